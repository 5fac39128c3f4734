//! The table from outside, one binary. Nothing here knows a game by name: all of them are tried.

mod attacks; // What was done to a running hall once, and must not be possible again.
mod authority; // Random messages from random roles, against the table of who may do what.
mod clients; // What a viewer's program knows and does by itself.
mod clocks; // Time that runs, stands still and is up.
mod golden; // What earlier versions wrote can be read, and goes on.
mod hall; // A driver for one table with a pretend clock.
mod playing; // Moves that count once, numbers and hashes, coming back, rematches, records.
mod seats; // Coming, going, bots that stand in, the host.
mod secrets; // Nobody learns what they may not know, on any channel.
mod simulator; // Bad networks, rude players, crashes.
mod taking_back; // Undo: free, by consent, and never for better luck.
mod taking_up; // Games that were begun elsewhere.
mod together; // Choices made together, in any order.
mod wire; // Messages as text: examples, nonsense.

use engine::Fast;
use table::wire::{FromTable, Refusal};

/// The id of every game with its fewest seats.
fn games() -> impl Iterator<Item = (&'static str, u8)> {
    games::ALL.iter().map(|facts| (facts.id, facts.seats.0))
}

/// A stream of luck for one game's share of a test.
fn luck(game: &str) -> Fast {
    Fast::new(game.bytes().map(u64::from).sum())
}

/// How often a test goes round: few times, unless `BARN_ROUNDS` says otherwise.
fn rounds(few: u64) -> u64 {
    let said = std::env::var("BARN_ROUNDS").ok();
    said.map_or(few, |rounds| rounds.parse().expect("BARN_ROUNDS is a number"))
}

/// Does something with every number below `count`, on all cores; what came of it is in no order.
fn on_all_cores<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let share = |first| (first..count).step_by(cores).map(&work).collect::<Vec<T>>();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores as u64).map(|first| scope.spawn(move || share(first))).collect();
        let done = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        done.flat_map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// Why the last of some messages was a refusal.
fn refusal(messages: &[FromTable]) -> Option<Refusal> {
    match messages.last()? {
        FromTable::Sorry { code, .. } => Some(*code),
        _ => None,
    }
}
