//! A thread with a connection of its own that does what it is handed, many jobs to a transaction.

use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::store::{LARGEST_BATCH, LONGEST_QUEUE, StoreError};

/// Answers a job, once it is known whether its transaction is on disk.
type Settle = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// What a job leaves behind: its answer, and the failure that must undo the whole transaction.
type Ran = (Settle, Option<StoreError>);

type Job = Box<dyn FnOnce(&Connection) -> Ran + Send>;

/// A thread that serves one connection. Jobs that arrive while the disk is busy share the next transaction,
/// and so one sync; each is answered after that.
pub(super) struct Clerk {
    /// `None` only while it is dropped.
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Clerk {
    /// A clerk who opens every transaction with these words.
    pub(super) fn hire(connection: Connection, begin: &'static str) -> Result<Clerk, StoreError> {
        let (jobs, mut waiting) = mpsc::channel::<Job>(LONGEST_QUEUE);
        let serve = move || {
            let mut batch = Vec::new();
            while waiting.blocking_recv_many(&mut batch, LARGEST_BATCH) > 0 {
                run(&connection, begin, batch.drain(..));
            }
        };
        let thread = thread::Builder::new().name("sqlite".to_owned()).spawn(serve).map_err(failed)?;
        Ok(Clerk { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Has some work done; comes back when its transaction is on disk.
    pub(super) async fn ask<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = move |connection: &Connection| -> Ran {
            let done = work(connection);
            let failure = done.as_ref().err().filter(|bad| matches!(bad, StoreError::Database(_))).cloned();
            // Nobody may wait any more; the work is done all the same.
            (Box::new(move |written: Result<(), StoreError>| _ = answer.send(written.and(done))), failure)
        };
        let jobs = self.jobs.as_ref().expect("the clerk works until it is dropped");
        jobs.send(Box::new(job)).await.map_err(|_| failed("its thread has ended"))?;
        answered.await.map_err(|_| failed("a transaction could not begin"))?
    }
}

impl Drop for Clerk {
    /// Finishes what was handed in, so that the file can be opened again at once.
    fn drop(&mut self) {
        self.jobs = None;
        _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Runs jobs in one transaction. If one of them fails, none counts; a job that is merely refused has changed
/// nothing and spoils nothing.
fn run(connection: &Connection, begin: &str, jobs: impl Iterator<Item = Job>) {
    if connection.execute_batch(begin).is_err() {
        // Dropping the jobs tells those who wait.
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
    answers.into_iter().for_each(|settle| settle(written.clone()));
}

pub(super) fn failed(problem: impl ToString) -> StoreError {
    StoreError::Database(problem.to_string())
}
