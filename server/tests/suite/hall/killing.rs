//! Halls that are killed in the middle of games: what was acknowledged is there, and nothing counts twice.
//!
//! `BARN_ROUNDS` asks for more kills, `BARN_TABLES` for more tables at once. How long people had to wait is printed;
//! whoever asks for more rounds wants to see it, and that it was not too long.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::Seat;
use futures_util::future::join_all;
use serde_json::json;
use server::Timeouts;
use server::store::Store;
use table::log::{Entry, Fact, Mover};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use super::halls::set_up;
use super::players::Player;
use super::programs::Program;
use crate::Database;
use crate::figures::{Times, number};

/// How often somebody makes a move, however many tables there are: a game must last for more than one kill.
const MOVES_PER_SECOND: u64 = 250;

/// How long tables may be away.
const AWAY_AT_MOST: Duration = Duration::from_secs(2);

/// The halls that are open now, and when the last one was killed.
#[derive(Clone)]
struct Open {
    halls: Vec<SocketAddr>,
    killed: Instant,
}

/// What all who play have in common.
struct Village {
    open: watch::Receiver<Open>,
    /// How long people think.
    pause: Duration,
    /// There will be no more kills, so nobody need think.
    hurry: AtomicBool,
    /// How often somebody got on with a game.
    done: AtomicU64,
    /// How long it took from a kill until somebody was back at their table.
    away: Mutex<Vec<Duration>>,
}

impl Village {
    /// Plays a game to the end, coming back to whichever hall is open whenever a connection ends.
    async fn play(&self, player: &mut Player) {
        while !(player.is_over() && player.open.is_none()) {
            if self.get_on(player).await.is_ok() {
                self.done.fetch_add(1, Ordering::SeqCst);
            } else {
                self.come_back(player).await;
            }
        }
    }

    async fn get_on(&self, player: &mut Player) -> Result<(), Option<CloseFrame>> {
        if player.may_play() {
            // Not all at once: nobody thinks as long as the other. Their programs listen meanwhile.
            let share = player.seen.wrapping_mul(0x9e37_79b9) % 200;
            let thinks = !self.hurry.load(Ordering::SeqCst);
            let pause = if thinks { self.pause * share as u32 / 100 } else { Duration::ZERO };
            if let Ok(heard) = tokio::time::timeout(pause, player.hear()).await {
                return heard.map(|_| ());
            }
            player.play().await;
        }
        player.hear().await.map(|_| ())
    }

    async fn come_back(&self, player: &mut Player) {
        let mut open = self.open.clone();
        for attempt in 0.. {
            let Open { halls, killed } = open.borrow_and_update().clone();
            let hall = halls.get(attempt % halls.len().max(1));
            if let Some(hall) = hall
                && player.come_again(*hall).await.is_ok()
            {
                self.away.lock().expect("nobody panicked").push(killed.elapsed());
                return;
            }
            // It is down, or does not know yet that the one is that held the table.
            _ = tokio::time::timeout(Duration::from_millis(50), open.changed()).await;
        }
    }
}

/// Somebody who kills halls, and opens others in their stead.
struct Killer<'a> {
    database: &'a Database,
    halls: Vec<Program>,
    open: watch::Sender<Open>,
    village: Arc<Village>,
    playing: JoinSet<(String, Player)>,
    played: Vec<(String, Player)>,
    tables: usize,
    luck: u64,
}

