//! What is told in words is told after it was seen: boards show it first.

use std::sync::Arc;

use board::{RwSignal, Signal};
use engine::{Seat, Told};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::browser::{is_calm, is_showing};
use crate::model::TableModel;
use crate::settings::Pace;

/// How long most things take to be seen, and how often one looks whether a board still shows something.
const SEEN_MS: u32 = 450;
const LOOK_AGAIN_MS: u32 = 150;

/// The story as far as it was seen, and who it was told to.
pub(crate) fn story_seen(model: TableModel) -> Signal<Arc<Vec<Told>>> {
    let shown = RwSignal::new(model.story.get_untracked());
    let timer = StoredValue::new_local(None::<Timeout>);
    Effect::new(move |before: Option<(Option<Seat>, usize)>| {
        let (story, you) = (model.story.get(), model.you.get());
        let length = story.len();
        let goes_on = before.is_some_and(|(seat, earlier)| seat == you && earlier > 0 && earlier <= length);
        if goes_on && model.pace.get_untracked() != Pace::NoWaiting && !is_calm() {
            wait(model, shown, timer, SEEN_MS);
        } else {
            // Another one looks, or something was taken back: what was told before does not count.
            timer.set_value(None);
            shown.set(story);
        }
        (you, length)
    });
    shown.into()
}

fn wait(
    model: TableModel,
    shown: RwSignal<Arc<Vec<Told>>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    ms: u32,
) {
    let next = Timeout::new(ms, move || {
        if is_showing() {
            wait(model, shown, timer, LOOK_AGAIN_MS);
        } else if let Some(story) = model.story.try_get_untracked() {
            shown.try_set(story);
        }
    });
    _ = timer.try_update_value(|timer| *timer = Some(next));
}
