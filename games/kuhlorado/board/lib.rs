//! The board of Kuhlorado: a page torn off the pad, two pencils, and two dice on a rail.
//!
//! [`glance`] works out what there is to see, [`hand`] is what the viewer does with it. The rest draws: [`page`]
//! with its [`square`]s, the [`margin`] where majorities are counted, the [`hop`] lines between partners, the
//! [`dice`], and the [`tally`] of points.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod dice;
mod glance;
mod hand;
mod hop;
mod margin;
mod page;
mod square;
mod tally;

use board::Seen;
use leptos::prelude::*;

use hand::Hand;

/// Draws Kuhlorado.
pub fn board(seen: Seen) -> AnyView {
    let hand = Hand::new(seen);
    view! {
        <div class="kuh">
            <div class="kuh-table">
                {page::page(hand)}
                <div class="kuh-side">
                    {dice::dice(hand)}
                    {tally::ledger(hand)}
                </div>
            </div>
        </div>
    }
    .into_any()
}
