//! Looking back on a finished game: where it turned, and what would have been better.

use std::sync::Arc;

use board::{Picture, RwSignal, Seen, act, part};
use engine::{AnyGame, Phrase, Record};
use leptos::prelude::*;
use thinker::{Decision, Job, Thought};
use wasm_bindgen_futures::spawn_local;

use crate::app::app_context;
use crate::browser::random_bytes;
use crate::screen::curve;
use crate::words::words;

/// Where the game turned: the chances of everybody as a curve, and what would have been better.
pub(super) fn looking_back(
    record: &Arc<Record>,
    game: StoredValue<Box<dyn AnyGame>, LocalStorage>,
    seen: Seen,
    at: RwSignal<usize>,
    length: usize,
) -> AnyView {
    let words = words();
    let found = RwSignal::new(None::<Vec<Decision>>);
    let thinking = RwSignal::new(false);
    let adviser = StoredValue::new_local(app_context().workers().adviser);
    let winners = record.result.as_ref().map(|end| end.winners).unwrap_or_default();
    let record = Arc::clone(record);
    let look = move || {
        thinking.set(true);
        let (adviser, record) = (adviser.get_value(), Box::new((*record).clone()));
        let luck = u64::from_le_bytes(random_bytes());
        spawn_local(async move {
            let thought = adviser.think(&Job::Review { record, seed: luck }).await;
            thinking.try_set(false);
            if let Some(Thought::Reviewed(decisions)) = thought {
                found.try_set(Some(decisions));
            }
        });
    };
    let turning = move |(number, decision): (usize, Decision)| {
        let (better, reason, loss) = decision.better?;
        let percent = (loss * 100.0).round() as u8;
        let describe = |mv: String| {
            let words = game.with_value(|game| game.until(decision.at).describe(decision.seat, &mv));
            words.map_or(mv, |phrase| seen.say(&phrase))
        };
        // Reasons speak to whoever decided.
        let reason = if seen.you.get() == Some(decision.seat) { seen.say(&reason) } else { String::new() };
        let phrase = Phrase::new("turning-line")
            .with("who", seen.name(decision.seat))
            .with("played", describe(decision.played))
            .with("better", describe(better))
            .with("reason", reason)
            .with("percent", percent);
        let (text, step) = (words.phrase(phrase), decision.at);
        Some(view! {
            <li><button class="choice" on:click=act(move || at.set(step))><b>{(number + 1).to_string()}</b>{text}</button></li>
        })
    };
    let shown = move || {
        let decisions = found.get()?;
        let curve = curve::curve(&decisions, winners, seen, at, length);
        let turned = decisions.into_iter().filter(Decision::is_turning).enumerate();
        let turned: Vec<_> = turned.filter_map(turning).collect();
        let none = turned.is_empty();
        Some(view! {
            {curve}
            <ol class="turning">{turned}</ol>
            {none.then(|| view! { <p>{words.say("no-turning")}</p> })}
        })
    };
    view! {
        <section class="looking-back">
            <button class="button main" disabled=thinking on:click=act(look)>
                <Picture of="barn-icon-hint".to_owned() />
                {move || words.say(if thinking.get() { "thinking" } else { "find-turning" })}
            </button>
            {part(shown)}
        </section>
    }
    .into_any()
}
