//! Where tables are stored: one log per table, written before anybody is told.
//!
//! A [`Store`] is one process's access to a database that several processes may share. What it says is stored *is*
//! stored: every method that changes something returns after the disk has it. The store does not read the entries of a
//! log; here they are bytes.
//!
//! A table is **held** by one process at a time. With [`Store::heartbeat`] a process says how long its lease lasts. When
//! the lease has lapsed, or after [`Store::leave`], the tables it holds are [orphans](Store::orphans), which the other
//! processes [claim](Store::claim). A table that was [released](Store::release) waits until somebody asks for it. Only
//! the holder can append, so that a process which comes back after its lease cannot write into a log that another
//! process has continued.

mod postgres;
mod resting;
mod schema;
mod sqlite;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::mpsc;

pub use postgres::Postgres;
pub use resting::{Resting, RestingTables, Retention, Swept};
pub use sqlite::Sqlite;

/// Opens a database for the process of this name. `database` is a `postgres://` address, or else the path of an SQLite
/// file. No two running processes of a hall may have the same name.
pub async fn open(database: &str, name: &str) -> Result<(Arc<dyn Store>, Inbox), StoreError> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        let (store, inbox) = Postgres::open(database, name).await?;
        Ok((Arc::new(store), inbox))
    } else {
        let (store, inbox) = Sqlite::open(Path::new(database), name)?;
        Ok((Arc::new(store), inbox))
    }
}

/// The messages that other processes [send](Store::send_message) to this one.
pub type Inbox = mpsc::Receiver<Vec<u8>>;

/// One process's access to the database of its hall.
///
/// If a method fails with [`StoreError::Database`], its change may or may not be stored: the table must be loaded again
/// before anything else is appended.
#[async_trait]
pub trait Store: RestingTables {
    /// The name of this process.
    fn name(&self) -> &str;

    /// Stores a new table, held by this process.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds entries to a table's log, all of them or none; `first` is the number of the first, counted from 0. The next
    /// append to the same table may begin when this one has returned.
    async fn append(&self, table: &str, first: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError>;

    /// Closes the log of a table for good after its first `count` entries, and releases the table.
    async fn finish(&self, table: &str, count: u64) -> Result<(), StoreError>;

    /// A table with its whole log.
    async fn load(&self, table: &str) -> Result<StoredTable, StoreError>;

    /// The ids of the tables that this process holds, in order.
    async fn held(&self) -> Result<Vec<String>, StoreError>;

    /// Renews the lease of this process for this time. The hall's time advances.
    async fn heartbeat(&self, within: Duration) -> Result<Heartbeat, StoreError>;

    /// Ends the lease of this process: its tables are orphans from now on.
    async fn leave(&self) -> Result<(), StoreError>;

    /// Takes a table that no other process holds. The claim lasts as long as the [lease](Store::heartbeat). A claim alone
    /// need not be on disk: it means nothing before something is appended.
    async fn claim(&self, table: &str) -> Result<Claim, StoreError>;

    /// Gives a table back, if this process holds it.
    async fn release(&self, table: &str) -> Result<(), StoreError>;

    /// The name of the process that holds a table, if one does.
    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// The ids of the tables whose holder is gone without having released them, in order.
    async fn orphans(&self) -> Result<Vec<String>, StoreError>;

    /// The setting of this name for the whole hall. If it is not set, it is set to `if_new`.
    async fn setting(&self, name: &str, if_new: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// Sends a message to a process. Messages from here arrive in order, each once, or not at all if that process or
    /// the database goes down; so whatever matters must be sent again until it is answered.
    async fn send_message(&self, to: &str, message: Vec<u8>) -> Result<(), StoreError>;
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewTable {
    /// Its id, which no other table of the hall has.
    pub id: String,
    /// Who created it, as the hall writes that; here it is bytes.
    pub owner: Vec<u8>,
}

/// A table as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What it was created with.
    pub table: NewTable,
    /// Whether its log is closed.
    pub finished: bool,
    /// Its log.
    pub entries: Vec<Vec<u8>>,
}

/// What a process learns when it renews its lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heartbeat {
    /// The lease had not lapsed: nobody could have taken its tables.
    InTime,
    /// The process is new, or its lease had lapsed: others may hold its tables by now.
    Late,
}

/// The result of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This process holds the table.
    Ours,
    /// This other process holds it.
    Theirs(String),
}

/// Why a store cannot do something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoSuchTable(String),
    /// There is a table with this id.
    #[error("there is a table {0:?} already")]
    TableExists(String),
    /// Another process holds the table, or nobody.
    #[error("table {0:?} is not held by this process")]
    NotHeld(String),
    /// Its log is closed.
    #[error("table {0:?} is finished")]
    Finished(String),
    /// The log does not continue at that entry.
    #[error("the log of table {table:?} goes on with entry {next}, not {place}")]
    Conflict {
        /// The table.
        table: String,
        /// The entry that the caller expected to be the next.
        place: u64,
        /// The entry that is the next.
        next: u64,
    },
    /// Another version of Barnyard wrote the database.
    #[error("this database has layout version {found}; this program keeps version {ours}")]
    Layout {
        /// The version found.
        found: i64,
        /// The version of this program.
        ours: i64,
    },
    /// Another process has this file open.
    #[error("{0} is open in another process")]
    InUse(String),
    /// The database failed. The change may or may not be stored.
    #[error("the database failed: {0}")]
    Database(String),
}

/// The state of a log after a change to it was refused, to find out why.
struct LogState {
    next: u64,
    finished: bool,
    held: bool,
}

impl LogState {
    /// The same for a change that any process may make, also after the table is finished.
    fn for_anybody(self) -> LogState {
        LogState { held: true, finished: false, ..self }
    }

    /// Why a table could not be changed at this entry of its log.
    fn refusal(state: Option<LogState>, table: &str, place: u64) -> StoreError {
        let table = table.to_owned();
        match state {
            None => StoreError::NoSuchTable(table),
            Some(LogState { finished: true, .. }) => StoreError::Finished(table),
            Some(LogState { held: false, .. }) => StoreError::NotHeld(table),
            Some(LogState { next, .. }) => StoreError::Conflict { table, place, next },
        }
    }
}

/// How many appends may share one sync of the disk.
const MAX_BATCH: usize = 256;

/// How many messages may wait before senders have to wait.
const QUEUE_CAPACITY: usize = 1024;
