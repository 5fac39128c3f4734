//! Another game from a step of this one on.

use board::{CollectView, RwSignal, Show, act, part};
use engine::Phrase;
use leptos::prelude::*;
use table::log::{Entry, Fact};
use wasm_bindgen_futures::spawn_local;

use super::SavedHere;
use crate::browser::{now_ms, random_name};
use crate::route::Route;
use crate::storage::{self, SavedGame};
use crate::words::{t, words};

/// The same game again up to this step, and from there on another one. Luck stays what it was.
pub(super) fn what_if(kept: SavedHere, at: RwSignal<usize>, length: usize) -> AnyView {
    let id = kept.0.id.clone();
    let from = move |at: usize| prefix(&kept.1, at).map(|log| (kept.0.clone(), log));
    let can = {
        let from = from.clone();
        move || at.get() < length && from(at.get()).is_some()
    };
    let go = move || {
        let Some((mut game, log)) = from(at.get_untracked()) else { return };
        game.what_if = Some((game.id, at.get_untracked() as u32));
        (game.id, game.over, game.last_ms) = (random_name::<8>(), false, now_ms());
        spawn_local(async move {
            if storage::save_entries(&game.id, 0, &log).await.is_ok()
                && storage::save_game(&game).await.is_ok()
            {
                Route::Game(game.id).go();
            }
        });
    };
    view! {
        <Show when=can><button class="button" on:click=act(go.clone())>{t("what-if")}</button></Show>
        {others(id)}
    }
    .into_any()
}

/// The other ways on that were begun from this game.
fn others(id: String) -> AnyView {
    let (words, found) = (words(), RwSignal::new(Vec::<SavedGame>::new()));
    spawn_local(async move {
        let all = storage::saved_games().await.unwrap_or_default();
        let of_this = |game: &SavedGame| game.what_if.as_ref().is_some_and(|(of, _)| *of == id);
        found.try_set(all.into_iter().filter(of_this).collect());
    });
    let line = move |game: SavedGame| {
        let step = game.what_if.map_or(0, |(_, step)| step);
        let way = if game.over { Route::Replay(game.id) } else { Route::Game(game.id) };
        let text = words.phrase(Phrase::new("what-if-from").with("step", step));
        view! { <li><a href=way.link()>{text}</a></li> }
    };
    let list = move || view! { <ul class="what-ifs">{found.get().into_iter().map(line).collect_view()}</ul> };
    part(list)
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
