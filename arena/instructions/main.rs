//! Runs the hot paths of every registered game, once each, for Callgrind to count their instructions.
//!
//! `cargo xtask instructions` starts it, and knows where to start and stop counting by the name of [`counted_path`].
//! It prints the paths in the order in which they were run, with how many things each of them did.

#[path = "../benches/jobs/mod.rs"]
mod jobs;

use std::hint::black_box;

use jobs::{Job, Table, tables};

/// An operation and how it is prepared; what is prepared is not counted.
type Operation = (&'static str, fn(Table) -> Job);

const OPERATIONS: &[Operation] = &[
    ("playout", jobs::playout),
    ("legal_moves", jobs::legal_moves),
    ("apply", jobs::apply),
    ("view", jobs::view),
    ("possible_world", jobs::possible_world),
    ("simulation", jobs::simulation),
];

fn main() {
    for (operation, prepare) in OPERATIONS {
        for table in tables() {
            let things = counted_path(&mut prepare(table));
            println!("{operation} {table} {things}");
        }
    }
}

#[inline(never)]
fn counted_path(job: &mut Job) -> u64 {
    black_box(job())
}
