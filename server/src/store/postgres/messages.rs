//! Messages between processes: a row for each, and a `NOTIFY` for the recipient. The message itself is not in the
//! notification, which has room for 8,000 bytes only.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::AsyncMessage;

use super::connection::failed;
use super::tls::Connector;
use crate::store::{Inbox, QUEUE_CAPACITY, StoreError};

/// The table is unlogged: messages cost no sync, and are lost if the database crashes.
pub(super) const TABLES: &str = "
    CREATE UNLOGGED TABLE IF NOT EXISTS mail (
        number BIGSERIAL PRIMARY KEY,
        recipient TEXT NOT NULL,
        message BYTEA NOT NULL
    );
    CREATE INDEX IF NOT EXISTS mail_by_recipient ON mail (recipient);
";

pub(super) const SEND: &str = "
    WITH posted AS (INSERT INTO mail (recipient, message) VALUES ($1, $2))
    SELECT pg_notify('barnyard_mail', $1)";

const FETCH: &str = "DELETE FROM mail WHERE recipient = $1 RETURNING number, message";

/// The pause before a broken connection is opened again.
const RECONNECT_DELAY: Duration = Duration::from_millis(200);

/// Receives the messages to the process of this name, until the inbox is dropped.
pub(super) async fn inbox(connector: Connector, name: String) -> Result<Inbox, StoreError> {
    let (sender, inbox) = mpsc::channel(QUEUE_CAPACITY);
    let mut listener = NotificationListener::open(&connector).await?;
    tokio::spawn(async move {
        loop {
            if listener.listen(&name, &sender).await.is_ok() {
                return;
            }
            while let Err(_unreachable) =
                NotificationListener::open(&connector).await.map(|new| listener = new)
            {
                if sender.is_closed() {
                    return;
                }
                tokio::time::sleep(RECONNECT_DELAY).await;
            }
        }
    });
    Ok(inbox)
}

/// A connection that receives notifications.
struct NotificationListener {
    client: tokio_postgres::Client,
    notifications: mpsc::UnboundedReceiver<String>,
}

impl NotificationListener {
    async fn open(connector: &Connector) -> Result<NotificationListener, StoreError> {
        let (client, mut connection) = connector.connect().await?;
        let (sender, notifications) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            // Ends when the connection breaks or is closed; then the channel ends too.
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notification) = message
                    && sender.send(notification.payload().to_owned()).is_err()
                {
                    break;
                }
            }
        });
        client.batch_execute("LISTEN barnyard_mail").await.map_err(failed)?;
        Ok(NotificationListener { client, notifications })
    }

    /// Passes messages on until the inbox is dropped; fails when the connection breaks.
    async fn listen(&mut self, name: &str, inbox: &mpsc::Sender<Vec<u8>>) -> Result<(), StoreError> {
        loop {
            // First those that were sent before this process listened.
            let mut rows = self.client.query(FETCH, &[&name]).await.map_err(failed)?;
            rows.sort_by_key(|row| row.get::<_, i64>(0));
            for row in rows {
                if inbox.send(row.get(1)).await.is_err() {
                    return Ok(());
                }
            }
            if !self.wait_for_message(name, inbox).await? {
                return Ok(());
            }
        }
    }

    /// Waits until there is a message for this name; `false` if the inbox was dropped.
    async fn wait_for_message(
        &mut self,
        name: &str,
        inbox: &mpsc::Sender<Vec<u8>>,
    ) -> Result<bool, StoreError> {
        loop {
            tokio::select! {
                () = inbox.closed() => return Ok(false),
                notification = self.notifications.recv() => match notification {
                    None => return Err(StoreError::Database("the connection broke".to_owned())),
                    Some(recipient) if recipient == name => return Ok(true),
                    Some(_) => {}
                },
            }
        }
    }
}
