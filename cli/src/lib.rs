//! The command `barn`: play, simulate, replay, or let programs play.
//!
//! A subcommand is a file in [`commands`] with its `Args` and its `run`. What can be tested without a terminal is kept
//! apart from reading and printing: [`Session`] is a game at one screen, [`Remote`] one at a table elsewhere,
//! [`Stepper`] a record leafed through, [`Protocol`] a program's partner; all take lines of text and give back
//! text.

mod bot;
mod commands;
mod failure;
mod luck;
mod online;
mod player;
mod protocol;
mod session;
mod terminal;

use std::ffi::OsString;

use clap::{Parser, Subcommand};

pub use failure::Failure;
pub use luck::read_seed;
pub use online::{Answer, BadLink, Link, Remote};
pub use player::Player;
pub use protocol::Protocol;
pub use session::{Act, Opening, Reply, Session};
pub use terminal::stepper::Stepper;

/// Farm-animal table games: play them, simulate them, study them.
#[derive(Parser, Debug)]
#[command(name = "barn", version, after_help = "Example: barn play kuhlorado --seats you,hard")]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Games(commands::games::Args),
    Rules(commands::rules::Args),
    Play(commands::play::Args),
    Simulate(commands::simulate::Args),
    Tournament(commands::tournament::Args),
    Report(commands::report::Args),
    Record(commands::record::Args),
    Replay(commands::replay::Args),
    Verify(commands::verify::Args),
    Serve(commands::serve::Args),
    Invite(commands::invite::Args),
    Bot(bot::Args),
    Engine(commands::engine::Args),
    Completions(commands::completions::Args),
}

/// Runs the command with these arguments, the program's name first. Gives the exit code: 0 done, 1
/// failed, 2 bad usage.
pub fn run(args: impl IntoIterator<Item = OsString>) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    let args = match Args::try_parse_from(&args).map_err(|told| quoting_safely(told, &args)) {
        Ok(args) => args,
        Err(told) => {
            // Help goes to standard output; if nobody reads it, that is no failure.
            _ = told.print();
            return told.exit_code() as u8;
        }
    };
    let done = match args.command.unwrap_or_else(|| Command::Play(commands::play::Args::default())) {
        Command::Games(args) => commands::games::run(&args),
        Command::Rules(args) => commands::rules::run(&args),
        Command::Play(args) => commands::play::run(args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Tournament(args) => commands::tournament::run(&args),
        Command::Report(args) => commands::report::run(&args),
        Command::Record(args) => commands::record::run(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Serve(args) => commands::serve::run(&args),
        Command::Invite(args) => commands::invite::run(args),
        Command::Bot(args) => bot::run(&args),
        Command::Engine(_) => commands::engine::run(),
        Command::Completions(args) => commands::completions::run::<Args>(&args),
    };
    done.map_or_else(|failure| failure.report(), |()| 0)
}

/// The same error about arguments in which nothing is hidden. What was typed is quoted, and a link may come from somebody who
/// would like to have it quoted.
fn quoting_safely(told: clap::Error, args: &[OsString]) -> clap::Error {
    let typed: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let shown: Vec<_> = typed.iter().map(|arg| terminal::clean::line(arg)).collect();
    if shown == typed {
        return told;
    }
    let again = Args::try_parse_from(shown.iter().map(AsRef::<str>::as_ref)).err();
    again.unwrap_or_else(|| clap::Error::raw(told.kind(), "these arguments hide something\n"))
}
