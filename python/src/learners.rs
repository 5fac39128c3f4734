//! What learners may ask about a game without playing it: how moves are numbered, and what is seen.

use engine::{Features, Plane, TableGame, planes_of};
use games::Visitor;
use pyo3::prelude::*;
use serde_json::json;

use crate::convert::to_python;
use crate::fault::Fault;
use crate::game::no_action;
use crate::registry::seats as read_seats;
use crate::table::{start, visit};

/// How many numbers of moves a game has, whatever its options and seats.
#[pyfunction]
pub(crate) fn action_count(game: &str) -> Result<usize, Fault> {
    struct Count;
    impl Visitor for Count {
        type Output = Result<usize, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            Ok(G::ACTIONS)
        }
    }
    visit(game, Count)
}

/// The move with this number, in notation.
///
/// >>> import barnyard
/// >>> barnyard.action_to_move("kuhlorado", 0)
/// 'keep'
#[pyfunction]
pub(crate) fn action_to_move(game: &str, action: i64) -> Result<String, Fault> {
    struct Name(i64);
    impl Visitor for Name {
        type Output = Result<String, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            let found = usize::try_from(self.0).ok().and_then(G::action_move);
            found.map(|mv| mv.to_string()).ok_or_else(|| no_action(self.0, G::ACTIONS))
        }
    }
    visit(game, Name(action))
}

/// The number of a move, given in notation.
///
/// >>> import barnyard
/// >>> barnyard.move_to_action("kuhlorado", "keep")
/// 0
#[pyfunction]
pub(crate) fn move_to_action(game: &str, r#move: &str) -> Result<usize, Fault> {
    let facts = games::facts(game)?;
    let table = start(facts.id, facts.seats.0, &serde_json::Value::Null)?;
    table.game().action(r#move).map_err(|bad| Fault::bad("bad-notation", "move", bad.to_string()))
}

/// What a seat sees with so many players: a list of planes with their name, shape, offset and meaning ("about").
#[pyfunction]
#[pyo3(signature = (game, seats=None))]
pub(crate) fn planes<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<i64>,
) -> Result<Bound<'py, PyAny>, Fault> {
    let listed: Vec<_> = planes_at(game, seats)?
        .into_iter()
        .map(|plane| {
            let Plane { name, shape, meaning, offset } = plane;
            json!({"name": name, "shape": shape, "offset": offset, "about": meaning})
        })
        .collect();
    Ok(to_python(py, &serde_json::Value::Array(listed))?)
}

/// How many numbers a seat sees with so many players.
#[pyfunction]
#[pyo3(signature = (game, seats=None))]
pub(crate) fn observation_size(game: &str, seats: Option<i64>) -> Result<usize, Fault> {
    Ok(planes_at(game, seats)?.iter().map(Plane::size).sum())
}

fn planes_at(game: &str, seats: Option<i64>) -> Result<Vec<Plane>, Fault> {
    struct List(u8);
    impl Visitor for List {
        type Output = Result<Vec<Plane>, Fault>;
        fn visit<G: TableGame + Features>(self) -> Self::Output {
            Ok(planes_of::<G>(self.0)?)
        }
    }
    visit(game, List(read_seats(games::facts(game)?, seats)?))
}
