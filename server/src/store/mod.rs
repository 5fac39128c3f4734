//! Where tables are kept: one log per table, written before anybody is told.
//!
//! A [`Store`] is one process's door to a database that may be shared. What it says is stored *is* stored:
//! every method that changes something answers after the disk has it. What stands in an entry is the
//! table's business; here it is bytes.
//!
//! A table is **held** by one process at a time. A process says with [`Store::beat`] how long it will
//! certainly be heard of again; when that time has passed, or after [`Store::leave`], the tables it holds are
//! [orphans](Store::orphans), which any other process may [claim](Store::claim) and should. A table that was
//! [let go](Store::release) waits until somebody asks for it. Only the holder can append, so that a process
//! which was thought dead and comes back cannot write into a log that goes on elsewhere.

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
pub use resting::{Glance, Resting, Rests, Retention, Swept};
pub use sqlite::Sqlite;

/// Opens the database at this place for the process of this name: a `postgres://` address, or else the
/// path of an SQLite file. No two living processes of a hall have the same name.
pub async fn open(place: &str, name: &str) -> Result<(Arc<dyn Store>, Inbox), StoreError> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        let (store, inbox) = Postgres::open(place, name).await?;
        Ok((Arc::new(store), inbox))
    } else {
        let (store, inbox) = Sqlite::open(Path::new(place), name)?;
        Ok((Arc::new(store), inbox))
    }
}

/// The messages that other processes [post](Store::post) to this one.
pub type Inbox = mpsc::Receiver<Vec<u8>>;

/// One process's door to the database of its hall.
///
/// If a method ends with [`StoreError::Database`], what it was to write may or may not be there: the table
/// must be loaded again before anything else is appended.
#[async_trait]
pub trait Store: Rests {
    /// The name of this process.
    fn name(&self) -> &str;

    /// Keeps a new table, held by this process.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds entries to a table's log, all of them or none; `first` is the number of the first, counted from 0.
    /// The next append to the same table may begin when this one has answered.
    async fn append(&self, table: &str, first: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError>;

    /// Closes the log of a table for good after its first `count` entries, and lets go of the table.
    async fn finish(&self, table: &str, count: u64) -> Result<(), StoreError>;

    /// A table, with all its log.
    async fn load(&self, table: &str) -> Result<KeptTable, StoreError>;

    /// The log of a table from this entry on.
    async fn entries(&self, table: &str, from: u64) -> Result<Vec<Vec<u8>>, StoreError>;

    /// The tables that this process holds, by name.
    async fn held(&self) -> Result<Vec<String>, StoreError>;

    /// Says that this process lives, and will say so again within this time. The hall's time goes on.
    async fn beat(&self, within: Duration) -> Result<Beat, StoreError>;

    /// Says that this process goes: its tables are orphans from now on.
    async fn leave(&self) -> Result<(), StoreError>;

    /// Takes hold of a table that nobody else holds. Needs a [beat](Store::beat) to last. A claim alone need not be
    /// on disk: it is worth nothing before something is appended.
    async fn claim(&self, table: &str) -> Result<Claim, StoreError>;

    /// Lets go of a table, if this process holds it.
    async fn release(&self, table: &str) -> Result<(), StoreError>;

    /// Who holds a table, if anybody does.
    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// The tables whose holder has gone without letting go of them, by name.
    async fn orphans(&self) -> Result<Vec<String>, StoreError>;

    /// What is kept under this name for the whole hall; this value, if nothing was kept there before.
    async fn setting(&self, name: &str, if_new: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// Sends a message to a process, in order with the others from here. It arrives once, or not at all if
    /// that process or the database goes down; so what matters is said again until it is answered.
    async fn post(&self, to: &str, message: Vec<u8>) -> Result<(), StoreError>;

    /// Sends a message to whoever holds a table; `None` if nobody does.
    async fn forward(&self, table: &str, message: Vec<u8>) -> Result<Option<String>, StoreError> {
        let holder = self.holder(table).await?;
        if let Some(holder) = &holder {
            self.post(holder, message).await?;
        }
        Ok(holder)
    }
}

/// A table about to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewTable {
    /// Its name, which no other table of the hall has.
    pub id: String,
    /// What the table wants to know about itself.
    pub about: Vec<u8>,
    /// The hashes of the secrets that grant the seats, in order; never the secrets.
    pub seat_keys: Vec<[u8; 32]>,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    /// What it was created with.
    pub table: NewTable,
    /// Whether its log is closed.
    pub finished: bool,
    /// Its log.
    pub entries: Vec<Vec<u8>>,
}

/// What a process learns when it says that it lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// Nobody could have taken its tables.
    InTime,
    /// It is new, or was not heard of for too long: others may hold its tables by now.
    Late,
}

/// What became of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This process holds the table.
    Ours,
    /// This other process does.
    Theirs(String),
}

/// What a store cannot do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table {0:?}")]
    NoSuchTable(String),
    /// The name is taken.
    #[error("there is a table {0:?} already")]
    TableExists(String),
    /// Another process holds the table, or nobody.
    #[error("table {0:?} is not held by this process")]
    NotHeld(String),
    /// Its log is closed.
    #[error("table {0:?} is finished")]
    Finished(String),
    /// The log does not go on there.
    #[error("the log of table {table:?} goes on with entry {next}, not {place}")]
    Conflict {
        /// The table.
        table: String,
        /// Where the caller thought it does.
        place: u64,
        /// Where the log goes on.
        next: u64,
    },
    /// The data was written by another version of Barnyard.
    #[error("this database has layout version {found}; this program keeps version {ours}")]
    Layout {
        /// The version found.
        found: i64,
        /// The version we keep.
        ours: i64,
    },
    /// Another process keeps its tables in this file.
    #[error("{0} is open in another process")]
    InUse(String),
    /// The database failed. What was to be written may or may not be there.
    #[error("the database failed: {0}")]
    Database(String),
}

/// Where a table stands when something was refused; tells why it was.
struct Standing {
    next: u64,
    finished: bool,
    held: bool,
}

impl Standing {
    /// The same for something that whoever does not hold the table may do as well, and after it is finished.
    fn held(self) -> Standing {
        Standing { held: true, finished: false, ..self }
    }

    /// Why a table could not be changed at this place of its log.
    fn against(standing: Option<Standing>, table: &str, place: u64) -> StoreError {
        let table = table.to_owned();
        match standing {
            None => StoreError::NoSuchTable(table),
            Some(Standing { finished: true, .. }) => StoreError::Finished(table),
            Some(Standing { held: false, .. }) => StoreError::NotHeld(table),
            Some(Standing { next, .. }) => StoreError::Conflict { table, place, next },
        }
    }
}

/// The hashes of seat secrets, one after the other, as they are kept.
fn join_keys(keys: &[[u8; 32]]) -> Vec<u8> {
    keys.concat()
}

fn split_keys(keys: &[u8]) -> Vec<[u8; 32]> {
    keys.as_chunks().0.to_vec()
}

/// How many appends one sync of the disk may cover.
const LARGEST_BATCH: usize = 256;

/// How many messages may wait to be read or written before whoever sends more has to wait too.
const LONGEST_QUEUE: usize = 1024;
