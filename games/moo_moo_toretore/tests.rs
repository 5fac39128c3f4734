//! One test per clause, ruling and example, and what every game promises.

use engine::testing::{Script, conforms_with_reveals, learns, playthrough};
use engine::{Fast, Game, Knowledge, Seat, SeatSet, SetUp, Start, Step, Tell, Turn, Viewer};
use serde_json::{Value, json};

use super::cards::{COW_DECK, HAND_DECK};
use super::{MooMooToretore, Options, Phase};

type Ranch = Script<MooMooToretore>;

// ---- Tables to play at. --------------------------------------------------------------------------------

fn started(seats: u8) -> Ranch {
    Ranch::new(seats, &json!({ "start": 0 }))
}

/// Goes on with the first thing that may happen until `done`; which it is does not matter to the test.
fn until(mut ranch: Ranch, done: fn(&Ranch) -> bool) -> Ranch {
    while !done(&ranch) {
        let next = ranch.choices()[0].clone();
        ranch = ranch.then(&next);
    }
    ranch
}

/// The hands are dealt, and the first cow is about to be turned up.
fn dealt(seats: u8) -> Ranch {
    until(started(seats), placing)
}

fn placing(ranch: &Ranch) -> bool {
    ranch.position()["phase"] == "place"
}

fn asked(ranch: &Ranch) -> bool {
    !ranch.game.turn().seats().is_empty()
}

/// Three spotted cows, a red and a black one, as in MOO-E1.
const MIXED: [&str; 5] = ["s1", "s2", "s3", "r1", "b1"];

/// A round in which everybody is about to lay `stars` cards, seat 0 leading.
fn round(columns: &[&str], stars: u8, players: &[Value]) -> Ranch {
    Ranch::at(json!({
        "leader": 0, "phase": { "lay": { "seat": 0 } }, "stars": stars, "columns": columns, "players": players
    }))
}

/// Twenty of every number, so that any number can be called with one card.
fn wide_deck() -> Value {
    (0..=10).map(|number| (number.to_string(), json!(20))).collect()
}

/// A round of single cards in which the seats, from the leader on, call these numbers; 0 is a NO. Nobody has
/// a chip face up.
fn called(leader: u8, columns: &[&str], calls: &[u8]) -> Ranch {
    let seats = calls.len() as u8;
    let mut players = vec![Value::Null; calls.len()];
    for (call, seat) in calls.iter().zip(Seat(leader).round(seats)) {
        players[seat.idx()] = json!({ "hand": [call.to_string(), "0", "0", "0", "0"], "chips": [] });
    }
    let ranch = Ranch::at(json!({
        "leader": leader, "phase": { "lay": { "seat": leader } }, "stars": 1, "columns": columns,
        "hand_deck": wide_deck(), "players": players
    }));
    calls.iter().fold(ranch, |ranch, call| ranch.then(&format!("lay {call}")))
}

/// A hand and both chips.
fn hand(numbers: [&str; 5]) -> Value {
    json!({ "hand": numbers })
}

/// A hand and these chips face up.
fn hand_with(numbers: [&str; 5], chips: &[u8]) -> Value {
    json!({ "hand": numbers, "chips": chips })
}

fn player(ranch: &Ranch, seat: usize, part: &str) -> Value {
    ranch.position()["players"][seat][part].clone()
}

/// The open numbers.
fn open(ranch: &Ranch) -> Value {
    ranch.view(Viewer::Spectator)["open"].clone()
}

fn size(value: &Value) -> usize {
    value.as_array().expect("a list").len()
}

/// What everybody was told about the last step, as ids of phrases.
fn told(ranch: &Ranch) -> Vec<&str> {
    ranch.told.as_ref().expect("a step was played").say.iter().map(|phrase| &*phrase.id).collect()
}

/// What a seat is told about a step.
fn told_to(seat: u8, before: &Ranch, by: u8, mv: &str) -> engine::Told {
    let step = Step::Move(Seat(by), mv.parse().unwrap());
    let mut after = before.game;
    after.step(&step).unwrap_or_else(|refused| panic!("{refused}"));
    before.game.told(&step, &after, Viewer::Seat(Seat(seat)))
}

/// A game that is over, with these cows and chips.
fn over(players: [Value; 3]) -> engine::Outcome {
    let players = players.map(|mut player| {
        player["hand"] = json!(["1", "1", "2", "2", "3"]);
        player
    });
    Ranch::at(json!({ "round": 6, "leader": 2, "phase": "over", "stars": 1, "players": players })).outcome()
}

fn score(cows: &[&str], chips: &[u8]) -> i16 {
    let other = || json!({ "chips": [] });
    over([json!({ "cows": cows, "chips": chips }), other(), other()]).scores[0]
}

// ---- Components and set-up. ----------------------------------------------------------------------------

#[test]
fn moo_1_columns_have_room_for_three_two_and_two() {
    let ranch = dealt(3).then("b1; b2; b3; r1; r2; r3; s1");
    assert_eq!(ranch.position()["columns"], json!(["s1", "r1", "r2", "b1", "b2"]));
    assert_eq!(ranch.position()["cow_discard"], json!(["r3", "b3"]));
    assert_eq!(open(&ranch), json!([3, 4, 8, 5, 10]));
    let ranch = dealt(3).then("s1; s1; s1; s1; r1; r1");
    assert_eq!(ranch.position()["cow_discard"], json!(["s1"]));
    assert_eq!(open(&ranch), json!([3, 6, 9, 4, 8]));
}

#[test]
fn moo_1_breeds_are_worth_three_four_and_five() {
    // Two breeds each, so that neither a set nor a single breed counts.
    assert_eq!(score(&["s1", "r1"], &[]), 7);
    assert_eq!(score(&["s1", "b1"], &[]), 8);
    assert_eq!(score(&["r1", "b1"], &[]), 9);
}

#[test]
fn moo_2_a_cow_has_a_breed_stars_and_maybe_kids() {
    let kinds = dealt(3).choices();
    assert_eq!(kinds.len(), 18);
    for breed in ["s", "r", "b"] {
        for stars in 1..=3 {
            assert!(
                kinds.contains(&format!("{breed}{stars}")) && kinds.contains(&format!("{breed}{stars}k"))
            );
        }
    }
}

#[test]
fn moo_3_hand_cards_are_numbers() {
    let ranch = Ranch::new(3, &json!({ "start": 0, "hand_deck": { "0": 9, "7": 9, "10": 9 } }));
    assert_eq!(ranch.choices(), ["0", "7", "10"]);
}

#[test]
fn moo_4_hands_are_dealt_from_the_leader_and_both_chips_are_up() {
    let mut ranch = Ranch::new(4, &json!({ "start": 2 }));
    let mut order = Vec::new();
    while let Some(to) = ranch.position()["phase"]["deal"]["to"].as_u64() {
        order.push(to);
        let next = ranch.choices()[0].clone();
        ranch = ranch.then(&next);
    }
    assert_eq!(order, [[2; 5], [3; 5], [0; 5], [1; 5]].concat());
    for seat in 0..4 {
        assert_eq!(size(&player(&ranch, seat, "hand")), 5);
        assert_eq!(player(&ranch, seat, "chips"), json!([1, 2]));
    }
}

