//! Many games side by side, as Python holds them: arrays that are made once and written over by every step.

mod lane;
mod lanes;
mod read;
mod rows;

use engine::{Features, TableGame, observation_size, read_options};
use games::Visitor;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::Value;

use self::lane::Setting;
use self::lanes::{AnyLanes, BadAction, Lanes};
use self::read::{MOST_LANES, MOST_THREADS, read_autoreset, read_count, read_opponents};
use self::rows::{Numbers, Rows, Widths};
use crate::convert::options as read_given;
use crate::fault::{Fault, guarded};
use crate::game::{Game, no_such_action, read_reward};
use crate::registry::seats as read_seats;
use crate::table::{set_up, visit};

/// Observations, in whichever type of number.
enum Observations {
    Bytes(Py<PyArray2<u8>>),
    Floats(Py<PyArray2<f32>>),
}

impl Observations {
    fn new(py: Python<'_>, floats: bool, lanes: usize, size: usize) -> Observations {
        if floats {
            Observations::Floats(PyArray2::zeros(py, [lanes, size], false).unbind())
        } else {
            Observations::Bytes(PyArray2::zeros(py, [lanes, size], false).unbind())
        }
    }

    fn object<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        match self {
            Observations::Bytes(array) => array.bind(py).clone().into_any(),
            Observations::Floats(array) => array.bind(py).clone().into_any(),
        }
    }
}

/// Many games of one kind, each at its own pace: a step makes one decision in every lane.
///
/// The arrays (`observation`, `mask`, `seat`, `reward`, `done`, `scores`, `winners`, `number`) are made once, and every step
/// writes over them: copy what you want to keep, and write nothing into them, for what never changes in a game is written
/// by `reset` alone. Luck is drawn inside. Seats that choose together are asked one
/// after the other. Lane `i` of `n` plays the games `i`, `i + n`, … of the seed, which are those of `simulate`.
///
/// game, seats, options: as for `Game`.
/// n: how many lanes.
/// seed: where luck starts.
/// threads: on how many threads; worth it from some thousand lanes on.
/// opponents: who plays inside the step, as in `{1: "easy"}`; the other seats are yours.
/// autoreset: when a game that is over is followed by the next: "same-step", "next-step" or "disabled".
/// reward: "win" (the share of the win), "points" or "both", for every seat, in the step that ends a game.
/// dtype: of the observations, "uint8" or "float32".
///
/// >>> import barnyard
/// >>> batch = barnyard.Batch("kuhlorado", 64, seed=1)
/// >>> batch.reset()
/// >>> batch.step(batch.sample())
/// >>> batch.observation.shape == (64, barnyard.observation_size("kuhlorado"))
/// True
#[pyclass(module = "barnyard")]
pub(crate) struct Batch {
    lanes: Box<dyn AnyLanes>,
    game: String,
    widths: Widths,
    count: usize,
    observation: Observations,
    final_observation: Observations,
    mask: Py<PyArray2<u8>>,
    seat: Py<PyArray1<i8>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<u8>>,
    scores: Py<PyArray2<i16>>,
    winners: Py<PyArray2<u8>>,
    number: Py<PyArray1<i64>>,
    sampled: Py<PyArray1<i32>>,
    was_reset: bool,
}

/// Makes the lanes, whatever the game.
struct Make<'a> {
    options: &'a Value,
    seats: u8,
    setting: Setting,
    threads: Option<rayon::ThreadPool>,
}

