//! Happy Cows!: the twin alone.

use engine::Fast;
use serde_json::{Value, json};

use super::{moves, moves_or_none, then};
use crate::twins::happy_cows::{Farm, HappyTwin};
use crate::twins::{Twin, Waiting, follow, plays_alone, twin_paths};

#[test]
fn the_twin_plays_alone() {
    for seats in 2..=6 {
        for mood in ["random", "sad", "happy"] {
            plays_alone::<HappyTwin>(&json!({ "pile_mood": mood }), seats, 30);
        }
        plays_alone::<HappyTwin>(&json!({ "start": seats - 1 }), seats, 30);
    }
}

/// Seat 0 to move, with this row and these farms: cows outside, then a bar before each barn.
fn happy_twin(row: [&str; 3], farms: &[&str]) -> HappyTwin {
    let mut twin = HappyTwin::new(&json!({ "start": 0 }), farms.len() as u8);
    while !moves_or_none(&twin).contains(&"top".to_owned()) {
        let step = twin.waiting().random_step(&mut Fast::new(1), |_| 1).expect("the game has just begun");
        follow(&mut twin, &step);
    }
    let cards = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    twin.row = row.map(str::to_owned).to_vec();
    for (farm, text) in twin.farms.iter_mut().zip(farms) {
        let mut parts = text.split('|').map(cards);
        farm.outside = parts.next().expect("cows outside, even if none");
        farm.barns = parts.collect();
    }
    twin
}

/// The farms written as they were entered.
fn farms(twin: &HappyTwin) -> Vec<String> {
    let all = twin.farms.iter().map(|farm| {
        let mut outside = farm.outside.clone();
        outside.sort();
        farm.barns.iter().fold(outside.join(" "), |text, barn| format!("{text}|{}", barn.join(" ")))
    });
    all.collect()
}

#[test]
fn the_twin_scores_and_shelters() {
    let e1 = happy_twin(["barn", "trough", "super"], &["b4+ p3-|", "|", "g5-|g1+ g2+"]);
    assert_eq!(e1.farms.iter().map(Farm::score).collect::<Vec<_>>(), [1, 0, -2]);
    let e2 = happy_twin(["barn", "trough", "super"], &["b4+|p2+ p3+ p5-", "|", "|"]);
    let full = then(e2, "play barn");
    assert!(matches!(full.waiting(), Waiting::Chance(_)), "no room, nothing to choose");
    assert_eq!(farms(&full)[0], "b4+|p2+ p3+ p5-");
}

#[test]
fn the_twin_rains_on_the_others() {
    let e3 = happy_twin(["rain-b", "barn", "super"], &["b1- b2+ r1+|", "b3+ r2+|b4+", "b5-|"]);
    let e3 = then(e3, "play rain-b");
    assert_eq!(moves(&e3), ["done", "lead b1", "lead b2"]);
    assert_eq!(farms(&then(e3, "lead b1; done")), ["b2+ r1+|b1-", "b3- r2+|b4+", "b5-|"]);
}

