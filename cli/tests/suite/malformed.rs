//! The line protocol under fire: ten thousand broken lines, an answer to each, nothing changed by an error.

use cli::Protocol;
use engine::{Fast, Seat, below};
use serde_json::{Value, json};

use crate::{random_game, tables};

/// Valid lines of every kind for a game in the middle.
fn valid_lines(id: &str, seats: u8, luck: &mut Fast) -> Vec<String> {
    let game = random_game(id, seats, 40, luck);
    let people = Seat::all(seats).map(|seat| engine::SeatLine { name: seat.to_string(), kind: "x".into() });
    let record = game.record(people.collect(), None);
    let mut lines = vec![
        json!({"cmd": "new", "game": id, "seats": seats, "options": {"start": 0}}),
        json!({"cmd": "load", "record": record}),
        json!({"cmd": "turn"}),
        json!({"cmd": "settle"}),
        json!({"cmd": "chance", "rng": true}),
        json!({"cmd": "seed", "seed": "0f".repeat(32)}),
        json!({"cmd": "view", "spectator": true}),
        json!({"cmd": "truth"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
    ];
    for seat in Seat::all(seats) {
        lines.push(json!({"cmd": "moves", "seat": seat}));
        lines.push(json!({"cmd": "view", "seat": seat}));
        lines.push(json!({"cmd": "best", "seat": seat, "level": "random", "ms": 10}));
    }
    for step in record.steps.iter().rev().take(12) {
        lines.push(match step {
            engine::Line::Chance(outcome) => json!({"cmd": "chance", "outcome": outcome}),
            engine::Line::Move { seat, mv, .. } => json!({"cmd": "play", "seat": seat, "move": mv}),
        });
        if let engine::Line::Move { mv, .. } = step {
            lines.push(json!({"cmd": "describe", "move": mv, "lang": "en"}));
        }
    }
    lines.iter().map(Value::to_string).collect()
}

/// The line with one to three things broken.
fn broken(line: &str, others: &[String], luck: &mut Fast) -> String {
    let mut text: Vec<char> = line.chars().collect();
    for _ in 0..=below(luck, 3) {
        let at = below(luck, text.len() as u32 + 1) as usize;
        let sign = ['"', '{', '}', '[', ':', ',', '0', '9', '-', 'e', 'é', '\\', '\u{0}', ' '];
        let sign = sign[below(luck, sign.len() as u32) as usize];
        match below(luck, 6) {
            0 => text.insert(at, sign),
            1 if at < text.len() => text[at] = sign,
            2 if at < text.len() => _ = text.remove(at),
            3 => text.truncate(at),
            4 => {
                let other: Vec<char> = others[below(luck, others.len() as u32) as usize].chars().collect();
                let from = below(luck, other.len() as u32) as usize;
                text.splice(at..at, other[from..].iter().copied().take(20));
            }
            _ => {
                // A field nobody knows.
                let start = text.iter().position(|sign| *sign == '{').map_or(0, |brace| brace + 1);
                text.splice(start..start, r#""surprise":1,"#.chars());
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn ten_thousand_broken_lines_change_nothing() {
    let tables: Vec<_> = tables().collect();
    let each = 10_000 / tables.len() + 1;
    let mut luck = Fast::new(77);
    let mut errors = 0;
    for (id, seats) in tables {
        let lines = valid_lines(id, seats, &mut luck);
        let mut protocol = Protocol::new([5; 32]);
        let begin = &lines[1];
        assert_eq!(protocol.answer(begin), r#"{"ok":true}"#);
        for _ in 0..each {
            let line = broken(&lines[below(&mut luck, lines.len() as u32) as usize], &lines, &mut luck);
            let before = protocol.answer(r#"{"cmd":"record"}"#);
            let answer = protocol.answer(&line);
            let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
            if answer.get("error").is_some() {
                errors += 1;
                assert_eq!(protocol.answer(r#"{"cmd":"record"}"#), before, "{line:?} changed something");
            }
        }
    }
    assert!(errors > 5_000, "most of them are broken for good: {errors}");
}
