//! What Python hands over to a batch, checked.

use numpy::PyReadonlyArray1;
use players::Spec;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Batch;
use super::lane::Autoreset;
use crate::fault::Fault;

/// More lanes or threads than this are a mistake.
pub(super) const MOST_LANES: i64 = 1 << 24;
pub(super) const MOST_THREADS: i64 = 1024;

/// When games that are over are followed by the next, by name.
pub(super) fn read_autoreset(name: &str) -> Result<Autoreset, Fault> {
    match name {
        "same-step" => Ok(Autoreset::SameStep),
        "next-step" => Ok(Autoreset::NextStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => {
            let message = format!("autoreset is \"same-step\", \"next-step\" or \"disabled\", not {name:?}");
            Err(Fault::bad("bad-value", "autoreset", message))
        }
    }
}

/// A number of things, from 1 to the most that make sense.
pub(super) fn read_count(count: i64, most: i64, field: &str) -> Result<usize, Fault> {
    let bad = || Fault::bad("bad-value", field, format!("{field} is from 1 to {most}, not {count}"));
    Some(count).filter(|count| (1..=most).contains(count)).map(|count| count as usize).ok_or_else(bad)
}

/// Who plays inside the step, one per seat.
pub(super) fn read_opponents(
    given: Option<&Bound<'_, PyDict>>,
    seats: u8,
) -> Result<Vec<Option<Spec>>, Fault> {
    let mut opponents = vec![None; usize::from(seats)];
    for (seat, player) in given.into_iter().flatten() {
        let place = seat.extract::<usize>().ok().filter(|seat| *seat < opponents.len());
        let bad = || {
            let message = format!("opponents has the seat {seat}; seats are from 0 to {}", seats - 1);
            Fault::bad("no-such-seat", "opponents", message)
        };
        let player: String = player.extract()?;
        opponents[place.ok_or_else(bad)?] = Some(player.parse()?);
    }
    if opponents.iter().all(Option::is_some) {
        return Err(Fault::bad(
            "bad-value",
            "opponents",
            "opponents sit everywhere; leave a seat to the learner",
        ));
    }
    Ok(opponents)
}

impl Batch {
    /// Marks of lanes: an array or a list of truth values.
    pub(super) fn read_marks(&self, mask: &Bound<'_, PyAny>) -> Result<Vec<bool>, Fault> {
        let marks: Option<Vec<bool>> = match mask.extract::<PyReadonlyArray1<'_, bool>>() {
            Ok(array) => Some(array.as_array().to_vec()),
            Err(_) => mask.extract().ok(),
        };
        let marks = marks.filter(|marks| marks.len() == self.count);
        let bad = || {
            Fault::bad(
                "bad-value",
                "mask",
                format!("mask has a truth value for each of {} lanes", self.count),
            )
        };
        marks.ok_or_else(bad)
    }

    /// Actions: an array of whole numbers of any kind, or a list.
    pub(super) fn read_actions(&self, actions: &Bound<'_, PyAny>) -> Result<Vec<i64>, Fault> {
        let read: Option<Vec<i64>> = if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
            Some(array.as_array().iter().map(|action| i64::from(*action)).collect())
        } else if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
            Some(array.as_array().to_vec())
        } else {
            actions.extract().ok()
        };
        let read = read.filter(|actions| actions.len() == self.count);
        let bad = || {
            Fault::bad(
                "bad-value",
                "actions",
                format!("actions has a whole number for each of {} lanes", self.count),
            )
        };
        read.ok_or_else(bad)
    }
}