#[test]
fn moo_c1_the_cow_deck_has_54_cows() {
    let odds = dealt(3).odds();
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 54);
    for stars in 1..=3 {
        for (cow, count) in [("s", 6), ("r", 4), ("b", 3)] {
            assert!(odds.contains(&(format!("{cow}{stars}"), count)));
        }
        for (cow, count) in [("s", 2), ("r", 2), ("b", 1)] {
            assert!(odds.contains(&(format!("{cow}{stars}k"), count)));
        }
    }
}

#[test]
fn moo_c1_another_cow_deck_is_taken_if_it_allows_a_first_round() {
    let ranch = Ranch::new(3, &json!({ "start": 0, "cow_deck": { "s3": 4, "r2k": 2 } }));
    assert_eq!(until(ranch, placing).odds(), [("s3".to_owned(), 4), ("r2k".to_owned(), 2)]);
    let refuse = |deck: Value| refused(&json!({ "cow_deck": deck }));
    assert!(refuse(json!({ "s1": 3, "r1": 2 })).contains("`cow_deck`: the first round takes 6 cows"));
    assert!(refuse(json!({ "s1": 30, "r1": 1 })).contains("at most 3 spotted, 2 red and 2 black"));
    assert!(
        refuse(json!({ "s1": 200, "r1": 56 })).contains("`cow_deck`: a deck has at most 255 cards, not 256")
    );
    assert!(refuse(json!({ "s4": 6 })).contains("`cow_deck`: \"s4\" is not a cow such as s2 or b3k"));
    assert!(refuse(json!({ "s1": -1 })).contains("`cow_deck.s1`"));
    assert!(refuse(json!(["s1"])).contains("`cow_deck`"));
}

/// Why a table of three cannot have these options.
fn refused(options: &Value) -> String {
    engine::start::<MooMooToretore>(options, 3).err().expect("these options are refused").to_string()
}

#[test]
fn moo_c2_the_hand_deck_has_60_numbers_and_a_hand_5() {
    let odds = started(3).odds();
    let expected = [("1", 18), ("2", 16), ("3", 14), ("4", 8), ("5", 4)];
    assert_eq!(odds, expected.map(|(card, count)| (card.to_owned(), count)));
    assert_eq!(started(3).position()["phase"], json!({ "deal": { "to": 0, "left": 5 } }));
}

#[test]
fn moo_c2_other_hands_are_taken_if_they_can_be_dealt_and_played() {
    let seven = until(Ranch::new(3, &json!({ "start": 0, "hand_size": 7 })), asked);
    assert_eq!(size(&player(&seven, 2, "hand")), 7);
    // Cows with one star at most: a single card is a hand.
    let one = json!({ "hand_size": 1, "cow_deck": { "s1": 9, "r1": 9 }, "hand_deck": { "3": 3 } });
    assert!(Ranch::new(3, &one).allows("start 0"));
    assert!(
        refused(&json!({ "hand_size": 2 }))
            .contains("`hand_size`: stars on a cow: 3. A hand needs at least as many cards")
    );
    assert!(refused(&json!({ "hand_size": 0, "cow_deck": { "s1": 9, "r1": 9 } })).contains("`hand_size`"));
    let few = refused(&json!({ "hand_deck": { "1": 14 } }));
    assert!(few.contains("`hand_deck`: it has 14 cards, but 3 hands of 5 take 15"), "{few}");
    assert!(refused(&json!({ "hand_size": 21 })).contains("`hand_deck`"));
    assert!(refused(&json!({ "hand_deck": { "11": 60 } })).contains("\"11\" is not a hand card"));
    assert!(refused(&json!({ "hand_deck": { "1": 255, "2": 1 } })).contains("not 256"));
}

// ---- Placing. ------------------------------------------------------------------------------------------

#[test]
fn moo_5_cows_are_placed_until_five_lie_there() {
    let ranch = dealt(3).then("s1; s1; s1k; s2; s3; r1");
    // The fourth and fifth spotted cow found no room.
    assert_eq!(ranch.position()["cow_discard"], json!(["s2", "s3"]));
    assert_eq!(ranch.position()["phase"], "place");
    let ranch = ranch.then("b3");
    assert_eq!(ranch.position()["columns"], json!(["s1", "s1", "s1k", "r1", "b3"]));
    assert_eq!(ranch.position()["phase"], "instruct");
}

#[test]
fn moo_6_markers_open_in_ascending_order() {
    assert_eq!(open(&dealt(3).then("s1; s1; r1; r1; b1")), json!([3, 6, 4, 8, 5]));
    assert_eq!(open(&dealt(3).then("s1; b1; b1; r1; r1")), json!([3, 4, 8, 5, 10]));
    assert_eq!(open(&dealt(3).then("s1; s1; s1; b1; b1")), json!([3, 6, 9, 5, 10]));
}

#[test]
fn moo_7_the_stars_of_the_next_cow_are_the_instruction_and_it_comes_first() {
    let ranch = dealt(3).then("s1; s1; s1; r1; b1");
    // Of the other 49 cows, 13 have one star.
    assert_eq!(
        ranch.odds(),
        [("star 1", 13), ("star 2", 18), ("star 3", 18)].map(|(s, n)| (s.to_owned(), n))
    );
    let ranch = ranch.then("star 2");
    assert!(ranch.choices().iter().all(|mv| mv.matches('-').count() == 1), "{:?}", ranch.choices());
    for viewer in Viewer::all(3) {
        assert_eq!(ranch.view(viewer)["stars"], 2);
    }
    // It stays known through the round, and only such cows can be turned up first in the next.
    let ranch = until(ranch, placing);
    assert_eq!(ranch.position()["stars"], 2);
    let odds = ranch.odds();
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 18);
    assert!(odds.iter().all(|(cow, _)| cow.contains('2')), "{odds:?}");
    let ranch = ranch.then("b2k");
    assert_eq!(ranch.position()["stars"], Value::Null);
    assert!(ranch.allows("s1") && ranch.allows("s3"));
}

// ---- Playing. ------------------------------------------------------------------------------------------

