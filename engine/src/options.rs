//! What a table may choose before a game, and how a bad choice is refused.

use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::Seat;

/// Why options were refused: which field, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("option `{field}`: {problem}")]
pub struct BadOptions {
    /// The field's name.
    pub field: String,
    /// What is wrong, for a person.
    pub problem: String,
}

impl BadOptions {
    /// Refuses a field.
    pub fn new(field: &str, problem: impl Into<String>) -> BadOptions {
        BadOptions { field: field.to_owned(), problem: problem.into() }
    }

    /// Refuses a number of players.
    pub fn seats(facts: &crate::Facts, seats: u8) -> BadOptions {
        let (fewest, most) = facts.seats;
        let range = if fewest == most { format!("{fewest}") } else { format!("{fewest} to {most}") };
        BadOptions::new("seats", format!("{} is for {range} players, not {seats}", facts.title))
    }
}

/// Who starts (ALL-1): a seat the table agreed on, or whoever luck picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// Luck picks, every seat alike.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl Start {
    /// The fixed starter, if there is one; refused if the table has no such seat.
    pub fn checked(self, seats: u8) -> Result<Option<Seat>, BadOptions> {
        match self {
            Start::Random => Ok(None),
            Start::Seat(seat) if seat.0 < seats => Ok(Some(seat)),
            Start::Seat(seat) => Err(BadOptions::new(
                "start",
                format!("there is no seat {seat} at a table of {seats}; seats count from 0 to {}", seats - 1),
            )),
        }
    }
}

/// Reads a choice among names: text only, not the maps that would also do for a name in JSON.
/// For `#[serde(deserialize_with = "engine::from_name")]`.
pub fn from_name<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(
    deserializer: D,
) -> Result<T, D::Error> {
    T::deserialize(String::deserialize(deserializer)?.into_deserializer())
}

/// How luck's choice of a starter is written: `start 2`.
pub fn start_name(seat: Seat) -> String {
    format!("start {seat}")
}

/// The starter that is written so.
pub fn read_start(text: &str) -> Option<Seat> {
    match text.strip_prefix("start ")?.as_bytes() {
        [digit @ b'0'..=b'5'] => Some(Seat(digit - b'0')),
        _ => None,
    }
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Start::Random => serializer.serialize_str("random"),
            Start::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Start, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let seat = value.as_u64().and_then(|seat| u8::try_from(seat).ok());
        match (seat, value.as_str()) {
            (Some(seat), _) => Ok(Start::Seat(Seat(seat))),
            (_, Some("random")) => Ok(Start::Random),
            _ => Err(serde::de::Error::custom("start is a seat number or \"random\"")),
        }
    }
}
