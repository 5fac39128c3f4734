//! The line protocol, command by command.

use cli::Protocol;
use engine::{Fast, Lang, Seat, Turn};
use serde_json::{Value, json};

use crate::{random_game, tables};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Sends a line; the answer must be one line of JSON.
fn send(protocol: &mut Protocol, line: &str) -> Value {
    let answer = protocol.answer(line);
    assert!(!answer.contains('\n'), "one line: {answer}");
    serde_json::from_str(&answer).unwrap_or_else(|bad| panic!("{bad}: {answer}"))
}

fn ask(protocol: &mut Protocol, command: &Value) -> Value {
    send(protocol, &command.to_string())
}

/// The code of the error that a line must give; the game must be as it was.
#[track_caller]
fn refused(protocol: &mut Protocol, line: &str) -> String {
    let before = protocol.answer(r#"{"cmd":"record"}"#);
    let answer = send(protocol, line);
    assert_eq!(protocol.answer(r#"{"cmd":"record"}"#), before, "{line} changed something");
    let error = &answer["error"];
    assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{line}: {answer}");
    error["code"].as_str().expect("an error has a code").to_owned()
}

/// A new game of some kind, drawn until somebody must decide.
fn settled(id: &str, seats: u8) -> Protocol {
    let mut protocol = Protocol::new([1; 32]);
    assert_eq!(ask(&mut protocol, &json!({"cmd": "new", "game": id, "seats": seats})), json!({"ok": true}));
    assert!(ask(&mut protocol, &json!({"cmd": "settle"}))["outcomes"].is_array());
    protocol
}

fn asked(protocol: &mut Protocol) -> u64 {
    ask(protocol, &json!({"cmd": "turn"}))["seats"][0].as_u64().expect("somebody is asked")
}

#[test]
fn whole_games_by_explicit_chance_agree_with_the_engine() {
    let mut luck = Fast::new(11);
    for (id, seats) in tables() {
        let mut protocol = Protocol::new([0; 32]);
        ask(&mut protocol, &json!({"cmd": "new", "game": id, "seats": seats}));
        let finished = random_game(id, seats, usize::MAX, &mut luck);
        let record = serde_json::to_value(finished.record(Vec::new(), None)).unwrap();
        for (at, step) in record["steps"].as_array().unwrap().iter().enumerate() {
            let then = finished.until(at);
            let turn = ask(&mut protocol, &json!({"cmd": "turn"}));
            if let Some(outcome) = step.get("chance") {
                assert_eq!(turn, json!({"kind": "chance", "outcomes": then.odds()}));
                let answer = ask(&mut protocol, &json!({"cmd": "chance", "outcome": outcome}));
                assert_eq!(answer, json!({"outcome": outcome}));
            } else {
                assert_eq!(turn["kind"], "decide");
                let (seat, mv) = (&step["seat"], &step["move"]);
                assert!(turn["seats"].as_array().unwrap().contains(seat));
                let moves = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}));
                assert!(moves["moves"].as_array().unwrap().contains(mv));
                let answer = ask(&mut protocol, &json!({"cmd": "play", "seat": seat, "move": mv}));
                assert_eq!(answer, json!({"ok": true}));
            }
        }
        let outcome = finished.outcome().expect("the game is over");
        assert_eq!(
            ask(&mut protocol, &json!({"cmd": "turn"})),
            json!({
                "kind": "over",
                "scores": outcome.scores.to_vec(),
                "winners": outcome.winners,
                "ended": outcome.ended,
            })
        );
        assert_eq!(ask(&mut protocol, &json!({"cmd": "truth"})), json!({"truth": finished.truth()}));
        let record = ask(&mut protocol, &json!({"cmd": "record"}))["record"].clone();
        assert_eq!(record["result"]["ended"], outcome.ended);
        assert!(record["seats"].as_array().unwrap().iter().all(|seat| seat["kind"] == "engine"));
    }
}

