//! The messages between a table and those who play or look on: JSON, one object each.
//!
//! [`ToTable`] is what a viewer's program says, [`FromTable`] what it hears. Steps are in the game's own
//! notation everywhere, words are phrases that can be said in any language.

mod from_table;
mod happening;
mod json;
mod read;
mod refusal;
mod state;
mod to_table;

use serde::Deserialize;

pub use from_table::FromTable;
pub use happening::{Happening, Wish};
pub use json::Json;
pub(crate) use refusal::Sorry;
pub use refusal::{Refusal, clause_of};
pub use state::{GameState, LuckState, OfferState, SeatState, TableState};
pub use to_table::{Reaction, ToTable};

/// The most bytes a message to a table may have.
pub const MOST_BYTES: usize = 8 * 1024;

/// How long a message from a table is about, so that it need not be moved while it is written.
const USUAL_BYTES: usize = 1024;

/// Why text is no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMessage {
    /// It is too long.
    #[error("a message has at most {MOST_BYTES} bytes; this one has {0}")]
    TooLong(usize),
    /// It is not one of ours.
    #[error("this is not a message for a table: {0}")]
    NotAMessage(String),
}

impl From<BadMessage> for FromTable {
    fn from(bad: BadMessage) -> FromTable {
        FromTable::Sorry { key: None, code: Refusal::BadMessage, message: bad.to_string(), why: None }
    }
}

/// Reads what a viewer's program said.
pub fn read(text: &[u8]) -> Result<ToTable, BadMessage> {
    if text.len() > MOST_BYTES {
        return Err(BadMessage::TooLong(text.len()));
    }
    let mut reader = serde_json::Deserializer::from_slice(text);
    let message = ToTable::deserialize(&mut reader).map_err(not_one)?;
    reader.end().map_err(not_one)?;
    Ok(message)
}

/// Reads what a table said.
pub fn read_answer(text: &[u8]) -> Result<FromTable, BadMessage> {
    small_json::read_json(text).map_err(not_one)
}

/// Writes what a viewer's program says.
pub fn write(message: &ToTable) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}

/// Writes what a table says.
pub fn write_answer(message: &FromTable) -> String {
    let mut text = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut text, message).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is text")
}

fn not_one(problem: serde_json::Error) -> BadMessage {
    BadMessage::NotAMessage(problem.to_string())
}
