//! Moves and outcomes, and what they are chosen from.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::MooMooToretore;
use super::cards::{Cow, Cows, Number, starred};
use super::plays::{Play, Plays};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay cards face down and chips beside them.
    Lay(Play),
    /// Pick the sign of the chips laid.
    Pick(Sign),
}

/// Whether chips add or take off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They say it themselves.
pub enum Sign {
    Plus,
    Minus,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who leads first.
    Start(Seat),
    /// The next hand card.
    Card(Number),
    /// The next cow.
    Cow(Cow),
    /// The stars of the cow after that.
    Stars(u8),
}

impl Sign {
    /// Both, in the order of every list.
    pub(super) const ALL: [Sign; 2] = [Sign::Plus, Sign::Minus];
}

impl MooMooToretore {
    #[inline]
    pub(super) fn plays(&self, seat: Seat) -> Plays {
        Plays::of(self.player(seat), self.instruction(), self.markers)
    }

    /// The cows that may be turned up next: if the stars on top are known, only those that have them (MOO-7).
    #[inline]
    pub(super) fn next_cows(&self) -> Cows {
        self.stars.map_or(self.cow_pile, |stars| starred(&self.cow_pile, stars))
    }

    /// How many cows in the pile have so many stars.
    #[inline]
    pub(super) fn cows_with(&self, stars: u8) -> u32 {
        u32::from(starred(&self.cow_pile, stars).len())
    }
}
