//! Records checked by both verifiers: the command's and the one in Python, which shares no code with it.

use std::path::{Path, PathBuf};
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use engine::{Fast, Line, Luck, OutcomeLine, Record, Seat, SeatLine, Turn, below};
use serde_json::Value;
use table::fairness::{Contribution, Secret};
use tempfile::TempDir;

use crate::tables;

/// How many games of each table are checked; `BARN_ROUNDS` asks for more.
fn rounds() -> u64 {
    std::env::var("BARN_ROUNDS").map_or(1, |rounds| rounds.parse().expect("BARN_ROUNDS is a number"))
}

/// A finished game whose luck was promised, as a server would write it down.
fn fair_game(id: &str, seats: u8, number: u64) -> Record {
    let mut random = Fast::of_game(5, number);
    let mut bytes = || [(); 32].map(|()| below(&mut random, 256) as u8);
    let secret = Secret(bytes());
    let contributions: Vec<_> = (0..seats).map(|_| Contribution(bytes())).collect();
    let table = format!("stable-{number}");
    let mut luck = Luck::new(secret.seed(&table, &contributions));
    let mut game = games::start(id, &Value::Null, seats).expect("the defaults are possible");
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => _ = game.roll(&mut luck).expect("luck is asked"),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let mv = game.random_move(seat, &mut random).expect("the seat is asked");
                game.play(seat, &mv, Some(below(&mut random, 9_000))).expect("a random move is legal");
            }
        }
    }
    let name = |seat: Seat| SeatLine { name: format!("Zoë \"{seat}\"\n🐐"), kind: "you".to_owned() };
    let record =
        game.record(Seat::all(seats).map(name).collect(), Some(secret.reveal(&table, &contributions, &[])));
    table::with_checksum(Record { started: Some("2026-11-15T20:00:00Z".to_owned()), ..record })
}

fn text(record: &Record) -> String {
    serde_json::to_string(record).expect("records are plain data")
}

fn written(folder: &Path, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("it is written");
    file
}

/// What each verifier prints about each of these files, a line each; both must end with this code.
#[track_caller]
fn verdicts(files: &[PathBuf], code: i32) -> [Vec<String>; 2] {
    let mut command = Command::new(cargo_bin!("barn"));
    let mut script = Command::new("python3");
    script.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/verify.py"));
    [command.arg("verify"), script.arg("--barn").arg(cargo_bin!("barn"))].map(|verifier| {
        let output = verifier.args(files).output().expect("it runs");
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        let lines: Vec<String> = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), files.len(), "{output:?}");
        lines
    })
}

/// Whether both verifiers refuse each of these files.
#[track_caller]
fn both_refuse(files: &[PathBuf]) {
    for lines in verdicts(files, 1) {
        for line in lines {
            assert!(!line.contains(": verified"), "{line}");
        }
    }
}

#[test]
fn both_verifiers_accept_fair_games() {
    let folder = TempDir::new().unwrap();
    let games = tables().flat_map(|(id, seats)| (0..rounds()).map(move |number| (id, seats, number)));
    let files: Vec<_> = games
        .map(|(id, seats, number)| {
            written(folder.path(), &format!("{id}-{seats}-{number}"), text(&fair_game(id, seats, number)))
        })
        .collect();
    // Not all at once: a command line has an end.
    for some in files.chunks(500) {
        for lines in verdicts(some, 0) {
            assert!(lines.iter().all(|line| line.contains(": verified")), "{lines:?}");
        }
    }
}

/// The text with one byte turned into another, at this place.
fn flipped(text: &str, at: usize, random: &mut Fast) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    bytes[at] ^= 1 + below(random, 255) as u8;
    bytes
}

#[test]
fn one_flipped_byte_anywhere_is_noticed() {
    let mut random = Fast::new(11);
    for facts in games::ALL {
        let text = text(&fair_game(facts.id, facts.seats.0, 0));
        // Every byte of the shortest game would do, but the games differ in what they write.
        for at in (0..text.len()).step_by(if rounds() > 1 { 1 } else { 7 }) {
            let bytes = flipped(&text, at, &mut random);
            assert!(table::verify(&bytes).is_err(), "{} at {at}: {bytes:?}", facts.id);
        }
    }
}

#[test]
fn one_flipped_byte_anywhere_is_noticed_by_both_verifiers() {
    let folder = TempDir::new().unwrap();
    let mut random = Fast::new(12);
    for facts in games::ALL {
        let text = text(&fair_game(facts.id, facts.seats.0, 0));
        let files: Vec<_> = (0..rounds() * 8)
            .map(|number| {
                let at = below(&mut random, text.len() as u32) as usize;
                written(folder.path(), &number.to_string(), flipped(&text, at, &mut random))
            })
            .collect();
        both_refuse(&files);
    }
}

