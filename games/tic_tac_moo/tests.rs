//! One test per clause, ruling and example, and what every game promises.

use engine::kit::{Squares, read_square, square_name};
use engine::testing::{Script, conforms, learns, playthrough};
use engine::{
    Fast, Game, Knowledge, Lang, Playout, Seat, SeatSet, SetUp, Show, Start, Turn, Viewer, Wordbook,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::meadow::Meadow;
use super::{Layout, Options, Species, TicTacMoo};

type Moo = Script<TicTacMoo>;
pub(super) type Rows = [&'static str; 8];

const LETTERS: [&str; 4] = ["c", "p", "s", "h"];

/// One of each animal, far from each other.
pub(super) const QUIET: Rows =
    ["#......#", "........", "..c..p..", "........", "........", "..s..h..", "........", "#......#"];

/// A turn of seat 0 with this meadow. A hand is two farmhands and a barn: `cp s`. Seat 1's is `ps h`.
pub(super) fn drive(meadow: Rows, hand: &str) -> Moo {
    Moo::at(position(meadow, [hand, "ps h"], ["", ""]))
}

/// The position at the beginning of a turn of seat 0. What must have happened to the tiles that are not
/// mentioned is made up: seat 1 has taken what is lacking for a whole number of turns, the rest is in the
/// supplies.
fn position(meadow: Rows, hands: [&str; 2], taken: [&str; 2]) -> Value {
    let [ours, theirs] = hands.map(tally);
    let mut taken = taken.map(tally);
    let on_meadow = tally(&meadow.concat());
    for species in 0..4 {
        // TTM-6: of each animal one more than the supplies had has come to the meadow.
        taken[1][species] += u32::from(on_meadow[species] + taken[0][species] + taken[1][species] == 0);
    }
    let gone = |taken: &[[u32; 4]; 2], species| on_meadow[species] + taken[0][species] + taken[1][species];
    if (0..4).map(|species| gone(&taken, species)).sum::<u32>() % 2 == 1 {
        taken[1][0] += 1;
    }
    let left: [u32; 4] =
        std::array::from_fn(|species| 13 - gone(&taken, species) - ours[species] - theirs[species]);
    // Both supplies have an odd number of tiles; the one of whoever is to move is the larger, if they differ.
    let half = left.iter().sum::<u32>() / 2;
    let supply = split(left, half + 1 - half % 2, ours, theirs);
    json!({
        "seat": 0, "phase": "drive", "meadow": meadow, "players": [
            player(hands[0], Some(supply), taken[0]),
            player(hands[1], None, taken[1]),
        ],
    })
}

/// How many tiles of each animal go to the first supply, so that nobody has more than six.
fn split(left: [u32; 4], size: u32, ours: [u32; 4], theirs: [u32; 4]) -> [u32; 4] {
    let mut supply: [u32; 4] =
        std::array::from_fn(|species| (left[species] + theirs[species]).saturating_sub(6));
    while supply.iter().sum::<u32>() < size {
        let room = |species: &usize| left[*species].min(6 - ours[*species]) - supply[*species];
        let species = (0..4).max_by_key(room).expect("there are four");
        supply[species] += 1;
    }
    supply
}

fn player(hand: &str, supply: Option<[u32; 4]>, taken: [u32; 4]) -> Value {
    let [one, two, _, barn] = hand.split("").filter(|letter| !letter.is_empty()).collect::<Vec<_>>()[..]
    else {
        panic!("{hand:?} is not two farmhands and a barn")
    };
    json!({ "farmhands": [one, two], "barn": barn, "supply": supply.map(tiles), "taken": tiles(taken) })
}

/// How many letters of each animal there are.
fn tally(text: &str) -> [u32; 4] {
    LETTERS.map(|letter| text.matches(letter).count() as u32)
}

fn tiles(counts: [u32; 4]) -> Vec<&'static str> {
    LETTERS
        .into_iter()
        .zip(counts)
        .flat_map(|(letter, count)| std::iter::repeat_n(letter, count as usize))
        .collect()
}

fn meadow(moo: &Moo) -> Vec<String> {
    serde_json::from_value(moo.position()["meadow"].clone()).expect("eight rows")
}

/// What stands on a square.
fn on(moo: &Moo, square: &str) -> char {
    let square = usize::from(read_square(square).expect("a square"));
    meadow(moo).concat().chars().nth(square).expect("64 squares")
}

fn part(moo: &Moo, seat: usize, part: &str) -> Value {
    moo.position()["players"][seat][part].clone()
}

fn taken(moo: &Moo, seat: usize) -> usize {
    part(moo, seat, "taken").as_array().expect("a list").len()
}

/// The squares where this animal may go.
fn squares(moo: &Moo, animal: char) -> Vec<String> {
    moo.choices()
        .iter()
        .filter_map(|mv| mv.strip_prefix(animal)?.strip_prefix(' ').map(str::to_owned))
        .collect()
}

fn only(seat: u8) -> SeatSet {
    SeatSet::only(Seat(seat))
}

fn clause(moo: &Moo, mv: &str) -> String {
    moo.refused(mv).to_string()
}

/// Farmhands and barns: `cp s` and `ps h`.
const DEAL: &str = "c; p; s; p; s; h";

fn dealt(options: Value) -> Moo {
    Moo::new(2, &options).then(DEAL)
}

#[test]
fn ttm_1_sixty_squares_and_four_fields() {
    assert_eq!(meadow(&dealt(json!({}))).concat().matches('.').count(), 60);
    let corner =
        ["#......#", ".c......", "..p.....", "...s....", "....h...", "........", "........", "#......#"];
    let moo = drive(corner, "pp c");
    assert_eq!(squares(&moo, 'p'), ["b1", "c1", "a2", "c2", "a3", "b3"], "a1 is not there");
    assert!(clause(&moo, "p a1").contains("TTM-1"), "{}", clause(&moo, "p a1"));
}

#[test]
fn ttm_c1_fields_lie_diagonally_or_on_two_sides() {
    let fields = |layout: &str, share: &str| {
        let moo = dealt(json!({ "layout": layout })).then(share);
        let squares = squares(&moo, 'c');
        assert_eq!(squares.len(), 18);
        (moo.asked(), squares[0].clone(), squares[17].clone(), squares.contains(&"e2".to_owned()))
    };
    let corners = |seat, first: &str, last: &str, e2| (Seat(seat), first.to_owned(), last.to_owned(), e2);
    assert_eq!(fields("diagonal", "cs"), corners(0, "b2", "g7", false));
    assert_eq!(fields("diagonal", "ps"), corners(1, "e2", "d7", true));
    assert_eq!(fields("sides", "cs"), corners(0, "b2", "g4", true));
    assert_eq!(fields("sides", "ps"), corners(1, "b5", "g7", false));
    assert_eq!(
        dealt(json!({})).then("cs").choices(),
        dealt(json!({ "layout": "diagonal" })).then("cs").choices()
    );
}

#[test]
fn ttm_2_two_supplies_of_24_and_four_start_tiles() {
    let sum = |moo: &Moo| moo.odds().iter().map(|(_, weight)| weight).sum::<u32>();
    assert_eq!(sum(&Moo::new(2, &json!({}))), 24);
    assert_eq!(sum(&Moo::new(2, &json!({})).then("c; c; c")), 24, "seat 1 has a supply of its own");
    let moo = dealt(json!({})).then("ph");
    assert_eq!(
        (part(&moo, 0, "start_tiles"), part(&moo, 1, "start_tiles")),
        (json!(["p", "h"]), json!(["c", "s"]))
    );
}

#[test]
fn ttm_c2_six_of_each_or_what_the_table_says() {
    let odds = |options: Value, steps: &str| Moo::new(2, &options).then(steps).odds();
    let of = |counts: [u32; 4]| LETTERS.map(str::to_owned).into_iter().zip(counts).collect::<Vec<_>>();
    assert_eq!(odds(json!({}), ""), of([6; 4]));
    let other = json!({ "supply": [9, 7, 5, 3] });
    assert_eq!(odds(other.clone(), ""), of([9, 7, 5, 3]));
    assert_eq!(odds(other, "c; c; c"), of([9, 7, 5, 3]), "both are alike");
    assert_eq!(odds(json!({ "supply": [0, 0, 24, 0] }), ""), [("s".to_owned(), 24)]);
    for supply in [[6, 6, 6, 5], [255, 255, 255, 27]] {
        let bad = TicTacMoo::new(&Options { supply, ..Options::default() }, 2).unwrap_err();
        assert!(bad.field == "supply" && bad.problem.contains("24"), "{bad}");
    }
}

#[test]
fn ttm_3_a_barn_and_two_farmhands_each() {
    let moo = dealt(json!({}));
    assert_eq!((part(&moo, 0, "farmhands"), part(&moo, 0, "barn")), (json!(["c", "p"]), json!("s")));
    assert_eq!((part(&moo, 1, "farmhands"), part(&moo, 1, "barn")), (json!(["p", "s"]), json!("h")));
}

#[test]
fn ttm_4_three_tiles_each_are_drawn_and_everything_but_the_order_is_known() {
    let moo = Moo::new(2, &json!({})).then("c; c");
    assert_eq!(moo.odds()[0], ("c".to_owned(), 4), "what is drawn is gone");
    let moo = dealt(json!({}));
    for viewer in Viewer::all(2) {
        assert_eq!(moo.view(viewer), moo.position());
    }
    assert_eq!(part(&moo, 1, "supply"), json!(tiles([6, 5, 5, 5])));
}

#[test]
fn ttm_5_the_start_tiles_are_shared_and_the_cow_starts() {
    let odds = dealt(json!({})).odds();
    assert_eq!(odds, ["cp", "cs", "ch", "ps", "ph", "sh"].map(|share| (share.to_owned(), 1)));
    for (share, _) in odds {
        let starter = Seat(u8::from(!share.contains('c')));
        assert_eq!(dealt(json!({})).then(&share).asked(), starter, "{share}");
    }
    // A starter the table agreed on is given the cow.
    assert_eq!(dealt(json!({ "start": 0 })).choices(), ["cp", "cs", "ch"]);
    assert_eq!(dealt(json!({ "start": 1 })).choices(), ["ps", "ph", "sh"]);
}

#[test]
fn ttm_6_start_tiles_go_to_own_fields_one_to_each() {
    let moo = dealt(json!({})).then("cs");
    assert_eq!(moo.choices().len(), 36);
    let moo = moo.then("s c3");
    assert_eq!((moo.asked(), moo.choices().len()), (Seat(1), 36));
    let moo = moo.then("h b7");
    // The other field, the other tile.
    assert_eq!((moo.asked(), squares(&moo, 'c').len(), moo.choices().len()), (Seat(0), 9, 9));
    assert!(moo.allows("c e5") && !moo.allows("c b2"));
    for wrong in ["c b2", "c e2", "c h5", "s e5"] {
        assert!(clause(&moo, wrong).contains("TTM-6"), "{wrong}");
    }
    let moo = moo.then("c g7");
    assert_eq!((moo.asked(), squares(&moo, 'p').len()), (Seat(1), 9));
    let moo = moo.then("p e2");
    assert_eq!((moo.asked(), moo.position()["phase"].clone()), (Seat(0), json!("drive")));
}

#[test]
fn a_square_that_may_not_be_entered_says_why() {
    let start = dealt(json!({})).then("cs");
    assert_eq!(start.why_not("c e2"), "e2 is not on one of your fields.");
    let second = start.then("s c3; h b7");
    assert_eq!(
        second.why_not("c b2"),
        "There is an animal on this field already. The other tile goes onto your other field."
    );
    let drive = drive(QUIET, "cp s");
    assert_eq!(drive.why_not("c c3"), "There is a cow on c3 already.");
    assert_eq!(drive.why_not("c h7"), "h7 is not next to a sheep, the animal in your barn.");
    assert_eq!(drive.why_not("h b5"), "You have no chicken to put there.");
}

#[test]
fn ttm_7_both_farmhands_tiles_must_be_driven_in_either_order() {
    let moo = drive(QUIET, "ph c");
    // Next to the cow on c3, whoever's ground it is; that is all there is to choose from.
    assert_eq!(squares(&moo, 'p'), ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]);
    assert_eq!(squares(&moo, 'p'), squares(&moo, 'h'));
    assert_eq!(moo.choices().len(), 16);
    let moo = moo.then("h c2");
    assert_eq!((moo.asked(), squares(&moo, 'h').len()), (Seat(0), 0), "the pig is still to come");
    assert!(!moo.allows("p c2"), "a square holds one tile");
    assert!(clause(&moo, "p c2").contains("TTM-7") && clause(&moo, "h c4").contains("TTM-7"));
    assert_eq!(moo.then("p c4").game.turn(), Turn::Chance);
}

