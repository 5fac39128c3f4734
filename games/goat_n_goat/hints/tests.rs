//! What rules of thumb promise.

use std::collections::{BTreeMap, BTreeSet};

use engine::testing::Script;
use engine::{Fast, Game, Hints, Knowledge, Lang, Seat, SetUp, Step, StepOf, Tell, Turn, Viewer, Wordbook};
use serde_json::{Value, json};

use super::super::{GoatNGoat, Move, Options, points};

/// A step that a random game might take.
fn any_step(game: &GoatNGoat, luck: &mut Fast) -> Option<StepOf<GoatNGoat>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.roll(luck, &mut Vec::new()))),
        Turn::Decide(seats) => {
            let seat = seats.first()?;
            Some(Step::Move(seat, game.random_move(seat, luck, &mut Vec::new())))
        }
    }
}

/// Plays seeded random games with every number of seats and shows each position on the way.
fn in_random_games(games: u64, mut look: impl FnMut(&GoatNGoat, &mut Fast)) {
    for number in 0..games {
        let seats = 2 + (number % 4) as u8;
        let mut luck = Fast::of_game(5, number);
        let mut game = GoatNGoat::new(&Options::default(), seats).expect("the defaults are possible");
        while let Some(step) = any_step(&game, &mut luck) {
            look(&game, &mut luck);
            game.step(&step).expect("random steps are legal");
        }
    }
}

fn legal(game: &GoatNGoat) -> Vec<(Seat, Move)> {
    let Some(seat) = game.turn().seats().first() else { return Vec::new() };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.into_iter().map(|mv| (seat, mv)).collect()
}

/// The heaviest move of seat 0 at a table of two, in notation.
fn heaviest(phase: Value, seat_0: Value) -> String {
    let display = match phase {
        Value::String(_) => json!(["r1", "b1", "g1", "r3", "b3", "g3"]),
        _ => json!(["r1", "b1", "g1", "b3", "g5"]),
    };
    let players = json!([seat_0, { "hand": ["b1"] }]);
    let position = json!({ "seat": 0, "phase": phase, "display": display, "players": players });
    let game = Script::<GoatNGoat>::at(position).game;
    let heaviest = legal(&game).into_iter().max_by_key(|(seat, mv)| game.score_move(*seat, mv));
    heaviest.expect("somebody is asked").1.to_string()
}

#[test]
fn every_move_has_a_reason_in_words() {
    let words = Wordbook::new(&GoatNGoat::FACTS, Lang::English).expect("English is there");
    let mut ids = BTreeSet::new();
    in_random_games(40, |game, _| {
        for (seat, mv) in legal(game) {
            let reason = game.reason(seat, &mv);
            if ids.insert(reason.id.clone()) || mv == Move::Stay {
                let said = words.try_say(&reason).unwrap_or_else(|problem| panic!("{mv}: {problem}"));
                assert!(said.ends_with('.'), "{said}");
            }
        }
    });
    assert!(ids.len() >= 18, "many kinds of reasons are met: {ids:?}");
}

#[test]
fn a_flock_is_not_sent_away_for_nothing() {
    let seat_0 = json!({ "hand": ["r1", "r5"], "flocks": ["r3", "r3"] });
    assert_eq!(heaviest(json!("play"), seat_0), "play 5r");
}

#[test]
fn equal_cards_are_played_together() {
    let seat_0 = json!({ "hand": ["r1", "r1", "b1", "r3"] });
    assert_eq!(heaviest(json!("play"), seat_0), "play 1rrb");
}

#[test]
fn the_highest_mountain_within_reach_is_climbed() {
    let seat_0 = json!({ "hand": ["b1"], "flocks": ["r1", "r2", "r4", "r5"] });
    assert_eq!(heaviest(json!({ "climb": { "left": 3 } }), seat_0), "climb r4");
}

#[test]
fn a_card_that_goes_with_the_hand_is_taken() {
    let seat_0 = json!({ "hand": ["r3", "g3"], "flocks": ["r1", "b2", "g1"] });
    assert_eq!(heaviest(json!({ "take": { "left": 1 } }), seat_0), "take b3");
}

#[test]
fn after_its_last_turn_a_seat_stands_where_it_will_end() {
    // What each seat was said to end with once its last turn was over.
    let mut standings: BTreeMap<Seat, i32> = BTreeMap::new();
    let mut checked = 0;
    in_random_games(40, |game, luck| {
        let Some(left) = game.position().last_turns else { return standings.clear() };
        let asked = game.turn().seats().first().expect("nobody draws in a last turn");
        for back in 1..=game.seats() - left {
            let seat = asked.plus(game.seats() - back, game.seats());
            standings.entry(seat).or_insert_with(|| game.standing(seat));
        }
        let mut after = *game;
        after.step(&any_step(game, &mut luck.clone()).expect("the game goes on")).expect("it is legal");
        if after.is_over() {
            checked += standings.len();
            assert!(
                standings.iter().all(|(seat, standing)| *standing == 100 * i32::from(points(&after, *seat)))
            );
        }
    });
    assert!(checked > 40, "some seats were checked: {checked}");
}

#[test]
fn a_step_looks_the_same_in_every_world_that_fits() {
    let mut hidden = 0;
    in_random_games(12, |game, luck| {
        let step = any_step(game, &mut luck.clone()).expect("the game goes on");
        for viewer in Seat::all(game.seats()) {
            let eyes = Viewer::Seat(viewer);
            let world = GoatNGoat::possible_world(&game.view(eyes), luck);
            let other = any_step(&world, luck).expect("the game goes on in every world");
            let mut after = (*game, world);
            after.0.step(&step).expect("it is legal");
            after.1.step(&other).expect("it is legal");
            let told = (game.told(&step, &after.0, eyes), world.told(&other, &after.1, eyes));
            let seen = (game.seen(&step, &after.0, viewer), world.seen(&other, &after.1, viewer));
            assert_eq!(seen.0 == seen.1, told.0 == told.1, "{viewer}: {step:?} and {other:?}");
            hidden += u32::from(step != other && seen.0 == seen.1);
        }
    });
    assert!(hidden > 0, "some steps differ only in what a seat cannot know");
}
