//! One test per clause, ruling and example, and what every game promises.

use engine::testing::{Script, conforms_with_reveals, learns, playthrough};
use engine::{Game, Knowledge, Seat, SeatSet, SetUp, Start, Tell, Viewer};
use serde_json::{Value, json};

use super::{GoatNGoat, Options, Play};

type Goats = Script<GoatNGoat>;

/// A table of two with seat 0 to play. What the players hold is given as JSON; display and deck are the rest.
fn two(seat_0: Value, seat_1: Value) -> Goats {
    table(json!("play"), &[seat_0, seat_1])
}

fn table(phase: Value, players: &[Value]) -> Goats {
    let display = json!(["r1", "b1", "g1", "r3", "b3", "g3"]);
    Goats::at(json!({ "seat": 0, "phase": phase, "display": display, "players": players }))
}

/// A last turn of seat 0, with everybody else's still to come.
fn ending(players: &[Value]) -> Goats {
    let left = players.len();
    Goats::at(json!({ "seat": 0, "phase": "play", "display": [], "last_turns": left, "players": players }))
}

fn started(seats: u8) -> Goats {
    Goats::new(seats, &json!({ "start": 0 }))
}

/// Deals and lays out as the deck's order of kinds has it; which cards does not matter to the test.
fn dealt(seats: u8) -> Goats {
    let mut goats = started(seats);
    while goats.game.turn() == engine::Turn::Chance {
        let next = goats.choices()[0].clone();
        goats = goats.then(&next);
    }
    goats
}

fn list(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|item| item.as_str().expect("text")).collect()
}

fn player(goats: &Goats, seat: usize, part: &str) -> Vec<String> {
    list(&goats.position()["players"][seat][part]).into_iter().map(str::to_owned).collect()
}

fn only(seat: u8) -> SeatSet {
    SeatSet::only(Seat(seat))
}

#[test]
fn gng_1_the_deck_has_84_goats() {
    let odds = started(2).odds();
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 84);
    for colour in ["r", "b", "g"] {
        for (number, count) in [(1, 10), (2, 8), (3, 5), (4, 3), (5, 2)] {
            assert!(odds.contains(&(format!("{colour}{number}"), count)), "{colour}{number}");
        }
    }
}

