//! Tables in an SQLite file, for a hall of one process.
//!
//! Three threads serve it: one writes, many appends to a transaction; one reads; one copies the write-ahead log into the
//! file. The write-ahead log is synced at every commit (`synchronous = FULL`), so whatever was acknowledged survives a
//! power cut.

mod checkpoint;
mod private;
mod resting;
mod thread;

use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use tokio::sync::mpsc;

use super::{
    Claim, Heartbeat, Inbox, LogState, NewTable, QUEUE_CAPACITY, Store, StoreError, StoredTable, schema,
};
use checkpoint::Checkpoints;
use thread::{SqliteThread, failed};

/// Moves the end of a log; changes nothing unless the log ends where the caller expects.
const ADVANCE: &str = "
    UPDATE tables SET next_entry = next_entry + $1
    WHERE id = $2 AND next_entry = $3 AND holder = $4 AND finished_ms IS NULL";

const ADD_ENTRY: &str = "INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)";

/// How many pages of 4 KiB stay in memory. When many tables are played, the same pages are used again and again.
const CACHE_PAGES: u32 = 4_000;

/// How many pages the write-ahead log may have before the writer itself copies it and starts it afresh. With more pages
/// moves wait for that less often, but a hall that was killed must read all of them when it starts.
const WAL_PAGES: u32 = 8_000;

/// How many pages of 4 KiB a file without `auto_vacuum` may have to be rewritten when it opens, so that it can shrink
/// from then on.
const MAX_REWRITTEN_PAGES: i64 = 16_000;

/// Tables in an SQLite file.
pub struct Sqlite {
    name: Arc<str>,
    file: Arc<OpenFile>,
}

/// The open file, shared by all stores of this process.
struct OpenFile {
    writer: SqliteThread,
    reader: SqliteThread,
    _checkpoints: Checkpoints,
    inboxes: Mutex<BTreeMap<String, mpsc::Sender<Vec<u8>>>>,
    /// Locked until the threads above have ended: fields are dropped in order.
    _lock: File,
}

impl Sqlite {
    /// Opens the file for the process of this name, and creates it if it is missing. Only one process at a time can have
    /// it open, so a process that held a table before is gone.
    pub fn open(file: &Path, name: &str) -> Result<(Sqlite, Inbox), StoreError> {
        let lock = lock(file)?;
        private::make(file)?;
        let writer = connect(file)?;
        writer.pragma_update(None, "cache_size", CACHE_PAGES).map_err(failed)?;
        writer.pragma_update(None, "wal_autocheckpoint", WAL_PAGES).map_err(failed)?;
        prepare(&writer)?;
        let reader = connect(file)?;
        reader.execute_batch("PRAGMA query_only = TRUE").map_err(failed)?;
        let file = OpenFile {
            writer: SqliteThread::start(writer, "BEGIN IMMEDIATE")?,
            reader: SqliteThread::start(reader, "BEGIN")?,
            _checkpoints: Checkpoints::start(connect(file)?)?,
            inboxes: Mutex::default(),
            _lock: lock,
        };
        Ok(Sqlite::join(Arc::new(file), name))
    }

    /// Another store in the same file, for a part of this process that holds tables under a name of its own.
    pub fn share(&self, name: &str) -> (Sqlite, Inbox) {
        Sqlite::join(Arc::clone(&self.file), name)
    }

    fn join(file: Arc<OpenFile>, name: &str) -> (Sqlite, Inbox) {
        let (sender, inbox) = mpsc::channel(QUEUE_CAPACITY);
        file.inboxes.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), sender);
        (Sqlite { name: name.into(), file }, inbox)
    }

    async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.file.writer.run(work).await
    }

    async fn read<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.file.reader.run(work).await
    }

    /// Changes a table that this process holds, at this entry of its log; `change` returns whether any row was
    /// changed.
    async fn change<W>(&self, table: &str, place: u64, change: W) -> Result<(), StoreError>
    where
        W: FnOnce(&Connection, &str, &str) -> Result<bool, StoreError> + Send + 'static,
    {
        let (table, name) = (table.to_owned(), Arc::clone(&self.name));
        let work = move |connection: &Connection| {
            if change(connection, &table, &name)? {
                return Ok(());
            }
            Err(LogState::refusal(log_state(connection, &table, &name)?, &table, place))
        };
        self.write(work).await
    }
}

