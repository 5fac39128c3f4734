//! Rules of thumb: whether they help, and whether they say what is so.

use engine::kit::Squares;
use engine::testing::{Script, reasons_met, wins_by_weight};
use engine::{Fast, Game, Hints, Lang, Playout, Seat, Wordbook};

use crate::tic_tac_moo::tests::{QUIET, Rows, drive};
use crate::tic_tac_moo::{Options, Species, TicTacMoo};

fn reason(script: &Script<TicTacMoo>, mv: &str) -> String {
    assert!(script.allows(mv), "{mv} is legal");
    let names = vec!["Anna".into(), "Ben".into()];
    let words = Wordbook::new(&TicTacMoo::FACTS, Lang::English).unwrap().with_names(names);
    words.say(&script.game.reason(Seat(0), &mv.parse().unwrap()))
}

fn heaviest(script: &Script<TicTacMoo>) -> String {
    let mut moves = Vec::new();
    script.game.legal_moves(Seat(0), &mut moves);
    moves.iter().max_by_key(|mv| script.game.score_move(Seat(0), mv)).unwrap().to_string()
}

/// Two pigs and two cows wait for a third of their kind.
const PAIRS: Rows =
    ["#......#", "........", "..cc.p..", ".....p..", "........", "..s..h..", "........", "#......#"];

#[test]
fn every_reason_has_words() {
    let met = reasons_met::<TicTacMoo>(&Options::default(), 2, 20);
    assert!(met.len() >= 12, "{met:?}");
}

#[test]
fn reasons_say_what_a_move_does() {
    let herd = drive(PAIRS, "cs c");
    assert_eq!(reason(&herd, "c e3"), "Herds 2 cows home; that makes 2.");
    // Seat 1 has a pig and a sheep to drive, next to a chicken.
    assert_eq!(reason(&drive(PAIRS, "cs h"), "s f5"), "From here Ben could have herded 2 pigs home.");
    assert_eq!(reason(&drive(QUIET, "cc s"), "c b5"), "Leaves Ben no herd to take with the animals at hand.");
}

/// TTM-13: a field that wins has three of one animal. Only what is more is of no use.
#[test]
fn a_field_has_one_square_to_spare() {
    let two =
        ["#......#", "....c...", ".....p..", ".....c..", "........", "..s..h..", "........", "#......#"];
    let spare = "Uses up the one square that Ben can spare in that field.";
    assert_eq!(reason(&drive(two, "cs p"), "c g2"), spare);
    let three =
        ["#......#", "....c.c.", ".....p..", ".....c..", "........", "..s..h..", "........", "#......#"];
    let four_cows = "4 cows are more than Ben can use in that field.";
    assert_eq!(reason(&drive(three, "cs p"), "c e4"), four_cows);
    let three_pigs =
        ["#......#", "....cp..", "....p.p.", ".....c..", "........", "..s..h..", "........", "#......#"];
    let three_cows = "3 cows are more than Ben can use in that field.";
    assert_eq!(reason(&drive(three_pigs, "cs p"), "c g2"), three_cows);
}

#[test]
fn herds_are_taken_and_denied() {
    let herd = drive(PAIRS, "cs c");
    assert_eq!(reason(&herd, &heaviest(&herd)), "Herds 2 cows home; that makes 2.");
    let none = drive(PAIRS, "hs h").then("s e7");
    assert_eq!(reason(&none, &heaviest(&none)), "From here Ben could have herded 2 pigs home.");
}

#[test]
fn the_heaviest_move_beats_a_random_one() {
    let wins = wins_by_weight::<TicTacMoo>(2, 100);
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn standing_is_the_score_when_nothing_is_left_to_do() {
    for number in 0..50 {
        let (mut rng, mut room) = (Fast::of_game(3, number), Playout::default());
        let mut game = TicTacMoo::new(&Options::default(), 2).unwrap();
        let mut last = game;
        while !game.is_over() {
            last = game;
            room.step(&mut game, &mut rng);
        }
        let outcome = game.outcome();
        for seat in Seat::all(2) {
            let off = last.standing(seat) - i32::from(outcome.scores[seat.idx()]) * 100;
            assert!(outcome.ended != "ended-dry" || off.abs() <= 200, "game {number}, seat {seat}: {off}");
        }
    }
}

#[test]
fn squares_that_herd_are_found_at_once() {
    for number in 0..20 {
        let (mut rng, mut room) = (Fast::of_game(4, number), Playout::default());
        let mut game = TicTacMoo::new(&Options::default(), 2).unwrap();
        while room.step(&mut game, &mut rng).is_some() {
            for species in Species::ALL {
                let free = (0..64).filter(|square| !game.meadow.grazed().contains(*square));
                let slowly: Squares =
                    free.filter(|square| !game.meadow.herds(species, *square).is_empty()).collect();
                assert_eq!(game.meadow.herding_squares(species).without(game.meadow.grazed()), slowly);
            }
        }
    }
}
