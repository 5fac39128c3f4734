//! The hall: which tables are awake here, and how to reach any of them.
//!
//! A table wakes when somebody calls, or by itself when a process that held it has gone; it is brought back from
//! its log, and clocks have not run meanwhile. It sleeps again when nothing happens there: then it takes no
//! memory, and nobody holds it until somebody calls.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::{StreamExt, stream};
use table::log::Entry;
use table::{BadSetup, Chair, Connection, Outputs, Setup, Table};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use crate::forward::Post;
use crate::house::House;
use crate::keeper::{Keeper, LONGEST_QUEUE, Left, look_at, written};
use crate::line::{Call, Line, Look};
use crate::store::{Beat, Claim, Inbox, NewTable, StoreError};

/// How many tables may be looked for at once; those in the same drawer wait for one another. After a restart all
/// are, so there are many.
const DRAWERS: usize = 4096;

/// How many tables are brought back at once for which nobody has called; those who call come first.
const ADOPTED_AT_ONCE: usize = 16;

/// How long to wait before a table is brought back that could not be stored.
const RECOVERY: Duration = Duration::from_secs(1);

/// How often a call is tried again that came just as its table fell asleep or moved.
const ATTEMPTS: usize = 3;

/// How often a process says that it lives before it is thought dead.
const BEATS_PER_LEASE: u32 = 4;

/// How to call the keeper of a table.
type Door = mpsc::Sender<Call>;

/// The hall.
pub(crate) struct Hall {
    pub(crate) house: Arc<House>,
    /// The tables that are awake here. A drawer stays locked while a table in it wakes, so that no table ever
    /// has two keepers.
    drawers: Vec<Mutex<HashMap<String, Door>>>,
    hasher: RandomState,
    connections: AtomicU64,
    /// Whether others may have taken our tables since we last looked.
    late: AtomicBool,
    keepers: Mutex<JoinSet<()>>,
    post: Arc<Post>,
}

/// Why there is no way to a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum NoWay {
    #[error("there is no table of this name here")]
    NoSuchTable,
    #[error("this table is closed; its record can still be read")]
    Closed,
    #[error("the hall has no room for another table now; please try again later")]
    Full,
    #[error("the hall is about to close; please come again in a moment")]
    Moving,
    #[error("{0}")]
    Setup(#[from] BadSetup),
    #[error("this table cannot be reached now; please try again in a moment")]
    Failed(String),
}

impl From<StoreError> for NoWay {
    fn from(problem: StoreError) -> NoWay {
        match problem {
            StoreError::NoSuchTable(_) => NoWay::NoSuchTable,
            StoreError::Finished(_) => NoWay::Closed,
            other => NoWay::Failed(other.to_string()),
        }
    }
}

/// Where a table is.
enum Place {
    Here(Door),
    /// Another process holds it.
    With(String),
}

impl Hall {
    pub(crate) fn new(house: House) -> Arc<Hall> {
        let house = Arc::new(house);
        Arc::new(Hall {
            post: Post::new(Arc::clone(&house.store)),
            house,
            drawers: (0..DRAWERS).map(|_| Mutex::default()).collect(),
            hasher: RandomState::new(),
            connections: AtomicU64::new(1),
            late: AtomicBool::new(false),
            keepers: Mutex::default(),
        })
    }

    /// Sets up a table. When this is done, it is stored.
    pub(crate) async fn create(self: &Arc<Self>, setup: Setup) -> Result<(), NoWay> {
        let awake = self.house.metrics.tables_awake.get();
        if awake >= self.house.config.limits.tables as i64 {
            return Err(NoWay::Full);
        }
        let new = NewTable {
            id: setup.id.clone(),
            about: setup.game.clone().into_bytes(),
            seat_keys: setup.chairs.iter().map(seat_key).collect(),
        };
        let (table, mut outputs) = Table::new(setup, self.house.now_ms())?;
        let mut drawer = self.drawer(&new.id).lock().await;
        self.house.store.create(new.clone()).await?;
        let log = std::mem::take(&mut outputs.log);
        self.house.store.append(&new.id, 0, written(&log)).await?;
        let door = self.keep(&new.id, table, log.len() as u64, outputs).await?;
        drawer.insert(new.id, door);
        Ok(())
    }

