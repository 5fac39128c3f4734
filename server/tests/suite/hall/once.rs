//! Exactly once: games over a network that loses, doubles and delays messages end as they do over a good one.
//!
//! `BARN_ROUNDS` asks for more such games.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use engine::{Facts, Seat};
use futures_util::StreamExt;
use players::Level;
use server::store::{NewTable, Sqlite, Store};
use table::fairness::{Contribution, LinkHash, Secret};
use table::log::{Entry, Fact};
use table::wire::{self, FromTable, GameState, ToTable};
use table::{Chair, Setup, Table};
use tempfile::TempDir;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::halls::Hall;
use super::players::{Socket, dial, say};
use super::proxies::Proxy;
use crate::figures::number;

/// After how long somebody who hears nothing says it again.
const PATIENCE: Duration = Duration::from_millis(15);

/// A viewer's program that trusts no network: what is not answered is said again, with the same key, and whoever has
/// missed something says hello with the number of what came last.
struct Stubborn {
    address: SocketAddr,
    table: String,
    seat: Seat,
    socket: Socket,
    seen: u64,
    game: Option<GameState>,
    sits: bool,
    done: Vec<(String, u64)>,
    open: Option<ToTable>,
    luck: u64,
}

fn link(seat: Seat) -> String {
    format!("the link of {seat}")
}

impl Stubborn {
    async fn come(address: SocketAddr, table: &str, seat: Seat, seed: u64) -> Stubborn {
        let socket = dial(address, table).await.expect("the table is there");
        Stubborn {
            address,
            table: table.to_owned(),
            seat,
            socket,
            seen: 0,
            game: None,
            sits: false,
            done: Vec::new(),
            open: None,
            luck: seed ^ u64::from(seat.0) << 32,
        }
    }

    async fn sit(&mut self) {
        while !self.sits {
            self.go_on().await;
        }
    }

    async fn play(&mut self) {
        while !(self.is_over() && self.open.is_none()) {
            self.choose().await;
            self.go_on().await;
        }
    }

    fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.result.is_some())
    }

    /// Chooses a move, if it is time to. Which, hangs only on the seed, the seat and how many came before.
    async fn choose(&mut self) {
        let up_to_date = self.open.is_none() && self.done.last().is_none_or(|(_, n)| *n <= self.seen);
        let Some(game) = self.game.as_ref().filter(|game| up_to_date && !game.moves.is_empty()) else {
            return;
        };
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = game.moves[(self.luck >> 33) as usize % game.moves.len()].clone();
        let key = format!("k{}", self.done.len() + 1);
        let play = ToTable::Play { key, expect: game.version.expect("players have a version"), mv };
        say(&mut self.socket, &play).await;
        self.open = Some(play);
    }

    /// Hears one thing, or says again what was not answered.
    async fn go_on(&mut self) {
        match timeout(PATIENCE, self.socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => {
                let heard = wire::read_answer(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {text}"));
                self.take(heard).await;
            }
            Ok(Some(Ok(_))) => {}
            Ok(Some(Err(_)) | None) => {
                self.socket = dial(self.address, &self.table).await.expect("the table is there");
            }
            Err(_silence) => self.insist().await,
        }
    }

    async fn insist(&mut self) {
        self.greet().await;
        if !self.sits {
            let contribution = Contribution([self.seat.0; 32]);
            let sit = ToTable::Sit {
                name: format!("Player {}", self.seat),
                contribution: Some(contribution),
                promise: None,
                link: None,
            };
            say(&mut self.socket, &sit).await;
        }
        if let Some(open) = &self.open {
            say(&mut self.socket, open).await;
        }
    }

    async fn greet(&mut self) {
        let seen = Some(self.seen).filter(|seen| *seen > 0);
        say(&mut self.socket, &ToTable::Hello { link: Some(link(self.seat)), seen, scenes: false }).await;
    }

    async fn take(&mut self, heard: FromTable) {
        match heard {
            FromTable::Welcome { n, hash, table, game, .. } if n >= self.seen => {
                assert_eq!(hash, game.view.hash());
                self.sits = table.seats[self.seat.idx()].name.is_some();
                (self.seen, self.game) = (n, Some(*game));
            }
            FromTable::News { from, n, hash, game, .. } if from == self.seen => {
                self.seen = n;
                self.game = game.map(|game| *game).or(self.game.take());
                let view = &self.game.as_ref().expect("a welcome comes first").view;
                assert_eq!(hash, view.hash(), "we see something else than we should");
            }
            FromTable::News { from, .. } if from > self.seen => self.greet().await,
            FromTable::Done { key, n } => self.count(key, n),
            FromTable::Sorry { key: Some(key), code, message, .. } => {
                // A table cannot know of us what our hello would have said.
                let unheard = code == wire::Refusal::HelloFirst;
                assert!(unheard, "{key} was refused: {message}");
            }
            // What came late or twice, and what has no number.
            _ => {}
        }
    }

    /// An answer to a move: the same, however often it comes.
    fn count(&mut self, key: String, n: u64) {
        if let Some((_, before)) = self.done.iter().find(|(done, _)| *done == key) {
            assert_eq!(*before, n, "{key} was answered in two ways");
        } else {
            self.open = None;
            self.done.push((key, n));
        }
    }
}

