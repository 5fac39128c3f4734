//! The page: how it is built, and how it is tried in a real browser.

use std::path::Path;
use std::process::ExitCode;

use crate::debian;
use crate::shell::{Done, Line};

/// Debian's Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Builds the page; the next build of `barn` has it inside.
pub(crate) fn build() -> Done {
    Line::new("cargo run --quiet --package bundle").run()
}

/// Plays in a real browser against a real hall.
pub(crate) fn test() -> Done {
    if !Path::new(CHROMIUM).is_file() && std::env::var_os("CHROMIUM").is_none() {
        debian::install(
            "chromium",
            "The tests of the page need Chromium; CHROMIUM says where it is, if not there.",
        )?;
    }
    Line::new("cargo build --quiet --package cli --bin barn").run()?;
    Line::new("cargo build --quiet --package table --example finished").run()?;
    Line::new("npm ci --silent --no-audit --no-fund --prefix web/tests").run()?;
    // One browser at a time: they are hungry, and games wait for nobody.
    Line::new("node --test --test-concurrency=1 --test-reporter=spec web/tests/").run()
}

/// Builds everything and opens the hall.
pub(crate) fn play() -> ExitCode {
    println!("Building the page, then the hall. The first time this takes several minutes.");
    let built = toolchain().and_then(|()| build());
    if let Err(problem) = built {
        eprintln!("{problem}");
        return ExitCode::FAILURE;
    }
    println!("The page is built; now the hall.");
    super::barn(&["serve".to_owned()])
}

/// Adds what is needed to build for browsers, where rustup can.
pub(crate) fn toolchain() -> Done {
    if !Line::new("rustup --version").works() {
        println!("no rustup here: taking the toolchain as it is");
        return Ok(());
    }
    Line::new("rustup target add wasm32-unknown-unknown").run_quietly()
}
