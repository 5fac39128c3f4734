//! A notice in words.

use board::Seen;
use engine::Phrase;
use leptos::prelude::*;

use crate::model::{Notice, TableModel};
use crate::screen::requests;
use crate::words::{t, words};

/// A notice in words. What the rules refuse is told with what is wrong here and now; the rule is there to be opened.
pub(super) fn notice_view(model: TableModel, seen: Seen, facts: &engine::Facts, notice: Notice) -> AnyView {
    let words = words();
    let text = match notice {
        Notice::Sorry { code, why, clause } => {
            let rule = clause.and_then(|id| words.clause(facts, &id)).map(|rule| {
                view! { <details class="rule"><summary>{t("show-rule")}</summary>{rule}</details> }
            });
            let why = why.map_or_else(|| words.refusal(code), |why| seen.say(&why));
            return view! { <span>{why}</span>{rule} }.into_any();
        }
        Notice::Hint { text, .. } => text,
        Notice::Said(seat, text) => {
            words.phrase(Phrase::new("said-line").with("who", seen.name(seat)).with("text", text))
        }
        Notice::Happened(what) => {
            let text = requests::happened(model, seen, &what).unwrap_or_default();
            // Whoever must answer sees the question, and hears that there is one.
            let class = if requests::asks_viewer(model, &what) { "for-ears" } else { "" };
            return view! { <span class=class>{text}</span> }.into_any();
        }
    };
    view! { {text} }.into_any()
}
