//! Rules of thumb: whether they help, and whether they say what is so.

use engine::testing::{Script, reasons_met, wins_by_weight};
use engine::{Fast, Game, Hints, Lang, Playout, Seat, Wordbook};
use serde_json::json;

use crate::kuhlorado::{Kuhlorado, Options, points};

const SHEET: [&str; 8] =
    ["CCCCCCCC", "C111111C", "C1s22L1C", "C1233L1C", "C123321C", "C1LL2s1C", "C454545C", "CCCCCCCC"];

/// Seat 0 (crosses) is asked in a position on that sheet.
fn at(marks: [&str; 8], phase: &str, dice: &str) -> Script<Kuhlorado> {
    Script::at(json!({ "sheet": SHEET, "marks": marks, "seat": 0, "phase": phase, "dice": dice }))
}

fn reason(script: &Script<Kuhlorado>, mv: &str) -> String {
    assert!(script.allows(mv), "{mv} is legal");
    let names = vec!["Anna".into(), "Ben".into()];
    let words = Wordbook::new(&Kuhlorado::FACTS, Lang::English).unwrap().with_names(names);
    words.say(&script.game.reason(Seat(0), &mv.parse().unwrap()))
}

fn heaviest(script: &Script<Kuhlorado>) -> String {
    let mut moves = Vec::new();
    script.game.legal_moves(Seat(0), &mut moves);
    moves.iter().max_by_key(|mv| script.game.score_move(Seat(0), mv)).unwrap().to_string()
}

const LAND: [&str; 8] =
    ["........", ".XXXX...", "..T..T..", ".....T..", ".O......", ".OTT.T..", ".OO.....", "........"];

#[test]
fn every_reason_has_words() {
    let met = reasons_met::<Kuhlorado>(&Options::default(), 2, 20);
    assert!(met.len() >= 20, "{met:?}");
}

#[test]
fn reasons_say_what_a_move_does() {
    let number = at(LAND, "first", "12");
    assert_eq!(reason(&number, "f2"), "Makes land of 5 squares: 2 more points for you.");
    assert_eq!(reason(&number, "b4"), "Keeps Ben from land worth 2 more points.");
    let cows = at(LAND, "first", "CC");
    assert_eq!(reason(&cows, "a7"), "You take the lead at the west edge, worth 3 points.");
    assert_eq!(reason(&at(LAND, "first", "3C"), "d4"), "Begins new land at d4.");
    let dice = at(LAND, "again", "1C");
    assert_eq!(reason(&dice, "keep"), "A cow and a 1 lie one apart somewhere, so you may mark two squares.");
    assert_eq!(reason(&dice, "roll 1"), "Keeps the cow and tries for a second one.");
    assert_eq!(reason(&dice, "roll C"), "Keeps the 1 and lets the cow go.");
}

#[test]
fn land_is_grown_and_cows_are_kept() {
    let fourteen =
        ["XXXXXXX.", "XXXXXXX.", ".OT..T..", ".O...T.O", ".OO....O", ".OTT.TOO", ".OOOOOOO", "OO......"];
    let numbers = at(fourteen, "first", "12");
    assert_eq!(reason(&numbers, &heaviest(&numbers)), "Makes land of 15 squares: 7 more points for you.");
    assert_eq!(heaviest(&at(LAND, "again", "CC")), "keep");
}

#[test]
fn the_heaviest_move_beats_a_random_one() {
    let wins = wins_by_weight::<Kuhlorado>(2, 100);
    assert!(wins >= 95, "{wins} of 100");
}

#[test]
fn standing_is_the_score_when_nothing_is_left_to_do() {
    let (mut early, mut late) = (0, 0);
    for number in 0..50 {
        let (mut rng, mut room) = (Fast::of_game(3, number), Playout::default());
        let mut game = Kuhlorado::new(&Options::default(), 2).unwrap();
        let mut standings = Vec::new();
        while !game.is_over() {
            standings.push([game.standing(Seat(0)), game.standing(Seat(1))]);
            room.step(&mut game, &mut rng);
        }
        let last = points(&game).map(|points| i32::from(points.total()) * 100);
        let off = |standing: &[i32; 2]| (standing[0] - last[0]).abs() + (standing[1] - last[1]).abs();
        early += off(&standings[standings.len() / 2]);
        late += off(&standings[standings.len() - 1]);
    }
    assert!(late / 100 < 150, "on average within a point and a half: {late}");
    assert!(late * 2 < early, "the longer one waits the surer: {late}, {early}");
}
