//! The house: a table, its store and its bots.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{Fast, Record, TableGame, Visitor, below};
use table::log::Entry;
use table::wire::{self, FromTable};
use table::{Ask, Chair, Connection, Input, Outputs, Setup, Table};

use super::program::KEY;
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
    /// The records of all games, each once.
    pub(super) finished: Vec<Record>,
    /// Whose connection is whose; a stranger's is nobody's.
    pub(super) seats: BTreeMap<Connection, Option<u8>>,
    pub(super) messages: usize,
    /// All 32-byte numbers that were in a message.
    pub(super) numbers_told: BTreeSet<String>,
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
            seats: BTreeMap::new(),
            messages: 0,
            numbers_told: BTreeSet::new(),
        };
        (house, outputs)
    }

    /// Keeps a record. If the table went down before that was noted, it comes a second time.
    fn keep(&mut self, record: Record) {
        if self.finished.last() != Some(&record) {
            self.finished.push(record);
        }
    }

    /// No message has the table's secret in it, nor a link or its hash, nor a game's secret before its end.
    fn hides_secrets(&mut self, text: &str) {
        assert!(!text.contains("link-of-seat"), "{text}");
        let is_number = |word: &&str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        for number in text.split('"').filter(is_number) {
            if self.numbers_told.insert(number.to_owned()) {
                self.may_be_told(number);
            }
        }
    }

    fn may_be_told(&self, number: &str) {
        let Setup { secret, chairs, .. } = &self.setup;
        assert_ne!(number, secret.to_string(), "the table's secret was told");
        for chair in chairs {
            let hash = matches!(chair, Chair::Person { link } if link.to_string() == number);
            assert!(!hash, "the hash of a link was told");
        }
        for game in self.finished.len() as u32 + 1..20 {
            assert_ne!(
                number,
                secret.of_game(game).to_string(),
                "the secret of game {game} was told too soon"
            );
        }
    }

    /// Keys go back to the seat they came from, and nowhere else.
    fn hides_keys(&self, text: &str, to: &[Connection]) {
        for (at, word) in text.match_indices(KEY) {
            let seat = text[at + word.len()..].bytes().next().map(|digit| digit - b'0');
            let theirs = to.iter().all(|connection| self.seats.get(connection) == Some(&seat));
            assert!(theirs, "{to:?} heard somebody else's key: {text}");
        }
    }
}

/// A bot's choice: the same for the same question, so that worlds can be compared.
struct Choice(Ask);

impl Visitor for Choice {
    type Output = String;

    fn visit<G: TableGame>(self) -> String {
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
        outputs.finished.into_iter().for_each(|record| self.house.keep(*record));
        for tell in outputs.tell {
            let text = wire::write_answer(&tell.message);
            self.house.messages += tell.to.len();
            self.house.hides_secrets(&text);
            self.house.hides_keys(&text, &tell.to);
            tell.to.iter().for_each(|connection| self.carry(*connection, &text));
        }
        outputs.ask.into_iter().for_each(|ask| self.decide(ask));
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
}
