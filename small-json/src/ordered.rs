//! JSON text with the keys of every object in order, so that the same view is always the same text.

use serde::Serialize;

/// Plain data as JSON without spaces, the keys of every object in order: the text that
/// [`serde_json::Value`] would write, without making one.
///
/// Keys are names of fields and pieces, which need no escapes.
pub fn ordered_text(value: &impl Serialize) -> String {
    let text = serde_json::to_vec(value).expect("this is plain data");
    let mut ordered = Vec::with_capacity(text.len());
    Reader { text: &text, at: 0 }.copy_value(&mut ordered);
    String::from_utf8(ordered).expect("pieces of text, cut where there are marks, are text")
}

/// Goes through text that was just written, so it is sound and has no spaces.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn copy_value(&mut self, out: &mut Vec<u8>) {
        match self.text[self.at] {
            b'{' => self.copy_object(out),
            b'[' => self.copy_list(out),
            b'"' => self.copy_string(out),
            _ => {
                let rest = &self.text[self.at..];
                let plain = rest.iter().position(|mark| matches!(mark, b',' | b']' | b'}'));
                self.copy(plain.unwrap_or(rest.len()), out);
            }
        }
    }

    fn copy_object(&mut self, out: &mut Vec<u8>) {
        self.copy(1, out);
        let start = out.len();
        let mut members = Vec::new();
        while self.text[self.at] != b'}' {
            let member = out.len();
            self.copy_string(out);
            let key = out.len();
            self.copy(1, out);
            self.copy_value(out);
            // The key without its quotation marks, which are no part of it, and all of the member.
            members.push((member + 1 - start..key - 1 - start, member - start..out.len() - start));
            self.copy_comma(out);
        }
        if !members.is_sorted_by_key(|(key, _)| &out[start..][key.clone()]) {
            let unsorted = out.split_off(start);
            members.sort_by(|(one, _), (other, _)| unsorted[one.clone()].cmp(&unsorted[other.clone()]));
            for (at, (_, member)) in members.into_iter().enumerate() {
                out.extend((at > 0).then_some(b','));
                out.extend_from_slice(&unsorted[member]);
            }
        }
        self.copy(1, out);
    }

    fn copy_list(&mut self, out: &mut Vec<u8>) {
        self.copy(1, out);
        while self.text[self.at] != b']' {
            self.copy_value(out);
            self.copy_comma(out);
        }
        self.copy(1, out);
    }

    fn copy_comma(&mut self, out: &mut Vec<u8>) {
        if self.text[self.at] == b',' {
            self.copy(1, out);
        }
    }

    fn copy_string(&mut self, out: &mut Vec<u8>) {
        let mut end = self.at + 1;
        while self.text[end] != b'"' {
            end += if self.text[end] == b'\\' { 2 } else { 1 };
        }
        self.copy(end + 1 - self.at, out);
    }

    fn copy(&mut self, count: usize, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.text[self.at..self.at + count]);
        self.at += count;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::Value;

    use super::*;

    /// Objects whose members are written in any order.
    #[derive(Clone, Debug)]
    enum Data {
        Plain(Value),
        List(Vec<Data>),
        Object(Vec<(String, Data)>),
    }

    impl Serialize for Data {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            match self {
                Data::Plain(value) => value.serialize(serializer),
                Data::List(values) => values.serialize(serializer),
                Data::Object(members) => {
                    serializer.collect_map(members.iter().map(|(key, value)| (key, value)))
                }
            }
        }
    }

    fn data() -> impl Strategy<Value = Data> {
        let plain = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
        ];
        plain.prop_map(Data::Plain).prop_recursive(4, 64, 6, |inner| {
            let object = proptest::collection::vec(("[ !a-z0-9é-]{0,3}", inner.clone()), 0..6);
            prop_oneof![
                proptest::collection::vec(inner, 0..6).prop_map(Data::List),
                object.prop_map(|mut members| {
                    let mut known = std::collections::BTreeSet::new();
                    members.retain(|(key, _)| known.insert(key.clone()));
                    Data::Object(members)
                }),
            ]
        })
    }

    proptest! {
        #[test]
        fn it_is_the_text_that_a_value_has(data in data()) {
            let value = serde_json::to_value(&data).unwrap();
            // Whether a map of JSON is sorted depends on who else uses that library; ours is.
            prop_assert_eq!(ordered_text(&data), value.to_string());
        }
    }
}
