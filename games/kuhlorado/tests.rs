//! One test per clause, ruling and example, and what every game promises.

use engine::testing::{Script, conforms, learns, playthrough};
use engine::{Fast, Game, Playout, Seat, SeatSet, SetUp, Start, Turn};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::generate::{generate, is_fair};
use super::{Face, Kuhlorado, Options, Sheet, points};

type Meadow = Script<Kuhlorado>;

/// Cows along the edges, numbers inside; troughs at c3, f6 (small), c6–d6 and f3–f4 (large).
const PLAIN: [&str; 8] =
    ["CCCCCCCC", "C111111C", "C1s22L1C", "C1233L1C", "C123321C", "C1LL2s1C", "C454545C", "CCCCCCCC"];

const EMPTY: [&str; 8] = ["........"; 8];

/// A position on a sheet, with seat 0 (crosses) to do what `phase` says.
fn at(sheet: [&str; 8], marks: [&str; 8], phase: &str, dice: &str) -> Meadow {
    let marks: Vec<String> = sheet.iter().zip(marks).map(|(row, marks)| with_water(row, marks)).collect();
    Meadow::at(json!({ "sheet": sheet, "marks": marks, "seat": 0, "phase": phase, "dice": dice }))
}

fn with_water(row: &str, marks: &str) -> String {
    row.chars()
        .zip(marks.chars())
        .map(|(shown, mark)| if "sL".contains(shown) { 'T' } else { mark })
        .collect()
}

/// The first shipped sheet, as text.
fn meadow_1() -> [String; 8] {
    Sheet::shipped("meadow-1").unwrap().rows()
}

fn started() -> Meadow {
    Meadow::new(2, &json!({ "start": 0 }))
}

fn refused(sheet: &str) -> String {
    let bad = Kuhlorado::new(&Options { sheet: sheet.to_owned(), ..Options::default() }, 2).unwrap_err();
    assert_eq!(bad.field, "sheet");
    bad.problem
}

fn changed(row: usize, column: usize, letter: &str) -> String {
    let mut rows = meadow_1();
    rows[row].replace_range(column..=column, letter);
    rows.join("/")
}

#[test]
fn a_square_that_may_not_be_marked_says_why() {
    let marks =
        ["X.......", "........", "........", "........", "........", "........", "........", "........"];
    let dice = at(PLAIN, marks, "again", "2C");
    assert_eq!(dice.why_not("a1"), "a1 is marked already.");
    assert_eq!(dice.why_not("c3"), "c3 is part of a trough, and troughs are never marked.");
    assert_eq!(dice.why_not("b2"), "The dice show 2 and a cow; b2 shows neither.");
    assert_eq!(dice.why_not("d3"), "First say whether you keep the dice.");
    let first = at(PLAIN, EMPTY, "first", "2C");
    assert_eq!(first.why_not("keep"), "The dice stay as they are. Now mark a square.");
    let second = first.then("d3");
    assert_eq!(second.why_not("a1"), "a1 does not lie in line with d3 with exactly one square between.");
    assert_eq!(second.why_not("e3"), "e3 does not show a cow, which the other die shows.");
    let cows = at(PLAIN, EMPTY, "first", "CC").then("a1");
    assert_eq!(cows.why_not("d3"), "With two cows, the second square must be a cow square too.");
}

#[test]
fn kuh_1_two_dice_with_five_numbers_and_a_cow() {
    let odds = started().odds();
    assert_eq!(odds.len(), 21);
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert!(odds.contains(&("CC".to_owned(), 1)) && odds.contains(&("3C".to_owned(), 2)));
    assert!(odds.contains(&("44".to_owned(), 1)) && odds.contains(&("25".to_owned(), 2)));
}

