//! A thread that copies the write-ahead log into the file, little by little and beside the writer.
//!
//! SQLite would have the writer do it all at once, whenever the log is full: then everybody's moves wait for that.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::thread::failed;
use crate::store::StoreError;

/// How long a page stays in the log alone.
const PAUSE: Duration = Duration::from_secs(1);

/// The thread; it ends when this is dropped.
pub(super) struct Checkpoints {
    /// `None` only while it is dropped.
    running: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    pub(super) fn start(connection: Connection) -> Result<Checkpoints, StoreError> {
        let (running, stopped) = mpsc::channel();
        let work = move || {
            while stopped.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                // What fails now is tried again, and at last by the writer, who reports it.
                _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
            }
        };
        let thread = thread::Builder::new().name("checkpoints".to_owned()).spawn(work).map_err(failed)?;
        Ok(Checkpoints { running: Some(running), thread: Some(thread) })
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.running = None;
        _ = self.thread.take().map(JoinHandle::join);
    }
}
