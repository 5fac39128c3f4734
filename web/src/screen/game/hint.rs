//! A hint: the adviser thinks in a worker, and the page shows the move and the reason.

use board::{RwSignal, Seen};
use engine::Phrase;
use leptos::prelude::*;
use thinker::{Job, Thought};
use wasm_bindgen_futures::spawn_local;

use crate::app::AppContext;
use crate::browser::random_bytes;
use crate::model::{Notice, TableModel};
use crate::words::Words;

pub(super) fn ask_for_hint(
    model: TableModel,
    seen: Seen,
    game: &'static str,
    thinking: RwSignal<bool>,
    (context, words): (AppContext, Words),
) {
    let adviser = context.workers().adviser;
    let Some(you) = seen.you.get_untracked() else { return };
    let state = seen.game.get_untracked();
    let (view, steps) = (state.view.text().to_owned(), state.steps);
    let luck = u64::from_le_bytes(random_bytes());
    spawn_local(async move {
        let job = Job::Advise { game: game.to_owned(), seat: you, view, seed: luck };
        let thought = adviser.think(&job).await;
        thinking.try_set(false);
        // The game may have gone on.
        let same = seen.game.try_get_untracked().is_some_and(|game| game.steps == steps);
        if let (Some(Thought::Advised { best, reason, win }), true) = (thought, same) {
            let mv = untrack(|| seen.words(&best)).unwrap_or_else(|| best.clone());
            let reason = untrack(|| seen.say(&reason));
            let percent = (win * 100.0).round() as u8;
            let text = untrack(|| {
                let phrase =
                    Phrase::new("hint-line").with("move", mv).with("reason", reason).with("percent", percent);
                words.phrase(phrase)
            });
            model.hinted.set(Some(best.clone()));
            model.notice.set(Some(Notice::Hint { mv: best, text }));
        }
    });
}
