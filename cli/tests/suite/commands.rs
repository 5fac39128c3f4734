//! Every subcommand as a process: output, files, exit codes.

use std::path::Path;
use std::process::{Output, Stdio};

use assert_cmd::cargo::cargo_bin_cmd;
use engine::{Fast, Seat};
use serde_json::Value;
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr;

use crate::{home, random_game, tables};

/// Runs `barn` in a folder, typing `typed`.
pub(crate) fn barn_in(folder: &Path, args: &[&str], typed: &str) -> Output {
    let mut command = cargo_bin_cmd!("barn");
    command
        .current_dir(folder)
        .env("XDG_DATA_HOME", home())
        .args(args)
        .write_stdin(typed)
        .output()
        .expect("barn runs")
}

pub(crate) fn barn(args: &[&str]) -> Output {
    let folder = TempDir::new().expect("a folder can be had");
    barn_in(folder.path(), args, "")
}

#[track_caller]
pub(crate) fn done(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("we print text")
}

/// What was said on standard error by a command that must end with this code, without any panic.
#[track_caller]
pub(crate) fn failed(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    let said = String::from_utf8(output.stderr.clone()).expect("we print text");
    assert!(!said.contains("panicked") && said.starts_with("error:"), "{said}");
    said
}

/// A finished game in a file.
fn finished(folder: &Path, id: &str, seats: u8) -> String {
    let game = random_game(id, seats, usize::MAX, &mut Fast::new(31));
    let line = |seat: Seat| engine::SeatLine { name: format!("Player {seat}"), kind: "random".to_owned() };
    let record = game.record(Seat::all(seats).map(line).collect(), None);
    let file = folder.join("game.barn");
    std::fs::write(&file, serde_json::to_string(&record).expect("records are plain data"))
        .expect("it is written");
    file.to_str().expect("our paths are text").to_owned()
}

#[test]
fn every_subcommand_has_help_with_an_example() {
    for name in [
        "games",
        "rules",
        "play",
        "simulate",
        "tournament",
        "report",
        "record",
        "replay",
        "verify",
        "serve",
        "invite",
        "bot",
        "engine",
        "completions",
    ] {
        let help = done(&barn(&[name, "--help"]));
        assert!(help.contains("Example") && help.contains("barn "), "{name}: {help}");
    }
    insta::assert_snapshot!(done(&barn(&["--help"])));
}

#[test]
fn bad_usage_ends_with_2() {
    for args in [
        &["fly"][..],
        &["games", "--loud"],
        &["rules"],
        &["rules", "goose-chess"],
        &["simulate"],
        &["completions", "abacus"],
        &["engine", "now"],
        &["record"],
    ] {
        failed(&barn(args), 2);
    }
}

#[test]
fn games_lists_the_shelf() {
    let text = done(&barn(&["games"]));
    let listed: Value = serde_json::from_str(&done(&barn(&["games", "--json"]))).expect("it is JSON");
    assert_eq!(listed.as_array().map(Vec::len), Some(games::ALL.len()));
    for (facts, entry) in games::ALL.iter().zip(listed.as_array().expect("a list")) {
        assert!(text.contains(facts.title) && text.contains(facts.id), "{text}");
        assert_eq!((&entry["id"], &entry["title"]), (&facts.id.into(), &facts.title.into()));
        assert_eq!(entry["seats"]["most"], facts.seats.1);
        for (option, listed) in facts.options.iter().zip(entry["options"].as_array().expect("a list")) {
            assert_eq!(listed["name"], option.name);
            assert!(!listed["default"].is_null(), "{}: {} has a default", facts.id, option.name);
        }
    }
}

