//! Games by the thousand.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use engine::{Fast, Playout, TableGame};
use players::{Level, Spec};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::census::Onlooker;
use crate::contest::{LineUp, play_out};
use crate::{BadLedger, Census, Ledger, Played, Results, ThreadPoolBuildError};

/// How many random games a thread plays before it asks for more: enough to forget the asking.
const CHUNK: u64 = 512;

/// What to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of the first game; 0 unless this is a part of something larger.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Where luck starts; game `i` has its own stream.
    pub seed: u64,
    /// Who plays, one per seat.
    pub players: Vec<Spec>,
    /// On how many threads; 0 takes one per core.
    pub threads: usize,
    /// Whether to note what happens on the way, which takes random players many times as long.
    pub closely: bool,
}

impl Plan {
    /// Everybody plays at random: such games are played quickly.
    fn is_random(&self) -> bool {
        self.players.iter().all(|player| player.level == Level::Random)
    }
}

/// Results, and how long they took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// What the games add up to; depends on the plan's seed only, not on its threads, unless players think
    /// by the clock.
    pub results: Results,
    /// How long they took.
    pub took: Duration,
}

impl Run {
    /// So many things in this time, per second.
    pub fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.took.as_secs_f64().max(f64::EPSILON)
    }
}

/// Why games were not played to the end.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// There were no threads to be had.
    #[error("the system gives no threads: {0}")]
    Threads(#[from] ThreadPoolBuildError),
    /// Finished games could not be written down.
    #[error(transparent)]
    Ledger(#[from] BadLedger),
}

/// Plays games that begin like `start` and writes them into the ledger, if there is one. `progress` hears
/// now and then how many more games are finished.
///
/// Game `i` has the same luck whoever plays it. Only games in which everybody plays at random differ: there
/// the players draw from the luck of the table, which is quicker.
pub fn simulate<G: TableGame>(
    start: &G,
    plan: &Plan,
    ledger: Option<&mut Ledger>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Run, Stopped> {
    let threads = ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let chunk = if plan.is_random() { CHUNK } else { 1 };
    let shelf = ledger.map(|ledger| Mutex::new(Shelf::new(ledger)));
    let began = Instant::now();
    let results = threads.install(|| {
        let is_whole = |_: &u64| shelf.as_ref().is_none_or(|shelf| lock(shelf).problem.is_none());
        // In order, so that few finished games wait for an earlier one to be written down.
        let chunks = (0..plan.games.div_ceil(chunk)).take_while(is_whole).par_bridge().map(|place| {
            let mut table =
                Table { start, plan, results: Results::none(start.seats()), finished: Vec::new() };
            let (first, last) = (place * chunk, plan.games.min((place + 1) * chunk));
            table.play(plan.first + first..plan.first + last, shelf.is_some());
            if let Some(shelf) = &shelf {
                lock(shelf).put(place, table.finished);
            }
            progress(last - first);
            table.results
        });
        chunks.reduce(|| Results::none(start.seats()), Results::and)
    });
    match shelf.and_then(|shelf| lock(&shelf).problem.take()) {
        Some(bad) => Err(bad.into()),
        None => Ok(Run { results, took: began.elapsed() }),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panics while holding it")
}

/// Finished games on their way into the ledger, in the order of their numbers.
struct Shelf<'a> {
    ledger: &'a mut Ledger,
    next: u64,
    waiting: BTreeMap<u64, Vec<Played>>,
    /// What went wrong first; nothing is written after that.
    problem: Option<BadLedger>,
}

impl<'a> Shelf<'a> {
    fn new(ledger: &'a mut Ledger) -> Self {
        Shelf { ledger, next: 0, waiting: BTreeMap::new(), problem: None }
    }

    fn put(&mut self, place: u64, finished: Vec<Played>) {
        self.waiting.insert(place, finished);
        while let Some(games) = self.waiting.remove(&self.next).filter(|_| self.problem.is_none()) {
            self.next += 1;
            self.problem = games.iter().try_for_each(|played| self.ledger.write(played)).err();
        }
    }
}

/// Where one thread plays.
struct Table<'a, G: TableGame> {
    start: &'a G,
    plan: &'a Plan,
    results: Results,
    finished: Vec<Played>,
}

impl<G: TableGame> Table<'_, G> {
    /// Plays these games one after another.
    fn play(&mut self, numbers: std::ops::Range<u64>, keep: bool) {
        let mut playout = Playout::default();
        let mut census = self.plan.closely.then(Census::default);
        let names: Vec<String> = self.plan.players.iter().map(ToString::to_string).collect();
        for number in numbers {
            let mut game = self.start.clone();
            let mut luck = Fast::of_game(self.plan.seed, number);
            let tally = match &mut census {
                None if self.plan.is_random() => playout.finish(&mut game, &mut luck),
                census => self.contest(&mut game, &mut luck, number, census.as_mut()),
            };
            let outcome = game.outcome();
            self.results.add(tally, &outcome);
            if keep {
                self.finished.push(Played::new(number, number, names.clone(), tally, &outcome));
            }
        }
        self.results.census = census;
    }

    /// Plays a game with somebody at every seat, watched if somebody takes notes.
    fn contest(
        &self,
        game: &mut G,
        luck: &mut Fast,
        number: u64,
        census: Option<&mut Census>,
    ) -> engine::Tally {
        let mut buffer = Vec::new();
        let mut line_up =
            (!self.plan.is_random()).then(|| LineUp::<G>::new(&self.plan.players, self.plan.seed, number));
        let choose = |game: &G, seat, luck: &mut Fast| match &mut line_up {
            Some(line_up) => line_up.choose(game, seat),
            None => game.random_move(seat, luck, &mut buffer),
        };
        let mut onlooker = census.map(|census| Onlooker::<G>::new(census, number));
        let tally = play_out(game, luck, choose, |before, step, after| {
            if let Some(onlooker) = &mut onlooker {
                onlooker.note(before, step, after);
            }
        });
        if let Some(onlooker) = onlooker {
            onlooker.note_end(tally, &game.outcome());
        }
        tally
    }
}
