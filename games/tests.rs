//! What holds for every game on the shelf, whichever it is.

use engine::{AnyView, Fast, Lang, Playout, Record, SeatLine, TableGame, Turn, Viewer, Wordbook, below};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{ALL, Visitor, facts, replay, start, visit};

/// A finished random game's record.
fn record(id: &str, seats: u8, seed: u64) -> Record {
    let mut game = start(id, &Value::Null, seats).expect("the defaults are possible");
    let mut luck = Fast::new(seed);
    loop {
        match game.turn() {
            engine::Turn::Over => break,
            engine::Turn::Chance => _ = game.roll(&mut luck).expect("luck is due"),
            engine::Turn::Decide(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let mv = game.random_move(seat, &mut luck).expect("the seat is asked");
                game.play(seat, &mv, None).expect("random moves are legal");
            }
        }
    }
    let seat = |_| SeatLine { name: "Somebody".into(), kind: "random".into() };
    game.record((0..seats).map(seat).collect(), None)
}

#[test]
fn boxes_say_what_is_inside() {
    for facts in ALL {
        assert!(facts.id.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{}", facts.id);
        assert_eq!(ALL.iter().filter(|other| other.id == facts.id).count(), 1, "{} is there once", facts.id);
        assert!(facts.seats.0 >= 2 && usize::from(facts.seats.1) <= engine::MOST_SEATS);
        assert!(Wordbook::new(facts, Lang::English).is_some(), "{} has English words", facts.id);
        assert!(facts.rulebook.starts_with(&format!("# {}", facts.title)));
    }
}

#[test]
fn options_and_their_descriptions_belong_together() {
    struct Names;
    impl Visitor for Names {
        type Output = Vec<String>;
        fn visit<G: TableGame>(self) -> Vec<String> {
            let defaults = serde_json::to_value(G::Options::default()).expect("options are plain data");
            defaults.as_object().expect("options are an object").keys().cloned().collect()
        }
    }
    for facts in ALL {
        let mut described: Vec<_> = facts.options.iter().map(|option| option.name.to_owned()).collect();
        let mut fields = visit(facts.id, Names).expect("a registered game");
        described.sort();
        fields.sort();
        assert_eq!(described, fields, "{}", facts.id);
    }
}

#[test]
fn bad_starts_say_what_is_wrong() {
    let refusal =
        |id: &str, options: Value, seats| start(id, &options, seats).err().expect("refused").to_string();
    assert!(refusal("chess", Value::Null, 2).contains("kuhlorado"), "the games there are are named");
    assert!(facts("chess").is_err());
    for facts in ALL {
        let seats = facts.seats.0;
        assert!(refusal(facts.id, json!({ "speed": 9 }), seats).contains("`speed`"));
        assert!(refusal(facts.id, json!({ "start": "me" }), seats).contains("`start`"));
        assert!(refusal(facts.id, json!({ "start": 9 }), seats).contains("`start`"));
        assert!(refusal(facts.id, json!([1]), seats).contains("object"));
        for option in facts.options {
            // No option of any game is `null`, and none can be named by a map in place of a word.
            let refused = refusal(facts.id, json!({ option.name: { "sad": null, "sides": null } }), seats);
            assert!(refused.contains(option.name), "{refused}");
        }
        assert!(refusal(facts.id, Value::Null, 1).contains("players"));
        assert!(refusal(facts.id, Value::Null, 200).contains("players"));
    }
}

#[test]
fn broken_records_are_refused_with_the_place() {
    for facts in ALL {
        let good = record(facts.id, facts.seats.0, 5);
        assert!(replay(&good).is_ok());
        let refusal = |change: &dyn Fn(&mut Value)| {
            let mut value = serde_json::to_value(&good).expect("records are plain data");
            change(&mut value);
            let read = Record::from_value(&value).and_then(|record| replay(&record).map(|_| ()));
            read.expect_err("refused").to_string()
        };
        assert!(refusal(&|value| value["barn"] = json!(99)).contains("99"));
        assert!(refusal(&|value| value["rules"] = json!(77)).contains("77"));
        assert!(refusal(&|value| value["game"] = json!("chess")).contains("chess"));
        assert!(refusal(&|value| value["mood"] = json!("good")).contains("mood"));
        assert!(refusal(&|value| value["steps"][3] = json!({ "seat": 0 })).contains("step"));
        assert!(refusal(&|value| value["steps"][0] = json!({ "chance": "nonsense" })).contains("step 1"));
        assert!(refusal(&|value| value["result"]["scores"][0] = json!(999)).contains("result"));
        let missing = refusal(&|value| _ = value["steps"].as_array_mut().expect("a list").remove(0));
        assert!(missing.contains("step "), "{missing}");
    }
}

/// Reads any text as a move and as luck of a game; what is read is written the same way again.
struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = Result<(), String>;
    fn visit<G: TableGame>(self) -> Self::Output {
        if let Ok(mv) = self.0.parse::<G::Move>() {
            let again = mv.to_string().parse::<G::Move>();
            (again == Ok(mv)).then_some(()).ok_or_else(|| format!("{:?} → {mv}", self.0))?;
        }
        if let Ok(outcome) = self.0.parse::<G::Chance>() {
            let again = outcome.to_string().parse::<G::Chance>();
            (again == Ok(outcome)).then_some(()).ok_or_else(|| format!("{:?} → {outcome}", self.0))?;
        }
        Ok(())
    }
}

