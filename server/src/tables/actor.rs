//! The one task that owns a table: hears everything, stores what happened, and only then tells anybody.
//!
//! What has arrived while the disk was busy is handled together and stored together. So a table stores as often
//! as the disk allows, and the order of effects is the order of calls.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use engine::{Seat, Viewer};
use table::log::Entry;
use table::wire::{FromTable, Refusal, ToTable};
use table::{Ask, Connection, Input, Outputs, Table, Tell};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep_until;

use crate::state::House;
use crate::store::StoreError;
use crate::tables::bots::Asker;
use crate::tables::connection::{Call, Ending, Look, Told};
use crate::tables::owner::Owner;

/// How many calls may wait for a keeper before callers have to.
pub(crate) const LONGEST_QUEUE: usize = 256;

/// How many calls are handled before what they changed is stored.
const LARGEST_BATCH: usize = 128;

/// How many lines a seat may have. When there is one more, the oldest is closed.
const MOST_LINES_OF_SEAT: usize = 8;

/// The one task that owns a table.
pub(crate) struct Keeper {
    id: Arc<str>,
    game: Arc<str>,
    table: Table,
    /// How many entries of the log are stored.
    stored: u64,
    /// When the last of them was written. Before this hall opened, if it is negative.
    last_entry_ms: i64,
    lines: BTreeMap<Connection, mpsc::Sender<Told>>,
    /// Those that are about to be closed; what else was said over them is not heard.
    closing: BTreeSet<Connection>,
    /// The lines of each seat, the oldest first. Some may have gone.
    seats: BTreeMap<Seat, VecDeque<Connection>>,
    /// Since when nothing happens.
    idle_since: Option<tokio::time::Instant>,
    calls: mpsc::Receiver<Call>,
    answered: mpsc::UnboundedReceiver<Input>,
    /// Where bots answer.
    answers: mpsc::UnboundedSender<Input>,
    bots: Asker,
    /// The bots that have been asked and whose answer has not been heard.
    thinking: BTreeMap<Seat, Thinking>,
    wake_at: Option<u64>,
    moving: watch::Receiver<()>,
    house: Arc<House>,
}

/// A bot that was asked.
struct Thinking {
    version: u32,
    /// When its answer may be heard.
    due: tokio::time::Instant,
    /// Its answer, if that came early.
    answer: Option<Input>,
}

/// Why a keeper leaves a table, if nothing failed.
#[derive(Debug)]
pub(crate) enum Left {
    /// Nothing happens there; it wakes when somebody comes or a clock has run down.
    Asleep(Box<Rest>),
    /// Its game is over and everybody has gone.
    Closed(Box<Rest>),
    /// This process goes, or is not sure that it still holds the table.
    Moving,
}

/// How a table goes to rest. Times are this hall's.
#[derive(Debug)]
pub(crate) struct Rest {
    /// How many entries its log has.
    pub(crate) count: u64,
    /// When the last of them was written.
    pub(crate) last_entry_ms: i64,
    /// When it must be woken.
    pub(crate) wake_at: Option<u64>,
    pub(crate) look: Look,
}

/// What comes of several calls.
#[derive(Default)]
struct Batch {
    log: Vec<Entry>,
    tell: Vec<Tell>,
    close: Vec<(Connection, Ending)>,
    /// Who has hung up; until then they are told what came of their words.
    gone: Vec<Connection>,
    ask: Vec<Ask>,
    looks: Vec<oneshot::Sender<Look>>,
}

impl Keeper {
    /// The keeper of a table whose log has so many stored entries, the last of them from this time.
    pub(crate) fn new(
        id: &str,
        mut table: Table,
        (stored, last_entry_ms): (u64, i64),
        owner: Owner,
        calls: mpsc::Receiver<Call>,
        house: Arc<House>,
    ) -> Keeper {
        let (answers, answered) = mpsc::unbounded_channel();
        table.limit_spectators(house.config.limits.viewers);
        Keeper {
            id: id.into(),
            game: table.state().game.into(),
            table,
            stored,
            last_entry_ms,
            lines: BTreeMap::new(),
            closing: BTreeSet::new(),
            seats: BTreeMap::new(),
            idle_since: None,
            calls,
            answered,
            answers,
            bots: house.bots.asker(owner),
            thinking: BTreeMap::new(),
            wake_at: None,
            moving: house.moving(),
            house,
        }
    }

