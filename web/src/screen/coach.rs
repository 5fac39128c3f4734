//! A lesson is a real game with somebody at your side, who says which rule counts now and what they would do.
//!
//! It is made from the rulebook and from what players think of the moves, so every game has one. A rule is
//! explained when it first matters. After three minutes, or when nothing new has come up for a while, the coach leaves.

use std::collections::BTreeSet;

use board::{CollectView, Picture, Seen};
use engine::Facts;
use leptos::prelude::*;

use super::game::clauses_now;
use crate::browser::now_ms;
use crate::words::{t, words};

/// How long a lesson takes at most.
const LESSON_MS: u64 = 180_000;

/// After how many decisions without a new rule the coach leaves.
const NOTHING_NEW: u32 = 5;

/// How many rules are explained at once.
const AT_ONCE: usize = 2;

/// What the coach has to say.
#[derive(Clone, PartialEq)]
enum Says {
    Nothing,
    /// These clauses count now.
    Rules(Vec<&'static str>),
    /// That is all.
    Goodbye,
}

/// The coach. `advise` shows what they would do.
pub(crate) fn coach(
    seen: Seen,
    facts: &'static Facts,
    advise: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = words();
    let begun = now_ms();
    let says = RwSignal::new(Says::Nothing);
    let explained = StoredValue::new(BTreeSet::new());
    let nothing_new = StoredValue::new(0u32);
    let gone = StoredValue::new(false);
    Effect::new(move |_| {
        let game = seen.game.get();
        if gone.get_value() || !untrack(|| seen.is_asked()) {
            return;
        }
        let now = clauses_now(facts.id, &game);
        let mut new: Vec<&'static str> =
            now.iter().copied().filter(|id| explained.with_value(|known| !known.contains(id))).collect();
        new.truncate(AT_ONCE);
        nothing_new.update_value(|count| *count = if new.is_empty() { *count + 1 } else { 0 });
        if now_ms() - begun > LESSON_MS || nothing_new.get_value() > NOTHING_NEW {
            gone.set_value(true);
            says.set(Says::Goodbye);
        } else if new.is_empty() {
            says.set(Says::Nothing);
            advise();
        } else {
            explained.update_value(|known| known.extend(new.iter().copied()));
            says.set(Says::Rules(new));
        }
    });
    let understood = move |_| {
        let goodbye = says.get_untracked() == Says::Goodbye;
        says.set(Says::Nothing);
        if !goodbye {
            advise();
        }
    };
    let shown = move || {
        let lines = match says.get() {
            Says::Nothing => return None,
            Says::Goodbye => vec![words.say("coach-goodbye")],
            Says::Rules(ids) => ids.into_iter().filter_map(|id| words.clause(facts, id)).collect(),
        };
        let lines = lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
        Some(view! {
            <section class="coach sheet" role="status" aria-label=words.say("coach")>
                <Picture of="barn-face-dog".to_owned() />
                <div>{lines}</div>
                <button class="button main" on:click=understood>{t("understood")}</button>
            </section>
        })
    };
    view! { {shown} }.into_any()
}