#[test]
fn ttm_7_like_tiles_are_one_choice_and_any_ground_will_do() {
    let border =
        ["#......#", "........", "........", ".......c", "...c....", "..s..h..", ".....p..", "#......#"];
    let moo = drive(border, "pp c");
    assert_eq!(moo.choices().len(), squares(&moo, 'p').len());
    // d4 and c5 are red and blue ground, h3 is in the ring.
    assert!(["d4", "c5", "h3"].iter().all(|square| moo.allows(&format!("p {square}"))));
}

#[test]
fn ttm_8_next_to_the_barns_animal_in_eight_directions() {
    let moo = drive(QUIET, "cs h");
    assert_eq!(squares(&moo, 'c'), ["e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"]);
    assert!(clause(&moo, "c d3").contains("TTM-8"), "next to a cow only");
}

#[test]
fn ttm_9_the_second_tile_meets_the_meadow_as_the_first_left_it() {
    let herd =
        ["#......#", "........", "..cc....", "........", "........", "..s..h..", ".....p..", "#......#"];
    let moo = drive(herd, "cp c");
    assert!(moo.allows("p b2"));
    let after = moo.then("c e3");
    // c3 and d3 are gone, so only the neighbours of e3 are left.
    assert_eq!(squares(&after, 'p'), ["d2", "e2", "f2", "d3", "f3", "d4", "e4", "f4"]);
}

