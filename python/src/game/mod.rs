//! One game, as Python holds it. What learners ask of it in numbers is in `numbers.rs`, how it looks in `look.rs`.

mod numbers;
mod playing;
mod written;

pub(crate) use numbers::{no_action, no_such_action, read_reward};

use engine::{AnyGame, Refused, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::convert::{from_python, options, to_python};
use crate::fault::{Fault, guarded};
use crate::registry::seats;
use crate::table::{AnyTable, set_up, start};

/// One game: the whole truth, and every step that led to it.
///
/// A game waits for luck (`draw`, `settle`), for one or several seats (`play`), or is over. Moves and outcomes are text in
/// the game's notation; where learners play, moves are numbers as well. A step that the rules refuse raises `Refused` and
/// changes nothing.
///
/// game: its name; `barnyard.games()` lists them.
/// seats: how many play; the fewest unless you say.
/// options: what the table may choose, by name.
///
/// >>> from barnyard import Game, Luck
/// >>> game, luck = Game("kuhlorado", start=0), Luck(1)
/// >>> _ = game.settle(luck)
/// >>> game.to_move
/// 0
/// >>> game.play(game.moves()[0])
/// >>> game.steps > 1
/// True
///
/// Two games are equal if they stand the same, however they got there.
#[pyclass(module = "barnyard", subclass)]
pub(crate) struct Game {
    pub(crate) table: Box<dyn AnyTable>,
}

impl Game {
    /// The game and its history.
    pub(crate) fn game(&self) -> &dyn AnyGame {
        self.table.game()
    }

    /// A seat of this table.
    pub(crate) fn seat(&self, seat: i64) -> Result<Seat, Fault> {
        let seats = self.game().seats();
        let found = u8::try_from(seat).ok().filter(|seat| *seat < seats).map(Seat);
        found.ok_or_else(|| {
            let message = format!("there is no seat {seat} at a table of {seats}; seats count from 0");
            Fault::bad("no-such-seat", "seat", message)
        })
    }

    /// The seat that was named, or the first of those asked.
    pub(crate) fn seat_or_asked(&self, seat: Option<i64>) -> Result<Option<Seat>, Fault> {
        match seat {
            Some(seat) => self.seat(seat).map(Some),
            None => Ok(self.game().turn().seats().first()),
        }
    }

    /// The seat that would move: if nobody is asked, any seat is told why.
    pub(crate) fn seat_moving(&self, seat: Option<i64>) -> Result<Seat, Fault> {
        Ok(self.seat_or_asked(seat)?.unwrap_or(Seat(0)))
    }

    /// Somebody at the table, or a spectator.
    pub(crate) fn viewer(&self, seat: Option<i64>) -> Result<Viewer, Fault> {
        Ok(seat.map(|seat| self.seat(seat)).transpose()?.map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, seats=None, **options))]
    fn new(game: &str, seats: Option<i64>, options: Option<&Bound<'_, PyDict>>) -> Result<Game, Fault> {
        guarded(|| {
            let seats = self::seats(games::facts(game)?, seats)?;
            Ok(Game { table: start(game, seats, &self::options(options)?)? })
        })
    }

    /// The game of this name in a position that somebody wrote down; `position()` writes one.
    ///
    /// How it came about is not known: it has no steps to take back and no record.
    #[staticmethod]
    fn from_position(game: &str, position: &Bound<'_, PyAny>) -> Result<Game, Fault> {
        guarded(|| Ok(Game { table: set_up(game, &from_python(position, "position")?)? }))
    }

    /// The name of the game, as all functions take it.
    #[getter]
    fn name(&self) -> &'static str {
        self.game().facts().id
    }

    /// The name people use.
    #[getter]
    fn title(&self) -> &'static str {
        self.game().facts().title
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    /// What the table chose, all options with their values; empty if the game began in a position.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if self.table.set_up_as().is_some() {
            return Ok(PyDict::new(py).into_any());
        }
        to_python(py, &self.game().record(Vec::new(), None).options)
    }

    /// Whether seats may know different things.
    #[getter]
    fn secrets(&self) -> bool {
        self.game().has_secrets()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.game().turn() == engine::Turn::Over
    }

    /// How many steps have been played, luck included.
    #[getter]
    fn steps(&self) -> usize {
        self.game().len()
    }

    /// What the game is waiting for, as `barn engine` tells it: a dict with `kind`, which is "chance", "decide" or "over".
    #[getter]
    fn turn<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &arena::answers::turn(self.game()))
    }

    /// The seats that are asked, lowest first. Several choose together: in whatever order, nobody sees what others chose.
    #[getter]
    fn asked(&self) -> Vec<usize> {
        self.game().turn().seats().iter().map(Seat::idx).collect()
    }

    /// The first of the seats that are asked; None if luck is due or the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.game().turn().seats().first().map(|seat| seat.0)
    }

    /// Whether luck is due.
    #[getter]
    fn is_chance(&self) -> bool {
        self.game().turn() == engine::Turn::Chance
    }

    /// One score per seat once the game is over, None before.
    #[getter]
    fn scores(&self) -> Option<Vec<i16>> {
        self.game().outcome().map(|outcome| outcome.scores.to_vec())
    }

    /// The seats that won once the game is over, None before. Several share the win; without any nobody won.
    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.game().outcome().map(|outcome| outcome.winners.iter().map(Seat::idx).collect())
    }

    /// What ended the game, as a code; None before the end.
    #[getter]
    fn ended(&self) -> Option<&'static str> {
        self.game().outcome().map(|outcome| outcome.ended)
    }

    /// The same game once more, with its history.
    #[pyo3(name = "clone")]
    fn copy(&self) -> Game {
        Game { table: self.table.copy() }
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copy()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Game>().ok().and_then(|other| other.try_borrow().ok());
        other.is_some_and(|other| self.table.stands_like(&*other.table))
    }

    fn __hash__(&self) -> u64 {
        self.table.number()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> Result<(Bound<'py, PyAny>, Bound<'py, PyTuple>), Fault> {
        let py = slf.py();
        let restore = slf.get_type().getattr("_restore")?;
        Ok((restore, slf.try_borrow().map_err(PyErr::from)?.state(py)?))
    }

    /// A game from what pickling wrote.
    #[staticmethod]
    #[pyo3(name = "_restore")]
    fn restore(
        game: &str,
        seats: i64,
        options: &str,
        position: Option<&str>,
        steps: Vec<(Option<u8>, String)>,
    ) -> Result<Game, Fault> {
        guarded(|| Game::from_state(game, seats, options, position, steps))
    }

    fn __repr__(&self) -> String {
        let game = self.game();
        let state = match game.turn() {
            engine::Turn::Over => "over".to_owned(),
            engine::Turn::Chance => "luck is due".to_owned(),
            engine::Turn::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("seat {} is asked", seats.join(", "))
            }
        };
        format!("<barnyard.Game {}, {} seats, {} steps, {state}>", game.facts().id, game.seats(), game.len())
    }
}

/// Refuses what only a seat that is asked may do.
pub(crate) fn check_asked(game: &dyn AnyGame, seat: Seat) -> Result<(), Refused> {
    arena::answers::check_asked(game, seat)
}