#[test]
fn views_are_those_of_the_engine() {
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        let record = ask(&mut protocol, &json!({"cmd": "record"}))["record"].clone();
        let game = games::replay(&engine::Record::from_value(&record).unwrap()).unwrap();
        let spectator = ask(&mut protocol, &json!({"cmd": "view", "spectator": true}));
        assert_eq!(spectator, json!({"view": game.view(engine::Viewer::Spectator)}));
        for seat in Seat::all(seats) {
            let view = ask(&mut protocol, &json!({"cmd": "view", "seat": seat}));
            assert_eq!(view, json!({"view": game.view(engine::Viewer::Seat(seat))}));
        }
    }
}

#[test]
fn the_same_seed_draws_the_same_luck() {
    for (id, seats) in tables() {
        let draw = |command: &Value| {
            let mut protocol = Protocol::new([9; 32]);
            ask(&mut protocol, &json!({"cmd": "seed", "seed": SEED}));
            ask(&mut protocol, &json!({"cmd": "new", "game": id, "seats": seats}));
            let mut drawn = Vec::new();
            while ask(&mut protocol, &json!({"cmd": "turn"}))["kind"] == "chance" {
                let answer = ask(&mut protocol, command);
                match answer["outcomes"].as_array() {
                    Some(outcomes) => drawn.extend(outcomes.clone()),
                    None => drawn.push(answer["outcome"].clone()),
                }
            }
            drawn
        };
        let at_once = draw(&json!({"cmd": "settle"}));
        assert!(!at_once.is_empty(), "{id} begins with luck");
        assert_eq!(at_once, draw(&json!({"cmd": "chance", "rng": true})), "{id}, {seats} seats");
    }
}

#[test]
fn undo_takes_back_one_step() {
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        let before = protocol.answer(r#"{"cmd":"record"}"#);
        let seat = asked(&mut protocol);
        let best = ask(&mut protocol, &json!({"cmd": "best", "seat": seat, "level": "random", "ms": 5}));
        ask(&mut protocol, &json!({"cmd": "play", "seat": seat, "move": best["move"]}));
        assert_ne!(protocol.answer(r#"{"cmd":"record"}"#), before);
        assert_eq!(ask(&mut protocol, &json!({"cmd": "undo"})), json!({"ok": true}));
        assert_eq!(protocol.answer(r#"{"cmd":"record"}"#), before, "{id}");
    }
}

#[test]
fn a_loaded_record_goes_on_where_it_stood() {
    let mut luck = Fast::new(3);
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        for _ in 0..7 {
            if ask(&mut protocol, &json!({"cmd": "turn"}))["kind"] == "over" {
                break;
            }
            let seat = asked(&mut protocol);
            let moves = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}));
            let moves = moves["moves"].as_array().unwrap();
            let mv = &moves[engine::below(&mut luck, moves.len() as u32) as usize];
            ask(&mut protocol, &json!({"cmd": "play", "seat": seat, "move": mv}));
            ask(&mut protocol, &json!({"cmd": "settle"}));
        }
        let record = ask(&mut protocol, &json!({"cmd": "record"}))["record"].clone();
        let mut other = Protocol::new([7; 32]);
        assert_eq!(ask(&mut other, &json!({"cmd": "load", "record": record})), json!({"ok": true}));
        for command in [r#"{"cmd":"truth"}"#, r#"{"cmd":"record"}"#, r#"{"cmd":"turn"}"#] {
            assert_eq!(other.answer(command), protocol.answer(command));
        }
    }
}

#[test]
fn seats_that_choose_together_are_described_each_for_itself() {
    let mut together = 0;
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        for _ in 0..40 {
            let turn = ask(&mut protocol, &json!({"cmd": "turn"}));
            let Some(asked) = turn["seats"].as_array().filter(|asked| !asked.is_empty()).cloned() else {
                break;
            };
            together += usize::from(asked.len() > 1);
            for seat in &asked {
                let moves = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}))["moves"].clone();
                for mv in moves.as_array().unwrap() {
                    let described = ask(&mut protocol, &json!({"cmd": "describe", "move": mv, "seat": seat}));
                    assert!(described["text"].is_string(), "{id}: {described}");
                }
            }
            let best = ask(&mut protocol, &json!({"cmd": "best", "seat": asked[0], "level": "random"}));
            ask(&mut protocol, &json!({"cmd": "play", "seat": asked[0], "move": best["move"]}));
            ask(&mut protocol, &json!({"cmd": "settle"}));
        }
        let nobody = format!(r#"{{"cmd":"describe","move":"x","seat":{seats}}}"#);
        assert_eq!(refused(&mut protocol, &nobody), "no-such-seat");
    }
    assert!(together > 0, "some game lets several choose together");
}