impl Visitor for Make<'_> {
    type Output = Result<(Box<dyn AnyLanes>, Widths), Fault>;

    fn visit<G: TableGame + Features>(self) -> Self::Output {
        let start = G::new(&read_options::<G>(self.options)?, self.seats)?;
        let observation = observation_size::<G>(self.seats)?;
        let widths = Widths { observation, actions: G::ACTIONS, seats: usize::from(self.seats) };
        Ok((Box::new(Lanes::new(start, self.setting, observation, self.threads)), widths))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, seats=None, seed=1, threads=1, opponents=None, autoreset="same-step", reward="win", dtype="uint8", **options))]
    #[allow(clippy::too_many_arguments)] // As Python's users know it, by name.
    fn new(
        py: Python<'_>,
        game: &str,
        n: i64,
        seats: Option<i64>,
        seed: u64,
        threads: i64,
        opponents: Option<&Bound<'_, PyDict>>,
        autoreset: &str,
        reward: &str,
        dtype: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> Result<Batch, Fault> {
        let seats = read_seats(games::facts(game)?, seats)?;
        let count = read_count(n, MOST_LANES, "n")?;
        let setting = Setting {
            seed,
            lanes: count as u64,
            opponents: read_opponents(opponents, seats)?,
            autoreset: read_autoreset(autoreset)?,
            reward: read_reward(reward)?,
        };
        let floats = match dtype {
            "uint8" => false,
            "float32" => true,
            _ => {
                let message = format!("dtype is \"uint8\" or \"float32\", not {dtype:?}");
                return Err(Fault::bad("bad-value", "dtype", message));
            }
        };
        let threads = match read_count(threads, MOST_THREADS, "threads")?.min(count) {
            1 => None,
            threads => {
                Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|problem| {
                    Fault::failed("no-threads", format!("the system gives no threads: {problem}"))
                })?)
            }
        };
        let options = read_given(options)?;
        let make = Make { options: &options, seats, setting, threads };
        let (lanes, widths) = guarded(|| visit(game, make))?;
        Ok(Batch {
            lanes,
            game: game.to_owned(),
            widths,
            count,
            observation: Observations::new(py, floats, count, widths.observation),
            final_observation: Observations::new(py, floats, count, widths.observation),
            mask: PyArray2::zeros(py, [count, widths.actions], false).unbind(),
            seat: PyArray1::zeros(py, [count], false).unbind(),
            reward: PyArray2::zeros(py, [count, widths.seats], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
            scores: PyArray2::zeros(py, [count, widths.seats], false).unbind(),
            winners: PyArray2::zeros(py, [count, widths.seats], false).unbind(),
            number: PyArray1::zeros(py, [count], false).unbind(),
            sampled: PyArray1::zeros(py, [count], false).unbind(),
            was_reset: false,
        })
    }

    /// Begins anew in all lanes, or in those that `mask` marks. With a seed, from the first games of that seed.
    #[pyo3(signature = (mask=None, seed=None))]
    fn reset(
        &mut self,
        py: Python<'_>,
        mask: Option<&Bound<'_, PyAny>>,
        seed: Option<u64>,
    ) -> Result<(), Fault> {
        let marked = mask.map(|mask| self.read_marks(mask)).transpose()?;
        if marked.is_some() && !self.was_reset {
            let message = "mask marks lanes to begin anew, but nothing has begun: reset all lanes first";
            return Err(Fault::bad("bad-value", "mask", message));
        }
        self.was_reset = true;
        self.with_rows(py, |lanes, rows| {
            lanes.reset(marked.as_deref(), seed, rows);
            Ok(())
        })
    }

    /// Makes one decision in every lane: `actions` has a number for each. If one of them is not legal, `Refused` names it and
    /// nothing has changed in any lane.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> Result<(), Fault> {
        if !self.was_reset {
            return Err(Fault::failed("not-begun", "nothing has begun: call reset() first"));
        }
        let actions = self.read_actions(actions)?;
        let count = self.widths.actions;
        self.with_rows(py, |lanes, rows| {
            lanes.step(&actions, rows).map_err(|BadAction { lane, action, why }| {
                let (code, problem) = why.map_or_else(
                    || ("no-such-action", no_such_action(action, count)),
                    |refused| (refused.code(), format!("action {action}: {refused}")),
                );
                Fault::refused(code, format!("lane {lane}: {problem}"))
            })
        })
    }

    /// A legal action for every lane, all equally likely, in an array that is written over by the next call.
    fn sample<'py>(&mut self, py: Python<'py>) -> Result<Bound<'py, PyArray1<i32>>, Fault> {
        let sampled = self.sampled.bind(py).clone();
        {
            let mut into = sampled.try_readwrite().map_err(|_| in_use("the sampled actions"))?;
            let into = into.as_slice_mut().map_err(PyErr::from)?;
            let lanes = &mut self.lanes;
            guarded(|| {
                py.detach(|| lanes.sample(into));
                Ok(())
            })?;
        }
        Ok(sampled)
    }

    /// The game in a lane as it stands, to look at: what is done with it changes nothing here.
    fn game(&self, lane: i64) -> Result<Game, Fault> {
        let place = usize::try_from(lane).ok().filter(|lane| *lane < self.count);
        let bad =
            || Fault::bad("bad-value", "lane", format!("lanes are from 0 to {}, not {lane}", self.count - 1));
        let position = self.lanes.position(place.ok_or_else(bad)?);
        guarded(|| Ok(Game { table: set_up(&self.game, &position)? }))
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        format!("<barnyard.Batch {}, {} lanes, {} seats>", self.game, self.count, self.widths.seats)
    }

    /// What the seat that is asked sees: a row per lane. When a game is over, what whoever moved last sees.
    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.observation.object(py)
    }

    /// What whoever moved last saw at the end of the game that ended last in a lane, where games follow in the same step.
    #[getter]
    fn final_observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.final_observation.object(py)
    }

    /// Which actions are legal: a row of 0 and 1 per lane.
    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.mask.bind(py).clone()
    }

    /// Who is asked in every lane; -1 where the game is over.
    #[getter]
    fn seat<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.seat.bind(py).clone()
    }

    /// What every seat got in the last step: a row per lane, zeros unless a game ended.
    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.reward.bind(py).clone()
    }

    /// Whether a game ended in the last step.
    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.done.bind(py).clone()
    }

    /// The points of the game that ended last in every lane.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i16>> {
        self.scores.bind(py).clone()
    }

    /// Who won it: a row of 0 and 1 per lane.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.winners.bind(py).clone()
    }

    /// The number of the game that is being played in every lane.
    #[getter]
    fn number<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.number.bind(py).clone()
    }
}

