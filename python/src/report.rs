//! A page with plots about a game.

use std::path::PathBuf;
use std::sync::Arc;

use arena::{Plan, Report, Standings};
use players::{Level, Spec};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};

use crate::convert::{from_python, options as read_given};
use crate::fault::{Fault, guarded};
use crate::registry::seats as read_seats;
use crate::results::{Simulation, counted, read_number, read_threads};
use crate::table::visit;

/// Plays many games and draws what they look like: one HTML page for game designers, which needs no network. What
/// `barn report` makes. Gives back the page as text.
///
/// game, seats, options: as for `Game`.
/// out: a file to write the page to.
/// games: how many of random players. player, player_games: who plays to win, and how many games of that.
/// ladder: what `tournament` found about this game: `standings.as_dict()`.
/// progress: called now and then with how many games are finished.
#[pyfunction]
#[pyo3(signature = (game, out=None, *, games=10_000, player="hard:200", player_games=200, seats=None, ladder=None, seed=1, threads=None, progress=None, **options))]
#[allow(clippy::too_many_arguments)] // As Python's users know it, by name.
pub(crate) fn report(
    py: Python<'_>,
    game: &str,
    out: Option<PathBuf>,
    games: i64,
    player: &str,
    player_games: i64,
    seats: Option<i64>,
    ladder: Option<&Bound<'_, PyAny>>,
    seed: u64,
    threads: Option<i64>,
    progress: Option<Py<PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> Result<String, Fault> {
    let facts = games::facts(game)?;
    let seats = usize::from(read_seats(facts, seats)?);
    let player: Spec = player.parse()?;
    let ladder = ladder.map(|ladder| read_ladder(ladder, facts.id)).transpose()?;
    let options = starting_first(facts, read_given(options)?);
    let threads = read_threads(threads)?;
    let plan =
        |player, games| Plan { first: 0, games, seed, players: vec![player; seats], threads, closely: true };
    let plans = [
        plan(Level::Random.into(), read_number(games, 1, "games")?),
        plan(player, read_number(player_games, 1, "player_games")?),
    ];
    let [random, strong] = counted(py, progress.as_ref(), move |stop, finished| {
        let simulate = |plan| {
            let (stop, finished) = (stop.clone(), Arc::clone(&finished));
            let options = options.clone();
            let (run, _) =
                visit(facts.id, Simulation { plan, options, out: None, rows: false, stop, finished })?;
            Ok::<_, Fault>(run.results)
        };
        let [random, strong] = plans;
        Ok([simulate(random)?, simulate(strong)?])
    })?;
    let player = player.to_string();
    let report =
        Report { facts, seed, random: &random, strong: &strong, player: &player, ladder: ladder.as_ref() };
    let page = guarded(|| Ok(report.html()))?;
    if let Some(out) = out {
        std::fs::write(&out, &page).map_err(|problem| {
            Fault::bad("bad-file", "out", format!("cannot write {}: {problem}", out.display()))
        })?;
    }
    Ok(page)
}

fn read_ladder(ladder: &Bound<'_, PyAny>, game: &str) -> Result<Standings, Fault> {
    let bad =
        |problem: String| Fault::bad("bad-value", "ladder", format!("ladder is no standings: {problem}"));
    let standings: Standings =
        serde_json::from_value(from_python(ladder, "ladder")?).map_err(|problem| bad(problem.to_string()))?;
    if standings.game != game {
        return Err(bad(format!("it is about {}, not {game}", standings.game)));
    }
    Ok(standings)
}

/// These options, and that seat 0 starts: so that a seat is a place in turn order.
fn starting_first(facts: &engine::Facts, mut options: Value) -> Value {
    let can = facts.options.iter().any(|option| option.name == "start");
    if can && options.get("start").is_none() {
        if options.is_null() {
            options = json!({});
        }
        options["start"] = json!(0);
    }
    options
}
