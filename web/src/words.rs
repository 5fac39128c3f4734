//! The page's own words, and each game's, in the viewer's language.

use std::sync::Arc;

use engine::{Facts, Lang, Phrase, Wordbook};
use leptos::prelude::*;

use crate::settings::Settings;

const PAGE: &[(Lang, &str)] = &[(Lang::English, include_str!("../words/en.ftl"))];

/// The page's words in the language of the moment.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    lang: RwSignal<Lang>,
    page: Memo<Shared>,
}

/// A book that signals can hold: two are equal only if they are the same one.
#[derive(Clone)]
pub(crate) struct Shared(pub(crate) Arc<Wordbook>);

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Words {
    pub(crate) fn new(settings: Settings) -> Words {
        let lang = settings.lang;
        Words { lang, page: Memo::new(move |_| Shared(Arc::new(page_book(lang.get())))) }
    }

    /// Something the page says.
    pub(crate) fn say(self, id: &'static str) -> String {
        self.page.with(|book| book.0.say(&Phrase::new(id)))
    }

    /// Something the page says, with something filled in.
    pub(crate) fn phrase(self, phrase: Phrase) -> String {
        self.page.with(|book| book.0.say(&phrase))
    }

    /// A game's words, with the names of those who play it.
    pub(crate) fn of_game(self, facts: &Facts, names: Vec<String>) -> Arc<Wordbook> {
        let book = Wordbook::new(facts, self.lang.get()).or_else(|| Wordbook::new(facts, Lang::English));
        Arc::new(book.expect("every game speaks English").with_names(names))
    }
}

/// The page's words. What is missing in a language would be a fault that tests find; English stands in.
fn page_book(lang: Lang) -> Wordbook {
    let text = PAGE.iter().find(|(written, _)| *written == lang).or(PAGE.first()).expect("English is there");
    Wordbook::read(text.0, &[text.1]).expect("tests read all words")
}

/// The words of whoever asks: every component is inside a page that has some.
pub(crate) fn words() -> Words {
    expect_context()
}

/// Something the page says, in whatever language is chosen.
pub(crate) fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync {
    let words = words();
    move || words.say(id)
}