#[test]
fn ttm_10_rows_columns_and_diagonals_of_three_are_taken() {
    let lines =
        ["#......#", "cc......", "........", "...p....", "...p....", ".s......", "..s..h..", "#......#"];
    for (hand, mv, gone) in
        [("cp c", "c c2", ["a2", "b2"]), ("pc p", "p d6", ["d4", "d5"]), ("sc s", "s d8", ["b6", "c7"])]
    {
        let moo = drive(lines, hand);
        let before = taken(&moo, 0);
        let moo = moo.then(mv);
        assert_eq!(gone.map(|square| on(&moo, square)), ['.'; 2], "{mv}");
        assert_eq!(on(&moo, &mv[2..]), mv.chars().next().unwrap(), "the tile just placed stays");
        assert_eq!(taken(&moo, 0), before + 2);
    }
}

#[test]
fn ttm_10_a_gap_or_another_animal_makes_no_herd_and_what_is_taken_stays_away() {
    let gap =
        ["#......#", "cc..c...", "........", "...p....", "........", ".s......", "..s..h..", "#......#"];
    let apart = drive(gap, "pc c").then("c f2");
    assert_eq!((taken(&apart, 0), on(&apart, "b2")), (0, 'c'), "two and two with a gap between");
    let other = drive(gap, "pc c").then("p c2");
    assert_eq!((taken(&other, 0), on(&other, "b2")), (0, 'c'), "a pig among cows");
    let moo = drive(gap, "pc c").then("c c2");
    assert_eq!(part(&moo, 0, "taken"), json!(["c", "c"]), "e2 is not adjoining");
    let supplies = [part(&moo, 0, "supply"), part(&moo, 1, "supply")];
    assert_eq!(
        supplies,
        [0, 1].map(|seat| part(&drive(gap, "pc c"), seat, "supply")),
        "they are not mixed in"
    );
}

