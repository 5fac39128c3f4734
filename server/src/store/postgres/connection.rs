//! A connection that is made again when it breaks.

use std::sync::Arc;

use tokio::sync::Mutex;
use tokio_postgres::{Client, Config, NoTls};

use crate::store::StoreError;

/// A connection that is made again when it breaks. What was under way then fails; what comes next does not.
pub(super) struct Line {
    config: Config,
    client: Mutex<Option<Arc<Client>>>,
}

impl Line {
    pub(super) fn new(config: Config) -> Line {
        Line { config, client: Mutex::default() }
    }

    /// The connection as it is, or a new one.
    pub(super) async fn client(&self) -> Result<Arc<Client>, StoreError> {
        let mut held = self.client.lock().await;
        if let Some(client) = held.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let client = Arc::new(connect(&self.config).await?);
        *held = Some(Arc::clone(&client));
        Ok(client)
    }
}

/// A new connection, served by a task of its own until it breaks or nobody uses it any more.
pub(super) async fn connect(config: &Config) -> Result<Client, StoreError> {
    let (client, connection) = config.connect(NoTls).await.map_err(failed)?;
    tokio::spawn(connection);
    Ok(client)
}

/// The whole story: the driver's own words leave out what the database said.
pub(super) fn failed(problem: tokio_postgres::Error) -> StoreError {
    let cause = std::error::Error::source(&problem).map(|cause| format!(": {cause}"));
    StoreError::Database(format!("{problem}{}", cause.unwrap_or_default()))
}
