//! The task that appends. Appends that arrive while the disk is busy share the next transaction, and so one sync.

use futures_util::future::try_join_all;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, Statement};

use super::connection::{connect, failed};
use super::tls::Connector;
use crate::store::{MAX_BATCH, QUEUE_CAPACITY, StoreError};

/// Moves the end of a log and adds the entries, or changes nothing.
const APPEND: &str = "
    WITH advanced AS (
        UPDATE tables SET next_entry = next_entry + cardinality($1::BYTEA[])
        WHERE id = $2 AND next_entry = $3 AND holder = $4 AND finished_ms IS NULL
        RETURNING id
    )
    INSERT INTO entries (table_id, number, entry)
    SELECT id, $3 + place - 1, entry FROM advanced, unnest($1::BYTEA[]) WITH ORDINALITY AS added (entry, place)";

/// A handle to the task.
pub(super) struct Writer {
    appends: mpsc::Sender<Append>,
}

struct Append {
    table: String,
    first: i64,
    entries: Vec<Vec<u8>>,
    /// Gets whether anything was added.
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

impl Writer {
    /// Starts the task for the process of this name. It ends when the handle is dropped.
    pub(super) fn start(connector: Connector, name: String) -> Writer {
        let (appends, mut waiting) = mpsc::channel(QUEUE_CAPACITY);
        let serve = async move {
            let (mut appender, mut batch) = (None, Vec::new());
            while waiting.recv_many(&mut batch, MAX_BATCH).await > 0 {
                let written = write(&mut appender, &connector, &name, &batch).await;
                if written.is_err() {
                    // Whatever failed, closing the connection ends the transaction.
                    appender = None;
                }
                answer(batch.drain(..), written);
            }
        };
        tokio::spawn(serve);
        Writer { appends }
    }

    /// Appends; returns whether the log ended where the caller expected.
    pub(super) async fn append(
        &self,
        table: &str,
        first: u64,
        entries: Vec<Vec<u8>>,
    ) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        let append = Append { table: table.to_owned(), first: first as i64, entries, answer };
        let ended = || StoreError::Database("its task has ended".to_owned());
        self.appends.send(append).await.map_err(|_| ended())?;
        answered.await.map_err(|_| ended())?
    }
}

/// A connection that can append.
struct AppendClient {
    client: Client,
    append: Statement,
}

impl AppendClient {
    async fn new(connector: &Connector) -> Result<AppendClient, StoreError> {
        let client = connect(connector).await?;
        // A database may be configured to answer before the disk has the data. Ours must not.
        client.batch_execute("SET synchronous_commit = on").await.map_err(failed)?;
        let append = client.prepare(APPEND).await.map_err(failed)?;
        Ok(AppendClient { client, append })
    }
}

/// Writes a batch in one transaction; returns for each append whether it added anything.
async fn write(
    appender: &mut Option<AppendClient>,
    connector: &Connector,
    name: &str,
    batch: &[Append],
) -> Result<Vec<bool>, StoreError> {
    if appender.as_ref().is_none_or(|appender| appender.client.is_closed()) {
        *appender = Some(AppendClient::new(connector).await?);
    }
    let AppendClient { client, append } = appender.as_ref().expect("it was just made");
    client.batch_execute("BEGIN").await.map_err(failed)?;
    // Sent one after the other without waiting for answers in between.
    let added = try_join_all(
        batch
            .iter()
            .map(async |job| client.execute(append, &[&job.entries, &job.table, &job.first, &name]).await),
    );
    let added = added.await.map_err(failed)?;
    client.batch_execute("COMMIT").await.map_err(failed)?;
    Ok(added.into_iter().map(|rows| rows > 0).collect())
}

fn answer(batch: impl ExactSizeIterator<Item = Append>, written: Result<Vec<bool>, StoreError>) {
    let answers = match written {
        Ok(added) => added.into_iter().map(Ok).collect(),
        Err(failure) => vec![Err(failure); batch.len()],
    };
    for (append, answer) in batch.zip(answers) {
        // The caller may be gone; the entries are stored all the same.
        _ = append.answer.send(answer);
    }
}
