//! A table on this device.
//!
//! The page is the hall: it handles what its guests say, keeps the log in the browser's database and lets bots
//! think in a worker. Guests are told at once, not after the log is safe: nobody else could have been told
//! anything that a flat battery would make untrue.

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

use super::{Ear, Heard, Way};
use crate::browser::{now_ms, random_bytes, random_name};
use crate::keep::{self, Kept};
use crate::plan::{Plan, Sitter};
use crate::worker::Thinker;
use thinker::{Job, Thought};

/// A table on this device.
pub(crate) struct Local {
    kept: RefCell<Kept>,
    table: RefCell<Table>,
    ear: Ear,
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
    this: Weak<Local>,
}

impl Local {
    /// Sets up a table. The guests are the people at this device in the order of their seats, or one
    /// spectator if bots play among themselves.
    pub(crate) fn set_up(plan: &Plan) -> Result<(Kept, Vec<Entry>), String> {
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
        Ok((Kept { id, game, names, links, last_ms: now_ms(), over: false, coach: plan.coach }, outputs.log))
    }

    /// Opens a table that was set up or kept.
    pub(crate) fn open(kept: Kept, log: &[Entry], ear: Ear, bots: Thinker) -> Result<Rc<Local>, String> {
        let (table, outputs) = Table::replay(log, now_ms()).map_err(|problem| problem.to_string())?;
        let local = Rc::new_cyclic(|this| Local {
            kept: RefCell::new(kept),
            table: RefCell::new(table),
            ear,
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

    /// The links of the guests here, in the order of their seats; none for a spectator.
    pub(crate) fn guests(kept: &Kept) -> Vec<Option<String>> {
        let links: Vec<_> = kept.links.iter().flatten().cloned().map(Some).collect();
        if links.is_empty() { vec![None] } else { links }
    }

    /// Connects the guests; those who have not sat down yet do.
    pub(crate) fn begin(&self) {
        let kept = self.kept.borrow().clone();
        let guests = Local::guests(&kept);
        for guest in 0..guests.len() {
            (self.ear)(Heard::Connected(guest));
        }
        let seated = self.table.borrow().state();
        let people = kept.links.iter().enumerate().filter(|(_, link)| link.is_some());
        for (guest, (seat, link)) in people.enumerate() {
            if seated.seats[seat].name.is_none() {
                // Whoever reloads the page before this is kept sits down again, to the same cards.
                let contribution = Contribution(LinkHash::of(link.as_deref().unwrap_or_default()).0);
                let (name, contribution) = (kept.names[seat].clone(), Some(contribution));
                self.say(guest, ToTable::Sit { name, contribution, promise: None, link: None });
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
            let guests = tell.to.iter().map(|connection| guest_of(*connection));
            self.to_tell.borrow_mut().extend(guests.map(|guest| (guest, tell.message.clone())));
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
            let Some((guest, message)) = next else { break };
            (self.ear)(Heard::Message(guest, message));
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
            // See the top of `keep.rs` for why nobody hears of a failure.
            if keep::keep_entries(&kept.id, from, &log).await.is_ok() {
                _ = keep::keep_game(&kept).await;
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

impl Way for Local {
    fn say(&self, guest: usize, message: ToTable) {
        self.handle(Input::Heard { from: connection_of(guest), message });
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

fn connection_of(guest: usize) -> Connection {
    Connection(guest as u64)
}

fn guest_of(connection: Connection) -> usize {
    connection.0 as usize
}