#[test]
fn every_legal_move_can_be_described() {
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        let seat = asked(&mut protocol);
        let moves = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}));
        for mv in moves["moves"].as_array().unwrap() {
            let plain = ask(&mut protocol, &json!({"cmd": "describe", "move": mv}));
            assert!(plain["text"].as_str().is_some_and(|text| !text.is_empty() && !text.contains('⟨')));
            for (lang, _) in games::facts(id).unwrap().words {
                let said = ask(&mut protocol, &json!({"cmd": "describe", "move": mv, "lang": lang.code()}));
                assert!(said["text"].as_str().is_some_and(|text| !text.contains('⟨')), "{said}");
                assert_eq!(said == plain, *lang == Lang::English, "{lang}: {said}");
            }
        }
    }
}

#[test]
fn without_a_game_only_a_few_commands_work() {
    let mut protocol = Protocol::new([0; 32]);
    for line in [
        r#"{"cmd":"turn"}"#,
        r#"{"cmd":"moves","seat":0}"#,
        r#"{"cmd":"play","seat":0,"move":"x"}"#,
        r#"{"cmd":"chance","rng":true}"#,
        r#"{"cmd":"settle"}"#,
        r#"{"cmd":"view","seat":0}"#,
        r#"{"cmd":"view","spectator":true}"#,
        r#"{"cmd":"truth"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"best","seat":0,"level":"random"}"#,
        r#"{"cmd":"describe","move":"x"}"#,
    ] {
        assert_eq!(refused(&mut protocol, line), "no-game", "{line}");
    }
    assert_eq!(ask(&mut protocol, &json!({"cmd": "seed", "seed": SEED})), json!({"ok": true}));
}

