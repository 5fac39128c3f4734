//! Plays tables to their end and writes down their records, for verifiers to check.
//!
//! `cargo run --release -p table --example finished FOLDER [tables]` fills `FOLDER/fair` with that many records, of
//! all games and numbers of seats in turn, and `FOLDER/flipped` with copies of a few of them in which one byte is
//! another: each byte of what they say about luck (some sealed again, as a forger would), and every fifth of
//! the rest. Verifiers should accept all of the first and none of the second.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use engine::{Fast, Record, Seat, below};
use players::{Level, Seating};
use serde_json::Value;
use table::fairness::{Contribution, LinkHash, Secret};
use table::wire::{FromTable, GameState, ToTable};
use table::{Ask, Chair, Connection, Input, Outputs, Setup, Table};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("where to?")?;
    let tables: u64 = arguments.next().map_or(Ok(1_000), |number| number.parse())?;
    let [fair, flipped] = ["fair", "flipped"].map(|name| Path::new(&folder).join(name));
    fs::create_dir_all(&fair)?;
    fs::create_dir_all(&flipped)?;
    let kinds: Vec<_> = games::ALL
        .iter()
        .flat_map(|facts| (facts.seats.0..=facts.seats.1).map(|seats| (facts.id, seats)))
        .collect();
    for number in 0..tables {
        let (game, seats) = kinds[(number % kinds.len() as u64) as usize];
        let record = Evening::new(game, seats, number).play();
        let text = serde_json::to_string(&record)?;
        fs::write(fair.join(format!("{number:05}.barn")), &text)?;
        let first = games::ALL.iter().any(|facts| (facts.id, facts.seats.0) == (game, seats));
        if first && number < kinds.len() as u64 {
            flip_all(&record, &text, &flipped.join(game))?;
        }
    }
    Ok(())
}

/// One table, driven to the end of its game.
struct Evening {
    table: Table,
    random: Fast,
    asks: Vec<Ask>,
    /// The game as each person sees it.
    games: BTreeMap<u64, GameState>,
    finished: Option<Record>,
    now_ms: u64,
}

impl Evening {
    /// Somebody at most seats, bots at the others.
    fn new(game: &str, seats: u8, number: u64) -> Evening {
        let mut random = Fast::of_game(0xfa12, number);
        let mut bytes = || [(); 32].map(|()| below(&mut random, 256) as u8);
        let secret = Secret(bytes());
        let contributions: Vec<_> = (0..seats).map(|_| Contribution(bytes())).collect();
        let person = |seat: u8| Chair::Person { link: LinkHash::of(&seat.to_string()) };
        let bot = |seat: u8| seat > 0 && (number / 14 + u64::from(seat)).is_multiple_of(4);
        let chair = |seat| if bot(seat) { Chair::Bot { level: Level::Random } } else { person(seat) };
        let setup = Setup {
            id: format!("stable-{number}"),
            game: game.to_owned(),
            options: Value::Null,
            chairs: (0..seats).map(chair).collect(),
            host: Seat(0),
            time: None,
            grace_ms: None,
            stand_in: Level::Random,
            chat: true,
            spectators: true,
            secret,
        };
        let (table, outputs) = Table::new(setup, 0).expect("the setup is sound");
        let (asks, games) = (Vec::new(), BTreeMap::new());
        let mut evening = Evening { table, random, asks, games, finished: None, now_ms: 0 };
        evening.carry_out(outputs);
        for seat in (0..seats).filter(|seat| !bot(*seat)) {
            evening.say(seat, ToTable::Hello { link: Some(seat.to_string()), seen: None, scenes: false });
            let (name, contribution) = (format!("Zoë \"{seat}\" 🐐"), contributions[usize::from(seat)]);
            evening.say(
                seat,
                ToTable::Sit { name, contribution: Some(contribution), promise: None, link: None },
            );
        }
        evening
    }

    fn play(mut self) -> Record {
        loop {
            if let Some(record) = self.finished {
                return record;
            }
            self.now_ms += u64::from(below(&mut self.random, 9_000));
            if let Some(ask) = self.asks.pop() {
                self.answer(&ask);
            } else {
                self.decide();
            }
        }
    }

    fn answer(&mut self, ask: &Ask) {
        let seating = Seating { spec: ask.level.into(), seed: self.now_ms };
        let mut player = games::visit(&self.table.setup().game, seating).expect("the game is known");
        let mv = player.choose(ask.seat, &ask.view, &|| 0);
        self.input(Input::Answered { seat: ask.seat, version: ask.version, mv });
    }

    /// Some person moves, and one time in ten would rather not have.
    fn decide(&mut self) {
        let asked: Vec<_> = self.games.iter().filter(|(_, game)| !game.moves.is_empty()).collect();
        let (seat, game) = asked[below(&mut self.random, asked.len() as u32) as usize];
        let (seat, expect) = (*seat as u8, game.version.expect("players have versions"));
        let mv = game.moves[below(&mut self.random, game.moves.len() as u32) as usize].clone();
        self.say(seat, ToTable::Play { key: expect.to_string(), expect, mv });
        if self.finished.is_none() && below(&mut self.random, 10) == 0 {
            self.say(seat, ToTable::Undo { expect: expect + 1 });
            let offer = self.table.number_of_facts();
            let others: Vec<_> = self.games.keys().map(|other| *other as u8).collect();
            others.into_iter().for_each(|other| self.say(other, ToTable::Answer { offer, yes: true }));
        }
    }

    fn say(&mut self, seat: u8, message: ToTable) {
        self.input(Input::Heard { from: Connection(seat.into()), message });
    }

    fn input(&mut self, input: Input) {
        let outputs = self.table.handle(input, self.now_ms);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Outputs) {
        for tell in outputs.tell {
            let (FromTable::News { game: Some(game), .. } | FromTable::Welcome { game, .. }) = tell.message
            else {
                continue;
            };
            tell.to.iter().for_each(|connection| _ = self.games.insert(connection.0, (*game).clone()));
        }
        self.asks.extend(outputs.ask);
        self.finished = outputs.finished.map(|record| *record).or(self.finished.take());
    }
}

/// Writes copies in which one byte is another.
fn flip_all(record: &Record, text: &str, prefix: &Path) -> Result<(), Box<dyn Error>> {
    let mut random = Fast::new(7);
    let fairness = serde_json::to_string(&record.fairness)?;
    let start = text.find(&fairness).ok_or("the record says where its luck comes from")?;
    let luck = start..start + fairness.len();
    for at in (0..text.len()).filter(|at| luck.contains(at) || at.is_multiple_of(5)) {
        let mut bytes = text.as_bytes().to_vec();
        bytes[at] ^= 1 + below(&mut random, 255) as u8;
        fs::write(prefix.with_extension(format!("{at}.barn")), &bytes)?;
        // A forger seals it again, if it is still a record.
        let forged = serde_json::from_slice::<Record>(&bytes).ok().filter(|_| luck.contains(&at));
        if let Some(forged) = forged {
            let sealed = serde_json::to_string(&table::with_checksum(forged))?;
            fs::write(prefix.with_extension(format!("{at}.sealed.barn")), sealed)?;
        }
    }
    Ok(())
}
