//! The rules: what may be done, and what steps do.

use engine::kit::{Squares, dice};
use engine::{BadOptions, Bounds, Facts, Game, Outcome, Rng, Seat, Turn, below};

use super::moves::{Chance, Move, may_stop};
use super::phase::{Face, Phase, Throw};
use super::{Kuhlorado, Options, points, score};

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

impl Game for Kuhlorado {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        // All squares that are no water, if they showed one number, and stopping.
        moves: 64,
        // Luck names the starter; then everybody throws twice, decides, and marks or stops at most two squares. A turn in
        // which nothing is marked can be followed by any number of such turns.
        steps: None,
        // Four edges, two small and two large troughs, all land, and every pair of squares.
        points: (0, 12 + 12 + 60 + 64),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if seats != 2 {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let sheet = options.sheet()?;
        Ok(Kuhlorado {
            sheet,
            advanced: options.advanced,
            marks: [Squares::EMPTY; 2],
            noted: None,
            seat: start.unwrap_or(Seat(0)),
            phase: if start.is_some() { Phase::Throw } else { Phase::Start },
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Throw | Phase::Rethrow { .. } => Turn::Chance,
            Phase::Again(_) | Phase::First(_) | Phase::Second { .. } => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
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

    fn is_legal(&self, seat: Seat, mv: &Move) -> bool {
        if seat != self.seat {
            return false;
        }
        match (self.phase, *mv) {
            (Phase::Again(_), Move::Keep | Move::RollBoth) => true,
            (Phase::Again(throw), Move::RollOne(face)) => face == throw.low || face == throw.high,
            (Phase::First(throw), Move::Mark(square)) => self.first_squares(throw).contains(square),
            (Phase::Second { throw, first }, Move::Mark(square)) => {
                self.second_squares(throw, first).contains(square)
            }
            (Phase::Second { throw, .. }, Move::Done) => may_stop(throw),
            _ => false,
        }
    }

    /// One of the moves that are listed, without listing them.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, _: &mut Vec<Move>) -> Move {
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

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        match (*mv, self.phase) {
            (Move::Keep, Phase::Again(throw)) => self.dice_lie(throw),
            (Move::RollOne(face), Phase::Again(throw)) => {
                self.phase = Phase::Rethrow { kept: Some(throw.without(face)) };
            }
            (Move::RollBoth, _) => self.phase = Phase::Rethrow { kept: None },
            (Move::Mark(square), Phase::First(throw)) => {
                self.marks[self.seat.idx()].insert(square);
                if self.second_squares(throw, square).is_empty() {
                    self.end_turn();
                } else {
                    self.phase = Phase::Second { throw, first: square };
                }
            }
            (Move::Mark(square), _) => {
                self.marks[self.seat.idx()].insert(square);
                self.end_turn();
            }
            (Move::Done, _) => self.end_turn(),
            _ => unreachable!("only legal moves are made"),
        }
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
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

    /// One of the outcomes that are listed, without listing them.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
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

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match *outcome {
            Chance::Start(seat) => {
                self.seat = seat;
                self.phase = Phase::Throw;
            }
            Chance::Throw(throw) if self.phase == Phase::Throw => self.phase = Phase::Again(throw),
            Chance::Throw(throw) => self.dice_lie(throw),
            Chance::Die(face) => {
                let Phase::Rethrow { kept: Some(kept) } = self.phase else {
                    unreachable!("one die was kept")
                };
                self.dice_lie(Throw::of(kept, face));
            }
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = points(self).iter().map(|points| i16::from(points.total())).collect();
        // KUH-8: which of the two ends it was.
        let ended = match (self.free(Face::COW).is_empty(), self.free_numbers().len() > 5) {
            (true, true) => "ended-no-cow",
            (true, false) => "ended-no-cow-and-five-numbers",
            (false, _) => "ended-five-numbers",
        };
        Outcome::highest(scores, ended)
    }
}

impl Kuhlorado {
    /// The dice are as they stay: squares are marked, if there are any to mark (KUH-5).
    fn dice_lie(&mut self, throw: Throw) {
        if self.first_squares(throw).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::First(throw);
        }
    }

    fn end_turn(&mut self) {
        // KUH-13, R1, R8: counted before the end is.
        if self.advanced && self.noted.is_none() && self.cows_marked() >= 9 {
            self.noted = Some(self.marks.map(score::double_squares));
        }
        // KUH-8
        if self.free(Face::COW).is_empty() || self.free_numbers().len() <= 5 {
            self.phase = Phase::Over;
        } else {
            self.seat = self.seat.next(2);
            self.phase = Phase::Throw;
        }
    }

    pub(super) fn cows_marked(&self) -> u8 {
        self.sheet.showing(Face::COW).and(self.marked()).len()
    }

    pub(super) fn free_numbers(&self) -> Squares {
        self.sheet.numbers().without(self.marked())
    }
}
