//! Tables at rest in PostgreSQL. The database itself gives the disk space of deleted rows back.

use std::time::Duration;

use async_trait::async_trait;

use super::Postgres;
use crate::store::resting::{MAX_NOTED, MAX_SWEPT, Resting, RestingTables, Retention, Swept};
use crate::store::{LogState, StoreError, schema};

/// Deletes everything that is stored of tables.
const DELETE: &str = "
    WITH gone AS (DELETE FROM tables WHERE id = ANY($1) AND holder IS NULL RETURNING id),
        entries_gone AS (DELETE FROM entries USING gone WHERE table_id = gone.id),
        resting_gone AS (DELETE FROM resting USING gone WHERE table_id = gone.id)
    SELECT count(*) FROM gone";

#[async_trait]
impl RestingTables for Postgres {
    async fn hall_ms(&self, lease: Duration) -> Result<i64, StoreError> {
        let row = self.first(schema::HALL_TIME, &[&(lease.as_millis() as i64)]).await?;
        Ok(row.map_or(0, |row| row.get(0)))
    }

    async fn store_resting(&self, table: &str, resting: Resting) -> Result<(), StoreError> {
        self.store_row(schema::STORE_RESTING, table, resting).await
    }

    async fn store_summary(&self, table: &str, resting: Resting) -> Result<(), StoreError> {
        self.store_row(schema::STORE_SUMMARY, table, resting).await
    }

    async fn resting(&self, table: &str) -> Result<Option<Resting>, StoreError> {
        let row = self.first(schema::RESTING, &[&table]).await?;
        let row = row.ok_or_else(|| StoreError::NoSuchTable(table.to_owned()))?;
        Ok(row.get::<_, Option<i64>>(0).map(|count| Resting {
            count: count as u64,
            since_ms: row.get(1),
            wake_ms: row.get(2),
            begun: row.get::<_, i64>(3) != 0,
            summary: row.get(4),
        }))
    }

    async fn due(&self, hall_ms: i64) -> Result<Vec<String>, StoreError> {
        let rows = self.query(schema::DUE, &[&hall_ms]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn cancel_wake(&self, table: &str) -> Result<(), StoreError> {
        self.execute(schema::CANCEL_WAKE, &[&table]).await.map(|_| ())
    }

    async fn sweep(&self, keep: Retention) -> Result<Swept, StoreError> {
        let noted = self.execute(schema::NOTE_RESTING, &[&Vec::<u8>::new(), &MAX_NOTED]).await?;
        let [any, never_begun] = keep.ms();
        let old = self.query(schema::OLD_TABLES, &[&any, &never_begun, &MAX_SWEPT]).await?;
        let old: Vec<String> = old.iter().map(|row| row.get(0)).collect();
        if old.is_empty() {
            return Ok(Swept { tables: 0, more: noted });
        }
        let gone = self.first(DELETE, &[&old]).await?.map_or(0, |row| row.get::<_, i64>(0));
        // If none could be deleted, other processes hold them again.
        Ok(Swept { tables: gone as u64, more: noted || gone > 0 })
    }
}

impl Postgres {
    async fn store_row(&self, statement: &str, table: &str, resting: Resting) -> Result<(), StoreError> {
        let Resting { count, since_ms, wake_ms, begun, summary } = resting;
        let row: super::Parameters<'_> =
            &[&(count as i64), &since_ms, &wake_ms, &i64::from(begun), &summary, &table];
        if self.execute(statement, row).await? {
            return Ok(());
        }
        let state = self.log_state(table).await?.map(LogState::for_anybody);
        Err(LogState::refusal(state, table, count))
    }
}