    /// Opens a line to a table, wherever it is held.
    pub(crate) async fn line(self: &Arc<Self>, id: &str) -> Result<Line, NoWay> {
        for _ in 0..ATTEMPTS {
            let calls = match self.find(id).await? {
                Place::Here(door) => door,
                Place::With(holder) => self.post.calls(id, &holder),
            };
            if let Some(line) = Line::open(self.next_connection(), calls).await {
                return Ok(line);
            }
        }
        Err(NoWay::Moving)
    }

    /// Opens a line to a table that is held here.
    pub(crate) async fn line_here(self: &Arc<Self>, id: &str) -> Result<Line, NoWay> {
        let Place::Here(door) = self.find(id).await? else { return Err(NoWay::Moving) };
        Line::open(self.next_connection(), door).await.ok_or(NoWay::Moving)
    }

    /// Looks at a table from outside, without waking it.
    pub(crate) async fn look(&self, id: &str) -> Result<Look, NoWay> {
        let door = self.drawer(id).lock().await.get(id).cloned();
        if let Some(door) = door {
            let (look, looked) = oneshot::channel();
            _ = door.send(Call::Look(look)).await;
            if let Ok(look) = looked.await {
                return Ok(look);
            }
        }
        let (table, ..) = self.load(id).await?;
        Ok(look_at(&table))
    }

    /// Whether the hall is open and its database answers.
    pub(crate) async fn check(&self) -> Result<(), NoWay> {
        if self.house.is_closing() {
            return Err(NoWay::Moving);
        }
        match self.house.store.holder("").await {
            Ok(_) | Err(StoreError::NoSuchTable(_)) => Ok(()),
            Err(problem) => Err(problem.into()),
        }
    }

    /// Says again and again that this process lives. Ends when the hall closes.
    pub(crate) async fn beat_on(self: Arc<Self>) {
        let lease = self.house.config.patience.lease;
        let mut beats = tokio::time::interval(lease / BEATS_PER_LEASE);
        while !self.house.is_closing() {
            beats.tick().await;
            match self.house.store.beat(lease).await {
                Ok(Beat::InTime) => {}
                Ok(Beat::Late) => {
                    // Others may hold our tables by now. What we did not store, nobody was told.
                    self.house.move_out();
                    self.late.store(true, Ordering::SeqCst);
                }
                Err(problem) => tracing::warn!(%problem, "the database did not hear that we live"),
            }
        }
    }

    /// Takes the tables of processes that have gone, again and again. Ends when the hall closes.
    pub(crate) async fn adopt_on(self: Arc<Self>) {
        let mut rounds = tokio::time::interval(self.house.config.patience.lease / BEATS_PER_LEASE);
        while !self.house.is_closing() {
            rounds.tick().await;
            if let Err(problem) = self.adopt().await {
                tracing::warn!(%problem, "the database did not say which tables need somebody");
            }
        }
    }

    async fn adopt(self: &Arc<Self>) -> Result<(), StoreError> {
        let store = &self.house.store;
        let mut tables = store.orphans().await?;
        if self.late.swap(false, Ordering::SeqCst) {
            // Those that nobody has taken meanwhile.
            tables.extend(store.held().await?);
        }
        let adopt = async |id: String| {
            if let Err(problem) = self.find(&id).await {
                tracing::warn!(table = id, %problem, "a table does not come back");
            }
        };
        stream::iter(tables).for_each_concurrent(ADOPTED_AT_ONCE, adopt).await;
        self.post.look_after_lines(self.house.config.patience.lease).await
    }

    /// Reads what other processes send, until there will be no more.
    pub(crate) async fn read_mail(self: Arc<Self>, mut inbox: Inbox) {
        while let Some(letter) = inbox.recv().await {
            self.post.read(&self, &letter);
        }
    }

    /// Leaves all tables, lets those who are connected know, and tells the other processes.
    pub(crate) async fn close(&self) {
        self.house.close();
        while self.keepers.lock().await.join_next().await.is_some() {}
        if let Err(problem) = self.house.store.leave().await {
            tracing::warn!(%problem, "the database did not hear that we go");
        }
    }

