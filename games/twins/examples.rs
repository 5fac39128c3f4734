//! The twins alone: they play to the end, and keep to the rulebooks' worked examples, so that a game and its
//! twin cannot share a mistake about those.

use engine::{Seat, Step};
use serde_json::{Value, json};

use super::goat_n_goat::GoatTwin;
use super::kuhlorado::KuhloradoTwin;
use super::tic_tac_moo::TicTacMooTwin;
use super::{Twin, Waiting, follow, plays_alone, twin_paths};

// ---- Kuhlorado. ------------------------------------------------------------------------------------

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

// ---- Tic Tac Moo. ----------------------------------------------------------------------------------

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
fn tic_tac_moo_twin_plays_alone() {
    for options in
        [Value::Null, json!({ "start": 1, "layout": "sides" }), json!({ "supply": [12, 12, 0, 0] })]
    {
        plays_alone::<TicTacMooTwin>(&options, 2, 50);
    }
}

#[test]
fn tic_tac_moo_twin_places_next_to_the_barn_species_and_takes_herds() {
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
fn tic_tac_moo_twin_swaps_only_when_it_must() {
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
fn tic_tac_moo_twin_wins_with_a_full_field_or_twelve_tiles() {
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
fn tic_tac_moo_twin_paths() {
    let twin = TicTacMooTwin::new(&json!({ "supply": [24, 0, 0, 0] }), 2);
    let counts = [6, 7, 8, 9, 10].map(|length| twin_paths(&twin, length));
    assert_eq!(counts, [1, 6, 6 * 36, 6 * 36 * 36, 6 * 36 * 36 * 9]);
    let twin = TicTacMooTwin::new(&json!({ "start": 1 }), 2);
    assert_eq!(twin_paths(&twin, 7), 4u64.pow(6) * 3);
}

// ---- What the tests share. -------------------------------------------------------------------------

/// Follows steps in notation; each must be listed.
fn then<T: Twin>(mut twin: T, steps: &str) -> T {
    for text in steps.split("; ") {
        let (step, listed) = match twin.waiting() {
            Waiting::Chance(odds) => {
                (Step::Chance(text.to_owned()), odds.into_iter().map(|(outcome, _)| outcome).collect())
            }
            Waiting::Decide(asked) => (Step::Move(Seat(asked[0].0), text.to_owned()), asked[0].1.clone()),
            Waiting::Over { .. } => panic!("{text:?}: the game is over"),
        };
        assert!(listed.iter().any(|other| other == text), "{text:?} is not among {listed:?}");
        follow(&mut twin, &step);
    }
    twin
}

/// What the one seat that is asked may do.
fn moves<T: Twin>(twin: &T) -> Vec<String> {
    match twin.waiting().sorted() {
        Waiting::Decide(asked) if asked.len() == 1 => asked[0].1.clone(),
        other => panic!("one seat should be asked: {other:?}"),
    }
}
