//! The command `barn`: play, simulate, replay, or let programs play.
//!
//! A subcommand is a file with its `Args` and its `run`. What can be tested without a terminal is kept
//! apart from reading and printing: [`Session`] is a game at one screen, [`Remote`] one at a table elsewhere,
//! [`Stepper`] a record leafed through, [`Protocol`] a program's partner; all take lines of text and give back
//! text.

mod advice;
mod ask;
mod bot;
mod clean;
mod completions;
mod draw;
mod engine_command;
mod failure;
mod games_command;
mod invite;
mod looking_back;
mod luck;
mod online;
mod options;
mod output;
mod page;
mod play;
mod player;
mod progress;
mod protocol;
mod record;
mod replay;
mod report;
mod rules;
mod screen;
mod serve;
mod session;
mod simulate;
mod stepper;
mod table_view;
mod tabletop;
mod tournament;
mod verdict;
mod verify;
mod words;

use std::ffi::OsString;

use clap::{Parser, Subcommand};

pub use failure::Failure;
pub use luck::read_seed;
pub use online::{Answer, BadLink, Link, Remote};
pub use player::Player;
pub use protocol::Protocol;
pub use session::{Act, Opening, Reply, Session};
pub use stepper::Stepper;

/// Farm-animal table games: play them, simulate them, study them.
#[derive(Parser, Debug)]
#[command(name = "barn", version, after_help = "Example: barn play kuhlorado --seats you,hard")]
struct Args {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Games(games_command::Args),
    Rules(rules::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Tournament(tournament::Args),
    Report(report::Args),
    Record(record::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Serve(serve::Args),
    Invite(invite::Args),
    Bot(bot::Args),
    Engine(engine_command::Args),
    Completions(completions::Args),
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
    let done = match args.command.unwrap_or_else(|| Command::Play(play::Args::default())) {
        Command::Games(args) => games_command::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Play(args) => play::run(args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Invite(args) => invite::run(args),
        Command::Bot(args) => bot::run(&args),
        Command::Engine(_) => engine_command::run(),
        Command::Completions(args) => completions::run::<Args>(&args),
    };
    done.map_or_else(|failure| failure.report(), |()| 0)
}

/// The same error about arguments in which nothing is hidden. What was typed is quoted, and a link may come from somebody who
/// would like to have it quoted.
fn quoting_safely(told: clap::Error, args: &[OsString]) -> clap::Error {
    let typed: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let shown: Vec<_> = typed.iter().map(|arg| clean::line(arg)).collect();
    if shown == typed {
        return told;
    }
    let again = Args::try_parse_from(shown.iter().map(AsRef::<str>::as_ref)).err();
    again.unwrap_or_else(|| clap::Error::raw(told.kind(), "these arguments hide something\n"))
}
