//! Every game says the same things in every language.

use std::collections::BTreeSet;

use engine::testing::{common_words, common_words_say_the_same, said_with_numbers, say_the_same};
use engine::{
    Lang, Offers, OptionFacts, Phrase, TableGame, Wordbook, clause, for_table_and_curious, offered,
};

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

/// Plurals, articles and elisions are read in these snapshots by somebody who speaks the language.
#[test]
fn words_with_numbers_read_well() {
    let games = ALL.iter().map(|facts| (facts.id, facts.words));
    let groups = games.chain([("every-game", common_words())]);
    insta::with_settings!({ snapshot_path => "snapshots/words", prepend_module_to_snapshot => false, omit_expression => true }, {
        for (group, texts) in groups {
            for (lang, told) in said_with_numbers(texts) {
                insta::assert_snapshot!(format!("{group}_{}", lang.code()), told);
            }
        }
    });
}

/// The line on the box stands among the words too, so that it can be said in other languages.
#[test]
fn boxes_say_their_line_in_every_language() {
    for facts in ALL.iter().filter(|facts| facts.words.len() > 1) {
        let say = |lang| Wordbook::new(facts, lang).map(|words| words.say(&Phrase::new("hook")));
        assert_eq!(say(Lang::English).as_deref(), Some(facts.hook));
    }
}

/// So do who made the game, and the title that players of an edition in a language know.
#[test]
fn boxes_name_the_makers_and_the_title_of_an_edition_in_every_language() {
    for facts in ALL {
        let mut credits = Vec::new();
        for (lang, _) in facts.words {
            let words = Wordbook::new(facts, *lang).expect("it has words");
            let say = |id| words.try_say(&Phrase::new(id)).unwrap_or_else(|id| panic!("{lang} has no {id}"));
            let (title, credit) = (say("title-local"), say("credit"));
            assert!(credit.contains(&title), "{}: {credit} tells of {title}", facts.id);
            assert!(*lang != Lang::English || (&*title, &*credit) == (facts.title, facts.credit), "{credit}");
            credits.push(credit);
        }
        credits.dedup();
        assert_eq!(credits.len(), facts.words.len(), "none is English by accident");
    }
}

/// A family gets every clause but rulings, the curious get the rest, and nobody is told to type anything about a component.
#[test]
fn rulebooks_are_for_families_first() {
    for (_, lang, rulebook) in rulebooks() {
        let (table, curious) = for_table_and_curious(rulebook);
        let (told, rest) = (clauses(&table), clauses(&curious));
        let is_first_kind = |id: &&&str| !id.contains("-R") && !id.contains("-E");
        let wanted: Vec<_> = clauses(rulebook).into_iter().filter(|id| is_first_kind(&id)).collect();
        assert_eq!(
            told.iter().copied().filter(|id| is_first_kind(&id)).collect::<Vec<_>>(),
            wanted,
            "{lang}"
        );
        assert!(told.iter().any(|id| id.ends_with("-E1")), "{lang}: {told:?}");
        assert!(rest.iter().any(|id| id.ends_with("-R1")), "{lang}: {rest:?}");
        let all: BTreeSet<_> = told.iter().chain(&rest).copied().collect();
        let known: BTreeSet<_> = clauses(rulebook).into_iter().collect();
        assert_eq!(all, known, "{lang}");
        for id in told.iter().filter(|id| id.contains("-C") || rest.contains(id)) {
            let text = clause(&table, id).expect("it is there");
            assert!(id.contains("-C") && !text.contains('`') && text.len() > 40, "{id} in {lang}: {text}");
        }
        let headings = |text: &str| text.lines().filter(|line| line.starts_with("## ")).count();
        assert!(headings(&table) >= 5 && headings(&curious) >= 1, "{lang}");
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
