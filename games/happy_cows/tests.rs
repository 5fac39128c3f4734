//! One test per clause, ruling and example, and what every game promises.

use engine::scene::{Shape, Tint};
use engine::testing::{Script, conforms, learns, playthrough};
use engine::{Clauses, Fast, Game, Knowledge, Playout, Seat, SeatSet, SetUp, Show, Start, Turn, Viewer};
use serde_json::{Value, json};

use super::{Colour, HappyCows, Options, PileMood, Position};

type Farms = Script<HappyCows>;

/// Seat 0 is to act. On top of the pile lies a farm card, and everything that is not mentioned is in the pile.
fn table(row: [&str; 3], players: &[Value]) -> Farms {
    Farms::at(json!({ "seat": 0, "phase": "act", "row": row, "top": "farm", "players": players }))
}

/// The same with only these cards left in the pile.
fn nearly_over(row: [&str; 3], top: &str, pile: &[&str], players: &[Value]) -> Farms {
    Farms::at(json!({ "seat": 0, "phase": "act", "row": row, "top": top, "pile": pile, "players": players }))
}

/// A farm with these cows outside and an empty barn.
fn farm(outside: &[&str]) -> Value {
    json!({ "outside": outside })
}

/// A farm with these cows outside and these in the barn, the topmost last.
fn barn(outside: &[&str], inside: &[&str]) -> Value {
    json!({ "outside": outside, "barns": [inside] })
}

/// A farm with two barns.
fn barns(outside: &[&str], first: &[&str], second: &[&str]) -> Value {
    json!({ "outside": outside, "barns": [first, second] })
}

fn started(seats: u8) -> Farms {
    Farms::new(seats, &json!({ "start": 0 }))
}

/// Lets luck take its first outcome until somebody is asked.
fn settled(mut farms: Farms) -> Farms {
    while farms.game.turn() == Turn::Chance {
        let next = farms.choices()[0].clone();
        farms = farms.then(&next);
    }
    farms
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|item| item.as_str().expect("text").to_owned()).collect()
}

fn part(farms: &Farms, part: &str) -> Vec<String> {
    list(&farms.position()[part])
}

fn outside(farms: &Farms, seat: usize) -> Vec<String> {
    list(&farms.position()["players"][seat]["outside"])
}

/// The cows in a seat's first barn, the topmost last.
fn inside(farms: &Farms, seat: usize) -> Vec<String> {
    list(&farms.position()["players"][seat]["barns"][0])
}

fn second_barn(farms: &Farms, seat: usize) -> Vec<String> {
    list(&farms.position()["players"][seat]["barns"][1])
}

fn points(farms: &Farms) -> Vec<i64> {
    let players = farms.position()["players"].clone();
    players.as_array().unwrap().iter().map(|player| player["points"].as_i64().unwrap()).collect()
}

const NO_CHOICE: &str = "the turn goes on without a choice";

#[test]
fn hap_1_five_colours_of_five_cows_with_their_symbols() {
    let odds = started(2).odds();
    assert_eq!(odds.len(), 25);
    for colour in Colour::ALL {
        for icons in 1..=5 {
            assert!(odds.contains(&(format!("{}{icons}", colour.letter()), 1)));
        }
    }
    // Wherever a piece has a colour, it has the colour's symbol.
    let row = ["b4+", "rain-p", "farmer-g"];
    let farms = table(row, &[barn(&["r1+", "o2-"], &["g3+"]), farm(&["p5-", "b1+"])]);
    let scene = HappyCows::scene(&farms.game.view(Viewer::Spectator));
    let pieces = scene.areas.iter().flat_map(|area| match &area.shape {
        Shape::Row(pieces) => pieces.as_slice(),
        _ => &[],
    });
    let coloured: Vec<_> = pieces.filter(|piece| piece.tint != Tint::None).collect();
    assert_eq!(coloured.len(), 8);
    for piece in coloured {
        let symbol = match piece.tint {
            Tint::Blue => '□',
            Tint::Purple => '△',
            Tint::Red => '✕',
            Tint::Orange => '◇',
            Tint::Green => '○',
            other => panic!("no cow is {other:?}"),
        };
        assert!(piece.text.contains(symbol), "{}", piece.text);
    }
}

#[test]
fn hap_2_thirty_farm_cards() {
    let mut farms = started(6);
    while !farms.allows("farm") {
        let next = farms.choices()[0].clone();
        farms = farms.then(&next);
    }
    let odds = farms.then("farm").odds();
    // Six of the seven barns stand on farms.
    assert_eq!(odds.iter().map(|(_, count)| count).sum::<u32>(), 24);
    let expected = [
        ("barn", 1),
        ("trough", 4),
        ("bull-1", 1),
        ("bull-2", 1),
        ("hunger-1", 1),
        ("hunger-2", 1),
        ("weather", 2),
        ("milkmaid", 2),
        ("super", 1),
    ];
    for (card, count) in expected {
        assert!(odds.contains(&(card.to_owned(), count)), "{card}: {odds:?}");
    }
    for colour in "bprog".chars() {
        for card in ["farmer", "rain"] {
            assert!(odds.contains(&(format!("{card}-{colour}"), 1)), "{card}-{colour}: {odds:?}");
        }
    }
}

#[test]
fn hap_3_three_sad_cows_each_or_five_and_a_barn() {
    let farms = Farms::new(3, &json!({ "start": 1 })).then("b1; b2; b3; p1; p2; p3; r1; r2; r3");
    assert_eq!(outside(&farms, 1), ["b1-", "b2-", "b3-"]);
    assert_eq!(outside(&farms, 2), ["p1-", "p2-", "p3-"]);
    assert_eq!(outside(&farms, 0), ["r1-", "r2-", "r3-"]);
    assert!((0..3).all(|seat| farms.position()["players"][seat]["barns"] == json!([[]])));
    let two = started(2).then("b1; b2; b3; b4; b5; p1; p2; p3; p4; p5");
    assert_eq!([outside(&two, 0).len(), outside(&two, 1).len()], [5, 5]);
}

