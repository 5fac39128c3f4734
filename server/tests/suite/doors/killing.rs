//! Halls that are killed in the middle of games: what was acknowledged is there, and nothing counts twice.
//!
//! `BARN_ROUNDS` asks for more kills, `BARN_TABLES` for more tables at once.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use engine::Seat;
use serde_json::json;
use table::log::{Entry, Fact, Mover};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::halls::{Made, set_up};
use super::players::Player;
use crate::Hall as Database;

/// A program that keeps a hall open. It is killed when this is dropped.
struct Program {
    child: Child,
    address: SocketAddr,
}

impl Program {
    /// Starts `examples/hall.rs`, which Cargo builds along with the tests and puts beside them.
    fn start(database: &str) -> Program {
        let here = std::env::current_exe().expect("this test is a program");
        let folder: PathBuf = here.ancestors().nth(2).expect("tests lie in deps/").join("examples");
        let program = folder.join(format!("hall{}", std::env::consts::EXE_SUFFIX));
        let started = Command::new(&program).arg(database).stdout(Stdio::piped()).spawn();
        let mut child = started.unwrap_or_else(|problem| panic!("{}: {problem}", program.display()));
        let mut line = String::new();
        let told = BufReader::new(child.stdout.take().expect("it was asked for")).read_line(&mut line);
        told.expect("the hall says where it is");
        let address = line.trim().parse().unwrap_or_else(|_| panic!("{line:?} is no address"));
        Program { child, address }
    }
}

impl Drop for Program {
    /// Not a signal that could be handled: the process is gone in the middle of whatever it did.
    fn drop(&mut self) {
        self.child.kill().expect("it is still running");
        self.child.wait().expect("it was started here");
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Plays a game to the end, coming back wherever the hall is whenever a line breaks.
async fn play_on(mut player: Player, mut hall: watch::Receiver<SocketAddr>, done: Arc<AtomicU64>) -> Player {
    loop {
        let before = player.done.len();
        let steps = player.game.steps + 1;
        let broken = player.play_until(steps).await.is_err();
        done.fetch_add((player.done.len() - before) as u64, Ordering::SeqCst);
        if player.is_over() && player.open.is_none() {
            return player;
        }
        if broken {
            let address = *hall.borrow_and_update();
            if player.come_again(address).await.is_err() {
                // It is down, or went down again.
                _ = tokio::time::timeout(Duration::from_millis(50), hall.changed()).await;
            }
        }
    }
}

/// The log of a table as it was stored.
async fn log(database: &Database, table: &str) -> Vec<Entry> {
    let kept = database.door("the reader").await.load(table).await.expect("the table is there");
    kept.entries.iter().map(|entry| serde_json::from_slice(entry).expect("an entry")).collect()
}

/// What the person at a seat did, by the log: keys, and numbers as they are told.
fn moves_of(log: &[Entry], seat: Seat) -> Vec<(String, u64)> {
    let key = |entry: &Entry| match &entry.fact {
        Fact::Moved { seat: mover, by: Mover::Person { key }, .. } if *mover == seat => Some(key.clone()),
        _ => None,
    };
    (1..).zip(log).filter_map(|(n, entry)| Some((key(entry)?, n))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_hall_that_is_killed_loses_nothing_that_was_acknowledged() {
    let database = Database::sqlite();
    let mut program = Program::start(&database.place());
    let (sender, hall) = watch::channel(program.address);
    let done = Arc::new(AtomicU64::new(0));
    let over = Arc::new(AtomicUsize::new(0));
    let mut tables: Vec<Made> = Vec::new();
    let mut playing = JoinSet::new();
    for (at, facts) in (0..number("BARN_TABLES", 5)).zip(games::ALL.iter().cycle()) {
        let mut seats = vec!["easy"; facts.seats.0.into()];
        seats[0] = "person";
        let made = set_up(program.address, json!({ "game": facts.id, "seats": seats, "grace_ms": 0 })).await;
        let mut player = Player::come(program.address, &made.id, made.links[0].as_deref()).await;
        player.sit().await;
        let play = play_on(player, hall.clone(), Arc::clone(&done));
        let over = Arc::clone(&over);
        playing.spawn(async move {
            let player = play.await;
            over.fetch_add(1, Ordering::SeqCst);
            (at, player)
        });
        tables.push(made);
    }
    for round in 0..number("BARN_ROUNDS", 3) {
        // Somewhere in the next moves of all of them.
        let until = done.load(Ordering::SeqCst) + 3 + round * 7 % 11;
        while done.load(Ordering::SeqCst) < until && over.load(Ordering::SeqCst) < tables.len() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        drop(program);
        program = Program::start(&database.place());
        sender.send_replace(program.address);
    }
    let mut played = Vec::new();
    while let Some(ended) = playing.join_next().await {
        played.push(ended.expect("every game ends"));
    }
    drop(program);
    for (at, player) in played {
        let log = log(&database, &tables[at as usize].id).await;
        let moves = moves_of(&log, Seat(0));
        let keys: BTreeSet<&String> = moves.iter().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), moves.len(), "no move counts twice");
        assert_eq!(moves, player.done, "every move that was acknowledged is there, and no other");
    }
}
