//! What the game is waiting for.

use engine::Stage;
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
    pub(super) fn stage(self) -> Stage {
        match self {
            Phase::Start => Stage::Before,
            Phase::Over => Stage::Over,
            Phase::Throw | Phase::Choose => Stage::Playing,
        }

    }
}
