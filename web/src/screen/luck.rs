//! Was it luck? How kind the draws of a finished game were to everybody, weighed in a worker.

use std::sync::Arc;

use board::{RwSignal, Seen, act, part};
use engine::{Phrase, Record, Seat};
use leptos::prelude::*;
use thinker::{Job, Thought};
use wasm_bindgen_futures::spawn_local;

use crate::app::app_context;
use crate::words::{t, words};

/// From here on luck is told to have been kind, up to there to have been unkind.
const KIND: u8 = 60;
const UNKIND: u8 = 40;

/// A button that asks, and what there is to say then: first to whoever asks, then about the others, and below it what
/// shows that the luck was honest.
pub(crate) fn was_it_luck(
    record: RwSignal<Option<Arc<Record>>>,
    seen: Seen,
    you: impl Fn() -> Option<Seat> + Send + Sync + 'static,
    seal: impl Fn() -> Option<String> + Send + Sync + 'static,
) -> AnyView {
    let words = words();
    let found = RwSignal::new(None::<Vec<u8>>);
    let (asked, thinking) = (RwSignal::new(false), RwSignal::new(false));
    let adviser = StoredValue::new_local(app_context().workers().adviser);
    let ask = move || {
        asked.set(true);
        let Some(record) = record.get_untracked().filter(|_| !thinking.get_untracked()) else { return };
        thinking.set(true);
        let adviser = adviser.get_value();
        spawn_local(async move {
            let thought = adviser.think(&Job::Weigh { record: Box::new((*record).clone()) }).await;
            thinking.try_set(false);
            if let Some(Thought::Weighed(percents)) = thought {
                found.try_set(Some(percents));
            }
        });
    };
    let lines = move || {
        let percents = found.get()?;
        let you = you();
        let own = you.and_then(|you| percents.get(you.idx())).map(|percent| {
            let id = match *percent {
                KIND.. => "luck-kind",
                ..=UNKIND => "luck-unkind",
                _ => "luck-even",
            };
            let line = words.phrase(Phrase::new(id).with("percent", *percent));
            view! { <p class="luck-own">{line}</p> }
        });
        let others = (0..).map(Seat).zip(percents).filter(|(seat, _)| Some(*seat) != you);
        let others = others.map(|(seat, percent)| {
            let phrase = Phrase::new("luck-of").with("who", seen.name(seat)).with("percent", percent);
            view! { <p>{words.phrase(phrase)}</p> }
        });
        Some(view! { {own} {others.collect::<Vec<_>>()} })
    };
    let below = move || asked.get().then(&seal).flatten().map(|seal| view! { <p class="quiet">{seal}</p> });
    view! {
        <section class="luck">
            <button class="button" disabled=thinking on:click=act(ask)>{t("check-luck")}</button>
            <div role="status">
                {part(move || thinking.get().then(|| view! { <p>{words.say("thinking")}</p> }))}
                {part(lines)}
            </div>
            {part(below)}
        </section>
    }
    .into_any()
}
