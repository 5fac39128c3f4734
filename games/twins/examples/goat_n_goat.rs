//! Goat 'n' Goat: the twin alone.

use serde_json::{Value, json};

use super::moves;
use crate::twins::goat_n_goat::GoatTwin;
use crate::twins::{Twin, Waiting, plays_alone};

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
fn the_twin_plays_alone() {
    for seats in 2..=5 {
        plays_alone::<GoatTwin>(&Value::Null, seats, 50);
        plays_alone::<GoatTwin>(&json!({ "start": seats - 1, "climbs_per_turn": 1 }), seats, 50);
    }
}

#[test]
fn the_twin_keeps_to_the_worked_examples() {
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
fn the_twin_breaks_ties_by_the_highest_mountains() {
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
