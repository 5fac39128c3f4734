//! Tables under a bad network, rude players and crashes, in one thread, with a pretend clock, from one seed.
//!
//! A [`World`] is one table with its store, its bots, and a [`Program`] for every viewer. Everything between
//! them travels as text and may be lost, doubled or overtaken; the table may go down at any moment and comes
//! back from what was stored. Two kinds of worlds are tried: in *steady* ones people only want to play, so the
//! game must come out as in a world without trouble; in *wild* ones they take back, leave, come back and run
//! out of time, and what must hold is checked at the end.

mod hosting;
mod program;
mod rude;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use engine::{Fast, Line, Record, below};
use table::Setup;
use table::log::{Entry, Fact, Mover};
use table::{Connection, Input, Table, TimeRule};

use crate::hall::setup;
use crate::{on_all_cores, rounds};
use hosting::Hosting;
use program::Program;

#[test]
fn steady_games_come_out_as_if_nothing_had_gone_wrong() {
    let tallies = on_all_cores(rounds(10), |seed| {
        let trial = Trial::steady(seed);
        let (clean, _) = World::new(&Trial { trouble: Trouble::NONE, ..trial.clone() }).run();
        let (troubled, tally) = World::new(&trial).run();
        assert_eq!(story(&clean), story(&troubled), "seed {seed}");
        tally
    });
    report("steady", &tallies);
}

#[test]
fn wild_games_lose_nothing_and_end() {
    report("wild", &on_all_cores(rounds(10), |seed| World::new(&Trial::wild(seed)).run().1));
}

/// What a world went through.
#[derive(Default)]
struct Tally {
    games: usize,
    facts: usize,
    /// Messages that left the table, counted once for every connection.
    messages: usize,
    crashes: usize,
}

fn report(kind: &str, tallies: &[Tally]) {
    let sum = |part: fn(&Tally) -> usize| tallies.iter().map(part).sum::<usize>();
    eprintln!(
        "{kind}: {} tables, {} games, {} facts, {} messages, {} crashes",
        tallies.len(),
        sum(|tally| tally.games),
        sum(|tally| tally.facts),
        sum(|tally| tally.messages),
        sum(|tally| tally.crashes),
    );
}

/// What to try.
#[derive(Clone)]
struct Trial {
    seed: u64,
    setup: Setup,
    trouble: Trouble,
    /// How many games are played.
    games: u32,
    /// Whether people do more than play.
    wild: bool,
}

/// What can go wrong, in percent.
#[derive(Clone, Copy)]
struct Trouble {
    lost: u32,
    doubled: u32,
    /// How long a message may take.
    slowest_ms: u32,
    /// How long the store takes at most.
    store_ms: u32,
    /// How often the table goes down, per message it handles, in thousandths.
    crashes: u32,
    rude: bool,
}

impl Trouble {
    const NONE: Trouble =
        Trouble { lost: 0, doubled: 0, slowest_ms: 5, store_ms: 1, crashes: 0, rude: false };
    const PLENTY: Trouble =
        Trouble { lost: 20, doubled: 20, slowest_ms: 400, store_ms: 60, crashes: 15, rude: true };
}

impl Trial {
    fn steady(seed: u64) -> Trial {
        let facts = games::ALL[(seed % games::ALL.len() as u64) as usize];
        let (fewest, most) = facts.seats;
        let seats = fewest + (seed / 5 % u64::from(most - fewest + 1)) as u8;
        let mut setup = setup(facts.id, seats);
        if seed % 3 == 1 {
            setup.chairs[1] = table::Chair::Bot { level: players::Level::Random };
        }
        Trial { seed, setup, trouble: Trouble::PLENTY, games: 1 + u32::from(seed % 4 == 3), wild: false }
    }

    fn wild(seed: u64) -> Trial {
        let mut trial = Trial { wild: true, ..Trial::steady(seed) };
        trial.setup.grace_ms = Some(10_000);
        trial.setup.time = match seed % 3 {
            0 => None,
            1 => Some(TimeRule::PerMove { ms: 4_000 }),
            _ => Some(TimeRule::PerGame { ms: 20_000, increment_ms: 2_000 }),
        };
        trial
    }
}

/// A game's steps without the time they took. Choices made together are in the order of the seats.
fn story(records: &[Record]) -> Vec<Vec<Line>> {
    records.iter().map(steps_in_order).collect()
}

fn steps_in_order(record: &Record) -> Vec<Line> {
    let seats = record.seats.len() as u8;
    let mut game = games::start(&record.game, &record.options, seats).expect("it was played");
    let mut steps = Vec::new();
    let mut lines = record.steps.iter();
    while !lines.as_slice().is_empty() {
        let together = game.turn().seats().len().max(1);
        let mut group: Vec<_> = lines.by_ref().take(usize::from(together)).cloned().collect();
        for line in &mut group {
            match line {
                Line::Move { seat, mv, ms } => {
                    game.play(*seat, mv, None).expect("it was legal");
                    *ms = None;
                }
                Line::Chance(outcome) => _ = game.chance(outcome).expect("it was possible"),
            }
        }
        group.sort_by_key(|line| match line {
            Line::Move { seat, .. } => Some(*seat),
            Line::Chance(_) => None,
        });
        steps.extend(group);
    }
    steps
}

