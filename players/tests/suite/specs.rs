//! How players are written down.

use std::collections::BTreeSet;

use engine::{Lang, MOST_SEATS, Seat, Wordbook};
use players::{BadSpec, Budget, Level, Spec};

#[test]
fn every_level_is_read_by_its_name() {
    for level in Level::ALL {
        let spec: Spec = level.name().parse().unwrap();
        assert_eq!(spec, Spec::from(level));
        assert_eq!(spec.to_string(), level.name());
    }
}

#[test]
fn a_budget_is_simulations_or_milliseconds() {
    let spec: Spec = "expert:5000".parse().unwrap();
    assert_eq!(spec, Spec { level: Level::Expert, budget: Budget::Simulations(5000) });
    assert_eq!(spec.to_string(), "expert:5000");
    let spec: Spec = "hard:250ms".parse().unwrap();
    assert_eq!(spec, Spec { level: Level::Hard, budget: Budget::Milliseconds(250) });
    assert_eq!(spec.to_string(), "hard:250ms");
}

#[test]
fn nonsense_is_refused_with_what_is_wrong() {
    let refused = |text: &str| text.parse::<Spec>().unwrap_err();
    assert_eq!(refused("genius"), BadSpec::UnknownLevel("genius".to_owned()));
    assert_eq!(refused(""), BadSpec::UnknownLevel(String::new()));
    assert_eq!(refused("easy:100"), BadSpec::NoBudget("easy"));
    for budget in ["", "0", "0ms", "-1", "+5", "1s", "ms", "5000000000", "1e3", " 5"] {
        assert_eq!(refused(&format!("hard:{budget}")), BadSpec::Budget(budget.to_owned()));
    }
}

#[test]
fn no_two_bots_at_a_table_share_a_name_in_any_language() {
    for lang in Lang::ALL {
        let words = Wordbook::common(lang).expect("tests are built with all languages");
        let seats = || (0..MOST_SEATS as u8).map(Seat);
        let names = Level::ALL.into_iter().flat_map(|level| seats().map(move |seat| (level, seat)));
        let names: BTreeSet<String> = names.map(|(level, seat)| level.name_at(seat, &words)).collect();
        assert_eq!(names.len(), Level::ALL.len() * MOST_SEATS, "{lang}: {names:?}");
    }
    let english = Wordbook::common(Lang::English).expect("English is always there");
    assert_eq!(Level::Medium.name_at(Seat(1), &english), "Bramble", "the first bot has the first name");
}
