//! Random games by the thousand.

use std::time::{Duration, Instant};

use engine::{Fast, Game, Playout};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::{Census, Results, ThreadPoolBuildError};

/// How many games a thread plays before it asks for more: enough to forget the asking.
const CHUNK: u64 = 512;

/// What to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Where luck starts; game `i` has its own stream.
    pub seed: u64,
    /// On how many threads; 0 takes one per core.
    pub threads: usize,
    /// Whether to note what happens on the way, which takes many times as long.
    pub closely: bool,
}

/// Results, and how long they took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// What the games add up to; depends on the plan's seed only, not on its threads.
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

/// Plays games that begin like `start`, every seat at random. `progress` hears now and then how many more
/// games are finished.
pub fn simulate<G: Game>(
    start: &G,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Run, ThreadPoolBuildError> {
    let threads = ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let began = Instant::now();
    let results = threads.install(|| {
        let chunks = (0..plan.games.div_ceil(CHUNK)).into_par_iter().map(|chunk| {
            let first = chunk * CHUNK;
            let last = (first + CHUNK).min(plan.games);
            let results = play(start, plan, first..last);
            progress(last - first);
            results
        });
        chunks.reduce(|| Results::none(start.seats()), Results::and)
    });
    Ok(Run { results, took: began.elapsed() })
}

/// Plays these games one after another.
fn play<G: Game>(start: &G, plan: &Plan, numbers: std::ops::Range<u64>) -> Results {
    let mut results = Results::none(start.seats());
    let mut playout = Playout::default();
    let mut census = plan.closely.then(Census::default);
    for number in numbers {
        let mut luck = Fast::of_game(plan.seed, number);
        let mut game = start.clone();
        let tally = match &mut census {
            Some(census) => census.play(&mut game, &mut luck),
            None => playout.finish(&mut game, &mut luck),
        };
        results.add(tally, &game.outcome());
    }
    results.census = census;
    results
}
