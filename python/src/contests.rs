//! Tournaments: who is how strong.

use arena::{Played, Tournament};
use engine::{TableGame, read_options};
use games::Visitor;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;

use crate::convert::{options as read_given, to_python};
use crate::fault::Fault;
use crate::registry::seats as read_seats;
use crate::results::{read_number, read_players, read_threads};
use crate::table::visit;
use crate::thinking::{Stop, interruptible};

/// The standings of a tournament: the fields of `barn tournament --json`.
#[pyclass(module = "barnyard", frozen)]
pub(crate) struct Standings(arena::Standings);

#[pymethods]
impl Standings {
    /// How many games are counted.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    /// Everybody, strongest first: a dict each with player, rating, interval and share.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(&self.0.players).expect("standings are plain data"))
    }

    /// How every pairing went.
    #[getter]
    fn pairings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(&self.0.pairings).expect("standings are plain data"))
    }

    /// Everything as plain data.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &serde_json::to_value(&self.0).expect("standings are plain data"))
    }

    fn __repr__(&self) -> String {
        let players = self.0.players.iter();
        let players: Vec<_> =
            players.map(|standing| format!("{} {:.0}", standing.player, standing.rating)).collect();
        format!("<barnyard.Standings after {} games: {}>", self.0.games, players.join(", "))
    }
}

/// Who meets whom.
fn plan(
    game: &str,
    players: &[String],
    deals: i64,
    seats: Option<i64>,
    seed: u64,
) -> Result<Tournament, Fault> {
    let players = read_players(players)?;
    if players.len() < 2 {
        return Err(Fault::bad("bad-value", "players", "a tournament is for two players at least"));
    }
    let twice = players.iter().enumerate().find(|(at, player)| players[..*at].contains(player));
    if let Some((_, player)) = twice {
        return Err(Fault::bad("bad-value", "players", format!("{player} takes part twice")));
    }
    let seats = read_seats(games::facts(game)?, seats)?;
    Ok(Tournament { players, seats, deals: read_number(deals, 1, "deals")?, seed })
}

/// How many games such a tournament has.
#[pyfunction]
#[pyo3(signature = (game, players, deals, seats=None))]
pub(crate) fn tournament_size(
    game: &str,
    players: Vec<String>,
    deals: i64,
    seats: Option<i64>,
) -> Result<u64, Fault> {
    Ok(plan(game, &players, deals, seats, 0)?.games())
}

struct Compete {
    tournament: Tournament,
    options: Value,
    first: u64,
    last: u64,
    threads: usize,
    stop: Stop,
}

impl Visitor for Compete {
    type Output = Result<Vec<Played>, Fault>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Compete { tournament, options, first, last, threads, stop } = self;
        let start = G::new(&read_options::<G>(&options)?, tournament.seats)?;
        let fixtures = (first..last).map(|number| tournament.fixture(number));
        arena::compete(&start, &tournament, fixtures, threads, &|| !stop.is_due(), &|_| {})
            .map_err(|problem| Fault::failed("no-threads", problem.to_string()))
    }
}

/// The finished games of a tournament that have these numbers, each as a line of JSON; `standings` adds them up.
#[pyfunction]
#[pyo3(signature = (game, players, deals, seats=None, seed=1, first=0, count=None, threads=None, **options))]
#[allow(clippy::too_many_arguments)] // As Python's users know it, by name.
pub(crate) fn tournament_games(
    py: Python<'_>,
    game: &str,
    players: Vec<String>,
    deals: i64,
    seats: Option<i64>,
    seed: u64,
    first: i64,
    count: Option<i64>,
    threads: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
) -> Result<Vec<String>, Fault> {
    let tournament = plan(game, &players, deals, seats, seed)?;
    let first = read_number(first, 0, "first")?;
    let all = tournament.games();
    let last = match count {
        Some(count) => all.min(first.saturating_add(read_number(count, 0, "count")?)),
        None => all,
    };
    let (options, threads) = (read_given(options)?, read_threads(threads)?);
    let id = games::facts(game)?.id;
    let played = interruptible(
        py,
        move |stop| visit(id, Compete { tournament, options, first, last, threads, stop: stop.clone() }),
        |_| Ok(()),
    )?;
    Ok(played.iter().map(|played| serde_json::to_string(played).expect("games are plain data")).collect())
}

/// The standings after these games, in whatever order: lines as `tournament_games` gives them.
#[pyfunction]
#[pyo3(signature = (game, players, deals, seats, seed, lines))]
pub(crate) fn standings(
    game: &str,
    players: Vec<String>,
    deals: i64,
    seats: Option<i64>,
    seed: u64,
    lines: Vec<String>,
) -> Result<Standings, Fault> {
    let tournament = plan(game, &players, deals, seats, seed)?;
    let read = |(at, line): (usize, &String)| {
        serde_json::from_str::<Played>(line)
            .map_err(|problem| Fault::bad("bad-value", "lines", format!("line {}: {problem}", at + 1)))
    };
    let played = lines.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
    let standings = arena::Standings::new(games::facts(game)?.id, &tournament, &played);
    let missing =
        || Fault::failed("too-few", "some pairing has not played a whole deal: there is nothing to rate");
    standings.map(Standings).ok_or_else(missing)
}

/// Lets players meet, everybody with everybody, and rates them. Each pairing plays at least `games` games, over whole deals.
#[pyfunction]
#[pyo3(signature = (game, players, *, games=100, seats=None, seed=1, threads=None, **options))]
#[allow(clippy::too_many_arguments)] // As Python's users know it, by name.
pub(crate) fn tournament(
    py: Python<'_>,
    game: &str,
    players: Vec<String>,
    games: i64,
    seats: Option<i64>,
    seed: u64,
    threads: Option<i64>,
    options: Option<&Bound<'_, PyDict>>,
) -> Result<Standings, Fault> {
    let table = read_seats(games::facts(game)?, seats)?;
    let games = read_number(games, 1, "games")?;
    let deals = games.div_ceil(Tournament::games_per_deal(table)) as i64;
    let lines = tournament_games(py, game, players.clone(), deals, seats, seed, 0, None, threads, options)?;
    standings(game, players, deals, seats, seed, lines)
}
