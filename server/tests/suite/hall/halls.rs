//! A hall of its own for each test.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::{Store, StoreError};
use server::{Asset, Config, OpenError, PLAIN_PAGE, Server};
use table::log::Entry;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::http_client::call;
use super::players::Player;

/// A file that is larger than what the system keeps on its way.
pub(crate) const LARGE: &str = "/large";
pub(crate) const LARGE_BYTES: usize = 16_000_000;
static ZEROS: [u8; LARGE_BYTES] = [0; LARGE_BYTES];
static PAGE: [Asset; 2] =
    [PLAIN_PAGE[0], Asset { path: LARGE, kind: "text/plain", tag: "large", body: &ZEROS, ..PLAIN_PAGE[0] }];

/// A hall that is open, with its tables in a folder of its own.
pub(crate) struct Hall {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: SocketAddr,
    config: Config,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
    _folder: TempDir,
}

/// A table that was set up.
pub(crate) struct Made {
    pub(crate) id: String,
    pub(crate) links: Vec<Option<String>>,
}

impl Hall {
    pub(crate) async fn open() -> Hall {
        Hall::open_with(|_| ()).await
    }

    /// A hall with limits of its own. There are none for addresses unless a test wants some, and bots
    /// answer at once.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Hall {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let file = folder.path().join("hall.sqlite").display().to_string();
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), file);
        config.limits.address = None;
        config.timeouts.bot_delay = Duration::ZERO;
        config.metrics = Some(config.listen);
        change(&mut config);
        let mut hall =
            Hall { address: config.listen, metrics: config.listen, config, running: None, _folder: folder };
        hall.start().await;
        hall
    }

    /// Opens the hall again.
    pub(crate) async fn start(&mut self) {
        let server = loop {
            match Server::open(self.config.clone(), &PAGE).await {
                // Connections of the hall before may be about to end.
                Err(OpenError::Store(StoreError::InUse(_))) => tokio::task::yield_now().await,
                opened => break opened.expect("the hall opens"),
            }
        };
        self.address = server.address();
        self.metrics = server.metrics_address().expect("it tells what it counts");
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async move { _ = stopped.await }));
        self.running = Some((stop, running));
    }

    /// Closes the hall and opens it again, at another address.
    pub(crate) async fn restart(&mut self) {
        self.close().await;
        self.start().await;
    }

    pub(crate) async fn close(&mut self) {
        let (stop, running) = self.running.take().expect("it is open");
        stop.send(()).expect("it listens");
        running.await.expect("it closes in good order");
    }

    /// Closes the hall and tells which tables the next one would have to care for.
    pub(crate) async fn close_and_look(&mut self) -> Vec<String> {
        self.close_and_open_store().await.orphans().await.expect("the database answers")
    }

    /// Closes the hall and reads the log of a table.
    pub(crate) async fn close_and_read(&mut self, table: &str) -> Vec<Entry> {
        let kept = self.close_and_open_store().await.load(table).await.expect("the table is there");
        kept.entries.iter().map(|entry| serde_json::from_slice(entry).expect("an entry")).collect()
    }

    /// Closes the hall and opens what it has kept.
    pub(crate) async fn close_and_open_store(&mut self) -> Arc<dyn Store> {
        self.close().await;
        loop {
            match server::store::open(&self.config.database, "an onlooker").await {
                // As above.
                Err(StoreError::InUse(_)) => tokio::task::yield_now().await,
                opened => break opened.expect("the tables are there").0,
            }
        }
    }

    /// The value of something the hall counts.
    pub(crate) async fn count(&self, name: &str) -> Option<f64> {
        count(self.metrics, name).await
    }

    /// Waits until so many tables are awake.
    pub(crate) async fn until_awake(&self, tables: u32) {
        for _ in 0..1_000 {
            if self.count("barnyard_tables_awake").await == Some(tables.into()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("there are never {tables} tables awake");
    }

    /// Sets up a table.
    pub(crate) async fn table(&self, wish: Value) -> Made {
        set_up(self.address, wish).await
    }

    /// A table for people only, all of whom have sat down and may be away as long as they like.
    pub(crate) async fn seated(&self, game: &str, seats: u8) -> (Made, Vec<Player>) {
        let seats = vec!["person"; seats.into()];
        let made = self.table(json!({ "game": game, "seats": seats, "grace_ms": 0 })).await;
        let mut players = Vec::new();
        for link in &made.links {
            let mut player = Player::come(self.address, &made.id, link.as_deref()).await;
            player.sit().await;
            players.push(player);
        }
        (made, players)
    }
}

/// The value of something that the hall counts which tells so at this address.
pub(crate) async fn count(hall: SocketAddr, name: &str) -> Option<f64> {
    let (_, metrics) = call(hall, "GET", "/metrics", &[], "").await;
    let line = metrics.as_str()?.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line?.parse().ok()
}

/// Sets up a table in the hall at this address.
pub(crate) async fn set_up(hall: SocketAddr, wish: Value) -> Made {
    let (status, answer) = call(hall, "POST", "/api/tables", &[], &wish.to_string()).await;
    assert_eq!(status, 201, "{answer}");
    made(&answer)
}

/// What the hall answers when a table is set up.
pub(crate) fn made(answer: &Value) -> Made {
    let links = answer["links"].as_array().expect("there are links").iter();
    Made {
        id: answer["id"].as_str().expect("it has a name").to_owned(),
        links: links.map(|link| link.as_str().map(str::to_owned)).collect(),
    }
}
