//! Pictures, and colours by name.

use engine::scene::Tint;
use leptos::prelude::*;

/// A picture of the house, by the name of its symbol. What it shows must be said in words beside it, or be of no
/// importance: it is hidden from ears.
#[component]
pub fn Picture(
    /// The symbol's name.
    #[prop(into)]
    of: String,
    /// More classes.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    view! {
        <svg class=format!("picture {class}") aria-hidden="true" focusable="false">
            <use href=format!("#{of}") />
        </svg>
    }
}

/// The class of a colour: it sets `--piece` and its darker shade for everything inside.
pub fn tint_class(tint: Tint) -> &'static str {
    match tint {
        Tint::None => "tint-none",
        Tint::Blue => "tint-blue",
        Tint::Purple => "tint-purple",
        Tint::Red => "tint-red",
        Tint::Orange => "tint-orange",
        Tint::Green => "tint-green",
        Tint::Brown => "tint-brown",
        Tint::Black => "tint-black",
        Tint::White => "tint-white",
        Tint::Water => "tint-water",
    }
}
