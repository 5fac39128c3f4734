//! The seal of a record: a hash that shows whether anything in it was changed by accident.
//!
//! It is no signature: whoever changes a record can seal it again. What luck did is proved by the seed, and
//! what the rules allow by the rules; the seal covers what nothing else can prove, such as names and times.

use engine::Record;
use serde_json::Value;

/// The same record, sealed.
#[must_use]
pub fn seal(mut record: Record) -> Record {
    record.seal = None;
    let unsealed = serde_json::to_value(&record).expect("records are plain data");
    record.seal = Some(seal_of(&unsealed));
    record
}

/// The seal of a record as JSON has it: BLAKE3 over everything but the seal, written in one agreed way.
pub fn seal_of(record: &Value) -> String {
    let mut record = record.clone();
    if let Some(fields) = record.as_object_mut() {
        fields.remove("seal");
    }
    let hash = blake3::derive_key("barnyard record v1", canonical(&record).as_bytes());
    blake3::Hash::from_bytes(hash).to_hex().to_string()
}

/// JSON without spaces, objects in the order of their keys.
fn canonical(value: &Value) -> String {
    match value {
        Value::Array(values) => format!("[{}]", values.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Object(fields) => {
            // Sorted here, because whether a map of JSON is sorted depends on who else uses that library.
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| *key);
            let fields = fields
                .into_iter()
                .map(|(key, value)| format!("{}:{}", Value::from(key.as_str()), canonical(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seal_is_of_what_is_said_and_not_of_how_it_is_laid_out() {
        let record = r#"{"b":[1,{"seal":"x"}],"a":"é\n\"\u0007","seal":"whatever"}"#;
        let other = "{ \"a\": \"\\u00e9\\n\\\"\\u0007\",\n\"b\": [1, {\"seal\": \"x\"}] }";
        let seal = |text| seal_of(&serde_json::from_str(text).unwrap());
        assert_eq!(seal(record), seal(other));
        // Docs and other verifiers have this too.
        assert_eq!(seal(record), "f362e7c8146ba2f935b57cf75bb8606f5c8e170b47df8b1fcde5490438967bce");
        assert_ne!(seal(record), seal(&record.replace('x', "y")), "only the record's own seal is left out");
    }
}
