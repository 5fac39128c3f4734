//! Bots think on threads of their own, fewer than there are cores, so that they never hold up a socket.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use players::{Seating, Spec};
use table::{Ask, Input};
use tokio::sync::mpsc;

use crate::metrics::Metrics;

/// A decision that somebody waits for.
struct Job {
    game: Arc<str>,
    ask: Ask,
    answers: mpsc::UnboundedSender<Input>,
}

/// The threads on which bots think, and what waits for them.
pub(crate) struct Bots {
    desk: Arc<Desk>,
}

struct Desk {
    waiting: Mutex<Waiting>,
    work: Condvar,
    metrics: Arc<Metrics>,
}

/// Who thinks ahead waits behind those who do not: a rule of thumb takes microseconds, a search a second.
#[derive(Default)]
struct Waiting {
    quick: VecDeque<Job>,
    searches: VecDeque<Job>,
    closed: bool,
}

impl Bots {
    /// Starts the threads; what they decide starts with luck from this seed.
    pub(crate) fn start(seed: u64, metrics: Arc<Metrics>) -> std::io::Result<Bots> {
        let threads = thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        let desk = Arc::new(Desk { waiting: Mutex::default(), work: Condvar::new(), metrics });
        for number in 0..threads as u64 {
            let desk = Arc::clone(&desk);
            let seeds = seed.wrapping_add(number << 48);
            thread::Builder::new().name("bots".to_owned()).spawn(move || desk.work(seeds))?;
        }
        Ok(Bots { desk })
    }

    /// Asks a bot. It answers some time, unless the hall closes before.
    pub(crate) fn ask(&self, game: Arc<str>, ask: Ask, answers: mpsc::UnboundedSender<Input>) {
        let mut waiting = self.desk.waiting();
        let queue = if ask.level.searches() { &mut waiting.searches } else { &mut waiting.quick };
        queue.push_back(Job { game, ask, answers });
        self.desk.metrics.bots_waiting.inc();
        self.desk.work.notify_one();
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.desk.waiting().closed = true;
        self.desk.work.notify_all();
    }
}

impl Desk {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, seeds: u64) {
        for seed in seeds.. {
            let Some(job) = self.next() else { return };
            let started = Instant::now();
            // A keeper that has gone no longer needs the answer.
            _ = job.answers.send(decide(&job.game, &job.ask, seed));
            self.metrics.bot_seconds.observe(started.elapsed().as_secs_f64());
        }
    }

    /// Waits for work; `None` when there will be no more.
    fn next(&self) -> Option<Job> {
        let idle = |waiting: &mut Waiting| {
            !waiting.closed && waiting.quick.is_empty() && waiting.searches.is_empty()
        };
        let waiting = self.work.wait_while(self.waiting(), idle);
        let mut waiting = waiting.unwrap_or_else(PoisonError::into_inner);
        if waiting.closed {
            return None;
        }
        self.metrics.bots_waiting.dec();
        let quick = waiting.quick.pop_front();
        quick.or_else(|| waiting.searches.pop_front())
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
