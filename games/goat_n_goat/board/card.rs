//! How cards look, and the sign that goes with every colour.

use board::{Picture, tint_class};
use games::goat_n_goat::{Colour, Goat};
use leptos::prelude::*;

/// The face of a card. Whatever holds it says in words what it is.
pub(crate) fn face(goat: Goat) -> AnyView {
    view! {
        <span class=format!("gng-face {}", tint_class(goat.colour().tint())) aria-hidden="true">
            <b class="gng-number">{goat.number()}</b>
            {sign(goat.colour())}
            {figure(goat)}
        </span>
    }
    .into_any()
}

/// The goat alone.
pub(crate) fn figure(goat: Goat) -> AnyView {
    view! { <Picture of=format!("gng-goat-{}", goat.number()) class="gng-goat" /> }.into_any()
}

/// The back of a card.
pub(crate) fn back() -> AnyView {
    view! { <svg class="gng-back" viewBox="0 0 64 90" aria-hidden="true"><use href="#gng-card-back" /></svg> }
        .into_any()
}

/// The sign of a colour, for eyes that do not tell colours apart.
pub(crate) fn sign(colour: Colour) -> AnyView {
    let name = ["red", "blue", "green"][colour as usize];
    view! { <Picture of=format!("barn-sign-{name}") class="gng-sign" /> }.into_any()
}