#[test]
fn moo_8_cards_are_laid_from_the_leader_on_and_only_chips_are_seen() {
    let hands =
        [hand(["1", "2", "3", "4", "5"]), hand(["1", "2", "3", "4", "5"]), hand(["1", "2", "3", "3", "4"])];
    let before = round(&MIXED, 2, &hands);
    assert_eq!(before.asked(), Seat(0));
    let one = told_to(1, &before, 0, "lay 1-3 ufo 1");
    assert_eq!((one.step.as_str(), &*one.say[0].id), ("?", "told-lays-chips"));
    let own = told_to(0, &before, 0, "lay 1-3 ufo 1");
    assert_eq!((own.step.as_str(), &*own.say[0].id), ("lay 1-3 ufo 1", "told-move"));
    let after = before.then("lay 1-3 ufo 1");
    assert_eq!(after.asked(), Seat(1));
    let seen = after.view(Viewer::Seat(Seat(1)))["players"][0].clone();
    assert_eq!(
        (&seen["hand"], &seen["laid"], &seen["laid_size"], &seen["laid_chips"], &seen["chips"]),
        (&Value::Null, &Value::Null, &json!(2), &json!([1]), &json!([2]))
    );
    let own = after.view(Viewer::Seat(Seat(0)))["players"][0].clone();
    assert_eq!((&own["hand"], &own["laid"]), (&json!(["2", "4", "5"]), &json!(["1", "3"])));
    assert_eq!(after.then("lay 1-2").asked(), Seat(2));
}

#[test]
fn moo_9_sums_alone_or_with_chips_form_open_numbers() {
    // Open: 3 6 9 4 5.
    let plays = |number: &str| {
        let players = [hand([number; 5]), hand(["3"; 5]), hand(["3"; 5])];
        let phase = json!({ "lay": { "seat": 0 } });
        Ranch::at(json!({
            "leader": 0, "phase": phase, "stars": 1, "columns": MIXED, "players": players, "hand_deck": wide_deck()
        }))
        .choices()
    };
    assert_eq!(plays("3"), ["lay 3", "lay 3 ufo 1", "lay 3 ufo 2", "lay 3 ufo 12"]);
    // 6 with −1, 5 or 9 with ±2, 4 with −3; but not alone.
    assert_eq!(plays("7"), ["lay 7 ufo 1", "lay 7 ufo 2", "lay 7 ufo 12"]);
    // 3 with +2 and 4 with +3; neither 0 nor 2 is open.
    assert_eq!(plays("1"), ["lay 1 ufo 2", "lay 1 ufo 12"]);
    assert_eq!(plays("0"), ["lay 0 ufo 12"]);
    assert_eq!(plays("10"), ["lay 10 ufo 1"]);
}

#[test]
fn moo_10_who_can_form_a_number_must() {
    let table = |own: Value| round(&MIXED, 1, &[own, hand(["1"; 5]), hand(["1"; 5])]);
    // The 4 and the 5 form a number alone. The 1 and the 2 do so only with ±2, which is allowed too.
    let free = table(hand_with(["1", "1", "2", "4", "5"], &[2]));
    assert_eq!(
        free.choices(),
        ["lay 4", "lay 5", "lay 1 ufo 2", "lay 2 ufo 2", "lay 4 ufo 2", "lay 5 ufo 2"]
    );
    // Only with a chip: then a chip it must be.
    let forced = table(hand_with(["1", "1", "2", "2", "2"], &[1]));
    assert_eq!(forced.choices(), ["lay 2 ufo 1"]);
    // Not at all: any cards, without chips.
    let no = table(hand_with(["1", "1", "1", "2", "2"], &[]));
    assert_eq!(no.choices(), ["lay 1", "lay 2"]);
}

#[test]
fn moo_10_what_is_not_legal_is_refused_with_its_clause() {
    let clause =
        |own: Value, mv: &str| match round(&MIXED, 1, &[own, hand(["1"; 5]), hand(["1"; 5])]).refused(mv) {
            engine::Refused::NotLegal { clause, .. } => clause.expect("there is a clause for it"),
            other => panic!("{mv}: {other:?}"),
        };
    let free = || hand_with(["1", "1", "2", "4", "5"], &[2]);
    assert_eq!(clause(free(), "lay 1"), "MOO-10");
    assert_eq!(clause(free(), "lay 1-2"), "MOO-8");
    assert_eq!(clause(free(), "lay 3"), "MOO-8");
    assert_eq!(clause(free(), "plus"), "MOO-8");
    assert_eq!(clause(free(), "lay 4 ufo 1"), "MOO-4");
    assert_eq!(clause(hand_with(["1"; 5], &[1]), "lay 1 ufo 1"), "MOO-R10");
}

// ---- Announcing and judging. ---------------------------------------------------------------------------

/// Seat 0 may call 3 or 5 with the ±1 chip, seat 1 only 5 with the ±2 chip, seat 2 has laid a 3.
fn two_signs() -> Ranch {
    let players =
        [hand(["1", "3", "2", "2", "5"]), hand(["1", "2", "1", "1", "1"]), hand(["1", "2", "3", "4", "4"])];
    round(&MIXED, 2, &players).then("lay 1-3 ufo 1; lay 1-2 ufo 2; lay 1-2")
}

#[test]
fn cards_that_may_not_be_laid_say_why() {
    let table = |own: Value| round(&MIXED, 1, &[own, hand(["1"; 5]), hand(["1"; 5])]);
    let free = table(hand_with(["1", "1", "2", "4", "5"], &[2]));
    assert_eq!(free.why_not("lay 1"), "That makes 1, which is not an open number.");
    assert_eq!(free.why_not("lay 1-2"), "This round everybody lays one card.");
    assert_eq!(free.why_not("lay 3"), "You do not have these cards.");
    assert_eq!(free.why_not("lay 4 ufo 1"), "You have used that chip.");
    let no = table(hand_with(["1"; 5], &[1]));
    assert!(no.why_not("lay 1 ufo 1").starts_with("Even with chips, no cards of yours make an open number"));
    let signs = two_signs().then("plus");
    assert_eq!(signs.why_not("minus"), "That makes 1, which is not an open number.");
}

#[test]
fn moo_11_all_announce_at_once_and_signs_are_sealed() {
    let ranch = two_signs();
    assert_eq!(ranch.game.turn(), Turn::Decide([Seat(0), Seat(1)].into_iter().collect()));
    assert_eq!(ranch.moves(Seat(0)), ["plus", "minus"]);
    assert_eq!(ranch.moves(Seat(1)), ["plus"], "1 is not open");
    assert_eq!(told_to(1, &ranch, 0, "minus").step, "?");
    let minus = ranch.clone().then("minus");
    assert_eq!(minus.game.turn(), Turn::of(Seat(1)));
    // Nobody else can tell which sign it was, and nothing has happened yet.
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(minus.view(viewer), ranch.clone().then("plus").view(viewer));
        assert_eq!(minus.view(viewer)["players"][0]["picked"], true);
    }
    assert_eq!(minus.view(Viewer::Seat(Seat(0)))["players"][0]["sign"], "minus");
    assert_eq!(minus.position()["columns"], json!(MIXED));
    let refused = minus.refused("minus");
    assert!(refused.to_string().contains("MOO-11"), "{refused}");
    // The last sign turns everything up: 3, 5 and 3.
    let done = minus.then("plus");
    let calls = ["told-call-minus", "told-call-plus", "told-call"];
    assert_eq!(told(&done)[1..4], calls);
    assert_eq!([0, 1, 2].map(|seat| size(&player(&done, seat, "cows"))), [2, 1, 1]);
    let other = ranch.then("plus; plus");
    assert_eq!([0, 1, 2].map(|seat| size(&player(&other, seat, "cows"))), [1, 0, 3]);
}