/// A cow at b1 and a pig at c1 without an empty square beside them.
const ENCLOSED: Rows =
    ["#cph...#", "shsh....", "........", "........", "....s...", "........", "........", "#......#"];

#[test]
fn ttm_11_without_room_beside_the_barns_animal_it_is_swapped() {
    let mut position = position(ENCLOSED, ["ss c", "ps h"], ["", ""]);
    position["phase"] = json!("swap");
    let moo = Moo::at(position);
    let supply = part(&moo, 0, "supply");
    let count =
        |letter: &str| supply.as_array().unwrap().iter().filter(|tile| *tile == letter).count() as u32;
    // Pigs are enclosed as well: they would be put back.
    assert!(count("c") > 0 && count("p") > 0);
    assert_eq!(moo.odds(), [("s".to_owned(), count("s")), ("h".to_owned(), count("h"))]);
    let moo = moo.then("h");
    assert_eq!(part(&moo, 0, "barn"), json!("h"));
    let swapped = part(&moo, 0, "supply").to_string();
    let counts = ["c", "p", "s", "h"].map(|letter| swapped.matches(letter).count() as u32);
    assert_eq!(counts, [count("c") + 1, count("p"), count("s"), count("h") - 1], "the cow is mixed in");
    assert_eq!(moo.asked(), Seat(0));
    assert!(moo.allows("s e1") && !moo.allows("s d5"), "beside chickens, not beside any sheep");
}

#[test]
fn ttm_12_the_barns_tile_moves_on_and_two_are_drawn() {
    let moo = drive(QUIET, "ph c").then("h c2; p c4");
    assert_eq!((part(&moo, 0, "farmhands"), part(&moo, 0, "barn")), (json!(["c", null]), json!(null)));
    let moo = moo.then("s");
    assert_eq!((part(&moo, 0, "farmhands"), part(&moo, 0, "barn")), (json!(["c", "s"]), json!(null)));
    let moo = moo.then("p");
    assert_eq!((part(&moo, 0, "farmhands"), part(&moo, 0, "barn")), (json!(["c", "s"]), json!("p")));
    assert_eq!(moo.asked(), Seat(1));
}

/// Red's upper left field lacks d4: with a third chicken there it has two of everything.
const ALMOST: Rows =
    ["#......#", ".cps....", ".hcp....", ".sh.....", "........", "......s.", ".....h..", "#......#"];

#[test]
fn ttm_13_a_full_field_with_two_of_each_wins() {
    let outcome = drive(ALMOST, "hp h").then("h d4; p e5").outcome();
    assert_eq!((outcome.winners, outcome.ended), (only(0), "ended-field"));
    // The other order too: what counts is the end of the turn.
    assert!(drive(ALMOST, "hp h").then("p a4; h d4").game.is_over());
    // The same on the other red field, and on another's with sides for fields.
    let lower =
        ["#......#", "........", "........", "........", "....cps.", "..s.hcp.", "..h.sh..", "#......#"];
    assert_eq!(drive(lower, "hp h").then("h g7; p f8").outcome().winners, only(0));
    let mut sides = position(lower, ["hp h", "ps h"], ["", ""]);
    sides["layout"] = json!("sides");
    assert!(!Moo::at(sides).then("h g7; p f8").game.is_over());
}

/// Cows at c3 and d3 waiting for a third.
const TWO_COWS: Rows =
    ["#......#", "........", "..cc....", "........", "........", "..s..h..", ".....p..", "#......#"];

#[test]
fn ttm_13_twelve_taken_tiles_win() {
    let with = |taken: &str| Moo::at(position(TWO_COWS, ["ch c", "ps h"], [taken, ""]));
    let outcome = with("sspphhsspp").then("c e3; h e2").outcome();
    assert_eq!((outcome.winners, outcome.ended), (only(0), "ended-twelve"));
    assert_eq!(outcome.scores[0], 12);
    assert!(with("sspphhssp").then("c e3; h e2").game.turn() == Turn::Chance, "eleven are not enough");
}

#[test]
fn ttm_14_a_full_field_with_a_single_animal_wins_nothing() {
    // A second pig instead of the third sheep would do.
    let lacking =
        ["#......#", ".cps....", ".hcs....", ".sh.....", "........", "......s.", ".....h..", "#......#"];
    let moo = drive(lacking, "hs h").then("h d4; s e5");
    assert_eq!(moo.game.turn(), Turn::Chance);
    assert!(drive(lacking, "ph h").then("p d4; h b5").game.is_over(), "but so it does");
}

/// Seven of each animal, none of them in a herd.
const LATE: Rows =
    ["#cphs..#", "........", "cphscphs", "........", "hscphscp", "........", "cphscphs", "#......#"];

/// The last turn of both players, seat 0 first; each supply has one tile left.
fn late(taken: [&str; 2]) -> Moo {
    Moo::at(json!({
        "seat": 0, "phase": "drive", "meadow": LATE, "players": [
            { "farmhands": ["s", "h"], "barn": "h", "supply": ["c"], "taken": tiles(tally(taken[0])) },
            { "farmhands": ["p", "s"], "barn": "p", "supply": ["c"], "taken": tiles(tally(taken[1])) },
        ],
    }))
}

