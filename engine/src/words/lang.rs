//! The languages of the rulebooks, and how texts in all of them are compiled in.

use std::fmt;
use std::str::FromStr;

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

/// A text in every language, for a list of `(Lang, &str)`: the English file, and what stands around the two
/// letters in the names of the others. Paths are relative to the calling file.
///
/// Without the feature `languages` only English is compiled in. That is for those who load one language at a
/// time: the others are plain files, and [`Wordbook::read`](crate::Wordbook::read) takes their text.
#[cfg(feature = "languages")]
#[macro_export]
macro_rules! in_every_language {
    ($english:literal, $before:literal, $after:literal) => {
        &[
            ($crate::Lang::English, include_str!($english)),
            ($crate::Lang::German, include_str!(concat!($before, "de", $after))),
            ($crate::Lang::French, include_str!(concat!($before, "fr", $after))),
            ($crate::Lang::Dutch, include_str!(concat!($before, "nl", $after))),
            ($crate::Lang::Japanese, include_str!(concat!($before, "ja", $after))),
        ]
    };
}

/// A text in English, the only language without the feature `languages`.
#[cfg(not(feature = "languages"))]
#[macro_export]
macro_rules! in_every_language {
    ($english:literal, $before:literal, $after:literal) => {
        &[($crate::Lang::English, include_str!($english))]
    };
}
