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

impl Phase {
    /// The clauses of the rulebook that govern the phase.
    pub(super) fn clauses(self) -> &'static [&'static str] {
        match self {
            Phase::Start => &["@@PREFIX@@-1"],
            Phase::Throw => &["@@PREFIX@@-2", "@@PREFIX@@-3", "@@PREFIX@@-6"],
            Phase::Choose => &["@@PREFIX@@-4", "@@PREFIX@@-5"],
            Phase::Over => &["@@PREFIX@@-7", "@@PREFIX@@-8"],
        }
    }
}