#[test]
fn hap_4_the_rest_is_the_pile_and_its_top_three_the_row() {
    let farms = settled(started(3));
    assert_eq!(part(&farms, "row").len(), 3);
    assert_eq!(part(&farms, "pile").len(), 40);
    let laid = started(3).then("b1; b2; b3; p1; p2; p3; r1; r2; r3; farm; super; farm; barn; o1-; o2+");
    assert_eq!(part(&laid, "row"), ["super", "barn", "o1+"]);
    assert!(!part(&laid, "pile").iter().any(|card| ["super", "o1", "b1"].contains(&card.as_str())));
}

#[test]
fn hap_5_everybody_turns_a_cow_happy_the_starter_first() {
    let farms = settled(Farms::new(3, &json!({ "start": 2 })).then("b1; b2; b3; p1; p2; p3; r1; r2; r3"));
    assert_eq!(farms.asked(), Seat(2));
    assert_eq!(farms.choices(), ["cheer b1", "cheer b2", "cheer b3"]);
    let farms = farms.then("cheer b3; cheer p1; cheer r2");
    assert_eq!(outside(&farms, 2), ["b1-", "b2-", "b3+"]);
    assert_eq!(outside(&farms, 0), ["p1+", "p2-", "p3-"]);
    assert_eq!(outside(&farms, 1), ["r1-", "r2+", "r3-"]);
    assert_eq!(farms.asked(), Seat(2), "the starter has the first turn");
}

#[test]
fn hap_6_a_card_of_the_row_is_played() {
    let farms = table(["p5-", "g2+", "farmer-b"], &[farm(&["b1-"]), farm(&["r1-"])]);
    assert_eq!(outside(&farms.clone().then("play p5"), 0), ["b1-", "p5-"]);
    assert_eq!(outside(&farms.clone().then("play g2"), 0), ["b1-", "g2+"]);
    let played = farms.then("play farmer-b");
    assert_eq!(outside(&played, 0), ["b1+"]);
    assert_eq!(part(&played, "discard"), ["farmer-b"]);
}

#[test]
fn hap_7_a_card_of_the_row_is_put_away_without_effect() {
    let farms = table(["p5-", "g2+", "farmer-b"], &[farm(&["b1-"]), farm(&["r1-"])]);
    let away = farms.clone().then("away farmer-b");
    assert_eq!(outside(&away, 0), ["b1-"]);
    assert_eq!(part(&away, "discard"), ["farmer-b"]);
    let away = farms.then("away p5");
    assert_eq!((outside(&away, 0), part(&away, "discard")), (vec!["b1-".to_owned()], vec!["p5".to_owned()]));
}

#[test]
fn hap_8_the_top_card_must_be_played() {
    let players = [farm(&["b1-"]), farm(&["r1-"])];
    let row = ["p5-", "g2+", "barn"];
    let cow = |top| {
        let position = json!({ "seat": 0, "phase": "act", "row": row, "top": top, "players": players });
        outside(&Farms::at(position).then("top"), 0)
    };
    assert_eq!(cow("o3+"), ["b1-", "o3+"]);
    assert_eq!(cow("o3-"), ["b1-", "o3-"]);
    let farms = table(row, &players).then("top; farmer-b; farm");
    assert_eq!(outside(&farms, 0), ["b1+"]);
    assert_eq!(farms.asked(), Seat(1), "there was nothing to decline");
}

#[test]
fn hap_9_the_row_is_filled_and_cows_are_turned_over() {
    let players = [farm(&["b1-"]), farm(&["r1-"])];
    let at = |top| json!({ "seat": 0, "phase": "act", "row": ["p5-", "g2+", "barn"], "top": top, "players": players });
    assert_eq!(part(&Farms::at(at("o3+")).then("away p5"), "row"), ["g2+", "barn", "o3-"]);
    assert_eq!(part(&Farms::at(at("o3-")).then("play g2"), "row"), ["p5-", "barn", "o3+"]);
    let farms = Farms::at(at("farm")).then("play g2; weather; farm");
    assert_eq!(part(&farms, "row"), ["p5-", "barn", "weather"]);
    assert_eq!(farms.asked(), Seat(1));
}

#[test]
fn hap_10_cards_are_played_or_put_away_never_kept() {
    let farms = table(["p5-", "super", "barn"], &[farm(&["b1-"]), farm(&["r1-"])]);
    let expected = ["play p5", "play super", "play barn", "away p5", "away super", "away barn", "top"];
    assert_eq!(farms.choices(), expected);
    let later = farms.then("play super; colour b; trough; farm; away p5; trough; farm");
    assert_eq!(part(&later, "discard"), ["p5", "super"]);
    assert_eq!(outside(&later, 0), ["b1+"], "the cow stays on the farm");
}

#[test]
fn hap_11_a_barn_holds_three_and_keeps_their_mood_and_place() {
    let full = barn(&["b4-", "b5+"], &["b1-", "b2+", "r1+"]);
    let farms = table(["barn", "farmer-b", "bull-2"], &[full.clone(), farm(&["g1-", "r5+"]), farm(&["g2-"])]);
    assert_eq!(farms.clone().then("play barn").game.turn(), Turn::Chance, "{NO_CHOICE}: no room");
    assert_eq!(inside(&farms.clone().then("play farmer-b"), 0), ["b1-", "b2+", "r1+"]);
    assert_eq!(inside(&farms.then("play bull-2"), 0), ["b1-", "b2+", "r1+"]);
    let others = table(["rain-r", "hunger-1", "trough"], &[farm(&["g1-", "r5+"]), full, farm(&["g2-"])]);
    assert_eq!(inside(&others.clone().then("play rain-r; done"), 1), ["b1-", "b2+", "r1+"]);
    assert_eq!(outside(&others.clone().then("play hunger-1"), 1), ["b4-", "b5-"], "the only happy one");
    assert_eq!(others.then("play trough; give g1").choices(), ["take b4", "take b5", "take g2"]);
}

