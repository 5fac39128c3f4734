//! Games by the thousand: `simulate`, and what they add up to.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use arena::{Ledger, Plan, Run};
use engine::{TableGame, read_options};
use games::Visitor;
use players::{Level, Spec};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::convert::{from_python, options as read_given, to_python};
use crate::fault::{Fault, guarded};
use crate::registry::seats as read_seats;
use crate::table::visit;
use crate::thinking::{Stop, interruptible};

/// How many games are played before somebody looks whether to go on.
const STRETCH: u64 = 100_000;
/// Players that think take longer.
const THINKING_STRETCH: u64 = 64;

/// What many games add up to. Parts of one simulation can be added: the sums are whole numbers, so the order makes no
/// difference.
///
/// Its fields are those of `barn simulate --json`.
#[pyclass(module = "barnyard", frozen)]
pub(crate) struct Results {
    sums: arena::Results,
    players: Option<Vec<Spec>>,
    took: Duration,
}

/// Players by name.
pub(crate) fn read_players(names: &[String]) -> Result<Vec<Spec>, Fault> {
    names.iter().map(|name| Ok(name.parse()?)).collect()
}

/// How many threads: 0 stands for one per core.
pub(crate) fn read_threads(threads: Option<i64>) -> Result<usize, Fault> {
    match threads {
        None => Ok(0),
        Some(threads) if (1..=1024).contains(&threads) => Ok(threads as usize),
        Some(threads) => {
            Err(Fault::bad("bad-value", "threads", format!("threads is from 1 to 1024, not {threads}")))
        }
    }
}

/// A number of games, or the number of one.
pub(crate) fn read_number(number: i64, least: i64, field: &str) -> Result<u64, Fault> {
    let bad = || Fault::bad("bad-value", field, format!("{field} is at least {least}, not {number}"));
    u64::try_from(number).ok().filter(|_| number >= least).ok_or_else(bad)
}

struct Simulation {
    plan: Plan,
    options: Value,
    out: Option<PathBuf>,
    stop: Stop,
    finished: Arc<AtomicU64>,
}

impl Visitor for Simulation {
    type Output = Result<Run, Fault>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Simulation { plan, options, out, stop, finished } = self;
        let start = G::new(&read_options::<G>(&options)?, plan.players.len() as u8)?;
        let failed = |code, problem: &dyn std::fmt::Display| Fault::failed(code, problem.to_string());
        let create = |path: &PathBuf| Ledger::create(path, G::FACTS.id, plan.seed);
        let mut ledger = out
            .as_ref()
            .map(create)
            .transpose()
            .map_err(|bad| Fault::bad("bad-file", "out", bad.to_string()))?;
        let random = plan.players.iter().all(|player| player.level == Level::Random);
        let stretch = if random { STRETCH } else { THINKING_STRETCH };
        let mut whole: Option<Run> = None;
        let mut at = 0;
        // In stretches, so that Ctrl-C is heard.
        while at < plan.games && !stop.is_due() {
            let part = Plan { first: plan.first + at, games: stretch.min(plan.games - at), ..plan.clone() };
            let run = arena::simulate(&start, &part, ledger.as_mut(), &|more| {
                finished.fetch_add(more, Ordering::Relaxed);
            });
            let run = run.map_err(|stopped| failed("stopped", &stopped))?;
            at += part.games;
            whole = Some(match whole {
                None => run,
                Some(before) => {
                    Run { results: before.results.and(run.results), took: before.took + run.took }
                }
            });
        }
        ledger.map_or(Ok(()), Ledger::close).map_err(|bad| failed("bad-file", &bad))?;
        whole.ok_or_else(|| Fault::failed("stopped", "nothing was played"))
    }
}

