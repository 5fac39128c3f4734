//! Every game and its twin, side by side: random games in step, and the number of ways a game can go.
//!
//! Each game's `paths.txt` lists such numbers, one line each: options, seats, length, count.

use engine::Game;
use engine::testing::{Script, count_paths};
use serde_json::{Value, json};

use super::goat_n_goat::GoatTwin;
use super::kuhlorado::KuhloradoTwin;
use super::{Twin, Waiting, in_step, plays_alone, twin_paths};
use crate::kuhlorado::Kuhlorado;

/// Checks the game's counts, and its twin's, against the list.
fn check_paths<G: Game, T: Twin>(list: &str) {
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

/// E3 fixes the twin itself, so that game and twin cannot be wrong together about the score.
#[test]
fn kuhlorado_twin_scores_the_worked_example() {
    let board = "OO.XXOOO OX.TTOO. O.OXOOOO OTXOXXOX OTOXOXTO OXXXXXX. XXOOTXOX OXXXXXOX";
    let sheet = "11111111 111LL111 11111111 1L111111 1L1111s1 11111111 1111s111 11111111";
    let mut twin = KuhloradoTwin::new(&json!({ "sheet": sheet }), 2);
    let marks = board.replace('T', ".").replace('X', "0").replace('O', "1");
    twin.marks = marks.split(' ').map(|row| row.chars().collect()).collect();
    assert_eq!([twin.score(0), twin.score(1)], [21, 17]);
}
// ---- Goat 'n' Goat. --------------------------------------------------------------------------------

/// A hand about to be played, as the worked examples tell it.
fn goat_twin(hand: &str, flocks: &str) -> GoatTwin {
    let mut twin = GoatTwin::new(&json!({ "start": 0 }), 2);
    while let Waiting::Chance(odds) = twin.waiting() {
        twin.chance(&odds[0].0);
    }
    let cards = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    twin.players[0].hand = cards(hand);
    twin.players[0].flocks = cards(flocks);
    twin
}

#[test]
fn goat_n_goat_twin_plays_alone() {
    for seats in 2..=5 {
        plays_alone::<GoatTwin>(&Value::Null, seats, 50);
        plays_alone::<GoatTwin>(&json!({ "start": seats - 1, "climbs_per_turn": 1 }), seats, 50);
    }
}

#[test]
fn goat_n_goat_twin_keeps_to_the_worked_examples() {
    let mut e1 = goat_twin("r2 r2 g5", "r1 r4");
    e1.play(0, "play 2rr");
    assert_eq!([&e1.players[0].penalty, &e1.players[0].flocks], [&["r1", "r4"], &["r2", "r2"]]);

    let mut e2 = goat_twin("g2 g2 g2 b1", "g1 g2");
    e2.play(0, "play 2ggg");
    assert_eq!(e2.players[0].flocks.len(), 5);
    assert!(e2.players[0].penalty.is_empty());

    let mut e4 = goat_twin("r1 r1", "b2 b3 b3 b4");
    e4.mountains = ["b3", "b5", "b6"].map(str::to_owned).to_vec();
    e4.play(0, "play 1r");
    e4.play(0, &moves(&e4)[0]);
    assert_eq!(moves(&e4), ["climb b3", "stay"]);
    e4.play(0, "climb b3");
    assert_eq!(e4.discard, ["b2", "b3", "b3", "b4"]);

    let mut e5 = goat_twin("b4 r2 r2 r2 r2 r2 r2 r3", "");
    e5.play(0, "play 4b");
    (0..4).for_each(|_| e5.play(0, &moves(&e5)[0]));
    assert_eq!(e5.players[0].hand.len(), 11);
    (0..3).for_each(|_| e5.play(0, "drop r2"));
    assert_eq!((e5.players[0].hand.len(), e5.players[0].penalty.len()), (8, 3));
    assert!(matches!(e5.waiting(), Waiting::Chance(_)), "the limit is kept and nothing can be climbed");
}

#[test]
fn goat_n_goat_twin_breaks_ties_by_the_highest_mountains() {
    let mut twin = goat_twin("", "");
    let mut winners = |one: &[u32], other: &[u32]| {
        for (player, climbed) in twin.players.iter_mut().zip([one, other]) {
            (player.hand, player.penalty) = (vec![], vec![]);
            player.climbed = climbed.to_vec();
        }
        let Waiting::Over { winners, .. } = twin.result() else { panic!("a result is a result") };
        winners
    };
    assert_eq!(winners(&[3, 9], &[7, 5]), [0]);
    assert_eq!(winners(&[3, 4, 5], &[5, 7]), [1]);
    assert_eq!(winners(&[9, 3, 3, 5], &[3, 9, 5, 3]), [0, 1]);
}

/// What the one seat that is asked may do.
fn moves<T: Twin>(twin: &T) -> Vec<String> {
    match twin.waiting().sorted() {
        Waiting::Decide(asked) if asked.len() == 1 => asked[0].1.clone(),
        other => panic!("one seat should be asked: {other:?}"),
    }
}
