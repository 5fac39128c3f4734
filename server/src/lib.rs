//! The game hall: tables that many people reach, kept safe on disk.
//!
//! So far it can keep tables: [`store`] is where their logs lie, who holds which, and how the processes of one
//! hall talk to each other.

pub mod store;