#[test]
fn hap_12_cows_are_led_in_any_order_and_the_card_is_discarded() {
    let own = barn(&["b1+", "p2-", "r3+"], &["g4+"]);
    let farms = table(["barn", "super", "trough"], &[own, farm(&["o1-"]), farm(&["o2-"])]).then("play barn");
    assert_eq!(farms.choices(), ["lead b1", "lead p2", "lead r3", "done"]);
    assert_eq!(inside(&farms.clone().then("done"), 0), ["g4+"]);
    let led = farms.then("lead r3; lead b1");
    assert_eq!(inside(&led, 0), ["g4+", "r3+", "b1+"]);
    assert_eq!(led.game.turn(), Turn::Chance, "{NO_CHOICE}: the barn is full");
    assert_eq!(part(&led, "discard"), ["barn"]);
    assert_eq!(led.position()["players"][0]["barns"].as_array().unwrap().len(), 1);
}

#[test]
fn hap_13_two_players_may_build_a_second_barn() {
    let own = barn(&["b1+", "p2-"], &["g4+"]);
    let farms = table(["barn", "super", "trough"], &[own, farm(&["o1-"])]).then("play barn");
    assert_eq!(farms.choices(), ["lead b1", "lead p2", "build", "done"]);
    assert_eq!(
        farms.clone().then("lead b1").choices(),
        ["lead p2", "done"],
        "this card is no second barn now"
    );
    let built = farms.then("build");
    assert_eq!(built.choices(), ["lead b1", "lead p2", "done"]);
    let built = built.then("lead p2; lead b1");
    assert_eq!(
        (inside(&built, 0), second_barn(&built, 0)),
        (vec!["g4+".into()], vec!["p2-".into(), "b1+".into()])
    );
    assert!(part(&built, "discard").is_empty(), "the card stays on the farm");
    // From then on the second barn is the only one for Rain and the Milkmaid too.
    let two = barns(&["b1+", "p2-"], &[], &["g4+"]);
    let row = ["rain-b", "milkmaid", "super"];
    let farms = table(row, &[two, farm(&["o1-"])]);
    assert_eq!(second_barn(&farms.clone().then("play rain-b; lead b1"), 0), ["g4+", "b1+"]);
    assert_eq!(second_barn(&farms.then("play milkmaid; maid p2"), 0), ["g4+", "p2+"]);
}

#[test]
fn hap_13_building_is_offered_even_if_no_cow_can_be_led() {
    let nobody = table(["barn", "super", "trough"], &[barn(&[], &["g4+"]), farm(&["o1-"])]).then("play barn");
    assert_eq!(nobody.choices(), ["build", "done"]);
    assert_eq!(nobody.then("build").game.turn(), Turn::Chance, "{NO_CHOICE}: nobody to lead");
    let full = barn(&["b1+"], &["g1+", "g2+", "g3+"]);
    let full = table(["barn", "super", "trough"], &[full, farm(&["o1-"])]).then("play barn");
    assert_eq!(full.choices(), ["build", "done"]);
    assert_eq!(second_barn(&full.then("build; lead b1"), 0), ["b1+"]);
}

#[test]
fn hap_14_a_farmer_cheers_up_a_colour_on_every_farm() {
    let players = [barn(&["b1-", "p1-"], &["b2-"]), farm(&["b3-", "b4+"]), barn(&["r1-"], &["b5-"])];
    let farms = table(["farmer-b", "barn", "super"], &players).then("play farmer-b");
    assert_eq!(outside(&farms, 0), ["b1+", "p1-"]);
    assert_eq!(outside(&farms, 1), ["b3+", "b4+"]);
    assert_eq!([inside(&farms, 0), inside(&farms, 2)], [["b2-"], ["b5-"]]);
}

#[test]
fn hap_15_the_super_farmer_cheers_up_a_colour_of_choice() {
    let players = [farm(&["b1-", "p1-"]), farm(&["p3-"]), barn(&[], &["p5-"])];
    let farms = table(["super", "barn", "trough"], &players).then("play super");
    assert_eq!(farms.choices(), ["colour b", "colour p", "colour r", "colour o", "colour g"]);
    let farms = farms.then("colour p");
    assert_eq!(outside(&farms, 0), ["b1-", "p1+"]);
    assert_eq!(outside(&farms, 1), ["p3+"]);
    assert_eq!(inside(&farms, 2), ["p5-"]);
}

#[test]
fn hap_16_rain_comes_after_the_own_cows_are_inside() {
    let players = [farm(&["b1+", "b2+", "p1+"]), barn(&["b3+", "p3+"], &["b4+"]), farm(&["b5+"])];
    let farms = table(["rain-b", "barn", "trough"], &players).then("play rain-b");
    assert_eq!(farms.choices(), ["lead b1", "lead b2", "done"]);
    assert_eq!(outside(&farms, 1), ["b3+", "p3+"], "it does not rain yet");
    let farms = farms.then("lead b2; lead b1");
    assert_eq!(
        (inside(&farms, 0), outside(&farms, 0)),
        (vec!["b2+".into(), "b1+".into()], vec!["p1+".into()])
    );
    assert_eq!(outside(&farms, 1), ["b3-", "p3+"]);
    assert_eq!(outside(&farms, 2), ["b5-"]);
    assert_eq!(inside(&farms, 1), ["b4+"]);
}

