//! How serde's types are read out of a JSON value.
//!
//! The library's own reader tries more than we write: structs from lists, names from numbers. All of that is compiled
//! for each type there is. This one asks for what a type is written as and refuses the rest, in the same words.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Map, Number, Value, map};

/// Reads what a value means. Structs and maps are objects, the keys of maps are text.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a>(pub(super) &'a Value);

type Name<'a> = BorrowedStrDeserializer<'a, Error>;

// Whatever does not depend on the type is in here, so that it is compiled once.
impl<'a> Reader<'a> {
    fn text(self, expected: &dyn Expected) -> Result<&'a str, Error> {
        self.0.as_str().ok_or_else(|| self.is_not(expected))
    }

    fn number(self, expected: &dyn Expected) -> Result<&'a Number, Error> {
        self.0.as_number().ok_or_else(|| self.is_not(expected))
    }

    fn list(self, expected: &dyn Expected) -> Result<List<'a>, Error> {
        self.0.as_array().map(|values| List(values.iter())).ok_or_else(|| self.is_not(expected))
    }

    fn list_of(self, count: usize, expected: &dyn Expected) -> Result<List<'a>, Error> {
        let list = self.list(expected)?;
        if list.0.len() == count { Ok(list) } else { Err(Error::invalid_length(list.0.len(), expected)) }
    }

    fn fields(self, expected: &dyn Expected) -> Result<Fields<'a>, Error> {
        self.0.as_object().map(Fields::of).ok_or_else(|| self.is_not(expected))
    }

    fn variant(self) -> Result<Variant<'a>, Error> {
        match self.0 {
            Value::String(name) => Ok(Variant { name, content: None }),
            Value::Object(fields) => match fields.iter().next() {
                Some((name, content)) if fields.len() == 1 => Ok(Variant { name, content: Some(content) }),
                _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            _ => Err(self.is_not(&"string or map")),
        }
    }

    #[cold]
    fn is_not(self, expected: &dyn Expected) -> Error {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Unexpected::Unsigned(number),
                (_, Some(number)) => Unexpected::Signed(number),
                _ => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Error::invalid_type(found, expected)
    }
}

/// The ways to ask for a number, which all lead to the same.
macro_rules! numbers {
    ($($ask:ident)*) => {$(
        fn $ask<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let number = self.number(&visitor)?;
            match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (_, Some(number)) => visitor.visit_i64(number),
                _ => Err(self.is_not(&visitor)),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Error;

    /// For what may be anything, such as a value.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) if number.is_f64() => self.deserialize_f64(visitor),
            Value::Number(_) => self.deserialize_i64(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(values) => visitor.visit_seq(List(values.iter())),
            Value::Object(fields) => visitor.visit_map(Fields::of(fields)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.is_not(&visitor)),
        }
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.number(&visitor)?.as_f64() {
            Some(number) => visitor.visit_f64(number),
            None => Err(self.is_not(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let text = self.text(&visitor)?;
        visitor.visit_borrowed_str(text)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(self.is_not(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let list = self.list(&visitor)?;
        visitor.visit_seq(list)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, Error> {
        let list = self.list_of(count, &visitor)?;
        visitor.visit_seq(list)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_tuple(count, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let fields = self.fields(&visitor)?;
        visitor.visit_map(fields)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(self.variant()?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}

/// What is left of a list.
struct List<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.0.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// What is left of an object: the field whose value is due, and those after it.
struct Fields<'a> {
    value: &'a Value,
    rest: map::Iter<'a>,
}

impl<'a> Fields<'a> {
    fn of(fields: &'a Map<String, Value>) -> Fields<'a> {
        Fields { value: &Value::Null, rest: fields.iter() }
    }

    fn next_name(&mut self) -> Option<Name<'a>> {
        let (name, value) = self.rest.next()?;
        self.value = value;
        Some(Name::new(name))
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.next_name().map(|name| seed.deserialize(name)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(Reader(self.value))
    }
}

/// One of the kinds of an enum, with what belongs to it if there is something.
struct Variant<'a> {
    name: &'a str,
    content: Option<&'a Value>,
}

/// What belongs to a kind.
struct Content<'a>(Option<&'a Value>);

impl<'a> Content<'a> {
    fn of(self, what: &'static str) -> Result<Reader<'a>, Error> {
        self.0.map(Reader).ok_or_else(|| Error::invalid_type(Unexpected::UnitVariant, &what))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Content<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Content<'de>), Error> {
        Ok((seed.deserialize(Name::new(self.name))?, Content(self.content)))
    }
}

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.0 {
            Some(content) if !content.is_null() => Err(Reader(content).is_not(&"unit")),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.of("newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Result<V::Value, Error> {
        self.of("tuple variant")?.deserialize_tuple(count, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.of("struct variant")?.deserialize_map(visitor)
    }
}
