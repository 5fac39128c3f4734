//! Licences, bans and sources of all dependencies, by cargo-deny: `cargo xtask deny`.
//!
//! `tidy` checks what it can of `deny.toml` without this tool.

use crate::needs;
use crate::shell::{Done, Line};

pub(crate) fn run() -> Done {
    if !Line::new("cargo deny --version").works() {
        needs::cargo_install("cargo-deny", "")?;
    }
    Line::new("cargo deny --locked check licenses bans sources").run()
}