#[test]
fn moo_11_without_chips_nobody_is_asked() {
    let ranch = called(0, &MIXED, &[3, 4, 0]);
    assert_eq!(ranch.game.turn(), Turn::Chance);
    assert_eq!(
        told(&ranch)[..4],
        ["told-lays", "told-call", "told-call", "told-no"],
        "the last card laid turns all up"
    );
}

#[test]
fn moo_11_what_was_shown_and_called_last_stays_known() {
    let nothing = two_signs().then("minus");
    assert_eq!(player(&nothing, 0, "revealed"), Value::Null, "nobody has announced yet");
    // 3, 5 and 3.
    let done = nothing.then("plus");
    let revealed = [
        json!({ "cards": ["1", "3"], "chips": [1], "sign": "minus", "number": 3 }),
        json!({ "cards": ["1", "2"], "chips": [2], "sign": "plus", "number": 5 }),
        json!({ "cards": ["1", "2"], "chips": [], "sign": null, "number": 3 }),
    ];
    let later = until(done.clone(), asked);
    assert_eq!(later.position()["round"], 1);
    for ranch in [&done, &later] {
        let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
        let views = viewers.map(|viewer| ranch.view(viewer)).chain([ranch.position()]);
        for view in views {
            assert_eq!([0, 1, 2].map(|seat| view["players"][seat]["revealed"].clone()), revealed, "{view}");
        }
    }
    // A NO has no number, and what is announced next takes the place of what was.
    let no = called(0, &MIXED, &[3, 4, 0]);
    let revealed = json!({ "cards": ["0"], "chips": [], "sign": null, "number": null });
    assert_eq!(player(&no, 2, "revealed"), revealed);
    let next = until(later, |ranch| ranch.position()["round"] == 2);
    assert_ne!(player(&next, 0, "revealed"), player(&done, 0, "revealed"));
}

#[test]
fn moo_11_a_position_may_leave_out_what_was_shown_but_not_make_it_up() {
    let change = |ranch: &Ranch, change: fn(&mut Value)| {
        let mut position = ranch.position();
        change(&mut position);
        let position = serde_json::from_value(position).expect("it can be read");
        MooMooToretore::set_up(&position).map(|_| ()).map_err(|bad| bad.to_string())
    };
    let done = two_signs().then("minus; plus");
    assert_eq!(change(&done, |_| {}), Ok(()));
    let left_out = |position: &mut Value| {
        for player in position["players"].as_array_mut().unwrap() {
            player.as_object_mut().unwrap().remove("revealed");
        }
    };
    assert_eq!(change(&done, left_out), Ok(()), "positions of earlier versions have none");
    let refused_at = |ranch: &Ranch, why: &str, this: fn(&mut Value)| {
        let said = change(ranch, this).expect_err(why);
        assert!(said.contains("`revealed`") && said.contains(why), "{said}");
    };
    let refused = |why: &str, this: fn(&mut Value)| refused_at(&done, why, this);
    refused("all announce", |position| position["players"][1]["revealed"] = Value::Null);
    refused("make the number called", |position| position["players"][0]["revealed"]["number"] = json!(4));
    refused("make the number called", |position| position["players"][0]["revealed"]["sign"] = Value::Null);
    refused("make the number called", |position| position["players"][0]["revealed"]["number"] = Value::Null);
    refused("make the number called", |position| {
        position["players"][2]["revealed"]["cards"] = json!(["1", "1"]);
        position["players"][2]["revealed"]["number"] = json!(2);
    });
    refused("as many cards", |position| position["players"][2]["revealed"]["cards"] = json!(["3"]));
    refused("as many cards", |position| position["stars"] = json!(1));
    refused("were discarded", |position| {
        position["players"][2]["revealed"] = json!({ "cards": ["3", "3"], "number": 6 });
    });
    refused("face down", |position| position["players"][0]["chips"] = json!([1]));
    refused("after a NO", |position| {
        position["players"][2]["revealed"]["number"] = Value::Null;
        position["players"][2]["chips"] = json!([]);
    });
    let high = called(0, &["s1", "s2", "s3", "r1", "r2"], &[9, 8, 3]);
    refused_at(&high, "open together", |position| {
        position["players"][2]["revealed"] = json!({ "cards": ["10"], "number": 10 });
        position["hand_discard"] = json!(["8", "9", "10"]);
        position["hand_pile"] = Value::Null;
    });
    refused_at(&dealt(3), "nobody has yet", |position| {
        for player in position["players"].as_array_mut().unwrap() {
            player["revealed"] = json!({ "cards": ["3"], "number": 3 });
        }
    });
}

#[test]
fn moo_12_a_single_caller_or_the_lowest_takes_all() {
    let ranch = called(0, &MIXED, &[9, 6, 4]);
    assert_eq!(player(&ranch, 0, "cows"), json!([]));
    assert_eq!(player(&ranch, 1, "cows"), json!(["s1", "s2", "s3"]));
    assert_eq!(player(&ranch, 2, "cows"), json!(["r1"]));
    assert!(told(&ranch).contains(&"told-takes") && !told(&ranch).contains(&"told-shares"));
    let alone = called(0, &MIXED, &[9, 0, 0]);
    assert_eq!(player(&alone, 0, "cows"), json!(["s1", "s2", "s3"]));
}

#[test]
fn moo_13_sharers_take_in_turn_from_the_leader_on_kids_first() {
    let columns = ["s1", "s2k", "s3", "r1", "b1"];
    // Seat 2 leads and calls 4; seats 0 and 1 follow in this order.
    let ranch = called(2, &columns, &[4, 3, 3]);
    assert_eq!(player(&ranch, 0, "cows"), json!(["s2k", "s3"]));
    assert_eq!(player(&ranch, 1, "cows"), json!(["s1"]));
    assert!(told(&ranch).contains(&"told-shares"));
    // Seat 1 leads and shares: it comes first.
    let ranch = called(1, &columns, &[3, 4, 3]);
    assert_eq!(player(&ranch, 1, "cows"), json!(["s2k", "s3"]));
    assert_eq!(player(&ranch, 0, "cows"), json!(["s1"]));
}

#[test]
fn moo_14_what_is_left_is_discarded_and_hands_are_filled_in_order() {
    let ranch = two_signs().then("minus; plus");
    // Nobody called 4.
    assert_eq!(ranch.position()["cow_discard"], json!(["r1"]));
    assert!(told(&ranch).contains(&"told-untaken"));
    assert_eq!(ranch.position()["hand_discard"], json!(["1", "1", "1", "2", "2", "3"]));
    assert_eq!(player(&ranch, 0, "chips"), json!([2]), "the ±1 chip was used");
    assert_eq!(player(&ranch, 1, "chips"), json!([1]), "the ±2 chip was used");
    assert_eq!(player(&ranch, 2, "chips"), json!([1, 2]));
    let ranch = ranch.then("5; 5; 4; 4");
    assert_eq!(player(&ranch, 0, "hand"), json!(["2", "2", "5", "5", "5"]));
    assert_eq!(player(&ranch, 1, "hand"), json!(["1", "1", "1", "4", "4"]));
    assert_eq!(size(&player(&ranch, 2, "hand")), 3);
    assert_eq!(ranch.position()["phase"], json!({ "refill": { "to": 2, "left": 2 } }));
}