#[test]
fn rules_shows_every_clause_in_every_language() {
    for facts in games::ALL {
        let ids = facts.rulebook.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
        let ids: Vec<&str> = ids.map(|(id, _)| id).collect();
        assert!(ids.len() > 5);
        for (lang, _) in facts.words {
            let text = done(&barn(&["rules", facts.id, "--lang", lang.code()]));
            assert!(!text.contains("**") && !text.contains('\u{1b}'), "a page without marks: {text}");
            assert!(text.lines().all(|line| line.width() <= 80), "{text}");
            for id in &ids {
                assert!(text.contains(&format!("• {id} ")), "{id} is missing in {text}");
            }
        }
        assert_eq!(done(&barn(&["rules", facts.id])), done(&barn(&["rules", facts.id, "--lang", "en"])));
        failed(&barn(&["rules", facts.id, "--lang", "xx"]), 2);
    }
}

#[test]
fn a_reader_who_has_had_enough_is_no_failure() {
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("barn"));
    let command = command.args(["rules", games::ALL[0].id]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("barn runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("barn ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn simulate_counts_and_repeats_itself() {
    for (id, seats) in tables() {
        let players = vec!["random"; usize::from(seats)].join(",");
        let run = |threads: &str, more: &[&str]| {
            let args =
                ["simulate", id, "--games", "600", "--seats", &players, "--threads", threads, "--json"];
            let mut json: Value =
                serde_json::from_str(&done(&barn(&[&args[..], more].concat()))).expect("JSON");
            for speed in ["seconds", "games_per_second", "decisions_per_second", "steps_per_second"] {
                assert!(json[speed].as_f64().is_some_and(|number| number > 0.0), "{speed}: {json}");
                json.as_object_mut().expect("an object").remove(speed);
            }
            json
        };
        let json = run("1", &[]);
        assert_eq!(json, run("2", &[]));
        assert_ne!(json, run("2", &["--seed", "2"]));
        assert_eq!(json["games"], 600);
        assert!(json["decisions_per_game"].as_f64().is_some_and(|number| number >= 1.0));
        assert!(json["draws"].is_u64());
        let seats = json["seats"].as_array().expect("one entry per seat");
        let shares: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a share")).sum();
        assert!(shares <= 1.0 + 1e-9 && seats.iter().all(|seat| seat["player"] == "random"));
        assert!(seats.iter().all(|seat| seat["mean_score"].is_number()));
        assert!(done(&barn(&["simulate", id, "--games", "50", "--closely"])).contains("legal moves"));
    }
}

#[test]
fn simulate_refuses_what_makes_no_sense() {
    let id = games::ALL[0].id;
    for (args, said) in [
        (&["--games", "0"][..], "0 is not in"),
        (&["--seats", "random,genius"], "there is random"),
        (&["--seats", "you,random"], "there is random"),
        (&["--seats", "random"], "players, not 1"),
        (&["--option", "colour=mauve"], "no such option"),
        (&["--option", "start=77"], "option `start`"),
        (&["--option", "start"], "name=value"),
        (&["--option", "start=0", "--option", "start=1"], "given twice"),
        (&["--threads", "0"], "0 is not in"),
    ] {
        let told = failed(&barn(&[&["simulate", id][..], args].concat()), 2);
        assert!(told.contains(said), "{args:?}: {told}");
    }
}

#[test]
fn play_saves_what_it_leaves_and_resumes_it() {
    for facts in games::ALL {
        let folder = TempDir::new().expect("a folder can be had");
        let text = done(&barn_in(folder.path(), &["play", facts.id, "--seed", "7"], "1\n1\n"));
        assert!(text.contains("The game is saved") && !text.contains('\u{1b}'), "{text}");
        let files: Vec<_> = std::fs::read_dir(folder.path()).expect("it is there").flatten().collect();
        let [file] = files.as_slice() else { panic!("one file, not {files:?}") };
        let file = file.path();
        let file = file.to_str().expect("our paths are text");

        let record: Value =
            serde_json::from_str(&done(&barn(&["record", file, "--json"]))).expect("it is JSON");
        assert_eq!((&record["game"], &record["over"]), (&facts.id.into(), &false.into()));
        assert_eq!(record["luck_fits_seed"], true, "{record}");
        assert_eq!(record["seats"][0]["kind"], "you");

        let text = done(&barn_in(folder.path(), &["play", "--resume", file], "1\nquit\n"));
        assert!(text.contains("The game is saved"), "{text}");
        let later: Value = serde_json::from_str(&done(&barn(&["record", file, "--json"]))).expect("JSON");
        assert!(later["decisions"].as_u64() > record["decisions"].as_u64(), "{later}");
        assert_eq!(later["luck_fits_seed"], true, "{later}");
        assert_eq!(later["started"], record["started"]);
    }
}

#[test]
fn a_whole_game_can_be_typed() {
    for facts in games::ALL {
        let folder = TempDir::new().expect("a folder can be had");
        let typed = "1\n".repeat(5_000);
        let args = ["play", facts.id, "--save-to", "whole.barn", "--seed", "whole"];
        let text = done(&barn_in(folder.path(), &args, &typed));
        assert!(text.contains("The game is over.") && text.contains("barn replay whole.barn"), "{text}");
        let text = done(&barn_in(folder.path(), &["record", "whole.barn"], ""));
        assert!(text.contains("every draw comes from the seed") && text.contains("ended 20"), "{text}");
    }
}

#[test]
fn a_mistyped_file_does_not_end_the_game() {
    let folder = TempDir::new().expect("a folder can be had");
    let typed = "1\nsave no/such/folder.barn\nsave here.barn\n";
    let text = done(&barn_in(folder.path(), &["play", games::ALL[0].id], typed));
    assert!(text.contains("cannot write no/such/folder.barn"), "{text}");
    assert!(
        text.contains("barn play --resume here.barn") && folder.path().join("here.barn").exists(),
        "{text}"
    );
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_is_saved() {
    use std::io::{Read, Write};

    let folder = TempDir::new().expect("a folder can be had");
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("barn"));
    command.current_dir(folder.path()).args(["play", games::ALL[0].id]);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("barn runs");
    let mut typing = child.stdin.take().expect("it is piped");
    typing.write_all(b"1\n").expect("barn listens");
    // It waits for the second decision once it has asked twice.
    let mut screen = child.stdout.take().expect("it is piped");
    let (mut seen, mut byte) = (Vec::new(), [0]);
    while String::from_utf8_lossy(&seen).matches("Ann> ").count() < 2 {
        screen.read_exact(&mut byte).expect("barn goes on");
        seen.push(byte[0]);
    }
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    let output = child.wait_with_output().expect("barn ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(130), "{said}");
    let file = said.trim().rsplit_once(' ').expect("a file is named").1;
    assert!(done(&barn_in(folder.path(), &["record", file], "")).contains("Not over yet"));
}

#[test]
fn without_a_command_barn_asks_what_to_play() {
    let folder = TempDir::new().expect("a folder can be had");
    let text = done(&barn_in(folder.path(), &[], "x\n1\n1\n2\n"));
    assert!(text.contains("Which game?") && text.contains("Type a number from 1 to"), "{text}");
    assert!(
        text.contains("How many play?")
            && text.contains("Against whom?")
            && text.contains(games::ALL[0].hook),
        "{text}"
    );
    failed(&barn_in(folder.path(), &[], ""), 1);
}

#[test]
fn play_refuses_what_makes_no_sense() {
    let id = games::ALL[0].id;
    let folder = TempDir::new().expect("a folder can be had");
    let file = finished(folder.path(), id, games::ALL[0].seats.0);
    for (args, code, said) in [
        (&["play", id, "--seats", "you,genius"][..], 2, "there is you"),
        (&["play", id, "--seats", "you"], 2, "players, not 1"),
        (&["play", id, "--seed", ""], 2, "64 hex digits"),
        (&["play", id, "--option", "colour=mauve"], 2, "no such option"),
        (&["play", id, "--names", "a,b,c,d,e,f,g"], 2, "too many"),
        (&["play", "--resume", "nowhere.barn"], 1, "cannot read nowhere.barn"),
        (&["play", "--resume", &file, "--seed", "1"], 2, "cannot be used with"),
        (&["play", "--resume", &file, "--seats", "you"], 2, "seats, not 1"),
        (&["play", id, "--save-to", "no/such/folder.barn"], 1, "this is the game"),
    ] {
        let told = failed(&barn_in(folder.path(), args, "1\n1\n"), code);
        assert!(told.contains(said), "{args:?}: {told}");
    }
}

#[test]
fn record_shows_the_facts_and_refuses_forgeries() {
    for (id, seats) in tables() {
        let folder = TempDir::new().expect("a folder can be had");
        let file = finished(folder.path(), id, seats);
        let text = done(&barn(&["record", &file]));
        assert!(text.contains("Player 0") && text.contains("Every step is legal"), "{text}");
        let text = std::fs::read_to_string(&file).expect("it is there");
        let mut record: Value = serde_json::from_str(&text).expect("it is JSON");
        record["result"]["scores"][0] = 999.into();
        std::fs::write(&file, record.to_string()).expect("it is written");
        for command in ["record", "replay"] {
            assert!(failed(&barn(&[command, &file]), 1).contains("result"));
        }
        std::fs::write(&file, "moo").expect("it is written");
        assert!(failed(&barn(&["record", &file]), 1).contains("not a game record"));
        assert!(failed(&barn(&["record", "nowhere.barn"]), 1).contains("cannot read"));
    }
}

#[test]
fn replay_tells_every_step() {
    for (id, seats) in tables() {
        let folder = TempDir::new().expect("a folder can be had");
        let file = finished(folder.path(), id, seats);
        let steps = random_game(id, seats, usize::MAX, &mut Fast::new(31)).len();
        let text = done(&barn(&["replay", &file]));
        assert!(text.contains(&format!("{steps}  ")) && text.contains("win"), "{text}");
        assert!(done(&barn(&["replay", &file, "--step", "3"])).contains(&format!("Step 3 of {steps}")));
        let last = (seats - 1).to_string();
        done(&barn(&["replay", &file, "--all", "--seat", &last]));
        failed(&barn(&["replay", &file, "--seat", "9"]), 2);
        failed(&barn(&["replay", &file, "--step", "99999"]), 2);

        // Of a game that is not over, nobody is shown a seat's secrets.
        let text = std::fs::read_to_string(&file).expect("it is there");
        let mut record: Value = serde_json::from_str(&text).expect("it is JSON");
        record["steps"].as_array_mut().expect("a list").pop();
        record.as_object_mut().expect("an object").remove("result");
        std::fs::write(&file, record.to_string()).expect("it is written");
        assert!(done(&barn(&["replay", &file])).contains("not over"));
        assert!(failed(&barn(&["replay", &file, "--seat", "0"]), 1).contains("not over"));
    }
}

#[test]
fn engine_answers_line_by_line() {
    let facts = games::ALL[0];
    let new = format!(r#"{{"cmd":"new","game":"{}","seats":{}}}"#, facts.id, facts.seats.0);
    let long = "x".repeat((1 << 20) + 10);
    let typed = format!("{new}\nmoo\n{long}\n{{\"cmd\":\"turn\"}}");
    let text = done(&barn_in(Path::new("."), &["engine"], &typed));
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["ok"], true);
    assert_eq!(
        (&answers[1]["error"]["code"], &answers[2]["error"]["code"]),
        (&"bad-json".into(), &"bad-json".into())
    );
    assert_eq!(answers[3]["kind"], "chance");

    let mut command = cargo_bin_cmd!("barn");
    let output =
        command.arg("engine").write_stdin(b"{\"cmd\":\"turn\xff\"}\n".to_vec()).output().expect("it runs");
    assert!(done(&output).contains("bad-json"), "what is no text is refused");
}

#[test]
fn completions_name_the_subcommands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = done(&barn(&["completions", shell]));
        assert!(script.contains("simulate"), "{shell}");
    }
}