#[test]
fn hap_17_the_trough_swaps_two_cows_and_their_moods_stay() {
    let players = [farm(&["b1-", "b2+"]), farm(&["r3+", "r4-"]), barn(&["g5+"], &["g4+"])];
    let farms = table(["trough", "barn", "super"], &players).then("play trough");
    assert_eq!(farms.choices(), ["give b1", "give b2"]);
    let farms = farms.then("give b1");
    assert_eq!(farms.choices(), ["take r3", "take r4", "take g5"]);
    let farms = farms.then("take g5");
    assert_eq!(outside(&farms, 0), ["b2+", "g5+"]);
    assert_eq!(outside(&farms, 2), ["b1-"]);
}

#[test]
fn hap_18_a_bull_cheers_up_one_or_two_own_cows() {
    let players = [barn(&["b1-", "b2-", "b3-", "b4+"], &["b5-"]), farm(&["r3-"])];
    let farms = table(["bull-1", "bull-2", "super"], &players);
    let one = farms.clone().then("play bull-1");
    assert_eq!(one.choices(), ["cheer b1", "cheer b2", "cheer b3"]);
    assert_eq!(outside(&one.then("cheer b3"), 0), ["b1-", "b2-", "b3+", "b4+"]);
    let two = farms.then("play bull-2; cheer b1");
    assert_eq!(two.choices(), ["cheer b2", "cheer b3"]);
    assert_eq!(outside(&two.then("cheer b2"), 0), ["b1+", "b2+", "b3-", "b4+"]);
}

#[test]
fn hap_19_hunger_saddens_one_or_two_cows_of_one_other_player() {
    let players = [farm(&["b1+"]), farm(&["r1+", "r2+", "r3+", "r4-"]), barn(&["g1+"], &["g2+"])];
    let farms = table(["hunger-1", "hunger-2", "super"], &players);
    let one = farms.clone().then("play hunger-1");
    assert_eq!(one.choices(), ["sadden r1", "sadden r2", "sadden r3", "sadden g1"]);
    assert_eq!(outside(&one.then("sadden r2"), 1), ["r1+", "r2-", "r3+", "r4-"]);
    let two = farms.then("play hunger-2; sadden r1");
    assert_eq!(two.choices(), ["sadden r2", "sadden r3"]);
    assert_eq!(outside(&two.then("sadden r3"), 1), ["r1-", "r2+", "r3-", "r4-"]);
}

#[test]
fn hap_20_nice_weather_calls_the_others_topmost_cows_out() {
    let players = [barn(&[], &["b1+"]), barn(&["r1+"], &["r2-", "r3+"]), barn(&[], &["g1-"]), farm(&["o1-"])];
    let farms = table(["weather", "barn", "super"], &players).then("play weather");
    assert_eq!(inside(&farms, 0), ["b1+"], "one's own cows stay inside");
    assert_eq!(
        (inside(&farms, 1), outside(&farms, 1)),
        (vec!["r2-".into()], vec!["r1+".into(), "r3+".into()])
    );
    assert_eq!(outside(&farms, 2), ["g1-"]);
    assert_eq!(outside(&farms, 3), ["o1-"]);
}

#[test]
fn hap_21_the_milkmaid_cheers_a_cow_up_and_leads_it_inside() {
    let players = [barn(&["b1-", "b2+", "b3-"], &["b4+"]), farm(&["r3-"])];
    let farms = table(["milkmaid", "barn", "super"], &players).then("play milkmaid");
    assert_eq!(farms.choices(), ["maid b1", "maid b3", "done"]);
    let milked = farms.clone().then("maid b3");
    assert_eq!(
        (inside(&milked, 0), outside(&milked, 0)),
        (vec!["b4+".into(), "b3+".into()], vec!["b1-".into(), "b2+".into()])
    );
    let declined = farms.then("done");
    assert_eq!(outside(&declined, 0), ["b1-", "b2+", "b3-"]);
}

#[test]
fn hap_22_the_game_ends_with_the_turn_that_empties_the_pile() {
    let players = [farm(&["b1-"]), farm(&["r1+"])];
    let row = ["farmer-b", "b5+", "rain-r"];
    let before = nearly_over(row, "g1+", &["g1", "g2"], &players).then("away rain-r; g2-");
    assert_eq!(before.asked(), Seat(1), "one card is left");
    let end = before.then("top");
    assert_eq!(end.outcome().ended, "ended-empty-pile");
    // What is left in the row was not played.
    assert_eq!(part(&end, "row"), ["farmer-b", "b5+", "g1-"]);
    assert_eq!(end.outcome().scores.as_slice(), [-1, 1 - 2]);
}

#[test]
fn hap_23_happy_icons_minus_sad_icons_barns_included() {
    let players = [barn(&["b4+", "p3-"], &["r5+", "o2-"]), farm(&["g5-"]), farm(&["g4+"])];
    let end = nearly_over(["barn", "super", "weather"], "b1+", &["b1"], &players).then("away weather");
    let outcome = end.outcome();
    assert_eq!(outcome.scores.as_slice(), [4, -5, 4]);
    assert_eq!(outcome.winners, [Seat(0), Seat(2)].into_iter().collect::<SeatSet>());
}

#[test]
fn hap_r1_either_side_is_up_in_the_pile_or_the_one_that_was_agreed() {
    let first_top = |options: Value| {
        let farms = Farms::new(3, &options).then("b1; b2; b3; p1; p2; p3; r1; r2; r3");
        farms.odds()
    };
    let random = first_top(json!({ "start": 0 }));
    assert_eq!(random.len(), 2 * 16 + 1);
    assert!(random.contains(&("o1+".into(), 1)) && random.contains(&("o1-".into(), 1)));
    assert!(random.contains(&("farm".into(), 2 * 27)), "three of thirty farm cards are barns on farms");
    for (mood, sign) in [("sad", '-'), ("happy", '+')] {
        let sorted = first_top(json!({ "start": 0, "pile_mood": mood }));
        assert_eq!(sorted.len(), 16 + 1);
        assert!(sorted.contains(&(format!("o1{sign}"), 1)) && sorted.contains(&("farm".into(), 27)));
    }
}

