//! What is kept about tables that rest – they sleep, or their game is over and they are closed – beside their logs:
//! how they look from outside, and when they must be woken. It can all be found again from the logs.
//!
//! The time of tables that sleep is the **hall's time**: milliseconds during which a process was up. It is kept in
//! the database and goes on with every [beat](super::Store::beat), so it stands still while the hall is closed, and
//! is the same for all its processes.

use std::time::Duration;

use async_trait::async_trait;

use super::StoreError;

/// A table that rests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resting {
    /// How many entries its log had when it went to rest. If it has more by now, nothing else here is true.
    pub count: u64,
    /// The hall's time when the last of them was written.
    pub since_ms: i64,
    /// The hall's time when it must be woken, because a clock runs.
    pub wake_ms: Option<i64>,
    /// Whether its game has begun.
    pub begun: bool,
    /// How it looks from outside; empty if nobody knows.
    pub summary: Vec<u8>,
}

/// Where a table stands, and how it rests if it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// How many entries its log has.
    pub count: u64,
    /// How it rests. Only if that is about all its entries.
    pub resting: Option<Resting>,
}

/// What came of a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// How many tables were deleted.
    pub tables: u64,
    /// Whether there may be more to do.
    pub more: bool,
}

/// How long tables are kept that rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Any table; `None` for ever.
    pub any: Option<Duration>,
    /// A table whose game never began.
    pub never_begun: Duration,
}

impl Retention {
    /// Both times in milliseconds, as far as a database can count.
    pub(super) fn ms(self) -> [i64; 2] {
        let any = self.any.map_or(i64::MAX / 2, |any| any.as_millis() as i64);
        [any, (self.never_begun.as_millis() as i64).min(any)]
    }
}

/// What is kept about tables that rest.
#[async_trait]
pub trait Rests: Send + Sync {
    /// The hall's time. It is right while this process [lives](super::Store::beat) by this lease.
    async fn hall_ms(&self, lease: Duration) -> Result<i64, StoreError>;

    /// Keeps how a table rests, if its log has as many entries as that is about.
    async fn rest(&self, table: &str, resting: Resting) -> Result<(), StoreError>;

    /// Keeps how a table looks that somebody has found resting; when it must be woken stays as it was.
    async fn keep_summary(&self, table: &str, resting: Resting) -> Result<(), StoreError>;

    /// Where a table stands, without reading its log.
    async fn glance(&self, table: &str) -> Result<Glance, StoreError>;

    /// The tables that nobody holds and that must be woken by this time of the hall.
    async fn due(&self, hall_ms: i64) -> Result<Vec<String>, StoreError>;

    /// Forgets when a table must be woken.
    async fn silence(&self, table: &str) -> Result<(), StoreError>;

    /// Deletes a few of the tables that have rested for too long, and gives back the room. Tables that somebody
    /// holds are not touched.
    async fn sweep(&self, keep: Retention) -> Result<Swept, StoreError>;
}

/// How many tables one sweep may delete: others want to write too.
pub(super) const SWEPT_AT_ONCE: i64 = 16;

/// How many tables of older halls, of which nobody knows since when they rest, are noted at once.
pub(super) const NOTED_AT_ONCE: i64 = 1_000;
