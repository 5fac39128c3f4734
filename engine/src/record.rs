//! A game written down: enough to rebuild it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use small_json::read_strange;

use crate::{BadOptions, Facts, OutcomeLine, Refused, Seat};

/// A game written down, as it stands in a `.barn` file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this layout.
    pub barn: u16,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Who sat where.
    pub seats: Vec<SeatLine>,
    /// What the table chose.
    pub options: Value,
    /// When it began, as an RFC 3339 time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started: Option<String>,
    /// When it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// Every step in order.
    pub steps: Vec<Line>,
    /// What was taken back on the way, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<UndoneLine>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<OutcomeLine>,
    /// What is needed to check the luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// A hash over all the rest, 64 hex digits: shows that nothing was changed by accident.
    #[serde(default, rename = "seal", skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
}

/// Who sat at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLine {
    /// What they are called.
    pub name: String,
    /// What they are: `you`, `random`, …
    pub kind: String,
}

/// Somebody took a move back, and with it all steps that had followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoneLine {
    /// Who.
    pub seat: Seat,
    /// How many steps there were before.
    pub from: u32,
    /// How many there were after.
    pub to: u32,
}

/// What is needed to check the luck of a game. A game among people who do not trust one another also says
/// how its seed came about; numbers of 32 bytes are written as 64 hex digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// The seed of the generator.
    pub seed: String,
    /// The table at which it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// What the dealer promised before the first card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The secret that was promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// What each seat added to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contributions: Option<Vec<String>>,
    /// The hash of each seat's contribution, as the seat gave it before any contribution was shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promises: Option<Vec<Option<String>>>,
}

/// One step, written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "LooseLine", into = "LooseLine")]
pub enum Line {
    /// A seat's move, and how long it took.
    Move {
        /// Who moved.
        seat: Seat,
        /// The move, in notation.
        mv: String,
        /// How long the seat thought.
        ms: Option<u32>,
    },
    /// A chance outcome, in notation.
    Chance(String),
}

/// A line as JSON has it: every field may be missing.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LooseLine {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ms: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
}

impl TryFrom<LooseLine> for Line {
    type Error = &'static str;

    fn try_from(line: LooseLine) -> Result<Line, Self::Error> {
        match line {
            LooseLine { seat: Some(seat), mv: Some(mv), ms, chance: None } => Ok(Line::Move { seat, mv, ms }),
            LooseLine { seat: None, mv: None, ms: None, chance: Some(outcome) } => Ok(Line::Chance(outcome)),
            _ => Err("a step is {\"seat\", \"move\"} with an optional \"ms\", or {\"chance\"}"),
        }
    }
}

impl From<Line> for LooseLine {
    fn from(line: Line) -> LooseLine {
        match line {
            Line::Move { seat, mv, ms } => LooseLine { seat: Some(seat), mv: Some(mv), ms, chance: None },
            Line::Chance(outcome) => LooseLine { seat: None, mv: None, ms: None, chance: Some(outcome) },
        }
    }
}

/// Why a record was refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadRecord {
    /// It is not a record at all.
    #[error("this is not a game record: {0}")]
    NotARecord(String),
    /// It was written by another version of Barnyard.
    #[error("this record has layout version {found}; this program reads version {ours}")]
    Schema {
        /// The version found.
        found: u64,
        /// The version we write.
        ours: u16,
    },
    /// Its game is not ours.
    #[error("this record is of a game called {0:?}, which is not known here")]
    UnknownGame(String),
    /// Its game was played by other rules.
    #[error("this record follows version {found} of the rules of {game}; this program plays version {ours}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The version found.
        found: u16,
        /// The version we play.
        ours: u16,
    },
    /// Its options are impossible.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// One of its steps is impossible.
    #[error("step {} of this record: {why}", at + 1)]
    Step {
        /// Which, counted from 0.
        at: usize,
        /// Why.
        why: Refused,
    },
    /// Its result is not what the steps lead to.
    #[error("the result in this record is not what its steps lead to")]
    Result,
}

impl Record {
    /// The version of the layout written here.
    pub const SCHEMA: u16 = 1;

    /// Reads a record from JSON. Whether its steps are legal is found out by replaying them.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let bad = |problem: serde_json::Error| BadRecord::NotARecord(problem.to_string());
        Record::from_value(&serde_json::from_str(text).map_err(bad)?)
    }

    /// Reads a record from a JSON value.
    pub fn from_value(value: &Value) -> Result<Record, BadRecord> {
        match value.get("barn").and_then(Value::as_u64) {
            None => return Err(BadRecord::NotARecord("it has no number under \"barn\"".to_owned())),
            Some(found) if found != u64::from(Record::SCHEMA) => {
                return Err(BadRecord::Schema { found, ours: Record::SCHEMA });
            }
            Some(_) => {}
        }
        read_strange(value).map_err(|(place, problem)| {
            let place = place.map(|place| format!(" (at {place})")).unwrap_or_default();
            BadRecord::NotARecord(format!("{problem}{place}"))
        })
    }

    /// Refuses a record that follows other rules than ours.
    pub(crate) fn check_version(&self, facts: &Facts) -> Result<(), BadRecord> {
        if self.game != facts.id {
            return Err(BadRecord::UnknownGame(self.game.clone()));
        }
        if self.rules != facts.version {
            return Err(BadRecord::Rules { game: facts.id, found: self.rules, ours: facts.version });
        }
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        if !facts.seats_allowed(seats) {
            return Err(BadOptions::seats(facts, seats).into());
        }
        Ok(())
    }
}
