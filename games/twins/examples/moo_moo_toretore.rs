//! Moo Moo Toretore: the twin alone.

use serde_json::{Value, json};

use super::{moves, then};
use crate::twins::moo_moo_toretore::{Player, ToretoreTwin};
use crate::twins::{Twin, Waiting, plays_alone, twin_paths};

#[test]
fn the_twin_plays_alone() {
    for seats in 3..=5 {
        plays_alone::<ToretoreTwin>(&Value::Null, seats, 50);
        plays_alone::<ToretoreTwin>(&json!({ "start": seats - 1, "hand_size": 3 }), seats, 50);
    }
}

/// A round of three players with one card each, seat 0 leading: hands, then cows in the columns.
fn toretore_twin(hands: &str, cows: &str) -> ToretoreTwin {
    let options = json!({
        "start": 0,
        "hand_size": 1,
        "cow_deck": { "s1": 9, "s1k": 3, "r1": 9, "b1": 9 },
        "hand_deck": { "0": 9, "2": 9, "3": 9, "4": 9, "5": 9, "6": 9, "7": 9, "8": 9, "9": 9 },
    });
    then(ToretoreTwin::new(&options, 3), &format!("{hands}; {cows}; star 1"))
}

fn cows_taken(twin: &ToretoreTwin) -> Vec<usize> {
    twin.players.iter().map(|player| player.cows.len()).collect()
}

#[test]
fn the_twin_keeps_to_the_worked_examples() {
    let spotted = "s1; s1; s1; r1; b1";
    assert_eq!(toretore_twin("3; 6; 9", spotted).open_numbers(), [3, 6, 9, 4, 5], "E1");
    let e2 = then(toretore_twin("3; 6; 9", spotted), "lay 3; lay 6; lay 9");
    assert_eq!(cows_taken(&e2), [3, 0, 0], "E2");
    let e3 = then(toretore_twin("3; 3; 6", spotted), "lay 3; lay 3; lay 6");
    assert_eq!(cows_taken(&e3), [2, 1, 0], "E3");
    let e5 = then(toretore_twin("5; 4; 4", spotted), "lay 5; lay 4; lay 4");
    assert_eq!(cows_taken(&e5), [1, 1, 0], "E5: two sharers, one cow");
    let e6 = then(toretore_twin("4; 4; 8", "r1; s1; r1; b1; b1"), "lay 4; lay 4; lay 8");
    assert_eq!(cows_taken(&e6), [1, 1, 0], "E6");
    let r9 = then(toretore_twin("6; 4; 6", "s1; s1; s1k; r1; b1"), "lay 6; lay 4; lay 6");
    assert_eq!(cows_taken(&r9), [2, 1, 1], "R9: nobody announced 3");
    assert!(r9.players[0].cows.contains(&"s1k".to_owned()), "MOO-13: kids first");
}

#[test]
fn the_twin_scores() {
    let score = |cows: &str, chips: &str| {
        let cows = cows.split_whitespace().map(str::to_owned).collect();
        Player { cows, chips: chips.to_owned(), ..Player::default() }.score()
    };
    assert_eq!(score("s1 s1 s1 s2 s2 s3 s3 s3", ""), 32);
    assert_eq!(score("s1 r2 b3", ""), 13);
    assert_eq!(score("s1 s1 r1 r1k b1 b1", "12"), 30);
    assert_eq!(score("", "1"), 1);
    assert_eq!(score("r1 b2k", "2"), 12);
}

#[test]
fn the_twin_uses_chips_up() {
    let twin = toretore_twin("0; 7; 4", "s1; s1; s1; r1; b1");
    assert_eq!(moves(&twin), ["lay 0 ufo 12"], "only 3 from 0");
    let twin = then(twin, "lay 0 ufo 12; lay 7 ufo 2; lay 4");
    let plus = vec!["plus".to_owned()];
    let asked = vec![(0, plus.clone()), (1, ["minus", "plus"].map(str::to_owned).to_vec())];
    assert_eq!(twin.waiting().sorted(), Waiting::Decide(asked), "R6: asked even without a choice");
    let mut other = twin.clone();
    other.play(1, "minus");
    assert_eq!(other.waiting(), Waiting::Decide(vec![(0, plus)]), "any order");

    let twin = then(twin, "plus; minus");
    assert_eq!(cows_taken(&twin), [3, 1, 1]);
    // Next round, led by seat 1: seat 0 has no chip left for its 0, must say NO, and gets a chip back.
    let twin = then(twin, "0; 4; 4; s1; s1; s1; r1; b1; star 1; lay 4; lay 4");
    assert_eq!(moves(&twin), ["lay 0"]);
    assert_eq!(twin.players[0].chips, "");
    assert_eq!(then(twin, "lay 0").players[0].chips, "1");
}

/// MOO-18: what is left cannot make a round.
#[test]
fn the_twin_ends_when_cows_run_out() {
    let options = json!({ "start": 0, "cow_deck": { "s1": 3, "r1": 2, "b1": 2 } });
    let twin = then(ToretoreTwin::new(&options, 3), &["2"; 15].join("; "));
    let twin =
        then(twin, "s1; s1; s1; r1; b1; star 1; lay 2 ufo 1; lay 2 ufo 2; lay 2 ufo 12; plus; plus; plus");
    assert_eq!(cows_taken(&twin), [3, 1, 1]);
    let twin = then(twin, "1; 1; 1");
    assert_eq!(
        twin.waiting(),
        Waiting::Over { scores: vec![3 * 3 + 3 + 2, 4 + 1 + 1, 5 + 1], winners: vec![0] }
    );
}

/// Three cards of one kind, then cows of three kinds; one that finds its column full is turned up all the same.
#[test]
fn the_twin_paths() {
    let options = json!({ "start": 0, "hand_size": 1, "hand_deck": { "3": 20 }, "cow_deck": { "s1": 9, "r1": 9, "b1": 9 } });
    let twin = ToretoreTwin::new(&options, 3);
    assert_eq!([3, 4, 7].map(|length| twin_paths(&twin, length)), [1, 3, 81]);
}
