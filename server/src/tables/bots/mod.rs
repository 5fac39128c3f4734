//! Bots run on threads of their own, so that they never delay a socket; the [`queue`] says which bot runs next.
//!
//! The bot at a seat is [`kept`] from one decision to the next, so that its search goes on from what it has found.

mod kept;
mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use players::{Level, Seating, Spec};
use table::{Ask, Input};
use tokio::sync::mpsc;

use super::owner::Owner;
use crate::metrics::Metrics;
use kept::{KeptBot, KeptBots};
use queue::{Picked, Queue, TableNumber};

/// A decision that a table waits for.
struct BotJob {
    game: Arc<str>,
    ask: Ask,
    answers: mpsc::UnboundedSender<Input>,
}

/// The threads on which bots run, and the queue in front of them.
pub(crate) struct Bots {
    pool: Arc<Pool>,
}

/// A table's handle to the bots. When it is dropped, the table's decisions leave the queue.
pub(super) struct BotHandle {
    pool: Arc<Pool>,
    table: TableNumber,
}

struct Pool {
    state: Mutex<QueueState>,
    /// Notified when there is something new to do.
    work: Condvar,
    metrics: Arc<Metrics>,
    started: Instant,
}

#[derive(Default)]
struct QueueState {
    queue: Queue<BotJob>,
    kept: KeptBots,
    closed: bool,
}

impl Bots {
    /// Starts the threads; their random numbers come from this seed. One of the threads never takes a long search, so
    /// that short searches need not wait for long ones.
    pub(crate) fn start(seed: u64, metrics: Arc<Metrics>) -> std::io::Result<Bots> {
        let threads = thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        let started = Instant::now();
        let pool = Arc::new(Pool { state: Mutex::default(), work: Condvar::new(), metrics, started });
        for number in 0..=threads as u64 {
            let pool = Arc::clone(&pool);
            let seeds = seed.wrapping_add(number << 48);
            thread::Builder::new().name("bots".to_owned()).spawn(move || pool.work(seeds, number > 0))?;
        }
        Ok(Bots { pool })
    }

    /// A handle for a table of this owner.
    pub(super) fn handle(&self, owner: Owner) -> BotHandle {
        let table = self.pool.lock().queue.add(owner);
        BotHandle { pool: Arc::clone(&self.pool), table }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.pool.lock().closed = true;
        self.pool.work.notify_all();
    }
}

impl BotHandle {
    /// Asks a bot. It answers at some time, unless the hall closes or the seat is asked something else before that.
    pub(super) fn ask(&self, game: Arc<str>, ask: Ask, answers: mpsc::UnboundedSender<Input>) {
        let mut state = self.pool.lock();
        let (seat, long) = (ask.seat, ask.level == Level::Expert);
        if state.queue.ask(self.table, seat, long, BotJob { game, ask, answers }).is_some() {
            self.pool.metrics.bots_dropped.inc();
        }
        self.pool.count(&state);
        // Not every thread takes every decision, so all of them must look.
        self.pool.work.notify_all();
    }

    /// Says whether somebody is connected to the table.
    pub(super) fn watch(&self, watched: bool) {
        self.pool.lock().queue.watch(self.table, watched);
    }
}

impl Drop for BotHandle {
    fn drop(&mut self) {
        let mut state = self.pool.lock();
        let dropped = state.queue.remove(self.table);
        state.kept.remove(self.table);
        self.pool.metrics.bots_dropped.inc_by(dropped as u64);
        self.pool.count(&state);
    }
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, state: &QueueState) {
        self.metrics.bots_waiting.set(state.queue.len() as i64);
        self.metrics.bots_kept.set(state.kept.len() as i64);
    }

    fn work(&self, seeds: u64, long_too: bool) {
        if long_too {
            lower_priority();
        }
        for seed in seeds.. {
            let Some((Picked { job, table, owner }, kept)) = self.next(long_too) else { return };
            let started = Instant::now();
            let (answer, bot) = decide(&job.game, &job.ask, kept, seed);
            // If the table is gone, nobody needs the answer.
            _ = job.answers.send(answer);
            let seconds = started.elapsed().as_secs_f64();
            self.metrics.bot_seconds.observe(seconds);
            let mut state = self.lock();
            state.queue.done(owner, self.now(), seconds);
            if let Some(bot) = bot.filter(|_| state.queue.has(table)) {
                state.kept.put((table, job.ask.seat), bot);
            }
            self.count(&state);
        }
    }

    /// Waits for work, and takes along the bot that was kept for it; `None` when there will be no more.
    fn next(&self, long_too: bool) -> Option<(Picked<BotJob>, Option<KeptBot>)> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            if let Some(picked) = state.queue.next(self.now(), long_too) {
                let ask = &picked.job.ask;
                let kept = state.kept.take((picked.table, ask.seat), ask.level.into());
                self.count(&state);
                return Some((picked, kept));
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn now(&self) -> f64 {
        self.started.elapsed().as_secs_f64()
    }
}

/// Lowers the priority of this thread, which may search for seconds, below the threads that serve people.
fn lower_priority() {
    /// With it a thread gets about a tenth of the processor time of a usual thread.
    #[cfg(target_os = "linux")]
    const NICENESS: i32 = 10;
    // On Linux this concerns this one thread only. Where it is refused, bots have the same priority as sockets.
    #[cfg(target_os = "linux")]
    {
        _ = rustix::process::nice(NICENESS);
    }
}

/// The bot's answer, and the bot: the one that was kept, or a new one.
fn decide(game: &str, ask: &Ask, kept: Option<KeptBot>, seed: u64) -> (Input, Option<KeptBot>) {
    let Ask { seat, version, level, view } = ask;
    let spec = Spec::from(*level);
    let choose = || {
        let mut bot = kept.or_else(|| games::visit(game, Seating { spec, seed }))?;
        // The budgets of levels are counts of simulations, so the clock is not needed.
        let mv = bot.choose(*seat, view, &|| 0);
        Some((mv, bot))
    };
    // A bot that panics must not end the thread, and is not kept. The table replaces an answer that is no legal move
    // by one that is.
    let (mv, bot) = catch_unwind(AssertUnwindSafe(choose)).ok().flatten().unzip();
    (Input::Answered { seat: *seat, version: *version, mv: mv.unwrap_or_default() }, bot)
}
