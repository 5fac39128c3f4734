//! Words in people's languages.
//!
//! Rules never write sentences. They name a [`Phrase`] and what to put into it; a [`Wordbook`] turns it
//! into text from the game's Fluent files. So one step can be told in five languages, and a test can find
//! every word that is missing.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Facts, Seat};

/// The languages of the rulebooks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[allow(missing_docs)] // They say it themselves.
pub enum Lang {
    #[default]
    English,
    German,
    French,
    Dutch,
    Japanese,
}

impl Lang {
    /// All of them, English first.
    pub const ALL: [Lang; 5] = [Lang::English, Lang::German, Lang::French, Lang::Dutch, Lang::Japanese];

    /// The two letters programs use.
    pub fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::German => "de",
            Lang::French => "fr",
            Lang::Dutch => "nl",
            Lang::Japanese => "ja",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("{text:?} is not a language here; there are en, de, fr, nl and ja"))
    }
}

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

/// Messages every game may use.
const COMMON: &[(Lang, &str)] = &[(Lang::English, include_str!("words/en.ftl"))];

/// The words of one game in one language, and the names of those who play it.
pub struct Wordbook {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Wordbook {
    /// The words of a game, if it has been put into this language.
    pub fn new(facts: &Facts, lang: Lang) -> Option<Wordbook> {
        let find = |words: &'static [(Lang, &'static str)]| {
            words.iter().find(|(written, _)| *written == lang).map(|(_, text)| *text)
        };
        let book = Wordbook::read(lang, &[find(COMMON)?, find(facts.words)?]);
        Some(book.unwrap_or_else(|bad| panic!("{}: {bad}", facts.id)))
    }

    /// The words in these Fluent texts: those that every game may use, then the game's own. Where two say
    /// the same thing, the later one is heard.
    pub fn read(lang: Lang, texts: &[&str]) -> Result<Wordbook, String> {
        let language: LanguageIdentifier = lang.code().parse().expect("our codes are language ids");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks around inserted text confuse terminals, and our languages all run left to right.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(resource.map_err(|(_, errors)| format!("{lang}: {errors:?}"))?);
        }
        Ok(Wordbook { bundle, names: Vec::new() })
    }

    /// Calls the seats by these names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Wordbook {
        self.names = names;
        self
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.idx()) {
            Some(name) => name.clone(),
            None => self.say(&Phrase::new("seat").with("number", seat.0)),
        }
    }

    /// A phrase as text. A phrase that is missing or does not fit shows as `⟨id⟩`; tests look for those.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.try_say(phrase).unwrap_or_else(|problem| format!("⟨{problem}⟩"))
    }

    /// A phrase as text, or what is wrong with it.
    pub fn try_say(&self, phrase: &Phrase) -> Result<String, String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(&**name, *number),
                Arg::Text(text) => args.set(&**name, text.clone()),
                Arg::Seat(seat) => args.set(&**name, self.name(*seat)),
                Arg::Phrase(inner) => args.set(&**name, self.try_say(inner)?),
                Arg::List(phrases) => args.set(&**name, self.list(phrases)?),
            }
        }
        let message = self.bundle.get_message(&phrase.id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| phrase.id.clone().into_owned())?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("{}: {errors:?}", phrase.id)) }
    }

    fn list(&self, phrases: &[Phrase]) -> Result<String, String> {
        let mut text = String::new();
        for (at, phrase) in phrases.iter().enumerate() {
            if at > 0 {
                let glue = if at + 1 == phrases.len() { "list-last" } else { "list-next" };
                text.push_str(&self.try_say(&Phrase::new(glue))?);
            }
            text.push_str(&self.try_say(phrase)?);
        }
        Ok(text)
    }
}

impl fmt::Debug for Wordbook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wordbook").field("names", &self.names).finish_non_exhaustive()
    }
}