#[test]
fn hap_r1_the_next_card_is_seen_before_the_taken_ones_choices() {
    let farms = table(["b1-", "b2-", "b3-"], &[farm(&["r1-"]), farm(&["g1-"])]).then("top");
    assert!(farms.choices().contains(&"super".to_owned()), "luck says which farm card it is");
    let farms = farms.then("super");
    assert!(farms.choices().contains(&"p5+".to_owned()), "luck shows the next one");
    let farms = farms.then("p5+");
    assert_eq!(farms.position()["top"], "p5+");
    assert!(farms.allows("colour r"));
}

#[test]
fn hap_r1_a_farm_card_on_top_shows_only_that_it_is_one() {
    let farms = table(["b1-", "b2-", "b3-"], &[farm(&["r1-"]), farm(&["g1-"])]);
    for viewer in Viewer::all(2) {
        assert_eq!(farms.view(viewer)["top"], "farm");
    }
}

#[test]
fn hap_r2_the_top_card_leaves_the_row_alone_and_the_first_row_is_turned() {
    let farms = table(["b1-", "b2-", "b3-"], &[farm(&["r1-"]), farm(&["g1-"])]).then("top; farmer-r; p5+");
    assert_eq!(part(&farms, "row"), ["b1-", "b2-", "b3-"]);
    assert_eq!((farms.asked(), &farms.position()["top"]), (Seat(1), &json!("p5+")));
    let first = started(3).then("b1; b2; b3; p1; p2; p3; r1; r2; r3; o1+; o2-; o3+; g1-");
    assert_eq!(part(&first, "row"), ["o1-", "o2+", "o3-"]);
}

#[test]
fn hap_r3_a_card_without_effect_can_be_played() {
    let players = [barn(&["b1+"], &["r1-", "r2-", "r3-"]), barn(&[], &[]), barn(&["g1-"], &[])];
    for card in ["farmer-o", "rain-p", "bull-2", "hunger-2", "weather", "milkmaid", "barn"] {
        let farms = table([card, "o1-", "o2-"], &players);
        let played = farms.clone().then(&format!("play {card}"));
        assert_eq!(played.game.turn(), Turn::Chance, "{NO_CHOICE}: {card}");
        for seat in 0..3 {
            assert_eq!(outside(&played, seat), outside(&farms, seat), "{card}");
        }
        assert!(played.told.unwrap().say.iter().any(|phrase| phrase.id == "told-nothing"), "{card}");
    }
}

#[test]
fn hap_r4_the_swap_is_a_must_if_there_is_a_cow_on_both_sides() {
    let row = ["trough", "o1-", "o2-"];
    let must = table(row, &[farm(&["b1+", "b2+"]), farm(&["r1-", "r2-"])]).then("play trough");
    assert!(!must.allows("done") && !must.then("give b1").allows("done"));
    // With one cow on each side there is nothing to choose.
    let forced = table(row, &[barn(&["b5+"], &["b4-"]), barn(&["r1-"], &["r2-"])]).then("play trough");
    assert_eq!([outside(&forced, 0), outside(&forced, 1)], [["r1-"], ["b5+"]]);
    let none = table(row, &[barn(&[], &["b4-"]), farm(&["r1-"])]).then("play trough");
    assert_eq!(outside(&none, 1), ["r1-"]);
    let none = table(row, &[farm(&["b1-"]), barn(&[], &["r1-"])]).then("play trough");
    assert_eq!(outside(&none, 0), ["b1-"]);
}

#[test]
fn hap_r5_hunger_stays_with_one_player_and_needs_a_happy_cow() {
    let row = ["hunger-2", "o1-", "o2-"];
    let players = [farm(&["b1+"]), farm(&["r1+", "r2-"]), farm(&["g1+", "g2+"]), farm(&["p1-"])];
    let farms = table(row, &players).then("play hunger-2");
    assert_eq!(farms.choices(), ["sadden r1", "sadden g1", "sadden g2"], "seat 3 has no happy cow");
    // Seat 1 has but one: that is all it loses.
    let fewer = farms.clone().then("sadden r1");
    assert_eq!(
        (outside(&fewer, 1), outside(&fewer, 2)),
        (vec!["r1-".into(), "r2-".into()], vec!["g1+".into(), "g2+".into()])
    );
    assert_eq!(fewer.game.turn(), Turn::Chance, "{NO_CHOICE}");
    // Seat 2's second one has no choice either.
    assert_eq!(outside(&farms.then("sadden g2"), 2), ["g1-", "g2-"]);
}

#[test]
fn hap_r6_the_milkmaid_needs_no_room_and_may_be_declined() {
    let players = [barn(&["b1-"], &["g1+", "g2+", "g3+"]), farm(&["r1+"])];
    let farms = table(["milkmaid", "o1-", "o2-"], &players).then("play milkmaid");
    assert_eq!(farms.choices(), ["maid b1", "done"], "asked although there is only one sad cow");
    assert_eq!(outside(&farms.clone().then("maid b1"), 0), ["b1+"]);
    assert_eq!(outside(&farms.then("done"), 0), ["b1-"]);
}

