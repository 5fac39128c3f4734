//! One game with people in it.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

pub mod fairness;
mod seal;
mod verify;

pub use seal::{seal, seal_of};
pub use verify::{Flaw, Verified, verify};
