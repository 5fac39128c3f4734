//! The one task that owns a table: hears everything, stores what happened, and only then tells anybody.
//!
//! What has arrived while the disk was busy is handled together and stored together. So a table stores as often
//! as the disk allows, and the order of effects is the order of calls.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use table::log::Entry;
use table::{Ask, Connection, Input, Outputs, Table, Tell};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{sleep, sleep_until};

use crate::house::House;
use crate::line::{Call, Ending, Look, Told};
use crate::store::StoreError;

/// How many calls may wait for a keeper before callers have to.
pub(crate) const LONGEST_QUEUE: usize = 256;

/// How many calls are handled before what they changed is stored.
const LARGEST_BATCH: usize = 128;

/// The one task that owns a table.
pub(crate) struct Keeper {
    id: Arc<str>,
    game: Arc<str>,
    table: Table,
    /// How many entries of the log are stored.
    stored: u64,
    lines: BTreeMap<Connection, mpsc::Sender<Told>>,
    calls: mpsc::Receiver<Call>,
    answered: mpsc::UnboundedReceiver<Input>,
    /// Where bots answer.
    answers: mpsc::UnboundedSender<Input>,
    /// How many bots have been asked and have not answered.
    thinking: usize,
    wake_at: Option<u64>,
    moving: watch::Receiver<()>,
    house: Arc<House>,
}

/// Why a keeper leaves a table, if nothing failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// Nothing happens there; it wakes when somebody comes.
    Asleep,
    /// Its game is over and everybody has gone.
    Closed,
    /// This process goes, or is not sure that it still holds the table.
    Moving,
}

/// What comes of several calls.
#[derive(Default)]
struct Batch {
    log: Vec<Entry>,
    tell: Vec<Tell>,
    close: Vec<Connection>,
    /// Who has hung up; until then they are told what came of their words.
    gone: Vec<Connection>,
    ask: Vec<Ask>,
    looks: Vec<oneshot::Sender<Look>>,
}

impl Keeper {
    /// The keeper of a table whose log has so many stored entries.
    pub(crate) fn new(
        id: &str,
        table: Table,
        stored: u64,
        calls: mpsc::Receiver<Call>,
        house: Arc<House>,
    ) -> Keeper {
        let (answers, answered) = mpsc::unbounded_channel();
        Keeper {
            id: id.into(),
            game: table.state().game.into(),
            table,
            stored,
            lines: BTreeMap::new(),
            calls,
            answered,
            answers,
            thinking: 0,
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
        let idle = self.lines.is_empty() && self.thinking == 0 && wake_at.is_none();
        let patience = self.house.config.patience;
        let (pause, left) = if self.table.is_over() {
            (patience.farewell, Left::Closed)
        } else {
            (patience.linger, Left::Asleep)
        };
        tokio::select! {
            Some(answer) = self.answered.recv() => self.hear_bot(answer, batch),
            call = self.calls.recv() => match call {
                Some(call) => self.take(call, batch),
                None => return Some(Left::Moving),
            },
            () = sleep_until(wake_at.unwrap_or_else(tokio::time::Instant::now)), if wake_at.is_some() => {
                self.handle(Input::Tick, batch);
            }
            () = sleep(pause), if idle => return Some(left),
            _ = self.moving.changed() => return Some(Left::Moving),
        }
        None
    }

    fn take(&mut self, call: Call, batch: &mut Batch) {
        match call {
            Call::Open { from, told } if self.lines.len() < self.house.config.limits.viewers => {
                self.house.metrics.lines.inc();
                self.lines.insert(from, told);
            }
            // The channel is new, so there is room.
            Call::Open { told, .. } => _ = told.try_send(Told::End(Ending::Full)),
            Call::Input(input) => {
                if let Input::Gone { from } = input {
                    batch.gone.push(from);
                }
                self.handle(input, batch);
            }
            Call::Look(look) => batch.looks.push(look),
        }
    }

    fn hear_bot(&mut self, answer: Input, batch: &mut Batch) {
        self.thinking -= 1;
        self.handle(answer, batch);
    }

    fn handle(&mut self, input: Input, batch: &mut Batch) {
        let outputs = self.table.handle(input, self.house.now_ms());
        self.note(outputs, batch);
    }

    fn note(&mut self, outputs: Outputs, batch: &mut Batch) {
        batch.log.extend(outputs.log);
        batch.tell.extend(outputs.tell);
        batch.close.extend(outputs.close);
        batch.ask.extend(outputs.ask);
        self.wake_at = outputs.wake_at;
    }

    async fn carry_out(&mut self, batch: Batch) -> Result<(), StoreError> {
        self.store(&batch.log).await?;
        for tell in &batch.tell {
            self.tell(tell);
        }
        for connection in batch.close {
            self.end(connection, Ending::Goodbye);
        }
        for connection in batch.gone {
            self.drop_line(connection);
        }
        for ask in batch.ask {
            self.thinking += 1;
            self.house.bots.ask(Arc::clone(&self.game), ask, self.answers.clone());
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
        }
    }

    async fn leave(mut self, left: Left) -> Result<Left, StoreError> {
        for connection in self.lines.keys().copied().collect::<Vec<_>>() {
            self.end(connection, Ending::Moving);
        }
        if left == Left::Closed {
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