#[test]
fn hap_r7_of_two_barns_with_cows_the_player_of_the_card_chooses() {
    let row = ["weather", "o1-", "o2-"];
    let both = table(row, &[farm(&[]), barns(&[], &["r1+", "r2-"], &["r3-"])]).then("play weather");
    assert_eq!((both.asked(), both.choices()), (Seat(0), vec!["barn 1".into(), "barn 2".into()]));
    let first = both.clone().then("barn 1");
    assert_eq!((outside(&first, 1), inside(&first, 1)), (vec!["r2-".into()], vec!["r1+".into()]));
    let second = both.then("barn 2");
    assert_eq!((outside(&second, 1), second_barn(&second, 1)), (vec!["r3-".into()], vec![]));
    // With cows in one barn only there is nothing to choose.
    for farm_1 in [barns(&[], &["r1+"], &[]), barns(&[], &[], &["r1+"])] {
        let one = table(row, &[farm(&[]), farm_1]).then("play weather");
        assert_eq!(outside(&one, 1), ["r1+"]);
    }
}

#[test]
fn hap_r8_shelter_in_any_order_and_own_cows_outside_stay_dry() {
    let players = [barn(&["b1+", "b2+", "b3+"], &["r1+"]), farm(&["b5+"])];
    let farms = table(["rain-b", "o1-", "o2-"], &players).then("play rain-b; lead b3");
    assert_eq!(farms.choices(), ["lead b1", "lead b2", "done"]);
    let some = farms.clone().then("done");
    assert_eq!(
        (outside(&some, 0), outside(&some, 1)),
        (vec!["b1+".into(), "b2+".into()], vec!["b5-".into()])
    );
    let full = farms.then("lead b2");
    assert_eq!(inside(&full, 0), ["r1+", "b3+", "b2+"]);
    assert_eq!((outside(&full, 0), outside(&full, 1)), (vec!["b1+".into()], vec!["b5-".into()]));
}

#[test]
fn hap_r9_the_first_barn_stays_as_it_is_and_no_third_is_built() {
    let players = [barns(&["b1+", "b2+"], &["r1+"], &["r2+", "r3+"]), farm(&["b5+"])];
    let farms = table(["barn", "barn", "o2-"], &players);
    assert_eq!(
        farms.choices(),
        ["play barn", "play o2", "away barn", "away o2", "top"],
        "two alike are one choice"
    );
    let farms = farms.then("play barn");
    assert_eq!(farms.choices(), ["lead b1", "lead b2", "done"]);
    let full = farms.then("lead b1");
    assert_eq!((inside(&full, 0).len(), second_barn(&full, 0).len()), (1, 3));
    assert_eq!(full.game.turn(), Turn::Chance, "{NO_CHOICE}: the first barn's room does not count");
}

#[test]
fn hap_r10_everybody_does_turn_one_after_seeing_the_row() {
    let farms = settled(started(4));
    for seat in 0..4 {
        assert_eq!(farms.position()["phase"], json!({ "cheer": { "left": 4 } }));
        assert_eq!(part(&farms, "row").len(), 3);
        let choices = farms.moves(Seat(seat));
        assert_eq!(choices.len(), if seat == 0 { 3 } else { 0 });
        assert!(choices.iter().all(|mv| mv.starts_with("cheer ")), "{choices:?}");
    }
}

#[test]
fn hap_r11_the_last_card_ends_it_from_the_top_or_into_the_row() {
    let players = [farm(&["b1-", "b2-", "b3-"]), farm(&["r1+"])];
    let last = |top, pile: &[&str]| nearly_over(["bull-1", "o1-", "o2-"], top, pile, &players);
    assert!(last("g1+", &["g1"]).then("top").game.is_over());
    assert!(last("g1+", &["g1"]).then("away o1").game.is_over());
    assert!(last("farm", &["barn"]).then("away o1; barn").game.is_over());
    // The turn is played out first: the card asks what it asks.
    let turn = last("farm", &["bull-2"]).then("top; bull-2; cheer b1");
    assert_eq!(turn.asked(), Seat(0));
    assert_eq!(turn.then("cheer b3").outcome().scores.as_slice(), [1 - 2 + 3, 1]);
    let turn = last("g1+", &["g1"]).then("play bull-1");
    assert_eq!(turn.then("cheer b3").outcome().scores.as_slice(), [-1 - 2 + 3, 1]);
}

#[test]
fn hap_r12_with_fewer_sad_cows_all_of_them_turn() {
    let with =
        |own: &[&str]| table(["bull-2", "o1-", "o2-"], &[farm(own), farm(&["r1-"])]).then("play bull-2");
    assert_eq!(outside(&with(&["b1-", "b2+"]), 0), ["b1+", "b2+"]);
    assert_eq!(outside(&with(&["b1-", "b2-"]), 0), ["b1+", "b2+"]);
    assert_eq!(outside(&with(&["b2+"]), 0), ["b2+"]);
}

#[test]
fn hap_r13_later_cows_lie_on_top_and_freed_room_stays_empty() {
    let players = [barn(&["b1+"], &["r1+"]), farm(&["b5+"]), farm(&["b4+"])];
    let farms = table(["barn", "weather", "o2-"], &players).then("play barn");
    assert_eq!(farms.choices(), ["lead b1", "done"], "no cow leaves by choice");
    let farms = farms.then("lead b1; trough; farm; play weather");
    assert_eq!((inside(&farms, 0), outside(&farms, 0)), (vec!["r1+".into()], vec!["b1+".into()]));
    // A first barn that has been left cannot be entered again once there is a second one.
    let players = [farm(&["o5-"]), barns(&["b1+"], &["r1+"], &["r2+", "r3+", "r4+"])];
    let farms =
        table(["weather", "barn", "o2-"], &players).then("play weather; barn 1; trough; farm; play barn");
    assert!(inside(&farms, 1).is_empty());
    assert_eq!(farms.game.turn(), Turn::Chance, "{NO_CHOICE}: only the second barn counts, and it is full");
}

