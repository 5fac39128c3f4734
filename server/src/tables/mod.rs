//! Tables: which of them are in memory here, the task that owns each, and the bots that play at them.

mod actor;
mod bots;
mod connection;
mod error;
mod owner;
mod registry;
mod resting;

pub(crate) use bots::Bots;
pub(crate) use connection::{ActorMessage, EndReason, Outgoing, TableConnection, TableHandle};
pub(crate) use error::TableError;
pub(crate) use owner::OwnerKey;
pub(crate) use registry::TableRegistry;
