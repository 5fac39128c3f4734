//! What players decide, and what luck does.

use engine::Seat;

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Throw again.
    Throw,
    /// Go home with the eggs in the basket.
    Home,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts.
    Start(Seat),
    /// What the die shows, from 1 to 6.
    Die(u8),
}
