//! A table on this device.
//!
//! The page does what a hall does: it hands the table what clients say, saves the log in the browser's database and lets
//! bots think in a worker. It tells clients at once and does not wait until the log is saved: nobody elsewhere hears
//! anything that a flat battery could make untrue.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use engine::Record;
use gloo_timers::callback::Timeout;
use players::Level;
use table::fairness::{Contribution, LinkHash, Secret};
use table::log::Entry;
use table::wire::{FromTable, ToTable};
use table::{Ask, Chair, Connection, Input, Outputs, Setup, Table};
use wasm_bindgen_futures::spawn_local;

use super::{Incoming, Listener, Transport};
use crate::browser::{now_ms, random_bytes, random_name};
use crate::plan::{Sitter, TablePlan};
use crate::storage::{self, SavedGame};
use crate::worker::Thinker;
use thinker::{Job, Thought};

/// A table on this device.
pub(crate) struct OnDevice {
    kept: RefCell<SavedGame>,
    table: RefCell<Table>,
    listener: Listener,
    bots: Thinker,
    /// What is to be told, in order; whoever is told may speak at once.
    to_tell: RefCell<VecDeque<(usize, FromTable)>>,
    telling: Cell<bool>,
    /// Whom to ask once all has been shown: where bots play among themselves, the game is not over before somebody has
    /// seen it, and whoever stops it and leaves finds it where it was.
    to_ask: RefCell<Vec<Ask>>,
    stored: Cell<u64>,
    wake: RefCell<Option<Timeout>>,
    open: Cell<bool>,
    this: Weak<OnDevice>,
}

impl OnDevice {
    /// Sets up a table. The clients are the people at this device in the order of their seats, or one
    /// spectator if bots play among themselves.
    pub(crate) fn set_up(plan: &TablePlan) -> Result<(SavedGame, Vec<Entry>), String> {
        let links: Vec<Option<String>> = plan
            .seats
            .iter()
            .map(|sitter| matches!(sitter, Sitter::Here(_)).then(random_name::<20>))
            .collect();
        let chairs = plan.seats.iter().zip(&links).map(|(sitter, link)| match (sitter, link) {
            (Sitter::Bot(level), _) => Chair::Bot { level: *level },
            (_, Some(link)) => Chair::Person { link: LinkHash::of(link) },
            (_, None) => Chair::Bot { level: Level::Medium },
        });
        let host = links.iter().position(Option::is_some).unwrap_or(0);
        let setup = Setup {
            id: random_name::<8>(),
            game: plan.game.clone(),
            options: plan.options.clone(),
            chairs: chairs.collect(),
            host: engine::Seat(host as u8),
            time: None,
            grace_ms: None,
            stand_in: Level::Medium,
            chat: false,
            spectators: true,
            secret: Secret(random_bytes()),
        };
        let id = setup.id.clone();
        let (_, outputs) = Table::new(setup, now_ms()).map_err(|problem| problem.to_string())?;
        let names = plan.seats.iter().map(|sitter| match sitter {
            Sitter::Here(name) => name.clone(),
            Sitter::Bot(level) => level.name().to_owned(),
            Sitter::Elsewhere => String::new(),
        });
        let (game, names) = (plan.game.clone(), names.collect());
        Ok((
            SavedGame { id, game, names, links, last_ms: now_ms(), over: false, coach: plan.coach },
            outputs.log,
        ))
    }

    /// Opens a table that was set up or kept.
    pub(crate) fn open(
        kept: SavedGame,
        log: &[Entry],
        listener: Listener,
        bots: Thinker,
    ) -> Result<Rc<OnDevice>, String> {
        let (table, outputs) = Table::replay(log, now_ms()).map_err(|problem| problem.to_string())?;
        let local = Rc::new_cyclic(|this| OnDevice {
            kept: RefCell::new(kept),
            table: RefCell::new(table),
            listener,
            bots,
            to_tell: RefCell::default(),
            telling: Cell::new(false),
            to_ask: RefCell::default(),
            stored: Cell::new(log.len() as u64),
            wake: RefCell::default(),
            open: Cell::new(true),
            this: this.clone(),
        });
        local.carry_out(outputs);
        Ok(local)
    }

    /// The links of the clients here, in the order of their seats; none for a spectator.
    pub(crate) fn links_of_clients(kept: &SavedGame) -> Vec<Option<String>> {
        let links: Vec<_> = kept.links.iter().flatten().cloned().map(Some).collect();
        if links.is_empty() { vec![None] } else { links }
    }

