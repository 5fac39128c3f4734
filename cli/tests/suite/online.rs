//! Tables in a hall: a real hall as a process, with programs and people at its tables.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::TempDir;

use crate::commands::{barn, done, failed};
use crate::home;

/// A hall of its own, which is killed in the end.
pub(crate) struct Hall {
    process: Child,
    address: String,
}

impl Hall {
    /// Opens a hall that keeps its tables in this folder; port 0 takes a free one.
    pub(crate) fn open(folder: &Path, port: &str) -> Hall {
        let data = folder.join("data");
        let mut process = Command::new(cargo_bin!("barn"))
            .args(["serve", "--no-limits", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("barn runs");
        let mut lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let first = lines.next().expect("the hall opens").expect("it prints text");
        let address = first.strip_prefix("The hall is open at ").expect("it says where").to_owned();
        Hall { process, address }
    }

    fn port(&self) -> &str {
        self.address.rsplit_once(':').expect("an address has a port").1
    }

    /// The links of a new table, bots' seats left out, and the one for looking on.
    pub(crate) fn invite(&self, game: &str, seats: &str) -> (Vec<String>, String) {
        let made = done(&barn(&["invite", &self.address, game, "--seats", seats, "--json"]));
        let made: Value = serde_json::from_str(&made).expect("it is JSON");
        let links = made["links"].as_array().expect("there are links").iter();
        let links = links.filter_map(Value::as_str).map(str::to_owned).collect();
        (links, made["watch"].as_str().expect("a link").to_owned())
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

fn example() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/example_bot.py");
    format!("python3 {}", path.display())
}

fn bot(link: &str, cmd: &str) -> Command {
    let mut command = Command::new(cargo_bin!("barn"));
    command.args(["bot", link, "--json", "--cmd", cmd]).env("XDG_DATA_HOME", home());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a bot says in the end.
#[track_caller]
pub(crate) fn result(bot: Child) -> Value {
    let output: Output = bot.wait_with_output().expect("it ends");
    serde_json::from_str(&done(&output)).expect("it is JSON")
}

#[test]
fn programs_play_whole_games_of_every_kind() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let tables: Vec<Vec<Child>> = games::ALL
        .iter()
        .map(|facts| {
            let others = ",random".repeat(usize::from(facts.seats.0) - 2);
            let (links, _) = hall.invite(facts.id, &format!("person,person{others}"));
            links.iter().map(|link| bot(link, &example()).spawn().expect("barn runs")).collect()
        })
        .collect();
    for (facts, bots) in games::ALL.iter().zip(tables) {
        let results: Vec<Value> = bots.into_iter().map(result).collect();
        assert_eq!(results[0]["scores"], results[1]["scores"], "{}", facts.id);
        let scores = results[0]["scores"].as_array().expect("everybody has a score");
        assert_eq!(scores.len(), usize::from(facts.seats.0), "{}", facts.id);
    }
}

/// A program that shows with a file that it was asked, and waits for another before it answers for the first time.
pub(crate) const HESITANT: &str = r#"
import json, os, sys, time
for line in sys.stdin:
    open("asked", "w").close()
    while not os.path.exists("go"):
        time.sleep(0.01)
    print(json.dumps({"move": json.loads(line)["moves"][-1]}), flush=True)
"#;

#[test]
fn a_game_survives_a_hall_that_is_killed() {
    let folder = TempDir::new().expect("a folder can be had");
    let file = |name: &str| folder.path().join(name);
    std::fs::write(file("hesitant.py"), HESITANT).expect("it is written");
    let hall = Hall::open(folder.path(), "0");
    let facts = games::ALL.iter().find(|facts| facts.seats_allowed(2)).expect("some games are for two");
    let (links, _) = hall.invite(facts.id, "person,person");
    let bots = links.iter().map(|link| {
        let mut command = bot(link, "python3 hesitant.py");
        command.args(["--ms", "60000"]).current_dir(folder.path()).spawn().expect("barn runs")
    });
    let bots: Vec<Child> = bots.collect();
    wait_for(&file("asked"));
    let port = hall.port().to_owned();
    drop(hall);
    std::fs::write(file("go"), "").expect("it is written");
    let _hall = Hall::open(folder.path(), &port);
    let results: Vec<Value> = bots.into_iter().map(result).collect();
    assert_eq!(results[0]["scores"], results[1]["scores"]);
}

pub(crate) fn wait_for(file: &Path) {
    // A minute, however busy the machine is.
    for _ in 0..6_000 {
        if file.exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("{} does not come", file.display());
}

#[test]
fn programs_that_fail_are_given_up_with_a_reason() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let facts = games::ALL.iter().find(|facts| facts.seats_allowed(2)).expect("some games are for two");
    for (cmd, ms, reason) in [
        ("cat", "10000", "is not like"),
        (r#"python3 -c 'input(); print("{\"move\": \"moo\"}", flush=True); input()'"#, "10000", r#""moo""#),
        ("sleep 100", "50", "in time"),
        ("true", "10000", "has ended"),
    ] {
        let (links, _) = hall.invite(facts.id, "person,random");
        let output = bot(&links[0], cmd).args(["--ms", ms]).output().expect("barn runs");
        assert_eq!(output.status.code(), Some(1), "{cmd}: {output:?}");
        let said = String::from_utf8(output.stderr).expect("we print text");
        assert_eq!(said.matches(reason).count(), 3, "{cmd}: {said}");
        assert!(said.contains("third mishap"), "{cmd}: {said}");
    }
    let (links, watch) = hall.invite(facts.id, "person,random");
    let said = failed(&bot(&links[0], "no-such-program").output().expect("barn runs"), 1);
    assert!(said.contains("no-such-program"), "{said}");
    failed(&bot(&links[0], "").output().expect("barn runs"), 2);
    failed(&bot(&watch, "cat").output().expect("barn runs"), 2);
}

#[test]
fn links_that_lead_nowhere_are_explained() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let facts = games::ALL[0];
    let seats = ["person"].repeat(usize::from(facts.seats.0)).join(",");
    let (links, watch) = hall.invite(facts.id, &seats);
    let joined = |link: &str, code| failed(&barn(&["play", "--join", link]), code);
    assert!(joined(&format!("{watch}/00"), 1).contains("no seat at this table has this link"));
    assert!(joined(&format!("{}/#/table/00", hall.address), 1).contains("no table of this name"));
    assert!(joined("http://127.0.0.1:1/#/table/00", 1).contains("cannot be reached"));
    joined(&hall.address, 2);
    // What cannot be done with an option is refused.
    let named = failed(&barn(&["play", "--join", &watch, "--names", "Ida"]), 2);
    assert!(named.contains("whoever looks on has no name"), "{named}");
    failed(&barn(&["invite", &hall.address, facts.id, "--seats", "person,goose"]), 2);
    failed(&barn(&["invite", &hall.address, facts.id, "--seats", "person"]), 1);
    // Who types nothing looks in and leaves; the seat is kept.
    let seen = done(&barn(&["play", "--join", &links[0], "--names", "Ida"]));
    assert!(seen.contains(facts.title) && seen.contains(&format!("{watch}/")), "{seen}");
    let again = done(&barn(&["play", "--join", &links[0]]));
    assert!(again.contains("Ida"), "{again}");
}

#[test]
fn a_hall_that_cannot_open_says_why() {
    let folder = TempDir::new().expect("a folder can be had");
    let hall = Hall::open(folder.path(), "0");
    let listen = hall.address.strip_prefix("http://").expect("an address");
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("it is written");
    let serve = |listen: &str, data: &Path| {
        failed(&barn(&["serve", "--listen", listen, "--data", data.to_str().expect("our paths are text")]), 1)
    };
    assert!(serve(listen, &folder.path().join("other")).contains("--listen"));
    assert!(serve("127.0.0.1:0", &file).contains("cannot make the folder"));
    assert!(serve("127.0.0.1:0", &folder.path().join("data")).contains("another process"));
}
