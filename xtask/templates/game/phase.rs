//! What the game is waiting for.

use serde::{Deserialize, Serialize};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Luck names the starter.
    Start,
    /// The die is thrown (@@PREFIX@@-2).
    Throw,
    /// The player throws again or goes home (@@PREFIX@@-4).
    Choose,
    /// The game is over.
    Over,
}
