//! Taking back: what a seat may take back by itself, and what is left of the game then.

use engine::{AnyGame, Line, Refused, Seat, SeatSet};

/// The place of the seat's last move.
pub(crate) fn last_move(game: &dyn AnyGame, seat: Seat) -> Option<usize> {
    (0..game.len()).rev().find(|at| game.who(*at) == Some(seat))
}

/// How many moves the seat has made.
pub(crate) fn moves_of(game: &dyn AnyGame, seat: Seat) -> usize {
    (0..game.len()).filter(|at| game.who(*at) == Some(seat)).count()
}

/// Whether nothing has been revealed since the seat made this move: no luck, no other seat's open move, and
/// no choice that was made together. Choices of others that are still sealed may have followed.
///
/// This looks only at who was asked when, which everybody knows: the answer tells nobody anything.
pub(crate) fn is_free(game: &dyn AnyGame, seat: Seat, at: usize) -> bool {
    let asked = game.until(at).turn().seats();
    let followers: Option<Vec<Seat>> = (at + 1..game.len()).map(|later| game.who(later)).collect();
    let Some(followers) = followers else { return false };
    if asked.len() == 1 {
        return followers.is_empty() && !closes_a_choice(game, seat, at);
    }
    let mut waiting = asked;
    waiting.remove(seat);
    for follower in followers {
        if !waiting.contains(follower) {
            return false;
        }
        waiting.remove(follower);
    }
    !waiting.is_empty() && game.turn().seats() == waiting
}

/// Whether this move was the last of several that were chosen together, so that all were turned up.
fn closes_a_choice(game: &dyn AnyGame, seat: Seat, at: usize) -> bool {
    let Some(other) = at.checked_sub(1).and_then(|earlier| game.who(earlier)) else { return false };
    let both: SeatSet = [seat, other].into_iter().collect();
    other != seat && game.until(at - 1).turn().seats() == both
}

/// The game without the seat's last move, and whether that was a sealed choice. What followed is taken back
/// too, unless it is sealed as well.
pub(crate) fn without(game: &dyn AnyGame, seat: Seat) -> Result<(Box<dyn AnyGame>, bool), Refused> {
    let at = last_move(game, seat).ok_or(Refused::NothingToUndo)?;
    let mut earlier = game.until(at);
    let sealed = earlier.turn().seats().len() > 1 && is_free(game, seat, at);
    if sealed {
        for line in game.record(Vec::new(), None).steps.drain(at + 1..) {
            let Line::Move { seat, mv, ms } = line else { unreachable!("no luck follows a sealed choice") };
            earlier.play(seat, &mv, ms)?;
        }
    }
    Ok((earlier, sealed))
}