/// Two quiet turns in that position.
const LAST_TURNS: [&str; 2] = ["s c2; h h2; c", "p a2; s a4; c"];

#[test]
fn ttm_15_when_both_are_dry_more_taken_tiles_win() {
    let end = |taken| late(taken).then(&LAST_TURNS.join(";")).outcome();
    let red = end(["ccccpppps", "ssshhhh"]);
    assert_eq!((red.scores.as_slice(), red.winners, red.ended), (&[9, 7][..], only(0), "ended-dry"));
    assert_eq!(end(["ccccppp", "ssshhhhps"]).winners, only(1));
    assert_eq!(end(["ccccpppp", "sssshhhh"]).winners, SeatSet::all(2), "a draw is a win for both");
}

/// Blue's lower left field lacks d7 as red's lacks d4 in [`ALMOST`].
const ALMOST_BLUE: Rows =
    ["#......#", "........", "....p...", "......s.", ".cps....", ".hcp....", ".sh.....", "#......#"];

#[test]
fn ttm_r1_only_ones_own_win_and_only_at_the_end_of_ones_own_turn() {
    let completed = |blue: &str| {
        let moo = Moo::at(position(ALMOST_BLUE, ["hp h", blue], ["", ""])).then("h d7; p e8");
        assert_eq!(moo.game.turn(), Turn::Chance, "red does not win with a blue field, nor does blue yet");
        moo.then("c; c")
    };
    let won = completed("ps h").then("p a5; s a7").outcome();
    assert_eq!((won.winners, won.ended), (only(1), "ended-field"));
    // Blue's own herd breaks it up again.
    let broken = completed("hs h").then("h e7; s a7");
    assert_eq!(broken.game.turn(), Turn::Chance);
    // Red's field counts for nothing at the end of blue's turn.
    let mut blue_to_move = position(ALMOST, ["hp h", "hp h"], ["", ""]);
    blue_to_move["seat"] = json!(1);
    blue_to_move["players"].as_array_mut().unwrap().swap(0, 1);
    assert_eq!(Moo::at(blue_to_move).then("h d4; p e5").game.turn(), Turn::Chance);
}

#[test]
fn ttm_r2_whoever_runs_dry_first_waits_for_the_other() {
    let moo = late(["ccccpppp", "sssshhhh"]).then(LAST_TURNS[0]);
    assert_eq!((part(&moo, 0, "barn"), moo.asked()), (Value::Null, Seat(1)));
    assert!(moo.then(LAST_TURNS[1]).game.is_over());
    let mut dry = 0;
    for seed in 0..40 {
        let mut game = Moo::new(2, &json!({})).game;
        let tally = Playout::default().finish(&mut game, &mut Fast::new(seed));
        if game.outcome().ended == "ended-dry" {
            dry += 1;
            assert_eq!(tally.decisions, 4 + 2 * 2 * 11, "eleven turns each");
        }
    }
    assert!(dry > 20);
}

/// One empty square beside the cow on b1.
const NEARLY_ENCLOSED: Rows =
    ["#cp....#", "sh......", "........", "........", "........", "........", "........", "#......#"];

#[test]
fn ttm_r3_the_barn_is_looked_at_before_each_tile_and_never_swapped_freely() {
    let moo = drive(NEARLY_ENCLOSED, "sh c");
    assert_eq!(moo.choices(), ["s c2", "h c2"], "with one square there is no swap");
    let moo = moo.then("s c2");
    assert_eq!(moo.game.turn(), Turn::Chance, "for the second tile there is none");
    assert_eq!(moo.choices(), ["p", "s", "h"]);
    assert_eq!(moo.told.as_ref().unwrap().say[1].id, "told-stuck");
    let moo = moo.then("p");
    assert_eq!((moo.asked(), squares(&moo, 'h')), (Seat(0), vec!["d1".to_owned(), "d2".to_owned()]));
    // The swapped tile is the one that moves on.
    assert_eq!(part(&moo.then("h d2"), 0, "farmhands"), json!(["p", null]));
}

/// Cow and pig are enclosed, sheep and chickens are everywhere.
const FLOODED: Rows =
    ["#cpsh..#", "shshh...", "........", "shshsh..", "........", "shshshs.", "........", "#......#"];

