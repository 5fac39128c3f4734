//! The hall: which tables are awake here, and how to reach any of them.
//!
//! A table wakes when somebody calls, or by itself when a process that held it has gone; it is brought back from
//! its log. It sleeps again when nothing happens there: then it takes no memory, and nobody holds it until somebody
//! calls or one of its clocks has run down. Clocks stand still while no process is up.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::{StreamExt, stream};
use table::{Chair, Connection, Outputs, Setup, Table};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use super::actor::{Keeper, LONGEST_QUEUE, Left, Rest, written};
use super::error::NoWay;
use super::resting::Replays;
use crate::cluster::Post;
use crate::state::House;
use crate::store::{Beat, Claim, Inbox, NewTable, StoreError};
use crate::tables::connection::{Call, Line, Look};
use crate::tables::owner::{About, Owner};

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
    /// Those who look at the same resting table wait for one another, and one of them reads its log.
    pub(super) looks: Vec<Mutex<()>>,
    pub(super) replays: Replays,
    /// How many tables of each owner are awake.
    awake: Lock<HashMap<Owner, usize>>,
}

/// A table that is about to be kept awake.
pub(super) struct Loaded {
    pub(super) table: Table,
    pub(super) outputs: Outputs,
    /// How many entries its log has.
    pub(super) stored: u64,
    pub(super) owner: Owner,
    /// When the last of them was written.
    pub(super) last_entry_ms: i64,
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
            looks: (0..DRAWERS).map(|_| Mutex::default()).collect(),
            replays: Replays::new(),
            awake: Lock::default(),
        })
    }

    /// Sets up a table. When this is done, it is stored.
    pub(crate) async fn create(self: &Arc<Self>, setup: Setup, owner: Owner) -> Result<(), NoWay> {
        let awake = self.house.metrics.tables_awake.get();
        if awake >= self.house.config.limits.tables as i64 {
            return Err(NoWay::Full);
        }
        let address = self.house.config.limits.address;
        let theirs = self.awake().get(&owner).copied().unwrap_or_default();
        if address.is_some_and(|address| theirs >= address.awake) {
            return Err(NoWay::TooManyTables);
        }
        let new = NewTable {
            id: setup.id.clone(),
            about: About::write(&setup.game, owner),
            seat_keys: setup.chairs.iter().map(seat_key).collect(),
        };
        let now_ms = self.house.now_ms();
        let (table, mut outputs) = Table::new(setup, now_ms)?;
        let mut drawer = self.drawer(&new.id).lock().await;
        self.house.store.create(new.clone()).await?;
        let log = std::mem::take(&mut outputs.log);
        self.house.store.append(&new.id, 0, written(&log)).await?;
        let loaded = Loaded { table, outputs, stored: log.len() as u64, owner, last_entry_ms: now_ms as i64 };
        let door = self.keep(&new.id, loaded).await?;
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
    pub(crate) async fn look(self: &Arc<Self>, id: &str) -> Result<Look, NoWay> {
        let door = self.drawer(id).lock().await.get(id).cloned();
        if let Some(door) = door {
            let (look, looked) = oneshot::channel();
            _ = door.send(Call::Look(look)).await;
            if let Ok(look) = looked.await {
                return Ok(look);
            }
        }
        self.look_from_outside(id).await
    }

    /// Whether the hall is open and its database can be written to.
    pub(crate) async fn check(&self) -> Result<(), NoWay> {
        if self.house.is_closing() {
            return Err(NoWay::Moving);
        }
        Ok(self.beat().await?)
    }

    /// Says that this process lives.
    async fn beat(&self) -> Result<(), StoreError> {
        if self.house.store.beat(self.house.config.patience.lease).await? == Beat::Late {
            // Others may hold our tables by now. What we did not store, nobody was told.
            self.house.move_out();
            self.late.store(true, Ordering::SeqCst);
        }
        Ok(())
    }

    /// Says again and again that this process lives. Ends when the hall closes.
    pub(crate) async fn beat_on(self: Arc<Self>) {
        let mut beats = tokio::time::interval(self.house.config.patience.lease / BEATS_PER_LEASE);
        while !self.house.is_closing() {
            beats.tick().await;
            if let Err(problem) = self.beat().await {
                tracing::warn!(%problem, "the database did not hear that we live");
            }
        }
    }

    /// Takes the tables of processes that have gone, and those whose clocks have run down, again and again. Ends when the hall closes.
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
        tables.extend(self.due().await?);
        let adopt = async |id: String| {
            if let Err(problem) = self.find(&id).await {
                tracing::warn!(table = id, %problem, "a table does not come back");
                if matches!(problem, NoWay::Spoilt(_)) {
                    // It would be tried again and again.
                    _ = store.silence(&id).await;
                }
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
        &self.drawers[self.place_of(id)]
    }

    pub(super) fn place_of(&self, id: &str) -> usize {
        self.hasher.hash_one(id) as usize % DRAWERS
    }

    fn awake(&self) -> std::sync::MutexGuard<'_, HashMap<Owner, usize>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
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
        let loaded = self.load(id, &self.replays.coming, true).await?;
        let door = self.keep(id, loaded).await?;
        drawer.insert(id.to_owned(), door.clone());
        tracing::debug!(table = id, "awake");
        Ok(Place::Here(door))
    }

    /// Hands a table to a new keeper.
    async fn keep(self: &Arc<Self>, id: &str, loaded: Loaded) -> Result<Door, NoWay> {
        let (door, calls) = mpsc::channel(LONGEST_QUEUE);
        let Loaded { table, outputs, stored, owner, last_entry_ms } = loaded;
        let keeper = Keeper::new(id, table, (stored, last_entry_ms), owner, calls, Arc::clone(&self.house));
        let mut keepers = self.keepers.lock().await;
        if self.house.is_closing() {
            return Err(NoWay::Moving);
        }
        // Those who have left are forgotten as new ones come.
        while keepers.try_join_next().is_some() {}
        keepers.spawn(Arc::clone(self).attend(id.to_owned(), owner, keeper, outputs));
        Ok(door)
    }

    /// Sees to it that a table is kept, and to what comes after.
    async fn attend(self: Arc<Self>, id: String, owner: Owner, keeper: Keeper, outputs: Outputs) {
        self.house.metrics.tables_awake.inc();
        *self.awake().entry(owner).or_default() += 1;
        let left = keeper.keep(outputs).await;
        self.house.metrics.tables_awake.dec();
        self.count_out(owner);
        match left {
            Ok(left) => self.see_off(id, left).await,
            Err(problem) => {
                self.house.metrics.append_failures.inc();
                tracing::error!(table = id, %problem, "a table could not be stored and is brought back");
                tokio::spawn(self.recover(id));
            }
        }
    }

    fn count_out(&self, owner: Owner) {
        let mut awake = self.awake();
        if let Some(theirs) = awake.get_mut(&owner) {
            *theirs -= 1;
            if *theirs == 0 {
                awake.remove(&owner);
            }
        }
    }

    /// A table was left in good order.
    async fn see_off(self: Arc<Self>, id: String, left: Left) {
        tracing::debug!(table = id, ?left, "left");
        let mut drawer = self.drawer(&id).lock().await;
        // If it is awake again, somebody called just as it was left.
        if !drawer.get(&id).is_some_and(mpsc::Sender::is_closed) {
            return;
        }
        drawer.remove(&id);
        match left {
            Left::Moving => {}
            Left::Closed(rest) => {
                if let Err(problem) = self.rest(&id, &rest).await {
                    tracing::warn!(table = id, %problem, "how a table looks was not kept");
                }
            }
            Left::Asleep(rest) => {
                if self.let_go(&id, &rest).await.is_err() {
                    drop(drawer);
                    tokio::spawn(self.recover(id));
                }
            }
        }
    }

    /// Says how a table sleeps, and that nobody need care for it until it must be woken. If it is not known when that
    /// is, it may not sleep.
    async fn let_go(&self, id: &str, rest: &Rest) -> Result<(), StoreError> {
        if let Err(problem) = self.rest(id, rest).await {
            tracing::warn!(table = id, %problem, "the database did not hear how a table sleeps");
            if rest.wake_at.is_some() {
                return Err(problem);
            }
        }
        if let Err(problem) = self.house.store.release(id).await {
            // The next hall wakes it once.
            tracing::warn!(table = id, %problem, "the database did not hear that a table sleeps");
        }
        Ok(())
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

pub(super) fn spoilt(id: &str, problem: &dyn std::error::Error) -> NoWay {
    tracing::error!(table = id, %problem, "the log of a table cannot be read");
    NoWay::Spoilt(problem.to_string())
}
