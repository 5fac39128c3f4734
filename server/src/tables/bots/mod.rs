//! Bots think on threads of their own, so that they never hold up a socket; the [`queue`] says who thinks next.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use players::{Level, Seating, Spec};
use table::{Ask, Input};
use tokio::sync::mpsc;

use crate::metrics::Metrics;
use crate::tables::owner::Owner;
use queue::{Picked, Queue, TableNumber};

/// A decision that somebody waits for.
struct Job {
    game: Arc<str>,
    ask: Ask,
    answers: mpsc::UnboundedSender<Input>,
}

/// The threads on which bots think, and what waits for them.
pub(crate) struct Bots {
    shared: Arc<Shared>,
}

/// A table's way to the bots. When it is dropped, the table waits for none of them any more.
pub(crate) struct Asker {
    shared: Arc<Shared>,
    table: TableNumber,
}

struct Shared {
    waiting: Mutex<Waiting>,
    work: Condvar,
    metrics: Arc<Metrics>,
    started: Instant,
}

#[derive(Default)]
struct Waiting {
    queue: Queue<Job>,
    closed: bool,
}

impl Bots {
    /// Starts the threads; what they decide starts with luck from this seed. One of them never takes a long search,
    /// so that a short one need not wait until a long one ends.
    pub(crate) fn start(seed: u64, metrics: Arc<Metrics>) -> std::io::Result<Bots> {
        let threads = thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        let started = Instant::now();
        let shared = Arc::new(Shared { waiting: Mutex::default(), work: Condvar::new(), metrics, started });
        for number in 0..=threads as u64 {
            let shared = Arc::clone(&shared);
            let seeds = seed.wrapping_add(number << 48);
            thread::Builder::new().name("bots".to_owned()).spawn(move || shared.work(seeds, number > 0))?;
        }
        Ok(Bots { shared })
    }

    /// A way to the bots for a table that was set up from this address.
    pub(crate) fn asker(&self, owner: Owner) -> Asker {
        let table = self.shared.waiting().queue.add(owner);
        Asker { shared: Arc::clone(&self.shared), table }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.shared.waiting().closed = true;
        self.shared.work.notify_all();
    }
}

impl Asker {
    /// Asks a bot. It answers some time, unless the hall closes before, or the seat's next question comes first.
    pub(crate) fn ask(&self, game: Arc<str>, ask: Ask, answers: mpsc::UnboundedSender<Input>) {
        let mut waiting = self.shared.waiting();
        let (seat, long) = (ask.seat, ask.level == Level::Expert);
        if waiting.queue.ask(self.table, seat, long, Job { game, ask, answers }).is_some() {
            self.shared.metrics.bots_dropped.inc();
        }
        self.shared.count(&waiting);
        // Not every thread takes every decision.
        self.shared.work.notify_all();
    }

    /// Whether somebody is connected to the table.
    pub(crate) fn watch(&self, watched: bool) {
        self.shared.waiting().queue.watch(self.table, watched);
    }
}

impl Drop for Asker {
    fn drop(&mut self) {
        let mut waiting = self.shared.waiting();
        let dropped = waiting.queue.remove(self.table);
        self.shared.metrics.bots_dropped.inc_by(dropped as u64);
        self.shared.count(&waiting);
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, waiting: &Waiting) {
        self.metrics.bots_waiting.set(waiting.queue.len() as i64);
    }

    fn work(&self, seeds: u64, long_too: bool) {
        if long_too {
            give_way();
        }
        for seed in seeds.. {
            let Some(Picked { job, owner }) = self.next(long_too) else { return };
            let started = Instant::now();
            // A table that has gone no longer needs the answer.
            _ = job.answers.send(decide(&job.game, &job.ask, seed));
            let seconds = started.elapsed().as_secs_f64();
            self.metrics.bot_seconds.observe(seconds);
            self.waiting().queue.done(owner, self.now(), seconds);
        }
    }

    /// Waits for work; `None` when there will be no more.
    fn next(&self, long_too: bool) -> Option<Picked<Job>> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(picked) = waiting.queue.next(self.now(), long_too) {
                self.count(&waiting);
                return Some(picked);
            }
            waiting = self.work.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn now(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }
}

/// Has this thread, which may think for seconds, wait for those that serve people, where the system can do that.
fn give_way() {
    /// Leaves a tenth of the processor time that a thread gets which does not give way.
    #[cfg(target_os = "linux")]
    const MORE_PATIENCE: i32 = 10;
    // On Linux this is about the one thread. Where it is not granted, bots are as important as sockets.
    #[cfg(target_os = "linux")]
    {
        _ = rustix::process::nice(MORE_PATIENCE);
    }
}

fn decide(game: &str, ask: &Ask, seed: u64) -> Input {
    let Ask { seat, version, level, view } = ask;
    let spec = Spec::from(*level);
    // The usual budgets are simulations, so nobody asks for the time.
    let choose = || games::visit(game, Seating { spec, seed }).map(|mut bot| bot.choose(*seat, view, &|| 0));
    // A bot that fails must not hold up the others: the table takes any legal move for what is none.
    let mv = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_default().unwrap_or_default();
    Input::Answered { seat: *seat, version: *version, mv }
}
