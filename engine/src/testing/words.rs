//! Whether words say the same things in every language.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Lang, Wordbook, words::COMMON};

/// Checks a list of Fluent texts: every language can be read and has the messages of English, with the same
/// variables in them, in whatever form. English alone will do for a game that is being written.
#[track_caller]
pub fn say_the_same(texts: &[(Lang, &str)]) {
    let languages: Vec<_> = texts.iter().map(|(lang, _)| *lang).collect();
    assert!(languages == Lang::ALL || languages == [Lang::English], "{languages:?}");
    let english = messages(texts[0].1);
    for (lang, text) in texts {
        Wordbook::read(*lang, &[text]).unwrap_or_else(|bad| panic!("{bad}"));
        let other = messages(text);
        let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let more: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{lang} has no {missing:?}, but {more:?}");
        for (id, variables) in other {
            let variables = variables.into_iter().map(|variable| plain(variable, &english[id])).collect();
            assert_eq!(english[id], variables, "{id} in English (left) and in {lang} (right)");
        }
    }
}

/// Checks the words that every game may use.
pub fn common_words_say_the_same() {
    say_the_same(COMMON);
}

/// Each message of a Fluent text, and the variables in it.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut id = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            id = name;
            assert!(messages.insert(id, BTreeSet::new()).is_none(), "{id} is there twice");
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            end.map_or(rest, |end| &rest[..end])
        });
        if let Some(known) = messages.get_mut(id) {
            known.extend(variables);
        }
    }
    messages
}

/// A variable without the form it is wanted in: `animal` for `animal-beside`.
fn plain<'a>(variable: &'a str, known: &BTreeSet<&'a str>) -> &'a str {
    let is_form_of = |name: &&&str| variable.strip_prefix(**name).is_some_and(|form| form.starts_with('-'));
    if known.contains(variable) {
        variable
    } else {
        known.iter().find(is_form_of).copied().unwrap_or(variable)
    }
}