    fn next_connection(&self) -> Connection {
        Connection(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    fn drawer(&self, id: &str) -> &Mutex<HashMap<String, Door>> {
        &self.drawers[self.hasher.hash_one(id) as usize % DRAWERS]
    }

    /// Where a table is; wakes it if nobody holds it.
    async fn find(self: &Arc<Self>, id: &str) -> Result<Place, NoWay> {
        let mut drawer = self.drawer(id).lock().await;
        if let Some(door) = drawer.get(id).filter(|door| !door.is_closed()) {
            return Ok(Place::Here(door.clone()));
        }
        if self.house.is_closing() {
            return Err(NoWay::Moving);
        }
        if let Claim::Theirs(holder) = self.house.store.claim(id).await? {
            return Ok(Place::With(holder));
        }
        let (table, outputs, stored) = self.load(id).await?;
        let door = self.keep(id, table, stored, outputs).await?;
        drawer.insert(id.to_owned(), door.clone());
        tracing::debug!(table = id, "awake");
        Ok(Place::Here(door))
    }

    /// Brings a table back from its log.
    async fn load(&self, id: &str) -> Result<(Table, Outputs, u64), NoWay> {
        let kept = self.house.store.load(id).await?;
        if kept.entries.is_empty() {
            // We went down while it was set up; nobody has been told its name.
            return Err(NoWay::NoSuchTable);
        }
        let entries = kept.entries.iter().map(|entry| serde_json::from_slice(entry));
        let log: Vec<Entry> = entries.collect::<Result<_, _>>().map_err(|bad| spoilt(id, &bad))?;
        let (table, outputs) = Table::replay(&log, self.house.now_ms()).map_err(|bad| spoilt(id, &bad))?;
        Ok((table, outputs, log.len() as u64))
    }

    /// Hands a table to a new keeper.
    async fn keep(
        self: &Arc<Self>,
        id: &str,
        table: Table,
        stored: u64,
        outputs: Outputs,
    ) -> Result<Door, NoWay> {
        let (door, calls) = mpsc::channel(LONGEST_QUEUE);
        let keeper = Keeper::new(id, table, stored, calls, Arc::clone(&self.house));
        let mut keepers = self.keepers.lock().await;
        if self.house.is_closing() {
            return Err(NoWay::Moving);
        }
        // Those who have left are forgotten as new ones come.
        while keepers.try_join_next().is_some() {}
        keepers.spawn(Arc::clone(self).attend(id.to_owned(), keeper, outputs));
        Ok(door)
    }

    /// Sees to it that a table is kept, and to what comes after.
    async fn attend(self: Arc<Self>, id: String, keeper: Keeper, outputs: Outputs) {
        self.house.metrics.tables_awake.inc();
        let left = keeper.keep(outputs).await;
        self.house.metrics.tables_awake.dec();
        match left {
            Ok(left) => {
                tracing::debug!(table = id, ?left, "left");
                let mut drawer = self.drawer(&id).lock().await;
                // If it is awake again, somebody called just as it was left.
                if drawer.get(&id).is_some_and(mpsc::Sender::is_closed) {
                    drawer.remove(&id);
                    if left == Left::Asleep {
                        self.let_go(&id).await;
                    }
                }
            }
            Err(problem) => {
                self.house.metrics.append_failures.inc();
                tracing::error!(table = id, %problem, "a table could not be stored and is brought back");
                tokio::spawn(self.recover(id));
            }
        }
    }

    /// Says that nobody need care for a table that sleeps. If that cannot be said, the next hall wakes it once.
    async fn let_go(&self, id: &str) {
        if let Err(problem) = self.house.store.release(id).await {
            tracing::warn!(table = id, %problem, "the database did not hear that a table sleeps");
        }
    }

    /// Brings a table back that could not be stored. (Boxed, because its keeper may fail again, and so on.)
    fn recover(self: Arc<Self>, id: String) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            tokio::time::sleep(RECOVERY).await;
            if let Err(problem) = self.find(&id).await {
                tracing::error!(table = id, %problem, "a table does not come back");
            }
        })
    }
}

fn seat_key(chair: &Chair) -> [u8; 32] {
    match chair {
        Chair::Person { link } => link.0,
        Chair::Bot { .. } => [0; 32],
    }
}

fn spoilt(id: &str, problem: &dyn std::error::Error) -> NoWay {
    tracing::error!(table = id, %problem, "the log of a table cannot be read");
    NoWay::Failed(problem.to_string())
}
