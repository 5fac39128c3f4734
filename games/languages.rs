//! Every game says the same things in every language.

use engine::testing::{common_words_say_the_same, say_the_same};
use engine::{Lang, Offers, OptionFacts, Phrase, TableGame, Wordbook, clause, offered};

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

/// What can be picked has a name in every language, and the game takes it; what is usual stands first.
#[test]
fn options_can_be_picked_in_every_language() {
    struct Picking;
    impl engine::Visitor for Picking {
        type Output = ();
        fn visit<G: engine::TableGame>(self) {
            G::FACTS.options.iter().for_each(pick_every_value::<G>);
        }
    }
    ALL.iter().for_each(|facts| super::visit(facts.id, Picking).expect("it is on the shelf"));
}

fn pick_every_value<G: TableGame>(option: &OptionFacts) {
    let values = match option.offers {
        Offers::Seats => &["random"],
        Offers::Values(values) => values,
        Offers::Nothing => return,
    };
    let mut ids = vec![format!("option-{}", option.name)];
    for (at, value) in values.iter().enumerate() {
        let chosen = serde_json::json!({ option.name: offered(value) });
        let chosen = engine::read_options::<G>(&chosen).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(chosen == G::Options::default(), at == 0, "{} {value}", option.name);
        ids.push(format!("option-{}-{value}", option.name));
    }
    for (lang, _) in G::FACTS.words {
        let words = Wordbook::new(&G::FACTS, *lang).expect("it has words");
        for id in &ids {
            let phrase = Phrase { id: id.clone().into(), args: Vec::new() };
            words.try_say(&phrase).unwrap_or_else(|id| panic!("{} says no {id} in {lang}", G::FACTS.id));
        }
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
