//! What a hall is told when it opens: where it is, and how much it puts up with.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// What a hall is told when it opens.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where tables are kept: a `postgres://` address, or the path of an SQLite file.
    pub database: String,
    /// Whether the last address in `X-Forwarded-For` is the caller's, because a proxy of ours wrote it.
    pub behind_proxy: bool,
    /// The names by which the hall may be called, besides addresses and names that mean something only nearby. Behind
    /// a proxy without any, all are.
    pub hosts: Vec<String>,
    /// Where to tell what the hall counts, if anywhere; port 0 takes a free one.
    pub metrics: Option<SocketAddr>,
    /// How long tables are kept that rest; `None` for ever.
    pub keep: Option<Duration>,
    /// How long tables are kept whose game never began.
    pub keep_unbegun: Duration,
    /// How much the hall puts up with.
    pub limits: Limits,
    /// How long it waits for things.
    pub patience: Patience,
}

impl Config {
    /// A hall with the usual limits.
    pub fn new(listen: SocketAddr, database: impl Into<String>) -> Config {
        Config {
            listen,
            database: database.into(),
            behind_proxy: false,
            hosts: Vec::new(),
            metrics: None,
            keep: Some(Duration::from_hours(365 * 24)),
            keep_unbegun: Duration::from_hours(7 * 24),
            limits: Limits::default(),
            patience: Patience::default(),
        }
    }
}

/// How much a hall puts up with.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables in memory at once; no more are set up beyond that.
    pub tables: usize,
    /// Connections at once.
    pub connections: u32,
    /// What one address may do; `None` where somebody else sees to it, or in tests of endurance.
    pub address: Option<AddressLimits>,
    /// Messages that one connection may send.
    pub messages: Option<Rate>,
    /// Spectators at one table. Players always come in.
    pub viewers: usize,
}

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct AddressLimits {
    /// Connections at once.
    pub connections: usize,
    /// Requests.
    pub requests: Rate,
    /// Tables set up.
    pub tables: Rate,
    /// Tables set up in a day.
    pub tables_per_day: NonZeroU32,
    /// Tables that were set up from here and are in memory; no more are set up beyond that.
    pub awake: usize,
    /// What all connections together may say: a unit for each message, and one more for every 256 bytes.
    pub messages: Rate,
}

impl Default for AddressLimits {
    fn default() -> AddressLimits {
        AddressLimits {
            connections: 200,
            requests: Rate::new(20, 200),
            tables: Rate::new(1, 30),
            tables_per_day: NonZeroU32::new(500).expect("more than none"),
            awake: 200,
            messages: Rate::new(200, 2_000),
        }
    }
}

/// How often something may happen.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// In the long run.
    pub per_second: NonZeroU32,
    /// At once, after a quiet time.
    pub at_once: NonZeroU32,
}

impl Rate {
    /// So many each second, and so many at once.
    ///
    /// # Panics
    /// If one of them is zero.
    pub const fn new(per_second: u32, at_once: u32) -> Rate {
        Rate {
            per_second: NonZeroU32::new(per_second).expect("more than never"),
            at_once: NonZeroU32::new(at_once).expect("more than never"),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 20_000,
            connections: 20_000,
            address: Some(AddressLimits::default()),
            messages: Some(Rate::new(50, 200)),
            viewers: 500,
        }
    }
}

/// How long a hall waits for things.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the first hello on a socket, and for the head of a request.
    pub hello: Duration,
    /// For any sign of life on a socket; it is asked for one three times as often.
    pub silence: Duration,
    /// For a reader who does not read.
    pub write: Duration,
    /// For news, before a long poll is answered with nothing.
    pub poll: Duration,
    /// For visitors, before a table at which nothing happens goes to sleep.
    pub linger: Duration,
    /// For a rematch, before an empty table whose game is over is closed for good.
    pub farewell: Duration,
    /// From when a bot is asked until it may answer, whatever it has to decide: how long it thought tells nobody
    /// whether it had a choice.
    pub bot: Duration,
    /// How long other processes wait for a sign of life of this one before they take its tables.
    pub lease: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            hello: Duration::from_secs(10),
            silence: Duration::from_mins(1),
            write: Duration::from_secs(10),
            poll: Duration::from_secs(25),
            linger: Duration::from_mins(1),
            farewell: Duration::from_mins(10),
            bot: Duration::from_millis(500),
            // Tables of a process that was killed are back within two seconds.
            lease: Duration::from_secs(1),
        }
    }
}
