//! What the board is made of: tiles, signs and pictures.

use engine::Seat;
use games::tic_tac_moo::Species;
use leptos::prelude::*;

/// The symbol of an animal.
pub(crate) fn symbol(species: Species) -> &'static str {
    match species {
        Species::Cow => "#ttm-cow",
        Species::Pig => "#ttm-pig",
        Species::Sheep => "#ttm-sheep",
        Species::Chicken => "#ttm-chicken",
    }
}

/// A tile that shows an animal.
pub(crate) fn tile(species: Species) -> AnyView {
    view! {
        <svg class="ttm-tile" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <use href="#ttm-tile" />
            <use href=symbol(species) x="8" y="4.5" width="48" height="48" />
        </svg>
    }
    .into_any()
}

/// An animal without its tile.
pub(crate) fn animal(species: Species) -> AnyView {
    view! {
        <svg class="ttm-animal" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <use href=symbol(species) />
        </svg>
    }
    .into_any()
}

/// The colour of a seat; it always comes with the seat's sign.
pub(crate) fn tint(seat: Seat) -> &'static str {
    if seat == Seat(0) { "tint-red" } else { "tint-blue" }
}

/// The sign of a seat, in a square of 64: red is a cross, blue a box.
pub(crate) fn sign(seat: Seat) -> &'static str {
    if seat == Seat(0) { "M22 22 42 42M42 22 22 42" } else { "M23 23H41V41H23Z" }
}

/// A seat's sign as a badge.
pub(crate) fn badge(seat: Seat) -> AnyView {
    view! {
        <svg class="ttm-badge" viewBox="14 14 36 36" aria-hidden="true" focusable="false">
            <path d=sign(seat) />
        </svg>
    }
    .into_any()
}