#[test]
fn moo_15_a_no_with_both_chips_down_turns_one_up() {
    let ranch = called(0, &MIXED, &[0, 3, 4]);
    assert_eq!(player(&ranch, 0, "chips"), json!([1]));
    assert_eq!(player(&ranch, 1, "chips"), json!([]), "it called a number");
    assert_eq!(told(&ranch).iter().filter(|id| **id == "told-chip-up").count(), 1);
    // From the next round on it can be used.
    let next = until(ranch, asked);
    assert_eq!(next.position()["round"], 1);
    assert_eq!(player(&next, 0, "chips"), json!([1]));
}

#[test]
fn moo_16_the_leader_chip_passes_clockwise() {
    let ranch = until(called(2, &MIXED, &[3, 4, 5]), asked);
    assert_eq!(ranch.asked(), Seat(0));
    assert_eq!(ranch.position()["leader"], 0);
}

#[test]
fn moo_16_a_pile_that_has_run_out_is_remade() {
    // Fifteen hand cards for three hands, and nine cows.
    let options = json!({
        "start": 0, "hand_deck": { "1": 15 }, "cow_deck": { "s1": 3, "r1": 2, "b1": 4 }
    });
    let ranch = until(Ranch::new(3, &options), asked);
    // Three call 4 and share two red cows.
    let ranch = ranch.then("lay 1 ufo 12; lay 1 ufo 12; lay 1 ufo 12; plus; plus; plus");
    assert!(told(&ranch).contains(&"told-hand-pile"));
    assert_eq!((size(&ranch.position()["hand_pile"]), size(&ranch.position()["hand_discard"])), (3, 0));
    let ranch = until(ranch, placing);
    assert_eq!((size(&ranch.position()["cow_pile"]), size(&ranch.position()["cow_discard"])), (4, 3));
    // Two black cows are placed, two find no room.
    let ranch = ranch.then("b1; b1; b1; b1");
    assert!(told(&ranch).contains(&"told-cow-pile"));
    assert_eq!((size(&ranch.position()["cow_pile"]), size(&ranch.position()["cow_discard"])), (5, 0));
}

// ---- The end and the count. ----------------------------------------------------------------------------

#[test]
fn moo_17_everybody_leads_twice() {
    for seats in 3..=5u8 {
        let mut ranch = started(seats);
        let mut leaders = Vec::new();
        while !ranch.game.is_over() {
            let next = ranch.choices()[0].clone();
            ranch = ranch.then(&next);
            if told(&ranch).contains(&"told-round") {
                leaders.push(ranch.position()["leader"].as_u64().unwrap());
            }
        }
        let once: Vec<_> = (0..u64::from(seats)).collect();
        assert_eq!(leaders, [once.clone(), once].concat());
        assert_eq!(ranch.outcome().ended, "ended-all-led");
        assert!(told(&ranch).contains(&"ended-all-led"));
    }
}

/// The last hand card of a round is about to be drawn. All cows but these have been taken.
fn last_draw(round: u8, pile: &[&str], discard: &[&str]) -> Ranch {
    let mut taken = COW_DECK;
    pile.iter().chain(discard).for_each(|cow| taken.take(cow.parse().unwrap()));
    let taken: Vec<_> = taken.cards().map(|cow| cow.to_string()).collect();
    let players = [
        json!({ "hand": ["1", "1", "1", "1", "1"], "cows": taken }),
        hand(["2"; 5]),
        json!({ "hand": ["3", "3", "3", "3"], "chips": [] }),
    ];
    Ranch::at(json!({
        "round": round, "leader": 0, "phase": { "refill": { "to": 2, "left": 1 } }, "stars": 1,
        "cow_discard": discard, "players": players
    }))
}

#[test]
fn moo_18_the_game_ends_if_a_round_cannot_be_set_up() {
    // Six cows, wherever they are, allow one more round …
    let enough = last_draw(1, &["s1", "s1", "s2"], &["r1", "r1", "b1"]).then("3");
    assert_eq!(enough.game.turn(), Turn::Chance);
    // … five do not, …
    let few = last_draw(1, &["s1", "s1", "s2"], &["r1", "r1"]).then("3");
    assert_eq!(few.outcome().ended, "ended-no-cows");
    assert!(told(&few).contains(&"ended-no-cows"));
    // … nor do eight of which four find no room.
    let crowded = last_draw(1, &["s1", "s1", "s2", "s2", "s3", "s3", "s3"], &["r1"]).then("3");
    assert_eq!(crowded.outcome().ended, "ended-no-cows");
}

#[test]
fn moo_19_cows_kids_and_face_up_chips_count() {
    assert_eq!(score(&["s1", "r2"], &[]), 7);
    assert_eq!(score(&["s1k", "r2k"], &[]), 9);
    assert_eq!(score(&["s1", "r2"], &[1]), 8);
    assert_eq!(score(&["s1", "r2"], &[2]), 9);
    assert_eq!(score(&[], &[1, 2]), 3);
}

#[test]
fn moo_20_one_breed_counts_one_more_per_cow() {
    assert_eq!(score(&["b1", "b1", "b2"], &[]), 15 + 3);
    assert_eq!(score(&["b1", "b1", "b2", "s1"], &[]), 18, "not with a second breed");
    assert_eq!(score(&["r1"], &[]), 4 + 1);
}

#[test]
fn moo_21_complete_sets_count_one_more() {
    assert_eq!(score(&["s1", "r1", "b1"], &[]), 12 + 1);
    assert_eq!(score(&["s1", "s1", "r1", "r1", "b1", "b1"], &[]), 24 + 2);
    assert_eq!(score(&["s1", "s1", "s1", "r1", "r1", "b1"], &[]), 22 + 1);
}

#[test]
fn moo_22_the_highest_score_wins_and_equals_share() {
    let with = |cows: [&str; 2]| json!({ "cows": cows, "chips": [] });
    let outcome = over([with(["s1", "r1"]), with(["s1", "b1"]), with(["s2", "r2"])]);
    assert_eq!((outcome.scores.as_slice(), outcome.winners), (&[7, 8, 7][..], SeatSet::only(Seat(1))));
    let outcome = over([with(["s1", "b1"]), with(["s1", "b1"]), with(["s2", "r2"])]);
    assert_eq!(outcome.winners, [Seat(0), Seat(1)].into_iter().collect());
}

// ---- Rulings. ------------------------------------------------------------------------------------------

