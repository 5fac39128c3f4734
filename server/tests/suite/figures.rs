//! Numbers in and out: how much a test is asked for, and what it has measured.

use std::fmt;
use std::time::Duration;

/// The number in a variable, or the usual one.
pub(crate) fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .map_or(usual, |number| number.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// How long something took, each time.
#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn new(mut times: Vec<Duration>) -> Times {
        times.sort();
        Times(times)
    }

    pub(crate) fn add(&mut self, more: &Times) {
        self.0.extend(&more.0);
        self.0.sort();
    }

    /// How long it took at most in so many of a thousand cases.
    fn at(&self, of_thousand: usize) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get(last * of_thousand / 1_000).copied().unwrap_or_default()
    }

    pub(crate) fn slowest_of_hundred(&self) -> Duration {
        self.at(990)
    }

    pub(crate) fn longest(&self) -> Duration {
        self.at(1_000)
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |of_thousand| self.at(of_thousand).as_secs_f64() * 1_000.0;
        write!(
            f,
            "{:.1} ms (half), {:.1} ms (99 of 100), {:.1} ms (longest of {})",
            ms(500),
            ms(990),
            ms(1_000),
            self.0.len()
        )
    }
}
