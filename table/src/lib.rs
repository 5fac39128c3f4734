//! One game with people in it, without any IO.
//!
//! A [`Table`] is a state machine: what people say, what bots answer and what time it is goes in, and out
//! comes what to store, whom to tell what, which bots to ask and when to wake it ([`Input`], [`Outputs`]).
//! Servers, screens and the simulator in `tests/` are small drivers around it. What travels between a table
//! and its viewers is in [`wire`]. A [`Client`] is what one viewer's program knows of a table. What is stored is in
//! [`log`], and a table comes back from it exactly.
#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stdout, clippy::print_stderr)]

pub mod authority;
mod change;
mod checksum;
pub mod client;
mod clock;
mod dealer;
pub mod fairness;
mod hear;
mod io;
pub mod log;
mod luck;
mod names;
mod pace;
mod place;
mod request;
mod seating;
mod settle;
mod setup;
mod table;
mod take_up;
mod tell;
mod undo;
mod verify;
pub mod wire;

pub use checksum::{checksum_of, with_checksum};
pub use client::Client;
pub use clock::ClockFace;
pub use dealer::Dealer;
pub use io::{Ask, Connection, Delivery, Input, Outputs};
pub use request::Request;
pub use setup::{BadSetup, Chair, Setup, TimeRule};
pub use table::Table;
pub use take_up::UnderWay;
pub use verify::{Flaw, Verified, verify};
