//! From JSON to what it means.
//!
//! Everything is read out of a [`Value`], never straight out of the text: a program then has one reader of each
//! type, and not one for each kind of source. Where programs are downloaded, as into a browser, that counts.

use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

/// Reads something that was written as JSON.
pub fn read_json<T: DeserializeOwned>(text: impl AsRef<[u8]>) -> Result<T, Error> {
    serde_json::from_value(serde_json::from_slice(text.as_ref())?)
}

/// Reads something that strangers may have written. A problem comes with its place, such as `steps[3].seat`;
/// it has none if it is about the whole.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn read_strange<T: DeserializeOwned>(value: Value) -> Result<T, (Option<String>, Error)> {
    serde_path_to_error::deserialize(value).map_err(|problem| {
        let place = Some(problem.path().to_string()).filter(|place| place != ".");
        (place, problem.into_inner())
    })
}

/// In a browser, places are not worth a second reader of each type.
#[cfg(target_family = "wasm")]
pub(crate) fn read_strange<T: DeserializeOwned>(value: Value) -> Result<T, (Option<String>, Error)> {
    serde_json::from_value(value).map_err(|problem| (None, problem))
}