/// A record changed by somebody who knows how to seal it again.
fn forged(record: &Record, change: impl Fn(&mut Record)) -> String {
    let mut record = record.clone();
    change(&mut record);
    text(&table::with_checksum(record))
}

#[test]
fn both_verifiers_notice_what_was_forged_and_the_command_says_what() {
    let folder = TempDir::new().unwrap();
    for facts in games::ALL {
        let seats = facts.seats.0;
        let honest = fair_game(facts.id, seats, 1);
        let other = fair_game(facts.id, seats, 2).fairness.unwrap();
        let is_luck = |line: &Line| matches!(line, Line::Chance(_));
        // Another outcome that was possible there: what happened is legal, but not what the seed gives.
        let first = honest.steps.iter().position(is_luck).expect("there is luck in every game");
        let game = games::replay(&honest).unwrap().until(first);
        let mut possible = game.odds().into_iter().map(|(outcome, _)| Line::Chance(outcome));
        let lucky = possible.find(|line| *line != honest.steps[first]).expect("luck has a choice");

        let draw_luckily = |record: &mut Record| {
            record.steps.splice(first.., [lucky.clone()]);
            record.result = None;
        };

        let set = |change: &dyn Fn(&mut Record)| forged(&honest, change);
        let fairness = |change: &dyn Fn(&mut engine::Fairness)| {
            forged(&honest, |record| change(record.fairness.as_mut().expect("it is there")))
        };
        let forgeries = [
            (set(&draw_luckily), "but the seed gives"),
            (set(&|record| record.steps.truncate(first + 1)), "the result in this record"),
            (set(&|record| record.result = None), "it names no result"),
            (set(&|record| record.result = Some(worse(record.result.as_ref().unwrap()))), "the result in"),
            (set(&|record| record.fairness = None), "names no seed"),
            (set(&|record| record.rules += 1), "of the rules of"),
            (fairness(&|fairness| fairness.seed.clone_from(&other.seed)), "the seed in this record"),
            (fairness(&|fairness| fairness.secret.clone_from(&other.secret)), "the commitment in this"),
            (fairness(&|fairness| fairness.commitment.clone_from(&other.commitment)), "the commitment in"),
            (fairness(&|fairness| fairness.contributions.clone_from(&other.contributions)), "the seed in"),
            (fairness(&|fairness| fairness.table.clone_from(&other.table)), "the seed in this record"),
            (fairness(&|fairness| fairness.secret = None), "the secret is missing"),
            (fairness(&|fairness| fairness.contributions = Some(Vec::new())), "0 contributions"),
            (fairness(&|fairness| fairness.seed.make_ascii_uppercase()), "seed in this record"),
            (text(&honest).replace("Zoë", "Zoe"), "changed after it was sealed"),
        ];
        let name = |(at, (text, _)): (usize, &(String, _))| written(folder.path(), &at.to_string(), text);
        let files: Vec<_> = forgeries.iter().enumerate().map(name).collect();
        both_refuse(&files);
        let [command, _] = verdicts(&files, 1);
        for (line, (_, words)) in command.iter().zip(&forgeries) {
            assert!(line.contains(words), "{}: {words:?} is not in {line:?}", facts.id);
        }
    }
}

/// Another result than this one.
fn worse(result: &OutcomeLine) -> OutcomeLine {
    OutcomeLine { scores: result.scores.iter().map(|score| score + 1).collect(), ..result.clone() }
}

#[test]
fn programs_are_told_what_was_verified() {
    let folder = TempDir::new().unwrap();
    let facts = games::ALL[0];
    let honest = fair_game(facts.id, facts.seats.0, 3);
    let without = Record { checksum: None, ..honest.clone() };
    let files = [text(&honest), text(&without), "moo".to_owned()];
    let files = ["a", "b", "c"].into_iter().zip(files).map(|(name, text)| written(folder.path(), name, text));
    let output =
        Command::new(cargo_bin!("barn")).args(["verify", "--json"]).args(files).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let told: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is JSON"))
        .collect();
    let facts = |at: usize| ["verified", "promised", "over", "sealed"].map(|field| told[at][field].clone());
    assert_eq!(facts(0), [true, true, true, true]);
    assert_eq!(facts(1), [true, true, true, false]);
    assert_eq!(told[0]["steps"], honest.steps.len());
    assert_eq!((&told[2]["verified"], told[2]["problem"].is_string()), (&Value::Bool(false), true));
}
