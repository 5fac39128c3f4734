//! The page that browsers load, inside the program.
//!
//! `cargo run -p bundle` makes it; `cargo xtask play` and `cargo xtask test` do so themselves. A program built
//! without it shows a plain page that says how to get the real one.

use server::Asset;

include!(concat!(env!("OUT_DIR"), "/assets.rs"));
