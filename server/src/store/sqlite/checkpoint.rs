//! A thread that copies the write-ahead log into the file, little by little, while others write.
//!
//! Without it SQLite copies everything in the writer's thread whenever the log is full, and all moves wait for that.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::thread::failed;
use crate::store::StoreError;

/// The pause between two copies.
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
                // If this fails, it is tried again, and at last by the writer, which reports the error.
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