#[test]
fn moo_r1_two_chips_are_three_and_never_one_less_two() {
    // 5 + 1 − 2 would be 4, which is open; 8 and 2 are not.
    let ranch = round(&MIXED, 1, &[hand(["5", "5", "5", "5", "1"]), hand(["1"; 5]), hand(["1"; 5])]);
    assert!(ranch.allows("lay 5 ufo 1") && ranch.allows("lay 5 ufo 2"));
    assert!(!ranch.allows("lay 5 ufo 12"), "{:?}", ranch.choices());
}

#[test]
fn moo_r2_kids_first_needs_no_decision() {
    let ranch = called(0, &["s1", "s3k", "s2k", "r1", "b1"], &[3, 3, 4]);
    assert_eq!(ranch.game.turn(), Turn::Chance);
    let kids = |seat| player(&ranch, seat, "cows").to_string().matches('k').count();
    assert_eq!((kids(0), kids(1)), (1, 1));
}

#[test]
fn moo_r3_a_chip_still_up_means_nothing_is_turned() {
    // No chip but both together help a 0.
    let players = [hand_with(["0"; 5], &[1]), hand_with(["0"; 5], &[2]), hand_with(["0"; 5], &[])];
    let ranch = Ranch::at(json!({
        "leader": 0, "phase": { "lay": { "seat": 0 } }, "stars": 1, "columns": MIXED, "players": players,
        "hand_deck": wide_deck()
    }));
    let ranch = ranch.then("lay 0; lay 0; lay 0");
    assert_eq!([0, 1, 2].map(|seat| player(&ranch, seat, "chips")), [json!([1]), json!([2]), json!([1])]);
    assert_eq!(told(&ranch).iter().filter(|id| **id == "told-chip-up").count(), 1);
}

#[test]
fn moo_r4_placing_goes_on_with_the_remade_pile() {
    let hands = [hand(["1"; 5]), hand(["2"; 5]), hand(["3"; 5])];
    let place = |columns: &[&str], deck: Value, discard: &[&str]| {
        Ranch::at(json!({
            "leader": 0, "phase": "place", "columns": columns, "cow_deck": deck, "cow_discard": discard,
            "players": hands
        }))
    };
    // The last card of the pile is the fourth cow; placing goes on.
    let ranch = place(&["s1", "s1", "s1"], json!({ "s1": 4, "r1": 1, "b1": 1 }), &["s1", "b1"]).then("r1");
    assert_eq!(ranch.choices(), ["s1", "b1"]);
    // Now it is the fifth; the instruction comes from the remade pile.
    let ranch =
        place(&["s1", "s1", "r1", "r1"], json!({ "s1": 2, "r1": 2, "r3": 1, "b1": 1 }), &["r3"]).then("b1");
    assert_eq!(ranch.odds(), [("star 3".to_owned(), 1)]);
}

#[test]
fn moo_r5_equal_cards_are_alike() {
    let ranch =
        round(&MIXED, 2, &[hand_with(["1", "1", "2", "2", "2"], &[]), hand(["1"; 5]), hand(["1"; 5])]);
    assert_eq!(ranch.choices(), ["lay 1-2", "lay 2-2"]);
    let three =
        round(&MIXED, 3, &[hand_with(["1", "1", "1", "2", "2"], &[]), hand(["1"; 5]), hand(["1"; 5])]);
    assert_eq!(three.choices(), ["lay 1-1-1", "lay 1-1-2", "lay 1-2-2"]);
    assert_eq!("lay 2-1-1".parse::<super::Move>().unwrap().to_string(), "lay 1-1-2", "in any order");
}

#[test]
fn moo_r6_whoever_laid_chips_is_asked_and_nothing_shows_a_choice() {
    let ranch = two_signs();
    assert!(ranch.game.turn().seats().contains(Seat(1)), "even with one sign only");
    // To the others both pickings look alike.
    let (one, other) = (told_to(2, &ranch, 0, "plus"), told_to(2, &ranch, 1, "plus"));
    assert_eq!((one.step, &one.say[0].id), (other.step, &other.say[0].id));
    // The order of picking makes no difference.
    let pick = |order: [(u8, &str); 2]| {
        let mut game = ranch.game;
        for (seat, sign) in order {
            game.play(Seat(seat), &sign.parse().unwrap()).unwrap_or_else(|refused| panic!("{refused}"));
        }
        game
    };
    assert_eq!(pick([(0, "minus"), (1, "plus")]), pick([(1, "plus"), (0, "minus")]));
}

/// Three hands of 3s and so many cards more; everybody lays two, for 6.
fn short_of_cards(more: u8) -> Ranch {
    let deck = json!({ "3": 15 + more });
    let ranch = Ranch::at(json!({
        "leader": 0, "phase": { "lay": { "seat": 0 } }, "stars": 2, "columns": MIXED, "hand_deck": deck,
        "players": [hand(["3"; 5]), hand(["3"; 5]), hand(["3"; 5])]
    }));
    ranch.then("lay 3-3; lay 3-3; lay 3-3")
}

#[test]
fn moo_r7_the_pile_is_remade_in_the_middle_of_a_draw_but_not_before() {
    let sizes =
        |ranch: &Ranch| (size(&ranch.position()["hand_pile"]), size(&ranch.position()["hand_discard"]));
    // All cards played are discarded before anybody draws.
    let ranch = short_of_cards(1);
    assert_eq!(sizes(&ranch), (1, 6));
    let ranch = ranch.then("3");
    assert_eq!(sizes(&ranch), (6, 0));
    assert_eq!(ranch.position()["phase"], json!({ "refill": { "to": 0, "left": 1 } }));
    // Nobody needs a card any more: the pile stays empty until somebody does.
    let ranch = until(short_of_cards(6), placing);
    assert_eq!(sizes(&ranch), (0, 6));
    let ranch = until(until(ranch, asked), |ranch| ranch.position()["phase"].get("refill").is_some());
    assert_eq!(sizes(&ranch).1, 0);
}

#[test]
fn moo_r7_hands_are_filled_after_the_last_round_too() {
    let ranch = last_draw(5, &["s1"], &[]);
    assert!(!ranch.game.is_over());
    let ranch = ranch.then("3");
    assert!(ranch.game.is_over());
    assert_eq!(size(&player(&ranch, 2, "hand")), 5);
}

#[test]
fn moo_r8_nobody_gets_anything_more() {
    let before = last_draw(1, &["s1", "s1", "s2"], &["r1", "r1"]);
    let cows = player(&before, 0, "cows");
    let ranch = before.then("3");
    assert!(ranch.game.is_over());
    assert_eq!(ranch.position()["columns"], json!([]));
    assert_eq!(player(&ranch, 0, "cows"), cows);
    // A NO in the last round: the chip it turns up counts.
    let mut last = called(0, &MIXED, &[3, 4, 0]).position();
    last["round"] = json!(5);
    let end = until(Ranch::at(last), |ranch| ranch.game.is_over());
    assert_eq!(end.outcome().scores[2], 1);
}

