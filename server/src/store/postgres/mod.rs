//! Tables in a PostgreSQL database that several processes share.
//!
//! Each process has three connections: one appends ([`writer`]), one receives messages ([`messages`]), one does the
//! rest. A connection that breaks is opened again.

mod connection;
mod messages;
mod resting;
mod tls;
mod writer;

use std::time::Duration;

use async_trait::async_trait;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::{Claim, Heartbeat, Inbox, LogState, NewTable, Store, StoreError, StoredTable, schema};
use connection::{ReconnectingClient, failed};
use tls::Connector;
use writer::Writer;

const CLOCK: &str = "
    CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL VOLATILE
    AS 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT';
";

/// Deletes processes whose leases lapsed long ago, and messages to processes that are gone.
const SWEEP: &str = "
    DELETE FROM processes WHERE alive_until_ms < now_ms() - 60000;
    DELETE FROM mail WHERE recipient NOT IN (SELECT name FROM processes);
";

/// Claims without waiting for the disk, because there are many claims after a restart. If the database crashes and
/// forgets one, nobody holds the table, and appends of this process are refused until it claims again.
fn unsynced_claim() -> String {
    let unsynced = "WITH unsynced AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', TRUE))";
    format!("{unsynced} {}", schema::CLAIM.replace("WHERE id", "FROM unsynced WHERE id"))
}

type Parameters<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Tables in a PostgreSQL database.
pub struct Postgres {
    name: String,
    client: ReconnectingClient,
    writer: Writer,
}

impl Postgres {
    /// Connects to the database at this address for the process of this name, and creates the tables if they are
    /// missing.
    pub async fn open(address: &str, name: &str) -> Result<(Postgres, Inbox), StoreError> {
        let connector = Connector::new(address)?;
        let client = ReconnectingClient::new(connector.clone());
        prepare(&client).await?;
        let inbox = messages::inbox(connector.clone(), name.to_owned()).await?;
        let writer = Writer::start(connector, name.to_owned());
        Ok((Postgres { name: name.to_owned(), client, writer }, inbox))
    }

    /// Changes something; returns whether any row was changed.
    async fn execute(&self, statement: &str, parameters: Parameters<'_>) -> Result<bool, StoreError> {
        let client = self.client.client().await?;
        Ok(client.execute(statement, parameters).await.map_err(failed)? > 0)
    }

    async fn query(&self, query: &str, parameters: Parameters<'_>) -> Result<Vec<Row>, StoreError> {
        self.client.client().await?.query(query, parameters).await.map_err(failed)
    }

    async fn first(&self, query: &str, parameters: Parameters<'_>) -> Result<Option<Row>, StoreError> {
        Ok(self.query(query, parameters).await?.into_iter().next())
    }

    async fn log_state(&self, table: &str) -> Result<Option<LogState>, StoreError> {
        let row = self.first(schema::LOG_STATE, &[&self.name, &table]).await?;
        Ok(row.map(|row| LogState {
            next: row.get::<_, i64>(0) as u64,
            finished: row.get(1),
            held: row.get(2),
        }))
    }

    /// The result of a change at this entry of a log; `accepted` says whether any row was changed.
    async fn changed(&self, accepted: bool, table: &str, place: u64) -> Result<(), StoreError> {
        if accepted { Ok(()) } else { Err(LogState::refusal(self.log_state(table).await?, table, place)) }
    }
}

