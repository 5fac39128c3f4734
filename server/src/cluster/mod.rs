//! Several processes that serve one hall: which of them holds a table, and what they send each other.

mod lease;
mod message;
mod peers;

pub(crate) use peers::Peers;