/// Plays many games without people and adds them up, on all cores.
///
/// game, seats, options: as for `Game`.
/// games: how many. first: the number of the first one, if this is a part of something larger.
/// players: who plays, one per seat: random, easy, medium, hard, expert, or with a budget, as in "hard:400". All random
///     unless you say.
/// seed: the same seed gives the same games, on any number of threads.
/// out: a file for a row per game and seat; ends in .csv, .json or .parquet.
/// progress: called now and then with how many games are finished.
///
/// >>> import barnyard
/// >>> barnyard.simulate("kuhlorado", 1000, seed=1).games
/// 1000
#[pyfunction]
#[pyo3(signature = (game, games=10_000, *, players=None, seats=None, seed=1, first=0, threads=None, closely=false, out=None, progress=None, **options))]
#[allow(clippy::too_many_arguments)] // As Python's users know it, by name.
pub(crate) fn simulate(
    py: Python<'_>,
    game: &str,
    games: i64,
    players: Option<Vec<String>>,
    seats: Option<i64>,
    seed: u64,
    first: i64,
    threads: Option<i64>,
    closely: bool,
    out: Option<PathBuf>,
    progress: Option<Py<PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> Result<Results, Fault> {
    let facts = games::facts(game)?;
    let players = match players {
        Some(names) => read_players(&names)?,
        None => vec![Level::Random.into(); usize::from(read_seats(facts, seats)?)],
    };
    read_seats(facts, Some(players.len() as i64))?;
    let plan = Plan {
        first: read_number(first, 0, "first")?,
        games: read_number(games, 1, "games")?,
        seed,
        players: players.clone(),
        threads: read_threads(threads)?,
        closely,
    };
    let (id, options) = (facts.id, read_given(options)?);
    let finished = Arc::new(AtomicU64::new(0));
    let heard = Arc::clone(&finished);
    let run = interruptible(
        py,
        move |stop| visit(id, Simulation { plan, options, out, stop: stop.clone(), finished }),
        |py| match &progress {
            Some(progress) => progress.call1(py, (heard.load(Ordering::Relaxed),)).map(drop),
            None => Ok(()),
        },
    )?;
    if let Some(progress) = &progress {
        progress.call1(py, (run.results.games,))?;
    }
    Ok(Results { sums: run.results, players: Some(players), took: run.took })
}

#[pymethods]
impl Results {
    /// How many games were played.
    #[getter]
    fn games(&self) -> u64 {
        self.sums.games
    }

    /// Moves that seats decided.
    #[getter]
    fn decisions(&self) -> u64 {
        self.sums.decisions
    }

    /// Moves and chance outcomes together.
    #[getter]
    fn steps(&self) -> u64 {
        self.sums.steps
    }

    /// The decisions of an average game.
    #[getter]
    fn decisions_per_game(&self) -> f64 {
        self.sums.decisions_per_game()
    }

    /// Games without a winner or with several.
    #[getter]
    fn draws(&self) -> u64 {
        self.sums.draws
    }

    /// How often each reason ended a game.
    #[getter]
    fn ended<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &json!(self.sums.ended))
    }

    /// A dict per seat: mean_score, score_deviation, lowest_score, highest_score, win_share, and player if it is known.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.seat_values())
    }

    /// How long it took, in seconds; of parts that were added, all together.
    #[getter]
    fn seconds(&self) -> f64 {
        self.took.as_secs_f64()
    }

    /// The same fields as `barn simulate --json`.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let results = &self.sums;
        let per_second = |count: u64| count as f64 / self.took.as_secs_f64().max(f64::EPSILON);
        let dict = json!({
            "games": results.games,
            "seconds": self.took.as_secs_f64(),
            "games_per_second": per_second(results.games),
            "decisions_per_second": per_second(results.decisions),
            "steps_per_second": per_second(results.steps),
            "decisions": results.decisions,
            "steps": results.steps,
            "decisions_per_game": results.decisions_per_game(),
            "fewest_decisions": results.shortest,
            "most_decisions": results.longest,
            "steps_per_game": results.steps_per_game(),
            "choices_per_decision": results.choices_per_decision(),
            "most_choices": results.census.as_ref().map(|census| census.most_choices),
            "draws": results.draws,
            "ended": results.ended,
            "seats": self.seat_values(),
        });
        to_python(py, &dict)
    }

    /// All sums as plain data, exact: to be sent, stored and added elsewhere.
    fn as_sums<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(&self.sums).expect("sums are plain data"))
    }

    /// Results from `as_sums`.
    #[staticmethod]
    fn from_sums(sums: &Bound<'_, PyAny>) -> Result<Results, Fault> {
        let sums = serde_json::from_value(from_python(sums, "sums")?).map_err(|problem| {
            Fault::bad("bad-value", "sums", format!("these are no sums of games: {problem}"))
        })?;
        Ok(Results { sums, players: None, took: Duration::ZERO })
    }

    /// What parts of one simulation add up to, in whatever order.
    #[staticmethod]
    fn merge_all(parts: Vec<PyRef<'_, Results>>) -> Result<Results, Fault> {
        guarded(|| {
            let seats = parts.first().map(|part| part.sums.seats.len());
            if parts.iter().any(|part| Some(part.sums.seats.len()) != seats) {
                let message = "parts of one simulation have the same number of seats";
                return Err(Fault::bad("bad-value", "parts", message));
            }
            let took = parts.iter().map(|part| part.took).sum();
            let players = parts.first().and_then(|part| part.players.clone());
            let sums = parts.iter().map(|part| part.sums.clone()).reduce(arena::Results::and);
            let empty = || Fault::bad("bad-value", "parts", "there are no parts to add");
            Ok(Results { sums: sums.ok_or_else(empty)?, players, took })
        })
    }

    fn __eq__(&self, other: PyRef<'_, Results>) -> bool {
        self.sums == other.sums
    }

    fn __repr__(&self) -> String {
        let shares = self.sums.seats.iter().map(|seat| seat.win_share(self.sums.games));
        let shares: Vec<_> = shares.map(|share| format!("{:.1} %", 100.0 * share)).collect();
        format!("<barnyard.Results of {} games; wins per seat {}>", self.sums.games, shares.join(", "))
    }
}

impl Results {
    fn seat_values(&self) -> Value {
        let games = self.sums.games;
        let seat = |(at, seat): (usize, &arena::SeatResults)| {
            let player = self.players.as_ref().and_then(|players| players.get(at));
            json!({
                "player": player.map(ToString::to_string),
                "mean_score": seat.mean(games),
                "score_deviation": seat.deviation(games),
                "lowest_score": seat.lowest,
                "highest_score": seat.highest,
                "win_share": seat.win_share(games),
            })
        };
        self.sums.seats.iter().enumerate().map(seat).collect()
    }
}
