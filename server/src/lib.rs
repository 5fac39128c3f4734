//! The game hall: tables that many people reach, kept safe on disk.
//!
//! [`Server`] opens a hall and lets people in. Inside, a request or a socket gets a `Line` to a table from the
//! `Hall`; one task, the `Keeper`, owns each table, stores what happens in the [`store`] and only then tells
//! anybody; bots think on threads of their own.

mod cluster;
mod config;
mod http;
mod metrics;
mod secrets;
mod server;
mod state;
pub mod store;
mod tables;

pub use config::{AddressLimits, Config, Limits, Patience, Rate};
pub use http::{Asset, PLAIN_PAGE};
pub use server::{CannotOpen, Server};
