//! What the game is waiting for.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::cards::{Colour, Cow, FarmCard};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// Luck names the starter.
    Start,
    /// Cows are dealt (HAP-3).
    Deal {
        /// To whom.
        to: Seat,
        /// How many this player still gets.
        left: u8,
    },
    /// Luck says which farm card the top one is.
    Which(Draw),
    /// Luck shows the back of the new top card (R1).
    Reveal(Next),
    /// Everybody turns one cow happy (HAP-5).
    Cheer {
        /// How many players are still to do so.
        left: u8,
    },
    /// The player plays or puts away a card of the row, or plays the top card (HAP-6 to HAP-8).
    Act,
    /// Super Farmer: the player names a colour (HAP-15).
    Colour,
    /// Barn: the player may lead cows inside (HAP-12).
    Barn {
        /// Whether a second barn may be built instead (HAP-13).
        build: bool,
    },
    /// Rain: the player may lead cows of the colour inside (HAP-16).
    Rain {
        /// The colour.
        colour: Colour,
    },
    /// Trough: the player chooses an own cow (HAP-17).
    Give,
    /// Trough: the player chooses another's cow (HAP-17).
    Take {
        /// The cow that is given for it.
        given: Cow,
    },
    /// Bull: the player chooses a cow to cheer up (HAP-18).
    Bull {
        /// How many to choose.
        left: u8,
    },
    /// Hunger: the player chooses a cow to sadden (HAP-19).
    Hunger {
        /// How many to choose.
        left: u8,
        /// Whose cows suffer, once the first was chosen (R5).
        of: Option<Seat>,
    },
    /// Nice Weather: the player chooses from which barn a cow comes out (R7).
    Weather,
    /// Milkmaid: the player may choose a cow (HAP-21).
    Milkmaid,
    /// The game is over.
    Over,
}

/// What a card is drawn from the pile for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The first row.
    SetUp,
    /// The row, at the end of a turn (HAP-9).
    Refill,
    /// To be played at once (HAP-8).
    Play,
}

/// What goes on once the new top card has been seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Next {
    /// Setting up.
    SetUp,
    /// The farm card that was taken from the pile takes effect.
    Effect(FarmCard),
    /// The turn is over.
    EndTurn,
}

impl Phase {
    /// Whether a choice is asked that a farm card brings.
    pub fn is_of_a_card(self) -> bool {
        match self {
            Phase::Colour
            | Phase::Barn { .. }
            | Phase::Rain { .. }
            | Phase::Give
            | Phase::Take { .. }
            | Phase::Bull { .. }
            | Phase::Hunger { .. }
            | Phase::Weather
            | Phase::Milkmaid => true,
            Phase::Start | Phase::Deal { .. } | Phase::Which(_) | Phase::Reveal(_) => false,
            Phase::Cheer { .. } | Phase::Act | Phase::Over => false,
        }
    }
}
