//! The Python package `barnyard`, as far as it is Rust: `barnyard._native`.
//!
//! [`Game`](game::Game) is one game with its history, [`Luck`](luck::Luck) what its cards and dice come from. Python sees what the other crates
//! do; no rule, player or sum is written here. Whatever goes wrong is a [`Fault`](fault::Fault), and no panic leaves a call.

// Docs of what Python sees are Python's docstrings.
#![allow(clippy::doc_link_with_quotes, clippy::doc_markdown, rustdoc::broken_intra_doc_links)]

mod batch;
mod contests;
mod convert;
mod fault;
mod game;
mod learners;
mod luck;
mod registry;
mod results;
mod table;
mod thinking;
mod words;

use pyo3::pymodule;

/// What of the package `barnyard` is made of Rust.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::contests::{Standings, standings, tournament, tournament_games, tournament_size};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::learners::{action_count, action_to_move, move_to_action, observation_size, planes};
    #[pymodule_export]
    use crate::luck::Luck;
    #[pymodule_export]
    use crate::registry::list_games;
    #[pymodule_export]
    use crate::results::{Results, simulate};
    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
