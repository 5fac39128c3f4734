//! Who shall play what.

use players::Level;
use serde_json::Value;
use table::TimeRule;
use table::wire::{SeatState, TableState};

/// Who shall play what.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TablePlan {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) seats: Vec<Sitter>,
    /// How long players may think, at tables in the hall.
    pub(crate) time: Option<TimeRule>,
    /// Whether somebody explains the game while it is played.
    pub(crate) coach: bool,
}

/// Who shall sit at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// Somebody at this device.
    Here(String),
    /// Somebody elsewhere.
    Elsewhere,
    /// A bot.
    Bot(Level),
}

impl TablePlan {
    /// The same people and bots at another table on this device.
    pub(crate) fn again(table: &TableState) -> TablePlan {
        let sitter = |seat: &SeatState| match (&seat.name, seat.bot) {
            (Some(name), _) => Sitter::Here(name.clone()),
            (None, bot) => Sitter::Bot(bot.unwrap_or(Level::Medium)),
        };
        TablePlan {
            game: table.game.clone(),
            options: table.options.clone(),
            seats: table.seats.iter().map(sitter).collect(),
            time: None,
            coach: false,
        }
    }

    /// Whether somebody elsewhere plays too.
    pub(crate) fn is_online(&self) -> bool {
        self.seats.contains(&Sitter::Elsewhere)
    }
}
