//! The settings of a hall: where it listens, where it stores its tables, its limits and its timeouts.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// The settings of a hall.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where tables are stored: a `postgres://` address, or the path of an SQLite file.
    pub database: String,
    /// Whether a proxy of ours writes the caller's address as the last one into `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// The host names under which the hall answers, besides IP addresses and names in the local network. Behind a proxy
    /// an empty list allows all names.
    pub hosts: Vec<String>,
    /// Where to listen for requests for metrics, if anywhere; port 0 takes a free one.
    pub metrics: Option<SocketAddr>,
    /// How long tables at rest are kept; `None` for ever.
    pub keep: Option<Duration>,
    /// How long tables at rest are kept whose game never began.
    pub keep_unbegun: Duration,
    /// Its limits.
    pub limits: Limits,
    /// Its timeouts.
    pub timeouts: Timeouts,
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
            timeouts: Timeouts::default(),
        }
    }
}

/// The limits of a hall.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables in memory at once; no more are created beyond that.
    pub tables: usize,
    /// Connections at once.
    pub connections: u32,
    /// What one address may do; `None` where a proxy limits that, or in load tests.
    pub address: Option<AddressLimits>,
    /// Messages that one connection may send.
    pub messages: Option<RateLimit>,
    /// Spectators at one table. Players are always admitted.
    pub spectators: usize,
}

/// What one address may do.
#[derive(Clone, Copy, Debug)]
pub struct AddressLimits {
    /// Connections at once.
    pub connections: usize,
    /// Requests.
    pub requests: RateLimit,
    /// Tables created.
    pub tables: RateLimit,
    /// Tables created in a day.
    pub tables_per_day: NonZeroU32,
    /// Tables in memory that this address created; no more are created beyond that.
    pub awake: usize,
    /// Messages over all connections: each costs one unit, and one more for every 256 bytes.
    pub messages: RateLimit,
}

impl Default for AddressLimits {
    fn default() -> AddressLimits {
        AddressLimits {
            connections: 200,
            requests: RateLimit::new(20, 200),
            tables: RateLimit::new(1, 30),
            tables_per_day: NonZeroU32::new(500).expect("more than none"),
            awake: 200,
            messages: RateLimit::new(200, 2_000),
        }
    }
}

/// How often something may happen.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// In the long run.
    pub per_second: NonZeroU32,
    /// At once, after a pause.
    pub at_once: NonZeroU32,
}

impl RateLimit {
    /// So many each second, and so many at once.
    ///
    /// # Panics
    /// If one of them is zero.
    pub const fn new(per_second: u32, at_once: u32) -> RateLimit {
        RateLimit {
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
            messages: Some(RateLimit::new(50, 200)),
            spectators: 500,
        }
    }
}

/// The timeouts of a hall.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the first hello on a socket, and for the head of a request.
    pub hello: Duration,
    /// For anything to arrive over a socket; a ping is sent three times as often.
    pub silence: Duration,
    /// For a client that does not read.
    pub write: Duration,
    /// For news, before a poll is answered with nothing.
    pub poll: Duration,
    /// For visitors, before a table at which nothing happens goes to sleep.
    pub idle: Duration,
    /// For a rematch, before an empty table whose game is over is closed for good.
    pub finished: Duration,
    /// Between the question to a bot and its answer, at least: the time of an answer must not tell whether the bot had
    /// a choice.
    pub bot_delay: Duration,
    /// For the heartbeat of a process, before other processes take its tables.
    pub lease: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            hello: Duration::from_secs(10),
            silence: Duration::from_mins(1),
            write: Duration::from_secs(10),
            poll: Duration::from_secs(25),
            idle: Duration::from_mins(1),
            finished: Duration::from_mins(10),
            bot_delay: Duration::from_millis(500),
            // Tables of a process that was killed are back within two seconds.
            lease: Duration::from_secs(1),
        }
    }
}