    /// Connects the clients; those who have not sat down yet do.
    pub(crate) fn begin(&self) {
        let kept = self.kept.borrow().clone();
        let clients = OnDevice::links_of_clients(&kept);
        for client in 0..clients.len() {
            (self.listener)(Incoming::Connected(client));
        }
        let seated = self.table.borrow().state();
        let people = kept.links.iter().enumerate().filter(|(_, link)| link.is_some());
        for (client, (seat, link)) in people.enumerate() {
            if seated.seats.get(seat).is_some_and(|seat| seat.name.is_none()) {
                // Whoever reloads the page before this is kept sits down again, to the same cards.
                let contribution = Contribution(LinkHash::of(link.as_deref().unwrap_or_default()).0);
                let (name, contribution) =
                    (kept.names.get(seat).cloned().unwrap_or_default(), Some(contribution));
                self.say(client, ToTable::Sit { name, contribution, promise: None, link: None });
            }
        }
    }

    fn handle(&self, input: Input) {
        if !self.open.get() {
            return;
        }
        let outputs = self.table.borrow_mut().handle(input, now_ms());
        self.carry_out(outputs);
    }

    fn carry_out(&self, outputs: Outputs) {
        self.keep(outputs.log);
        for tell in outputs.tell {
            let clients = tell.to.iter().map(|connection| client_of(*connection));
            self.to_tell.borrow_mut().extend(clients.map(|client| (client, tell.message.clone())));
        }
        self.to_ask.borrow_mut().extend(outputs.ask);
        if self.kept.borrow().links.iter().any(Option::is_some) {
            self.caught_up();
        }
        let tick = outputs.wake_at.map(|at| {
            let this = self.this.clone();
            let wait = u32::try_from(at.saturating_sub(now_ms())).unwrap_or(u32::MAX);
            Timeout::new(wait, move || {
                if let Some(local) = this.upgrade() {
                    local.handle(Input::Tick);
                }
            })
        });
        *self.wake.borrow_mut() = tick;
        self.tell();
    }

    fn tell(&self) {
        if self.telling.replace(true) {
            return;
        }
        loop {
            let next = self.to_tell.borrow_mut().pop_front();
            let Some((client, message)) = next else { break };
            (self.listener)(Incoming::Message(client, message));
        }
        self.telling.set(false);
    }

    fn keep(&self, log: Vec<Entry>) {
        if log.is_empty() {
            return;
        }
        let from = self.stored.get();
        self.stored.set(from + log.len() as u64);
        let mut kept = self.kept.borrow_mut();
        (kept.last_ms, kept.over) = (now_ms(), self.table.borrow().is_over());
        let kept = kept.clone();
        spawn_local(async move {
            // See the top of `storage.rs` for why nobody hears of a failure.
            if storage::save_entries(&kept.id, from, &log).await.is_ok() {
                _ = storage::save_game(&kept).await;
            }
        });
    }

    fn ask(&self, ask: Ask) {
        let (this, bots) = (self.this.clone(), self.bots.clone());
        let (table, game) = (self.kept.borrow().id.clone(), self.kept.borrow().game.clone());
        spawn_local(async move {
            let Ask { seat, version, level, view } = ask;
            let seed = u64::from_le_bytes(random_bytes());
            let job = Job::Decide { table, game, seat, level, view: view.json().to_string(), seed };
            let mv = match bots.think(&job).await {
                Some(Thought::Decided(mv)) => mv,
                // The table takes any legal move for what is none, and the game goes on.
                _ => String::new(),
            };
            if let Some(local) = this.upgrade() {
                local.handle(Input::Answered { seat, version, mv });
            }
        });
    }
}

impl Transport for OnDevice {
    fn say(&self, client: usize, message: ToTable) {
        self.handle(Input::Heard { from: connection_of(client), message });
    }

    fn caught_up(&self) {
        for ask in self.to_ask.take() {
            self.ask(ask);
        }
    }

    fn record(&self) -> Option<Record> {
        self.table.borrow().record()
    }

    fn close(&self) {
        self.open.set(false);
        self.wake.borrow_mut().take();
    }
}

fn connection_of(client: usize) -> Connection {
    Connection(client as u64)
}

fn client_of(connection: Connection) -> usize {
    connection.0 as usize
}