#[async_trait]
impl Store for Sqlite {
    fn name(&self) -> &str {
        &self.name
    }

    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let name = Arc::clone(&self.name);
        let work = move |connection: &Connection| {
            let row = params![table.id, table.owner, Vec::<u8>::new(), name];
            let created = execute(connection, schema::CREATE, row)?;
            if created { Ok(()) } else { Err(StoreError::TableExists(table.id)) }
        };
        self.write(work).await
    }

    async fn append(&self, table: &str, first: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        let append = move |connection: &Connection, table: &str, name: &str| {
            let stands = params![entries.len() as i64, table, first as i64, name];
            if !execute(connection, ADVANCE, stands)? {
                return Ok(false);
            }
            for (number, entry) in (first as i64..).zip(&entries) {
                execute(connection, ADD_ENTRY, params![table, number, entry])?;
            }
            Ok(true)
        };
        self.change(table, first, append).await
    }

    async fn finish(&self, table: &str, count: u64) -> Result<(), StoreError> {
        let finish = move |connection: &Connection, table: &str, name: &str| {
            execute(connection, schema::FINISH, params![table, count as i64, name])
        };
        self.change(table, count, finish).await
    }

    async fn load(&self, table: &str) -> Result<StoredTable, StoreError> {
        let table = table.to_owned();
        let work = move |connection: &Connection| {
            let row = first(connection, schema::LOAD, [&table], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let (owner, finished) = row.ok_or_else(|| StoreError::NoSuchTable(table.clone()))?;
            let entries = all(connection, schema::ENTRIES, [&table])?;
            Ok(StoredTable { table: NewTable { id: table, owner }, finished, entries })
        };
        self.read(work).await
    }

    async fn held(&self) -> Result<Vec<String>, StoreError> {
        let name = Arc::clone(&self.name);
        self.read(move |connection| all(connection, schema::HELD, [name])).await
    }

    async fn heartbeat(&self, within: Duration) -> Result<Heartbeat, StoreError> {
        let name = Arc::clone(&self.name);
        let work = move |connection: &Connection| {
            let alive = first(connection, schema::IS_ALIVE, [&name], |_| Ok(()))?;
            execute(connection, schema::HEARTBEAT, params![name, within.as_millis() as i64])?;
            execute(connection, schema::ADVANCE_TIME, params![within.as_millis() as i64])?;
            Ok(if alive.is_some() { Heartbeat::InTime } else { Heartbeat::Late })
        };
        self.write(work).await
    }

    async fn leave(&self) -> Result<(), StoreError> {
        let name = Arc::clone(&self.name);
        self.write(move |connection| execute(connection, schema::LEAVE, [name]).map(|_| ())).await
    }

    async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        let (table, name) = (table.to_owned(), Arc::clone(&self.name));
        let work = move |connection: &Connection| {
            if execute(connection, schema::CLAIM, params![name, table])? {
                return Ok(Claim::Ours);
            }
            match holder(connection, &table)? {
                Some(holder) => Ok(Claim::Theirs(holder)),
                None => Err(StoreError::Finished(table)),
            }
        };
        self.write(work).await
    }

    async fn release(&self, table: &str) -> Result<(), StoreError> {
        let (table, name) = (table.to_owned(), Arc::clone(&self.name));
        self.write(move |connection| execute(connection, schema::RELEASE, params![table, name]).map(|_| ()))
            .await
    }

    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| holder(connection, &table)).await
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        self.read(|connection| all(connection, schema::ORPHANS, [])).await
    }

    async fn setting(&self, name: &str, if_new: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        let name = name.to_owned();
        let work = move |connection: &Connection| {
            execute(connection, schema::NEW_SETTING, params![name, if_new])?;
            let value = first(connection, schema::SETTING, [&name], |row| row.get(0))?;
            value.ok_or_else(|| failed("what was just kept is gone"))
        };
        self.write(work).await
    }

    async fn send_message(&self, to: &str, message: Vec<u8>) -> Result<(), StoreError> {
        let inbox = self.file.inboxes.lock().unwrap_or_else(PoisonError::into_inner).get(to).cloned();
        if let Some(inbox) = inbox {
            // If the receiver is gone, that is no failure of the store.
            _ = inbox.send(message).await;
        }
        Ok(())
    }
}

