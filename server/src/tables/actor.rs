//! The table actor: the one task that owns a table. It receives all messages, stores what happened, and only then
//! tells anybody.
//!
//! Messages that arrive while the disk is busy are handled together and stored together. So a table stores as often as
//! the disk allows, and effects come in the order of the messages.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use engine::{Seat, Viewer};
use table::log::Entry;
use table::wire::{FromTable, Refusal, ToTable};
use table::{Ask, Connection, Delivery, Input, Outputs, Table};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep_until;

use super::bots::BotHandle;
use super::connection::{ActorMessage, EndReason, Outgoing, TableSummary};
use super::owner::Owner;
use crate::state::SharedState;
use crate::store::StoreError;

/// How many messages may wait for an actor before senders have to wait.
pub(super) const QUEUE_CAPACITY: usize = 256;

/// How many messages are handled before their changes are stored.
const MAX_BATCH: usize = 128;

/// How many connections a seat may have. If there is one more, the oldest is closed.
const MAX_CONNECTIONS_PER_SEAT: usize = 8;

/// The one task that owns a table.
pub(super) struct TableActor {
    id: Arc<str>,
    game: Arc<str>,
    table: Table,
    /// How many entries of the log are stored.
    stored: u64,
    /// When the last of them was written; negative if that was before this process started.
    last_entry_ms: i64,
    connections: BTreeMap<Connection, mpsc::Sender<Outgoing>>,
    /// Connections that are about to be closed; further messages from them are ignored.
    closing: BTreeSet<Connection>,
    /// The connections of each seat, the oldest first. Some may be closed already.
    seats: BTreeMap<Seat, VecDeque<Connection>>,
    /// Since when nothing has happened.
    idle_since: Option<tokio::time::Instant>,
    inbox: mpsc::Receiver<ActorMessage>,
    answers: mpsc::UnboundedReceiver<Input>,
    /// Bots get a clone of it, and send their answers there.
    answer_sender: mpsc::UnboundedSender<Input>,
    bots: BotHandle,
    /// The bots that were asked and whose answers have not been handled.
    pending_answers: BTreeMap<Seat, PendingAnswer>,
    wake_at: Option<u64>,
    leaving: watch::Receiver<()>,
    state: Arc<SharedState>,
}

/// A bot that was asked.
struct PendingAnswer {
    version: u32,
    /// When its answer may be handled.
    due: tokio::time::Instant,
    /// Its answer, if it came before then.
    answer: Option<Input>,
}

/// How an actor ended, if nothing failed.
#[derive(Debug)]
pub(super) enum Exit {
    /// Nothing happened at the table. It wakes when somebody comes or a clock has run out.
    Asleep(Box<RestState>),
    /// The game is over and everybody has left.
    Closed(Box<RestState>),
    /// This process stops, or is not sure that it still holds the table.
    Moving,
}

/// What is stored about a table that goes to rest. Times are those of this process.
#[derive(Debug)]
pub(super) struct RestState {
    /// How many entries its log has.
    pub(super) count: u64,
    /// When the last of them was written.
    pub(super) last_entry_ms: i64,
    /// When it must be woken.
    pub(super) wake_at: Option<u64>,
    pub(super) summary: TableSummary,
}

/// What several messages together have caused.
#[derive(Default)]
struct Effects {
    log: Vec<Entry>,
    tell: Vec<Delivery>,
    close: Vec<(Connection, EndReason)>,
    /// Connections that the viewers closed; they are still told what their last messages caused.
    gone: Vec<Connection>,
    ask: Vec<Ask>,
    summaries: Vec<oneshot::Sender<TableSummary>>,
}

impl TableActor {
    /// The actor of a table with `stored` entries in its log, the last of them written at `last_entry_ms`.
    pub(super) fn new(
        id: &str,
        mut table: Table,
        (stored, last_entry_ms): (u64, i64),
        owner: Owner,
        inbox: mpsc::Receiver<ActorMessage>,
        state: Arc<SharedState>,
    ) -> TableActor {
        let (answer_sender, answers) = mpsc::unbounded_channel();
        table.limit_spectators(state.config.limits.spectators);
        TableActor {
            id: id.into(),
            game: table.state().game.into(),
            table,
            stored,
            last_entry_ms,
            connections: BTreeMap::new(),
            closing: BTreeSet::new(),
            seats: BTreeMap::new(),
            idle_since: None,
            inbox,
            answers,
            answer_sender,
            bots: state.bots.handle(owner),
            pending_answers: BTreeMap::new(),
            wake_at: None,
            leaving: state.leaving(),
            state,
        }
    }

