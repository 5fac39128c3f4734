//! A driver for one table that speaks only in texts: what is stored and what is sent is JSON here, so that this file
//! need not change when messages and logs learn something new.

use std::collections::BTreeMap;

use engine::{Fast, Record, below};
use players::{Level, Seating};
use serde_json::{Value, json};
use table::log::Entry;
use table::wire;
use table::{Ask, Connection, Input, Outputs, Table};

/// One table, and the people who are connected to it: the connection of a person has the number of the seat.
pub(super) struct Evening {
    pub(super) table: Table,
    /// The lines of the log.
    pub(super) log: Vec<String>,
    pub(super) finished: Option<Record>,
    game: String,
    asks: Vec<Ask>,
    now_ms: u64,
    wake_at: Option<u64>,
    /// The game as each person sees it.
    views: BTreeMap<u64, Value>,
    /// What each was told by the last input.
    told: BTreeMap<u64, Vec<Value>>,
    keys: u64,
}

impl Evening {
    /// Sets up a table.
    pub(super) fn new(setup: &Value) -> Evening {
        let setup = serde_json::from_value(setup.clone()).expect("it is a setup");
        let (table, outputs) = Table::new(setup, 1_000).expect("the table can be set up");
        Evening::at(table, outputs, Vec::new())
    }

    /// Brings a table back from the lines of its log.
    pub(super) fn back(lines: &str) -> Evening {
        let log: Vec<Entry> = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap_or_else(|bad| panic!("{bad}: {line}")))
            .collect();
        let (table, outputs) = Table::replay(&log, 1_000).unwrap_or_else(|bad| panic!("{bad}"));
        Evening::at(table, outputs, lines.lines().map(str::to_owned).collect())
    }

    fn at(table: Table, outputs: Outputs, log: Vec<String>) -> Evening {
        let game = table.setup().game.clone();
        let (views, told) = (BTreeMap::new(), BTreeMap::new());
        let (asks, keys) = (Vec::new(), log.len() as u64);
        let mut evening = Evening {
            table,
            log,
            finished: None,
            game,
            asks,
            now_ms: 1_000,
            wake_at: None,
            views,
            told,
            keys,
        };
        evening.carry_out(outputs);
        evening
    }

    /// Says something over a connection; gives what was answered there.
    pub(super) fn say(&mut self, connection: u64, message: &Value) -> Vec<Value> {
        let message =
            wire::read(message.to_string().as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {message}"));
        self.input(Input::Heard { from: Connection(connection), message });
        self.told.remove(&connection).unwrap_or_default()
    }

    /// Says hello; gives the first answer.
    pub(super) fn hello(&mut self, connection: u64, link: Option<&str>) -> Value {
        let hello =
            link.map_or_else(|| json!({"type": "hello"}), |link| json!({"type": "hello", "link": link}));
        self.say(connection, &hello).into_iter().next().expect("a hello is answered")
    }

    /// The connection of somebody is gone.
    pub(super) fn gone(&mut self, connection: u64) {
        self.views.remove(&connection);
        self.input(Input::Gone { from: Connection(connection) });
    }

    /// Lets time pass, and the table wake when it wants to.
    pub(super) fn wait(&mut self, ms: u64) {
        let until = self.now_ms + ms;
        while let Some(at) = self.wake_at.filter(|at| *at <= until) {
            self.now_ms = self.now_ms.max(at);
            self.input(Input::Tick);
        }
        self.now_ms = until;
    }

    /// The version of a person's seat.
    pub(super) fn version(&self, seat: u64) -> u64 {
        self.views[&seat]["version"].as_u64().expect("players have versions")
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Some person who is asked makes some move, or some bot; tells which person. Nobody, if nobody can.
    pub(super) fn step(&mut self, rng: &mut Fast) -> Option<u64> {
        if let Some(ask) = self.asks.pop() {
            // Any player does: what matters is that somebody answers.
            let seating = Seating { spec: Level::Random.into(), seed: u64::from(ask.version) };
            let mut player = games::visit(&self.game, seating).expect("the game is known");
            let mv = player.choose(ask.seat, &ask.view, &|| 0);
            self.input(Input::Answered { seat: ask.seat, version: ask.version, mv });
            return None;
        }
        let asked: Vec<u64> = self.may_move();
        let seat = *asked.get(below(rng, asked.len().max(1) as u32) as usize)?;
        let moves = self.views[&seat]["moves"].as_array().expect("there is a list of moves").clone();
        let mv = moves[below(rng, moves.len() as u32) as usize].clone();
        self.play(seat, &mv);
        Some(seat)
    }

    /// The people who may make a move.
    pub(super) fn may_move(&self) -> Vec<u64> {
        let asked = self.table.asked();
        let may = |(seat, game): (&u64, &Value)| {
            let moves = game["moves"].as_array().is_some_and(|moves| !moves.is_empty());
            (moves && asked.iter().any(|other| u64::from(other.0) == *seat)).then_some(*seat)
        };
        self.views.iter().filter_map(may).collect()
    }

    /// A person makes a move, which counts.
    pub(super) fn play(&mut self, seat: u64, mv: &Value) {
        self.keys += 1;
        self.now_ms += 700;
        let key = format!("key-{}", self.keys);
        let play = json!({"type": "play", "key": key, "expect": self.version(seat), "move": mv});
        let answers = self.say(seat, &play);
        let done = |answer: &Value| answer["type"] == "done" && answer["key"] == key.as_str();
        assert!(answers.iter().any(done), "{play}: {answers:?}");
    }

    /// Goes on for so many moves of people and bots, or to the end.
    pub(super) fn go_on(&mut self, moves: usize, rng: &mut Fast) {
        for _ in 0..moves {
            if self.is_over() {
                return;
            }
            self.step(rng);
        }
    }

    /// Lets the bots move until a person must.
    pub(super) fn until_asked(&mut self, rng: &mut Fast) {
        while !self.asks.is_empty() && !self.is_over() {
            self.step(rng);
        }
    }

    fn input(&mut self, input: Input) {
        self.told.clear();
        let outputs = self.table.handle(input, self.now_ms);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Outputs) {
        self.log.extend(
            outputs.log.iter().map(|entry| serde_json::to_string(entry).expect("entries are plain data")),
        );
        for tell in outputs.tell {
            let message: Value =
                serde_json::from_str(&wire::write_answer(&tell.message)).expect("messages are JSON");
            for connection in tell.to {
                if message["game"].is_object() {
                    self.views.insert(connection.0, message["game"].clone());
                }
                self.told.entry(connection.0).or_default().push(message.clone());
            }
        }
        self.asks.extend(outputs.ask);
        self.finished = outputs.finished.map(|record| *record).or(self.finished.take());
        self.wake_at = outputs.wake_at;
    }
}
