//! Messages between processes: a row for each, and a tap on the shoulder by `NOTIFY`.
//!
//! The message itself is not in the notification, which has room for 8,000 bytes only.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::connection::failed;
use crate::store::{Inbox, LONGEST_QUEUE, StoreError};

/// Mail is not written for eternity: after a crash of the database it is gone, and costs no sync before.
pub(super) const TABLES: &str = "
    CREATE UNLOGGED TABLE IF NOT EXISTS mail (
        number BIGSERIAL PRIMARY KEY,
        recipient TEXT NOT NULL,
        message BYTEA NOT NULL
    );
    CREATE INDEX IF NOT EXISTS mail_by_recipient ON mail (recipient);
";

pub(super) const POST: &str = "
    WITH posted AS (INSERT INTO mail (recipient, message) VALUES ($1, $2))
    SELECT pg_notify('barnyard_mail', $1)";

const FETCH: &str = "DELETE FROM mail WHERE recipient = $1 RETURNING number, message";

/// How long to wait before a broken connection is made again.
const PATIENCE: Duration = Duration::from_millis(200);

/// The messages to the process of this name. They stop when the inbox is dropped.
pub(super) async fn inbox(config: Config, name: String) -> Result<Inbox, StoreError> {
    let (sender, inbox) = mpsc::channel(LONGEST_QUEUE);
    let mut ear = Ear::open(&config).await?;
    tokio::spawn(async move {
        loop {
            if ear.listen(&name, &sender).await.is_ok() {
                return;
            }
            while let Err(_unreachable) = Ear::open(&config).await.map(|new| ear = new) {
                if sender.is_closed() {
                    return;
                }
                tokio::time::sleep(PATIENCE).await;
            }
        }
    });
    Ok(inbox)
}

/// A connection that hears notifications.
struct Ear {
    client: tokio_postgres::Client,
    taps: mpsc::UnboundedReceiver<String>,
}

impl Ear {
    async fn open(config: &Config) -> Result<Ear, StoreError> {
        let (client, mut connection) = config.connect(NoTls).await.map_err(failed)?;
        let (sender, taps) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            // Ends when the connection breaks or is closed; whoever listens sees the channel end.
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(tap) = message
                    && sender.send(tap.payload().to_owned()).is_err()
                {
                    break;
                }
            }
        });
        client.batch_execute("LISTEN barnyard_mail").await.map_err(failed)?;
        Ok(Ear { client, taps })
    }

    /// Hands on mail until nobody wants it; fails when the connection breaks.
    async fn listen(&mut self, name: &str, inbox: &mpsc::Sender<Vec<u8>>) -> Result<(), StoreError> {
        loop {
            // First what came before we listened.
            let mut mail = self.client.query(FETCH, &[&name]).await.map_err(failed)?;
            mail.sort_by_key(|row| row.get::<_, i64>(0));
            for row in mail {
                if inbox.send(row.get(1)).await.is_err() {
                    return Ok(());
                }
            }
            if !self.tapped(name, inbox).await? {
                return Ok(());
            }
        }
    }

    /// Waits until there is mail for this name; `false` if nobody wants it any more.
    async fn tapped(&mut self, name: &str, inbox: &mpsc::Sender<Vec<u8>>) -> Result<bool, StoreError> {
        loop {
            tokio::select! {
                () = inbox.closed() => return Ok(false),
                tap = self.taps.recv() => match tap {
                    None => return Err(StoreError::Database("the connection broke".to_owned())),
                    Some(recipient) if recipient == name => return Ok(true),
                    Some(_) => {}
                },
            }
        }
    }
}
