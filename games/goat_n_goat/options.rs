//! What a table may choose.

use engine::{BadOptions, Start};
use serde::{Deserialize, Serialize};

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who plays first.
    pub start: Start,
    /// How many mountains a turn may take: 3, one per colour, or 1 (R1).
    pub climbs_per_turn: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Start::Random, climbs_per_turn: 3 }
    }
}

impl Options {
    pub(super) fn climbs_per_turn(&self) -> Result<u8, BadOptions> {
        match self.climbs_per_turn {
            climbs @ (1 | 3) => Ok(climbs),
            other => Err(BadOptions::new("climbs_per_turn", format!("it is 3 or 1, not {other}"))),
        }
    }
}
