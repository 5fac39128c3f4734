//! Everything that must hold before a change is shared: `cargo xtask test`.
//!
//! `--portable` is the part of it that needs nothing but Rust, for systems that we do not develop on.

use std::time::Instant;

use crate::shell::{Done, Line, root};
use crate::{instructions, needs, new_game, page, postgres, python, tidy};

/// One thing to check, under its heading.
struct Check {
    heading: &'static str,
    run: fn() -> Done,
}

const CHECKS: &[Check] = &[
    Check { heading: "what is needed", run: needs::meet },
    Check { heading: "format", run: format },
    Check { heading: "tidy", run: tidy::run },
    Check { heading: "lints", run: lints },
    Check { heading: "tests", run: tests },
    Check { heading: "docs", run: docs },
    Check { heading: "page", run: page::build },
    Check { heading: "page in a browser", run: page::test },
    Check { heading: "engine protocol", run: engine_protocol },
    Check { heading: "Python package", run: python::test },
    Check { heading: "instructions", run: instructions::compare },
    Check { heading: "a new game", run: new_game::trial::run },
];

const PORTABLE: &[Check] =
    &[Check { heading: "build", run: build }, Check { heading: "tests", run: portable_tests }];

/// Crates that are for browsers only; what they are built of takes long to compile, so it is compiled for browsers
/// alone.
const FOR_BROWSERS: &str = "--exclude web --exclude board --exclude boards --exclude *-board";

/// The Python package is a library that Python loads; cargo has nothing to link it with. It is tested as a wheel.
const FOR_PYTHON: &str = "--exclude barnyard-python";

/// A program outside the workspace that plays games over the engine protocol.
const DRIVER: &str = "scripts/drive_engine.py";

/// Which checks to run.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// Only the build and the Rust tests, without PostgreSQL and browsers. Needs nothing but Rust.
    #[arg(long)]
    portable: bool,
}

pub(crate) fn run(plan: &Plan) -> Done {
    let checks = if plan.portable { PORTABLE } else { CHECKS };
    let begun = Instant::now();
    for Check { heading, run } in checks {
        println!("\n=== {heading} ===");
        let start = Instant::now();
        let done = run();
        let seconds = start.elapsed().as_secs_f64();
        done.map_err(|problem| format!("{heading} failed after {seconds:.1} s: {problem}"))?;
        println!("--- {heading}: {seconds:.1} s");
    }
    let headings: Vec<_> = checks.iter().map(|check| check.heading).collect();
    println!("\nAll is well in {:.0} s: {}.", begun.elapsed().as_secs_f64(), headings.join(", "));
    Ok(())
}

fn format() -> Done {
    Line::new("cargo fmt --all --check").run()?;
    Line::new("cargo fmt --manifest-path fuzz/Cargo.toml --check").run()
}

fn lints() -> Done {
    let lint = Line::new("cargo clippy --workspace --all-targets --quiet").words(FOR_BROWSERS);
    lint.words("-- -D warnings").run()?;
    // What the page uses comes along.
    Line::new("cargo clippy --package web --target wasm32-unknown-unknown --target-dir target/web --quiet -- -D warnings")
        .run()?;
    // The fuzz targets are a workspace of their own. Without the default features no C++ is built.
    Line::new("cargo clippy --manifest-path fuzz/Cargo.toml --no-default-features --quiet -- -D warnings")
        .run()
}

fn tests() -> Done {
    let database = postgres::Cluster::start()?;
    let with_database = |line| Line::new(line).with_all(database.environment());
    if Line::new("cargo nextest --version").works() {
        // What boards decide is tested here as well; the page itself can be built for browsers only.
        with_database("cargo nextest run --workspace --no-fail-fast --exclude web")
            .words(FOR_PYTHON)
            .run()?;
        // Examples in the docs are the one kind that nextest does not run.
        Line::new("cargo test --workspace --doc --quiet").words(FOR_BROWSERS).words(FOR_PYTHON).run()
    } else {
        with_database("cargo test --workspace --no-fail-fast --exclude web").words(FOR_PYTHON).run()
    }
}

/// The command, as it is installed. Pages are built for browsers, which are the same everywhere.
fn build() -> Done {
    Line::new("cargo build --locked --package cli").run()
}

/// The tests of PostgreSQL say that they do nothing.
fn portable_tests() -> Done {
    Line::new("cargo test --workspace --locked --no-fail-fast").words(FOR_BROWSERS).words(FOR_PYTHON).run()
}

/// Private items too: the readers of these docs are those who work here. So links to them do lead somewhere.
fn docs() -> Done {
    Line::new("cargo doc --workspace --no-deps --document-private-items --quiet")
        .words(FOR_BROWSERS)
        .with("RUSTDOCFLAGS", "-D warnings -A rustdoc::private_intra_doc_links")
        .run()
}

fn engine_protocol() -> Done {
    if !root().join(DRIVER).is_file() {
        println!("no {DRIVER} here: nothing to drive");
        return Ok(());
    }
    Line::new("cargo build --package cli --bin barn --quiet").run()?;
    // It was built as this program was, and so lies beside it, wherever builds go.
    let here =
        std::env::current_exe().map_err(|problem| format!("this program cannot be found: {problem}"))?;
    let barn = here.with_file_name(format!("barn{}", std::env::consts::EXE_SUFFIX));
    let drive = Line::new("python3").word(DRIVER).word("--games").word("20");
    drive.word("--barn").word(barn.display().to_string()).run()
}
