//! Tables: which of them are in memory here, the task that owns each, and the bots that play at them.

pub(crate) mod actor;
pub(crate) mod bots;
pub(crate) mod connection;
mod error;
pub(crate) mod owner;
mod registry;
mod resting;

pub(crate) use error::NoWay;
pub(crate) use registry::Hall;
