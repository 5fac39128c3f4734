//! The count.

use engine::{Outcome, Seat, Source};

use super::farm::Cows;
use super::{CowCard, HappyCows, View};

/// HAP-23: what a seat's cows are worth as they stand, barns included.
pub fn points(game: &HappyCows, seat: Seat) -> i16 {
    let cows = game.farms[seat.idx()].cows();
    icons(cows.and(game.happy)) - icons(cows.without(game.happy))
}

#[inline]
pub(super) fn icons(cows: Cows) -> i16 {
    (1..=5).map(|icons| i16::from(icons) * cows.and(Cows::with_icons(icons)).len() as i16).sum()
}

/// HAP-23: where everybody's points come from.
pub(super) fn sources(view: &View) -> Vec<Source> {
    let farms = || view.position.players.iter();
    let outside = |happy| farms().map(move |farm| worth(&farm.outside, happy));
    let inside = |happy| farms().map(move |farm| farm.barns.iter().map(|barn| worth(barn, happy)).sum());
    vec![
        Source::new("source-happy-outside", outside(true)),
        Source::new("source-happy-inside", inside(true)),
        Source::new("source-sad-outside", outside(false)),
        Source::new("source-sad-inside", inside(false)),
    ]
}

/// What the happy ones among cows bring, or the sad ones cost.
fn worth(cows: &[CowCard], happy: bool) -> i16 {
    let icons = cows.iter().filter(|card| card.happy == happy).map(|card| i16::from(card.cow.icons()));
    icons.sum::<i16>() * if happy { 1 } else { -1 }
}

pub(super) fn outcome(game: &HappyCows) -> Outcome {
    let scores = Seat::all(game.seats).map(|seat| points(game, seat)).collect();
    Outcome::highest(scores, "ended-empty-pile")
}
