//! Tables at rest: their summaries, when they are woken by themselves, and when they are deleted.

use std::sync::Arc;
use std::time::Duration;

use table::log::Entry;
use table::{Outputs, Table};
use tokio::sync::{Mutex, Semaphore};

use super::actor::{RestState, summarize};
use super::connection::TableSummary;
use super::error::TableError;
use super::owner::Owner;
use super::registry::{LoadedTable, TableRegistry};
use crate::store::{Resting, Retention, StoreError, StoredTable};

/// The pause between two searches for tables that have rested for too long.
const SWEEP_INTERVAL: Duration = Duration::from_hours(1);

/// The pause between two steps of a sweep, in which others may write.
const SWEEP_PAUSE: Duration = Duration::from_millis(50);

/// How many logs are read at once for people who come to a table. While some wait for the database, others are replayed.
const READS_FOR_VISITORS: usize = 16;

/// How many logs are read and replayed at once. A replay keeps a processor busy for as long as the log is long, so it
/// runs on another thread than the tasks that serve people, and few run at once.
pub(super) struct ReplayLimits {
    /// Reads for people who come to a table.
    pub(super) for_visitors: Arc<Semaphore>,
    /// Reads for summaries.
    pub(super) for_summaries: Arc<Semaphore>,
    /// Replays of what was read.
    processors: Arc<Semaphore>,
}

impl ReplayLimits {
    pub(super) fn new() -> ReplayLimits {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
        ReplayLimits {
            for_visitors: Arc::new(Semaphore::new(READS_FOR_VISITORS)),
            for_summaries: Arc::new(Semaphore::new((cores / 4).max(1))),
            processors: Arc::new(Semaphore::new(cores.max(2))),
        }
    }
}

impl TableRegistry {
    /// The summary of a table that is not awake in this process. If it is not stored, the log is read once, however
    /// many people ask.
    pub(super) async fn summary_at_rest(self: &Arc<Self>, id: &str) -> Result<TableSummary, TableError> {
        if let Some(summary) = self.stored_summary(id).await? {
            return Ok(summary);
        }
        let (tables, id) = (Arc::clone(self), id.to_owned());
        // A task of its own ends even if whoever asked goes away, so that others need not start again.
        let summary = tokio::spawn(async move { tables.replay_for_summary(&id).await });
        summary.await.unwrap_or_else(|problem| Err(TableError::Failed(problem.to_string())))
    }

    async fn replay_for_summary(&self, id: &str) -> Result<TableSummary, TableError> {
        let _lock = self.summary_lock(id).lock().await;
        if let Some(summary) = self.stored_summary(id).await? {
            return Ok(summary);
        }
        let LoadedTable { table, stored, .. } = self.load(id, &self.replays.for_summaries, false).await?;
        let summary = summarize(&table);
        self.state.metrics.replays_for_summaries.inc();
        let since_ms = self.hall_ms().await?;
        let begun = has_begun(&summary);
        let resting = Resting { count: stored, since_ms, wake_ms: None, begun, summary: summary.write() };
        if let Err(problem) = self.state.store.store_summary(id, resting).await {
            tracing::debug!(table = id, %problem, "the summary of a table was not stored");
        }
        Ok(summary)
    }

    /// The stored summary of a table at rest, if there is one.
    async fn stored_summary(&self, id: &str) -> Result<Option<TableSummary>, TableError> {
        let resting = self.state.store.resting(id).await?;
        Ok(resting.and_then(|resting| TableSummary::read(&resting.summary)))
    }

    fn summary_lock(&self, id: &str) -> &Mutex<()> {
        &self.summary_locks[self.shard_index(id)]
    }

    async fn hall_ms(&self) -> Result<i64, StoreError> {
        self.state.store.hall_ms(self.state.config.timeouts.lease).await
    }