#[test]
fn ttm_r3_without_a_tile_to_swap_for_this_one_tile_may_go_anywhere_beside_an_animal() {
    let moo = |supply: &str| {
        let other = if supply == "c" { "p" } else { "c" };
        json!({
            "seat": 0, "phase": "drive", "meadow": FLOODED, "players": [
                { "farmhands": ["s", "h"], "barn": "c", "supply": [supply], "taken": tiles([5, 5, 1, 0]) },
                { "farmhands": ["p", "s"], "barn": "h", "supply": [other], "taken": tiles([5, 5, 0, 1]) },
            ],
        })
    };
    let words = Wordbook::new(&TicTacMoo::FACTS, Lang::English).unwrap();
    for supply in ["c", "p"] {
        let stuck = Moo::at(moo(supply));
        let near = squares(&stuck, 's');
        assert_eq!(near, squares(&stuck, 'h'));
        assert!(near.contains(&"f1".to_owned()) && near.contains(&"h7".to_owned()), "{near:?}");
        assert!(!near.contains(&"g1".to_owned()) && !near.contains(&"h3".to_owned()), "{near:?}");
        assert!(clause(&stuck, "s g1").contains("TTM-R3"));
        let stuck = stuck.then("s f1");
        assert_eq!((stuck.asked(), part(&stuck, 0, "barn")), (Seat(0), json!("c")), "the barn stays");
        // Random play hardly ever gets here: are there words for it?
        let asks = TicTacMoo::scene(&stuck.game.view(Viewer::Spectator)).asks.unwrap();
        let told = &stuck.told.as_ref().unwrap().say[1];
        assert_eq!((&*told.id, &*asks.id), ("told-stuck-for-good", "asks-drive-anywhere"));
        [told, &asks].iter().for_each(|phrase| assert!(words.try_say(phrase).is_ok(), "{phrase:?}"));
        assert_eq!(part(&stuck.then("h h7"), 0, "farmhands"), json!(["c", null]), "both tiles are placed");
    }
}

#[test]
fn ttm_r4_the_win_comes_before_drawing_and_farmhands_count_nothing() {
    let start = drive(ALMOST, "hp h");
    let won = start.clone().then("h d4; p e5");
    assert!(won.game.is_over());
    assert_eq!((part(&won, 0, "farmhands"), part(&won, 0, "barn")), (json!([null, null]), json!("h")));
    assert_eq!(part(&won, 0, "supply"), part(&start, 0, "supply"));
    let dry = late(["ccccpppp", "sssshhhh"]).then(&LAST_TURNS.join(";"));
    assert_eq!(part(&dry, 0, "farmhands"), json!(["h", "c"]));
    assert_eq!(dry.outcome().scores.as_slice(), [8, 8]);
}

/// A cow on d4 completes a column (d5, d6) and a diagonal (b2, c3).
const CROSSING: Rows =
    ["#......#", ".c......", "..c.....", "........", "...c....", "...c.h..", "......p.", "#.s....#"];

#[test]
fn ttm_r5_two_herds_at_once_are_both_taken() {
    let moo = drive(CROSSING, "cp c");
    assert_eq!(squares(&moo, 'c').iter().filter(|square| *square == "d4").count(), 1, "there is no choice");
    let moo = moo.then("c d4");
    assert_eq!(["b2", "c3", "d5", "d6"].map(|square| on(&moo, square)), ['.'; 4]);
}

#[test]
fn ttm_r6_the_last_tile_goes_to_farmhand_2_and_the_barn_stays_empty() {
    let moo = late(["ccccpppp", "sssshhhh"]).then(LAST_TURNS[0]);
    assert_eq!((part(&moo, 0, "farmhands"), part(&moo, 0, "barn")), (json!(["h", "c"]), Value::Null));
    assert_eq!(part(&moo, 0, "supply"), json!([]));
}

#[test]
fn ttm_r7_rows_run_through_ring_and_borders_but_not_round_the_edge() {
    let rows =
        ["#......#", "........", "ss......", "......pp", "p.......", "........", "..cc...h", "#......#"];
    // a3 lies in the ring, c3 in a field.
    assert_eq!(part(&drive(rows, "sp s").then("s c3"), 0, "taken"), json!(["s", "s"]));
    // c7 and d7 are blue ground, e7 is red.
    assert_eq!(part(&drive(rows, "cp c").then("c e7"), 0, "taken"), json!(["c", "c"]));
    // g4 and h4 end at the edge: a5 does not go on, though it is the next square.
    assert_eq!(taken(&drive(rows, "ps p").then("p b5"), 0), 0);
    // Across the missing corner a1 nothing adjoins: b1 and a2 are one short.
    let corner =
        ["#p.....#", "p.......", "........", "........", "....c...", "..s..h..", "........", "#......#"];
    assert_eq!(taken(&drive(corner, "ps p").then("p b2"), 0), 0);
}

#[test]
fn ttm_r7_up_to_four_axes_and_the_first_tile_is_taken_by_the_second() {
    let star =
        ["#......#", ".c......", "..c.....", "....cc..", "..cc....", ".c.c....", ".s...h..", "#.....p#"];
    let moo = drive(star, "cp c").then("c d4");
    assert_eq!((taken(&moo, 0), on(&moo, "d4")), (8, 'c'));
    assert_eq!(meadow(&moo).concat().matches('c').count(), 1);
    let pair = drive(QUIET, "cc c").then("c d3; c e3");
    assert_eq!(["c3", "d3", "e3"].map(|square| on(&pair, square)), ['.', '.', 'c']);
    assert_eq!(taken(&pair, 0), 2);
}

#[test]
fn ttm_r8_both_at_once_are_one_win() {
    let both =
        ["#......#", ".cps....", ".hcp....", ".sh.....", "........", "......s.", "...pp.h.", "#......#"];
    let outcome = Moo::at(position(both, ["hp h", "ps h"], ["ccccssshhh", ""])).then("h d4; p f7").outcome();
    assert_eq!((outcome.winners, outcome.ended), (only(0), "ended-field-and-twelve"));
}

