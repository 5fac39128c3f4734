//! Words in people's languages, read once for each game and language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Facts, Lang, Wordbook};

use crate::fault::Fault;

/// The words of a game in a language, by its code.
pub(crate) fn words(facts: &'static Facts, lang: &str) -> Result<Arc<Wordbook>, Fault> {
    static BOOKS: Mutex<BTreeMap<(&str, &str), Arc<Wordbook>>> = Mutex::new(BTreeMap::new());
    let bad = |problem: String| Fault::bad("unknown-lang", "lang", problem);
    let lang: Lang = lang.parse().map_err(bad)?;
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(book) = books.get(&(facts.id, lang.code())) {
        return Ok(Arc::clone(book));
    }
    let book = Wordbook::new(facts, lang)
        .ok_or_else(|| bad(format!("{} has no words in {lang} yet", facts.title)))?;
    let book = Arc::new(book);
    books.insert((facts.id, lang.code()), Arc::clone(&book));
    Ok(book)
}
