//! Phases as JSON, alike in every game: `{"name": "take", "left": 2}`.
//!
//! For `#[serde(with = "engine::named")]` on a field whose type is an enum with serde's usual shape. That shape –
//! `"over"`, `{"take": {"left": 2}}` – is what older positions have, and is read as well.

use serde::de::{DeserializeOwned, Error};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use small_json::{read_value, value_of};

/// Writes a phase: its name, then its fields.
pub fn serialize<T: Serialize, S: Serializer>(phase: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let (name, fields) = match value_of(phase) {
        Value::String(name) => (name, Map::new()),
        Value::Object(variant) => match variant.into_iter().next() {
            Some((name, Value::Object(fields))) => (name, fields),
            other => unreachable!("a phase has named fields, not {other:?}"),
        },
        other => unreachable!("a phase has a name, unlike {other}"),
    };
    let mut written = serializer.serialize_map(Some(fields.len() + 1))?;
    written.serialize_entry("name", &name)?;
    fields.iter().try_for_each(|(field, value)| written.serialize_entry(field, value))?;
    written.end()
}

/// Reads a phase, as it is written now or as it was before.
pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    read(Value::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Reads a phase out of a JSON value.
pub fn read<T: DeserializeOwned>(value: Value) -> serde_json::Result<T> {
    let Value::Object(mut fields) = value else { return read_value(&value) };
    let Some(name) = fields.remove("name") else { return read_value(&Value::Object(fields)) };
    // A phase without fields is no object to serde. Those that have some may have left out all of them.
    if fields.is_empty()
        && let Ok(phase) = read_value(&name)
    {
        return Ok(phase);
    }
    let Value::String(name) = name else { return read_value(&name) };
    read_value(&Value::Object(Map::from_iter([(name, Value::Object(fields))])))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Phase {
        SetUp,
        Take { left: u8, from: Option<u8> },
        Share { start: Option<u8> },
    }

    #[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Position {
        #[serde(with = "super")]
        phase: Phase,
    }

    fn read(phase: Value) -> Result<Phase, String> {
        let position: Result<Position, _> = read_value(&json!({ "phase": phase }));
        position.map(|position| position.phase).map_err(|problem| problem.to_string())
    }

    #[test]
    fn a_phase_is_written_with_its_name_first() {
        let written = |phase| serde_json::to_string(&Position { phase }).unwrap();
        assert_eq!(written(Phase::SetUp), r#"{"phase":{"name":"set-up"}}"#);
        let take = Phase::Take { left: 2, from: None };
        assert_eq!(written(take), r#"{"phase":{"name":"take","from":null,"left":2}}"#);
    }

    #[test]
    fn the_shape_of_now_and_the_one_of_before_are_read() {
        let take = Ok(Phase::Take { left: 2, from: Some(1) });
        assert_eq!(read(json!({ "name": "take", "left": 2, "from": 1 })), take);
        assert_eq!(read(json!({ "take": { "left": 2, "from": 1 } })), take);
        assert_eq!(read(json!({ "name": "set-up" })), Ok(Phase::SetUp));
        assert_eq!(read(json!("set-up")), Ok(Phase::SetUp));
        assert_eq!(read(json!({ "name": "share" })), Ok(Phase::Share { start: None }));
    }

    #[test]
    fn a_phase_that_is_none_is_refused_with_what_is_wrong() {
        for (phase, problem) in [
            (json!({ "name": "stroll" }), "unknown variant `stroll`"),
            (json!({ "name": "take", "left": 2, "right": 1 }), "unknown field `right`"),
            (json!({ "name": "take" }), "missing field `left`"),
            (json!({ "name": "set-up", "left": 1 }), "invalid type: map"),
            (json!({ "name": 7 }), "invalid"),
            (json!({}), "invalid"),
            (json!(7), "invalid"),
        ] {
            let refused = read(phase.clone()).unwrap_err();
            assert!(refused.contains(problem), "{phase}: {refused}");
        }
    }
}