#[test]
fn gng_2_mountains_depend_on_the_players() {
    let sizes = |seats| {
        let position = started(seats).position();
        let mountains = list(&position["mountains"]);
        assert_eq!(mountains.len(), 21);
        let of = |colour: char| -> Vec<u32> {
            mountains
                .iter()
                .filter(|name| name.starts_with(colour))
                .map(|name| name[1..].parse().unwrap())
                .collect()
        };
        assert_eq!(of('r'), of('b'));
        assert_eq!(of('b'), of('g'));
        of('r')
    };
    assert_eq!(sizes(2), [3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(sizes(3), [3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(sizes(4), [3, 3, 4, 5, 6, 7, 8]);
    assert_eq!(sizes(5), [3, 3, 4, 4, 5, 6, 7]);
}

#[test]
fn gng_3_hands_grow_in_turn_order_and_six_cards_are_shown() {
    let goats = Goats::new(5, &json!({ "start": 3 }));
    let mut goats = goats;
    while goats.game.turn() == engine::Turn::Chance {
        let next = goats.choices()[0].clone();
        goats = goats.then(&next);
    }
    let sizes: Vec<_> = (0..5).map(|seat| player(&goats, seat, "hand").len()).collect();
    // Turn order from seat 3: 3, 4, 0, 1, 2.
    assert_eq!(sizes, [4, 5, 5, 3, 4]);
    assert_eq!(list(&goats.position()["display"]).len(), 6);
    assert_eq!(goats.asked(), Seat(3));
}

#[test]
fn gng_4_cards_of_one_number_in_any_colours_are_played() {
    let goats = two(json!({ "hand": ["r2", "r2", "b2", "g5"] }), json!({ "hand": ["r1"] }));
    let mut moves = goats.choices();
    moves.sort();
    assert_eq!(moves, ["play 2b", "play 2r", "play 2rb", "play 2rr", "play 2rrb", "play 5g"]);
    // Playing is compulsory: there is no way to pass.
    assert!(!goats.allows("stay"));
}

#[test]
fn gng_5_a_higher_card_sends_the_flock_away_each_colour_alone() {
    let hand = json!({ "hand": ["r2", "b2", "r5"], "flocks": ["r1", "r3", "b1", "b2", "g5"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 2rb");
    assert_eq!(player(&goats, 0, "flocks"), ["r2", "b1", "b2", "b2", "g5"]);
    assert_eq!(player(&goats, 0, "penalties"), ["r1", "r3"]);
}

#[test]
fn gng_6_as_many_cards_as_the_digit_are_taken_freely() {
    let goats = two(json!({ "hand": ["r3", "b1"] }), json!({ "hand": ["r1"] })).then("play 3r");
    assert_eq!(goats.choices(), ["take r1", "take r3", "take b1", "take b3", "take g1", "take g3"]);
    let goats = goats.then("take g3; take g1");
    assert_eq!(goats.asked(), Seat(0));
    let goats = goats.then("take b3");
    assert_eq!(player(&goats, 0, "hand"), ["b1", "b3", "g1", "g3"]);
    assert_eq!(list(&goats.position()["display"]), ["r1", "r3", "b1"]);
}

#[test]
fn gng_7_cards_beyond_eight_become_penalties_of_choice() {
    let hand = json!({ "hand": ["r5", "r2", "r2", "r2", "b2", "b2", "b2", "g2"] });
    let goats =
        two(hand, json!({ "hand": ["r1"] })).then("play 5r; take r1; take r3; take b1; take b3; take g1");
    assert_eq!(goats.choices().len(), 8, "one choice per different card: {:?}", goats.choices());
    let goats = goats.then("drop g2; drop r1; drop r2; drop b1");
    assert_eq!(player(&goats, 0, "hand").len(), 8);
    assert_eq!(player(&goats, 0, "penalties"), ["r1", "r2", "b1", "g2"]);
}

#[test]
fn gng_8_a_big_enough_flock_may_climb() {
    let hand = json!({ "hand": ["r1", "r5"], "flocks": ["r1", "r1", "b1", "b1"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 1r; take r3");
    assert_eq!(goats.choices(), ["climb r3", "stay"]);
    let climbed = goats.clone().then("climb r3");
    assert_eq!(player(&climbed, 0, "mountains"), ["r3"]);
    assert_eq!(player(&climbed, 0, "flocks"), ["b1", "b1"]);
    assert_eq!(list(&climbed.position()["discard"]), ["r1", "r1", "r1"]);
    let stayed = goats.then("stay");
    assert_eq!(player(&stayed, 0, "flocks").len(), 5);
}

#[test]
fn what_may_not_be_done_yet_says_what_comes_first() {
    let hand = json!({ "hand": ["r1", "r5"], "flocks": ["r1", "r1", "b1", "b1"] });
    let play = two(hand, json!({ "hand": ["r1"] }));
    assert_eq!(play.why_not("take r1"), "First play cards of one number from your hand.");
    assert_eq!(play.why_not("play 2r"), "You do not have these cards.");
    let take = play.then("play 1r");
    assert_eq!(take.why_not("play 5r"), "First take a card from the display.");
    let climb = take.then("take r3");
    assert_eq!(climb.why_not("climb r4"), "Your red flock has 3 goats; this mountain asks for 4.");
    assert_eq!(climb.why_not("climb g3"), "Your green flock has no goats; this mountain asks for 3.");
    assert_eq!(climb.why_not("take r1"), "You have played already. Climb a mountain, or stay.");
    let last = ending(&[json!({ "hand": ["r1"] }), json!({ "hand": ["r1"] })]);
    assert_eq!(last.why_not("take r1"), "These are the last turns: nobody takes cards any more.");
}

#[test]
fn gng_9_the_display_is_filled_to_six() {
    let goats =
        two(json!({ "hand": ["r2", "b5"] }), json!({ "hand": ["r1"] })).then("play 2r; take r1; take r3; b5");
    assert_eq!(goats.game.turn(), engine::Turn::Chance);
    let goats = goats.then("g5");
    assert_eq!(list(&goats.position()["display"]), ["b1", "b3", "b5", "g1", "g3", "g5"]);
    assert_eq!(goats.asked(), Seat(1));
}

/// The deck's last cards: everything but `left` lies in penalty piles.
fn nearly_out(seats: usize, left: &[&str], climbed: &[&str]) -> Goats {
    let mut counts: std::collections::BTreeMap<String, i32> =
        started(2).odds().into_iter().map(|(goat, count)| (goat, count as i32)).collect();
    let hands = ["r1", "b1", "g1", "b2", "g2"];
    let display = ["r2", "r2", "b1", "b1", "g1", "g1"];
    let keep = left.iter().chain(climbed).chain(&display).chain(&hands[..seats]).chain(&["r5"]);
    keep.for_each(|goat| *counts.get_mut(*goat).unwrap() -= 1);
    let penalties: Vec<_> =
        counts.iter().flat_map(|(goat, count)| std::iter::repeat_n(goat.clone(), *count as usize)).collect();
    let mut players: Vec<_> = hands[..seats].iter().map(|goat| json!({ "hand": [goat] })).collect();
    players[0]["hand"] = json!([hands[0], "r5"]);
    players[1]["penalties"] = json!(penalties);
    Goats::at(
        json!({ "seat": 0, "phase": "play", "display": display, "discard": climbed, "players": players }),
    )
}

#[test]
fn gng_10_two_players_end_when_the_deck_is_used_up() {
    let goats = nearly_out(2, &["g4"], &["b3", "b3", "b3"]).then("play 1r; take r2; g4");
    assert_eq!(goats.position()["last_turns"], 2);
    assert_eq!(list(&goats.position()["discard"]).len(), 3);
}

#[test]
fn gng_10_more_players_get_a_second_deck_from_the_discard_pile() {
    let goats = nearly_out(3, &["g4"], &["b3", "b3", "b3"]).then("play 1r; take r2; g4");
    assert_eq!(goats.position()["last_turns"], Value::Null);
    assert_eq!(list(&goats.position()["deck"]), ["b3", "b3", "b3"]);
    assert!(list(&goats.position()["discard"]).is_empty());
    // Refreshing goes on with it, and the second time the end begins.
    let goats = goats.then("play 1b; take r2; b3; play 1g; take g4; b3; play 2r; take b3; take b3; b3");
    assert_eq!(goats.position()["last_turns"], 3);
}

#[test]
fn gng_11_everybody_has_one_last_turn_the_exhauster_last() {
    let goats = nearly_out(2, &["g4"], &[]).then("play 1r; take r2; g4");
    assert_eq!(goats.asked(), Seat(1));
    // No drawing and no refreshing: the turn passes at once.
    let goats = goats.then("play 1b");
    assert_eq!(goats.asked(), Seat(0));
    let goats = goats.then("play 2r");
    assert!(goats.game.is_over());
}

#[test]
fn gng_12_flocks_count_nothing_and_hands_are_penalties() {
    let goats = ending(&[
        json!({ "hand": ["r1", "b4", "g4"], "flocks": ["g1", "g2"] }),
        json!({ "hand": ["b1"], "flocks": ["r1", "r2", "r3"] }),
    ]);
    let end = goats.then("play 1r; play 1b; stay");
    assert_eq!(end.outcome().scores.as_slice(), [-2, 0]);
    assert_eq!(player(&end, 0, "penalties"), ["b4", "g4"]);
    assert_eq!(list(&end.position()["discard"]).len(), 3 + 4, "all flocks");
    // So everything lies open in the end.
    assert!(
        list(&end.view(Viewer::Spectator)["unseen"])
            .iter()
            .all(|goat| list(&end.position()["deck"]).contains(goat))
    );
    let told = end.told.expect("the last step is told");
    assert!(told.say.iter().any(|phrase| phrase.id == "told-hands"), "{told:?}");
}

#[test]
fn gng_13_mountains_minus_penalties() {
    let goats = ending(&[
        json!({ "hand": ["r1"], "mountains": ["r9", "b3"], "penalties": ["g1", "g5"] }),
        json!({ "hand": ["b1"], "mountains": ["g4"] }),
    ]);
    let outcome = goats.then("play 1r; play 1b").outcome();
    assert_eq!(outcome.scores.as_slice(), [10, 4]);
    assert_eq!(outcome.winners, only(0));
}

fn winners(mountains: [&[&str]; 2]) -> SeatSet {
    let [first, second] = mountains;
    let goats = ending(&[
        json!({ "hand": ["r1"], "mountains": first }),
        json!({ "hand": ["b1"], "mountains": second }),
    ]);
    goats.then("play 1r; play 1b").outcome().winners
}

#[test]
fn gng_14_ties_go_to_the_highest_mountains() {
    assert_eq!(winners([&["r9", "r3"], &["g7", "g5"]]), only(0));
    assert_eq!(winners([&["r7", "r4", "b5"], &["g7", "g6", "g3"]]), only(1));
    assert_eq!(winners([&["r6", "r5", "r4", "b3"], &["g6", "g5", "b4", "r3"]]), SeatSet::all(2));
}

#[test]
fn gng_r1_three_climbs_a_turn_or_one() {
    let flocks = ["r1", "r1", "b1", "b1", "b1", "g1", "g1", "g1"];
    let with = |climbs| {
        let players = [json!({ "hand": ["r1"], "flocks": flocks }), json!({ "hand": ["r1"] })];
        let display = json!(["r2", "b2", "g2", "r3", "b3", "g3"]);
        let position = json!({
            "seat": 0, "phase": "play", "climbs_per_turn": climbs, "display": display, "players": players
        });
        Goats::at(position).then("play 1r; take r2")
    };
    let all = with(3).then("climb g3; climb r3; climb b3");
    assert_eq!(player(&all, 0, "mountains"), ["r3", "b3", "g3"]);
    let one = with(1).then("climb g3");
    assert_eq!(one.game.turn(), engine::Turn::Chance, "the turn is over after one mountain");
    // The same from the option itself.
    let bad = GoatNGoat::new(&Options { climbs_per_turn: 2, ..Options::default() }, 2).unwrap_err();
    assert_eq!(bad.field, "climbs_per_turn");
}

#[test]
fn gng_r2_exhausted_with_the_last_card_even_if_the_display_is_full() {
    let goats = nearly_out(2, &["g4"], &[]).then("play 1r; take r2; g4");
    assert_eq!(list(&goats.position()["display"]).len(), 6);
    assert_eq!(goats.position()["last_turns"], 2);
}

#[test]
fn gng_r3_an_empty_discard_pile_is_the_second_exhaustion() {
    let goats = nearly_out(3, &["g4"], &[]).then("play 1r; take r2; g4");
    assert_eq!(goats.position()["last_turns"], 3);
    assert_eq!(goats.asked(), Seat(1));
    assert!(goats.told.unwrap().say.iter().any(|phrase| phrase.id == "told-nothing-to-shuffle"));
}

#[test]
fn gng_r4_the_last_turn_must_be_played_and_can_be() {
    let goats = nearly_out(2, &["g4"], &[]).then("play 1r; take r2; g4");
    assert!(goats.choices().iter().all(|mv| mv.starts_with("play")), "{:?}", goats.choices());
}

#[test]
fn gng_r5_dealt_cards_are_hidden_taken_ones_known_until_they_leave() {
    let goats =
        two(json!({ "hand": ["r1", "r1", "r5"] }), json!({ "hand": ["g4"] })).then("play 1r; take r1");
    let hand = |goats: &Goats, viewer| goats.view(viewer)["players"][0].clone();
    let other = hand(&goats, Viewer::Seat(Seat(1)));
    assert_eq!(
        (&other["hand"], &other["known"], &other["hand_size"]),
        (&Value::Null, &json!(["r1"]), &json!(3))
    );
    assert_eq!(hand(&goats, Viewer::Seat(Seat(0)))["hand"], json!(["r1", "r1", "r5"]));
    // An equal card leaves: the known one is taken to have left.
    let goats = goats.then("b4; play 4g; take b4; take r3; take b3; take g3; b5; g5; r4; g4; play 1r");
    assert_eq!(hand(&goats, Viewer::Seat(Seat(1)))["known"], json!([]));
    // The spectator sees nobody's hand.
    assert!((0..2).all(|seat| goats.view(Viewer::Spectator)["players"][seat]["hand"].is_null()));
}

#[test]
fn gng_r5_dealing_is_told_to_the_holder_only() {
    let before = started(2);
    let mut after = before.clone();
    after.game.apply_chance(&"r5".parse().unwrap());
    let told = |seat| {
        before.game.told(&engine::Step::Chance("r5".parse().unwrap()), &after.game, Viewer::Seat(Seat(seat)))
    };
    assert_eq!(told(0).step, "r5");
    assert_eq!(told(1).step, "?");
}

#[test]
fn gng_r5_after_the_reshuffle_hidden_cards_can_be_narrowed_down() {
    let goats = nearly_out(3, &["g4"], &["b3", "b3", "b3"]);
    let unseen = |goats: &Goats| list(&goats.view(Viewer::Spectator)["unseen"]).len();
    // Before: the deck's card and the four in hands. After: only what is hidden in hands.
    assert_eq!(unseen(&goats), 5);
    assert_eq!(goats.view(Viewer::Spectator)["deck"], Value::Null);
    let goats = goats.then("play 1r; take r2; g4");
    assert_eq!(goats.view(Viewer::Spectator)["unseen"], json!(["r5", "b1", "g1"]));
    assert_eq!(goats.view(Viewer::Spectator)["deck"], json!(["b3", "b3", "b3"]));
}

#[test]
fn gng_r6_any_order_of_colours_and_declining() {
    let flocks = ["r1", "r1", "r1", "g1", "g1", "g1"];
    let goats = two(json!({ "hand": ["b5", "b1"], "flocks": flocks }), json!({ "hand": ["r1"] }));
    let goats = goats.then("play 1b; take b1");
    assert_eq!(goats.choices(), ["climb r3", "climb g3", "stay"]);
    assert_eq!(goats.clone().then("climb g3").choices(), ["climb r3", "stay"]);
    assert_eq!(player(&goats.then("climb g3; stay"), 0, "mountains"), ["g3"]);
}

#[test]
fn gng_r7_a_missing_mountain_counts_as_zero() {
    // 9 against 5+4: the 9 is higher. 7+3 against 7+3 with nothing else: shared.
    assert_eq!(winners([&["r9"], &["g5", "g4"]]), only(0));
    assert_eq!(winners([&["r7", "r3"], &["g7", "g3"]]), SeatSet::all(2));
    // Equal sum and equal highest two; a third mountain beats none: 4+3 paid for by three penalties.
    let goats = ending(&[
        json!({ "hand": ["r1"], "mountains": ["r9", "r5"] }),
        json!({ "hand": ["b1"], "mountains": ["g9", "g5", "g3"], "penalties": ["r5", "b5", "g5"] }),
    ]);
    let outcome = goats.then("play 1r; play 1b").outcome();
    assert_eq!(outcome.scores.as_slice(), [14, 14]);
    assert_eq!(outcome.winners, only(1));
}

#[test]
fn gng_r8_the_limit_comes_before_climbing() {
    let hand = json!({
        "hand": ["r3", "r2", "r2", "r2", "b2", "b2", "b2", "g2"], "flocks": ["r1", "r1"]
    });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 3r; take r1; take b1; take g1");
    assert!(goats.choices().iter().all(|mv| mv.starts_with("drop")), "{:?}", goats.choices());
    assert!(goats.then("drop r2; drop g2").allows("climb r3"));
}

#[test]
fn gng_r9_a_smaller_mountain_may_be_taken_and_play_goes_on_without_mountains() {
    let hand = json!({ "hand": ["r1", "b5"], "flocks": ["r1", "r1", "r1", "r1"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 1r; take b1");
    assert_eq!(goats.choices(), ["climb r3", "climb r4", "climb r5", "stay"]);
    assert!(list(&goats.clone().then("climb r3").position()["discard"]).len() == 5, "the surplus is lost");
    let all: Vec<String> = list(&started(2).position()["mountains"]).into_iter().map(str::to_owned).collect();
    let goats = two(
        json!({ "hand": ["r1"], "flocks": ["r1", "r1", "r1"] }),
        json!({ "hand": ["r2"], "mountains": all }),
    );
    let goats = goats.then("play 1r; take b1; b5; play 2r");
    assert_eq!(goats.asked(), Seat(1));
}

#[test]
fn gng_r10_only_climbed_flocks_are_reshuffled() {
    let goats = nearly_out(3, &["g4"], &["b3", "b3", "b3"]).then("play 1r; take r2; g4");
    // The flock on the table (r1) and the big penalty pile stay where they are.
    assert_eq!(list(&goats.position()["deck"]).len(), 3);
    assert_eq!(player(&goats, 0, "flocks"), ["r1"]);
    assert_eq!(list(&goats.position()["display"]).len(), 6);
}

#[test]
fn gng_e1_a_flock_lost_to_two_low_goats() {
    let hand = json!({ "hand": ["r2", "r2", "b5"], "flocks": ["r1", "r4"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 2rr");
    assert_eq!(player(&goats, 0, "penalties"), ["r1", "r4"]);
    assert_eq!(player(&goats, 0, "flocks"), ["r2", "r2"]);
}

#[test]
fn a_play_can_be_looked_at_before_it_is_made() {
    let hand = json!({ "hand": ["r2", "r2", "b2", "b5"], "known": ["r2"], "flocks": ["r1", "r4", "b1"] });
    let goats = two(hand, json!({ "hand": ["r1"] }));
    let own = |goats: &Goats| goats.game.view(Viewer::Seat(Seat(0))).players[0].clone();
    let play = Play { number: 2, counts: [1, 1, 0] };
    assert_eq!(own(&goats).after(play), own(&goats.then("play 2rb")));
}

#[test]
fn gng_e2_equal_goats_join() {
    let hand = json!({ "hand": ["g2", "g2", "g2"], "flocks": ["g1", "g2"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 2ggg");
    assert_eq!(player(&goats, 0, "flocks"), ["g1", "g2", "g2", "g2", "g2"]);
}

#[test]
fn gng_e3_five_ones_draw_one_card() {
    let hand = json!({ "hand": ["r1", "r1", "b1", "g1", "g1", "b5"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 1rrbgg; take b3");
    assert_eq!(goats.game.turn(), engine::Turn::Chance);
}

#[test]
fn gng_e4_four_blue_goats_and_the_three() {
    let hand = json!({ "hand": ["b4", "r5"], "flocks": ["b2", "b3", "b3"] });
    let other = json!({ "hand": ["r1"], "mountains": ["b4", "b7", "b8", "b9"] });
    let goats = two(hand, other).then("play 4b; take r1; take b1; take g1; take r3");
    assert_eq!(goats.choices(), ["climb b3", "stay"]);
    assert_eq!(list(&goats.then("climb b3").position()["discard"]), ["b2", "b3", "b3", "b4"]);
}

#[test]
fn gng_e5_three_too_many_and_a_score_of_two() {
    let hand = json!({ "hand": ["g4", "r2", "r2", "r2", "b2", "b2", "b2", "g2"] });
    let goats = two(hand, json!({ "hand": ["r1"] })).then("play 4g; take r1; take r3; take b1; take b3");
    assert_eq!(player(&goats, 0, "hand").len(), 11);
    let goats = goats.then("drop r2; drop r2; drop r2");
    assert_eq!(goats.game.turn(), engine::Turn::Chance);
    let goats = ending(&[
        json!({ "hand": ["r1", "b5", "g5"], "mountains": ["r5", "b3"], "penalties": ["g1", "g1", "g1", "g1"] }),
        json!({ "hand": ["b1"] }),
    ]);
    assert_eq!(goats.then("play 1r; play 1b").outcome().scores[0], 2);
}

#[test]
fn gng_e6_ties_and_what_is_left_in_the_deck() {
    assert_eq!(winners([&["r9", "r3"], &["g7", "g5"]]), only(0));
    assert_eq!(winners([&["r8", "r6", "r4"], &["g8", "g6", "g4"]]), SeatSet::all(2));
    for (seats, left) in [(2, 71), (5, 57)] {
        assert_eq!(list(&dealt(seats).position()["deck"]).len(), left);
    }
}

fn options() -> [Options; 3] {
    [
        Options::default(),
        Options { climbs_per_turn: 1, ..Options::default() },
        Options { start: Start::Seat(Seat(1)), ..Options::default() },
    ]
}

#[test]
fn all_1_the_start_is_a_seat_or_luck() {
    assert_eq!(Goats::new(3, &json!({})).choices(), ["start 0", "start 1", "start 2"]);
    assert_eq!(
        Goats::new(3, &json!({ "start": 2 })).position()["phase"],
        json!({ "deal": { "to": 2, "left": 3 } })
    );
    let bad = GoatNGoat::new(&Options { start: Start::Seat(Seat(3)), ..Options::default() }, 3).unwrap_err();
    assert_eq!(bad.field, "start");
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<GoatNGoat>(&options(), 40);
}

#[test]
fn all_2_to_5_conforms() {
    // GNG-12: in the end all hands are turned up.
    conforms_with_reveals::<GoatNGoat>(&options(), 200, |_, after| after.is_over());
}

#[test]
fn all_5_ties_share_and_the_ending_is_named() {
    assert_eq!(winners([&["r7", "r3"], &["g7", "g3"]]).len(), 2);
    let goats = ending(&[json!({ "hand": ["r1"] }), json!({ "hand": ["b1"] })]).then("play 1r; play 1b");
    assert_eq!(goats.outcome().ended, "ended-last-turns");
}

#[test]
fn bad_positions_are_refused_with_their_part() {
    let refuse = |change: fn(&mut Value)| {
        let mut position = dealt(2).position();
        change(&mut position);
        let position: Result<super::Position, _> = serde_json::from_value(position);
        position.ok().and_then(|position| GoatNGoat::set_up(&position).err()).map(|bad| bad.faults()[0].part)
    };
    assert_eq!(refuse(|position| position["display"] = json!(["r1"])), Some("deck"));
    assert_eq!(refuse(|position| position["seat"] = json!(2)), Some("seat"));
    assert_eq!(refuse(|position| position["phase"] = json!("drop")), Some("phase"));
    assert_eq!(refuse(|position| position["players"][0]["known"] = json!(["g5"])), Some("known"));
    assert_eq!(refuse(|position| position["players"][0]["mountains"] = json!(["g5"])), Some("mountains"));
    assert_eq!(refuse(|_| {}), None);
}

#[test]
fn a_position_with_two_faults_names_both() {
    let parts = |change: fn(&mut Value)| {
        let mut position = dealt(2).position();
        change(&mut position);
        let position: super::Position = serde_json::from_value(position).unwrap();
        GoatNGoat::set_up(&position).unwrap_err().parts()
    };
    let seat_and_mountain = |position: &mut Value| {
        position["seat"] = json!(2);
        position["players"][0]["mountains"] = json!(["g5", "g5"]);
    };
    assert_eq!(parts(seat_and_mountain), ["seat", "mountains"]);
    let known_and_last_turns = |position: &mut Value| {
        position["players"][0]["known"] = json!(["g5"]);
        position["last_turns"] = json!(3);
    };
    assert_eq!(parts(known_and_last_turns), ["known", "last_turns"]);
}

#[test]
fn playthroughs() {
    for seats in 2..=5 {
        insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{seats}_players"), playthrough::<GoatNGoat>(&Options::default(), seats, 1));
        });
    }
}
