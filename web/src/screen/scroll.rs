//! What may be used can be seen: if all of it lies outside the picture or behind something, the first comes into sight.

use board::{Seen, memo};
use leptos::prelude::*;
use web_sys::{HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::keys;
use crate::browser::the_window;
use crate::model::TableModel;

/// Looks after it, once for every question. Whoever scrolls away afterwards wants to see something else.
pub(crate) fn follow(model: TableModel, seen: Seen) {
    let asked = memo(move || {
        let is_ready = seen.is_asked() && !seen.waiting.get() && model.curtain.get().is_none();
        is_ready.then(|| seen.game.get().steps)
    });
    Effect::new(move |_| {
        if asked.get().is_some() {
            // With the first picture everything is where it stays, with the second it can be found there.
            request_animation_frame(|| request_animation_frame(bring_into_sight));
        }
    });
}

fn bring_into_sight() {
    let things = keys::usable();
    let Some(first) = things.first().filter(|_| !things.iter().any(is_in_sight)) else { return };
    let is_calm = the_window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let is_calm = is_calm.is_some_and(|calm| calm.matches());
    let how = ScrollIntoViewOptions::new();
    how.set_block(ScrollLogicalPosition::Center);
    how.set_behavior(if is_calm { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
    first.scroll_into_view_with_scroll_into_view_options(&how);
}

/// Whether the middle of a thing is inside the picture and nothing lies over it.
fn is_in_sight(thing: &HtmlElement) -> bool {
    let place = thing.get_bounding_client_rect();
    let (x, y) = (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0);
    let front = keys::document().element_from_point(x as f32, y as f32);
    front.is_some_and(|front| thing.contains(Some(&front)))
}
