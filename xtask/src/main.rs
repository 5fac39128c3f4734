//! Chores, in Rust: `cargo xtask <chore>`.
//!
//! Each chore is a file. They call the tools a person would call and print every command they run, so that
//! any step can be repeated by hand. They depend on nothing of ours: a broken game cannot break its tests.

mod bench;
mod certificate;
mod debian;
mod deny;
mod figures;
mod fuzz;
mod instructions;
mod load;
mod machine;
mod needs;
mod new_game;
mod page;
mod peers;
mod postgres;
mod python;
mod release;
mod reliability;
mod shell;
mod test;
mod tidy;
mod toolchain;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the barnyard.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything and open the game hall on this machine; the link to it is printed.
    ///
    /// Whatever stands after `play` is handed to `barn` instead; `cargo xtask play help` shows what it knows.
    Play {
        /// What to hand to `barn`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Check everything that must hold, and stop at the first thing that does not.
    ///
    /// Format, lints, tests, docs, the build for browsers, the rules of `tidy`, a few games over the engine protocol,
    /// and how many instructions the hot paths take. What is missing is announced and installed first: parts of the
    /// toolchain, PostgreSQL, Chromium, Valgrind. With `BARN_NO_INSTALL=1` it is named, and nothing is installed.
    Test(test::Plan),
    /// Check the rules of this project: clauses have tests, crates know only what they may, …
    Tidy,
    /// Run the fuzz targets, each for a while. Installs `cargo-fuzz` if it is missing.
    Fuzz(fuzz::Plan),
    /// Run a command with a PostgreSQL of its own, whose address is in `BARNYARD_TEST_POSTGRES`.
    ///
    /// Installs PostgreSQL if it is missing. For example: `cargo xtask postgres cargo test -p server`.
    Postgres {
        /// The command.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
        command: Vec<String>,
    },
    /// Try to make tables lose or double something: the long forms of those tests, about half an hour.
    ///
    /// Halls are killed under hundreds of games, networks are bad, and strangers attack. Prints what was measured.
    Reliability,
    /// Measure the operations of every game: by the clock, and by counted instructions where Valgrind is installed.
    Bench,
    /// Count the instructions of the hot paths and compare them with `arena/instructions/baseline.txt`.
    ///
    /// A path that takes more than 3 % more than there fails. Needs Linux on x86-64, Valgrind, and the compiler that the
    /// file was written with; says so and does nothing elsewhere.
    Instructions(instructions::Plan),
    /// Check that the oldest Rust in `Cargo.toml` builds everything, and count instructions with it.
    Msrv,
    /// Check licences, bans and sources of all dependencies by `deny.toml`. Installs `cargo-deny` if it is missing.
    Deny,
    /// Build the page and the command for this machine and pack them into `target/release-files`.
    Release(release::Plan),
    /// Build the Python package as a wheel and test it in an environment of its own, from a lock file.
    ///
    /// Needs Python 3.10 or later with `venv`, and the first time a network: packages are installed below the folder for builds.
    Python(python::Plan),
    /// Measure us beside OpenSpiel and boardgame.io, a few minutes, and write `docs/peers.md`.
    ///
    /// Needs Python 3.11 or later, Node 20 or later and a network: what is to be measured is installed first, below
    /// the folder for builds and beside its lock file.
    Peers(peers::Plan),
    /// Load a hall with real games over real sockets, then boardgame.io's server, and write it into `docs/reliability.md`.
    ///
    /// Takes about two minutes. Needs Linux, Node 20 or later and, the first time, a network.
    Load(load::Plan),
    /// Begin a new game: write its folder and register it.
    ///
    /// It starts as a tiny game of one die, whole and tested, to be replaced piece by piece. For more than that
    /// look at the nearest kind: Kuhlorado for open dice and a grid, Goat 'n' Goat for hands and decks,
    /// Tic Tac Moo for a hidden supply, Happy Cows! for effects on others, Moo Moo Toretore for choosing
    /// together.
    NewGame(new_game::Plan),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Play { arguments } if arguments.is_empty() => return page::play(),
        Chore::Play { arguments } => return barn(&arguments),
        Chore::Postgres { command } => match postgres::run(&command) {
            Ok(code) => return code,
            Err(problem) => Err(problem),
        },
        Chore::Test(plan) => test::run(&plan),
        Chore::Tidy => tidy::run(),
        Chore::Fuzz(plan) => fuzz::run(&plan),
        Chore::Reliability => reliability::run(),
        Chore::Bench => bench::run(),
        Chore::Instructions(plan) => instructions::run(&plan),
        Chore::Msrv => toolchain::msrv(),
        Chore::Deny => deny::run(),
        Chore::Release(plan) => release::run(&plan),
        Chore::Python(plan) => python::run(&plan),
        Chore::Peers(plan) => peers::run(&plan),
        Chore::Load(plan) => load::run(&plan),
        Chore::NewGame(plan) => new_game::run(&plan),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Builds `barn` and runs it in the caller's own folder, so that file names in the arguments mean what they say. Ends
/// with `barn`'s own exit code.
fn barn(arguments: &[String]) -> ExitCode {
    let manifest = shell::root().join("Cargo.toml");
    let mut barn = std::process::Command::new("cargo");
    barn.args(["run", "--release", "--quiet", "--package", "cli", "--bin", "barn", "--manifest-path"]);
    match barn.arg(manifest).arg("--").args(arguments).status() {
        Ok(status) => status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)),
        Err(problem) => {
            eprintln!("cargo could not be started: {problem}");
            ExitCode::FAILURE
        }
    }
}
