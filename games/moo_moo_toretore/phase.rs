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

impl Phase {
    /// The clauses of the rulebook that govern the phase.
    pub(super) fn clauses(self) -> &'static [&'static str] {
        match self {
            Phase::Start | Phase::Deal { .. } => &["MOO-4"],
            Phase::Place => &["MOO-5", "MOO-6"],
            Phase::Instruct => &["MOO-7"],
            Phase::Lay { .. } => &["MOO-8", "MOO-9", "MOO-10"],
            Phase::Announce => &["MOO-11", "MOO-12", "MOO-13", "MOO-R6"],
            Phase::Refill { .. } => &["MOO-14", "MOO-15", "MOO-16"],
            Phase::Over => &["MOO-19", "MOO-20", "MOO-21", "MOO-22"],
        }
    }
}