fn in_use(what: &str) -> Fault {
    Fault::failed("in-use", format!("{what} are being used by somebody else just now"))
}

impl Batch {
    /// Does something with the lanes and the arrays, while other threads of Python run.
    fn with_rows(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyLanes, Rows<'_>) -> Result<(), Fault> + Send,
    ) -> Result<(), Fault> {
        macro_rules! borrow {
            ($array:expr, $name:literal) => {
                $array.bind(py).try_readwrite().map_err(|_| in_use($name))?
            };
        }
        macro_rules! numbers {
            ($observations:expr, $bytes:ident, $floats:ident) => {
                match (&mut $bytes, &mut $floats) {
                    (Some(bytes), _) => Numbers::Bytes(bytes.as_slice_mut().map_err(PyErr::from)?),
                    (_, Some(floats)) => Numbers::Floats(floats.as_slice_mut().map_err(PyErr::from)?),
                    (None, None) => unreachable!("observations are of one of these"),
                }
            };
        }
        let (mut bytes, mut floats) = match &self.observation {
            Observations::Bytes(array) => (Some(borrow!(array, "the observations")), None),
            Observations::Floats(array) => (None, Some(borrow!(array, "the observations"))),
        };
        let (mut last_bytes, mut last_floats) = match &self.final_observation {
            Observations::Bytes(array) => (Some(borrow!(array, "the last observations")), None),
            Observations::Floats(array) => (None, Some(borrow!(array, "the last observations"))),
        };
        let mut mask = borrow!(self.mask, "the masks");
        let mut seat = borrow!(self.seat, "the seats");
        let mut reward = borrow!(self.reward, "the rewards");
        let mut done = borrow!(self.done, "the ends");
        let mut scores = borrow!(self.scores, "the scores");
        let mut winners = borrow!(self.winners, "the winners");
        let mut number = borrow!(self.number, "the numbers");
        let rows = Rows {
            widths: self.widths,
            observation: numbers!(self.observation, bytes, floats),
            final_observation: numbers!(self.final_observation, last_bytes, last_floats),
            mask: mask.as_slice_mut().map_err(PyErr::from)?,
            seat: seat.as_slice_mut().map_err(PyErr::from)?,
            reward: reward.as_slice_mut().map_err(PyErr::from)?,
            done: done.as_slice_mut().map_err(PyErr::from)?,
            scores: scores.as_slice_mut().map_err(PyErr::from)?,
            winners: winners.as_slice_mut().map_err(PyErr::from)?,
            number: number.as_slice_mut().map_err(PyErr::from)?,
        };
        let lanes = &mut *self.lanes;
        guarded(|| py.detach(|| work(lanes, rows)))
    }
}
