//! Many games without people.
//!
//! [`simulate()`] plays games on every core and adds them up in [`Results`]. The sums are whole numbers and
//! game `i` has its own luck, so the same seed gives the same results whatever the number of threads.

mod census;
mod contest;
mod ledger;
mod played;
mod results;
mod share;
mod simulate;

pub use census::{Census, Count, Example, Opening};
pub use ledger::{BadLedger, Ledger};
pub use played::Played;
pub use results::{Results, SeatResults};
pub use share::Share;
pub use simulate::{Plan, Run, Stopped, simulate};

/// Threads could not be had from the system.
pub use rayon::ThreadPoolBuildError;
