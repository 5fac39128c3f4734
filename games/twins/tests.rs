//! Every game and its twin, side by side: random games in step, and the number of ways a game can go.
//!
//! Each game's `paths.txt` lists such numbers, one line each: options, seats, length, count.

use engine::TableGame;
use engine::testing::{Script, count_paths};
use serde_json::{Value, json};

use super::goat_n_goat::GoatTwin;
use super::happy_cows::HappyTwin;
use super::kuhlorado::KuhloradoTwin;
use super::moo_moo_toretore::ToretoreTwin;
use super::tic_tac_moo::TicTacMooTwin;
use super::{Twin, in_step, in_step_leaning, twin_paths};
use crate::goat_n_goat::GoatNGoat;
use crate::happy_cows::HappyCows;
use crate::kuhlorado::Kuhlorado;
use crate::moo_moo_toretore::MooMooToretore;
use crate::tic_tac_moo::TicTacMoo;

/// Checks the game's counts, and its twin's, against the list.
fn check_paths<G: TableGame, T: Twin>(list: &str) {
    assert!(!list.is_empty(), "there is something to check");
    for line in list.lines() {
        let [count, length, seats, options]: [&str; 4] =
            line.rsplitn(4, ' ').collect::<Vec<_>>().try_into().expect("four parts");
        let options: Value = serde_json::from_str(options).unwrap_or_else(|bad| panic!("{line}: {bad}"));
        let [seats, length] = [seats, length].map(|text| text.parse().expect("a small number"));
        let game = Script::<G>::new(seats, &options).game;
        assert_eq!(count_paths(&game, length.into()).to_string(), count, "the game: {line}");
        let twin = T::new(&options, seats);
        assert_eq!(twin_paths(&twin, length.into()).to_string(), count, "its twin: {line}");
    }
}

// ---- Kuhlorado. ------------------------------------------------------------------------------------

/// Six numbers only: the first one marked ends the game.
const COWS: &str = "CCCCCCCC CsCCCCCC CCCCCLLC CCCCCCCC CCCLCCCC CCCLCCsC C12C34C5 C1CCCCCC";
/// Ten cows only, and two troughs in the way.
const NUMBERS: &str = "12345123/2CC45123/1s3LL2CC/CC345123/12CC5123/123CC4s1/12L45123/12L45123";
/// R5: troughs at the edge, in corners, touching each other.
const CROWDED: &str = "sL1C2C3C 4LLL5C1C 2C3sCCC4 5C1C2C3C 4C5C1C2C 3C4C5C1C 2C3C4C5C 1C2C3C4C";

#[test]
fn kuhlorado_in_step() {
    in_step::<Kuhlorado, KuhloradoTwin>(Value::Null, 2, 300);
    for start in [0, 1] {
        in_step::<Kuhlorado, KuhloradoTwin>(json!({ "start": start, "sheet": "meadow-2" }), 2, 100);
    }
    for number in 1..=10 {
        let sheet = format!("meadow-{number}");
        in_step::<Kuhlorado, KuhloradoTwin>(json!({ "sheet": sheet, "advanced": true }), 2, 50);
    }
}

#[test]
fn kuhlorado_in_step_on_odd_sheets() {
    for sheet in [COWS, NUMBERS, CROWDED] {
        for advanced in [false, true] {
            in_step::<Kuhlorado, KuhloradoTwin>(json!({ "sheet": sheet, "advanced": advanced }), 2, 100);
        }
    }
}

#[test]
fn kuhlorado_paths() {
    check_paths::<Kuhlorado, KuhloradoTwin>(include_str!("../kuhlorado/paths.txt"));
}

// ---- Goat 'n' Goat. --------------------------------------------------------------------------------

#[test]
fn goat_n_goat_in_step() {
    for seats in 2..=5 {
        in_step::<GoatNGoat, GoatTwin>(Value::Null, seats, 120);
        for start in 0..seats {
            in_step::<GoatNGoat, GoatTwin>(json!({ "start": start, "climbs_per_turn": 1 }), seats, 30);
        }
    }
}

/// Patient players: small numbers, and big mountains or none.
fn patience(mv: &str) -> u32 {
    let number =
        || u32::from(mv.as_bytes().iter().find(|byte| byte.is_ascii_digit()).expect("a number") - b'0');
    match mv.split(' ').next() {
        Some("play" | "take") => 10u32.pow(5 - number()),
        Some("stay") => 20_000,
        _ => number().pow(4),
    }
}

#[test]
fn goat_n_goat_in_step_when_flocks_grow() {
    for seats in 2..=5 {
        in_step_leaning::<GoatNGoat, GoatTwin>(&Value::Null, seats, 100, patience);
    }
}

#[test]
fn goat_n_goat_paths() {
    check_paths::<GoatNGoat, GoatTwin>(include_str!("../goat_n_goat/paths.txt"));
}

// ---- Tic Tac Moo. ----------------------------------------------------------------------------------

