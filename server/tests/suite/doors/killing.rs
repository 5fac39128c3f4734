//! Halls that are killed in the middle of games: what was acknowledged is there, and nothing counts twice.
//!
//! `BARN_ROUNDS` asks for more kills, `BARN_TABLES` for more tables at once.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::Seat;
use serde_json::json;
use table::log::{Entry, Fact, Mover};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::halls::set_up;
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

/// Where the halls are that are open now.
type Addresses = watch::Receiver<Vec<SocketAddr>>;

/// Plays a game to the end, coming back to whichever hall is open whenever a line breaks.
async fn play_on(mut player: Player, mut halls: Addresses, done: Arc<AtomicU64>) -> Player {
    for attempt in 0.. {
        while player.play_until(player.game.steps + 1).await.is_ok() {
            done.fetch_add(1, Ordering::SeqCst);
            if player.is_over() && player.open.is_none() {
                return player;
            }
        }
        let open = halls.borrow_and_update().clone();
        if open.is_empty() || player.come_again(open[attempt % open.len()]).await.is_err() {
            // It is down, or does not know yet that the one is that held the table.
            _ = tokio::time::timeout(Duration::from_millis(50), halls.changed()).await;
        }
    }
    unreachable!("every game ends")
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

/// Halls that share a database, and people who play there.
struct Village {
    halls: Vec<Program>,
    open: watch::Sender<Vec<SocketAddr>>,
    /// How often somebody got on with a game.
    done: Arc<AtomicU64>,
    playing: JoinSet<(String, Player)>,
}

impl Village {
    fn open(database: &Database, halls: usize) -> Village {
        let halls: Vec<_> = (0..halls).map(|_| Program::start(&database.place())).collect();
        let open = watch::Sender::new(addresses(&halls));
        Village { halls, open, done: Arc::default(), playing: JoinSet::new() }
    }

    /// Starts a game at every table. Where there are several halls, players come to another than the one that
    /// holds their table.
    async fn play(&mut self, tables: u64) {
        for (at, facts) in (0..tables as usize).zip(games::ALL.iter().cycle()) {
            let mut seats = vec!["easy"; facts.seats.0.into()];
            seats[0] = "person";
            let hall = |at: usize| self.halls[at % self.halls.len()].address;
            let wish = json!({ "game": facts.id, "seats": seats, "grace_ms": 0 });
            let made = set_up(hall(at), wish).await;
            let mut player = Player::come(hall(at + 1), &made.id, made.links[0].as_deref()).await;
            player.sit().await;
            let play = play_on(player, self.open.subscribe(), Arc::clone(&self.done));
            self.playing.spawn(async move { (made.id, play.await) });
        }
    }

    /// Waits until games have gone on for a while, or all are over.
    async fn go_on(&mut self, steps: u64) {
        let until = self.done.load(Ordering::SeqCst) + steps;
        // Every game under way has a share of the count.
        while self.done.load(Ordering::SeqCst) < until && Arc::strong_count(&self.done) > 1 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Kills a hall and opens another in its stead; before that the others, if there are any, go on alone.
    async fn kill(&mut self, at: usize, database: &Database) {
        drop(self.halls.swap_remove(at));
        self.open.send_replace(addresses(&self.halls));
        if !self.halls.is_empty() {
            self.go_on(30).await;
        }
        self.halls.push(Program::start(&database.place()));
        self.open.send_replace(addresses(&self.halls));
    }

    /// Waits until all games are over, and looks at what was stored.
    async fn check(mut self, database: &Database) {
        let mut played = Vec::new();
        while let Some(ended) = self.playing.join_next().await {
            played.push(ended.expect("every game ends"));
        }
        self.halls.clear();
        for (table, player) in played {
            let moves = moves_of(&log(database, &table).await, Seat(0));
            let keys: BTreeSet<&String> = moves.iter().map(|(key, _)| key).collect();
            assert_eq!(keys.len(), moves.len(), "no move counts twice");
            assert_eq!(moves, player.done, "every move that was acknowledged is there, and no other");
        }
    }
}

fn addresses(halls: &[Program]) -> Vec<SocketAddr> {
    halls.iter().map(|hall| hall.address).collect()
}

async fn loses_nothing(database: &Database, halls: usize, kills: u64) {
    let mut village = Village::open(database, halls);
    village.play(number("BARN_TABLES", 5)).await;
    for round in 0..number("BARN_ROUNDS", kills) {
        village.go_on(5 + round * 7 % 11).await;
        village.kill(round as usize % halls, database).await;
    }
    village.check(database).await;
}

#[tokio::test]
async fn a_hall_that_is_killed_loses_nothing_that_was_acknowledged() {
    loses_nothing(&Database::sqlite(), 1, 3).await;
}

#[tokio::test]
async fn two_halls_share_a_database_and_survive_the_loss_of_either() {
    if let Some(database) = Database::postgres("two_halls").await {
        loses_nothing(&database, 2, 2).await;
        database.clear().await;
    }
}
