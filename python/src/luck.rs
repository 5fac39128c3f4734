//! Luck, as Python holds it.

use engine::{Fast, Rng, below};
use pyo3::prelude::*;

use crate::fault::Fault;

/// Where luck comes from: the same seed gives the same luck, on every machine.
///
/// A whole number is the seed of the quick generator that simulations use; 64 hex digits are the seed of the one that real
/// games use and that can be checked afterwards (ChaCha20), as in `barn engine`. Without a seed nobody can foresee it.
///
/// >>> from barnyard import Luck
/// >>> Luck(7).below(6) == Luck(7).below(6)
/// True
/// >>> Luck("00" * 32).below(1000)
/// 679
#[pyclass(module = "barnyard")]
pub(crate) struct Luck {
    source: Source,
    seed: Seed,
}

/// What was given.
enum Seed {
    Number(u64),
    Game(u64, u64),
    Hex(String),
}

enum Source {
    Fast(Fast),
    Real(Box<engine::Luck>),
}

impl Luck {
    /// The numbers it draws.
    pub(crate) fn rng(&mut self) -> &mut dyn Rng {
        match &mut self.source {
            Source::Fast(fast) => fast,
            Source::Real(real) => &mut **real,
        }
    }

    fn of_number(seed: u64) -> Luck {
        Luck { source: Source::Fast(Fast::new(seed)), seed: Seed::Number(seed) }
    }
}

/// A number that nobody can foresee.
pub(crate) fn fresh_number() -> Result<u64, Fault> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|problem| {
        Fault::failed("no-luck", format!("the system gives no random numbers: {problem}"))
    })?;
    Ok(u64::from_le_bytes(bytes))
}

/// Does something with the luck that was given, or with luck that nobody can foresee.
pub(crate) fn with_luck<T>(
    luck: Option<&Bound<'_, Luck>>,
    draw: impl FnOnce(&mut dyn Rng) -> Result<T, Fault>,
) -> Result<T, Fault> {
    match luck {
        None => draw(&mut Fast::new(fresh_number()?)),
        Some(luck) => {
            let mut luck = luck.try_borrow_mut().map_err(PyErr::from)?;
            draw(luck.rng())
        }
    }
}

#[pymethods]
impl Luck {
    #[new]
    #[pyo3(signature = (seed=None))]
    fn new(seed: Option<&Bound<'_, PyAny>>) -> Result<Luck, Fault> {
        let Some(seed) = seed else { return Ok(Luck::of_number(fresh_number()?)) };
        if let Ok(text) = seed.extract::<String>() {
            let bytes = read_hex(&text).ok_or_else(|| {
                Fault::bad(
                    "bad-seed",
                    "seed",
                    format!("a seed is a whole number or 64 hex digits, not {text:?}"),
                )
            })?;
            return Ok(Luck {
                source: Source::Real(Box::new(engine::Luck::new(bytes))),
                seed: Seed::Hex(text),
            });
        }
        seed.extract::<u64>().map(Luck::of_number).map_err(|_| {
            Fault::bad("bad-seed", "seed", "a seed is a whole number from 0 to 2**64 - 1, or 64 hex digits")
        })
    }

    /// The luck of game `number` of a simulation with this seed: what `simulate(..., seed=seed)` deals there.
    #[staticmethod]
    fn of_game(seed: u64, number: u64) -> Luck {
        Luck { source: Source::Fast(Fast::of_game(seed, number)), seed: Seed::Game(seed, number) }
    }

    /// A number from 0 to n - 1, each equally likely.
    fn below(&mut self, n: u32) -> Result<u32, Fault> {
        if n == 0 {
            return Err(Fault::bad("bad-value", "n", "there is no number below 0: n is at least 1"));
        }
        Ok(below(self.rng(), n))
    }

    fn __repr__(&self) -> String {
        match &self.seed {
            Seed::Number(seed) => format!("barnyard.Luck({seed})"),
            Seed::Game(seed, number) => format!("barnyard.Luck.of_game({seed}, {number})"),
            Seed::Hex(text) => format!("barnyard.Luck({text:?})"),
        }
    }
}

/// 32 bytes from exactly 64 hex digits.
fn read_hex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}
