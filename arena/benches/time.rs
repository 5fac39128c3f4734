//! How long the operations of every registered game take: `cargo bench -p arena --bench time`.

mod jobs;

use divan::Bencher;
use divan::counter::ItemsCount;
use jobs::{Job, Table, tables};

fn main() {
    divan::main();
}

/// Measures a job and how many things it does per second.
fn measure(bencher: Bencher<'_, '_>, mut job: Job) {
    let items = ItemsCount::new(job());
    bencher.counter(items).bench_local(job);
}

/// Whole random games.
#[divan::bench(args = tables())]
fn playout(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::playout(table));
}

/// All legal moves at every decision of some games.
#[divan::bench(args = tables())]
fn legal_moves(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::legal_moves(table));
}

/// All steps of some games, applied again.
#[divan::bench(args = tables())]
fn apply(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::apply(table));
}

/// What the seat to move sees, at every decision of some games.
#[divan::bench(args = tables())]
fn view(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::view(table));
}

/// A possible truth behind each of those views.
#[divan::bench(args = tables())]
fn possible_world(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::possible_world(table));
}

/// Simulations of a search, each a look from a decision to the end of a game.
#[divan::bench(args = tables())]
fn simulation(bencher: Bencher<'_, '_>, table: Table) {
    measure(bencher, jobs::simulation(table));
}