    /// Keeps the table until there is nothing more to do. If something cannot be stored, nobody has been told
    /// of it, and the table must be brought back from what is stored.
    pub(crate) async fn keep(mut self, first: Outputs) -> Result<Left, StoreError> {
        let mut batch = Batch::default();
        self.note(first, &mut batch);
        loop {
            self.carry_out(std::mem::take(&mut batch)).await?;
            if let Some(left) = self.wait(&mut batch).await {
                return self.leave(left).await;
            }
            for _ in 1..LARGEST_BATCH {
                if let Ok(answer) = self.answered.try_recv() {
                    self.hear_bot(answer, &mut batch);
                } else if let Ok(call) = self.calls.try_recv() {
                    self.take(call, &mut batch);
                } else {
                    break;
                }
            }
        }
    }

    /// Waits for the next thing to happen, and handles it.
    async fn wait(&mut self, batch: &mut Batch) -> Option<Left> {
        let wake_at = self.wake_at.map(|ms| self.house.moment(ms));
        let patience = self.house.config.patience;
        let now = tokio::time::Instant::now();
        let is_over = self.table.is_over();
        let pause = if is_over { patience.farewell } else { patience.linger };
        // A clock that runs for long can do so without us.
        let clock_is_near = wake_at.is_some_and(|at| at <= now + pause);
        let idle = self.lines.is_empty() && self.thinking.is_empty() && !clock_is_near;
        // Whoever only looks does not keep a table awake.
        self.idle_since = if idle { self.idle_since.or(Some(now)) } else { None };
        let leave_at = self.idle_since.unwrap_or(now) + pause;
        let early = self.thinking.values().filter(|bot| bot.answer.is_some()).map(|bot| bot.due).min();
        tokio::select! {
            () = sleep_until(early.unwrap_or_else(tokio::time::Instant::now)), if early.is_some() => {
                self.hear_bots_that_are_due(batch);
            }
            Some(answer) = self.answered.recv() => self.hear_bot(answer, batch),
            call = self.calls.recv() => match call {
                Some(call) => self.take(call, batch),
                None => return Some(Left::Moving),
            },
            () = sleep_until(wake_at.unwrap_or_else(tokio::time::Instant::now)), if wake_at.is_some() => {
                self.handle(Input::Tick, batch);
            }
            () = sleep_until(leave_at), if idle => {
                let rest = Box::new(self.rest());
                return Some(if is_over { Left::Closed(rest) } else { Left::Asleep(rest) });
            }
            _ = self.moving.changed() => return Some(Left::Moving),
        }
        None
    }

    fn take(&mut self, call: Call, batch: &mut Batch) {
        match call {
            Call::Open { from, told } => {
                self.house.metrics.lines.inc();
                self.lines.insert(from, told);
                self.bots.watch(true);
            }
            Call::Input(Input::Heard { from, message }) => {
                // Whoever was refused or left behind is not listened to.
                if self.lines.contains_key(&from) && !self.closing.contains(&from) {
                    let hello = matches!(message, ToTable::Hello { .. });
                    self.handle(Input::Heard { from, message }, batch);
                    if hello {
                        self.close_old_lines(from, batch);
                    }
                }
            }
            Call::Input(input) => {
                if let Input::Gone { from } = input {
                    batch.gone.push(from);
                }
                self.handle(input, batch);
            }
            Call::Look(look) => batch.looks.push(look),
        }
    }

    /// Closes the oldest line of the seat that said hello over this one, if it has too many.
    fn close_old_lines(&mut self, newest: Connection, batch: &mut Batch) {
        let Some(viewer @ Viewer::Seat(seat)) = self.table.viewer_of(newest) else { return };
        let lines = self.seats.entry(seat).or_default();
        lines.retain(|line| *line != newest && self.table.viewer_of(*line) == Some(viewer));
        lines.push_back(newest);
        if lines.len() > MOST_LINES_OF_SEAT
            && let Some(oldest) = lines.pop_front()
        {
            self.closing.insert(oldest);
            batch.close.push((oldest, Ending::Replaced));
            self.handle(Input::Gone { from: oldest }, batch);
        }
    }

    /// A bot has decided. If it is too early, its answer waits.
    fn hear_bot(&mut self, answer: Input, batch: &mut Batch) {
        let Input::Answered { seat, version, .. } = &answer else { return };
        // It may have been asked something else meanwhile.
        let asked = self.thinking.get_mut(seat).filter(|bot| bot.version == *version);
        if let Some(bot) = asked {
            bot.answer = Some(answer);
            self.hear_bots_that_are_due(batch);
        }
    }

