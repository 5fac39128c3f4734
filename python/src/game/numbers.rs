//! One game in numbers, for learners: actions, masks, observations, rewards.

use engine::{Plane, Reward, Seat};
use numpy::ndarray::{ArrayViewMut1, IxDyn};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::Game;
use crate::fault::{Fault, guarded};

impl Game {
    /// The move with this number, in notation.
    pub(super) fn action_text(&self, action: i64) -> Result<String, Fault> {
        let found = usize::try_from(action).ok().and_then(|action| self.game().action_move(action));
        found.ok_or_else(|| no_action(action, self.game().actions()))
    }
}

/// There is no such number.
pub(crate) fn no_action(action: i64, actions: usize) -> Fault {
    Fault::bad("no-such-action", "action", no_such_action(action, actions))
}

/// The same in words.
pub(crate) fn no_such_action(action: i64, actions: usize) -> String {
    format!("no move has the number {action}; there are {actions}, counted from 0")
}

/// The reward of this name.
pub(crate) fn read_reward(name: &str) -> Result<Reward, Fault> {
    let bad = || {
        Fault::bad("bad-value", "reward", format!("reward is \"win\", \"points\" or \"both\", not {name:?}"))
    };
    Reward::read(name).ok_or_else(bad)
}

/// Copies bytes into an array of Python's, of bytes or of floats.
fn write_into(out: &Bound<'_, PyAny>, numbers: &[u8]) -> Result<(), Fault> {
    let bad_size = |size: usize| {
        let message = format!("out has {size} numbers, but there are {}", numbers.len());
        Err(Fault::bad("bad-value", "out", message))
    };
    if let Ok(mut out) = out.extract::<PyReadwriteArray1<'_, u8>>() {
        let mut out: ArrayViewMut1<'_, u8> = out.as_array_mut();
        if out.len() != numbers.len() {
            return bad_size(out.len());
        }
        out.iter_mut().zip(numbers).for_each(|(into, number)| *into = *number);
        return Ok(());
    }
    if let Ok(mut out) = out.extract::<PyReadwriteArray1<'_, f32>>() {
        let mut out: ArrayViewMut1<'_, f32> = out.as_array_mut();
        if out.len() != numbers.len() {
            return bad_size(out.len());
        }
        out.iter_mut().zip(numbers).for_each(|(into, number)| *into = f32::from(*number));
        return Ok(());
    }
    let message = "out is an array of one dimension that can be written to, of uint8 or float32";
    Err(Fault::bad("bad-value", "out", message))
}

/// Hands numbers to Python: into an array that it holds, or as a new one of bytes.
fn hand_over<'py>(
    py: Python<'py>,
    numbers: Vec<u8>,
    out: Option<Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyAny>, Fault> {
    match out {
        Some(out) => {
            write_into(&out, &numbers)?;
            Ok(out)
        }
        None => Ok(PyArray1::from_vec(py, numbers).into_any()),
    }
}

#[pymethods]
impl Game {
    /// The numbers of what a seat may do now, in ascending order; nothing if it is not asked.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> Result<Vec<usize>, Fault> {
        Ok(self.seat_or_asked(seat)?.map_or_else(Vec::new, |seat| self.game().legal_actions(seat)))
    }

    /// For every number of a move whether the seat may make it now: an array of 0 and 1.
    ///
    /// seat: the first of those asked unless you say. out: an array to write to, instead of a new one.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>, Fault> {
        let seat = self.seat_moving(seat)?;
        hand_over(py, guarded(|| Ok(self.game().mask(seat)))?, out)
    }

    /// What a seat sees, as numbers: an array of 0 and 1, as `barnyard.planes` explains it.
    ///
    /// seat: the first of those asked unless you say. out: an array to write to, instead of a new one of uint8.
    #[pyo3(signature = (seat=None, out=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyAny>>,
    ) -> Result<Bound<'py, PyAny>, Fault> {
        let seat = self.seat_moving(seat)?;
        hand_over(py, guarded(|| Ok(self.game().observe(seat)))?, out)
    }

    /// The same, plane by plane: a dict of arrays in their shapes.
    #[pyo3(signature = (seat=None))]
    fn observe_planes<'py>(&self, py: Python<'py>, seat: Option<i64>) -> Result<Bound<'py, PyDict>, Fault> {
        let seat = self.seat_moving(seat)?;
        let (planes, numbers) = guarded(|| Ok((self.game().planes(), self.game().observe(seat))))?;
        let dict = PyDict::new(py);
        for plane in planes {
            dict.set_item(plane.name, shaped(py, &plane, &numbers)?)?;
        }
        Ok(dict)
    }

    /// What every seat gets once the game is over, 0 before. kind: "win" (the share of the win), "points" or "both".
    #[pyo3(signature = (kind="win"))]
    fn rewards<'py>(&self, py: Python<'py>, kind: &str) -> Result<Bound<'py, PyArray1<f64>>, Fault> {
        let reward = read_reward(kind)?;
        let outcome = self.game().outcome();
        let gets = |seat| outcome.as_ref().map_or(0.0, |outcome| f64::from(reward.of(outcome, seat)));
        let rewards = Seat::all(self.game().seats()).map(gets).collect();
        Ok(PyArray1::from_vec(py, rewards))
    }
}

/// A plane in its shape.
fn shaped<'py>(py: Python<'py>, plane: &Plane, numbers: &[u8]) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
    let part = numbers[plane.offset..plane.offset + plane.size()].to_vec();
    PyArray1::from_vec(py, part).reshape(IxDyn(&plane.shape))
}