#[test]
fn moo_r9_the_lowest_number_called_counts_not_the_lowest_open() {
    let ranch = called(0, &MIXED, &[6, 9, 6]);
    assert_eq!(player(&ranch, 0, "cows"), json!(["s1", "s3"]));
    assert_eq!(player(&ranch, 2, "cows"), json!(["s2"]));
    assert_eq!(player(&ranch, 1, "cows"), json!([]));
}

#[test]
fn moo_r10_a_no_needs_a_hopeless_hand_and_shows_its_cards() {
    // The 1 alone would do with ±2, so there is no NO, not even with the others.
    let hope =
        round(&MIXED, 1, &[hand_with(["1", "2", "2", "2", "2"], &[2]), hand(["1"; 5]), hand(["1"; 5])]);
    assert!(!hope.allows("lay 1") && !hope.allows("lay 2"));
    let ranch = called(0, &MIXED, &[3, 4, 0]);
    assert_eq!(ranch.position()["hand_discard"], json!(["0", "3", "4"]));
    assert!(told(&ranch).contains(&"told-no"));
}

#[test]
fn moo_r11_hand_cards_are_told_to_their_holder_only() {
    let before = started(3).game;
    let step = Step::Chance("5".parse().unwrap());
    let mut after = before;
    after.step(&step).unwrap();
    let told = |viewer| before.told(&step, &after, viewer).step;
    assert_eq!(told(Viewer::Seat(Seat(0))), "5");
    assert_eq!(told(Viewer::Seat(Seat(1))), "?");
    assert_eq!(told(Viewer::Spectator), "?");
}

#[test]
fn moo_r11_a_view_has_what_lies_open_and_nothing_else() {
    let ranch = until(called(0, &MIXED, &[3, 4, 0]), asked);
    let view = ranch.view(Viewer::Seat(Seat(1)));
    let truth = ranch.position();
    for part in ["columns", "cow_pile", "cow_discard", "hand_discard", "stars"] {
        assert_eq!(view[part], truth[part], "{part}");
    }
    assert_eq!(view["hand_pile_size"], size(&truth["hand_pile"]));
    assert_eq!(view.get("hand_pile"), None);
    assert_eq!(view["players"][1]["hand"], truth["players"][1]["hand"]);
    assert_eq!(view["players"][0]["hand"], Value::Null);
    assert_eq!(view["players"][0]["cows"], truth["players"][0]["cows"]);
    // 220 cards, less the viewer's five and the three discarded.
    assert_eq!(size(&view["unseen"]), 212);
    assert!((0..3).all(|seat| ranch.view(Viewer::Spectator)["players"][seat]["hand"].is_null()));
}

#[test]
fn moo_r11_what_was_not_in_a_remade_pile_is_in_hands() {
    // The pile has just been remade from two 5s and four 2s; everything else is in hands.
    let players = [["1", "1", "3"], ["1", "1", "2"], ["1", "2", "3"]].map(|hand| json!({ "hand": hand }));
    let ranch = Ranch::at(json!({
        "leader": 0, "phase": { "refill": { "to": 0, "left": 2 } }, "stars": 2, "players": players,
        "hand_deck": { "1": 5, "2": 6, "3": 2, "5": 2 }, "remade": ["2", "2", "2", "2", "5", "5"]
    }));
    let view = ranch.game.view(Viewer::Seat(Seat(1)));
    for seed in 0..50 {
        let world = MooMooToretore::possible_world(&view, &mut Fast::new(seed));
        assert_eq!(world.hand_pile, ranch.game.hand_pile);
    }
}

#[test]
fn moo_r11_what_one_drew_from_a_remade_pile_is_no_longer_in_it() {
    // The pile was remade from a 5 and four 2s, and seat 1 drew the 5: the other 5 is in somebody's hand.
    let players = [
        json!({ "hand": ["1", "1", "2", "2", "3"], "drawn": ["2"] }),
        json!({ "hand": ["1", "1", "3", "5"], "drawn": ["5"] }),
        json!({ "hand": ["1", "3", "5"] }),
    ];
    let ranch = Ranch::at(json!({
        "leader": 0, "phase": { "refill": { "to": 1, "left": 1 } }, "stars": 2, "players": players,
        "hand_deck": { "1": 5, "2": 5, "3": 3, "5": 2 }, "remade": ["2", "2", "2", "2", "5"]
    }));
    let pile_may_hold_a_five = |viewer| {
        let view = ranch.game.view(viewer);
        (0..50).any(|seed| {
            let world = MooMooToretore::possible_world(&view, &mut Fast::new(seed));
            assert_eq!(world.view(viewer), view);
            world.hand_pile.count("5".parse().unwrap()) > 0
        })
    };
    assert!(!pile_may_hold_a_five(Viewer::Seat(Seat(1))));
    assert!(pile_may_hold_a_five(Viewer::Seat(Seat(0))), "who did not see it cannot know");
    assert!(ranch.view(Viewer::Seat(Seat(0)))["players"][1]["drawn"].is_null());
}

// ---- Worked examples. ----------------------------------------------------------------------------------

#[test]
fn moo_e1_open_numbers() {
    let ranch = round(&MIXED, 1, &[hand(["1"; 5]), hand(["1"; 5]), hand(["1"; 5])]);
    assert_eq!(open(&ranch), json!([3, 6, 9, 4, 5]));
}

#[test]
fn moo_e2_the_lowest_takes_all_three() {
    let ranch = called(0, &MIXED, &[3, 6, 9]);
    assert_eq!([0, 1, 2].map(|seat| size(&player(&ranch, seat, "cows"))), [3, 0, 0]);
}

#[test]
fn moo_e3_two_share_three() {
    let ranch = called(0, &MIXED, &[3, 3, 6]);
    assert_eq!(player(&ranch, 0, "cows"), json!(["s1", "s3"]));
    assert_eq!(player(&ranch, 1, "cows"), json!(["s2"]));
    assert_eq!(player(&ranch, 2, "cows"), json!([]));
}

#[test]
fn moo_e4_thirty_two_and_thirteen() {
    assert_eq!(score(&["s1", "s1", "s1", "s1", "s2", "s2", "s2", "s2"], &[]), 32);
    assert_eq!(score(&["s1", "r1", "b1"], &[]), 13);
}

#[test]
fn moo_e5_thirty_and_one_cow_for_two() {
    assert_eq!(score(&["s1", "s2", "r1", "r2k", "b1", "b2"], &[1, 2]), 30);
    let ranch = called(1, &MIXED, &[4, 3, 4]);
    assert_eq!(player(&ranch, 1, "cows"), json!(["r1"]));
    assert_eq!(player(&ranch, 0, "cows"), json!([]));
}

#[test]
fn moo_e6_columns_are_judged_by_themselves() {
    let ranch = called(0, &["s1", "r1", "r2", "b1", "b2"], &[4, 8, 4, 10]);
    assert_eq!(player(&ranch, 0, "cows"), json!(["r1"]));
    assert_eq!(player(&ranch, 1, "cows"), json!([]));
    assert_eq!(player(&ranch, 2, "cows"), json!(["r2"]));
    assert_eq!(player(&ranch, 3, "cows"), json!(["b1", "b2"]));
}