#[test]
fn kuh_2_a_sheet_that_is_none_is_refused_with_the_square() {
    assert!(refused(&changed(0, 1, "x")).contains("b1"), "an unknown letter");
    assert!(refused(&changed(0, 1, "s")).contains("third small trough"));
    // meadow-1 has a large trough at f2–g2: without its right half the left one is alone.
    assert!(refused(&changed(1, 6, "1")).contains("halves"), "a missing half");
    let mut rows = meadow_1();
    rows[1].replace_range(6..7, "1");
    rows[7].replace_range(7..8, "L");
    assert!(refused(&rows.join("/")).contains("no other half"), "halves apart");
    assert!(refused("CCCCCCCC").contains("8 rows"));
    assert!(refused(&meadow_1().join("/").replacen("343C215C", "343C215", 1)).contains("row 1"));
}

#[test]
fn kuh_c1_shipped_and_generated_sheets_are_fair() {
    for number in 1..=Sheet::SHIPPED {
        let sheet = Sheet::shipped(&format!("meadow-{number}")).expect("it is shipped");
        assert!(is_fair(&sheet), "meadow-{number}");
        assert_eq!((sheet.showing(Face::COW).len(), sheet.numbers().len()), (18, 40));
    }
    for seed in 0..200 {
        assert!(is_fair(&generate(seed)), "random:{seed}");
    }
    assert_ne!(generate(1), generate(2));
    assert_eq!(generate(7), generate(7));
}

#[test]
fn kuh_c1_sheets_are_named_made_or_given() {
    let sheet = |text: &str| Meadow::new(2, &json!({ "sheet": text })).position()["sheet"].clone();
    assert_eq!(sheet("meadow-1")[0], "343C215C");
    assert_eq!(Meadow::new(2, &json!({})).position()["sheet"], sheet("meadow-1"), "the default");
    assert_eq!(sheet(&PLAIN.join("\n")), json!(PLAIN));
    assert_eq!(sheet(&PLAIN.join(" ")), json!(PLAIN));
    assert_ne!(sheet("random:5"), sheet("random:6"));
    assert!(refused("meadow-11").contains("meadow-10"));
    for number in ["", "x", "+7", "-1", "99999999999999999999"] {
        assert!(refused(&format!("random:{number}")).contains("no number"), "{number}");
    }
    // Eight cows are too few, five number squares too.
    let few_cows =
        ["C1111111", "1C111111", "11C11111", "111C1111", "1111C1ss", "11111C11", "LL1111C1", "1LL1111C"];
    assert!(refused(&few_cows.join("/")).contains("at least 10"));
    let few_numbers =
        ["CCCCCCCC", "CsCCCCCC", "CCCCsCCC", "CCCCCCCC", "LLCCCCCC", "CCLLCCCC", "CCCCC123", "CCCCCC45"];
    assert!(refused(&few_numbers.join("/")).contains("at least 6"));
}

#[test]
fn kuh_3_none_one_or_both_dice_once_more() {
    let thrown = started().then("3C");
    assert_eq!(thrown.choices(), ["keep", "roll 3", "roll C", "roll both"]);
    let rerolled = thrown.clone().then("roll 3");
    assert_eq!(rerolled.odds(), ["1", "2", "3", "4", "5", "C"].map(|face| (face.to_owned(), 1)));
    // Only once more: after that squares are marked.
    assert!(rerolled.then("C").choices().iter().all(|mv| mv.len() == 2));
    assert_eq!(thrown.clone().then("roll both").odds().len(), 21);
    assert!(thrown.then("keep").allows("d1"), "the cow at d1 can be marked with the dice kept");
    assert_eq!(started().then("44").choices(), ["keep", "roll 4", "roll both"]);
    // The die that is not thrown again stays.
    assert_eq!(started().then("3C; roll 3; 5").position()["dice"], "5C");
    assert_eq!(started().then("3C; roll C; 1").position()["dice"], "13");
}

#[test]
fn kuh_4_two_cows_mark_exactly_two_cow_squares() {
    let cows = at(PLAIN, EMPTY, "first", "CC");
    assert_eq!(cows.choices().len(), 28);
    let second = cows.then("a1");
    assert_eq!(second.choices().len(), 27);
    assert!(!second.allows("done"), "the second is a must");
    assert_eq!(thrower(&second.then("h8")), Seat(1));
}

