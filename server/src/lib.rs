//! The game hall: a server for tables that many people reach, stored safely on disk.
//!
//! [`Server`] opens a hall and serves it. Where things are:
//!
//! - `http`: what comes in – requests, sockets, polls, the files of the page – and who may come in how often.
//! - `tables`: the table actor, the one task that owns a table; the registry of tables; tables at rest; bots.
//! - `cluster`: several processes that serve one hall – which of them holds a table, and what they send each other.
//! - [`store`]: where the logs of tables are kept, in SQLite or PostgreSQL.
//!
//! A message of a viewer goes from `http` over a connection to the table actor, which handles it, appends what happened
//! to the store, and only then tells anybody.

mod cluster;
mod config;
mod http;
mod metrics;
mod secrets;
mod server;
mod state;
pub mod store;
mod tables;

pub use config::{AddressLimits, Config, Limits, RateLimit, Timeouts};
pub use http::{Asset, PLAIN_PAGE};
pub use server::{OpenError, Server};
