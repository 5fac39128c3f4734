//! Everything that must hold before a change is shared: `cargo xtask test`.

use std::time::Instant;

use crate::shell::{Done, Line, root};
use crate::{new_game, page, postgres, tidy};

/// One thing to check, under its heading.
struct Check {
    heading: &'static str,
    run: fn() -> Done,
}

const CHECKS: &[Check] = &[
    Check { heading: "toolchain", run: toolchain },
    Check { heading: "format", run: format },
    Check { heading: "lints", run: lints },
    Check { heading: "tests", run: tests },
    Check { heading: "docs", run: docs },
    Check { heading: "page", run: page::build },
    Check { heading: "page in a browser", run: page::test },
    Check { heading: "tidy", run: tidy::run },
    Check { heading: "engine protocol", run: engine_protocol },
    Check { heading: "a new game", run: new_game::trial::run },
];

/// Crates that are for browsers only; what they are built of takes long to compile, so it is compiled for browsers
/// alone.
const FOR_BROWSERS: &str = "--exclude web --exclude board --exclude boards --exclude *-board";

/// A program outside the workspace that plays games over the engine protocol.
const DRIVER: &str = "scripts/drive_engine.py";

pub(crate) fn run() -> Done {
    let begun = Instant::now();
    for Check { heading, run } in CHECKS {
        println!("\n=== {heading} ===");
        let start = Instant::now();
        let done = run();
        let seconds = start.elapsed().as_secs_f64();
        done.map_err(|problem| format!("{heading} failed after {seconds:.1} s: {problem}"))?;
        println!("--- {heading}: {seconds:.1} s");
    }
    let headings: Vec<_> = CHECKS.iter().map(|check| check.heading).collect();
    println!("\nAll is well in {:.0} s: {}.", begun.elapsed().as_secs_f64(), headings.join(", "));
    Ok(())
}

/// Adds what a bare `rustup` installation lacks. Does nothing where all is there, or where Rust came by
/// another way; then the step that misses something will say so.
fn toolchain() -> Done {
    if !Line::new("rustup --version").works() {
        println!("no rustup here: taking the toolchain as it is");
        return Ok(());
    }
    Line::new("rustup component add rustfmt clippy").run()?;
    page::toolchain()
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
        with_database("cargo nextest run --workspace --no-fail-fast --exclude web").run()?;
        // Examples in the docs are the one kind that nextest does not run.
        Line::new("cargo test --workspace --doc --quiet").words(FOR_BROWSERS).run()
    } else {
        with_database("cargo test --workspace --no-fail-fast --exclude web").run()
    }
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
