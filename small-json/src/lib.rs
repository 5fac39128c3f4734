//! From JSON to what it means, and back, with little code.
//!
//! `serde` makes a reader of each type for each kind of source, and a writer for each kind of goal. A page that is
//! downloaded has to carry all of them. So here everything is read out of a [`Value`], never straight out of the text,
//! and in browsers everything is written as text, never straight into a value: a program then has one reader and one
//! writer of each type. Whoever does not run in a browser may as well use `serde_json`.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

mod ordered;
mod reader;
#[cfg(test)]
mod tests;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

pub use ordered::ordered_text;
use reader::Reader;

/// Reads something that was written as JSON.
pub fn read_json<T: DeserializeOwned>(text: impl AsRef<[u8]>) -> Result<T, Error> {
    read_value(&serde_json::from_slice(text.as_ref())?)
}

/// Reads something out of a JSON value.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(Reader(value))
}

/// Plain data as a JSON value.
#[cfg(not(target_family = "wasm"))]
pub fn value_of(written: &impl Serialize) -> Value {
    serde_json::to_value(written).expect("this is plain data")
}

/// In a browser it is made by way of text, for which there is a writer of each type already.
#[cfg(target_family = "wasm")]
pub fn value_of(written: &impl Serialize) -> Value {
    let text = serde_json::to_vec(written).expect("this is plain data");
    serde_json::from_slice(&text).expect("it was written just now")
}

/// Reads something that strangers may have written. A problem comes with its place, such as `steps[3].seat`;
/// it has none if it is about the whole.
#[cfg(not(target_family = "wasm"))]
pub fn read_strange<T: DeserializeOwned>(value: &Value) -> Result<T, (Option<String>, Error)> {
    serde_path_to_error::deserialize(Reader(value)).map_err(|problem| {
        let place = Some(problem.path().to_string()).filter(|place| place != ".");
        (place, problem.into_inner())
    })
}

/// In a browser, places are not worth a second reader of each type.
#[cfg(target_family = "wasm")]
pub fn read_strange<T: DeserializeOwned>(value: &Value) -> Result<T, (Option<String>, Error)> {
    read_value(value).map_err(|problem| (None, problem))
}
