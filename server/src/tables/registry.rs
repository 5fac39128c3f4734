//! The registry of tables: which tables are awake in this process, and how to reach any table.
//!
//! A table wakes when somebody asks for it, or by itself when the process that held it is gone. Waking means that the
//! table is replayed from its log. A table at which nothing happens goes to sleep: it takes no memory, and no process
//! holds it until somebody asks for it or one of its clocks runs out. Clocks stop while no process is running.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use table::{Connection, Outputs, Setup, Table};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use super::actor::{Exit, QUEUE_CAPACITY, RestState, TableActor, serialized};
use super::connection::{ActorMessage, TableConnection, TableHandle, TableSummary};
use super::error::TableError;
use super::owner::Owner;
use super::resting::ReplayLimits;
use crate::cluster::Peers;
use crate::state::SharedState;
use crate::store::{Claim, NewTable, StoreError};

/// The tables in one shard are looked up one at a time. After a restart all tables are looked up at once, so there are
/// many shards.
const SHARDS: usize = 4096;

/// The pause before a table is loaded again after a failed append.
const RECOVERY_DELAY: Duration = Duration::from_secs(1);

/// How often a connection is tried again if its table fell asleep or moved at that moment.
const ATTEMPTS: usize = 3;

/// The registry of tables.
pub(crate) struct TableRegistry {
    pub(crate) state: Arc<SharedState>,
    pub(crate) peers: Arc<Peers>,
    /// Set when the lease lapsed: other processes may have taken our tables.
    pub(crate) lease_lapsed: AtomicBool,
    /// The tables that are awake in this process. A shard stays locked while one of its tables wakes, so that no table
    /// ever has two actors.
    shards: Vec<Mutex<HashMap<String, TableHandle>>>,
    hasher: RandomState,
    next_connection: AtomicU64,
    actors: Mutex<JoinSet<()>>,
    /// Requests for the summary of the same resting table wait for one another, so that its log is read once.
    pub(super) summary_locks: Vec<Mutex<()>>,
    pub(super) replays: ReplayLimits,
    /// How many tables of each owner are awake.
    awake_by_owner: Lock<HashMap<Owner, usize>>,
}

/// A table that was created or loaded and has no actor yet.
pub(super) struct LoadedTable {
    pub(super) table: Table,
    pub(super) outputs: Outputs,
    /// How many entries its log has.
    pub(super) stored: u64,
    pub(super) owner: Owner,
    /// When the last entry was written.
    pub(super) last_entry_ms: i64,
}

/// Where a table is.
pub(crate) enum Location {
    /// Its actor runs in this process.
    Here(TableHandle),
    /// The process of this name holds it.
    Elsewhere(String),
}

impl TableRegistry {
    pub(crate) fn new(state: SharedState) -> Arc<TableRegistry> {
        let state = Arc::new(state);
        Arc::new(TableRegistry {
            peers: Peers::new(Arc::clone(&state.store)),
            state,
            lease_lapsed: AtomicBool::new(false),
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
            hasher: RandomState::new(),
            next_connection: AtomicU64::new(1),
            actors: Mutex::default(),
            summary_locks: (0..SHARDS).map(|_| Mutex::default()).collect(),
            replays: ReplayLimits::new(),
            awake_by_owner: Lock::default(),
        })
    }

    /// Creates a table. It is stored when this returns.
    pub(crate) async fn create(self: &Arc<Self>, setup: Setup, owner: Owner) -> Result<(), TableError> {
        let awake = self.state.metrics.tables_awake.get();
        if awake >= self.state.config.limits.tables as i64 {
            return Err(TableError::Full);
        }
        let address = self.state.config.limits.address;
        let awake_of_owner = self.awake_by_owner().get(&owner).copied().unwrap_or_default();
        if address.is_some_and(|address| awake_of_owner >= address.awake) {
            return Err(TableError::TooManyTables);
        }
        let new = NewTable { id: setup.id.clone(), owner: owner.write() };
        let now_ms = self.state.now_ms();
        let (table, mut outputs) = Table::new(setup, now_ms)?;
        let mut shard = self.shard(&new.id).lock().await;
        self.state.store.create(new.clone()).await?;
        let log = std::mem::take(&mut outputs.log);
        self.state.store.append(&new.id, 0, serialized(&log)).await?;
        let stored = log.len() as u64;
        let loaded = LoadedTable { table, outputs, stored, owner, last_entry_ms: now_ms as i64 };
        let handle = self.start_actor(&new.id, loaded).await?;
        shard.insert(new.id, handle);
        Ok(())
    }

    /// Connects a viewer to a table, whichever process holds it.
    pub(crate) async fn connect(self: &Arc<Self>, id: &str) -> Result<TableConnection, TableError> {
        for _ in 0..ATTEMPTS {
            let handle = match self.find(id).await? {
                Location::Here(handle) => handle,
                Location::Elsewhere(holder) => self.peers.handle_for(id, &holder),
            };
            if let Some(connection) = TableConnection::open(self.next_connection(), handle).await {
                return Ok(connection);
            }
        }
        Err(TableError::Moving)
    }

    /// Connects a viewer to a table that this process holds.
    pub(crate) async fn connect_here(self: &Arc<Self>, id: &str) -> Result<TableConnection, TableError> {
        let Location::Here(handle) = self.find(id).await? else { return Err(TableError::Moving) };
        TableConnection::open(self.next_connection(), handle).await.ok_or(TableError::Moving)
    }

