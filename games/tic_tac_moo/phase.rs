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
