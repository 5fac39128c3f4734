//! Another game from a step of this one on.

use board::{RwSignal, Show, act};
use leptos::prelude::*;
use table::log::{Entry, Fact};
use wasm_bindgen_futures::spawn_local;

use super::SavedHere;
use crate::browser::{now_ms, random_name};
use crate::route::Route;
use crate::storage;
use crate::words::t;

/// The same game again up to this step, and from there on another one. Luck stays what it was.
pub(super) fn what_if(kept: SavedHere, at: RwSignal<usize>, length: usize) -> AnyView {
    let from = move |at: usize| prefix(&kept.1, at).map(|log| (kept.0.clone(), log));
    let can = {
        let from = from.clone();
        move || at.get() < length && from(at.get()).is_some()
    };
    let go = move || {
        let Some((mut game, log)) = from(at.get_untracked()) else { return };
        (game.id, game.over, game.last_ms) = (random_name::<8>(), false, now_ms());
        spawn_local(async move {
            if storage::save_entries(&game.id, 0, &log).await.is_ok()
                && storage::save_game(&game).await.is_ok()
            {
                Route::Game(game.id).go();
            }
        });
    };
    view! { <Show when=can><button class="button" on:click=act(go.clone())>{t("what-if")}</button></Show> }
        .into_any()
}

/// The log until so many steps were played; `None` if moves were taken back or it was not the first game, so that
/// steps and entries do not go together.
fn prefix(log: &[Entry], steps: usize) -> Option<Vec<Entry>> {
    let simple = log.iter().filter(|entry| matches!(entry.fact, Fact::Began {})).count() == 1
        && !log.iter().any(|entry| matches!(entry.fact, Fact::Undone { .. }));
    let is_step = |entry: &&Entry| matches!(entry.fact, Fact::Moved { .. } | Fact::Drawn { .. });
    let last = log.iter().enumerate().filter(|(_, entry)| is_step(entry)).nth(steps.checked_sub(1)?)?.0;
    simple.then(|| log[..=last].to_vec())
}
