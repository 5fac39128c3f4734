//! The tiles that go onto the meadow next: touch one, then a square, or a square first.

use board::{Memo, act, live, memo, part};
use engine::Phrase;
use games::tic_tac_moo::{Phase, Species};
use leptos::prelude::*;

use crate::choice::Half;
use crate::pieces::tile;
use crate::yard::Side;

/// A farmhand with a tile.
pub(crate) fn farmhand(side: Side, number: usize) -> AnyView {
    let there = side.about(move |player| player.farmhands[number]);
    let (name, picture) = [("farmhand-1", "#ttm-farmhand-1"), ("farmhand-2", "#ttm-farmhand-2")][number];
    let usable = move || side.choice.view.read().phase != Phase::Place;
    let inside = move || {
        view! {
            <svg class="ttm-farmhand" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><use href=picture /></svg>
            <span class="ttm-hold">{move || there.get().map(tile)}</span>
        }
        .into_any()
    };
    hand(side, number, "farmhand", Phrase::new(name), there, memo(usable), inside)
}

/// A start tile.
pub(crate) fn start_tile(side: Side, place: usize) -> AnyView {
    let there = side.about(move |player| player.start_tiles.cards().nth(place));
    let inside = move || view! { <span class="ttm-hold">{move || there.get().map(tile)}</span> }.into_any();
    hand(side, place, "start", Phrase::new("area-start-tiles"), there, memo(|| true), inside)
}

/// Something that holds a tile. It can be touched if it is the viewer's and its turn to be used has come.
fn hand(
    side: Side,
    place: usize,
    kind: &'static str,
    name: Phrase,
    there: Memo<Option<Species>>,
    usable: Memo<bool>,
    inside: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let choice = side.choice;
    let half = Half::Tile(place);
    let mine =
        memo(move || side.near && usable.get() && choice.seen.you.get().is_some() && there.get().is_some());
    let label = move || {
        let shows = there.get().map_or(Phrase::new("empty"), Species::words);
        let holds = side.say(&Phrase::new("board-holds").with("place", name.clone()).with("shows", shows));
        let does = mine.get().then(|| match choice.completed_by(half) {
            Some(mv) => choice.seen.words(&mv.to_string()),
            None => choice.can_go(place).then(|| side.say(&Phrase::new("board-choose"))),
        });
        does.flatten().map_or(holds.clone(), |does| format!("{holds} – {does}"))
    };
    let label = memo(label);
    let legal = move || mine.get() && choice.can_go(place);
    let chosen = move || mine.get() && choice.held().is_some_and(|(held, _)| held == place);
    let hinted =
        move || mine.get() && there.get().is_some_and(|species| choice.is_hinted(Some(species), None));
    let class = format!("ttm-hand {kind}");
    let shown = move || {
        let class = class.clone();
        if !mine.get() {
            return view! { <div class=class role="img" aria-label=label title=label>{inside()}</div> }
                .into_any();
        }
        view! {
            <button
                type="button"
                class=class
                class:legal=live(legal)
                class:chosen=live(chosen)
                class:hinted=live(hinted)
                aria-pressed=move || chosen().to_string()
                aria-label=label
                on:click=act(move || choice.touch(half))
                on:pointerenter=act(move || choice.at.set(Some(half)))
                on:pointerleave=act(move || choice.at.set(None))
                on:focus=act(move || choice.at.set(Some(half)))
                on:blur=act(move || choice.at.set(None))
            >
                {inside()}
            </button>
        }
        .into_any()
    };
    part(shown)
}
