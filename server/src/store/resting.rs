//! What is stored about tables at rest, beside their logs: a summary, and when they must be woken. A table rests when it
//! sleeps, or when its game is over and it is closed. All of this could be found again from the logs.
//!
//! The time of tables at rest is the **hall's time**: milliseconds during which a process was running. It is stored in
//! the database and advances with every [heartbeat](super::Store::heartbeat), so it stops while the hall is closed, and
//! is the same for all its processes.

use std::time::Duration;

use async_trait::async_trait;

use super::StoreError;

/// A table at rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resting {
    /// How many entries its log had when it went to rest. If it has more by now, the rest of this is out of date.
    pub count: u64,
    /// The hall's time when the last of them was written.
    pub since_ms: i64,
    /// The hall's time when it must be woken, because a clock runs.
    pub wake_ms: Option<i64>,
    /// Whether its game has begun.
    pub begun: bool,
    /// The summary of the table; empty if it is not known.
    pub summary: Vec<u8>,
}

/// The result of a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// How many tables were deleted.
    pub tables: u64,
    /// Whether there may be more to do.
    pub more: bool,
}

/// How long tables at rest are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Any table; `None` for ever.
    pub any: Option<Duration>,
    /// A table whose game never began.
    pub never_begun: Duration,
}

impl Retention {
    /// Both times in milliseconds.
    pub(super) fn ms(self) -> [i64; 2] {
        let any = self.any.map_or(i64::MAX / 2, |any| any.as_millis() as i64);
        [any, (self.never_begun.as_millis() as i64).min(any)]
    }
}

/// What is stored about tables at rest.
#[async_trait]
pub trait RestingTables: Send + Sync {
    /// The hall's time. It is right while this process keeps its [lease](super::Store::heartbeat).
    async fn hall_ms(&self, lease: Duration) -> Result<i64, StoreError>;

    /// Stores how a table rests, if its log has `resting.count` entries.
    async fn store_resting(&self, table: &str, resting: Resting) -> Result<(), StoreError>;

    /// Stores the summary of a table that rests already; when it must be woken stays as it was.
    async fn store_summary(&self, table: &str, resting: Resting) -> Result<(), StoreError>;

    /// How a table rests; `None` if it does not, or if its log has more entries than it had then.
    async fn resting(&self, table: &str) -> Result<Option<Resting>, StoreError>;

    /// The tables that no process holds and that must be woken at this time of the hall.
    async fn due(&self, hall_ms: i64) -> Result<Vec<String>, StoreError>;

    /// Removes the time at which a table must be woken.
    async fn cancel_wake(&self, table: &str) -> Result<(), StoreError>;

    /// Deletes a few of the tables that have rested for too long, and gives their disk space back. Tables that a process
    /// holds are not touched.
    async fn sweep(&self, keep: Retention) -> Result<Swept, StoreError>;
}

/// How many tables one sweep may delete, so that others can write too.
pub(super) const MAX_SWEPT: i64 = 16;

/// How many tables without a row in `resting`, which older versions left, get one at once.
pub(super) const MAX_NOTED: i64 = 1_000;
