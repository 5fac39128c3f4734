//! Words in people's languages.
//!
//! Rules never write sentences. They name a [`Phrase`] and what to put into it; a [`Wordbook`] turns it
//! into text from the game's Fluent files. So one step can be told in five languages, and a test can find
//! every word that is missing.

mod book;
mod lang;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Seat;

#[cfg(feature = "testing")]
pub(crate) use book::COMMON;
pub use book::{BadWords, Wordbook};
pub use lang::Lang;

/// Something to say: the id of a message and what goes into it. Rules name phrases that they know;
/// whoever is told over a wire reads them from text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The message's id in the game's words.
    pub id: Cow<'static, str>,
    /// What goes into it, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What goes into a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; the language may need its plural.
    Number(i64),
    /// Text that is the same in every language: notation, digits, letters.
    Text(String),
    /// A player, by seat.
    Seat(Seat),
    /// Another phrase.
    Phrase(Phrase),
    /// Several phrases, said one after another.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase with nothing to fill in yet.
    pub const fn new(id: &'static str) -> Phrase {
        Phrase { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// Text that is the same in every language.
    pub fn text(text: &str) -> Phrase {
        Phrase::new("text").with("text", text)
    }

    /// Fills something in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

macro_rules! arg_from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_numbers!(u8 i8 u16 i16 u32 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}