#[test]
fn the_twin_plays_every_farm_card() {
    let play = |card: &str, steps: &str, before: &[&str], after: &[&str]| {
        let twin = then(
            happy_twin([card, "super", "super"], before),
            &format!("play {}", card.trim_end_matches('+')),
        );
        let twin = if steps.is_empty() { twin } else { then(twin, steps) };
        assert!(matches!(twin.waiting(), Waiting::Chance(_)), "{card} is done");
        assert_eq!(farms(&twin), after, "{card}");
    };
    play("o1+", "", &["|", "|", "|"], &["o1+|", "|", "|"]);
    play("farmer-p", "", &["p1- b1-|", "p2-|p3-", "|"], &["b1- p1+|", "p2+|p3-", "|"]);
    play("trough", "give b1; take r2", &["b1- b2+|", "r1+|", "r2+|"], &["b2+ r2+|", "r1+|", "b1-|"]);
    play("trough", "", &["b1-|", "r1+|", "|r2+"], &["r1+|", "b1-|", "|r2+"]);
    play("trough", "", &["b1-|", "|", "|r2+"], &["b1-|", "|", "|r2+"]);
    play("bull-2", "", &["b1- b2-|b3-", "|", "|"], &["b1+ b2+|b3-", "|", "|"]);
    play("bull-2", "cheer b3; cheer b1", &["b1- b2- b3-|", "|", "|"], &["b1+ b2- b3+|", "|", "|"]);
    play("hunger-1", "sadden r2", &["b1+|", "r1+|", "r2+|"], &["b1+|", "r1+|", "r2-|"]);
    play("hunger-2", "sadden r2", &["b1+|", "r1+|", "r2+ r3+|"], &["b1+|", "r1+|", "r2- r3-|"]);
    play("hunger-2", "", &["b1+|", "r1-|", "r2+ r3-|"], &["b1+|", "r1-|", "r2- r3-|"]);
    play("weather", "", &["|b1+", "|r1+ r2-", "|"], &["|b1+", "r2-|r1+", "|"]);
    play("weather", "barn 1", &["|", "|r1+ r2-|r3+"], &["|", "r2-|r1+|r3+"]);
    play("weather", "", &["|", "||r3+"], &["|", "r3+||"]);
    play("milkmaid", "maid b1", &["b1- b2-|", "|", "|"], &["b2-|b1+", "|", "|"]);
    play("milkmaid", "maid b1", &["b1- b2-|p1+ p2+ p3-", "|", "|"], &["b1+ b2-|p1+ p2+ p3-", "|", "|"]);
    play("milkmaid", "done", &["b1-|", "|", "|"], &["b1-|", "|", "|"]);
    play("barn", "lead b2; lead b1", &["b1- b2+|", "|", "|"], &["|b2+ b1-", "|", "|"]);
    play("barn", "build; lead b1; done", &["b1- b2+|", "|"], &["b2+||b1-", "|"]);
    play("barn", "lead b1; done", &["b1- b2+|", "|"], &["b2+|b1-", "|"]);
    play("barn", "build", &["|p1+", "|"], &["|p1+|", "|"]);
    play("barn", "done", &["b1-||", "|"], &["b1-||", "|"]);
    play("rain-b", "lead b1", &["b1-||", "|"], &["||b1-", "|"]);
}

#[test]
fn the_twin_turns_the_colour_of_choice() {
    let twin =
        then(happy_twin(["super", "barn", "trough"], &["b1- g1-|", "g2-|", "|g3-"]), "play super; colour g");
    assert_eq!(farms(&twin), ["b1- g1+|", "g2+|", "|g3-"]);
}

/// R14: as many turns as the pile has cards beside the row.
#[test]
fn the_twin_plays_the_whole_pile() {
    let turns = |seats| {
        let mut twin = HappyTwin::new(&Value::Null, seats);
        let mut rng = Fast::new(u64::from(seats));
        let mut turns = 0;
        while let Some(step) = twin.waiting().random_step(&mut rng, |_| 1) {
            turns += u32::from(moves_or_none(&twin).contains(&"top".to_owned()));
            follow(&mut twin, &step);
        }
        turns
    };
    assert_eq!([2, 3, 4, 5, 6].map(turns), [40, 40, 36, 32, 28]);
}

/// Cows are dealt one by one; then the top may be any of the 16 cows left in either mood, or a farm card.
#[test]
fn the_twin_paths() {
    let twin = HappyTwin::new(&json!({ "start": 2 }), 3);
    assert_eq!(twin_paths(&twin, 3), 25 * 24 * 23);
    let dealt = then(twin, "b1; b2; b3; b4; b5; p1; p2; p3; p4");
    let farm_cards = 5 + 5 + 9;
    assert_eq!([1, 2].map(|length| twin_paths(&dealt, length)), [33, 32 * (15 * 2 + 1) + farm_cards]);
}
