//! What the game is waiting for.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Farmhands and barn get their first tiles (TTM-4).
    Deal {
        /// Who will start, if the table has decided.
        start: Option<Seat>,
    },
    /// The start tiles are shared out (TTM-5).
    Share {
        /// Who will start, if the table has decided.
        start: Option<Seat>,
    },
    /// The player puts a start tile on a field (TTM-6).
    Place,
    /// The barn's tile cannot be played next to: a new one is drawn (TTM-11).
    Swap,
    /// The player drives a farmhand's tile onto the meadow (TTM-7).
    Drive,
    /// Farmhand 2 and the barn are filled again (TTM-12).
    Draw,
    /// The game is over.
    Over,
}

impl Phase {
    /// The clauses of the rulebook that govern the phase.
    pub(super) fn clauses(self) -> &'static [&'static str] {
        match self {
            Phase::Deal { .. } => &["TTM-4"],
            Phase::Share { .. } => &["TTM-5"],
            Phase::Place => &["TTM-6"],
            Phase::Swap => &["TTM-11", "TTM-R3"],
            Phase::Drive => &["TTM-7", "TTM-8", "TTM-9", "TTM-10"],
            Phase::Draw => &["TTM-12", "TTM-R6"],
            Phase::Over => &["TTM-13", "TTM-14", "TTM-15"],
        }
    }
}