#[test]
fn kuh_4_if_one_cow_square_is_left_that_one() {
    let marks =
        ["XXXXXXXX", "X......X", "X......X", "X......X", "X......X", "X......X", "X......X", "XXXXXXX."];
    let last = at(PLAIN, marks, "first", "CC");
    assert_eq!(last.choices(), ["h8"]);
    assert!(last.then("h8").game.is_over());
}

/// Who throws the dice now.
fn thrower(meadow: &Meadow) -> Seat {
    assert_eq!(meadow.game.turn(), Turn::Chance);
    meadow.clone().then("12").asked()
}

#[test]
fn kuh_5_two_numbers_mark_one_square_of_either() {
    let numbers = at(PLAIN, EMPTY, "first", "34");
    assert_eq!(numbers.choices(), ["d4", "e4", "d5", "e5", "b7", "d7", "f7"]);
    assert_eq!(thrower(&numbers.then("d4")), Seat(1));
}

#[test]
fn kuh_5_without_a_free_square_nothing_is_marked() {
    let marks =
        ["........", "........", "........", "...XX...", "...OO...", "........", "........", "........"];
    let thrown = at(PLAIN, marks, "again", "33").then("keep");
    assert_eq!(thrower(&thrown), Seat(1));
    assert_eq!(thrown.position()["marks"], at(PLAIN, marks, "again", "33").position()["marks"]);
    assert!(thrown.told.unwrap().say.iter().any(|phrase| phrase.id == "told-nothing"));
}

#[test]
fn kuh_6_cow_and_number_mark_one_or_a_pair_with_one_square_between() {
    let both = at(PLAIN, EMPTY, "first", "2C");
    let mut choices = both.choices();
    choices.retain(|square| !square.starts_with(['a', 'h']) && !square.ends_with(['1', '8']));
    assert_eq!(choices, ["d3", "e3", "c4", "c5", "f5", "e6"], "beside the cows all squares with a 2");
    // d3 has cows with one square between at d1, b1 and f1.
    assert_eq!(both.clone().then("d3").choices(), ["b1", "d1", "f1", "done"]);
    assert_eq!(thrower(&both.clone().then("d3; f1")), Seat(1));
    assert_eq!(thrower(&both.clone().then("d3; done")), Seat(1));
    // The other way round, from the cow to the number; marked squares are no partners.
    assert_eq!(both.clone().then("d1").choices(), ["d3", "done"]);
    // A cow without a partner ends the turn.
    assert_eq!(thrower(&both.then("a8")), Seat(1));
}

#[test]
fn kuh_7_troughs_and_marks_are_not_marked() {
    let marks =
        ["X.......", "........", "........", "........", "........", "........", "........", "........"];
    let cows = at(PLAIN, marks, "first", "1C");
    for square in ["a1", "c3", "f6", "c6", "d6"] {
        assert!(!cows.allows(square), "{square}");
        let refused = cows.refused(square);
        assert!(refused.to_string().contains("KUH-7"), "{refused}");
    }
}

#[test]
fn kuh_8_the_game_ends_without_cows_or_with_five_numbers() {
    let marks =
        ["XXXXXXXX", "X......X", "X......X", "X......X", "X......X", "X......X", "X......X", "XXXXXX.."];
    let no_cow = at(PLAIN, marks, "first", "CC").then("g8; h8");
    assert_eq!(no_cow.outcome().ended, "ended-no-cow");
    // Six free numbers: b7 to g7.
    let marks =
        ["........", ".XXXXXX.", ".XXXXXX.", ".XXXXXX.", ".XXXXXX.", ".XXXXXX.", "........", "........"];
    let five = at(PLAIN, marks, "first", "45").then("b7");
    assert_eq!(five.outcome().ended, "ended-five-numbers");
    // The pair of a cow and a number is marked before the end is looked at.
    let pair = at(PLAIN, marks, "first", "5C").then("c7");
    assert_eq!(pair.choices(), ["a5", "a7", "done"]);
    assert!(pair.then("a7").game.is_over());
}