#[test]
fn hap_r14_the_number_of_turns_is_fixed() {
    for (seats, turns) in [(2, 40), (3, 40), (4, 36), (5, 32), (6, 28)] {
        for seed in 0..20 {
            let mut farms = started(seats);
            let (mut rng, mut room) = (Fast::new(seed), Playout::default());
            let mut acted = 0;
            loop {
                acted += u32::from(farms.allows("top"));
                if room.step(&mut farms.game, &mut rng).is_none() {
                    break;
                }
            }
            assert_eq!(acted, turns);
        }
    }
}

#[test]
fn hap_e1_four_happy_and_three_sad_icons_are_one_point() {
    let farms = table(["barn", "super", "weather"], &[farm(&["b4+", "p3-"]), farm(&["r1+"])]);
    assert_eq!(points(&farms), [1, 1]);
}

#[test]
fn hap_e2_a_barn_of_2_3_and_5_is_full() {
    let players = [barn(&["p2+", "b1-"], &["o3+", "g5+"]), farm(&["r1+"]), farm(&["r2-"])];
    let farms = table(["barn", "super", "weather"], &players).then("play barn; lead p2");
    assert_eq!(farms.game.turn(), Turn::Chance, "{NO_CHOICE}: it is full");
    assert_eq!(inside(&farms, 0), ["o3+", "g5+", "p2+"]);
    assert_eq!(points(&farms)[0], 10 - 1);
}

#[test]
fn hap_e3_blue_rain() {
    let players = [farm(&["b1+", "b2+"]), farm(&["b3+", "r1+"]), farm(&["b4-"])];
    let farms = table(["rain-b", "super", "weather"], &players).then("play rain-b; lead b1; done");
    assert_eq!((inside(&farms, 0), outside(&farms, 0)), (vec!["b1+".into()], vec!["b2+".into()]));
    assert_eq!(outside(&farms, 1), ["b3-", "r1+"]);
    assert_eq!(outside(&farms, 2), ["b4-"]);
}

fn options() -> Vec<Options> {
    let moods = [PileMood::Random, PileMood::Sad, PileMood::Happy];
    let mut all: Vec<_> = moods.map(|pile_mood| Options { pile_mood, ..Options::default() }).into();
    all.push(Options { start: Start::Seat(Seat(1)), ..Options::default() });
    all
}

#[test]
fn all_1_the_start_is_a_seat_or_luck() {
    assert_eq!(Farms::new(3, &json!({})).choices(), ["start 0", "start 1", "start 2"]);
    let fixed = Farms::new(3, &json!({ "start": 2 }));
    assert_eq!(fixed.position()["phase"], json!({ "deal": { "to": 2, "left": 3 } }));
    let bad = HappyCows::new(&Options { start: Start::Seat(Seat(3)), ..Options::default() }, 3).unwrap_err();
    assert_eq!(bad.field, "start");
}

#[test]
fn moves_and_what_a_seat_sees_have_numbers() {
    learns::<HappyCows>(&options(), 40);
}

#[test]
fn all_2_to_5_conforms() {
    conforms::<HappyCows>(&options(), 100);
}

