//! What a table may choose.

use engine::{BadOptions, Start};
use serde::{Deserialize, Serialize};

/// @@PREFIX@@-7: the most rounds.
pub(super) const MOST_ROUNDS: u8 = 20;

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who throws first.
    pub start: Start,
    /// How many turns everybody has (@@PREFIX@@-7).
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Start::Random, rounds: 10 }
    }
}

impl Options {
    pub(super) fn rounds(&self) -> Result<u8, BadOptions> {
        match self.rounds {
            rounds @ 1..=MOST_ROUNDS => Ok(rounds),
            other => Err(BadOptions::new("rounds", format!("it is 1 to {MOST_ROUNDS}, not {other}"))),
        }
    }
}
