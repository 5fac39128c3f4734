//! The page: the printed sheet with everything that is pencilled onto it.

use board::{CollectView, RwSignal, act, live};
use std::ops::RangeInclusive;

use engine::Phrase;
use leptos::prelude::*;

use crate::hand::Hand;
use crate::{hop, margin, square, tally};

/// The page torn off the pad: the neighbour's score on top, one's own at the bottom.
pub(crate) fn page(hand: Hand) -> AnyView {
    let score = move |place: usize| move || tally::score(hand, hand.seats()[place]);
    view! {
        <div class="kuh-page">
            <div class="kuh-torn"></div>
            {score(0)}
            <div class="kuh-field">
                {margin::edges(hand)}
                {rim("columns", 'a'..='h')}
                {rim("rows", '1'..='8')}
                {grid(hand)}
            </div>
            {score(1)}
        </div>
    }
    .into_any()
}

/// What columns and rows are called. Squares say their whole name themselves.
fn rim(which: &str, names: RangeInclusive<char>) -> AnyView {
    let names = names.map(|name| view! { <span>{name}</span> }).collect_view();
    view! { <div class=format!("kuh-rim {which}") aria-hidden="true">{names}</div> }.into_any()
}

fn grid(hand: Hand) -> AnyView {
    // One square is in the order of keys; arrows go to the others.
    let cursor = RwSignal::new(0_u8);
    let squares = (0..64).map(|at| square::square(hand, at, cursor)).collect_view();
    let label = move || hand.seen.say(&Phrase::new("area-sheet"));
    let leave = move || hand.looked_at.set(None);
    view! {
        <div
            class="kuh-grid"
            role="group"
            aria-label=live(label)
            on:pointerleave=act(leave)
            on:focusout=act(leave)
        >
            {squares}
            {margin::on_the_sheet(hand)}
            {hop::lines(hand)}
        </div>
    }
    .into_any()
}
