//! The page: the printed sheet with everything that is pencilled onto it.

use board::CollectView;
use engine::Phrase;
use engine::kit::Squares;
use leptos::html::Button;
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
                {grid(hand)}
            </div>
            {score(1)}
        </div>
    }
    .into_any()
}

fn grid(hand: Hand) -> AnyView {
    let buttons: [NodeRef<Button>; 64] = std::array::from_fn(|_| NodeRef::new());
    // One square is in the order of keys; arrows go to the others.
    let cursor = RwSignal::new(0_u8);
    let go = move |to: u8| {
        cursor.set(to);
        if let Some(button) = buttons[usize::from(to)].get_untracked() {
            _ = button.focus();
        }
    };
    let squares = (0..64).map(|at| square::square(hand, at, buttons[usize::from(at)], cursor)).collect_view();
    let label = move || hand.seen.say(&Phrase::new("area-sheet"));
    let leave = move || hand.looked_at.set(None);
    view! {
        <div
            class="kuh-grid"
            role="group"
            aria-label=label
            on:pointerleave=move |_| leave()
            on:focusout=move |_| leave()
            on:keydown=move |event| {
                if let Some(to) = neighbour(cursor.get_untracked(), &event.key()) {
                    event.prevent_default();
                    go(to);
                }
            }
        >
            {squares}
            {margin::on_the_sheet(hand)}
            {hop::lines(hand)}
        </div>
    }
    .into_any()
}

/// The square an arrow key leads to.
fn neighbour(square: u8, key: &str) -> Option<u8> {
    let (rows, columns) = match key {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return None,
    };
    Squares::only(square).moved(rows, columns).first()
}
