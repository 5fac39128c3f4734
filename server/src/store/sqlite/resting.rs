//! Tables at rest in SQLite.

use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::thread::failed;
use super::{Sqlite, all, execute, first};
use crate::store::resting::{MAX_NOTED, MAX_SWEPT, Resting, RestingTables, Retention, Swept};
use crate::store::{LogState, StoreError, schema};

/// How many pages of 4 KiB are given back to the file system at once.
const MAX_PAGES_FREED: u32 = 4_096;

/// Deletes everything that is stored of a table.
const DELETE: [&str; 3] = [
    "DELETE FROM tables WHERE id = $1 AND holder IS NULL",
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM resting WHERE table_id = $1",
];

#[async_trait]
impl RestingTables for Sqlite {
    async fn hall_ms(&self, lease: Duration) -> Result<i64, StoreError> {
        let lease = lease.as_millis() as i64;
        let found =
            self.read(move |connection| first(connection, schema::HALL_TIME, [lease], |row| row.get(0)));
        Ok(found.await?.unwrap_or_default())
    }

    async fn store_resting(&self, table: &str, resting: Resting) -> Result<(), StoreError> {
        self.store_row(schema::STORE_RESTING, table, resting).await
    }

    async fn store_summary(&self, table: &str, resting: Resting) -> Result<(), StoreError> {
        self.store_row(schema::STORE_SUMMARY, table, resting).await
    }

    async fn resting(&self, table: &str) -> Result<Option<Resting>, StoreError> {
        let table = table.to_owned();
        let work = move |connection: &Connection| {
            let resting = first(connection, schema::RESTING, [&table], |row| {
                let Some(count) = row.get::<_, Option<i64>>(0)? else { return Ok(None) };
                Ok(Some(Resting {
                    count: count as u64,
                    since_ms: row.get(1)?,
                    wake_ms: row.get(2)?,
                    begun: row.get::<_, i64>(3)? != 0,
                    summary: row.get(4)?,
                }))
            })?;
            resting.ok_or(StoreError::NoSuchTable(table))
        };
        self.read(work).await
    }

    async fn due(&self, hall_ms: i64) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| all(connection, schema::DUE, [hall_ms])).await
    }

    async fn cancel_wake(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.write(move |connection| execute(connection, schema::CANCEL_WAKE, [table]).map(|_| ())).await
    }

    async fn sweep(&self, keep: Retention) -> Result<Swept, StoreError> {
        let work = move |connection: &Connection| {
            let noted = params![Vec::<u8>::new(), MAX_NOTED];
            let noted = execute(connection, schema::NOTE_RESTING, noted)?;
            let [any, never_begun] = keep.ms();
            let old: Vec<String> = all(connection, schema::OLD_TABLES, params![any, never_begun, MAX_SWEPT])?;
            for table in &old {
                for statement in DELETE {
                    execute(connection, statement, [table])?;
                }
            }
            let more = free_pages(connection)?;
            Ok(Swept { tables: old.len() as u64, more: more || noted || !old.is_empty() })
        };
        self.write(work).await
    }
}

impl Sqlite {
    async fn store_row(
        &self,
        statement: &'static str,
        table: &str,
        resting: Resting,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        let work = move |connection: &Connection| {
            let Resting { count, since_ms, wake_ms, begun, summary } = resting;
            let row = params![count as i64, since_ms, wake_ms, i64::from(begun), summary, table];
            if execute(connection, statement, row)? {
                return Ok(());
            }
            Err(LogState::refusal(
                super::log_state(connection, &table, "")?.map(LogState::for_anybody),
                &table,
                count,
            ))
        };
        self.write(work).await
    }
}

/// Gives some unused pages back to the file system; returns whether there are more. A file that was created without
/// `auto_vacuum` keeps them and uses them again.
fn free_pages(connection: &Connection) -> Result<bool, StoreError> {
    let number = |pragma: &str| {
        connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get::<_, i64>(0)).map_err(failed)
    };
    if number("auto_vacuum")? == 0 || number("freelist_count")? == 0 {
        return Ok(false);
    }
    let mut vacuum =
        connection.prepare(&format!("PRAGMA incremental_vacuum({MAX_PAGES_FREED})")).map_err(failed)?;
    let mut pages = vacuum.query([]).map_err(failed)?;
    while pages.next().map_err(failed)?.is_some() {}
    drop(pages);
    Ok(number("freelist_count")? > 0)
}
