//! When the device is handed over: the curtain before it, and what the next one missed.

use std::sync::Arc;

use board::{CollectView, Picture, Seen, Show, act, part};
use engine::Phrase;
use leptos::prelude::*;

use crate::model::TableModel;
use crate::screen::panel;
use crate::words::{t, words};

/// What hides the table while the device is handed over.
pub(super) fn curtain(model: TableModel, seen: Seen) -> AnyView {
    let words = words();
    let shown = move || {
        model.curtain.get().map(|seat| {
        let name = seen.name(seat);
        let hand = words.phrase(Phrase::new("curtain-hand").with("who", name.clone()));
        let open = words.phrase(Phrase::new("curtain-open").with("who", name));
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-text">
                <Picture of="barn-logo".to_owned() />
                <p id="curtain-text">{hand}</p>
                <button class="button main big" autofocus on:click=act(move || model.open_curtain())>{open}</button>
            </div>
        }
    })
    };
    part(shown)
}

/// What happened since whoever has the device now moved last, until they put it away or play on.
pub(super) fn missed(model: TableModel, seen: Seen) -> AnyView {
    let lines = move || {
        let missed = model.missed.get();
        missed.iter().map(|told| view! { <li>{panel::line(seen, told)}</li> }).collect_view()
    };
    view! {
        <Show when=move || !model.missed.read().is_empty()>
            <section class="missed" role="status" aria-label=t("missed-title")>
                <h2>{t("missed-title")}</h2>
                <ol tabindex="0" aria-label=t("missed-title")>{part(lines)}</ol>
                <button class="button" on:click=act(move || model.missed.set(Arc::default()))>{t("understood")}</button>
            </section>
        </Show>
    }
    .into_any()
}
