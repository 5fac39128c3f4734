//! One test per clause, ruling and example, and what every game promises.

use engine::testing::{Script, conforms, learns, playthrough};
use engine::{Game, Seat, SeatSet, SetUp, Start};
use serde_json::{Value, json};

use super::{@@Type@@, Options, Position};

type Yard = Script<@@Type@@>;

/// Seat 0 of two is about to throw.
fn started() -> Yard {
    Yard::new(2, &json!({ "start": 0 }))
}

/// Seat 0 of two chooses, with so many eggs in the basket.
fn choosing(basket: u8) -> Yard {
    Yard::at(json!({ "seat": 0, "phase": "choose", "turns_left": 6, "basket": basket, "home": [0, 0] }))
}

/// The last turn, of seat 1, with five eggs in the basket.
fn last_choice(home: [u16; 2]) -> Yard {
    Yard::at(json!({ "seat": 1, "phase": "choose", "turns_left": 1, "basket": 5, "home": home }))
}

fn home(yard: &Yard) -> Value {
    yard.position()["home"].clone()
}

#[test]
fn @@prefix@@_1_a_die_has_six_numbers_that_are_equally_likely() {
    let faces = ["1", "2", "3", "4", "5", "6"].map(|face| (face.to_owned(), 1));
    assert_eq!(started().odds(), faces);
}

#[test]
fn @@prefix@@_2_a_number_is_found_as_eggs() {
    assert_eq!(started().then("2").position()["basket"], 2);
    assert_eq!(started().then("6; throw; 3").position()["basket"], 9);
}

#[test]
fn @@prefix@@_3_on_a_1_the_fox_empties_the_basket_and_ends_the_turn() {
    let fox = started().then("6; throw; 1");
    assert_eq!(fox.told.as_ref().unwrap().say[0].id, "told-fox");
    assert_eq!((&fox.position()["seat"], &fox.position()["basket"]), (&json!(1), &json!(0)));
    assert_eq!(home(&fox), json!([0, 0]));
}

#[test]
fn @@prefix@@_4_after_a_find_throw_again_or_go_home() {
    let found = started().then("6");
    assert_eq!(found.asked(), Seat(0));
    assert_eq!(found.choices(), ["throw", "home"]);
    let went = found.then("home");
    assert_eq!(home(&went), json!([6, 0]));
    assert_eq!(went.then("5").asked(), Seat(1), "the turn has ended");
}

#[test]
fn @@prefix@@_5_nobody_goes_home_with_fewer_than_five_eggs() {
    assert_eq!(choosing(4).choices(), ["throw"]);
    assert_eq!(choosing(5).choices(), ["throw", "home"]);
    let refused = choosing(4).refused("home");
    assert!(refused.to_string().contains("@@PREFIX@@-5"), "{refused}");
}

#[test]
fn @@prefix@@_6_a_full_basket_goes_home_at_once() {
    let nearly = choosing(15).then("throw; 4");
    assert_eq!(nearly.asked(), Seat(0), "19 eggs leave the choice");
    let full = choosing(15).then("throw; 5");
    assert_eq!(home(&full), json!([20, 0]));
    assert_eq!(full.told.as_ref().unwrap().say[1].id, "told-full");
    assert_eq!(full.then("5").asked(), Seat(1));
}

#[test]
fn @@prefix@@_7_everybody_has_as_many_turns_as_there_are_rounds() {
    assert_eq!(started().position()["turns_left"], 20, "ten rounds of two");
    let one_round = Yard::new(3, &json!({ "start": 2, "rounds": 1 })).then("1; 1; 6; home");
    assert_eq!(one_round.outcome().ended, "ended-rounds");
    assert_eq!(home(&one_round), json!([0, 6, 0]), "seat 1 came last");
}

#[test]
fn @@prefix@@_7_other_numbers_of_rounds_are_refused() {
    for rounds in [0, 21, 255] {
        let refused = @@Type@@::new(&Options { rounds, ..Options::default() }, 2).unwrap_err();
        assert_eq!(refused.field, "rounds");
    }
}

#[test]
fn @@prefix@@_8_the_most_eggs_win_and_equals_share() {
    let won = last_choice([9, 5]).then("home").outcome();
    assert_eq!((&won.scores[..], won.winners), (&[9, 10][..], SeatSet::only(Seat(1))));
    assert_eq!(last_choice([10, 5]).then("home").outcome().winners, SeatSet::all(2));
}

#[test]
fn @@prefix@@_r1_the_find_that_fills_the_basket_counts_as_a_whole() {
    assert_eq!(home(&choosing(19).then("throw; 6")), json!([25, 0]));
}

#[test]
fn @@prefix@@_e1_ten_eggs_or_none() {
    let four = started().then("4");
    assert!(!four.allows("home"));
    let ten = four.then("throw; 6");
    assert_eq!(home(&ten.clone().then("home")), json!([10, 0]));
    assert_eq!(home(&ten.then("throw; 1")), json!([0, 0]));
}

#[test]
fn positions_that_cannot_be_are_refused_with_the_part() {
    let good = json!({ "seat": 0, "phase": "choose", "turns_left": 6, "basket": 5, "home": [0, 0] });
    let wrong = [
        ("seat", json!(2)),
        ("turns_left", json!(0)),
        ("turns_left", json!(41)),
        ("basket", json!(1)),
        ("basket", json!(20)),
        ("home", json!([0])),
        ("home", json!([0, 0, 0, 0, 0])),
        ("home", json!([501, 0])),
    ];
    for (part, value) in wrong {
        let mut position = good.clone();
        position[part] = value;
        let position: Position = serde_json::from_value(position).unwrap();
        assert_eq!(@@Type@@::set_up(&position).unwrap_err().parts(), [part]);
    }
}

#[test]
fn a_position_with_two_faults_names_both() {
    let position = json!({ "seat": 2, "phase": "choose", "turns_left": 6, "basket": 1, "home": [0, 0] });
    let position: Position = serde_json::from_value(position).unwrap();
    assert_eq!(@@Type@@::set_up(&position).unwrap_err().parts(), ["basket", "seat"]);
}

#[test]
fn all_1_the_start_is_a_seat_or_luck() {
    assert_eq!(Yard::new(3, &json!({})).choices(), ["start 0", "start 1", "start 2"]);
    assert_eq!(Yard::new(3, &json!({})).then("start 2; 5").asked(), Seat(2));
    assert_eq!(Yard::new(3, &json!({ "start": 1 })).then("5").asked(), Seat(1));
}

fn options() -> [Options; 3] {
    let short = Options { start: Start::Seat(Seat(1)), rounds: 1 };
    let long = Options { rounds: 20, ..Options::default() };
    [Options::default(), short, long]
}

#[test]
fn all_2_to_5_conforms() {
    conforms::<@@Type@@>(&options(), 60);
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<@@Type@@>(&options(), 20);
}

/// Once the rules stand still, keep the whole text as a snapshot, as the other games do.
#[test]
fn a_playthrough_tells_the_whole_game() {
    let told = playthrough::<@@Type@@>(&Options::default(), 3, 1);
    assert!(told.starts_with("@@Title@@, 3 players, seed 1\n"), "{told}");
    let turns = ["goes home", "The fox comes!"].map(|end| told.matches(end).count());
    assert_eq!(turns.iter().sum::<usize>(), 30, "ten rounds of three: {told}");
}