    /// Runs until there is nothing more to do. If something cannot be stored, nobody was told of it, and the table
    /// must be loaded again.
    pub(super) async fn run(mut self, first: Outputs) -> Result<Exit, StoreError> {
        let mut effects = Effects::default();
        self.collect(first, &mut effects);
        loop {
            self.carry_out(std::mem::take(&mut effects)).await?;
            if let Some(exit) = self.wait(&mut effects).await {
                return self.finish(exit).await;
            }
            for _ in 1..MAX_BATCH {
                if let Ok(answer) = self.answers.try_recv() {
                    self.handle_answer(answer, &mut effects);
                } else if let Ok(message) = self.inbox.try_recv() {
                    self.receive(message, &mut effects);
                } else {
                    break;
                }
            }
        }
    }

    /// Waits for the next thing to happen, and handles it.
    async fn wait(&mut self, effects: &mut Effects) -> Option<Exit> {
        let wake_at = self.wake_at.map(|ms| self.state.instant_at(ms));
        let timeouts = self.state.config.timeouts;
        let now = tokio::time::Instant::now();
        let is_over = self.table.is_over();
        let pause = if is_over { timeouts.finished } else { timeouts.idle };
        // A clock with much time left can run while the table sleeps.
        let clock_is_near = wake_at.is_some_and(|at| at <= now + pause);
        let idle = self.connections.is_empty() && self.pending_answers.is_empty() && !clock_is_near;
        // Requests for the summary do not keep a table awake.
        self.idle_since = if idle { self.idle_since.or(Some(now)) } else { None };
        let leave_at = self.idle_since.unwrap_or(now) + pause;
        let early = self.pending_answers.values().filter(|bot| bot.answer.is_some()).map(|bot| bot.due).min();
        tokio::select! {
            () = sleep_until(early.unwrap_or_else(tokio::time::Instant::now)), if early.is_some() => {
                self.handle_due_answers(effects);
            }
            Some(answer) = self.answers.recv() => self.handle_answer(answer, effects),
            message = self.inbox.recv() => match message {
                Some(message) => self.receive(message, effects),
                None => return Some(Exit::Moving),
            },
            () = sleep_until(wake_at.unwrap_or_else(tokio::time::Instant::now)), if wake_at.is_some() => {
                self.handle(Input::Tick, effects);
            }
            () = sleep_until(leave_at), if idle => {
                let rest = Box::new(self.rest_state());
                return Some(if is_over { Exit::Closed(rest) } else { Exit::Asleep(rest) });
            }
            _ = self.leaving.changed() => return Some(Exit::Moving),
        }
        None
    }

    fn receive(&mut self, message: ActorMessage, effects: &mut Effects) {
        match message {
            ActorMessage::Open { from, outgoing } => {
                self.state.metrics.table_connections.inc();
                self.connections.insert(from, outgoing);
                self.bots.watch(true);
            }
            ActorMessage::Input(Input::Heard { from, message }) => {
                // A viewer who was refused or fell behind is not listened to.
                if self.connections.contains_key(&from) && !self.closing.contains(&from) {
                    let hello = matches!(message, ToTable::Hello { .. });
                    self.handle(Input::Heard { from, message }, effects);
                    if hello {
                        self.close_old_connections(from, effects);
                    }
                }
            }
            ActorMessage::Input(input) => {
                if let Input::Gone { from } = input {
                    effects.gone.push(from);
                }
                self.handle(input, effects);
            }
            ActorMessage::Summarize(sender) => effects.summaries.push(sender),
        }
    }

    /// Closes the oldest connection of the seat that has just said hello, if the seat has too many.
    fn close_old_connections(&mut self, newest: Connection, effects: &mut Effects) {
        let Some(viewer @ Viewer::Seat(seat)) = self.table.viewer_of(newest) else { return };
        let connections = self.seats.entry(seat).or_default();
        connections.retain(|other| *other != newest && self.table.viewer_of(*other) == Some(viewer));
        connections.push_back(newest);
        if connections.len() > MAX_CONNECTIONS_PER_SEAT
            && let Some(oldest) = connections.pop_front()
        {
            self.closing.insert(oldest);
            effects.close.push((oldest, EndReason::Replaced));
            self.handle(Input::Gone { from: oldest }, effects);
        }
    }

    /// A bot has answered. If that is too early, the answer waits.
    fn handle_answer(&mut self, answer: Input, effects: &mut Effects) {
        let Input::Answered { seat, version, .. } = &answer else { return };
        // The seat may have been asked something else by now.
        let asked = self.pending_answers.get_mut(seat).filter(|bot| bot.version == *version);
        if let Some(bot) = asked {
            bot.answer = Some(answer);
            self.handle_due_answers(effects);
        }
    }

