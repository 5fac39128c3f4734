//! Many games without people.
//!
//! [`simulate()`] plays games on every core and adds them up in [`Results`]. The sums are whole numbers and
//! game `i` has its own luck, so the same seed gives the same results whatever the number of threads.
//!
//! A [`Tournament`] says who meets whom; [`compete`] plays its games, a [`Log`] keeps them, and
//! [`Standings`] tell who is how strong. A [`Report`] draws what was found.

pub mod answers;
mod census;
mod contest;
mod interval;
mod ledger;
mod log;
mod played;
mod rating;
mod report;
mod results;
mod schedule;
mod share;
mod simulate;
mod standings;
mod together;
mod tournament;

pub use census::{Census, Count, Example, Opening};
pub use contest::LineUp;
pub use interval::{Interval, grouped_wilson, wilson};
pub use ledger::{BadLedger, Ledger};
pub use log::{BadLog, Log, LogHead};
pub use played::Played;
pub use rating::Rating;
pub use report::Report;
pub use results::{Results, SeatResults};
pub use schedule::{Fixture, Tournament};
pub use share::Share;
pub use simulate::{Plan, Run, Stopped, simulate};
pub use standings::{PairingStanding, PlayerStanding, Standings};
pub use together::advise_together;
pub use tournament::compete;

/// Threads could not be had from the system.
pub use rayon::ThreadPoolBuildError;
