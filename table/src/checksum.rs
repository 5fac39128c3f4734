//! The checksum of a record: a hash that shows whether anything in it was changed by accident. Records call it `seal`.
//!
//! It is no signature: whoever changes a record can compute it again. What luck did is proved by the seed, and what the
//! rules allow by the rules; the checksum covers what nothing else can prove, such as names and times.

use engine::Record;
use serde_json::Value;

/// The same record with its checksum.
#[must_use]
pub fn with_checksum(record: Record) -> Record {
    let record = Record { checksum: None, ..record };
    let checksum = checksum_of(&small_json::value_of(&record));
    Record { checksum: Some(checksum), ..record }
}

/// The checksum of a record as JSON has it: BLAKE3 over everything but the checksum, without spaces and with the keys of
/// every object in order.
pub fn checksum_of(record: &Value) -> String {
    let mut record = record.clone();
    if let Value::Object(fields) = &mut record {
        fields.remove("seal");
    }
    let hash = blake3::derive_key("barnyard record v1", small_json::ordered_text(&record).as_bytes());
    blake3::Hash::from_bytes(hash).to_hex().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_of_what_a_record_says_and_not_of_how_it_is_laid_out() {
        let record = r#"{"b":[1,{"seal":"x"}],"a":"é\n\"\u0007","seal":"whatever"}"#;
        let other = "{ \"a\": \"\\u00e9\\n\\\"\\u0007\",\n\"b\": [1, {\"seal\": \"x\"}] }";
        let checksum = |text| checksum_of(&serde_json::from_str(text).unwrap());
        assert_eq!(checksum(record), checksum(other));
        // Docs and other verifiers have this too.
        assert_eq!(checksum(record), "f362e7c8146ba2f935b57cf75bb8606f5c8e170b47df8b1fcde5490438967bce");
        assert_ne!(
            checksum(record),
            checksum(&record.replace('x', "y")),
            "only the record's own is left out"
        );
    }
}
