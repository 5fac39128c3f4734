//! Who shall play what.

use players::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who shall play what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) seats: Vec<Sitter>,
}

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Sitter {
    /// Somebody at this device.
    Here(String),
    /// Somebody elsewhere.
    Elsewhere,
    /// A bot.
    Bot(Level),
}

impl Plan {
    /// Whether somebody elsewhere plays too.
    pub(crate) fn is_online(&self) -> bool {
        self.seats.contains(&Sitter::Elsewhere)
    }
}