#[test]
fn unknown_fields_are_refused_by_every_command() {
    let (id, seats) = tables().next().unwrap();
    let mut protocol = settled(id, seats);
    let seat = asked(&mut protocol);
    let record = ask(&mut protocol, &json!({"cmd": "record"}))["record"].clone();
    let mv = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}))["moves"][0].clone();
    for mut command in [
        json!({"cmd": "new", "game": id, "seats": seats}),
        json!({"cmd": "turn"}),
        json!({"cmd": "moves", "seat": seat}),
        json!({"cmd": "play", "seat": seat, "move": mv}),
        json!({"cmd": "chance", "rng": true}),
        json!({"cmd": "settle"}),
        json!({"cmd": "seed", "seed": SEED}),
        json!({"cmd": "view", "seat": seat}),
        json!({"cmd": "truth"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
        json!({"cmd": "load", "record": record}),
        json!({"cmd": "best", "seat": seat, "level": "random"}),
        json!({"cmd": "describe", "move": mv}),
    ] {
        command["extra"] = json!(1);
        assert_eq!(refused(&mut protocol, &command.to_string()), "bad-command", "{command}");
    }
}

#[test]
fn nonsense_is_refused_with_a_stable_code() {
    let (id, seats) = tables().next().unwrap();
    let mut protocol = settled(id, seats);
    let seat = asked(&mut protocol);
    let long = format!(r#"{{"cmd":"describe","move":"{}"}}"#, "x".repeat(1 << 20));
    for (line, code) in [
        ("", "bad-json"),
        ("   ", "bad-json"),
        ("\u{fffd}", "bad-json"),
        ("hello", "bad-json"),
        (r#"{"cmd":"turn""#, "bad-json"),
        (r#"{"cmd":"turn"} {"cmd":"undo"}"#, "bad-json"),
        (&long, "bad-json"),
        (&"[".repeat(100_000), "bad-json"),
        ("null", "bad-command"),
        ("[]", "bad-command"),
        (r#"["undo"]"#, "bad-command"),
        (r#"["undo",{}]"#, "bad-command"),
        ("{}", "bad-command"),
        (r#"{"cmd":"fly"}"#, "bad-command"),
        (r#"{"cmd":7}"#, "bad-command"),
        (r#"{"cmd":"undo","cmd":"undo"}"#, "bad-command"),
        (r#"{"cmd":"moves"}"#, "bad-command"),
        (r#"{"cmd":"moves","seat":-1}"#, "bad-command"),
        (r#"{"cmd":"moves","seat":300}"#, "bad-command"),
        (r#"{"cmd":"moves","seat":"0"}"#, "bad-command"),
        (r#"{"cmd":"moves","seat":6}"#, "no-such-seat"),
        (r#"{"cmd":"play","seat":255,"move":"x"}"#, "bad-notation"),
        (r#"{"cmd":"view"}"#, "bad-command"),
        (r#"{"cmd":"view","seat":0,"spectator":true}"#, "bad-command"),
        (r#"{"cmd":"view","spectator":false}"#, "bad-command"),
        (r#"{"cmd":"view","seat":99}"#, "no-such-seat"),
        (r#"{"cmd":"chance"}"#, "bad-command"),
        (r#"{"cmd":"chance","rng":false}"#, "bad-command"),
        (r#"{"cmd":"chance","rng":true,"outcome":"x"}"#, "bad-command"),
        (r#"{"cmd":"chance","rng":true}"#, "not-luck"),
        (r#"{"cmd":"chance","outcome":"\u0000"}"#, "bad-notation"),
        (r#"{"cmd":"seed","seed":"12"}"#, "bad-seed"),
        (r#"{"cmd":"new","game":"goose-chess","seats":2}"#, "unknown-game"),
        (r#"{"cmd":"load","record":{}}"#, "bad-record"),
        (r#"{"cmd":"load","record":{"barn":99}}"#, "bad-record"),
        (r#"{"cmd":"best","seat":0,"level":"genius"}"#, "unknown-level"),
        (r#"{"cmd":"best","seat":9,"level":"random"}"#, "no-such-seat"),
        (r#"{"cmd":"describe","move":"\u0000"}"#, "bad-notation"),
        (r#"{"cmd":"describe","move":"x","lang":"xx"}"#, "unknown-lang"),
    ] {
        assert_eq!(refused(&mut protocol, line), code, "{}", &line[..line.len().min(80)]);
    }
    let other = (seat + 1) % u64::from(seats);
    let best = json!({"cmd": "best", "seat": other, "level": "random"});
    assert_eq!(refused(&mut protocol, &best.to_string()), "not-your-turn");
    for options in [json!({"colour": "mauve"}), json!([]), json!({"start": 77})] {
        let new = json!({"cmd": "new", "game": id, "seats": seats, "options": options});
        assert_eq!(refused(&mut protocol, &new.to_string()), "bad-options", "{new}");
    }
    for wrong in [0, 1, 7, 255] {
        let new = json!({"cmd": "new", "game": id, "seats": wrong});
        assert_eq!(refused(&mut protocol, &new.to_string()), "bad-options", "{new}");
    }
}

#[test]
fn steps_at_the_wrong_time_are_refused() {
    for (id, seats) in tables() {
        let mut protocol = Protocol::new([1; 32]);
        ask(&mut protocol, &json!({"cmd": "new", "game": id, "seats": seats}));
        assert_eq!(refused(&mut protocol, r#"{"cmd":"undo"}"#), "nothing-to-undo");
        let best = json!({"cmd": "best", "seat": 0, "level": "random"});
        assert_eq!(refused(&mut protocol, &best.to_string()), "luck-first");
        assert_eq!(ask(&mut protocol, &json!({"cmd": "moves", "seat": 0})), json!({"moves": []}));

        let mut luck = Fast::new(1);
        let over = random_game(id, seats, usize::MAX, &mut luck);
        let mut loaded = serde_json::to_value(over.record(
            Seat::all(seats).map(|_| engine::SeatLine { name: "a".into(), kind: "b".into() }).collect(),
            None,
        ))
        .unwrap();
        ask(&mut protocol, &json!({"cmd": "load", "record": loaded}));
        for command in [best, json!({"cmd": "chance", "rng": true})] {
            assert_eq!(refused(&mut protocol, &command.to_string()), "game-over");
        }
        assert_eq!(ask(&mut protocol, &json!({"cmd": "settle"})), json!({"outcomes": []}));

        // A record with one step missing or a wrong result is no record.
        loaded["result"]["scores"][0] = json!(-99);
        let load = json!({"cmd": "load", "record": loaded}).to_string();
        assert_eq!(refused(&mut protocol, &load), "bad-record");
        loaded["steps"].as_array_mut().unwrap().remove(0);
        let load = json!({"cmd": "load", "record": loaded}).to_string();
        assert_eq!(refused(&mut protocol, &load), "bad-record");
    }
}

#[test]
fn a_move_that_the_rules_forbid_names_its_clause() {
    let mut luck = Fast::new(21);
    let mut forbidden = 0;
    for (id, seats) in tables() {
        // Moves of later in the game, tried at its first decision: some of them are not legal there.
        let later = random_game(id, seats, usize::MAX, &mut luck);
        let mut protocol = settled(id, seats);
        let seat = asked(&mut protocol);
        let legal = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}))["moves"].clone();
        for line in later.record(Vec::new(), None).steps {
            let engine::Line::Move { mv, .. } = line else { continue };
            if legal.as_array().unwrap().contains(&json!(mv)) {
                continue;
            }
            forbidden += 1;
            let play = json!({"cmd": "play", "seat": seat, "move": mv}).to_string();
            let answer = send(&mut protocol, &play);
            assert_eq!(refused(&mut protocol, &play), "not-legal");
            let message = answer["error"]["message"].as_str().unwrap();
            let clause = message.rsplit_once('(').map(|(_, clause)| clause.trim_end_matches(')')).unwrap();
            assert!(games::facts(id).unwrap().clause(clause).is_some(), "{id} has no clause {clause}");
        }
        assert!(matches!(later.turn(), Turn::Over));
    }
    assert!(forbidden > 0, "something is forbidden at first, if not in every game");
}

#[test]
fn best_says_what_players_who_think_ahead_expect() {
    for (id, seats) in tables() {
        let mut protocol = settled(id, seats);
        ask(&mut protocol, &json!({"cmd": "seed", "seed": "07".repeat(32)}));
        let seat = asked(&mut protocol);
        let moves = ask(&mut protocol, &json!({"cmd": "moves", "seat": seat}))["moves"].clone();
        let best = ask(&mut protocol, &json!({"cmd": "best", "seat": seat, "level": "expert:200"}));
        let legal = moves.as_array().expect("a list");
        let listed = best["moves"].as_array().expect("a list");
        assert!(legal.contains(&best["move"]), "{id}: {best}");
        assert_eq!(listed.len(), legal.len(), "{id}: {best}");
        let visits: u64 = listed.iter().map(|one| one[2].as_u64().expect("a count")).sum();
        assert_eq!(visits, 200, "{id}: {best}");
        let value = best["value"].as_f64().expect("a chance");
        assert!((0.0..=1.0).contains(&value) && best["points"].is_number(), "{id}: {best}");
        assert!(best["reason"].as_str().is_some_and(|reason| !reason.contains('⟨')), "{id}: {best}");
        ask(&mut protocol, &json!({"cmd": "seed", "seed": "07".repeat(32)}));
        let again = ask(&mut protocol, &json!({"cmd": "best", "seat": seat, "level": "expert:200"}));
        assert_eq!(best, again, "{id}: the same seed gives the same answer");
        let quick = ask(&mut protocol, &json!({"cmd": "best", "seat": seat, "level": "hard", "ms": 1}));
        assert!(legal.contains(&quick["move"]), "{id}: {quick}");
    }
}