    /// Loads a table and replays its log on another thread. If `clocks_ran`, its clocks are charged for the time
    /// since it went to sleep.
    pub(super) async fn load(
        &self,
        id: &str,
        replays: &Arc<Semaphore>,
        clocks_ran: bool,
    ) -> Result<LoadedTable, TableError> {
        let permit = Arc::clone(replays).acquire_owned().await.expect("it is never closed");
        let store = &self.state.store;
        let resting = if clocks_ran { store.resting(id).await? } else { None };
        let slept_ms = match resting {
            Some(resting) => u64::try_from(self.hall_ms().await? - resting.since_ms).unwrap_or_default(),
            None => 0,
        };
        let stored = store.load(id).await?;
        if stored.entries.is_empty() {
            // A process ended while it created the table; nobody has been told its name.
            return Err(TableError::NoSuchTable);
        }
        let owner = Owner::read(&stored.table.owner).unwrap_or_else(|| self.state.owner_key.of_table(id));
        let processor =
            Arc::clone(&self.replays.processors).acquire_owned().await.expect("it is never closed");
        let (name, now_ms) = (id.to_owned(), self.state.now_ms());
        let replay = move || {
            let _permits = (permit, processor);
            replay(&name, &stored, slept_ms, now_ms)
        };
        let replayed = tokio::task::spawn_blocking(replay).await;
        let (table, outputs, stored) =
            replayed.map_err(|problem| TableError::Unreadable(problem.to_string()))??;
        Ok(LoadedTable { table, outputs, stored, owner, last_entry_ms: now_ms as i64 - slept_ms as i64 })
    }

    /// Stores the summary of a table that goes to rest, and when it must be woken.
    pub(super) async fn store_rest(&self, id: &str, rest: &RestState) -> Result<(), StoreError> {
        let (hall_ms, now_ms) = (self.hall_ms().await?, self.state.now_ms() as i64);
        let resting = Resting {
            count: rest.count,
            since_ms: hall_ms - (now_ms - rest.last_entry_ms),
            wake_ms: rest.wake_at.map(|at| hall_ms + (at as i64 - now_ms)),
            begun: has_begun(&rest.summary),
            summary: rest.summary.write(),
        };
        self.state.store.store_resting(id, resting).await
    }

    /// The tables that sleep and must be woken now.
    pub(crate) async fn due_tables(&self) -> Result<Vec<String>, StoreError> {
        self.state.store.due(self.hall_ms().await?).await
    }

    /// Deletes tables that have rested for too long, again and again until the hall closes.
    pub(crate) async fn keep_sweeping(self: Arc<Self>) {
        let config = &self.state.config;
        let keep = Retention { any: config.keep, never_begun: config.keep_unbegun };
        while !self.state.is_closing() {
            match self.state.store.sweep(keep).await {
                Ok(swept) => {
                    self.state.metrics.tables_deleted.inc_by(swept.tables);
                    let pause = if swept.more { SWEEP_PAUSE } else { SWEEP_INTERVAL };
                    tokio::time::sleep(pause).await;
                }
                Err(problem) => {
                    tracing::warn!(%problem, "old tables could not be deleted");
                    tokio::time::sleep(SWEEP_INTERVAL).await;
                }
            }
        }
    }
}

fn has_begun(summary: &TableSummary) -> bool {
    summary.state.number > 0
}

fn replay(
    id: &str,
    stored: &StoredTable,
    slept_ms: u64,
    now_ms: u64,
) -> Result<(Table, Outputs, u64), TableError> {
    let entries = stored.entries.iter().map(|entry| serde_json::from_slice(entry));
    let log: Vec<Entry> = entries.collect::<Result<_, _>>().map_err(|bad| unreadable(id, &bad))?;
    let (table, outputs) = Table::wake(&log, slept_ms, now_ms).map_err(|bad| unreadable(id, &bad))?;
    Ok((table, outputs, log.len() as u64))
}

fn unreadable(id: &str, problem: &dyn std::error::Error) -> TableError {
    tracing::error!(table = id, %problem, "the log of a table cannot be read");
    TableError::Unreadable(problem.to_string())
}
