//! The page: how it is built, and how it is tried in a real browser.

use std::path::Path;
use std::process::ExitCode;

use crate::shell::{Done, Line};
use crate::{debian, needs, toolchain};

/// Debian's Chromium.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Builds the page; the next build of `barn` has it inside.
pub(crate) fn build() -> Done {
    Line::new("cargo run --quiet --package bundle").run()
}

/// Plays in a real browser against a real hall.
pub(crate) fn test() -> Done {
    Line::new("cargo build --quiet --package cli --bin barn").run()?;
    Line::new("cargo build --quiet --package table --example finished").run()?;
    Line::new("npm ci --silent --no-audit --no-fund --prefix web/tests").run()?;
    // One browser at a time: they are hungry, and games wait for nobody.
    Line::new("node --test --test-concurrency=1 --test-reporter=spec web/tests/").run()
}

/// Whether there is a browser for the tests.
pub(crate) fn has_browser() -> bool {
    Path::new(CHROMIUM).is_file() || std::env::var_os("CHROMIUM").is_some()
}

pub(crate) fn install_browser() -> Done {
    let why = "The tests of the page need Chromium; CHROMIUM says where it is, if not there.";
    debian::install("chromium", why)
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
    if toolchain::has_target() {
        return Ok(());
    }
    needs::announce("the standard library for browsers", "rustup adds the target wasm32-unknown-unknown")?;
    toolchain::add_target()
}
