//! Every game says the same things in every language.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Facts, Lang, Wordbook};

use super::ALL;

/// The languages of a list, and whether it is the shelf's: English alone is for a game that is being written.
fn languages(texts: &[(Lang, &str)]) -> Vec<Lang> {
    let languages: Vec<_> = texts.iter().map(|(lang, _)| *lang).collect();
    assert!(languages == Lang::ALL || languages == [Lang::English], "{languages:?}");
    languages
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

fn assert_same_messages(facts: &Facts, lang: Lang, text: &str) {
    let (english, other) = (messages(facts.words[0].1), messages(text));
    let ids = |messages: &BTreeMap<&str, _>| messages.keys().map(|id| (*id).to_owned()).collect::<Vec<_>>();
    assert_eq!(ids(&other), ids(&english), "{} in {lang} (left) and English (right)", facts.id);
    for (id, variables) in other {
        let variables = variables.into_iter().map(|variable| plain(variable, &english[id])).collect();
        assert_eq!(english[id], variables, "{}, {id}: English (left) and {lang} (right)", facts.id);
    }
}

#[test]
fn every_language_has_the_words_of_english() {
    for facts in ALL {
        for (lang, (_, text)) in languages(facts.words).into_iter().zip(facts.words) {
            assert!(Wordbook::new(facts, lang).is_some(), "{} in {lang}", facts.id);
            assert_same_messages(facts, lang, text);
        }
    }
}