/// The points of a board without stopping to play it.
fn count(sheet: [&str; 8], marks: [&str; 8]) -> [super::Points; 2] {
    points(&at(sheet, marks, "throw", "").game)
}

#[test]
fn kuh_8_both_ends_at_once_are_named() {
    // One cow square and six numbers are left; the pair of c7 and a7 takes the last of one and leaves five.
    let mut marks = ["XXXXXXXX"; 8];
    marks[6] = ".......X";
    let end = at(PLAIN, marks, "first", "5C").then("c7; a7");
    assert_eq!(end.outcome().ended, "ended-no-cow-and-five-numbers");
}

#[test]
fn kuh_9_more_squares_of_an_edge_bring_three_points() {
    let marks =
        ["XX.O....", "........", "........", "........", "........", "........", "........", "O......."];
    let [crosses, circles] = count(PLAIN, marks);
    // North 2:1 for crosses; west 1:1 for nobody (a1 and a8); south 0:1 for circles; the corners count twice.
    assert_eq!((crosses.edges, circles.edges), (3, 3));
}

#[test]
fn kuh_10_more_squares_beside_a_trough_bring_two_or_four() {
    // Small c3: c2 b3 d3 c4. Large c6–d6: c5 d5 b6 e6 c7 d7. Diagonal squares do not count.
    let marks =
        ["........", "..X.....", "........", "..O.....", "..XX....", "....O...", ".X......", "........"];
    let [crosses, circles] = count(PLAIN, marks);
    assert_eq!((crosses.troughs, circles.troughs), (4, 2), "c3 is 1:1, the large trough 2:1, f6 0:1");
    let marks =
        ["........", "..X.....", "...X....", "..O.....", "........", ".O......", "........", "........"];
    let [crosses, circles] = count(PLAIN, marks);
    assert_eq!((crosses.troughs, circles.troughs), (2, 4), "c3 is 2:1, the large trough 0:1");
}

#[test]
fn kuh_11_every_connected_area_scores() {
    let marks =
        ["XXXXX...", "........", "OOOOO...", "OOOOO...", "........", "XXXXXXXX", "XX......", "........"];
    let sheet =
        ["CCCCCCCC", "CCCCCCCC", "111111CC", "CCCCCCCC", "sCsCLCLC", "CCCCLCLC", "CCCCCCCC", "CCCCCCCC"];
    let [crosses, circles] = count(sheet, marks);
    // Crosses: five in the top row; below, a6 to d6 with a7 and b7 are six, f6 and h6 alone. Circles: ten.
    assert_eq!((crosses.land, circles.land), (4, 5));
    // Corners do not join.
    let marks =
        ["XX......", "..XXX...", "........", "........", "........", "........", "........", "........"];
    assert_eq!(count(sheet, marks)[0].land, 0);
}

#[test]
fn kuh_12_equal_counts_score_nobody_and_equal_points_draw() {
    let marks =
        ["XO......", "........", "........", "........", "........", "........", "........", "........"];
    assert_eq!(count(PLAIN, marks)[0].edges, 3, "west is crosses' by the corner, north is nobody's");
    let draw = Meadow::at(json!({
        "sheet": PLAIN,
        "marks": ["XXXXXXXX", "X......X", "X.T..T.X", "X....T.X", "O......O", "O.TT.T.O", "O......O", "OOOOOOO."],
        "seat": 1, "phase": "first", "dice": "CC",
    }));
    let outcome = draw.then("h8").outcome();
    assert_eq!(outcome.scores[0], outcome.scores[1]);
    assert_eq!(outcome.winners, SeatSet::all(2));
}

/// Eight cows marked: crosses have the double a1–b1 and a single d1, circles a double and three in a row.
const EIGHT: [&str; 8] =
    ["XX.X....", "........", "........", "........", "O.......", "O.......", "........", "OOO....."];

