//! The game hall: tables that many people reach, kept safe on disk.
//!
//! [`Server`] opens a hall and lets people in. Inside, a request or a socket gets a `Line` to a table from the
//! `Hall`; one task, the `Keeper`, owns each table, stores what happens in the [`store`] and only then tells
//! anybody; bots think on threads of their own.

mod api;
mod app;
mod assets;
mod bots;
mod config;
mod forward;
mod gate;
mod hall;
mod hosts;
mod house;
mod io;
mod keeper;
mod line;
mod metrics;
mod owner;
mod poll;
mod problem;
mod secrets;
mod server;
mod socket;
pub mod store;

pub use assets::{Asset, PLAIN_PAGE};
pub use config::{AddressLimits, Config, Limits, Patience, Rate};
pub use server::{CannotOpen, Server};
