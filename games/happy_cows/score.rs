//! The count.

use engine::Seat;

use super::HappyCows;
use super::farm::{Cows, with_icons};

/// HAP-23: what a seat's cows are worth as they stand, barns included.
pub fn points(game: &HappyCows, seat: Seat) -> i16 {
    let cows = game.farms[seat.idx()].cows();
    icons(cows.and(game.happy)) - icons(cows.without(game.happy))
}

#[inline]
pub(super) fn icons(cows: Cows) -> i16 {
    (1..=5).map(|icons| i16::from(icons) * i16::from(cows.and(with_icons(icons)).len())).sum()
}
