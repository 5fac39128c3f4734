//! Many games without people.
//!
//! [`simulate()`] plays random games on every core and adds them up in [`Results`]. The sums are whole
//! numbers and game `i` has its own luck, so the same seed gives the same results whatever the number of
//! threads.

mod census;
mod results;
mod simulate;

pub use census::{Census, Count};
pub use results::{Results, SeatResults};
pub use simulate::{Plan, Run, simulate};

/// Threads could not be had from the system.
pub use rayon::ThreadPoolBuildError;