/// Makes an illegal or unreadable move at some moment of a game; nothing may change.
struct Meddle<'a>(u64, &'a str);

impl Visitor for Meddle<'_> {
    type Output = bool;
    fn visit<G: TableGame>(self) -> bool {
        let mut game = G::new(&G::Options::default(), G::FACTS.seats.0).expect("the defaults are possible");
        let (mut luck, mut room) = (Fast::new(self.0), Playout::default());
        for _ in 0..self.0 % 90 {
            room.step(&mut game, &mut luck);
        }
        let before = game.clone();
        let Ok(mv) = self.1.parse() else { return true };
        let seat = engine::Seat(0);
        game.play(seat, &mv).is_ok() || game == before
    }
}

/// Changes parts of true views, as somebody might who sends us nonsense, and reads them; says how many were refused and
/// how many were believed.
struct Lie(u64);

impl Visitor for Lie {
    type Output = (usize, usize);
    fn visit<G: TableGame>(self) -> (usize, usize) {
        let mut luck = Fast::new(self.0);
        let (fewest, most) = G::FACTS.seats;
        let seats = fewest + below(&mut luck, u32::from(most - fewest) + 1) as u8;
        let mut game = G::new(&G::Options::default(), seats).expect("the defaults are possible");
        let (mut playout, mut refused, mut believed) = (Playout::default(), 0, 0);
        while playout.step(&mut game, &mut luck).is_some() {
            if below(&mut luck, 4) > 0 {
                continue;
            }
            let viewers: Vec<_> = Viewer::all(seats).collect();
            let viewer = viewers[below(&mut luck, viewers.len() as u32) as usize];
            let mut view = serde_json::to_value(game.view(viewer)).expect("views are plain data");
            for _ in 0..=below(&mut luck, 2) {
                falsify(&mut view, &mut luck);
            }
            match AnyView::read::<G>(&view.to_string()) {
                Err(bad) => {
                    assert!(!bad.to_string().is_empty());
                    refused += 1;
                }
                Ok(read) => {
                    let view = read.of::<G>().expect("it was read as this");
                    let world = G::possible_world(view, &mut luck);
                    assert!(world.turn() == Turn::Over || !G::clauses_now(view).is_empty());
                    drop((G::scene(view), G::sources(view)));
                    believed += 1;
                }
            }
        }
        (refused, believed)
    }
}

/// Changes one part of a JSON value, some way down.
fn falsify(value: &mut Value, luck: &mut Fast) {
    match value {
        Value::Array(items) if !items.is_empty() && below(luck, 5) > 0 => {
            let place = below(luck, items.len() as u32) as usize;
            falsify(&mut items[place], luck);
        }
        Value::Array(items) => match below(luck, 3) {
            0 => items.clear(),
            1 => _ = items.pop(),
            _ => items.extend(items.clone()),
        },
        Value::Object(fields) if !fields.is_empty() && below(luck, 12) > 0 => {
            let place = below(luck, fields.len() as u32) as usize;
            falsify(fields.values_mut().nth(place).expect("the place is below their number"), luck);
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or_default() + i64::from(below(luck, 5)) - 2;
            let wild = [0, 1, 7, 200, 255, 256, -1];
            *value = if below(luck, 2) == 0 { near.into() } else { wild[below(luck, 7) as usize].into() };
        }
        Value::String(text) => match below(luck, 3) {
            0 => text.clear(),
            1 => *text = text.chars().rev().collect(),
            _ => text.push('1'),
        },
        _ => *value = [Value::Null, true.into(), 3.into()][below(luck, 3) as usize].clone(),
    }
}

#[test]
fn a_view_that_cannot_be_true_is_refused_and_never_a_panic() {
    for facts in ALL {
        let games = (0..300).map(|seed| visit(facts.id, Lie(seed)).expect("a registered game"));
        let (refused, believed) = games.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
        assert!(refused > 200, "{}: {refused} refused, {believed} believed", facts.id);
    }
}

proptest! {
    #[test]
    fn any_text_is_refused_or_read_one_way(
        text in prop_oneof!["\\PC{0,24}", "[a-z]{1,6} [0-9a-z+-]{1,8}", "[a-h][1-8]", "[0-9A-Za-z]{1,3}"]
    ) {
        for facts in ALL {
            let read = visit(facts.id, Read(&text)).expect("a registered game");
            prop_assert!(read.is_ok(), "{}: {:?}", facts.id, read);
        }
    }

    #[test]
    fn moves_out_of_place_change_nothing(
        seed in 0..1000u64,
        text in prop_oneof!["[a-h][1-8]", "(take|drop|climb|play|lay|lead|cheer|roll) [0-9a-z]{1,3}", "[cpsh] [a-h][1-8]"]
    ) {
        for facts in ALL {
            prop_assert_eq!(visit(facts.id, Meddle(seed, &text)), Some(true));
        }
    }
}
