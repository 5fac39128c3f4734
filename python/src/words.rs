//! Words in people's languages, read once for each game and language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Facts, Lang, MOST_SEATS, Wordbook};

use crate::fault::Fault;

type Books = BTreeMap<(&'static str, &'static str), Arc<Wordbook>>;

/// The words of a game in a language, by its code.
pub(crate) fn words(facts: &'static Facts, lang: &str) -> Result<Arc<Wordbook>, Fault> {
    static BOOKS: Mutex<Books> = Mutex::new(BTreeMap::new());
    kept(&BOOKS, facts, lang, |book| book)
}

/// The same with the numbers of the seats for names.
pub(crate) fn seat_words(facts: &'static Facts, lang: &str) -> Result<Arc<Wordbook>, Fault> {
    static BOOKS: Mutex<Books> = Mutex::new(BTreeMap::new());
    let names = || (0..MOST_SEATS).map(|seat| format!("seat {seat}")).collect::<Vec<_>>();
    kept(&BOOKS, facts, lang, |book| book.with_names(names()))
}

fn kept(
    books: &Mutex<Books>,
    facts: &'static Facts,
    lang: &str,
    finish: impl FnOnce(Wordbook) -> Wordbook,
) -> Result<Arc<Wordbook>, Fault> {
    let lang = read_lang(lang)?;
    let mut books = books.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(book) = books.get(&(facts.id, lang.code())) {
        return Ok(Arc::clone(book));
    }
    let book = Arc::new(finish(book(facts, lang)?));
    books.insert((facts.id, lang.code()), Arc::clone(&book));
    Ok(book)
}

/// The same with other names for the seats.
pub(crate) fn named_words(facts: &'static Facts, lang: &str, names: Vec<String>) -> Result<Wordbook, Fault> {
    Ok(book(facts, read_lang(lang)?)?.with_names(names))
}

fn read_lang(lang: &str) -> Result<Lang, Fault> {
    lang.parse().map_err(bad)
}

fn bad(problem: String) -> Fault {
    Fault::bad("unknown-lang", "lang", problem)
}

fn book(facts: &'static Facts, lang: Lang) -> Result<Wordbook, Fault> {
    Wordbook::new(facts, lang).ok_or_else(|| bad(format!("{} has no words in {lang} yet", facts.title)))
}
