//! The count.

use engine::{Seat, SeatSet};

use super::{GoatNGoat, Player};

/// GNG-13: what a seat's mountains and penalties are worth as they stand.
pub fn points(game: &GoatNGoat, seat: Seat) -> i16 {
    let player = game.player(seat);
    player.mountains.worth() - i16::from(player.penalties.len())
}

/// GNG-14, R7: among equals the highest mountain decides, then the second, then the third.
pub(super) fn break_ties(game: &GoatNGoat, mut winners: SeatSet) -> SeatSet {
    if winners.len() < 2 {
        return winners;
    }
    for place in 0..3 {
        let height = |seat: Seat| nth_highest(game.player(seat), place);
        let best = winners.iter().map(height).max();
        winners = winners.iter().filter(|seat| Some(height(*seat)) == best).collect();
    }
    winners
}

/// The size of a player's mountain at this place from the top; a missing one counts as 0.
fn nth_highest(player: &Player, place: usize) -> u8 {
    // A mountain is the `place`-th highest if the sizes above it are that few; no list is needed.
    let mut higher = 0;
    for size in (3..=9).rev() {
        higher += player.mountains.iter().filter(|mountain| mountain.size == size).count();
        if higher > place {
            return size;
        }
    }
    0
}