    fn hear_bots_that_are_due(&mut self, batch: &mut Batch) {
        let now = tokio::time::Instant::now();
        let due = |bot: &Thinking| bot.answer.is_some() && bot.due <= now;
        let seats: Vec<Seat> =
            self.thinking.iter().filter(|(_, bot)| due(bot)).map(|(seat, _)| *seat).collect();
        for seat in seats {
            if let Some(answer) = self.thinking.remove(&seat).and_then(|bot| bot.answer) {
                self.handle(answer, batch);
            }
        }
    }

    fn handle(&mut self, input: Input, batch: &mut Batch) {
        let outputs = self.table.handle(input, self.house.now_ms());
        self.note(outputs, batch);
    }

    fn note(&mut self, outputs: Outputs, batch: &mut Batch) {
        if !outputs.log.is_empty() {
            self.last_entry_ms = self.house.now_ms() as i64;
        }
        for connection in outputs.close {
            let full = outputs.tell.iter().any(|tell| {
                tell.to.contains(&connection)
                    && matches!(tell.message, FromTable::Goodbye { code: Refusal::TableFull, .. })
            });
            self.closing.insert(connection);
            batch.close.push((connection, if full { Ending::Full } else { Ending::Goodbye }));
        }
        batch.log.extend(outputs.log);
        batch.tell.extend(outputs.tell);
        batch.ask.extend(outputs.ask);
        self.wake_at = outputs.wake_at;
    }

    async fn carry_out(&mut self, batch: Batch) -> Result<(), StoreError> {
        self.store(&batch.log).await?;
        for tell in &batch.tell {
            self.tell(tell);
        }
        for (connection, ending) in batch.close {
            self.end(connection, ending);
        }
        self.closing.clear();
        for connection in batch.gone {
            self.drop_line(connection);
        }
        for ask in batch.ask {
            let due = tokio::time::Instant::now() + self.house.config.patience.bot;
            let bot = Thinking { version: ask.version, due, answer: None };
            // Whatever this seat was asked before, nobody waits for any more.
            self.thinking.insert(ask.seat, bot);
            self.bots.ask(Arc::clone(&self.game), ask, self.answers.clone());
        }
        for look in batch.looks {
            // Whoever asked may have gone.
            _ = look.send(look_at(&self.table));
        }
        Ok(())
    }

    async fn store(&mut self, log: &[Entry]) -> Result<(), StoreError> {
        if log.is_empty() {
            return Ok(());
        }
        let started = Instant::now();
        self.house.store.append(&self.id, self.stored, written(log)).await?;
        self.stored += log.len() as u64;
        self.house.metrics.entries.inc_by(log.len() as u64);
        self.house.metrics.append_seconds.observe(started.elapsed().as_secs_f64());
        Ok(())
    }

    fn tell(&mut self, tell: &Tell) {
        let told = Told::from(&tell.message);
        for connection in &tell.to {
            let Some(line) = self.lines.get(connection) else { continue };
            if line.try_send(told.clone()).is_ok() {
                self.house.metrics.told.inc();
            } else {
                // Too far behind, or gone. Never silence: the line breaks, and a new hello tells everything.
                self.house.metrics.refuse("behind");
                self.drop_line(*connection);
            }
        }
    }

    fn end(&mut self, connection: Connection, ending: Ending) {
        if let Some(line) = self.lines.get(&connection) {
            // If there is no room, the line just breaks.
            _ = line.try_send(Told::End(ending));
        }
        self.drop_line(connection);
    }

    fn drop_line(&mut self, connection: Connection) {
        if self.lines.remove(&connection).is_some() {
            self.house.metrics.lines.dec();
            self.bots.watch(!self.lines.is_empty());
        }
    }

    fn rest(&self) -> Rest {
        Rest {
            count: self.stored,
            last_entry_ms: self.last_entry_ms,
            wake_at: self.wake_at,
            look: look_at(&self.table),
        }
    }

    async fn leave(mut self, left: Left) -> Result<Left, StoreError> {
        for connection in self.lines.keys().copied().collect::<Vec<_>>() {
            self.end(connection, Ending::Moving);
        }
        if matches!(left, Left::Closed(_)) {
            self.house.store.finish(&self.id, self.stored).await?;
        }
        Ok(left)
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.house.metrics.lines.sub(self.lines.len() as i64);
    }
}

/// A table as it looks from outside.
pub(crate) fn look_at(table: &Table) -> Look {
    Look { state: table.state(), asked: table.asked(), record: table.record() }
}

/// Entries of a log as they are stored.
pub(crate) fn written(log: &[Entry]) -> Vec<Vec<u8>> {
    log.iter().map(|entry| serde_json::to_vec(entry).expect("entries are plain data")).collect()
}