#[test]
fn tic_tac_moo_in_step() {
    in_step::<TicTacMoo, TicTacMooTwin>(Value::Null, 2, 200);
    for start in [0, 1] {
        in_step::<TicTacMoo, TicTacMooTwin>(json!({ "start": start, "layout": "sides" }), 2, 60);
    }
    for supply in [[9, 7, 5, 3], [0, 0, 12, 12], [24, 0, 0, 0]] {
        in_step::<TicTacMoo, TicTacMooTwin>(json!({ "supply": supply }), 2, 60);
    }
}

/// Everything crowds towards the top, where animals are soon enclosed and barns must be swapped.
fn upwards(mv: &str) -> u32 {
    let row = mv.bytes().last().expect("a row") - b'0';
    4u32.pow(8 - u32::from(row))
}

#[test]
fn tic_tac_moo_in_step_when_animals_are_enclosed() {
    for supply in [[6, 6, 6, 6], [3, 7, 7, 7], [9, 7, 5, 3]] {
        in_step_leaning::<TicTacMoo, TicTacMooTwin>(&json!({ "supply": supply }), 2, 200, upwards);
    }
}

#[test]
fn tic_tac_moo_paths() {
    check_paths::<TicTacMoo, TicTacMooTwin>(include_str!("../tic_tac_moo/paths.txt"));
}

// ---- Happy Cows! -----------------------------------------------------------------------------------

#[test]
fn happy_cows_in_step() {
    for seats in 2..=6 {
        in_step::<HappyCows, HappyTwin>(Value::Null, seats, 100);
        for mood in ["random", "sad", "happy"] {
            in_step::<HappyCows, HappyTwin>(json!({ "start": seats - 1, "pile_mood": mood }), seats, 40);
        }
    }
}

/// Busy players: everything is played rather than put away, barns are built and filled, the cards that need
/// a barn with cows in it or a happy cow come to bear.
fn bustle(mv: &str) -> u32 {
    match mv.split(' ').next() {
        Some("play" | "lead" | "build") => 8,
        Some("top") => 4,
        _ => 1,
    }
}

#[test]
fn happy_cows_in_step_when_barns_are_full() {
    for seats in 2..=6 {
        let games = if seats == 2 { 200 } else { 60 };
        in_step_leaning::<HappyCows, HappyTwin>(&json!({ "pile_mood": "sad" }), seats, games, bustle);
    }
}

#[test]
fn happy_cows_paths() {
    check_paths::<HappyCows, HappyTwin>(include_str!("../happy_cows/paths.txt"));
}

// ---- Moo Moo Toretore. -----------------------------------------------------------------------------

#[test]
fn moo_moo_toretore_in_step() {
    for seats in 3..=5 {
        in_step::<MooMooToretore, ToretoreTwin>(Value::Null, seats, 100);
        for start in 0..seats {
            in_step::<MooMooToretore, ToretoreTwin>(json!({ "start": start, "hand_size": 7 }), seats, 20);
        }
    }
}

/// Few cows of odd stars: piles run out in the middle of a round, and the game ends early (MOO-18).
fn few_cows() -> Value {
    json!({ "s1": 2, "s2k": 1, "s3": 1, "r1k": 2, "r3": 3, "b1": 1, "b2": 1, "b3k": 1 })
}

/// Hand cards from 0 to 10, only just enough for five hands: every refill remakes the pile.
fn wild_numbers() -> Value {
    json!({ "0": 4, "1": 5, "2": 3, "3": 3, "5": 3, "6": 2, "7": 2, "9": 1, "10": 3 })
}

#[test]
fn moo_moo_toretore_in_step_with_odd_decks() {
    let scarce = json!({ "s1": 1, "r2": 9, "r3k": 9, "b1k": 8 });
    for seats in 3..=5 {
        in_step::<MooMooToretore, ToretoreTwin>(json!({ "cow_deck": few_cows() }), seats, 100);
        in_step::<MooMooToretore, ToretoreTwin>(json!({ "cow_deck": scarce, "hand_size": 3 }), seats, 60);
        in_step::<MooMooToretore, ToretoreTwin>(json!({ "hand_deck": wild_numbers() }), seats, 60);
        let both = json!({ "cow_deck": few_cows(), "hand_deck": wild_numbers(), "hand_size": 4 });
        in_step::<MooMooToretore, ToretoreTwin>(both, seats, 60);
    }
}

/// Players who use their chips whenever they can, and so have to say NO sooner or later.
fn spending(mv: &str) -> u32 {
    if mv.contains("ufo 12") {
        100
    } else if mv.contains("ufo") {
        10
    } else {
        1
    }
}

#[test]
fn moo_moo_toretore_in_step_when_chips_are_spent() {
    for seats in 3..=5 {
        in_step_leaning::<MooMooToretore, ToretoreTwin>(&Value::Null, seats, 60, spending);
    }
}

#[test]
fn moo_moo_toretore_paths() {
    check_paths::<MooMooToretore, ToretoreTwin>(include_str!("../moo_moo_toretore/paths.txt"));
}
