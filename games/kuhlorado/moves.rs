//! Moves and outcomes, and the squares that may be marked.

use engine::Seat;
use engine::kit::Squares;

use super::Kuhlorado;
use super::phase::{Face, Kind, Throw};

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

impl Kuhlorado {
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
            Kind::TwoNumbers => Squares::EMPTY,
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
pub(super) fn may_stop(throw: Throw) -> bool {
    throw.kind() == Kind::CowAndNumber
}