fn advanced(marks: [&str; 8], seat: u8, phase: &str, dice: &str) -> Meadow {
    let marks: Vec<String> = PLAIN.iter().zip(marks).map(|(row, marks)| with_water(row, marks)).collect();
    Meadow::at(json!({
        "sheet": PLAIN, "marks": marks, "advanced": true, "seat": seat, "phase": phase, "dice": dice,
    }))
}

#[test]
fn kuh_13_at_the_ninth_cow_double_squares_are_noted_once() {
    let noted = advanced(EIGHT, 0, "first", "1C").then("h4; done");
    assert_eq!(noted.position()["noted"], json!([2, 2]));
    assert!(noted.told.as_ref().unwrap().say.iter().any(|phrase| phrase.id == "told-doubles"));
    // Once: a double square more makes no difference.
    let later = noted.then("CC; keep; h1; h2");
    assert_eq!(later.position()["noted"], json!([2, 2]));
    assert_eq!(points(&later.game)[0].doubles, 2);
    // Not at all in the plain game.
    assert_eq!(at(PLAIN, EIGHT, "first", "1C").then("h4; done").position()["noted"], Value::Null);
}

#[test]
fn kuh_r1_noted_at_the_end_of_the_turn_that_passes_nine() {
    let turn = advanced(EIGHT, 0, "first", "CC").then("h4");
    assert_eq!(turn.position()["noted"], Value::Null, "the turn is not over");
    // The second cow makes h4–h5 a double: counted, because the turn ends after it.
    assert_eq!(turn.then("h5").position()["noted"], json!([4, 2]));
}

#[test]
fn kuh_r2_without_a_square_of_the_number_a_cow_must_be_marked() {
    let marks =
        ["........", "........", "........", "...XX...", "...OO...", "........", "........", "........"];
    let cow = at(PLAIN, marks, "first", "3C");
    assert_eq!(cow.choices().len(), 28);
    assert!(!cow.allows("done"));
}

#[test]
fn kuh_r3_a_double_number_marks_one_square() {
    assert_eq!(thrower(&at(PLAIN, EMPTY, "first", "33").then("d4")), Seat(1));
}

#[test]
fn kuh_r4_numbers_fall_one_a_turn_so_five_is_met_exactly() {
    for seed in 0..50 {
        let mut game = Meadow::new(2, &json!({ "sheet": PLAIN.join("/") })).game;
        let (mut rng, mut room) = (Fast::new(seed), Playout::default());
        let mut free = game.free_numbers().len();
        while room.step(&mut game, &mut rng).is_some() {
            let now = game.free_numbers().len();
            assert!(now + 1 >= free && now >= 5);
            free = now;
        }
    }
}

#[test]
fn kuh_r5_custom_troughs_may_touch_but_must_pair_up_one_way() {
    let touching =
        ["sCCCCCCC", "LLCCCCCC", "CCLLCCCC", "111111CC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCs"];
    assert!(Sheet::read(&touching).is_ok());
    let square =
        ["sCCCCCCC", "LLCCCCCC", "LLCCCCCC", "111111CC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCs"];
    assert!(Sheet::read(&square).unwrap_err().contains("more than one way"));
    let line =
        ["sCCCCCCC", "LLLLCCCC", "CCCCCCCC", "111111CC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCs"];
    assert!(Sheet::read(&line).is_ok(), "four in a line pair up in one way only");
    // A trough on the edge: the majority is of the seven squares that can be marked.
    let marks =
        ["........", "X.......", "........", "........", "........", "........", "........", "........"];
    let edge =
        ["sCCCCCCC", "CCCCCCCC", "CCLLCCCC", "111111CC", "CCLLCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCs"];
    let [crosses, _] = count(edge, marks);
    assert_eq!((crosses.edges, crosses.troughs), (3, 2));
}

#[test]
fn kuh_r6_two_cows_need_no_distance() {
    let second = at(PLAIN, EMPTY, "first", "CC").then("a1");
    assert!(second.allows("b1") && second.allows("h8"));
}