impl<'a> Killer<'a> {
    fn new(database: &'a Database, halls: usize) -> Killer<'a> {
        let tables = number("BARN_TABLES", 5);
        let halls: Vec<_> = (0..halls).map(|_| Program::start(&database.address())).collect();
        let open = watch::Sender::new(Open { halls: addresses(&halls), killed: Instant::now() });
        let village = Village {
            open: open.subscribe(),
            pause: Duration::from_millis(1_000 * tables / MOVES_PER_SECOND),
            hurry: AtomicBool::new(false),
            done: AtomicU64::new(0),
            away: Mutex::default(),
        };
        Killer {
            database,
            halls,
            open,
            village: Arc::new(village),
            playing: JoinSet::new(),
            played: Vec::new(),
            tables: tables as usize,
            luck: 1,
        }
    }

    /// Sets up tables until there is a game at every one.
    async fn fill(&mut self) {
        while let Some(ended) = self.playing.try_join_next() {
            self.played.push(ended.expect("every game ends"));
        }
        let from = self.played.len() + self.playing.len();
        let numbers: Vec<_> = (from..self.played.len() + self.tables).collect();
        for at_once in numbers.chunks(50) {
            for (table, mut player) in join_all(at_once.iter().map(|at| self.seat(*at))).await {
                let village = Arc::clone(&self.village);
                self.playing.spawn(async move {
                    village.play(&mut player).await;
                    (table, player)
                });
            }
        }
    }

    /// Sets up a table, and somebody sits down there. Where there are several halls, people come to another than
    /// the one that holds their table.
    async fn seat(&self, at: usize) -> (String, Player) {
        let facts = games::ALL[at % games::ALL.len()];
        let mut seats = vec!["easy"; facts.seats.0.into()];
        seats[0] = "person";
        let hall = |at: usize| self.halls[at % self.halls.len()].address;
        let made = set_up(hall(at), json!({ "game": facts.id, "seats": seats, "grace_ms": 0 })).await;
        let mut player = Player::come(hall(at + 1), &made.id, made.links[0].as_deref()).await;
        player.sit().await;
        (made.id, player)
    }

    /// Waits until games have gone on for a while: at any moment, and sometimes before everybody is back.
    async fn wait(&mut self) {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let steps = (self.luck >> 33) % (2 * self.tables as u64 + 1);
        let until = self.village.done.load(Ordering::SeqCst) + steps;
        while self.village.done.load(Ordering::SeqCst) < until {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Kills a hall and opens another in its stead. If there are others, they take its tables first.
    async fn kill(&mut self, at: usize) {
        let killed = Instant::now();
        drop(self.halls.swap_remove(at));
        self.open.send_replace(Open { halls: addresses(&self.halls), killed });
        if !self.halls.is_empty() {
            tokio::time::sleep(Timeouts::default().lease).await;
            let store = self.database.store("an onlooker").await;
            while !store.orphans().await.expect("the database answers").is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            self.wait().await;
        }
        self.halls.push(Program::start(&self.database.address()));
        self.open.send_replace(Open { halls: addresses(&self.halls), killed });
    }

    /// Waits until all games are over, and looks at what was stored.
    async fn check(mut self) -> Times {
        self.village.hurry.store(true, Ordering::SeqCst);
        while let Some(ended) = self.playing.join_next().await {
            self.played.push(ended.expect("every game ends"));
        }
        self.halls.clear();
        let store = self.database.store("the reader").await;
        for (table, player) in &self.played {
            let moves = moves_of(&log(&*store, table).await, Seat(0));
            let keys: BTreeSet<&String> = moves.iter().map(|(key, _)| key).collect();
            assert_eq!(keys.len(), moves.len(), "no move counts twice");
            assert_eq!(moves, player.done, "every move that was acknowledged is there, and no other");
        }
        let moves: usize = self.played.iter().map(|(_, player)| player.done.len()).sum();
        println!("{} games, {moves} acknowledged moves, none lost, none twice", self.played.len());
        Times::new(std::mem::take(&mut *self.village.away.lock().expect("nobody panicked")))
    }
}

fn addresses(halls: &[Program]) -> Vec<SocketAddr> {
    halls.iter().map(|hall| hall.address).collect()
}

/// The log of a table as it was stored.
async fn log(store: &dyn Store, table: &str) -> Vec<Entry> {
    let kept = store.load(table).await.expect("the table is there");
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

/// Kills halls in the middle of games.
async fn loses_nothing(database: &Database, halls: usize, kills: u64) {
    let mut killer = Killer::new(database, halls);
    let kills = number("BARN_ROUNDS", kills);
    for round in 0..kills {
        killer.fill().await;
        killer.wait().await;
        killer.kill(round as usize % halls).await;
    }
    let away = killer.check().await;
    println!("{kills} kills; back at a table after {away}");
    // A machine that is busy with all tests at once says nothing about times. Where there are two halls,
    // one must first be sure that the other has gone.
    let timed = halls == 1 && std::env::var("BARN_ROUNDS").is_ok();
    assert!(!timed || away.longest() <= AWAY_AT_MOST, "somebody was away for too long: {away}");
}

#[tokio::test]
async fn a_hall_that_is_killed_loses_nothing_that_was_acknowledged() {
    loses_nothing(&Database::sqlite(), 1, 3).await;
}

#[tokio::test]
async fn a_hall_on_postgres_that_is_killed_loses_nothing_that_was_acknowledged() {
    if let Some(database) = Database::postgres("killed").await {
        loses_nothing(&database, 1, 3).await;
        database.clear().await;
    }
}

#[tokio::test]
async fn two_halls_share_a_database_and_survive_the_loss_of_either() {
    if let Some(database) = Database::postgres("two_halls").await {
        loses_nothing(&database, 2, 2).await;
        database.clear().await;
    }
}
