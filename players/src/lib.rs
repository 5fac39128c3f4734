//! Deciders: from any legal move to search, for every game.
//!
//! A player gets what its seat knows – a view, never the game – and answers with a move. [`Bot`] plays one
//! game and is typed; [`AnyPlayer`] is its twin for whoever learns only at run time which game it is.
//! Seeds and clocks are handed in, and with a budget of simulations the same seed gives the same moves on
//! every machine.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

mod advice;
mod any;
mod bot;
mod level;
mod review;
pub mod search;
mod solve;
mod thumb;

pub use advice::{Advice, Candidate};
pub use any::{AnyPlayer, Seating};
pub use bot::Bot;
pub use level::{BadSpec, Budget, Level, Spec};
pub use review::{Mark, Review, Reviewed, Reviewing, review};

/// Tells the time in milliseconds since whenever it likes. Only asked if a budget is one of time.
pub type Clock<'a> = &'a dyn Fn() -> u64;
