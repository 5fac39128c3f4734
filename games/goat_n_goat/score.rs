//! The count.

use engine::{Outcome, Seat, SeatSet, Source};

use super::{GoatNGoat, Player, View};

/// GNG-13: what a seat's mountains and penalties are worth as they stand.
pub fn points(game: &GoatNGoat, seat: Seat) -> i16 {
    let player = game.player(seat);
    player.mountains.worth() - i16::from(player.penalties.len())
}

/// GNG-13: where everybody's points come from.
pub(super) fn sources(view: &View) -> Vec<Source> {
    let penalties = view.players.iter().map(|player| -i16::from(player.penalties.len()));
    vec![
        Source::new("source-mountains", view.players.iter().map(|player| player.mountains.worth())),
        Source::new("source-penalties", penalties),
    ]
}

pub(super) fn outcome(game: &GoatNGoat) -> Outcome {
    let scores = Seat::all(game.seats).map(|seat| points(game, seat)).collect();
    let mut outcome = Outcome::highest(scores, "ended-last-turns");
    outcome.winners = break_ties(game, outcome.winners);
    outcome
}

/// GNG-14, R7: among equals the highest mountain decides, then the second, then the third.
fn break_ties(game: &GoatNGoat, mut winners: SeatSet) -> SeatSet {
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