#[test]
fn ttm_e1_a_chicken_between_two_chickens() {
    let three =
        ["#......#", "..h.....", "........", "..h.....", "........", "....c...", "..s..p..", "#......#"];
    let moo = drive(three, "hp h").then("h c3");
    assert_eq!((part(&moo, 0, "taken"), on(&moo, "c3")), (json!(["h", "h"]), 'h'));
    let four =
        ["#......#", "..h.....", "........", "..h.....", "..h.....", "....c...", "..s..p..", "#......#"];
    assert_eq!(part(&drive(four, "hp h").then("h c3"), 0, "taken"), json!(["h", "h", "h"]));
}

#[test]
fn ttm_e2_a_column_and_a_diagonal_are_four_tiles() {
    assert_eq!(part(&drive(CROSSING, "cp c").then("c d4"), 0, "taken"), json!(["c", "c", "c", "c"]));
}

#[test]
fn a_view_tells_what_stands_where_and_who_would_be_herded_home() {
    let moo = drive(CROSSING, "cp c");
    let view = moo.game.view(Viewer::Spectator);
    for square in 0..64 {
        let letter = on(&moo, &square_name(square));
        assert_eq!(
            view.at(square).map(Species::letter),
            Some(letter).filter(|letter| letter.is_alphabetic())
        );
    }
    let home = view.herd("c d4".parse().unwrap());
    let after = moo.then("c d4");
    assert_eq!(home.len(), 4);
    assert!(home.iter().all(|square| view.at(square) == Some(Species::Cow)));
    assert!(home.iter().all(|square| on(&after, &square_name(square)) == '.'));
    assert!(view.herd("p d4".parse().unwrap()).is_empty());
}

#[test]
fn ttm_e3_the_chicken_first_opens_squares_for_the_pig() {
    let moo = drive(QUIET, "hp h");
    assert!(!moo.allows("p h4"), "f6 is too far");
    let after = moo.then("h g5");
    assert!(after.allows("p h4") && after.allows("p e5"), "next to either chicken");
}

#[test]
fn ttm_e4_a_gap_of_one_takes_four_and_a_broken_field_does_not_win() {
    let gap =
        ["#......#", "........", "cc.cc...", "........", "........", "..s..h..", ".....p..", "#......#"];
    assert_eq!(part(&drive(gap, "cp c").then("c c3"), 0, "taken"), json!(["c", "c", "c", "c"]));
    let broken = drive(ALMOST, "hh h").then("h d4; h e4");
    assert_eq!((broken.game.turn(), taken(&broken, 0)), (Turn::Chance, 2));
}

#[test]
fn ttm_e5_a_full_field_without_a_win_is_opened_again_by_a_herd() {
    // Blue's upper right field lacks e4 and g4.
    let field =
        ["#......#", "....ccs.", "....shp.", ".....p..", "........", "..s..h..", "........", "#......#"];
    let full = Moo::at(position(field, ["cc p", "cs c"], ["", ""])).then("c e4; c g4");
    assert_eq!((taken(&full, 0), full.game.turn()), (0, Turn::Chance), "no herd and no win");
    let opened = full.clone().then("h; h; c d2");
    assert_eq!(taken(&opened, 1), taken(&full, 1) + 2);
    assert_eq!(["d2", "e2", "f2"].map(|square| on(&opened, square)), ['c', '.', '.']);
    assert_eq!(opened.then("s d3").game.turn(), Turn::Chance);
}

fn options() -> Vec<Options> {
    let with = |supply| Options { supply, ..Options::default() };
    vec![
        Options::default(),
        Options { start: Start::Seat(Seat(0)), ..Options::default() },
        Options { start: Start::Seat(Seat(1)), layout: Layout::Sides, ..Options::default() },
        with([9, 7, 5, 3]),
        with([3, 7, 7, 7]),
        with([0, 0, 0, 24]),
    ]
}

#[test]
fn all_1_a_seat_or_luck_gets_the_cow() {
    assert_eq!(dealt(json!({ "start": 1 })).then("ph").asked(), Seat(1));
    assert_eq!(dealt(json!({ "start": "random" })).choices().len(), 6);
    let bad = TicTacMoo::new(&Options { start: Start::Seat(Seat(2)), ..Options::default() }, 2).unwrap_err();
    assert_eq!(bad.field, "start");
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<TicTacMoo>(&options(), 60);
}

#[test]
fn all_2_to_5_conforms() {
    conforms::<TicTacMoo>(&options(), 300);
}

