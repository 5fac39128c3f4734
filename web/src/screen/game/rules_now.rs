//! The rules that matter now.

use board::{CheckedGame, CollectView, Seen, act, part};
use leptos::prelude::*;

use crate::browser::close_dialog;
use crate::route::Route;
use crate::words::{t, words};

/// The rules of the moment, one key away.
pub(super) fn phase_rules(seen: Seen, facts: &'static engine::Facts) -> AnyView {
    let words = words();
    let clauses = move || {
        let ids = clauses_now(facts.id, &seen.game.get());
        let clauses = ids.iter().filter_map(|id| words.clause(facts, id));
        clauses.map(|text| view! { <li>{text}</li> }).collect_view()
    };
    view! {
        <dialog id="phase-rules" class="sheet" aria-labelledby="phase-rules-title">
            <h2 id="phase-rules-title">{t("rules-now")}</h2>
            <ul>{part(clauses)}</ul>
            <p class="quiet for-keys">{t("keys-line")}</p>
            <p><a href=Route::Rules(facts.id.to_owned()).link() target="_blank">{t("all-rules")}</a></p>
            <button class="button main" on:click=act(move || close_dialog("phase-rules"))>{t("done")}</button>
        </dialog>
    }
    .into_any()
}

/// The clauses that govern what is asked now.
pub(crate) fn clauses_now(id: &str, game: &CheckedGame) -> &'static [&'static str] {
    struct Clauses<'a>(&'a CheckedGame);
    impl engine::Visitor for Clauses<'_> {
        type Output = &'static [&'static str];
        fn visit<G: engine::TableGame>(self) -> Self::Output {
            self.0.view_of::<G>().map_or(&[], G::clauses_now)
        }
    }
    games::visit(id, Clauses(game)).unwrap_or(&[])
}
