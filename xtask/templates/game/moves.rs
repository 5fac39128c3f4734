//! What may be done, and what luck may bring.

use engine::Seat;

use super::@@Type@@;
use super::phase::Phase;
use super::rules::FEWEST_TO_GO_HOME;

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Throw again.
    Throw,
    /// Go home with the eggs in the basket.
    Home,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts.
    Start(Seat),
    /// What the die shows, from 1 to 6.
    Die(u8),
}

impl @@Type@@ {
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat || self.phase != Phase::Choose {
            return;
        }
        into.push(Move::Throw);
        // @@PREFIX@@-5
        if self.basket >= FEWEST_TO_GO_HOME {
            into.push(Move::Home);
        }
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Throw => into.extend((1..=6).map(|number| (Chance::Die(number), 1))),
            Phase::Choose | Phase::Over => {}
        }
    }
}