/// Something that will happen.
enum Event {
    /// A message reaches the house.
    ToHouse { from: Connection, text: Vec<u8> },
    /// A message reaches a viewer's program.
    ToProgram { connection: Connection, text: String },
    /// The house notices that a connection is gone.
    Gone { from: Connection },
    /// The store has written what it was given next.
    Stored { life: u32 },
    /// A bot has decided.
    Decided { input: Input },
    /// The table wanted to be woken.
    Wake { life: u32 },
    /// The table comes back.
    Rise,
    /// A viewer's program looks what to do.
    Look { program: usize },
    /// Somebody is rude.
    Rudeness,
}

/// One table and all who have to do with it.
struct World {
    trial: Trial,
    rng: Fast,
    now_ms: u64,
    /// What will happen, soonest first; the number keeps those of one moment in order.
    events: BinaryHeap<Reverse<(u64, u64)>>,
    what: BTreeMap<u64, Event>,
    counter: u64,
    house: Hosting,
    programs: Vec<Program>,
}

/// Long after every game is over, if all is well.
const FOREVER_MS: u64 = 24 * 60 * 60 * 1000;

impl World {
    fn new(trial: &Trial) -> World {
        let mut rng = Fast::of_game(0x0051_ab1e, trial.seed);
        let (house, outputs) = Hosting::new(trial);
        let programs = Program::all(trial, &mut rng);
        let mut world = World {
            trial: trial.clone(),
            rng,
            now_ms: 0,
            events: BinaryHeap::new(),
            what: BTreeMap::new(),
            counter: 0,
            house,
            programs,
        };
        world.queue(outputs);
        for program in 0..world.programs.len() {
            world.after(10 + program as u64, Event::Look { program });
        }
        if trial.trouble.rude {
            world.after(100, Event::Rudeness);
        }
        world
    }

    /// Lets everything happen until every program has seen the last game end; tells the games' records.
    fn run(mut self) -> (Vec<Record>, Tally) {
        let _guard = SayTheSeed(self.trial.seed);
        while !self.programs.iter().all(|program| program.is_done(self.trial.games)) {
            let Reverse((at, number)) = self.events.pop().expect("programs look again and again");
            assert!(at < FOREVER_MS, "the game does not end: {:?}", self.programs);
            self.now_ms = at;
            let event = self.what.remove(&number).expect("every event is kept");
            self.happen(event);
        }
        self.check_the_log();
        self.check_the_records();
        let house = self.house;
        let (games, crashes) = (house.finished.len(), house.life as usize);
        let tally = Tally { games, facts: house.durable.len(), messages: house.messages, crashes };
        (house.finished, tally)
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::ToHouse { from, text } => self.house_hears(from, &text),
            Event::Gone { from } => self.input(Input::Gone { from }),
            Event::Decided { input } => self.input(input),
            Event::Wake { life } if life == self.house.life => self.input(Input::Tick),
            Event::Stored { life } if life == self.house.life => self.stored(),
            Event::Wake { .. } | Event::Stored { .. } => {}
            Event::Rise => self.rise(),
            Event::ToProgram { connection, text } => self.program_hears(connection, &text),
            Event::Look { program } => self.program_looks(program),
            Event::Rudeness => self.be_rude(),
        }
    }

    /// Something will happen after a while.
    fn after(&mut self, ms: u64, event: Event) {
        self.counter += 1;
        self.events.push(Reverse((self.now_ms + ms, self.counter)));
        self.what.insert(self.counter, event);
    }

    /// Sends something over the network.
    fn send(&mut self, event: impl Fn() -> Event) {
        let Trouble { lost, doubled, slowest_ms, .. } = self.trial.trouble;
        let copies = if self.chance(lost) { 0 } else { 1 + usize::from(self.chance(doubled)) };
        for _ in 0..copies {
            let ms = 1 + u64::from(below(&mut self.rng, slowest_ms));
            self.after(ms, event());
        }
    }

    /// Whether something happens that happens so often in a hundred times.
    fn chance(&mut self, percent: u32) -> bool {
        below(&mut self.rng, 100) < percent
    }

    // ---- At the end. -------------------------------------------------------------------------------------

    /// Every game can be checked, its seed was in no message, and the table comes back to the last of them.
    fn check_the_records(&self) {
        let house = &self.house;
        assert_eq!(house.finished.len(), self.trial.games as usize);
        for record in &house.finished {
            let text = serde_json::to_vec(record).expect("records are plain data");
            assert!(table::verify(&text).is_ok_and(|verified| verified.promised && verified.over));
            let seed = &record.fairness.as_ref().expect("its luck was promised").seed;
            assert!(!house.numbers_told.contains(seed), "the seed was told");
        }
        let (back, _) = Table::replay(&house.durable, self.now_ms).expect("the log is sound");
        assert_eq!(back.record().as_ref(), house.finished.last());
    }

    /// No move that was acknowledged is lost, and none was made twice.
    fn check_the_log(&mut self) {
        let log = self.house.durable.clone();
        for program in &self.programs {
            for (key, n) in &program.acknowledged {
                let Entry { fact: Fact::Moved { by: Mover::Person { key: found }, .. }, .. } =
                    &log[*n as usize - 1]
                else {
                    panic!("{key} was acknowledged as number {n}, which is something else");
                };
                assert_eq!(found, key, "number {n} is another move");
            }
        }
        let mut keys = BTreeMap::new();
        for entry in &log {
            if let Fact::Moved { seat, by: Mover::Person { key }, .. } = &entry.fact {
                let times = keys.entry((*seat, key.clone())).or_insert(0);
                *times += 1;
                assert_eq!(*times, 1, "{key} was made twice");
            }
        }
    }
}

/// Says how to see a failure again.
struct SayTheSeed(u64);

impl Drop for SayTheSeed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was the world of seed {}", self.0);
        }
    }
}
