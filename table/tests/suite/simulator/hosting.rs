//! The house: a table, its store and its bots.

use std::collections::VecDeque;

use engine::{Fast, Hints, Record, Visitor, below};
use table::log::Entry;
use table::wire::{self, FromTable};
use table::{Ask, Connection, Input, Outputs, Setup, Table};

use super::{Event, Trial, World};

/// A table, what is stored of it, and what waits for being stored.
pub(super) struct Hosting {
    setup: Setup,
    /// The table, unless it is down.
    table: Option<Table>,
    /// How often it has gone down; what was meant for an earlier life is dropped.
    pub(super) life: u32,
    pub(super) durable: Vec<Entry>,
    waiting: VecDeque<Outputs>,
    finished: Vec<Record>,
}

impl Hosting {
    pub(super) fn new(trial: &Trial) -> (Hosting, Outputs) {
        let setup = Setup { id: format!("seed-{}", trial.seed), ..trial.setup.clone() };
        let (table, outputs) = Table::new(setup.clone(), 0).expect("the setup is sound");
        let house = Hosting {
            setup,
            table: Some(table),
            life: 0,
            durable: Vec::new(),
            waiting: VecDeque::new(),
            finished: Vec::new(),
        };
        (house, outputs)
    }

    /// The records of all games, each once.
    pub(super) fn records(self) -> Vec<Record> {
        self.finished
    }

    /// Keeps a record. If the table went down before that was noted, it comes a second time.
    fn keep(&mut self, record: Record) {
        if self.finished.last() != Some(&record) {
            self.finished.push(record);
        }
    }
}

/// A bot's choice: the same for the same question, so that worlds can be compared.
struct Choice(Ask);

impl Visitor for Choice {
    type Output = String;

    fn visit<G: Hints>(self) -> String {
        let Choice(Ask { seat, version, view, .. }) = self;
        let view = view.of::<G>().expect("a bot is shown its own game");
        let mut luck = Fast::new(version.into());
        // What the seat may do is the same in every world that fits the view.
        let mut moves = Vec::new();
        G::possible_world(view, &mut luck.clone()).legal_moves(seat, &mut moves);
        moves[below(&mut luck, moves.len() as u32) as usize].to_string()
    }
}

impl World {
    pub(super) fn house_hears(&mut self, from: Connection, text: &[u8]) {
        match wire::read(text) {
            Ok(message) => self.input(Input::Heard { from, message }),
            Err(bad) => self.carry(from, &wire::write_answer(&FromTable::from(bad))),
        }
    }

    /// The table lives through something, unless it is down; sometimes that is its end.
    pub(super) fn input(&mut self, input: Input) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.house.table else { return };
        let outputs = table.handle(input, now_ms);
        if let Some(wake_at) = outputs.wake_at {
            let life = self.house.life;
            self.after(wake_at.saturating_sub(now_ms), Event::Wake { life });
        }
        self.queue(outputs);
        if below(&mut self.rng, 1000) < self.trial.trouble.crashes {
            self.fall();
        }
    }

    /// Hands over to the store; nothing goes out before it is safe.
    pub(super) fn queue(&mut self, outputs: Outputs) {
        self.house.waiting.push_back(outputs);
        let ms = u64::from(below(&mut self.rng, self.trial.trouble.store_ms));
        self.after(ms, Event::Stored { life: self.house.life });
    }

    pub(super) fn stored(&mut self) {
        let outputs = self.house.waiting.pop_front().expect("one is stored for each that waits");
        self.house.durable.extend(outputs.log);
        for tell in outputs.tell {
            let text = wire::write_answer(&tell.message);
            self.hides_secrets(&text);
            tell.to.iter().for_each(|connection| self.carry(*connection, &text));
        }
        outputs.ask.into_iter().for_each(|ask| self.decide(ask));
        outputs.finished.into_iter().for_each(|record| self.house.keep(*record));
    }

    fn carry(&mut self, connection: Connection, text: &str) {
        self.send(|| Event::ToProgram { connection, text: text.to_owned() });
    }

    fn decide(&mut self, ask: Ask) {
        let (seat, version) = (ask.seat, ask.version);
        let mv = games::visit(&self.house.setup.game, Choice(ask)).expect("the game is known");
        let ms = 1 + u64::from(below(&mut self.rng, 300));
        self.after(ms, Event::Decided { input: Input::Answered { seat, version, mv } });
    }

    /// The table goes down. Of what waited for the store, a part may have been written.
    fn fall(&mut self) {
        self.house.table = None;
        self.house.life += 1;
        for outputs in std::mem::take(&mut self.house.waiting) {
            let written = below(&mut self.rng, outputs.log.len() as u32 + 1) as usize;
            let torn = written < outputs.log.len();
            self.house.durable.extend(outputs.log.into_iter().take(written));
            if torn || self.chance(50) {
                break;
            }
        }
        let ms = u64::from(below(&mut self.rng, 5_000));
        self.after(ms, Event::Rise);
    }

    /// The table comes back from what was stored.
    pub(super) fn rise(&mut self) {
        let (table, outputs) = match Table::replay(&self.house.durable, self.now_ms) {
            Ok(back) => back,
            // It went down before anything was stored: there is no such table yet.
            Err(_) if self.house.durable.is_empty() => {
                Table::new(self.house.setup.clone(), self.now_ms).expect("the setup is sound")
            }
            Err(bad) => panic!("{bad}"),
        };
        if let Some(record) = table.record() {
            self.house.keep(record);
        }
        if let Some(wake_at) = outputs.wake_at {
            let life = self.house.life;
            self.after(wake_at.saturating_sub(self.now_ms), Event::Wake { life });
        }
        self.house.table = Some(table);
        self.queue(outputs);
    }

    /// No message has the table's secret in it, nor a link, nor a game's secret before its end.
    fn hides_secrets(&self, text: &str) {
        let secret = self.house.setup.secret;
        assert!(!text.contains(&secret.to_string()) && !text.contains("link-of-seat"), "{text}");
        for game in (1..=self.trial.games).filter(|_| !text.contains("\"revealed\"")) {
            assert!(!text.contains(&secret.of_game(game).to_string()), "{text}");
        }
    }
}
