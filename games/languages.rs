//! Every game says the same things in every language.

use engine::testing::{common_words_say_the_same, say_the_same};
use engine::{Lang, Phrase, Wordbook, clause};

use super::{ALL, rulebook};

/// A game's rulebook in each of its languages.
fn rulebooks() -> impl Iterator<Item = (&'static str, Lang, &'static str)> {
    let of_game = |facts: &'static engine::Facts| {
        let find = |lang| rulebook(facts.id, lang).unwrap_or_else(|| panic!("{} in {lang}", facts.id));
        facts.words.iter().map(move |(lang, _)| (facts.rulebook, *lang, find(*lang)))
    };
    ALL.iter().copied().flat_map(of_game)
}

/// The ids of a rulebook's clauses, in their order.
fn clauses(rulebook: &str) -> Vec<&str> {
    let entries = rulebook.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    entries.map(|(id, _)| id).collect()
}

#[test]
fn words_say_the_same_in_every_language() {
    common_words_say_the_same();
    ALL.iter().for_each(|facts| say_the_same(facts.words));
}

/// The line on the box stands among the words too, so that it can be said in other languages.
#[test]
fn boxes_say_their_line_in_every_language() {
    for facts in ALL.iter().filter(|facts| facts.words.len() > 1) {
        let say = |lang| Wordbook::new(facts, lang).map(|words| words.say(&Phrase::new("hook")));
        assert_eq!(say(Lang::English).as_deref(), Some(facts.hook));
    }
}

#[test]
fn rulebooks_have_the_same_clauses() {
    for (english, lang, rulebook) in rulebooks() {
        assert_eq!(rulebook.lines().next(), english.lines().next(), "the title stays in {lang}");
        assert_eq!(clauses(rulebook), clauses(english), "{lang} (left) and English (right)");
    }
}

/// Options, their values and notation are typed the same in every language.
#[test]
fn rulebooks_agree_on_what_is_typed() {
    for (english, lang, rulebook) in rulebooks() {
        for id in clauses(english) {
            let typed = |rulebook| {
                let text = clause(rulebook, id).expect("the clause is there");
                let mut typed: Vec<_> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
                typed.sort();
                typed
            };
            assert_eq!(typed(rulebook), typed(english), "{id} in {lang} (left) and English (right)");
        }
    }
}
