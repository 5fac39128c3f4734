//! The page's own words, and each game's, in the viewer's language.
//!
//! English is in the program; the other languages are files of their own, loaded when somebody chooses one, so that
//! nobody loads five.

use std::sync::Arc;

use board::{ByPointer, Memo, RwSignal, memo};
use engine::{Facts, Lang, Phrase, Seat, Wordbook};
use leptos::prelude::*;
use players::Level;
use serde::Deserialize;
use serde_json::Value;
use table::wire::Refusal;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{fetch_text, the_window};
use crate::screen::rules;
use crate::settings::Settings;

const ENGLISH: &str = include_str!("../words/en.ftl");

/// Everything there is in one language: `bundle` puts it together.
#[derive(Deserialize)]
struct Texts {
    /// What every game may say.
    common: String,
    /// What the page says.
    page: String,
    /// By the game's id: under `words` what it says, under `rules` its rulebook, if somebody has translated it.
    games: Value,
}

/// The page's words in the language of the moment.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    texts: RwSignal<Option<(Lang, Arc<Texts>)>>,
    page: Memo<ByPointer<Wordbook>>,
}

impl Words {
    pub(crate) fn new(settings: Settings) -> Words {
        let texts = RwSignal::new(None);
        Effect::new(move |_| {
            let lang = settings.lang.get();
            if lang == Lang::English {
                texts.set(None);
            } else {
                spawn_local(async move {
                    // Without a network, and without having been loaded before, it stays as it is.
                    let Some(found) = load(lang).await else { return };
                    if settings.lang.try_get_untracked() == Some(lang) {
                        texts.set(Some((lang, Arc::new(found))));
                    }
                });
            }
        });
        Words { texts, page: memo(move || ByPointer(Arc::new(page_book(texts.get())))) }
    }

    /// Something the page says.
    pub(crate) fn say(self, id: &'static str) -> String {
        self.page.read().0.say(&Phrase::new(id))
    }

    /// Something the page says, with something filled in.
    pub(crate) fn phrase(self, phrase: Phrase) -> String {
        self.page.read().0.say(&phrase)
    }

    /// What a bot is called at a seat.
    pub(crate) fn bot(self, level: Level, seat: usize) -> String {
        level.name_at(Seat(seat as u8), &self.page.read().0)
    }

    /// How good a bot is.
    pub(crate) fn skill(self, level: Level) -> String {
        self.phrase(Phrase::new("bot-skill").with("level", level.name()))
    }

    /// A game's words, with the names of those who play it.
    pub(crate) fn of_game(self, facts: &Facts, names: Vec<String>) -> Arc<Wordbook> {
        let loaded = self.texts.get().and_then(|(lang, texts)| {
            let own = texts.games[facts.id]["words"].as_str()?;
            Wordbook::read(lang, &[&texts.common, own]).ok()
        });
        let book = loaded.or_else(|| Wordbook::new(facts, Lang::English));
        Arc::new(book.expect("every game speaks English").with_names(names))
    }

    /// What went wrong: one of our phrases, or the sentence that came with it.
    pub(crate) fn problem(self, why: String) -> String {
        let phrase = Phrase { id: why.into(), args: Vec::new() };
        self.page.read().0.try_say(&phrase).unwrap_or_else(|_| phrase.id.into_owned())
    }

    /// A day, as one writes it here.
    pub(crate) fn date(self, ms: u64) -> String {
        let day = js_sys::Date::new(&(ms as f64).into());
        let lang = self.texts.get().map_or("en-GB", |(lang, _)| lang.code());
        let form = js_sys::Object::new();
        for (part, how) in [("day", "numeric"), ("month", "long")] {
            _ = js_sys::Reflect::set(&form, &part.into(), &how.into());
        }
        // A day is not torn apart at the end of a line.
        String::from(day.to_locale_date_string(lang, &form)).replace(' ', "\u{a0}")
    }

    /// Why a table refused something.
    pub(crate) fn refusal(self, code: Refusal) -> String {
        let code = serde_json::to_string(&code).expect("a code is a word");
        let id = format!("refused-{}", code.trim_matches('"'));
        self.phrase(Phrase { id: id.into(), args: Vec::new() })
    }

    /// One clause of a game's rulebook, in plain text and without numbers of others.
    pub(crate) fn clause(self, facts: &Facts, id: &str) -> Option<String> {
        engine::clause(&self.rulebook(facts), id).map(|text| rules::alone(&text))
    }

    /// A game's rulebook.
    pub(crate) fn rulebook(self, facts: &Facts) -> String {
        let texts = self.texts.get();
        let loaded = texts.as_ref().and_then(|(_, texts)| texts.games[facts.id]["rules"].as_str());
        loaded.unwrap_or(facts.rulebook).to_owned()
    }
}

/// Loads a language. Its address is in the page, because it is named by its content.
async fn load(lang: Lang) -> Option<Texts> {
    let selector = format!("meta[name=words-{lang}]");
    let meta = the_window().document()?.query_selector(&selector).ok()??;
    let text = fetch_text(&meta.get_attribute("content")?, &web_sys::RequestInit::new()).await.ok()?;
    small_json::read_json(&text).ok()
}

fn page_book(texts: Option<(Lang, Arc<Texts>)>) -> Wordbook {
    let loaded = texts.and_then(|(lang, texts)| Wordbook::read(lang, &[&texts.common, &texts.page]).ok());
    let english = || Wordbook::common(Lang::English)?.and(&[(Lang::English, ENGLISH)]);
    loaded.or_else(english).expect("tests read all words")
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
