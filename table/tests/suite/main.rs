//! The table from outside, one binary. Nothing here knows a game by name: all of them are tried.

mod hall; // A driver for one table with a pretend clock.
mod seats; // Coming, going, bots that stand in, the host.

/// The id of every game with its fewest seats.
fn games() -> impl Iterator<Item = (&'static str, u8)> {
    games::ALL.iter().map(|facts| (facts.id, facts.seats.0))
}
