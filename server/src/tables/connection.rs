//! A line between one viewer's program and a table, wherever the table is held.

use axum::extract::ws::Utf8Bytes;
use engine::{Record, SeatSet};
use serde::{Deserialize, Serialize};
use table::wire::{self, FromTable, TableState, ToTable};
use table::{Connection, Input};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a viewer. Whoever falls further behind is hung up on and starts afresh.
pub(crate) const LONGEST_WAIT: usize = 64;

/// What the keeper of a table is called about.
pub(crate) enum Call {
    /// Somebody would like to hear what is told over a connection.
    Open { from: Connection, told: mpsc::Sender<Told> },
    /// For the table itself.
    Input(Input),
    /// Somebody looks at the table from outside.
    Look(oneshot::Sender<Look>),
}

/// A table as those see it who have not said hello. It is kept while a table rests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Look {
    pub(crate) state: TableState,
    /// Who is to decide something.
    pub(crate) asked: SeatSet,
    /// The record of the game, if it is over.
    pub(crate) record: Option<Record>,
}

impl Look {
    /// As it is kept.
    pub(crate) fn write(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("it is plain data")
    }

    /// As it was kept, if this version of the hall understands that.
    pub(crate) fn read(kept: &[u8]) -> Option<Look> {
        serde_json::from_slice(kept).ok()
    }
}

/// What comes over a line to a viewer. If it ends without an [`Ending`], the viewer has fallen behind or the
/// table is gone from here, and must say hello on a new line.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// A message that says: your hello was heard.
    Welcome(Utf8Bytes),
    /// Another message.
    Text(Utf8Bytes),
    /// The last thing.
    End(Ending),
}

impl From<&FromTable> for Told {
    fn from(message: &FromTable) -> Told {
        let text = wire::write_answer(message).into();
        if matches!(message, FromTable::Welcome { .. }) { Told::Welcome(text) } else { Told::Text(text) }
    }
}

/// Why a line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ending {
    /// The table has said goodbye.
    Goodbye,
    /// There are too many at this table.
    Full,
    /// The same seat has newer lines, and too many.
    Replaced,
    /// This process goes, or no longer holds the table.
    Moving,
}

/// A line between one viewer's program and a table. Dropping it hangs up.
pub(crate) struct Line {
    number: Connection,
    calls: mpsc::Sender<Call>,
    told: mpsc::Receiver<Told>,
}

impl Line {
    /// Opens a line to whoever takes these calls; `None` if nobody does any more.
    pub(crate) async fn open(number: Connection, calls: mpsc::Sender<Call>) -> Option<Line> {
        let (sender, told) = mpsc::channel(LONGEST_WAIT);
        calls.send(Call::Open { from: number, told: sender }).await.ok()?;
        Some(Line { number, calls, told })
    }

    /// Says something to the table; waits if the table is busy. If nobody is there any more, the line ends.
    pub(crate) async fn say(&self, message: ToTable) {
        _ = self.calls.send(Call::Input(Input::Heard { from: self.number, message })).await;
    }

    /// The next thing that is told; `None` when the line has broken.
    pub(crate) async fn hear(&mut self) -> Option<Told> {
        self.told.recv().await
    }

    /// What has been told already.
    pub(crate) fn hear_now(&mut self) -> Option<Told> {
        self.told.try_recv().ok()
    }

    /// Hangs up; what was told until then can still be heard.
    pub(crate) fn hang_up(&mut self) {
        let gone = Call::Input(Input::Gone { from: self.number });
        if let Err(TrySendError::Full(gone)) = self.calls.try_send(gone) {
            let calls = self.calls.clone();
            tokio::spawn(async move { _ = calls.send(gone).await });
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.hang_up();
    }
}
