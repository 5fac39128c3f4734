//! Writes inputs to begin with into `fuzz/corpus`, made from the registry: a new game is fuzzed for free.

use std::error::Error;
use std::fs;
use std::path::Path;

use engine::{AnyGame, Fast, Seat, SeatLine, Turn};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    for (number, facts) in (0u8..).zip(games::ALL) {
        for seats in facts.seats.0..=facts.seats.1 {
            let name = format!("{}-{seats}", facts.id);
            let played = Played::at_random(games::start(facts.id, &Value::Null, seats)?);
            for (at, text) in played.notation.iter().enumerate().take(40) {
                write("notation", &format!("{name}-{at}"), text)?;
            }
            let record = played.record();
            write("options", &name, record.options.to_string())?;
            write("record", &name, serde_json::to_string(&record)?)?;
            write("protocol", &name, talk(facts.id, seats, &serde_json::to_string(&record)?))?;
            let mut steps = format!("{}\n", record.options).into_bytes();
            steps.extend([number, seats - facts.seats.0]);
            steps.extend((0..200u8).map(|at| at.wrapping_mul(73)));
            write("steps", &name, steps)?;
            write("table", &name, table_talk(number, &played.notation))?;
        }
    }
    Ok(())
}

/// Lines of the engine protocol, most of which are understood.
fn talk(game: &str, seats: u8, record: &str) -> String {
    let begin = format!(r#"{{"cmd":"new","game":"{game}","seats":{seats}}}"#);
    let load = format!(r#"{{"cmd":"load","record":{record}}}"#);
    let best = r#"{"cmd":"best","seat":0,"level":"random","ms":1}"#;
    let lines = [
        begin.as_str(),
        r#"{"cmd":"seed","seed":"0707070707070707070707070707070707070707070707070707070707070707"}"#,
        r#"{"cmd":"turn"}"#,
        r#"{"cmd":"chance","rng":true}"#,
        r#"{"cmd":"settle"}"#,
        r#"{"cmd":"moves","seat":0}"#,
        best,
        r#"{"cmd":"play","seat":0,"move":"done"}"#,
        r#"{"cmd":"describe","move":"done","lang":"en"}"#,
        r#"{"cmd":"view","seat":1}"#,
        r#"{"cmd":"view","spectator":true}"#,
        &load,
        r#"{"cmd":"undo"}"#,
        best,
        r#"{"cmd":"truth"}"#,
        r#"{"cmd":"record"}"#,
        "nonsense",
    ];
    lines.join("\n")
}

/// Words to a table, most of which are understood.
fn table_talk(place: u8, notation: &[String]) -> String {
    let contribution = "07".repeat(32);
    let mut lines = vec![place.to_string()];
    for seat in 0..5 {
        lines.push(format!(r#"{seat}{{"type":"hello","link":"{seat}","scenes":true}}"#));
        lines.push(format!(r#"{seat}{{"type":"sit","name":"Anna","contribution":"{contribution}"}}"#));
    }
    for (at, mv) in notation.iter().enumerate().take(12) {
        lines.push(format!(r#"0{{"type":"play","key":"{at}","expect":1,"move":"{mv}"}}"#));
        lines.push(String::new());
    }
    let others = [
        r#"{"type":"undo","expect":2}"#,
        r#"{"type":"answer-undo","offer":30,"yes":true}"#,
        r#"{"type":"pause"}"#,
        r#"{"type":"resume"}"#,
        r#"{"type":"stand-in","level":"easy"}"#,
        r#"{"type":"send-bot-away"}"#,
        r#"{"type":"take-back"}"#,
        r#"{"type":"switch","chat":false,"spectators":false}"#,
        r#"{"type":"story","from":3}"#,
        r#"{"type":"leave"}"#,
    ];
    lines.extend(others.map(|line| format!("0{line}")));
    lines.join("\n")
}

fn write(target: &str, name: &str, content: impl AsRef<[u8]>) -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder)?;
    Ok(fs::write(folder.join(format!("seed-{name}")), content)?)
}

/// A random game, and every step of it in notation.
struct Played {
    game: Box<dyn AnyGame>,
    notation: Vec<String>,
}

impl Played {
    fn at_random(mut game: Box<dyn AnyGame>) -> Played {
        let (mut luck, mut notation) = (Fast::new(7), Vec::new());
        loop {
            let step = match game.turn() {
                Turn::Over => return Played { game, notation },
                Turn::Chance => game.roll(&mut luck).expect("luck is due"),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let mv = game.random_move(seat, &mut luck).expect("the seat is asked");
                    game.play(seat, &mv, Some(7)).expect("the move was offered");
                    mv
                }
            };
            notation.push(step);
        }
    }

    fn record(&self) -> engine::Record {
        let names = Seat::all(self.game.seats()).map(|seat| format!("Player {seat}"));
        let seats = names.map(|name| SeatLine { name, kind: "random".to_owned() });
        self.game.record(seats.collect(), None)
    }
}
