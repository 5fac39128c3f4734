//! The count.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::cards::{Breed, chips_worth, herd_size};
use super::rules::LEADS;
use super::{MooMooToretore, Player};

/// What a player's cows and chips bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// MOO-19: the worth of the cows.
    pub cows: i16,
    /// MOO-19: 1 for each cow with kids.
    pub kids: i16,
    /// MOO-19: face-up chips.
    pub chips: i16,
    /// MOO-20: 1 for each cow, if all are of one breed.
    pub one_breed: i16,
    /// MOO-21: 1 for each set of all three breeds.
    pub sets: i16,
}

impl Points {
    /// All of it.
    pub fn total(&self) -> i16 {
        self.cows + self.kids + self.chips + self.one_breed + self.sets
    }
}

/// What a seat has as things stand. Chips laid this round no longer count.
pub fn points(game: &MooMooToretore, seat: Seat) -> Points {
    points_of(game.player(seat))
}

pub(super) fn points_of(player: &Player) -> Points {
    let herds = Breed::ALL.map(|breed| i16::from(herd_size(&player.cows, breed)));
    let kids = player.cows.kinds().filter(|(cow, _)| cow.with_kids()).map(|(_, count)| i16::from(count));
    let breeds = herds.iter().filter(|size| **size > 0).count();
    Points {
        cows: Breed::ALL.into_iter().zip(herds).map(|(breed, size)| i16::from(breed.worth()) * size).sum(),
        kids: kids.sum(),
        chips: i16::from(chips_worth(player.chips)),
        one_breed: if breeds == 1 { i16::from(player.cows.len()) } else { 0 },
        sets: herds.into_iter().min().unwrap_or(0),
    }
}

impl MooMooToretore {
    /// What ended the game: MOO-17, or MOO-18 if a round was still to come.
    pub(super) fn ending(&self) -> &'static str {
        if self.round == LEADS * self.seats { "ended-all-led" } else { "ended-no-cows" }
    }
}
