//! The connection of one viewer to a table actor, whichever process the actor runs in.

use axum::extract::ws::Utf8Bytes;
use engine::{Record, SeatSet};
use serde::{Deserialize, Serialize};
use table::wire::{self, FromTable, TableState, ToTable};
use table::{Connection, Input};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a viewer. A viewer who falls further behind is disconnected, and gets everything
/// with the welcome on a new connection.
const VIEWER_QUEUE: usize = 64;

/// What a table actor is sent.
pub(crate) enum ActorMessage {
    /// A viewer has connected; what the table tells this connection goes to the sender.
    Open { from: Connection, outgoing: mpsc::Sender<Outgoing> },
    /// An input of the table itself.
    Input(Input),
    /// Somebody wants the public summary.
    Summarize(oneshot::Sender<TableSummary>),
}

/// How to reach a table actor, or the process that holds the table.
pub(crate) type TableHandle = mpsc::Sender<ActorMessage>;

/// What anybody may know of a table without a link. It is stored while a table rests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TableSummary {
    pub(crate) state: TableState,
    /// The seats that must decide something.
    pub(crate) asked: SeatSet,
    /// The record of the game, if it is over.
    pub(crate) record: Option<Record>,
}

impl TableSummary {
    pub(crate) fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("it is plain data")
    }

    /// Reads a stored summary; `None` if another version of the hall wrote it in a way that this one cannot read.
    pub(crate) fn read(stored: &[u8]) -> Option<TableSummary> {
        serde_json::from_slice(stored).ok()
    }
}

/// What a viewer is sent. If the channel ends without an [`EndReason`], the viewer has fallen behind or the actor is
/// gone, and the viewer must say hello on a new connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// The answer to a hello that was accepted.
    Welcome(Utf8Bytes),
    /// Any other message.
    Text(Utf8Bytes),
    /// The connection ends.
    End(EndReason),
}

impl From<&FromTable> for Outgoing {
    fn from(message: &FromTable) -> Outgoing {
        let text = wire::write_answer(message).into();
        if matches!(message, FromTable::Welcome { .. }) {
            Outgoing::Welcome(text)
        } else {
            Outgoing::Text(text)
        }
    }
}

/// Why the table ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EndReason {
    /// The table has said goodbye.
    Goodbye,
    /// Too many spectators are at this table.
    Full,
    /// The same seat has too many newer connections.
    Replaced,
    /// This process stops, or no longer holds the table.
    Moving,
}

/// The connection of one viewer to a table actor. It closes when it is dropped.
pub(crate) struct TableConnection {
    id: Connection,
    actor: TableHandle,
    outgoing: mpsc::Receiver<Outgoing>,
}

impl TableConnection {
    /// Connects to an actor; `None` if the actor has ended.
    pub(crate) async fn open(id: Connection, actor: TableHandle) -> Option<TableConnection> {
        let (sender, outgoing) = mpsc::channel(VIEWER_QUEUE);
        actor.send(ActorMessage::Open { from: id, outgoing: sender }).await.ok()?;
        Some(TableConnection { id, actor, outgoing })
    }

    /// Sends a message to the table; waits while its queue is full. If the actor has ended, [`receive`](Self::receive)
    /// says so.
    pub(crate) async fn send(&self, message: ToTable) {
        _ = self.actor.send(ActorMessage::Input(Input::Heard { from: self.id, message })).await;
    }

    /// The next thing for the viewer; `None` when the connection has ended.
    pub(crate) async fn receive(&mut self) -> Option<Outgoing> {
        self.outgoing.recv().await
    }

    /// The next thing for the viewer, if it is there already.
    pub(crate) fn try_receive(&mut self) -> Option<Outgoing> {
        self.outgoing.try_recv().ok()
    }

    /// Tells the actor that the viewer is gone. What the actor has sent until then can still be received.
    pub(crate) fn close(&mut self) {
        let gone = ActorMessage::Input(Input::Gone { from: self.id });
        if let Err(TrySendError::Full(gone)) = self.actor.try_send(gone) {
            let actor = self.actor.clone();
            tokio::spawn(async move { _ = actor.send(gone).await });
        }
    }
}

impl Drop for TableConnection {
    fn drop(&mut self) {
        self.close();
    }
}
