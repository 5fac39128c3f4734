//! The record of a finished game: its luck can be checked, and it can be saved as a file.

use std::sync::Arc;

use board::{CollectView, Picture, RwSignal, act, live};
use engine::{Phrase, Record};
use leptos::prelude::*;

use crate::browser::save_file;
use crate::screen::seats;
use crate::words::{t, words};

/// Checks every draw of the record against what was promised.
pub(super) fn luck(record: &Arc<Record>) -> AnyView {
    let words = words();
    let undone = record.undone.iter().filter_map(|line| {
        let (at, from, to) = (line.seat.idx(), line.from, line.to);
        let name = record.seats.get(at)?.name.clone();
        let text = move || {
            let phrase = Phrase::new("taken-back-line").with("who", seats::kept_name(&name, at));
            words.phrase(phrase.with("from", from).with("to", to))
        };
        Some(view! { <p class="quiet">{live(text)}</p> })
    });
    let undone = undone.collect_view();
    let verdict = RwSignal::new(None::<Result<usize, String>>);
    let record = Arc::clone(record);
    let check = move || {
        let text = serde_json::to_vec(&*record).expect("records are plain data");
        let verified = table::verify(&text);
        verdict.set(Some(verified.map(|verified| verified.draws).map_err(|flaw| flaw.to_string())));
    };
    let line = move || {
        verdict.get().map(|verdict| match verdict {
            Ok(draws) => words.phrase(Phrase::new("luck-fine").with("draws", draws)),
            Err(flaw) => words.phrase(Phrase::new("luck-wrong").with("flaw", flaw)),
        })
    };
    view! {
        <section>
            <button class="button" on:click=act(check)>{t("check-luck")}</button>
            <p role="status">{live(line)}</p>
            {undone}
        </section>
    }
    .into_any()
}

pub(super) fn keep_it(record: &Arc<Record>) -> AnyView {
    let record = Arc::clone(record);
    let save = move || {
        let text = serde_json::to_string_pretty(&*record).expect("records are plain data");
        save_file(&format!("{}.barn", record.game), &text);
    };
    view! {
        <button class="button" on:click=act(save)>
            <Picture of="barn-icon-download".to_owned() />
            {t("save-record")}
        </button>
    }
    .into_any()
}