    /// The public summary of a table. A table that rests is not woken for it.
    pub(crate) async fn summary(self: &Arc<Self>, id: &str) -> Result<TableSummary, TableError> {
        let handle = self.shard(id).lock().await.get(id).cloned();
        if let Some(handle) = handle {
            let (sender, summary) = oneshot::channel();
            _ = handle.send(ActorMessage::Summarize(sender)).await;
            if let Ok(summary) = summary.await {
                return Ok(summary);
            }
        }
        self.summary_at_rest(id).await
    }

    /// Checks that the hall is open and that its database can be written to.
    pub(crate) async fn check(&self) -> Result<(), TableError> {
        if self.state.is_closing() {
            return Err(TableError::Moving);
        }
        Ok(self.heartbeat().await?)
    }

    /// Stops all actors, which tell their viewers, and then tells the other processes.
    pub(crate) async fn close(&self) {
        self.state.close();
        while self.actors.lock().await.join_next().await.is_some() {}
        if let Err(problem) = self.state.store.leave().await {
            tracing::warn!(%problem, "the database was not told that this process stops");
        }
    }

    /// Where a table is. Wakes the table if no process holds it.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<Location, TableError> {
        let mut shard = self.shard(id).lock().await;
        if let Some(handle) = shard.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(Location::Here(handle.clone()));
        }
        if self.state.is_closing() {
            return Err(TableError::Moving);
        }
        if let Claim::Theirs(holder) = self.state.store.claim(id).await? {
            return Ok(Location::Elsewhere(holder));
        }
        let loaded = self.load(id, &self.replays.for_visitors, true).await?;
        let handle = self.start_actor(id, loaded).await?;
        shard.insert(id.to_owned(), handle.clone());
        tracing::debug!(table = id, "awake");
        Ok(Location::Here(handle))
    }

    fn next_connection(&self) -> Connection {
        Connection(self.next_connection.fetch_add(1, Ordering::Relaxed))
    }

    fn shard(&self, id: &str) -> &Mutex<HashMap<String, TableHandle>> {
        &self.shards[self.shard_index(id)]
    }

    pub(super) fn shard_index(&self, id: &str) -> usize {
        self.hasher.hash_one(id) as usize % SHARDS
    }

    fn awake_by_owner(&self) -> MutexGuard<'_, HashMap<Owner, usize>> {
        self.awake_by_owner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn start_actor(self: &Arc<Self>, id: &str, loaded: LoadedTable) -> Result<TableHandle, TableError> {
        let (handle, inbox) = mpsc::channel(QUEUE_CAPACITY);
        let LoadedTable { table, outputs, stored, owner, last_entry_ms } = loaded;
        let state = Arc::clone(&self.state);
        let actor = TableActor::new(id, table, (stored, last_entry_ms), owner, inbox, state);
        let mut actors = self.actors.lock().await;
        if self.state.is_closing() {
            return Err(TableError::Moving);
        }
        // Tasks that have ended are removed whenever a new one starts.
        while actors.try_join_next().is_some() {}
        actors.spawn(Arc::clone(self).run_actor(id.to_owned(), owner, actor, outputs));
        Ok(handle)
    }

    async fn run_actor(self: Arc<Self>, id: String, owner: Owner, actor: TableActor, outputs: Outputs) {
        self.state.metrics.tables_awake.inc();
        *self.awake_by_owner().entry(owner).or_default() += 1;
        let exit = actor.run(outputs).await;
        self.state.metrics.tables_awake.dec();
        self.count_asleep(owner);
        match exit {
            Ok(exit) => self.after_exit(id, exit).await,
            Err(problem) => {
                self.state.metrics.append_failures.inc();
                tracing::error!(table = id, %problem, "a table could not be stored and is loaded again");
                tokio::spawn(self.recover(id));
            }
        }
    }

    fn count_asleep(&self, owner: Owner) {
        let mut awake = self.awake_by_owner();
        if let Some(count) = awake.get_mut(&owner) {
            *count -= 1;
            if *count == 0 {
                awake.remove(&owner);
            }
        }
    }

    /// Stores what follows from the way an actor ended.
    async fn after_exit(self: Arc<Self>, id: String, exit: Exit) {
        tracing::debug!(table = id, ?exit, "the actor has ended");
        let mut shard = self.shard(&id).lock().await;
        // If the handle is open, somebody woke the table again just now.
        if !shard.get(&id).is_some_and(mpsc::Sender::is_closed) {
            return;
        }
        shard.remove(&id);
        match exit {
            Exit::Moving => {}
            Exit::Closed(rest) => {
                if let Err(problem) = self.store_rest(&id, &rest).await {
                    tracing::warn!(table = id, %problem, "the summary of a table was not stored");
                }
            }
            Exit::Asleep(rest) => {
                if self.put_to_sleep(&id, &rest).await.is_err() {
                    drop(shard);
                    tokio::spawn(self.recover(id));
                }
            }
        }
    }

    /// Stores how a table sleeps, and releases the table. A table whose alarm could not be stored must stay awake, for
    /// nobody would wake it.
    async fn put_to_sleep(&self, id: &str, rest: &RestState) -> Result<(), StoreError> {
        if let Err(problem) = self.store_rest(id, rest).await {
            tracing::warn!(table = id, %problem, "the database did not store how a table sleeps");
            if rest.wake_at.is_some() {
                return Err(problem);
            }
        }
        if let Err(problem) = self.state.store.release(id).await {
            // The next process that opens the database wakes it once.
            tracing::warn!(table = id, %problem, "the database did not release a table that sleeps");
        }
        Ok(())
    }

    /// Loads a table again that could not be stored. (Boxed, because the new actor may fail and recover in turn.)
    fn recover(self: Arc<Self>, id: String) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            tokio::time::sleep(RECOVERY_DELAY).await;
            if let Err(problem) = self.find(&id).await {
                tracing::error!(table = id, %problem, "a table could not be loaded");
            }
        })
    }
}
