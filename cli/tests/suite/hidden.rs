//! Signs that a terminal obeys and nobody sees: they come in names, chat, refusals and records, and go no further.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::Ordering;

use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::commands::{barn, barn_in};
use crate::{home, pretend, random_game};

/// What an attacker would like to have on the screen of another: clear it, write into its title, turn lines round, go back
/// and write over it, end a line where none ends, hide.
const ATTACK: &str = "Eve\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{7f}\u{8}\r\u{202e}\u{2066}\u{200b}\u{2028}\u{feff}\u{1b}[8m\
                      \u{1b}[1m\u{e0041}\nBen: I give up";

/// Whether a sign must not reach a terminal, apart from line ends.
fn is_hidden(sign: char) -> bool {
    (sign.is_control() && sign != '\n')
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{ad}' | '\u{e0000}'..='\u{e007f}')
}

/// Nothing of the attack has got through, and somebody has been shown that there was one.
#[track_caller]
fn is_clean(output: &Output) -> String {
    let said = [output.stdout.clone(), output.stderr.clone()].concat();
    let said = String::from_utf8(said).expect("we print text");
    assert!(!said.chars().any(is_hidden), "{said:?}");
    assert!(!said.lines().any(|line| line.starts_with("Ben: I give up")), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// A finished game by somebody with such a name.
fn record(change: impl Fn(&mut Value)) -> (TempDir, String) {
    let facts = games::ALL.iter().find(|facts| facts.seats_allowed(2)).expect("some games are for two");
    let game = random_game(facts.id, 2, usize::MAX, &mut engine::Fast::new(31));
    let seat = |name: &str| engine::SeatLine { name: name.to_owned(), kind: ATTACK.to_owned() };
    let record = game.record(vec![seat(ATTACK), seat("Ben")], None);
    let mut record = serde_json::to_value(&record).expect("records are plain data");
    change(&mut record);
    let folder = TempDir::new().expect("a folder can be had");
    let file = folder.path().join("game.barn");
    std::fs::write(&file, record.to_string()).expect("it is written");
    let file = file.to_str().expect("our paths are text").to_owned();
    (folder, file)
}

#[test]
fn records_show_what_is_hidden_in_them() {
    let (folder, file) = record(|record| {
        record["started"] = json!(ATTACK);
        record["ended"] = json!(ATTACK);
    });
    for args in [&["record"][..], &["replay", "--all"], &["replay", "--step", "3"]] {
        let output = barn_in(folder.path(), &[args, &[&file]].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(is_clean(&output).contains("Eve�[2J�]0;owned"), "{args:?}");
    }
    // For programs nothing is lost.
    let output = barn(&["record", "--json", &file]);
    let seen: Value = serde_json::from_str(&is_clean(&output)).expect("it is JSON");
    assert!(seen["seats"][0]["name"].as_str().is_some_and(|name| name.starts_with("Eve�[2J")), "{seen}");
    is_clean(&barn(&["verify", &file]));
    let resumed = barn_in(folder.path(), &["play", "--resume", &file, "--seats", "you,random"], "\n");
    is_clean(&resumed);
}

#[test]
fn errors_that_quote_show_what_is_hidden_in_the_quotation() {
    let changes: [fn(&mut Value); 6] = [
        |record| record["game"] = json!(ATTACK),
        |record| record["steps"][0] = json!(ATTACK),
        |record| record["options"] = json!({ATTACK: ATTACK}),
        |record| record["seal"] = json!(ATTACK),
        |record| record["fairness"] = json!({"seed": ATTACK, "table": ATTACK}),
        |record| record[ATTACK] = json!(ATTACK),
    ];
    for change in changes {
        let (_folder, file) = record(change);
        for args in [&["record"][..], &["replay"], &["verify"], &["verify", "--json"], &["play", "--resume"]]
        {
            is_clean(&barn(&[args, &[&file]].concat()));
        }
    }
    for args in
        [&["play", "--join", ATTACK][..], &["invite", ATTACK, "kuhlorado"], &["rules", ATTACK], &[ATTACK]]
    {
        let output = barn(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        is_clean(&output);
    }
    let asked = json!({"cmd": "new", "game": ATTACK, "seats": 2}).to_string() + "\n" + ATTACK + "\n";
    let folder = TempDir::new().expect("a folder can be had");
    is_clean(&barn_in(folder.path(), &["engine"], &asked));
}

/// A hall whose host has such a name, and in which such things are said.
fn hostile_hall(last: Value) -> String {
    let mut welcome = pretend::welcome();
    welcome["table"]["seats"][1]["name"] = json!(ATTACK);
    let n = welcome["n"].as_u64().expect("a number");
    let news = |from: u64, what: Value| json!({"type": "news", "from": from, "n": from + 1, "hash": welcome["hash"], "what": [what]});
    let says = [
        welcome.clone(),
        news(n, json!({"type": "said", "seat": 1, "text": ATTACK})),
        news(n + 1, json!({"type": "sat", "seat": 1, "name": ATTACK})),
        json!({"type": "sorry", "code": "bad-text", "message": ATTACK}),
        json!({"type": "presence", "seat": 1, "here": false}),
        last,
    ];
    pretend::sockets(says.iter().map(Value::to_string).collect())
}

fn goodbye() -> Value {
    json!({"type": "goodbye", "code": "no-spectators", "message": ATTACK})
}

#[test]
fn what_is_said_at_a_table_shows_what_is_hidden_in_it() {
    let joined = Command::new(cargo_bin!("barn"))
        .args(["play", "--join", &hostile_hall(goodbye())])
        .env("XDG_DATA_HOME", home())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|mut child| {
            // It is typed at, and nobody types: it ends when the hall says goodbye.
            let input = child.stdin.take();
            let output = child.wait_with_output();
            drop(input);
            output
        });
    let said = is_clean(&joined.expect("barn runs"));
    assert!(said.matches("Eve�[2J").count() >= 5, "{said}");
    let played = Command::new(cargo_bin!("barn"))
        .args(["bot", &hostile_hall(goodbye()), "--cmd", "cat"])
        .env("XDG_DATA_HOME", home())
        .output();
    let said = is_clean(&played.expect("barn runs"));
    assert!(said.matches("Eve�[2J").count() >= 2, "{said}");
}

/// A program in a terminal of its own: what the terminal is sent.
fn in_a_terminal(args: &[&str]) -> Option<Vec<u8>> {
    const SCRIPT: &str = "import os, pty, sys\n\
        seen = []\n\
        def read(fd):\n    data = os.read(fd, 65536)\n    seen.append(data)\n    return data\n\
        pty.spawn(sys.argv[1:], read)\n";
    let output = Command::new("python3")
        .args(["-c", SCRIPT])
        .arg(cargo_bin!("barn"))
        .args(args)
        .env("TERM", "xterm-256color")
        .env_remove("NO_COLOR")
        .env("XDG_DATA_HOME", home())
        .stdin(Stdio::null())
        .output();
    cfg!(unix).then(|| output.expect("python3 runs").stdout)
}

#[test]
fn on_a_terminal_only_our_own_styles_are_left() {
    let (_folder, file) = record(|_| ());
    let joined = hostile_hall(goodbye());
    for args in [&["play", "--join", &joined][..], &["record", &file]] {
        let Some(seen) = in_a_terminal(args) else { return };
        let seen = String::from_utf8(seen).expect("we print text");
        assert!(seen.contains("Eve�[2J") && seen.contains("\x1b["), "{args:?}: {seen:?}");
        // A style, or the line of the prompt that gives way.
        let mut rest = seen.replace("\r\x1b[K", "").replace("\r\n", "\n");
        for style in ["0", "1", "2", "3", "31", "32", "35", "36", "94", "38;5;208", "38;5;137", "38;5;244"] {
            rest = rest.replace(&format!("\x1b[{style}m"), "");
        }
        // The terminal itself shows the end of what is typed.
        let rest = rest.replace("^D\u{8}\u{8}", "");
        assert!(!rest.chars().any(is_hidden), "{args:?}: {rest:?}");
        // Styles of the attacker's own have lost what made them one.
        assert!(seen.contains("�[8m�[1m"), "{args:?}: {seen:?}");
    }
}

fn answer(status: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n{headers}\r\n{body}")
        .into_bytes()
}

fn invited(answer: Vec<u8>, times: usize) -> Output {
    let (address, _) = pretend::requests(answer, times);
    barn(&["invite", &format!("http://{address}"), games::ALL[0].id])
}

#[test]
fn what_a_hall_answers_shows_what_is_hidden_in_it() {
    let sentence = json!({"error": {"code": "no", "message": ATTACK}}).to_string();
    let output = invited(answer("400 Bad Request", "", &sentence), 1);
    assert_eq!(output.status.code(), Some(1));
    assert!(is_clean(&output).contains("Eve�[2J"));
    for made in [
        json!({"id": ATTACK, "links": [null]}),
        json!({"id": "t1", "links": [ATTACK]}),
        json!({"id": "t1", "links": ["x".repeat(100_000)]}),
        json!({"id": "../../other", "links": ["a"]}),
        json!({ATTACK: ATTACK}),
    ] {
        let output = invited(answer("201 Created", "", &made.to_string()), 1);
        assert_eq!(output.status.code(), Some(1), "{made}");
        assert!(is_clean(&output).contains("answers oddly"), "{made}");
    }
}

#[test]
fn a_hall_that_sends_people_elsewhere_is_not_followed() {
    let (other, count) = pretend::requests(answer("200 OK", "", "{}"), 1);
    for status in ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"] {
        let there = answer(status, &format!("location: http://{other}/secret\r\n"), "");
        let output = invited(there.clone(), 1);
        assert_eq!(output.status.code(), Some(1), "{status}");
        assert!(is_clean(&output).contains("is it a game hall?"), "{status}: {output:?}");
        let (hall, _) = pretend::requests(there, 1);
        let joined = barn(&["play", "--join", &format!("http://{hall}/#/table/t1/{}", pretend::SECRET)]);
        assert_eq!(joined.status.code(), Some(1), "{status}");
        is_clean(&joined);
    }
    assert_eq!(count.load(Ordering::SeqCst), 0, "nobody else was asked");
}

#[test]
fn answers_and_files_without_end_are_refused() {
    // Sixteen megabytes before what would be a sound answer.
    let mut endless = b"HTTP/1.1 201 Created\r\ncontent-type: application/json\r\n\r\n".to_vec();
    endless.extend(vec![b' '; 16 << 20]);
    endless.extend(br#"{"id":"t1","links":["a"]}"#);
    let output = invited(endless, 1);
    assert_eq!(output.status.code(), Some(1));
    assert!(is_clean(&output).contains("answers oddly"), "{output:?}");
    if Path::new("/dev/zero").exists() {
        for command in ["record", "replay", "verify"] {
            let output = barn(&[command, "/dev/zero"]);
            assert_eq!(output.status.code(), Some(1), "{command}");
            assert!(is_clean(&output).contains("is no record"), "{command}: {output:?}");
        }
    }
}

#[test]
fn a_hall_that_shows_what_cannot_be_is_left_with_a_reason() {
    let mut absurd = pretend::welcome();
    absurd["you"] = json!(255);
    let huge = "x".repeat(2 << 20);
    let other = json!({"type": "welcome", ATTACK: ATTACK}).to_string();
    for (says, reason) in
        [(absurd.to_string(), "cannot be"), (huge, "than anybody could read"), (other, "does not know")]
    {
        let link = pretend::sockets(vec![says]);
        for args in [&["play", "--join", &link][..], &["bot", &link, "--cmd", "cat"]] {
            let output = barn(args);
            assert_eq!(output.status.code(), Some(1), "{args:?}: {output:?}");
            assert!(is_clean(&output).contains(reason), "{args:?}: {output:?}");
        }
    }
}
