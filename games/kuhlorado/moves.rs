//! What may be done, and what luck may bring.

use engine::kit::{Squares, dice};
use engine::{Rng, Seat, below};

use super::Kuhlorado;
use super::phase::{Face, Kind, Phase, Throw};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Keep both dice.
    Keep,
    /// Throw the die with this face again.
    RollOne(Face),
    /// Throw both dice again.
    RollBoth,
    /// Mark a square.
    Mark(u8),
    /// Leave it at one square.
    Done,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts.
    Start(Seat),
    /// Both dice.
    Throw(Throw),
    /// One die.
    Die(Face),
}

/// The throws of two dice, each as often as it falls, in the order the odds list them.
const THROWS: [(u8, u8); 36] = {
    let mut throws = [(0, 0); 36];
    let (mut at, mut a) = (0, 0);
    while a < 6 {
        let mut b = a;
        while b < 6 {
            throws[at] = (a, b);
            at += 1;
            if a != b {
                throws[at] = (a, b);
                at += 1;
            }
            b += 1;
        }
        a += 1;
    }
    throws
};

impl Kuhlorado {
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            // KUH-3: none, one or both once more; like dice are one choice.
            Phase::Again(throw) => {
                into.push(Move::Keep);
                into.push(Move::RollOne(throw.low));
                if throw.low != throw.high {
                    into.push(Move::RollOne(throw.high));
                }
                into.push(Move::RollBoth);
            }
            Phase::First(throw) => into.extend(self.first_squares(throw).iter().map(Move::Mark)),
            Phase::Second { throw, first } => {
                into.extend(self.second_squares(throw, first).iter().map(Move::Mark));
                if may_stop(throw) {
                    into.push(Move::Done);
                }
            }
            Phase::Start | Phase::Throw | Phase::Rethrow { .. } | Phase::Over => {}
        }
    }

    /// One of the moves just listed, without listing them.
    #[inline]
    pub(super) fn any_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let (squares, stop) = match self.phase {
            Phase::Again(throw) => {
                let twins = throw.low == throw.high;
                return match below(rng, if twins { 3 } else { 4 }) {
                    0 => Move::Keep,
                    1 => Move::RollOne(throw.low),
                    2 if !twins => Move::RollOne(throw.high),
                    _ => Move::RollBoth,
                };
            }
            Phase::First(throw) => (self.first_squares(throw), false),
            Phase::Second { throw, first } => (self.second_squares(throw, first), may_stop(throw)),
            Phase::Start | Phase::Throw | Phase::Rethrow { .. } | Phase::Over => {
                unreachable!("nobody is asked")
            }
        };
        let count = u32::from(squares.len());
        let place = below(rng, count + u32::from(stop));
        if place < count { Move::Mark(squares.nth(place)) } else { Move::Done }
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(2).map(|seat| (Chance::Start(seat), 1))),
            Phase::Throw | Phase::Rethrow { kept: None } => {
                into.extend(dice::pairs(Face::COUNT).map(|((low, high), weight)| {
                    (Chance::Throw(Throw { low: Face::nth(low), high: Face::nth(high) }), weight)
                }));
            }
            Phase::Rethrow { kept: Some(_) } => {
                into.extend((0..Face::COUNT).map(|face| (Chance::Die(Face::nth(face)), 1)));
            }
            Phase::Again(_) | Phase::First(_) | Phase::Second { .. } | Phase::Over => {}
        }
    }

    /// One of the outcomes just listed, without listing them.
    #[inline]
    pub(super) fn any_outcome<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.phase {
            Phase::Throw | Phase::Rethrow { kept: None } => {
                let (low, high) = THROWS[below(rng, 36) as usize];
                Chance::Throw(Throw { low: Face::nth(low), high: Face::nth(high) })
            }
            Phase::Rethrow { kept: Some(_) } => {
                Chance::Die(Face::nth(below(rng, u32::from(Face::COUNT)) as u8))
            }
            _ => Chance::Start(Seat(below(rng, 2) as u8)),
        }
    }

    /// The squares that show this face and are not marked.
    #[inline]
    pub(super) fn free(&self, face: Face) -> Squares {
        self.sheet.showing(face).without(self.marked())
    }

    /// The squares that anybody has marked.
    #[inline]
    pub(super) fn marked(&self) -> Squares {
        self.marks[0].or(self.marks[1])
    }

    /// KUH-4 to KUH-6: the squares that may be marked first are the free ones that show either die.
    #[inline]
    pub(super) fn first_squares(&self, throw: Throw) -> Squares {
        self.free(throw.low).or(self.free(throw.high))
    }

    /// KUH-6: whether some squares that show both dice lie in line with exactly one square between.
    pub(super) fn has_pair(&self, throw: Throw) -> bool {
        !self.free(throw.low).and(self.free(throw.high).one_between()).is_empty()
    }

    /// The squares that may be marked after `first`.
    #[inline]
    pub(super) fn second_squares(&self, throw: Throw, first: u8) -> Squares {
        match throw.kind() {
            // KUH-4, R6: any other free cow square.
            Kind::TwoCows => self.free(Face::COW),
            // KUH-5, R3: one square only.
            Kind::TwoNumbers => Squares::NONE,
            // KUH-6: the other die's squares in line, with exactly one square between.
            Kind::CowAndNumber => {
                let other = if self.sheet.showing(Face::COW).contains(first) { throw.low } else { Face::COW };
                self.free(other).and(Squares::only(first).one_between())
            }
        }
    }
}

/// KUH-6: a second square is a "may"; KUH-4: after two cows it is a must.
#[inline]
fn may_stop(throw: Throw) -> bool {
    throw.kind() == Kind::CowAndNumber
}