// ---- What every game promises. -------------------------------------------------------------------------

fn options() -> Vec<Options> {
    let read = |json: &Value| engine::read_options::<MooMooToretore>(json).unwrap();
    vec![
        Options::default(),
        Options { start: Start::Seat(Seat(1)), hand_size: 7, ..Options::default() },
        // Piles that run out all the time, numbers that hardly fit, and an early end.
        read(&json!({
            "cow_deck": { "s1": 2, "s2k": 1, "s3": 1, "r1k": 2, "r3": 3, "b1": 1, "b2": 1, "b3k": 1 },
            "hand_deck": { "0": 4, "1": 5, "2": 3, "3": 3, "5": 3, "6": 2, "7": 2, "9": 1, "10": 3 },
            "hand_size": 4
        })),
    ]
}

#[test]
fn all_1_the_start_is_a_seat_or_luck() {
    assert_eq!(Ranch::new(3, &json!({})).choices(), ["start 0", "start 1", "start 2"]);
    assert_eq!(Ranch::new(3, &json!({})).then("start 2").position()["leader"], 2);
    let bad =
        MooMooToretore::new(&Options { start: Start::Seat(Seat(3)), ..Options::default() }, 3).unwrap_err();
    assert_eq!(bad.field, "start");
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<MooMooToretore>(&options(), 40);
}

#[test]
fn all_2_to_5_conforms() {
    // When hands are filled again, what was sealed has just been turned up.
    conforms_with_reveals::<MooMooToretore>(&options(), 200, |before, after| {
        matches!(after.phase, Phase::Refill { .. }) && !matches!(before.phase, Phase::Refill { .. })
    });
}

#[test]
fn all_3_possible_worlds_are_possible() {
    let mut room = (Vec::new(), Vec::new());
    for (number, options) in (0u64..).zip(options()) {
        for game in 0..40 {
            let mut rng = Fast::of_game(number, game);
            let mut game = MooMooToretore::new(&options, 3 + (game % 3) as u8).unwrap();
            while !game.is_over() {
                for viewer in Viewer::all(game.seats()) {
                    let world = MooMooToretore::possible_world(&game.view(viewer), &mut rng);
                    // Every card is somewhere, and everything laid was a legal play.
                    let again =
                        MooMooToretore::set_up(&world.position()).unwrap_or_else(|bad| panic!("{bad}"));
                    assert_eq!(again, world);
                }
                match game.turn() {
                    Turn::Chance => game.apply_chance(&game.roll(&mut rng, &mut room.1)),
                    turn => {
                        let seat = turn.seats().first().unwrap();
                        game.apply_move(seat, &game.random_move(seat, &mut rng, &mut room.0));
                    }
                }
            }
        }
    }
}

#[test]
fn a_game_is_small() {
    assert!(size_of::<MooMooToretore>() <= 512, "{}", size_of::<MooMooToretore>());
}

#[test]
fn decks_are_what_the_rulebook_says() {
    assert_eq!((COW_DECK.len(), HAND_DECK.len()), (54, 60));
    let kids = COW_DECK.cards().filter(|cow| cow.with_kids()).count();
    assert_eq!(kids, 15);
}

#[test]
fn bad_positions_are_refused_with_their_part() {
    let refuse = |change: fn(&mut Value)| {
        let mut position = two_signs().then("minus").position();
        change(&mut position);
        let position = serde_json::from_value(position).map_err(|bad| bad.to_string());
        position.map(|position| MooMooToretore::set_up(&position).err().map(|bad| bad.faults()[0].part))
    };
    let part = |change| refuse(change).expect("it can be read").expect("it is refused");
    assert_eq!(refuse(|_| {}), Ok(None));
    assert_eq!(part(|position| position["leader"] = json!(3)), "leader");
    assert_eq!(part(|position| position["round"] = json!(6)), "round");
    assert_eq!(part(|position| position["hand_size"] = json!(2)), "hand_size");
    assert_eq!(part(|position| position["stars"] = Value::Null), "stars");
    assert_eq!(part(|position| position["cow_pile"] = json!([])), "cow_pile");
    assert_eq!(part(|position| position["hand_pile"] = json!(["1"])), "hand_pile");
    assert_eq!(part(|position| position["remade"] = json!(["1"])), "remade");
    assert_eq!(part(|position| position["columns"][0] = json!("b1k")), "cow_pile");
    assert_eq!(part(|position| position["phase"] = json!("place")), "columns");
    assert_eq!(part(|position| position["phase"] = json!({ "deal": { "to": 0, "left": 1 } })), "columns");
    assert_eq!(part(|position| position["phase"] = json!({ "lay": { "seat": 3 } })), "phase");
    assert_eq!(part(|position| position["phase"] = json!({ "lay": { "seat": 1 } })), "sign");
    assert_eq!(part(|position| position["players"][1]["sign"] = json!("minus")), "sign");
    assert_eq!(part(|position| position["players"][1]["chips"] = json!([1, 2])), "chips");
    assert_eq!(part(|position| position["players"][2]["laid_chips"] = json!([1])), "chips");
    // 4 and 4 form nothing, while 1 and 2 would have formed 3.
    let illegal = |position: &mut Value| {
        position["players"][2]["laid"] = json!(["4", "4"]);
        position["players"][2]["hand"] = json!(["1", "2", "3"]);
    };
    assert_eq!(part(illegal), "laid");
    assert_eq!(part(|position| position["players"].as_array_mut().unwrap().truncate(2)), "players");
    assert!(refuse(|position| position["players"][0]["chips"] = json!([3])).is_err());
    assert!(refuse(|position| position["players"][0]["laid"] = json!(["1", "1", "1", "1"])).is_err());
}

#[test]
fn a_position_with_two_faults_names_both() {
    let parts = |change: fn(&mut Value)| {
        let mut position = two_signs().then("minus").position();
        change(&mut position);
        let position: super::Position = serde_json::from_value(position).unwrap();
        MooMooToretore::set_up(&position).unwrap_err().parts()
    };
    let leader_and_stars = |position: &mut Value| {
        position["leader"] = json!(3);
        position["stars"] = Value::Null;
    };
    assert_eq!(parts(leader_and_stars), ["leader", "stars"]);
    let sign_and_chips = |position: &mut Value| {
        position["players"][1]["sign"] = json!("minus");
        position["players"][2]["laid_chips"] = json!([1]);
    };
    assert_eq!(parts(sign_and_chips), ["sign", "chips"]);
    let both_piles = |position: &mut Value| {
        position["cow_pile"] = json!([]);
        position["hand_pile"] = json!(["1"]);
    };
    assert_eq!(parts(both_piles), ["cow_pile", "hand_pile"]);
}

#[test]
fn playthroughs() {
    for seats in 3..=5 {
        insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(
                format!("{seats}_players"),
                playthrough::<MooMooToretore>(&Options::default(), seats, 1)
            );
        });
    }
}
