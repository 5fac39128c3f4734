//! One game's words in one language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use unic_langid::LanguageIdentifier;

use super::{Arg, Lang, Phrase};
use crate::{Facts, Seat, in_every_language};

/// Messages every game may use.
pub(crate) const COMMON: &[(Lang, &str)] = in_every_language!("en.ftl", "", ".ftl");

/// The words of one game in one language, and the names of those who play it.
///
/// What a phrase is filled with may be a phrase itself, and in most languages a noun has more forms than one.
/// A message lists them as attributes, and whoever it is put into chooses: if `cow` is put in as `$animal`
/// and has an attribute `.beside`, then `$animal-beside` is that form.
pub struct Wordbook {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

/// Why a text is no list of words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("words in {lang}, line {line}: {problem}")]
pub struct BadWords {
    /// The language they should be in.
    pub lang: Lang,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl Wordbook {
    /// The words of a game, if it has been put into this language and the language is compiled in.
    pub fn new(facts: &Facts, lang: Lang) -> Option<Wordbook> {
        Wordbook::common(lang)?.and(facts.words)
    }

    /// The words that every game may use, if the language is compiled in.
    pub fn common(lang: Lang) -> Option<Wordbook> {
        Wordbook::blank(lang).and(COMMON)
    }

    /// The words in these Fluent texts: those that every game may use, then the game's own. Where two say
    /// the same thing, the later one is heard.
    pub fn read(lang: Lang, texts: &[&str]) -> Result<Wordbook, BadWords> {
        let mut book = Wordbook::blank(lang);
        texts.iter().try_for_each(|text| book.add(text))?;
        Ok(book)
    }

    /// With more words, from a list that was compiled in; `None` if they are not in this language.
    pub fn and(mut self, words: &[(Lang, &str)]) -> Option<Wordbook> {
        let (_, text) = words.iter().find(|(lang, _)| *lang == self.lang)?;
        self.add(text).unwrap_or_else(|bad| panic!("{bad}"));
        Some(self)
    }

    fn blank(lang: Lang) -> Wordbook {
        let language: LanguageIdentifier = lang.code().parse().expect("our codes are language ids");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks around inserted text confuse terminals, and our languages all run left to right.
        bundle.set_use_isolating(false);
        Wordbook { lang, bundle, names: Vec::new() }
    }

    fn add(&mut self, text: &str) -> Result<(), BadWords> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let first = errors.first().expect("a text is refused for a reason");
            let line = text[..first.pos.start].lines().count().max(1);
            BadWords { lang: self.lang, line, problem: first.to_string() }
        })?;
        self.bundle.add_resource_overriding(resource);
        Ok(())
    }

    /// Calls the seats by these names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Wordbook {
        self.names = names;
        self
    }

    /// The language of these words.
    pub fn lang(&self) -> Lang {
        self.lang
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
        self.form(phrase, None, &self.args(phrase)?)
    }

    /// A phrase in the form of this name, or as it is without one.
    fn form(&self, phrase: &Phrase, name: Option<&str>, args: &FluentArgs<'_>) -> Result<String, String> {
        let message = self.message(phrase)?;
        let pattern = match name {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| phrase.id.clone().into_owned())?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(format!("{}: {errors:?}", phrase.id)) }
    }

    fn message(&self, phrase: &Phrase) -> Result<FluentMessage<'_>, String> {
        self.bundle.get_message(&phrase.id).ok_or_else(|| phrase.id.clone().into_owned())
    }

    fn args(&self, phrase: &Phrase) -> Result<FluentArgs<'static>, String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let name = name.clone().into_owned();
            match arg {
                Arg::Number(number) => args.set(name, *number),
                Arg::Text(text) => args.set(name, text.clone()),
                Arg::Seat(seat) => args.set(name, self.name(*seat)),
                Arg::Phrase(inner) => self.put_in(&mut args, name, inner)?,
                Arg::List(phrases) => args.set(name, self.list(phrases)?),
            }
        }
        Ok(args)
    }

    /// Puts a phrase into another, in every form it has.
    fn put_in(&self, args: &mut FluentArgs<'static>, name: String, inner: &Phrase) -> Result<(), String> {
        let own = self.args(inner)?;
        for attribute in self.message(inner)?.attributes() {
            let form = attribute.id();
            args.set(format!("{name}-{form}"), self.form(inner, Some(form), &own)?);
        }
        args.set(name, self.form(inner, None, &own)?);
        Ok(())
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
        f.debug_struct("Wordbook")
            .field("lang", &self.lang)
            .field("names", &self.names)
            .finish_non_exhaustive()
    }
}
