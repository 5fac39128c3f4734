//! What rules of thumb promise.

use std::collections::BTreeSet;

use engine::testing::Script;
use engine::{Fast, Game, Hints, Lang, Seat, SetUp, Turn, Wordbook};
use serde_json::{Value, json};

use super::super::{HappyCows, Move, Options, points};

/// Plays seeded random games with every number of seats and shows each position on the way.
fn in_random_games(games: u64, mut look: impl FnMut(&HappyCows)) {
    for number in 0..games {
        let seats = 2 + (number % 5) as u8;
        let mut luck = Fast::of_game(6, number);
        let mut game = HappyCows::new(&Options::default(), seats).expect("the defaults are possible");
        loop {
            look(&game);
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.apply_chance(&game.roll(&mut luck, &mut Vec::new())),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    game.apply_move(seat, &game.random_move(seat, &mut luck, &mut Vec::new()));
                }
            }
        }
    }
}

fn legal(game: &HappyCows) -> Vec<(Seat, Move)> {
    let Some(seat) = game.turn().seats().first() else { return Vec::new() };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.into_iter().map(|mv| (seat, mv)).collect()
}

/// The heaviest move of seat 0 after these steps, in notation. On top of the pile lies a farm card.
fn heaviest(row: [&str; 3], own: &[&str], others: &[&str], steps: &str) -> String {
    let players: Value = json!([{ "outside": own }, { "outside": others }]);
    let position = json!({ "seat": 0, "phase": "act", "row": row, "top": "farm", "players": players });
    let game = Script::<HappyCows>::at(position).then(steps).game;
    let heaviest = legal(&game).into_iter().max_by_key(|(seat, mv)| game.score_move(*seat, mv));
    heaviest.expect("somebody is asked").1.to_string()
}

#[test]
fn a_happy_cow_is_welcome_and_a_sad_one_is_not() {
    assert_eq!(heaviest(["b5+", "r5-", "weather"], &["g1+"], &["p1+"], ""), "play b5");
    assert_ne!(heaviest(["b5-", "r5-", "p5-"], &["g1+"], &["p1+"], ""), "play b5");
}

#[test]
fn the_rain_falls_on_others() {
    assert_eq!(heaviest(["rain-b", "r1-", "r2-"], &["r5+"], &["b5+", "b4+"], ""), "play rain-b");
    assert_ne!(heaviest(["rain-b", "r1-", "g1+"], &["r5+"], &["g5+"], ""), "play rain-b");
}

#[test]
fn the_worst_cow_is_swapped_for_the_best() {
    let row = ["trough", "r1-", "weather"];
    let (own, others) = (["b1-", "g4+"], ["p1-", "o5+"]);
    assert_eq!(heaviest(row, &own, &others, "play trough"), "give b1");
    assert_eq!(heaviest(row, &own, &others, "play trough; give b1"), "take o5");
}

#[test]
fn the_best_happy_cow_goes_inside_first_and_a_sad_one_never() {
    let row = ["barn", "r1-", "weather"];
    assert_eq!(heaviest(row, &["b2+", "g5+", "p5-"], &["o1+"], "play barn; build"), "lead g5");
    assert_eq!(heaviest(row, &["p5-"], &["o1+"], "play barn; build"), "done");
}

#[test]
fn every_move_has_a_reason_in_words() {
    let words = Wordbook::new(&HappyCows::FACTS, Lang::English).expect("English is there");
    let mut ids = BTreeSet::new();
    in_random_games(100, |game| {
        for (seat, mv) in legal(game) {
            let reason = game.reason(seat, &mv);
            if ids.insert(reason.id.clone()) {
                let said = words.try_say(&reason).unwrap_or_else(|problem| panic!("{mv}: {problem}"));
                assert!(said.ends_with('.'), "{said}");
            }
        }
    });
    assert!(ids.len() >= 30, "many kinds of reasons are met: {ids:?}");
}

#[test]
fn with_an_empty_pile_a_seat_stands_where_it_is() {
    let mut seen = 0;
    in_random_games(100, |game| {
        if game.position().pile == Some(Vec::new()) {
            seen += 1;
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.standing(seat), 100 * i32::from(points(game, seat)));
            }
        }
    });
    assert!(seen >= 100, "every game ends with an empty pile: {seen}");
}
