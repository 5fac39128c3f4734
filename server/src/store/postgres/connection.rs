//! A connection to PostgreSQL that is opened again when it breaks.

use std::sync::Arc;

use tokio::sync::Mutex;
use tokio_postgres::Client;

use super::tls::Connector;
use crate::store::StoreError;

/// A connection that is opened again when it breaks. Queries that were running then fail; later ones do not.
pub(super) struct ReconnectingClient {
    connector: Connector,
    client: Mutex<Option<Arc<Client>>>,
}

impl ReconnectingClient {
    pub(super) fn new(connector: Connector) -> ReconnectingClient {
        ReconnectingClient { connector, client: Mutex::default() }
    }

    /// The open connection, or a new one.
    pub(super) async fn client(&self) -> Result<Arc<Client>, StoreError> {
        let mut current = self.client.lock().await;
        if let Some(client) = current.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let client = Arc::new(connect(&self.connector).await?);
        *current = Some(Arc::clone(&client));
        Ok(client)
    }
}

/// A new connection, served by a task of its own until it breaks or is no longer used.
pub(super) async fn connect(connector: &Connector) -> Result<Client, StoreError> {
    let (client, connection) = connector.connect().await?;
    tokio::spawn(connection);
    Ok(client)
}

/// The error with its cause: the driver's own text leaves out what the database said.
pub(super) fn failed(problem: tokio_postgres::Error) -> StoreError {
    let cause = std::error::Error::source(&problem).map(|cause| format!(": {cause}"));
    StoreError::Database(format!("{problem}{}", cause.unwrap_or_default()))
}
