//! The count.

use engine::Seat;

use super::@@Type@@;

/// @@PREFIX@@-8: an egg is a point.
pub(super) fn points(game: &@@Type@@, seat: Seat) -> i16 {
    game.home[seat.idx()] as i16
}
