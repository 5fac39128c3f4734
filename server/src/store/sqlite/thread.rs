//! The SQLite thread: it has a connection of its own and runs jobs, many to a transaction.

use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::store::{MAX_BATCH, QUEUE_CAPACITY, StoreError};

/// Sends the result of a job, once it is known whether its transaction is on disk.
type Finish = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// What a job returns: how to send its result, and the failure that must undo the whole transaction, if any.
type JobResult = (Finish, Option<StoreError>);

type SqlJob = Box<dyn FnOnce(&Connection) -> JobResult + Send>;

/// A thread with one connection. Jobs that arrive while the disk is busy share the next transaction, and so one sync;
/// each gets its result after that.
pub(super) struct SqliteThread {
    /// `None` only while it is dropped.
    jobs: Option<mpsc::Sender<SqlJob>>,
    thread: Option<JoinHandle<()>>,
}

impl SqliteThread {
    /// Starts a thread that opens every transaction with the statement `begin`.
    pub(super) fn start(connection: Connection, begin: &'static str) -> Result<SqliteThread, StoreError> {
        let (jobs, mut waiting) = mpsc::channel::<SqlJob>(QUEUE_CAPACITY);
        let serve = move || {
            let mut batch = Vec::new();
            while waiting.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
                run(&connection, begin, batch.drain(..));
            }
        };
        let thread = thread::Builder::new().name("sqlite".to_owned()).spawn(serve).map_err(failed)?;
        Ok(SqliteThread { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Runs a job; returns when its transaction is on disk.
    pub(super) async fn run<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = move |connection: &Connection| -> JobResult {
            let done = work(connection);
            let failure = done.as_ref().err().filter(|bad| matches!(bad, StoreError::Database(_))).cloned();
            // The caller may be gone; the job counts all the same.
            (Box::new(move |written: Result<(), StoreError>| _ = answer.send(written.and(done))), failure)
        };
        let jobs = self.jobs.as_ref().expect("the thread runs until this is dropped");
        jobs.send(Box::new(job)).await.map_err(|_| failed("its thread has ended"))?;
        answered.await.map_err(|_| failed("a transaction could not begin"))?
    }
}

impl Drop for SqliteThread {
    /// Runs the jobs that wait, so that the file can be opened again at once.
    fn drop(&mut self) {
        self.jobs = None;
        _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Runs jobs in one transaction. If the database fails in one of them, none counts; a job that is merely refused has
/// changed nothing and does not affect the others.
fn run(connection: &Connection, begin: &str, jobs: impl Iterator<Item = SqlJob>) {
    if connection.execute_batch(begin).is_err() {
        // The callers see that their jobs are dropped.
        return;
    }
    let (answers, failures): (Vec<_>, Vec<_>) = jobs.map(|job| job(connection)).unzip();
    let written = match failures.into_iter().flatten().next() {
        Some(failure) => Err(failure),
        None => connection.execute_batch("COMMIT").map_err(failed),
    };
    if written.is_err() {
        // A failure inside may have ended the transaction already; then there is nothing to roll back.
        _ = connection.execute_batch("ROLLBACK");
    }
    answers.into_iter().for_each(|finish| finish(written.clone()));
}

pub(super) fn failed(problem: impl ToString) -> StoreError {
    StoreError::Database(problem.to_string())
}
