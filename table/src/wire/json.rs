//! JSON as text.

use engine::{AnyGame, Viewer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A JSON value kept as the text it is sent as, because its hash is taken over that text.
#[derive(Clone, Debug)]
pub struct Json(Box<RawValue>);

impl Json {
    /// What a viewer knows of a game.
    pub fn of_view(game: &dyn AnyGame, viewer: Viewer) -> Json {
        Json(RawValue::from_string(game.view_text(viewer)).expect("views are plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The first 16 hex digits of the text's BLAKE3 hash.
    pub fn hash(&self) -> String {
        blake3::hash(self.text().as_bytes()).to_hex()[..16].to_owned()
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("JSON can be written"))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    /// By way of a value, which writes the same text again: keys are in order and nothing is between them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        Ok(Json::from(&Value::deserialize(deserializer)?))
    }
}
