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
    let unsealed = small_json::value_of(&record);
    record.seal = Some(seal_of(&unsealed));
    record
}

/// The seal of a record as JSON has it: BLAKE3 over everything but the seal, written in one agreed way.
pub fn seal_of(record: &Value) -> String {
    let mut text = String::new();
    match record {
        Value::Object(fields) => write_object(fields.iter().filter(|(key, _)| *key != "seal"), &mut text),
        other => write(other, &mut text),
    }
    let hash = blake3::derive_key("barnyard record v1", text.as_bytes());
    blake3::Hash::from_bytes(hash).to_hex().to_string()
}

/// JSON without spaces, objects in the order of their keys.
fn write(value: &Value, text: &mut String) {
    match value {
        Value::Array(values) => write_list(values, ['[', ']'], text, write),
        Value::Object(fields) => write_object(fields, text),
        plain => *text += &plain.to_string(),
    }
}

fn write_object<'a>(fields: impl IntoIterator<Item = (&'a String, &'a Value)>, text: &mut String) {
    // Sorted here, because whether a map of JSON is sorted depends on who else uses that library.
    let mut fields: Vec<_> = fields.into_iter().collect();
    fields.sort_unstable_by_key(|(key, _)| *key);
    write_list(fields, ['{', '}'], text, |(key, value), text| {
        *text += &Value::from(key.as_str()).to_string();
        text.push(':');
        write(value, text);
    });
}

fn write_list<T>(
    items: impl IntoIterator<Item = T>,
    [open, close]: [char; 2],
    text: &mut String,
    write: impl Fn(T, &mut String),
) {
    text.push(open);
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        write(item, text);
    }
    text.push(close);
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
