//! Tic Tac Moo: the twin alone.

use serde_json::{Value, json};

use super::{moves, then};
use crate::twins::tic_tac_moo::TicTacMooTwin;
use crate::twins::{Twin, Waiting, plays_alone, twin_paths};

/// Seat 0 about to drive its farmhand tiles onto this meadow: rows from the top, `.` empty, `#` no square.
fn moo_twin(farmhands: [&str; 2], barn: &str, meadow: &str) -> TicTacMooTwin {
    let set_up = "c; p; s; c; p; s; cp; c b2; s e2; p e5; h b5";
    let mut twin = then(TicTacMooTwin::new(&json!({ "start": 0 }), 2), set_up);
    twin.meadow = meadow.split_whitespace().map(|row| row.replace('#', " ").chars().collect()).collect();
    twin.players[0].farmhands = farmhands.map(str::to_owned).to_vec();
    twin.players[0].barn = Some(barn.to_owned());
    twin
}

const CHICKENS: &str = "#......# .h.h.... ....h... .p...... ........ ........ ........ #......#";

#[test]
fn the_twin_plays_alone() {
    for options in
        [Value::Null, json!({ "start": 1, "layout": "sides" }), json!({ "supply": [12, 12, 0, 0] })]
    {
        plays_alone::<TicTacMooTwin>(&options, 2, 50);
    }
}

#[test]
fn the_twin_places_next_to_the_barn_species_and_takes_herds() {
    let e1 = then(moo_twin(["h", "p"], "h", CHICKENS), "h c2");
    assert_eq!(e1.players[0].taken, ['h', 'h'], "the placed one stays, and the diagonal is not a row yet");
    let four = "#......# .h.hh... ........ ........ ........ ........ ........ #......#";
    assert_eq!(then(moo_twin(["h", "p"], "h", four), "h c2").players[0].taken.len(), 3);
    let e2 = "#......# .h...... .h...... ........ ..h..... ...h.... ........ #......#";
    assert_eq!(then(moo_twin(["h", "p"], "h", e2), "h b4").players[0].taken.len(), 4);
    let e4 = "#......# .hh.hh.. ........ ........ ........ ........ ........ #......#";
    assert_eq!(then(moo_twin(["h", "p"], "h", e4), "h d2").players[0].taken.len(), 4);

    let e3 = moo_twin(["h", "p"], "h", CHICKENS);
    assert!(!moves(&e3).contains(&"p h5".to_owned()));
    assert!(moves(&then(e3, "h f4")).contains(&"p g5".to_owned()));
}

#[test]
fn the_twin_swaps_only_when_it_must() {
    let no_cow = moo_twin(["h", "p"], "c", CHICKENS);
    let Waiting::Chance(odds) = no_cow.waiting().sorted() else { panic!("a swap is due") };
    assert_eq!(odds, [("h".to_owned(), 6), ("p".to_owned(), 5)], "no sheep stands on the meadow");
    let swapped = then(no_cow.clone(), "p");
    assert_eq!(moves(&swapped).len(), 2 * 8);
    let cows = swapped.players[0].supply.iter().filter(|tile| *tile == "c").count();
    assert_eq!(cows, 6, "the old barn tile is mixed back in");

    let mut only_sheep = no_cow;
    only_sheep.players[0].supply.retain(|tile| tile == "s");
    assert!(moves(&only_sheep).contains(&"h a5".to_owned()), "next to any animal, here the pig");
}

#[test]
fn the_twin_wins_with_a_full_field_or_twelve_tiles() {
    let field = "#......# .cps.... .psh.... .h..c... ........ ........ ........ #......#";
    let full = then(moo_twin(["c", "s"], "h", field), "c c4; s d4");
    assert_eq!(full.waiting(), Waiting::Over { scores: vec![0, 0], winners: vec![0] });
    let single = then(moo_twin(["p", "s"], "h", field), "p c4; s d4");
    assert!(matches!(single.waiting(), Waiting::Chance(_)), "one cow only: play goes on");

    let mut eleven = moo_twin(["h", "p"], "h", CHICKENS);
    eleven.players[0].taken = vec!['s'; 11];
    let twelve = then(eleven, "h c2; p d2");
    assert_eq!(twelve.waiting(), Waiting::Over { scores: vec![13, 0], winners: vec![0] });
}

/// With one species in the supplies luck leaves no choice, so the ways can be counted on paper: six pairs,
/// two tiles on 18 squares, twice, then one tile on the nine squares of the other field.
#[test]
fn the_twin_paths() {
    let twin = TicTacMooTwin::new(&json!({ "supply": [24, 0, 0, 0] }), 2);
    let counts = [6, 7, 8, 9, 10].map(|length| twin_paths(&twin, length));
    assert_eq!(counts, [1, 6, 6 * 36, 6 * 36 * 36, 6 * 36 * 36 * 9]);
    let twin = TicTacMooTwin::new(&json!({ "start": 1 }), 2);
    assert_eq!(twin_paths(&twin, 7), 4u64.pow(6) * 3);
}