#[test]
fn kuh_r7_both_halves_between_are_too_far() {
    // A cow at b2 and a 5 at e2 with the large trough c2–d2 between them; another 5 at d4, one square off.
    let sheet =
        ["CCCCCCCC", "CCLL5CCC", "CCCCCCCC", "CCC5CCCC", "CCLLCCCC", "CCCCCCss", "CCCC1111", "CCCC1111"];
    let cow = at(sheet, EMPTY, "first", "5C").then("b2");
    assert_eq!(cow.choices(), ["d4", "done"]);
}

#[test]
fn kuh_r8_the_ninth_cow_that_ends_the_game_counts_doubles_first() {
    // Six free numbers and eight marked cows; the pair of a 5 and the ninth cow ends the game.
    let mut marks = EIGHT;
    marks[1] = ".XXXXXX.";
    marks[2] = ".XXXXXX.";
    marks[3] = ".XXXXXX.";
    marks[4] = "OXXXXXX.";
    marks[5] = "OXXXXXX.";
    let end = advanced(marks, 0, "first", "5C").then("c7; a7");
    assert!(end.game.is_over());
    assert_eq!(end.position()["noted"], json!([0, 2]), "circles have a5–a6, crosses are all joined");
    assert_eq!(points(&end.game)[1].doubles, 2);
    // Without nine cows nothing is noted, however the game ends.
    let mut marks = EMPTY;
    marks[1..6].fill(".XXXXXX.");
    let end = advanced(marks, 0, "first", "45").then("b7");
    assert!(end.game.is_over());
    assert_eq!(end.position()["noted"], Value::Null);
}

#[test]
fn kuh_e1_partners_by_line_not_by_knights_move() {
    let sheet =
        ["CCCCCCCC", "CCCCCCCC", "CCsCCCCC", "CCCCCCCC", "3CCCCCCC", "CCsCLLCC", "CCCCCCCC", "LL11111C"];
    let three = at(sheet, EMPTY, "first", "3C").then("a5");
    // In line, where no trough is; nothing a knight would reach.
    assert_eq!(three.choices(), ["a3", "c5", "a7", "c7", "done"]);
    let trough_between =
        ["CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CsCCCCCs", "3CCCLLCC", "CCCCCCCC", "LL11111C"];
    assert!(at(trough_between, EMPTY, "first", "3C").then("a6").allows("c4"), "the trough is jumped over");
}

/// The board of KUH-E3: numbers and cows as they may be, troughs where the example has them.
fn example() -> [super::Points; 2] {
    let rows =
        ["OO.XXOOO", "OX.TTOO.", "O.OXOOOO", "OTXOXXOX", "OTOXOXTO", "OXXXXXX.", "XXOOTXOX", "OXXXXXOX"];
    let sheet =
        ["CCCCCCCC", "CC1LLCCC", "C1CCCCCC", "CLCCCCCC", "CLCCCCsC", "CCCCCCC1", "CCCCsCCC", "111CCCCC"];
    count(sheet, rows)
}

#[test]
fn kuh_e2_twenty_one_against_seventeen() {
    let [crosses, circles] = example();
    assert_eq!((crosses.edges, crosses.troughs, crosses.land, crosses.total()), (3, 6, 12, 21));
    assert_eq!((circles.edges, circles.troughs, circles.land, circles.total()), (6, 4, 7, 17));
}

#[test]
fn kuh_e3_the_whole_board() {
    assert_eq!(example().map(|points| points.total()), [21, 17]);
}

