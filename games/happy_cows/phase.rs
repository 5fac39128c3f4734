//! What the game is waiting for.

use engine::{Seat, Stage};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

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
    Which {
        /// What it is drawn for.
        draw: Draw,
    },
    /// Luck shows the back of the new top card (R1).
    Reveal {
        /// What comes then.
        then: Next,
    },
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

/// What goes on once the new top card has been seen. It is written as `set-up`, `end-turn` or the farm card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// Setting up.
    SetUp,
    /// The farm card that was taken from the pile takes effect.
    Effect(FarmCard),
    /// The turn is over.
    EndTurn,
}

impl Serialize for Next {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Next::SetUp => serializer.serialize_str("set-up"),
            Next::EndTurn => serializer.serialize_str("end-turn"),
            Next::Effect(card) => card.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Next {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Next, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "set-up" => Ok(Next::SetUp),
            "end-turn" => Ok(Next::EndTurn),
            card => card.parse().map(Next::Effect).map_err(D::Error::custom),
        }
    }
}

/// Reads a phase. In older positions `which` and `reveal` have no names for what stands beside them, such as
/// `{"reveal": {"effect": "barn"}}`.
pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Phase, D::Error> {
    let mut phase = Value::deserialize(deserializer)?;
    for (name, field) in [("which", "draw"), ("reveal", "then")] {
        if let Some(value) = phase.get_mut(name) {
            let old = value.get_mut("effect").map_or(Value::Null, Value::take);
            if old.is_string() {
                *value = old;
            }
            if value.is_string() {
                *value = json!({ field: value.take() });
            }
        }
    }
    engine::named::read(phase).map_err(D::Error::custom)
}

impl Phase {
    pub(super) fn stage(self) -> Stage {
        match self {
            Phase::Start => Stage::Before,
            Phase::Over => Stage::Over,
            _ => Stage::Playing,
        }
    }

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
            Phase::Start | Phase::Deal { .. } | Phase::Which { .. } | Phase::Reveal { .. } => false,
            Phase::Cheer { .. } | Phase::Act | Phase::Over => false,
        }
    }
}