/// A table whose luck is known, set up in the store past any hall.
async fn set_up(store: &Sqlite, facts: &Facts, seed: u64) {
    let seats = facts.seats.1.min(3).max(facts.seats.0);
    let setup = Setup {
        id: facts.id.to_owned(),
        game: facts.id.to_owned(),
        options: serde_json::Value::Null,
        chairs: (0..seats).map(|seat| Chair::Person { link: LinkHash::of(&link(Seat(seat))) }).collect(),
        host: Seat(0),
        time: None,
        grace_ms: None,
        stand_in: Level::Easy,
        chat: true,
        spectators: true,
        secret: Secret([seed as u8; 32]),
    };
    let (_, outputs) = Table::new(setup, 0).expect("the setup is sound");
    let entries = outputs.log.iter().map(|entry| serde_json::to_vec(entry).expect("plain data")).collect();
    store.create(NewTable { id: facts.id.to_owned(), ..NewTable::default() }).await.expect("it is new");
    store.append(facts.id, 0, entries).await.expect("it is ours");
}

/// What happened at a table: for each seat, and for luck and the table, in order. When, and how long somebody
/// thought, is left out; so is the order of seats that choose together, which means nothing.
type Story = BTreeMap<Option<Seat>, Vec<String>>;

fn story(log: &[Entry]) -> Story {
    let mut story = Story::new();
    for entry in log {
        let mut fact = entry.fact.clone();
        let seat = match &mut fact {
            Fact::Moved { seat, ms, .. } => {
                *ms = 0;
                Some(*seat)
            }
            Fact::Sat { seat, .. } => Some(*seat),
            _ => None,
        };
        story.entry(seat).or_default().push(serde_json::to_string(&fact).expect("plain data"));
    }
    story
}

/// Plays every game to the end, over this network, and gives the logs.
async fn logs(seed: u64, bad_network: bool) -> Vec<Story> {
    let folder = TempDir::new().expect("there is room for a folder");
    let file = folder.path().join("hall.sqlite");
    let (store, _inbox) = Sqlite::open(&file, "whoever sets up").expect("the file opens");
    for facts in games::ALL {
        set_up(&store, facts, seed).await;
    }
    drop(store);
    let mut hall = Hall::open_with(|config| {
        config.database = file.display().to_string();
        config.limits.messages = None;
    })
    .await;
    let proxy = Proxy::open(hall.address, seed).await;
    let address = if bad_network { proxy.address } else { hall.address };
    futures_util::future::join_all(games::ALL.iter().map(|facts| play(address, facts, seed))).await;
    if bad_network {
        println!("messages passed, lost, doubled, delayed: {:?}", proxy.counts());
    }
    hall.close().await;
    let (store, _inbox) = Sqlite::open(&file, "whoever reads").expect("the file opens");
    let mut logs = Vec::new();
    for facts in games::ALL {
        let kept = store.load(facts.id).await.expect("the table is there").entries;
        let log: Vec<Entry> =
            kept.iter().map(|entry| serde_json::from_slice(entry).expect("an entry")).collect();
        logs.push(story(&log));
    }
    logs
}

async fn play(address: SocketAddr, facts: &Facts, seed: u64) {
    let mut players = Vec::new();
    for seat in (0..facts.seats.1.min(3).max(facts.seats.0)).map(Seat) {
        let mut player = Stubborn::come(address, facts.id, seat, seed).await;
        player.sit().await;
        players.push(player);
    }
    futures_util::future::join_all(players.iter_mut().map(Stubborn::play)).await;
}

#[tokio::test]
async fn every_move_counts_once_however_bad_the_network() {
    for seed in 1..=number("BARN_ROUNDS", 1) {
        let (good, bad) = tokio::join!(logs(seed, false), logs(seed, true));
        for (facts, (good, bad)) in games::ALL.iter().zip(good.iter().zip(&bad)) {
            assert!(good.values().map(Vec::len).sum::<usize>() > 10, "{}: a game was played", facts.id);
            assert_eq!(good, bad, "{}, seed {seed}", facts.id);
        }
    }
}
