//! Any words to a table, over any connection: it answers in messages, a refusal changes nothing, and it comes
//! back from its log as it was.
//!
//! The first line chooses a game by its place on the shelf. Every other line is a connection's digit and what
//! is said over it; a line without a digit lets a second pass.
#![no_main]

use engine::Seat;
use libfuzzer_sys::fuzz_target;
use players::Level;
use serde_json::Value;
use table::fairness::{LinkHash, Secret};
use table::log::Entry;
use table::wire::{self, FromTable};
use table::{Chair, Connection, Input, Outputs, Setup, Table, TimeRule};

/// Longer talks find nothing that shorter ones do not.
const MOST_LINES: usize = 60;

fuzz_target!(|talk: &str| {
    let mut lines = talk.lines();
    let place = lines.next().and_then(|line| line.parse::<usize>().ok()).unwrap_or(0);
    let (table, outputs) = Table::new(setup(place), 0).expect("the setup is sound");
    let mut hall = Hall { table, log: outputs.log, now_ms: 0 };
    for line in lines.take(MOST_LINES) {
        hall.hear(line);
    }
    let (back, _) = Table::replay(&hall.log, hall.now_ms).unwrap_or_else(|bad| panic!("{bad}"));
    assert_eq!(back.number_of_facts(), hall.table.number_of_facts());
    assert_eq!(back.record(), hall.table.record());
});

/// The links of this table are the digits of its seats; the last seat is a bot's.
fn setup(place: usize) -> Setup {
    let facts = games::ALL[place % games::ALL.len()];
    let person = |seat: u8| Chair::Person { link: LinkHash::of(&seat.to_string()) };
    let people = (1..facts.seats.0).map(|seat| person(seat - 1));
    Setup {
        id: "fuzz".to_owned(),
        game: facts.id.to_owned(),
        options: Value::Null,
        chairs: people.chain([Chair::Bot { level: Level::Random }]).collect(),
        host: Seat(0),
        time: Some(TimeRule::PerMove { ms: 5_000 }),
        grace_ms: Some(3_000),
        stand_in: Level::Easy,
        chat: true,
        spectators: true,
        secret: Secret([7; 32]),
    }
}

struct Hall {
    table: Table,
    log: Vec<Entry>,
    now_ms: u64,
}

impl Hall {
    fn hear(&mut self, line: &str) {
        let Some(digit) = line.chars().next().and_then(|first| first.to_digit(10)) else {
            self.now_ms += 1_000;
            return self.input(Input::Tick);
        };
        let from = Connection(digit.into());
        match wire::read(&line.as_bytes()[1..]) {
            Ok(message) => {
                // Time has passed already, so a refusal is all that can come of it.
                self.input(Input::Tick);
                let before = self.table.number_of_facts();
                let outputs = self.table.handle(Input::Heard { from, message }, self.now_ms);
                let refused = outputs.tell.iter().any(|tell| matches!(tell.message, FromTable::Sorry { .. }));
                assert!(!refused || self.table.number_of_facts() == before, "{line} was refused and counts");
                self.carry_out(outputs);
            }
            Err(bad) => {
                let answer = FromTable::from(bad);
                assert!(matches!(answer, FromTable::Sorry { .. }));
            }
        }
    }

    fn input(&mut self, input: Input) {
        let outputs = self.table.handle(input, self.now_ms);
        self.carry_out(outputs);
    }

    /// Bots answer nonsense: the table must help itself.
    fn carry_out(&mut self, outputs: Outputs) {
        self.log.extend(outputs.log);
        for tell in &outputs.tell {
            let text = wire::write_answer(&tell.message);
            assert_eq!(wire::read_answer(text.as_bytes()).as_ref(), Ok(&tell.message));
        }
        for ask in outputs.ask {
            self.input(Input::Answered { seat: ask.seat, version: ask.version, mv: "honk".to_owned() });
        }
    }
}
