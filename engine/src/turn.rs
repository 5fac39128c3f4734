//! What a game is waiting for.

use crate::{Seat, SeatSet};

/// What a game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Luck: a card is drawn, dice are thrown.
    Chance,
    /// These seats, each for a move of its own. More than one: they choose together, nobody sees the
    /// others' choice before all have chosen, and the order in which they choose makes no difference.
    Decide(SeatSet),
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// One seat decides.
    #[inline]
    pub fn of(seat: Seat) -> Turn {
        Turn::Decide(SeatSet::only(seat))
    }

    /// The seats that may move now.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
