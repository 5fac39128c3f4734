//! Our reader against the library's: what it takes, what it refuses, and in which words.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{read_json, read_value, value_of};

/// Something of every shape that our types have.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Farm {
    name: String,
    open: bool,
    fields: [u8; 2],
    debts: i16,
    herd: Vec<Animal>,
    mark: (char, f32),
    stock: BTreeMap<String, u64>,
    farmer: Option<Farmer>,
    #[serde(default)]
    rest: Value,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Farmer(u8);

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Animal {
    Cow,
    Goat(u8),
    Pair(String, u8),
    Sheep { wool: Option<u32> },
}

fn farm() -> Value {
    json!({
        "name": "Moo", "open": true, "fields": [1, 255], "debts": -3,
        "herd": ["cow", {"goat": 2}, {"pair": ["ab", 1]}, {"sheep": {"wool": 7}}, {"sheep": {}}, {"cow": null}],
        "mark": ["é", 0.5], "stock": {"hay": 1, "oats": 18_446_744_073_709_551_615_u64}, "farmer": 4,
        "rest": [null, {"a": [true, -1, 1.5, "x"]}],
    })
}

/// The pointers to all values in a value.
fn places(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_owned());
    match value {
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(at, value)| places(value, &format!("{here}/{at}"), all));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| places(value, &format!("{here}/{name}"), all));
        }
        _ => {}
    }
}

/// A farm in which something stands where something else should.
fn odd_farm() -> impl Strategy<Value = Value> {
    let mut all = Vec::new();
    places(&farm(), "", &mut all);
    let odd = [
        json!(null),
        json!(true),
        json!(7),
        json!(256),
        json!(-1),
        json!(0.5),
        json!("cow"),
        json!("x"),
        json!([1, 2]),
        json!({}),
        json!({"goat": 1}),
        json!({"sheep": {}}),
        json!({"name": 1, "hay": 2}),
    ];
    (prop::sample::select(all), prop::sample::select(odd.to_vec())).prop_map(|(place, odd)| {
        let mut farm = farm();
        *farm.pointer_mut(&place).expect("it is there") = odd;
        farm
    })
}

proptest! {
    #[test]
    fn it_reads_and_refuses_what_the_library_does(farm in odd_farm()) {
        let ours = read_value::<Farm>(&farm).ok();
        prop_assert_eq!(ours, serde_json::from_value(farm).ok());
    }
}

#[test]
fn what_is_written_is_read_again() {
    let read: Farm = read_value(&farm()).unwrap();
    assert_eq!(read_value::<Farm>(&value_of(&read)).unwrap(), read);
    assert_eq!(read_json::<Farm>(serde_json::to_string(&read).unwrap()).unwrap(), read);
    assert_eq!(read.rest, farm()["rest"]);
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let with = |place: &str, value: Value| {
        let mut farm = farm();
        farm[place] = value;
        read_value::<Farm>(&farm).unwrap_err().to_string()
    };
    for (place, value, why) in [
        ("name", json!(1), "invalid type: integer `1`, expected a string"),
        ("open", json!("yes"), "invalid type: string \"yes\", expected a boolean"),
        ("fields", json!([1, 256]), "invalid value: integer `256`, expected u8"),
        ("fields", json!([1, -1]), "invalid value: integer `-1`, expected u8"),
        ("fields", json!([1, 0.5]), "invalid type: floating point `0.5`, expected u8"),
        ("fields", json!([1, 2, 3]), "invalid length 3, expected an array of length 2"),
        ("fields", json!([1]), "invalid length 1, expected an array of length 2"),
        ("debts", json!("x"), "invalid type: string \"x\", expected i16"),
        ("herd", json!({}), "invalid type: map, expected a sequence"),
        ("herd", json!(["hen"]), "unknown variant `hen`, expected one of `cow`, `goat`, `pair`, `sheep`"),
        ("herd", json!([1]), "invalid type: integer `1`, expected string or map"),
        ("herd", json!([{}]), "invalid value: map, expected map with a single key"),
        ("herd", json!([{"cow": 1}]), "invalid type: integer `1`, expected unit"),
        ("herd", json!(["goat"]), "invalid type: unit variant, expected newtype variant"),
        ("herd", json!([{"sheep": 1}]), "invalid type: integer `1`, expected struct variant Animal::Sheep"),
        ("mark", json!(["ab", 1]), "invalid value: string \"ab\", expected a character"),
        ("stock", json!(null), "invalid type: null, expected a map"),
        ("farmer", json!("me"), "invalid type: string \"me\", expected u8"),
        ("hens", json!(1), "unknown field `hens`, expected one of `name`"),
    ] {
        let found = with(place, value);
        assert!(found.starts_with(why), "{place}: {found}, not {why}");
    }
    let nothing = read_value::<Farm>(&json!({})).unwrap_err();
    assert_eq!(nothing.to_string(), "missing field `name`");
}

#[test]
fn a_list_is_no_object() {
    // The library would take the fields in their order, in which nobody writes them.
    let refused = read_value::<Vec<Animal>>(&json!([{"sheep": [1]}])).unwrap_err();
    assert_eq!(refused.to_string(), "invalid type: sequence, expected struct variant Animal::Sheep");
    let refused = read_value::<Farm>(&json!(["Moo", true])).unwrap_err();
    assert_eq!(refused.to_string(), "invalid type: sequence, expected struct Farm");
}
