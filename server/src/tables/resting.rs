//! Tables that rest: how they look without being woken, when they are woken by themselves, and when they are deleted.

use std::sync::Arc;
use std::time::Duration;

use table::Table;
use table::log::Entry;
use tokio::sync::{Mutex, Semaphore};

use super::actor::{Rest, look_at};
use super::error::NoWay;
use super::registry::{Hall, Loaded, spoilt};
use crate::store::{KeptTable, Resting, Retention, StoreError};
use crate::tables::connection::Look;
use crate::tables::owner::About;

/// How often tables are looked for that have rested for too long.
const BETWEEN_SWEEPS: Duration = Duration::from_hours(1);

/// How long others may write between two steps of a sweep.
const BETWEEN_STEPS: Duration = Duration::from_millis(50);

/// Who may bring tables back from their logs. That takes a processor for as long as a log is long, so it is done
/// beside the tasks that serve people, and for few tables at once.
pub(super) struct Replays {
    /// For those who come to a table.
    pub(super) coming: Arc<Semaphore>,
    /// For those who only look from outside.
    pub(super) looking: Arc<Semaphore>,
}

impl Replays {
    pub(super) fn new() -> Replays {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
        Replays {
            coming: Arc::new(Semaphore::new(cores.max(2))),
            looking: Arc::new(Semaphore::new((cores / 4).max(1))),
        }
    }
}

impl Hall {
    /// Looks at a table that is not awake here. If nobody has done so since it went to rest, its log is read once,
    /// however many want to look.
    pub(super) async fn look_from_outside(self: &Arc<Self>, id: &str) -> Result<Look, NoWay> {
        if let Some(look) = self.summary(id).await? {
            return Ok(look);
        }
        let (hall, id) = (Arc::clone(self), id.to_owned());
        // Whoever asked may go; what was begun is ended all the same, so that others need not begin anew.
        let looking = tokio::spawn(async move { hall.look_once(&id).await });
        looking.await.unwrap_or_else(|problem| Err(NoWay::Failed(problem.to_string())))
    }

    async fn look_once(&self, id: &str) -> Result<Look, NoWay> {
        let _turn = self.turn_to_look(id).lock().await;
        if let Some(look) = self.summary(id).await? {
            return Ok(look);
        }
        let Loaded { table, stored, .. } = self.load(id, &self.replays.looking, false).await?;
        let look = look_at(&table);
        self.house.metrics.replays_to_look.inc();
        let since_ms = self.hall_ms().await?;
        let resting =
            Resting { count: stored, since_ms, wake_ms: None, begun: begun(&look), summary: look.write() };
        if let Err(problem) = self.house.store.keep_summary(id, resting).await {
            tracing::debug!(table = id, %problem, "how a table looks was not kept");
        }
        Ok(look)
    }

    /// How a table looks that rests, if that is known.
    async fn summary(&self, id: &str) -> Result<Option<Look>, NoWay> {
        let resting = self.house.store.glance(id).await?.resting;
        Ok(resting.and_then(|resting| Look::read(&resting.summary)))
    }

    fn turn_to_look(&self, id: &str) -> &Mutex<()> {
        &self.looks[self.place_of(id)]
    }

    pub(super) async fn hall_ms(&self) -> Result<i64, StoreError> {
        self.house.store.hall_ms(self.house.config.patience.lease).await
    }

    /// Brings a table back from its log, beside the tasks that serve people. If it slept, its clocks may have run
    /// on meanwhile.
    pub(super) async fn load(
        &self,
        id: &str,
        replays: &Arc<Semaphore>,
        runs_on: bool,
    ) -> Result<Loaded, NoWay> {
        let turn = Arc::clone(replays).acquire_owned().await.expect("it is never closed");
        let store = &self.house.store;
        let resting = if runs_on { store.glance(id).await?.resting } else { None };
        let slept_ms = match resting {
            Some(resting) => u64::try_from(self.hall_ms().await? - resting.since_ms).unwrap_or_default(),
            None => 0,
        };
        let kept = store.load(id).await?;
        if kept.entries.is_empty() {
            // We went down while it was set up; nobody has been told its name.
            return Err(NoWay::NoSuchTable);
        }
        let owner = About::owner(&kept.table.about).unwrap_or_else(|| self.house.owner_key.of_table(id));
        let (name, now_ms) = (id.to_owned(), self.house.now_ms());
        let replay = move || {
            let _turn = turn;
            replay(&name, &kept, slept_ms, now_ms)
        };
        let replayed = tokio::task::spawn_blocking(replay).await;
        let (table, outputs, stored) = replayed.map_err(|problem| NoWay::Spoilt(problem.to_string()))??;
        Ok(Loaded { table, outputs, stored, owner, last_entry_ms: now_ms as i64 - slept_ms as i64 })
    }

    /// Keeps how a table looks that has gone to rest, and when it must be woken.
    pub(super) async fn rest(&self, id: &str, rest: &Rest) -> Result<(), StoreError> {
        let (hall_ms, now_ms) = (self.hall_ms().await?, self.house.now_ms() as i64);
        let resting = Resting {
            count: rest.count,
            since_ms: hall_ms - (now_ms - rest.last_entry_ms),
            wake_ms: rest.wake_at.map(|at| hall_ms + (at as i64 - now_ms)),
            begun: begun(&rest.look),
            summary: rest.look.write(),
        };
        self.house.store.rest(id, resting).await
    }

    /// The tables that sleep and must be woken now.
    pub(super) async fn due(&self) -> Result<Vec<String>, StoreError> {
        self.house.store.due(self.hall_ms().await?).await
    }

    /// Deletes tables that have rested for too long, again and again.
    pub(crate) async fn sweep_on(self: Arc<Self>) {
        let config = &self.house.config;
        let keep = Retention { any: config.keep, never_begun: config.keep_unbegun };
        while !self.house.is_closing() {
            match self.house.store.sweep(keep).await {
                Ok(swept) => {
                    self.house.metrics.tables_deleted.inc_by(swept.tables);
                    let pause = if swept.more { BETWEEN_STEPS } else { BETWEEN_SWEEPS };
                    tokio::time::sleep(pause).await;
                }
                Err(problem) => {
                    tracing::warn!(%problem, "old tables could not be deleted");
                    tokio::time::sleep(BETWEEN_SWEEPS).await;
                }
            }
        }
    }
}

fn begun(look: &Look) -> bool {
    look.state.number > 0
}

fn replay(
    id: &str,
    kept: &KeptTable,
    slept_ms: u64,
    now_ms: u64,
) -> Result<(Table, table::Outputs, u64), NoWay> {
    let entries = kept.entries.iter().map(|entry| serde_json::from_slice(entry));
    let log: Vec<Entry> = entries.collect::<Result<_, _>>().map_err(|bad| spoilt(id, &bad))?;
    let (table, outputs) = Table::wake(&log, slept_ms, now_ms).map_err(|bad| spoilt(id, &bad))?;
    Ok((table, outputs, log.len() as u64))
}