#[async_trait]
impl Store for Postgres {
    fn name(&self) -> &str {
        &self.name
    }

    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let row: Parameters<'_> = &[&table.id, &table.owner, &Vec::<u8>::new(), &self.name];
        let created = self.execute(schema::CREATE, row).await?;
        if created { Ok(()) } else { Err(StoreError::TableExists(table.id)) }
    }

    async fn append(&self, table: &str, first: u64, entries: Vec<Vec<u8>>) -> Result<(), StoreError> {
        let accepted = self.writer.append(table, first, entries).await?;
        self.changed(accepted, table, first).await
    }

    async fn finish(&self, table: &str, count: u64) -> Result<(), StoreError> {
        let accepted = self.execute(schema::FINISH, &[&table, &(count as i64), &self.name]).await?;
        self.changed(accepted, table, count).await
    }

    async fn load(&self, table: &str) -> Result<StoredTable, StoreError> {
        let row = self.first(schema::LOAD, &[&table]).await?;
        let row = row.ok_or_else(|| StoreError::NoSuchTable(table.to_owned()))?;
        let entries = self.query(schema::ENTRIES, &[&table]).await?;
        let entries = entries.iter().map(|row| row.get(0)).collect();
        let table = NewTable { id: table.to_owned(), owner: row.get(0) };
        Ok(StoredTable { table, finished: row.get(1), entries })
    }

    async fn held(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.query(schema::HELD, &[&self.name]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn heartbeat(&self, within: Duration) -> Result<Heartbeat, StoreError> {
        let alive = self.first(schema::IS_ALIVE, &[&self.name]).await?;
        self.execute(schema::HEARTBEAT, &[&self.name, &(within.as_millis() as i64)]).await?;
        self.execute(schema::ADVANCE_TIME, &[&(within.as_millis() as i64)]).await?;
        Ok(if alive.is_some() { Heartbeat::InTime } else { Heartbeat::Late })
    }

    async fn leave(&self) -> Result<(), StoreError> {
        self.execute(schema::LEAVE, &[&self.name]).await.map(|_| ())
    }

    async fn claim(&self, table: &str) -> Result<Claim, StoreError> {
        let claim = unsynced_claim();
        loop {
            if self.execute(&claim, &[&self.name, &table]).await? {
                return Ok(Claim::Ours);
            }
            if let Some(holder) = self.holder(table).await? {
                return Ok(Claim::Theirs(holder));
            }
            // Nobody holds it: it is finished, or was released just now.
            match self.log_state(table).await? {
                Some(LogState { finished: false, .. }) => {}
                state => return Err(LogState::refusal(state, table, 0)),
            }
        }
    }

    async fn release(&self, table: &str) -> Result<(), StoreError> {
        self.execute(schema::RELEASE, &[&table, &self.name]).await.map(|_| ())
    }

    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError> {
        let row = self.first(schema::HOLDER, &[&table]).await?;
        row.map(|row| row.get(0)).ok_or_else(|| StoreError::NoSuchTable(table.to_owned()))
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.query(schema::ORPHANS, &[]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn setting(&self, name: &str, if_new: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.execute(schema::NEW_SETTING, &[&name, &if_new]).await?;
        let row = self.first(schema::SETTING, &[&name]).await?;
        let gone = || StoreError::Database("what was just kept is gone".to_owned());
        Ok(row.ok_or_else(gone)?.get(0))
    }

    async fn send_message(&self, to: &str, message: Vec<u8>) -> Result<(), StoreError> {
        self.query(messages::SEND, &[&to, &message]).await.map(|_| ())
    }
}

/// Creates the tables. One process at a time: PostgreSQL can fail when two create the same table at once.
async fn prepare(client: &ReconnectingClient) -> Result<(), StoreError> {
    let client = client.client().await?;
    let lock = "SELECT pg_advisory_xact_lock(hashtext('barnyard tables'));";
    // Statements in one string are one transaction.
    client.batch_execute(&format!("{lock} {}", schema::MARK_LAYOUT)).await.map_err(failed)?;
    schema::check_layout(client.query_one(schema::FIND_LAYOUT, &[]).await.map_err(failed)?.get(0))?;
    let tables =
        format!("{lock} {} {} {} {CLOCK} {SWEEP}", schema::TABLES, schema::RESTING_TABLES, messages::TABLES);
    client.batch_execute(&tables).await.map_err(failed)
}
