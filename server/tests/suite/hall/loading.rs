//! The program that loads halls to see what they can take: it plays what it says it plays.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::halls::Hall;

const TABLES: u64 = 4;

/// Runs `examples/load`, which Cargo builds along with the tests and puts beside them.
fn load(address: SocketAddr, game: &str) -> Value {
    let here = std::env::current_exe().expect("this test is a program");
    let folder: PathBuf = here.ancestors().nth(2).expect("tests lie in deps/").join("examples");
    let mut program = Command::new(folder.join("load"));
    let mut load = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it was built");
    let plan = json!({
        "address": address, "server": { "hall": { "game": game } }, "process": std::process::id(),
        "tables": TABLES, "moves_per_second": null, "warm_up_seconds": 0.0, "seconds": 1.0,
    });
    let mut input = load.stdin.take().expect("it was asked for");
    input.write_all(plan.to_string().as_bytes()).expect("it reads its plan");
    drop(input);
    let output = load.wait_with_output().expect("it was started here");
    assert!(output.status.success(), "it found something wrong");
    serde_json::from_slice(&output.stdout).expect("it reports")
}

#[tokio::test]
async fn the_load_makes_the_moves_it_reports() {
    for game in ["kuhlorado", "happy-cows"] {
        let hall = Hall::open_with(|config| config.limits.messages = None).await;
        let address = hall.address;
        let report = tokio::task::spawn_blocking(move || load(address, game)).await.expect("it ran");
        let count = |name: &str| report[name].as_u64().expect("it is counted");
        assert_eq!(count("connections"), 2 * TABLES);
        assert!(count("moves") > 0, "{report}");
        // Everybody says hello and sits down; two ask for another game. When time is up, every table may be in
        // the middle of a move, and that move may end a game.
        let heard = hall.count("barnyard_messages_heard_total").await.expect("messages are counted") as u64;
        let accounted = 4 * TABLES + count("moves") + 2 * count("games");
        assert!((accounted..=accounted + 3 * TABLES).contains(&heard), "{heard} messages, {report}");
    }
}
