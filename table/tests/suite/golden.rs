//! What earlier versions of this program wrote can be read, and goes on. The files in `tests/golden` are never written
//! again: see the README there.

mod evening; // A driver for one table that speaks only in texts.
mod writing; // How files are added.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Fast, Record};
use serde_json::Value;

use evening::Evening;

/// All sets of files, in order.
fn sets() -> Vec<PathBuf> {
    let mut sets = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    sets.retain(|path| path.is_dir());
    assert!(!sets.is_empty());
    sets
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|problem| panic!("{}: {problem}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    files.sort();
    files
}

/// Every log, with what was written down about it.
fn logs() -> impl Iterator<Item = (String, String, Value)> {
    let logs = sets().into_iter().flat_map(|set| files(&set.join("logs")));
    logs.filter(|file| file.extension().is_some_and(|ending| ending == "jsonl")).map(|file| {
        let known = fs::read(file.with_extension("json")).expect("what was seen is beside the log");
        let log = fs::read_to_string(&file).expect("a log is text");
        (file.display().to_string(), log, serde_json::from_slice(&known).expect("it is JSON"))
    })
}

/// Whether everything that was seen then is seen now. A later version may show more; it may not change or leave out
/// anything.
fn shows_all_of(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(name, then)| now.get(name).is_some_and(|now| shows_all_of(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| shows_all_of(now, then))
        }
        _ => now == then,
    }
}

/// Everybody comes back with their link. Checks that they see what they saw.
fn come_back(evening: &mut Evening, name: &str, known: &Value) {
    for person in known["people"].as_array().expect("there are people") {
        let seat = person["seat"].as_u64().expect("a seat");
        let welcome = evening.hello(seat, person["link"].as_str());
        assert_eq!(welcome["type"], "welcome", "{name}, seat {seat}: {welcome}");
        assert_eq!(welcome["you"], person["seat"], "{name}");
        assert_eq!(welcome["table"]["seats"][seat as usize]["name"], person["name"], "{name}");
        let (now, then) = (&welcome["game"]["view"], &person["view"]);
        assert!(shows_all_of(now, then), "{name}, seat {seat}: {now}\nwas {then}");
        for what in ["moves", "asked", "steps"] {
            assert_eq!(welcome["game"][what], person[what], "{name}, seat {seat}: {what}");
        }
    }
}

#[test]
fn every_log_is_replayed_and_everybody_sees_what_they_saw() {
    for (name, log, known) in logs() {
        let mut evening = Evening::back(&log);
        assert_eq!(evening.is_over(), known["over"].as_bool().expect("yes or no"), "{name}");
        let seen = evening.hello(99, None);
        for what in ["number", "paused", "chat", "spectators", "rematch", "offer"] {
            assert_eq!(seen["table"][what], known["table"][what], "{name}: {what}");
        }
        assert!(shows_all_of(&seen["game"]["view"], &known["view"]), "{name}");
        come_back(&mut evening, &name, &known);
    }
}

#[test]
fn every_game_that_is_over_has_a_record_that_verifies() {
    let mut count = 0;
    for (name, log, known) in logs() {
        if known["over"] == true {
            count += 1;
            let record = Evening::back(&log).table.record().expect("the game is over");
            let text = serde_json::to_vec(&record).expect("records are plain data");
            let found = table::verify(&text).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
            assert!(found.over && found.promised && found.checksum, "{name}: {found:?}");
        }
    }
    assert!(count >= games::ALL.len());
}

#[test]
fn every_game_that_was_under_way_goes_on_to_its_end() {
    let mut count = 0;
    for (name, log, known) in logs() {
        if known["over"] == true || known["table"]["paused"] == true || known["table"]["number"] == 0 {
            continue;
        }
        count += 1;
        let mut evening = Evening::back(&log);
        come_back(&mut evening, &name, &known);
        evening.go_on(100_000, &mut Fast::new(17));
        let record = evening.finished.take().unwrap_or_else(|| panic!("{name} does not end"));
        let text = serde_json::to_vec(&record).expect("records are plain data");
        let found = table::verify(&text).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        assert!(found.over && found.promised && found.checksum, "{name}: {found:?}");
        // What was stored of the whole game can be brought back too.
        assert!(Evening::back(&evening.log.join("\n")).is_over(), "{name}");
    }
    assert!(count >= games::ALL.len());
}

#[test]
fn every_record_is_read_replayed_and_verified() {
    let records: Vec<_> = sets().iter().flat_map(|set| files(&set.join("records"))).collect();
    assert!(records.len() >= 2 * games::ALL.len());
    for file in records {
        let name = file.display();
        let text = fs::read_to_string(&file).expect("a record is text");
        let record = Record::read(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let game = games::replay(&record).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(game.len(), record.steps.len(), "{name}");
        let found = table::verify(text.as_bytes()).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        assert_eq!(found.over, record.result.is_some(), "{name}");
        let at_a_table = record.fairness.is_some_and(|fairness| fairness.table.is_some());
        assert_eq!((found.promised, found.checksum), (at_a_table, true), "{name}");
    }
}

#[test]
fn the_logs_hold_everything_that_could_happen() {
    let all: String = logs().map(|(_, log, _)| log).collect();
    for fact in [
        r#""time":{"per-game""#,
        r#""time":{"per-move""#,
        r#""grace_ms""#,
        r#"{"bot":{"level""#,
        r#""link":""#,
        r#"{"left""#,
        r#""asked":true"#,
        r#""asked":false"#,
        r#"{"returned""#,
        r#"{"began""#,
        r#""by":{"person""#,
        r#""by":"bot""#,
        r#""by":"clock""#,
        r#"{"drawn""#,
        r#"{"time-up""#,
        r#"{"undo-offered""#,
        r#""yes":true"#,
        r#""yes":false"#,
        r#"{"undone""#,
        r#"{"said""#,
        r#"{"paused""#,
        r#"{"resumed""#,
        r#"{"switched""#,
        r#"{"wants-rematch""#,
    ] {
        assert!(all.contains(fact), "{fact}");
    }
    // A move that was taken back without asking anybody, and a seat that was given away in a game and taken again.
    let lines: Vec<&str> = all.lines().collect();
    let follows =
        |one: &str, next: &str| lines.windows(2).any(|two| two[0].contains(one) && two[1].contains(next));
    assert!(follows("moved", "undone") && follows("undo-answered", "undone") && follows("left", "stood-in"));
    assert!(lines.iter().any(|line| line.contains("Nora") && line.contains("sat")));
}
