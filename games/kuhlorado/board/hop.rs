//! The hop from a square to its partners, over the square between (KUH-6).

use board::{CollectView, memo, part};
use engine::kit::{Squares, read_square};
use games::kuhlorado::Waiting;
use leptos::prelude::*;

use crate::glance::Glance;
use crate::hand::Hand;

/// Lines from the square that was marked first, or from the one that is looked at.
pub(crate) fn lines(hand: Hand) -> AnyView {
    let hops = memo(move || hops(hand, &hand.glance.read()));
    let drawn = move || {
        let (from, to) = hops.get();
        to.iter().map(|to| view! { <path d=arc(from, to) pathLength="1" /> }).collect_view()
    };
    view! { <svg class="kuh-hops" viewBox="0 0 8 8" aria-hidden="true">{part(drawn)}</svg> }.into_any()
}

fn hops(hand: Hand, glance: &Glance) -> (u8, Squares) {
    let first = glance.view.first.as_deref().and_then(read_square);
    let from = match glance.view.phase {
        Waiting::Second => first,
        Waiting::First | Waiting::Again => {
            hand.looked_at.get().filter(|square| glance.fitting().contains(*square))
        }
        _ => None,
    };
    from.map_or((0, Squares::EMPTY), |from| (from, glance.partners(from)))
}

/// A hop from one square to another, from rim to rim, bent to one side so that what lies between can be read.
fn arc(from: u8, to: u8) -> String {
    let middle = |square: u8| [f32::from(square % 8) + 0.5, f32::from(square / 8) + 0.5];
    let (start, end) = (middle(from), middle(to));
    let along = |way: f32, aside: f32| {
        let [x, y] = [end[0] - start[0], end[1] - start[1]];
        format!("{} {}", start[0] + way * x - aside * y, start[1] + way * y + aside * x)
    };
    format!("M{}Q{} {}", along(0.17, 0.08), along(0.5, 0.34), along(0.83, 0.08))
}