#[test]
fn bad_positions_are_refused_with_their_part() {
    let refuse = |change: &dyn Fn(&mut Value)| {
        let mut position = drive(QUIET, "cp s").position();
        change(&mut position);
        let position: super::Position = serde_json::from_value(position).expect("it has the right shape");
        TicTacMoo::set_up(&position).err().map(|bad| bad.faults()[0].part)
    };
    let part = Some::<&str>;
    assert_eq!(refuse(&|_| {}), None);
    assert_eq!(refuse(&|position| position["seat"] = json!(2)), part("seat"));
    assert_eq!(refuse(&|position| position["tiles"] = json!([6, 6, 6, 5])), part("tiles"));
    assert_eq!(refuse(&|position| position["meadow"][0] = json!("c......#")), part("meadow"));
    assert_eq!(refuse(&|position| position["meadow"][1] = json!(".......")), part("meadow"));
    assert_eq!(refuse(&|position| position["meadow"][1] = json!("x.......")), part("meadow"));
    assert_eq!(
        refuse(&|position| position["meadow"][1] = json!("c.......")),
        part("supply"),
        "a tile too many"
    );
    assert_eq!(refuse(&|position| position["meadow"][2] = json!("........")), part("supply"), "two too few");
    assert_eq!(
        refuse(&|position| position["players"][0]["taken"] = json!(vec!["c"; 300 - 60])),
        part("supply")
    );
    assert_eq!(
        refuse(&|position| (0..2).for_each(|seat| position["players"][seat]["supply"] = Value::Null)),
        part("supply")
    );
    for phase in ["place", "swap", "draw", "over"] {
        assert_eq!(refuse(&|position| position["phase"] = json!(phase)), part("phase"), "{phase}");
    }
    assert_eq!(refuse(&|position| position["phase"] = json!({ "share": { "start": null } })), part("supply"));
    assert_eq!(refuse(&|position| position["phase"] = json!({ "deal": { "start": 7 } })), part("phase"));
    let keep_a_cow = |position: &mut Value| {
        position["meadow"][2] = json!(".....p..");
        position["players"][0]["start_tiles"] = json!(["c"]);
    };
    assert_eq!(refuse(&keep_a_cow), part("start_tiles"));
}

#[test]
fn positions_out_of_turn_are_refused() {
    let refuse = |position: Value| {
        let position: super::Position = serde_json::from_value(position).expect("it has the right shape");
        TicTacMoo::set_up(&position).err().map(|bad| bad.faults()[0].part)
    };
    // Seat 1 has driven two tiles, seat 0 none: it is seat 0's turn.
    let mut uneven = drive(TWO_COWS, "ch c").position();
    uneven["seat"] = json!(1);
    assert_eq!(refuse(uneven), Some("phase"));
    assert_eq!(refuse(position(ENCLOSED, ["ss c", "ps h"], ["", ""])), Some("phase"), "a swap is due");
    // Seat 0 has the cow and has placed it; then it is seat 1's turn, and not on seat 0's field.
    let placed = dealt(json!({})).then("cs; c c3").position();
    let mut again = placed.clone();
    again["seat"] = json!(0);
    assert_eq!(refuse(again), Some("phase"));
    let mut astray = placed.clone();
    astray["meadow"] = json!(dealt(json!({})).then("ps; c e2").position()["meadow"]);
    assert_eq!(refuse(astray), Some("phase"));
    assert_eq!(refuse(placed), None);
}

#[test]
fn nonsense_is_no_notation() {
    for text in ["", "c", "cc4", "c i1", "x c4", "c c4 ", "C c4"] {
        let read = text.parse::<super::Move>();
        assert_eq!(read.is_ok(), ["c c4 ", "C c4"].contains(&text), "{text:?}");
    }
    for text in ["", "x", "cc", "pc", "cps", "c p"] {
        assert!(text.parse::<super::Chance>().is_err(), "{text:?}");
    }
}

#[test]
fn a_game_is_small() {
    assert!(size_of::<TicTacMoo>() <= 96, "{}", size_of::<TicTacMoo>());
}

#[test]
fn a_position_with_two_faults_names_both() {
    let mut position = drive(QUIET, "cp s").position();
    position["seat"] = json!(2);
    position["meadow"][0] = json!("c......#");
    position["meadow"][1] = json!(".......");
    let position: super::Position = serde_json::from_value(position).expect("it has the right shape");
    let bad = TicTacMoo::set_up(&position).unwrap_err();
    assert_eq!(bad.parts(), ["seat", "meadow"]);
    let text = "position, `seat`: there is no seat 2; `meadow`: a1 cannot be 'c'; \
                `meadow`: row 2 has 7 squares, not 8";
    assert_eq!(bad.to_string(), text);
}

#[test]
fn playthroughs() {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("2_players", playthrough::<TicTacMoo>(&Options::default(), 2, 1));
    });
}

/// TTM-10, walking from the square in every direction as long as there are such animals.
fn herds_on_foot(animals: Squares, square: u8) -> Squares {
    let walk = |down: i8, right: i8| {
        let steps =
            (1..8).map(move |step| ((square / 8) as i8 + step * down, (square % 8) as i8 + step * right));
        let on_board = steps.take_while(|(row, column)| (0..8).contains(row) && (0..8).contains(column));
        on_board
            .map(|(row, column)| (row * 8 + column) as u8)
            .take_while(move |square| animals.contains(*square))
    };
    let lines = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let rows = lines.map(|(down, right)| walk(down, right).chain(walk(-down, -right)).collect::<Squares>());
    rows.into_iter().filter(|row| row.len() >= 2).fold(Squares::EMPTY, Squares::or)
}

proptest! {
    #[test]
    fn herds_are_those_found_on_foot(bits: u64, mask: u64, square in 0..64u8) {
        // Half of the squares, or a quarter of them: long rows and short ones.
        for animals in [Squares::of_bits(bits), Squares::of_bits(bits & mask)] {
            let mut meadow = Meadow::default();
            animals.iter().for_each(|square| meadow.place(Species::Sheep, square));
            let without = animals.without(Squares::only(square));
            prop_assert_eq!(meadow.herds(Species::Sheep, square), herds_on_foot(without, square));
        }
    }
}
