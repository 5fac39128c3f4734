//! The long forms of the tests of reliability, one after the other: `cargo xtask reliability`.
//!
//! The short forms are part of `cargo xtask test`. What is promised, and what was measured, is in
//! `docs/reliability.md`.

use std::time::Instant;

use crate::postgres;
use crate::shell::{Done, Line};

/// One test in its long form.
struct Trial {
    heading: &'static str,
    /// How much of it, by variables that the test reads.
    amount: &'static [(&'static str, &'static str)],
    package: &'static str,
    /// Part of its name; all tests of the package's suite, if empty.
    test: &'static str,
}

/// What is tried, package by package. New long forms go here.
const TRIALS: &[Trial] = &[
    Trial {
        heading: "the hall and both databases, as in the short form",
        amount: &[],
        package: "server",
        test: "",
    },
    Trial { heading: "writers killed", amount: &[("BARN_ROUNDS", "30")], package: "server", test: "crash" },
    Trial {
        heading: "a hall killed 200 times under 500 games",
        amount: &[("BARN_ROUNDS", "200"), ("BARN_TABLES", "500")],
        package: "server",
        test: "a_hall_that_is_killed",
    },
    Trial {
        heading: "a hall on PostgreSQL killed",
        amount: &[("BARN_ROUNDS", "20"), ("BARN_TABLES", "200")],
        package: "server",
        test: "a_hall_on_postgres_that_is_killed",
    },
    Trial {
        heading: "two halls on one PostgreSQL, killed in turns",
        amount: &[("BARN_ROUNDS", "20"), ("BARN_TABLES", "100")],
        package: "server",
        test: "two_halls",
    },
    Trial {
        heading: "a network that loses, doubles and delays",
        amount: &[("BARN_ROUNDS", "10")],
        package: "server",
        test: "however_bad_the_network",
    },
    Trial {
        heading: "an attack",
        amount: &[("BARN_SECONDS", "20"), ("BARN_TABLES", "50")],
        package: "server",
        test: "an_attack",
    },
    Trial {
        heading: "what a stranger costs",
        amount: &[("BARN_ROUNDS", "500")],
        package: "server",
        test: "what_a_stranger_costs",
    },
    Trial {
        heading: "ten thousand pairs of games a seat cannot tell apart",
        amount: &[("BARN_ROUNDS", "10000")],
        package: "table",
        test: "secrets::a_seat",
    },
    Trial {
        heading: "ten thousand that a spectator cannot tell apart",
        amount: &[("BARN_ROUNDS", "10000")],
        package: "table",
        test: "secrets::a_spectator",
    },
    Trial {
        heading: "ten thousand that a bot cannot tell apart",
        amount: &[("BARN_ROUNDS", "10000")],
        package: "table",
        test: "secrets::a_bot",
    },
    Trial {
        heading: "ten thousand that the worst host cannot tell apart",
        amount: &[("BARN_ROUNDS", "10000")],
        package: "table",
        test: "secrets::the_worst_host",
    },
    Trial {
        heading: "who may do what, against random messages",
        amount: &[("BARN_ROUNDS", "2000")],
        package: "table",
        test: "authority",
    },
    Trial {
        heading: "a million messages at tables with a bad network, rude players and crashes",
        amount: &[("BARN_ROUNDS", "300")],
        package: "table",
        test: "simulator",
    },
    Trial {
        heading: "a hundred thousand rounds of choices made together",
        amount: &[("BARN_ROUNDS", "100000")],
        package: "table",
        test: "together",
    },
];

impl Trial {
    fn line(&self, database: &postgres::Cluster) -> Line {
        let line = Line::new("cargo test --release --features table/names --package").word(self.package);
        let line = self.amount.iter().fold(line, |line, &(name, value)| line.with(name, value));
        // One test at a time, and what it measured is shown.
        let line = line.with_all(database.environment()).words(self.test);
        if self.test.is_empty() { line } else { line.words("-- --nocapture --test-threads 1") }
    }
}

pub(crate) fn run() -> Done {
    let database = postgres::Cluster::start()?;
    // Building is not part of any trial. Examples come along: they are the halls that are killed.
    Line::new("cargo test --release --no-run --features table/names --package table --package server")
        .run()?;
    let mut failures = Vec::new();
    for trial in TRIALS {
        println!("\n=== {} ===", trial.heading);
        let start = Instant::now();
        // One figure that is not reached must not hide the others.
        failures.extend(trial.line(&database).run().err());
        println!("--- {}: {:.0} s", trial.heading, start.elapsed().as_secs_f64());
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}
