//! What the game is waiting for.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Luck names the starter.
    Start,
    /// Cards are dealt to a hand.
    Deal {
        /// Whose hand.
        to: Seat,
        /// How many cards it still gets.
        left: u8,
    },
    /// The first display is laid out.
    Lay,
    /// The player plays cards of one number (GNG-4).
    Play,
    /// The player takes cards from the display (GNG-6).
    Take {
        /// How many more.
        left: u8,
    },
    /// The player has too many cards and gives some up (GNG-7).
    Drop,
    /// The player may take a mountain (GNG-8).
    Climb {
        /// How many more this turn.
        left: u8,
    },
    /// The display is filled from the deck (GNG-9).
    Refresh,
    /// The game is over.
    Over,
}
