//! How many instructions the operations of every registered game take, counted by Callgrind.
//!
//! `cargo bench -p arena --bench instructions` needs Valgrind and a `gungraun-runner` of the version that
//! `Cargo.toml` names; it compiles without them.
#![allow(missing_docs, clippy::pedantic)] // The harness writes items of its own.

mod jobs;

use std::hint::black_box;

use gungraun::prelude::*;
use jobs::{Job, tables};

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::playout)]
fn playout(mut job: Job) -> u64 {
    black_box(job())
}

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::legal_moves)]
fn legal_moves(mut job: Job) -> u64 {
    black_box(job())
}

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::apply)]
fn apply(mut job: Job) -> u64 {
    black_box(job())
}

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::view)]
fn view(mut job: Job) -> u64 {
    black_box(job())
}

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::possible_world)]
fn possible_world(mut job: Job) -> u64 {
    black_box(job())
}

#[library_benchmark]
#[benches::table(iter = tables(), setup = jobs::simulation)]
fn simulation(mut job: Job) -> u64 {
    black_box(job())
}

library_benchmark_group!(
    name = operations,
    benchmarks = [playout, legal_moves, apply, view, possible_world, simulation]
);

main!(library_benchmark_groups = operations);
