//! What the game is waiting for.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Luck names the first leader.
    Start,
    /// Cards are dealt to a hand (MOO-4).
    Deal {
        /// Whose hand.
        to: Seat,
        /// How many cards it still gets.
        left: u8,
    },
    /// Cows are turned up (MOO-5).
    Place,
    /// The stars of the next cow are looked at (MOO-7).
    Instruct,
    /// A player lays cards (MOO-8).
    Lay {
        /// Who.
        seat: Seat,
    },
    /// Those who laid chips pick their sign (MOO-11).
    Announce,
    /// Hands are filled again (MOO-14).
    Refill {
        /// Whose hand.
        to: Seat,
        /// How many cards it still gets.
        left: u8,
    },
    /// The game is over.
    Over,
}
