//! How long the operations of every registered game take: `cargo bench -p arena --bench time`.

mod jobs;

use divan::Bencher;
use jobs::{Table, tables};

fn main() {
    divan::main();
}

/// Whole random games.
#[divan::bench(args = tables())]
fn playout(bencher: Bencher<'_, '_>, table: Table) {
    bencher.bench_local(jobs::playout(table));
}

/// All legal moves of the positions of one game.
#[divan::bench(args = tables())]
fn legal_moves(bencher: Bencher<'_, '_>, table: Table) {
    bencher.bench_local(jobs::legal_moves(table));
}

/// All steps of one game, applied again.
#[divan::bench(args = tables())]
fn apply(bencher: Bencher<'_, '_>, table: Table) {
    bencher.bench_local(jobs::apply(table));
}

/// What the seat to move sees, at every decision of one game.
#[divan::bench(args = tables())]
fn view(bencher: Bencher<'_, '_>, table: Table) {
    bencher.bench_local(jobs::view(table));
}

/// A possible truth behind each of those views.
#[divan::bench(args = tables())]
fn possible_world(bencher: Bencher<'_, '_>, table: Table) {
    bencher.bench_local(jobs::possible_world(table));
}
