//! Games written down: records, and what pickling writes.

use engine::{AnyGame, Line, Record, Seat, SeatLine};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde_json::Value;

use super::Game;
use super::playing::play_text;
use crate::convert::{from_python, to_python};
use crate::fault::{Fault, guarded};
use crate::registry::seats;
use crate::table::{replay, set_up, start};

/// The most bytes a record may have: a hundred times as many as the longest game.
const LONGEST_RECORD: u64 = 4 << 20;

impl Game {
    /// All that is needed to make the game anew.
    pub(super) fn state<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyTuple>, Fault> {
        let record = self.game().record(Vec::new(), None);
        let steps: Vec<(Option<u8>, String)> = record.steps.into_iter().map(step).collect();
        let position = self.table.set_up_as().map(|position| position.to_string());
        let (name, seats) = (self.game().facts().id, i64::from(self.game().seats()));
        Ok((name, seats, record.options.to_string(), position, steps).into_pyobject(py)?)
    }

    /// The game made anew from that.
    pub(super) fn from_state(
        game: &str,
        seats: i64,
        options: &str,
        position: Option<&str>,
        steps: Vec<(Option<u8>, String)>,
    ) -> Result<Game, Fault> {
        let read = |text: &str| serde_json::from_str::<Value>(text).map_err(|problem| bad(&problem));
        let table = match position {
            Some(position) => set_up(game, &read(position)?)?,
            None => start(game, self::seats(games::facts(game)?, Some(seats))?, &read(options)?)?,
        };
        let mut game = Game { table };
        for (seat, text) in steps {
            match seat {
                Some(seat) => play_text(&mut game, Seat(seat), &text)?,
                None => drop(game.table.game_mut().chance(&text)?),
            }
        }
        Ok(game)
    }
}

fn step(line: Line) -> (Option<u8>, String) {
    match line {
        Line::Move { seat, mv, .. } => (Some(seat.0), mv),
        Line::Chance(outcome) => (None, outcome),
    }
}

fn bad(problem: &serde_json::Error) -> Fault {
    Fault::bad("bad-value", "state", format!("this was not written by pickling a game: {problem}"))
}

/// Who sat where, by these names.
fn seat_lines(game: &dyn AnyGame, names: Option<Vec<String>>) -> Result<Vec<SeatLine>, Fault> {
    let seats = usize::from(game.seats());
    let names = names.unwrap_or_else(|| (0..seats).map(|seat| format!("seat {seat}")).collect());
    if names.len() != seats {
        let message = format!("there are {} names for {seats} seats", names.len());
        return Err(Fault::bad("bad-value", "names", message));
    }
    Ok(names.into_iter().map(|name| SeatLine { name, kind: "engine".to_owned() }).collect())
}

/// A record as Python hands it over: a dict, the text of one, or the path of a file.
pub(crate) fn read_record(record: &Bound<'_, PyAny>) -> Result<Record, Fault> {
    read_text(record)?.map_or_else(
        || Ok(Record::from_value(&from_python(record, "record")?)?),
        |text| Ok(Record::read(&text)?),
    )
}

/// The text of a record, if it is text or a path.
pub(crate) fn read_text(record: &Bound<'_, PyAny>) -> Result<Option<String>, Fault> {
    if let Ok(text) = record.extract::<String>()
        && text.trim_start().starts_with('{')
    {
        return Ok(Some(text));
    }
    let Ok(path) = record.extract::<std::path::PathBuf>() else { return Ok(None) };
    let cannot = |problem: String| {
        Fault::bad("bad-record", "record", format!("cannot read {}: {problem}", path.display()))
    };
    let length = std::fs::metadata(&path).map_err(|problem| cannot(problem.to_string()))?.len();
    if length > LONGEST_RECORD {
        return Err(cannot(format!("it is no record: those have less than {} MB", LONGEST_RECORD >> 20)));
    }
    std::fs::read_to_string(&path).map(Some).map_err(|problem| cannot(problem.to_string()))
}

#[pymethods]
impl Game {
    /// The game written down: options and steps, as in a `.barn` file. names: who sat where.
    #[pyo3(signature = (names=None))]
    fn record<'py>(&self, py: Python<'py>, names: Option<Vec<String>>) -> Result<Bound<'py, PyAny>, Fault> {
        if self.table.set_up_as().is_some() {
            return Err(Fault::failed(
                "no-record",
                "a game that began in a position has no record: how it came about is not known",
            ));
        }
        let record = self.game().record(seat_lines(self.game(), names)?, None);
        Ok(to_python(py, &small_json::value_of(&record))?)
    }

    /// The game that a record tells, every step checked. record: a dict, the text of one, or the path of a file.
    #[staticmethod]
    fn from_record(record: &Bound<'_, PyAny>) -> Result<Game, Fault> {
        guarded(|| Ok(Game { table: replay(&read_record(record)?)? }))
    }

    /// The same game after its first `count` steps.
    fn until(&self, count: usize) -> Result<Game, Fault> {
        let steps = self.game().len();
        if count > steps {
            let message = format!("there are only {steps} steps, not {count}");
            return Err(Fault::bad("bad-value", "count", message));
        }
        guarded(|| {
            let mut table = self.table.copy();
            (count..steps).try_for_each(|_| table.game_mut().undo().map(drop))?;
            Ok(Game { table })
        })
    }
}