    fn handle_due_answers(&mut self, effects: &mut Effects) {
        let now = tokio::time::Instant::now();
        let due = |bot: &PendingAnswer| bot.answer.is_some() && bot.due <= now;
        let seats: Vec<Seat> =
            self.pending_answers.iter().filter(|(_, bot)| due(bot)).map(|(seat, _)| *seat).collect();
        for seat in seats {
            if let Some(answer) = self.pending_answers.remove(&seat).and_then(|bot| bot.answer) {
                self.handle(answer, effects);
            }
        }
    }

    fn handle(&mut self, input: Input, effects: &mut Effects) {
        let outputs = self.table.handle(input, self.state.now_ms());
        self.collect(outputs, effects);
    }

    fn collect(&mut self, outputs: Outputs, effects: &mut Effects) {
        if !outputs.log.is_empty() {
            self.last_entry_ms = self.state.now_ms() as i64;
        }
        for connection in outputs.close {
            let full = outputs.tell.iter().any(|tell| {
                tell.to.contains(&connection)
                    && matches!(tell.message, FromTable::Goodbye { code: Refusal::TableFull, .. })
            });
            self.closing.insert(connection);
            effects.close.push((connection, if full { EndReason::Full } else { EndReason::Goodbye }));
        }
        effects.log.extend(outputs.log);
        effects.tell.extend(outputs.tell);
        effects.ask.extend(outputs.ask);
        self.wake_at = outputs.wake_at;
    }

    async fn carry_out(&mut self, effects: Effects) -> Result<(), StoreError> {
        self.store(&effects.log).await?;
        for tell in &effects.tell {
            self.tell(tell);
        }
        for (connection, reason) in effects.close {
            self.end(connection, reason);
        }
        self.closing.clear();
        for connection in effects.gone {
            self.drop_connection(connection);
        }
        for ask in effects.ask {
            let due = tokio::time::Instant::now() + self.state.config.timeouts.bot_delay;
            let bot = PendingAnswer { version: ask.version, due, answer: None };
            // Nobody waits any more for what this seat was asked before.
            self.pending_answers.insert(ask.seat, bot);
            self.bots.ask(Arc::clone(&self.game), ask, self.answer_sender.clone());
        }
        for sender in effects.summaries {
            // Whoever asked may be gone.
            _ = sender.send(summarize(&self.table));
        }
        Ok(())
    }

    async fn store(&mut self, log: &[Entry]) -> Result<(), StoreError> {
        if log.is_empty() {
            return Ok(());
        }
        let started = Instant::now();
        self.state.store.append(&self.id, self.stored, serialized(log)).await?;
        self.stored += log.len() as u64;
        self.state.metrics.entries.inc_by(log.len() as u64);
        self.state.metrics.append_seconds.observe(started.elapsed().as_secs_f64());
        Ok(())
    }

    fn tell(&mut self, tell: &Delivery) {
        let message = Outgoing::from(&tell.message);
        for connection in &tell.to {
            let Some(outgoing) = self.connections.get(connection) else { continue };
            if outgoing.try_send(message.clone()).is_ok() {
                self.state.metrics.messages_sent.inc();
            } else {
                // Too far behind, or gone. Nothing is skipped silently: the connection ends, and the welcome on the next
                // one tells everything.
                self.state.metrics.refuse("behind");
                self.drop_connection(*connection);
            }
        }
    }

    fn end(&mut self, connection: Connection, reason: EndReason) {
        if let Some(outgoing) = self.connections.get(&connection) {
            // If the queue is full, the connection ends without a reason.
            _ = outgoing.try_send(Outgoing::End(reason));
        }
        self.drop_connection(connection);
    }

    fn drop_connection(&mut self, connection: Connection) {
        if self.connections.remove(&connection).is_some() {
            self.state.metrics.table_connections.dec();
            self.bots.watch(!self.connections.is_empty());
        }
    }

    fn rest_state(&self) -> RestState {
        RestState {
            count: self.stored,
            last_entry_ms: self.last_entry_ms,
            wake_at: self.wake_at,
            summary: summarize(&self.table),
        }
    }

    async fn finish(mut self, exit: Exit) -> Result<Exit, StoreError> {
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            self.end(connection, EndReason::Moving);
        }
        if matches!(exit, Exit::Closed(_)) {
            self.state.store.finish(&self.id, self.stored).await?;
        }
        Ok(exit)
    }
}

impl Drop for TableActor {
    fn drop(&mut self) {
        self.state.metrics.table_connections.sub(self.connections.len() as i64);
    }
}

/// What anybody may know of a table.
pub(super) fn summarize(table: &Table) -> TableSummary {
    TableSummary { state: table.state(), asked: table.asked(), record: table.record() }
}

/// Entries of a log as they are stored.
pub(super) fn serialized(log: &[Entry]) -> Vec<Vec<u8>> {
    log.iter().map(|entry| serde_json::to_vec(entry).expect("entries are plain data")).collect()
}