#[test]
fn kuh_e4_only_the_highest_step_counts() {
    let land = |squares: usize| {
        let text: Vec<String> = (0..8).map(|row| mark_row(row, squares)).collect();
        let marks: [&str; 8] = std::array::from_fn(|row| text[row].as_str());
        // All troughs lie in the lowest rows, out of the way.
        let sheet =
            ["CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "CCCCCCCC", "111111CC", "LLCLLCss", "CCCCCCCC"];
        count(sheet, marks)[0].land
    };
    assert_eq!([4, 5, 9, 10, 14, 15, 19, 20].map(land), [0, 2, 2, 5, 5, 12, 12, 20]);
}

/// A row of a board whose first `squares` squares are crosses.
fn mark_row(row: usize, squares: usize) -> String {
    let crosses = squares.saturating_sub(row * 8).min(8);
    format!("{}{}", "X".repeat(crosses), ".".repeat(8 - crosses))
}

#[test]
fn kuh_e5_the_odds_of_cows() {
    let first = started().odds();
    let cows = |throw: &str| throw.matches('C').count();
    let with_cow: u32 = first.iter().filter(|(throw, _)| cows(throw) > 0).map(|(_, weight)| weight).sum();
    assert_eq!(with_cow, 11);
    // Keep cows, throw numbers again; in 1296ths.
    let mut ends = [0u32; 3];
    for (throw, weight) in &first {
        let keep = match cows(throw) {
            2 => vec![("CC".to_owned(), 36)],
            1 => started().then(throw).then(&format!("roll {}", &throw[..1])).odds(),
            _ => started().then(throw).then("roll both").odds(),
        };
        let total: u32 = keep.iter().map(|(_, weight)| weight).sum();
        for (again, ways) in keep {
            let in_all = if cows(throw) == 2 { 2 } else { cows(throw) + cows(&again) };
            ends[in_all] += weight * ways * 36 / total;
        }
    }
    assert_eq!(ends, [625, 550, 121]);
}

fn options() -> Vec<Options> {
    let sheets = ["meadow-1".to_owned(), "random:3".to_owned(), PLAIN.join("/")];
    let mut all: Vec<_> = sheets.map(|sheet| Options { sheet, ..Options::default() }).into();
    all.push(Options { advanced: true, ..Options::default() });
    all.push(Options { start: Start::Seat(Seat(1)), sheet: "meadow-7".to_owned(), advanced: true });
    all
}

#[test]
fn all_1_the_start_is_a_seat_or_luck() {
    assert_eq!(Meadow::new(2, &json!({})).choices(), ["start 0", "start 1"]);
    assert_eq!(Meadow::new(2, &json!({})).then("start 1; 12").asked(), Seat(1));
    assert_eq!(Meadow::new(2, &json!({ "start": 1 })).then("12").asked(), Seat(1));
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<Kuhlorado>(&options(), 60);
}

#[test]
fn all_2_to_5_conforms() {
    conforms::<Kuhlorado>(&options(), 400);
}

#[test]
fn a_position_with_two_faults_names_both() {
    let parts = |change: fn(&mut Value)| {
        let mut position = at(PLAIN, EIGHT, "first", "1C").position();
        change(&mut position);
        let position: super::Position = serde_json::from_value(position).unwrap();
        Kuhlorado::set_up(&position).err().map(|bad| bad.parts())
    };
    assert_eq!(parts(|_| {}), None);
    let seat_and_marks = |position: &mut Value| {
        position["seat"] = json!(2);
        position["marks"][0] = json!("?.......");
    };
    assert_eq!(parts(seat_and_marks), Some(vec!["marks", "seat"]));
    let sheet_and_dice = |position: &mut Value| {
        position["sheet"][0] = json!("ssssssss");
        position["dice"] = json!("9");
    };
    assert_eq!(parts(sheet_and_dice), Some(vec!["sheet", "dice"]));
    assert_eq!(parts(|position| position["phase"] = json!("second")), Some(vec!["first"]));
}

#[test]
fn playthroughs() {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("2_players", playthrough::<Kuhlorado>(&Options::default(), 2, 1));
    });
}

proptest! {
    #[test]
    fn any_text_is_a_sheet_or_refused_with_a_reason(text in "[1-5CsLx /]{0,80}") {
        if let Err(bad) = Kuhlorado::new(&Options { sheet: text, ..Options::default() }, 2) {
            prop_assert!(bad.field == "sheet" && !bad.problem.is_empty());
        }
    }

    #[test]
    fn generated_sheets_read_as_they_are_written(seed in 0..1000u64) {
        let rows = generate(seed).rows();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        prop_assert_eq!(Sheet::read(&rows).unwrap(), generate(seed));
    }
}