/// Locks the database against other processes, for as long as the returned file is open.
fn lock(file: &Path) -> Result<File, StoreError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    let lock =
        private::open(name.as_ref()).map_err(|problem| failed(format!("{}: {problem}", file.display())))?;
    lock.try_lock().map_err(|problem| match problem {
        std::fs::TryLockError::WouldBlock => StoreError::InUse(file.display().to_string()),
        std::fs::TryLockError::Error(problem) => failed(format!("{}: {problem}", file.display())),
    })?;
    Ok(lock)
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection =
        Connection::open(file).map_err(|problem| failed(format!("{}: {problem}", file.display())))?;
    // The first only works before anything is written. With it the file can shrink when tables are deleted.
    let settings = "PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        PRAGMA busy_timeout = 5000; PRAGMA journal_size_limit = 33554432;";
    connection.execute_batch(settings).map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(32);
    connection
        .create_scalar_function("now_ms", 0, FunctionFlags::SQLITE_UTF8, |_| {
            let now = std::time::SystemTime::UNIX_EPOCH.elapsed();
            now.map(|now| now.as_millis() as i64)
                .map_err(|problem| rusqlite::Error::UserFunctionError(Box::new(problem)))
        })
        .map_err(failed)?;
    Ok(connection)
}

/// Creates the tables, and ends the leases of processes that are gone.
fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch(schema::MARK_LAYOUT).map_err(failed)?;
    let found = first(connection, schema::FIND_LAYOUT, [], |row| row.get(0))?;
    schema::check_layout(found.expect("it was just marked"))?;
    let tables = [schema::TABLES, schema::RESTING_TABLES].concat().replace("BYTEA", "BLOB");
    connection.execute_batch(&tables).map_err(failed)?;
    connection.execute_batch("DELETE FROM processes").map_err(failed)?;
    let number =
        |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0)).map_err(failed);
    if number("auto_vacuum")? == 0 && number("page_count")? <= MAX_REWRITTEN_PAGES {
        // An older version created this file: once it is rewritten, it can shrink. Rewriting a large file would take
        // too long now; it keeps its size and uses free pages again.
        connection.execute_batch("PRAGMA auto_vacuum = INCREMENTAL; VACUUM").map_err(failed)?;
    }
    Ok(())
}

fn log_state(connection: &Connection, table: &str, name: &str) -> Result<Option<LogState>, StoreError> {
    first(connection, schema::LOG_STATE, params![name, table], |row| {
        Ok(LogState { next: row.get::<_, i64>(0)? as u64, finished: row.get(1)?, held: row.get(2)? })
    })
}

fn holder(connection: &Connection, table: &str) -> Result<Option<String>, StoreError> {
    let found = first(connection, schema::HOLDER, [table], |row| row.get(0))?;
    found.ok_or_else(|| StoreError::NoSuchTable(table.to_owned()))
}

/// Changes something; returns whether any row was changed.
fn execute(connection: &Connection, statement: &str, row: impl Params) -> Result<bool, StoreError> {
    let changed = connection.prepare_cached(statement).and_then(|mut statement| statement.execute(row));
    Ok(changed.map_err(failed)? > 0)
}

/// The first row of the result, if it has one.
fn first<T, F>(
    connection: &Connection,
    query: &str,
    row: impl Params,
    read: F,
) -> Result<Option<T>, StoreError>
where
    F: FnOnce(&Row<'_>) -> rusqlite::Result<T>,
{
    let found = connection.prepare_cached(query).and_then(|mut query| query.query_row(row, read).optional());
    found.map_err(failed)
}

/// The first column of every row.
fn all<T>(connection: &Connection, query: &str, row: impl Params) -> Result<Vec<T>, StoreError>
where
    T: rusqlite::types::FromSql,
{
    let mut query = connection.prepare_cached(query).map_err(failed)?;
    let rows = query.query_map(row, |row| row.get(0)).map_err(failed)?;
    rows.collect::<Result<_, _>>().map_err(failed)
}