#[test]
fn all_3_everybody_sees_the_same() {
    let farms = settled(started(3));
    let mut views: Vec<_> = Viewer::all(3).map(|viewer| farms.view(viewer)).collect();
    let you: Vec<_> = views.iter_mut().map(|view| view["you"].take()).collect();
    assert_eq!(you, [json!(0), json!(1), json!(2), Value::Null]);
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn all_5_ties_share_and_the_ending_is_named() {
    let players = [farm(&["b4+"]), farm(&["r4+"])];
    let end = nearly_over(["barn", "super", "weather"], "b1+", &["b1"], &players).then("away super");
    assert_eq!(end.outcome().winners, SeatSet::all(2));
    assert_eq!(end.outcome().ended, "ended-empty-pile");
}

#[test]
fn what_followed_is_told() {
    let ids = |farms: &Farms| -> Vec<_> {
        farms.told.as_ref().expect("a step was played").say.iter().map(|phrase| phrase.id.clone()).collect()
    };
    let players = [farm(&["b1-", "b2-"]), barn(&["b3+"], &["r1+"])];
    let row = ["farmer-b", "rain-b", "weather"];
    let farms = table(row, &players);
    assert_eq!(ids(&farms.clone().then("play farmer-b")), ["told-move", "told-happy"]);
    assert_eq!(ids(&farms.clone().then("play rain-b; done")), ["told-move", "told-sad"]);
    assert_eq!(ids(&farms.clone().then("play weather")), ["told-move", "told-out"]);
    assert_eq!(ids(&farms.then("top; bull-1; farm; cheer b1")), ["told-move"], "the move says it all");
    let farms = nearly_over(["trough", "barn", "barn"], "o1+", &["o1"], &[farm(&["b1-"]), farm(&["r1-"])]);
    assert_eq!(ids(&farms.then("play trough")), ["told-move", "told-swap", "told-row"]);
}

#[test]
fn refused_moves_name_their_clause() {
    let clause = |farms: &Farms, mv: &str| {
        let seat = farms.asked();
        farms.game.clause_against(seat, &mv.parse().unwrap())
    };
    let farms = table(["barn", "rain-b", "trough"], &[barn(&["b1-"], &["r1-"]), farm(&["b3+"]), farm(&[])]);
    assert_eq!(clause(&farms, "play super"), Some("HAP-6"));
    assert_eq!(clause(&farms, "away super"), Some("HAP-7"));
    let barn_card = farms.clone().then("play barn");
    assert_eq!(clause(&barn_card, "build"), Some("HAP-12"));
    assert_eq!(clause(&barn_card, "lead r1"), Some("HAP-11"));
    assert_eq!(clause(&barn_card, "lead b3"), Some("HAP-12"));
    assert_eq!(clause(&farms.then("play rain-b"), "lead b3"), Some("HAP-16"));
}

#[test]
fn a_cow_that_may_not_be_chosen_says_why() {
    let full = barn(&["b1-", "r2+"], &["r1-", "g1+", "g2+"]);
    let row = ["rain-b", "bull-1", "hunger-2"];
    let farms = table(row, &[full, farm(&["b3+", "o1-", "o2+", "o3+"]), farm(&["p1+"])]);
    assert!(farms.why_not("cheer b1").starts_with("It is a card’s turn"));
    assert_eq!(farms.why_not("barn 1"), "Only Nice Weather calls a cow out of a barn.");
    let hunger = farms.then("play hunger-2");
    assert_eq!(hunger.why_not("sadden o1"), "That cow is sad already.");
    assert_eq!(hunger.why_not("sadden r2"), "That is one of your own cows.");
    assert_eq!(hunger.why_not("top"), "First finish what the card in play asks.");
    assert_eq!(
        hunger.then("sadden b3").why_not("sadden p1"),
        "All cows that go hungry must belong to Seat 1."
    );
    let stall = barn(&["b1-", "r2+"], &["r1-", "g1+"]);
    let barn = table(["barn", "rain-b", "trough"], &[stall, farm(&["b3+"]), farm(&[])]).then("play barn");
    assert_eq!(barn.why_not("lead b3"), "That is not one of your cows.");
    assert_eq!(barn.why_not("lead g1"), "That cow is in a barn, where it stays as it is.");
}

#[test]
fn bad_positions_are_refused_with_their_part() {
    let start = table(["barn", "b4+", "trough"], &[farm(&["b1-", "b2-"]), farm(&["b3+"])]).position();
    let refuse = |part: &str, value: Value| {
        let mut position = start.clone();
        position[part] = value;
        let position: Position = serde_json::from_value(position).unwrap();
        HappyCows::set_up(&position).err().map(|bad| bad.faults()[0].part)
    };
    let refused = |part, value| refuse(part, value).expect("it is refused");
    assert_eq!(refuse("seat", json!(1)), None);
    assert_eq!(refused("seat", json!(2)), "seat");
    assert_eq!(refused("row", json!(["b1+", "barn", "trough"])), "row");
    assert_eq!(refused("row", json!(["barn", "barn", "barn", "barn"])), "row");
    assert_eq!(refused("row", json!(["barn", "trough"])), "pile");
    assert_eq!(refused("top", Value::Null), "top");
    assert_eq!(refused("top", json!("b1+")), "top");
    assert_eq!(refuse("pile_mood", json!("sad")), None);
    assert_eq!(refused("pile", json!(["barn"])), "pile");
    assert_eq!(refused("discard", json!(["b1"])), "discard");
    assert_eq!(refuse("phase", json!("give")), None, "a Trough was the top card");
    assert_eq!(refused("phase", json!({ "take": { "given": "b1" } })), "phase");
    assert_eq!(refused("phase", json!({ "hunger": { "left": 1, "of": 200 } })), "phase");
    assert_eq!(refused("phase", json!({ "deal": { "to": 255, "left": 1 } })), "top");
    assert_eq!(refused("phase", json!({ "cheer": { "left": 2 } })), "phase");
    assert_eq!(refused("phase", json!({ "bull": { "left": 2 } })), "phase");
    assert_eq!(refused("phase", json!({ "barn": { "build": true } })), "phase");
    assert_eq!(refused("players", json!([farm(&[])])), "players");
    assert_eq!(refused("players", json!([farm(&["b1-", "b1-"]), farm(&[])])), "players");
    assert_eq!(refused("players", json!([barn(&[], &["r1+", "r2+", "r3+", "r4+"]), farm(&[])])), "barns");
    assert_eq!(refused("players", json!([barns(&[], &[], &[]), farm(&[]), farm(&[])])), "barns");
    assert_eq!(refused("players", json!([{ "barns": [] }, farm(&[])])), "barns");
}

#[test]
fn what_is_no_notation_is_refused() {
    for text in [
        "",
        "b4",
        "play",
        "play b6",
        "play b4+",
        "é1",
        "lead é1",
        "barn 3",
        "barn",
        "colour bb",
        "sadden barn",
    ] {
        assert!(text.parse::<super::Move>().is_err(), "{text:?}");
    }
    for text in ["", "b0", "b4*", "é1", "start 6", "farmer", "farmer-x", "bull-3", "b44+"] {
        assert!(text.parse::<super::Chance>().is_err(), "{text:?}");
    }
    assert_eq!(" Play RAIN-b ".parse::<super::Move>().unwrap().to_string(), "play rain-b");
}

#[test]
fn a_game_is_small() {
    assert!(size_of::<HappyCows>() <= 128, "{}", size_of::<HappyCows>());
}

#[test]
fn a_position_with_two_faults_names_both() {
    let start = table(["barn", "b4+", "trough"], &[farm(&["b1-", "b2-"]), farm(&["b3+"])]).position();
    let bad = |changes: &[(&str, Value)]| {
        let mut position = start.clone();
        changes.iter().for_each(|(part, value)| position[part] = value.clone());
        let position: Position = serde_json::from_value(position).unwrap();
        HappyCows::set_up(&position).unwrap_err()
    };
    let crowded = barn(&[], &["r1+", "r2+", "r3+", "r4+"]);
    let faults = bad(&[("seat", json!(2)), ("players", json!([crowded, farm(&[])]))]);
    assert!(["seat", "barns"].iter().all(|part| faults.parts().contains(part)), "{faults}");
    assert_eq!(
        bad(&[("top", Value::Null), ("phase", json!({ "bull": { "left": 2 } }))]).parts(),
        ["top", "phase"]
    );
}

#[test]
fn playthroughs() {
    for seats in 2..=6 {
        insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{seats}_players"), playthrough::<HappyCows>(&Options::default(), seats, 1));
        });
    }
}
