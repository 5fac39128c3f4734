//! Many games without people: simulations, tournaments, reports.

use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::commands::{barn, barn_in, done, failed};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder can be had")
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("it was written")
}

#[test]
fn simulate_seats_players_of_every_level() {
    for facts in games::ALL {
        let levels = ["hard:20", "easy", "random", "medium", "expert:30", "random"];
        let players = &levels[..usize::from(facts.seats.1)];
        let args = ["simulate", facts.id, "--games", "4", "--seats", &players.join(","), "--json"];
        let run = |threads| {
            let mut run = json(&done(&barn(&[&args[..], &["--threads", threads]].concat())));
            let run = run.as_object_mut().expect("an object");
            run.retain(|name, _| !name.contains("second"));
            run.clone()
        };
        let alone = run("1");
        assert_eq!(alone, run("2"), "{}", facts.id);
        let named: Vec<_> =
            alone["seats"].as_array().expect("seats").iter().map(|seat| &seat["player"]).collect();
        assert_eq!(named, players);
    }
}

#[test]
fn simulate_writes_games_down() {
    let folder = folder();
    let facts = games::ALL[0];
    let write = |name: &str| {
        done(&barn_in(folder.path(), &["simulate", facts.id, "--games", "40", "--out", name], ""));
    };
    write("games.csv");
    write("games.json");
    write("games.parquet");
    let rows = json(&read(folder.path(), "games.json"));
    let rows = rows.as_array().expect("rows");
    assert_eq!(rows.len(), 40 * usize::from(facts.seats.0));
    let csv = read(folder.path(), "games.csv");
    assert!(
        csv.starts_with("game,seed,number,deal,seats,seat,player,score,win_share,decisions,steps,ended\n")
    );
    assert_eq!(csv.lines().count(), rows.len() + 1);
    let parquet = std::fs::read(folder.path().join("games.parquet")).expect("it was written");
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
}

#[test]
fn simulate_refuses_files_it_cannot_write() {
    let simulate = |file| barn(&["simulate", games::ALL[0].id, "--games", "1", "--out", file]);
    assert!(failed(&simulate("games.xls"), 2).contains(".csv, .json or .parquet"));
    assert!(failed(&simulate("no/such/games.csv"), 1).contains("cannot write no/such/games.csv"));
}
