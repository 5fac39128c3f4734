//! The rulebook, in our words.

use leptos::prelude::*;

use super::game::plain;
use super::top;
use crate::words::t;

/// The rulebook of a game.
pub(crate) fn rules(game: String) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return super::hall::hall() };
    let mut parts = Vec::new();
    let mut clause = String::new();
    // A rulebook is headings, paragraphs and clauses; longer lines go on indented.
    for line in facts.rulebook.lines().chain([""]) {
        if !line.starts_with("  ") && !clause.is_empty() {
            parts.push(part(&std::mem::take(&mut clause)));
        }
        if !line.trim().is_empty() {
            clause.push_str(if clause.is_empty() { line } else { line.trim_start() });
            clause.push(' ');
        }
    }
    view! {
        {top()}
        <main class="rules sheet">
            {parts.collect_view()}
            <p class="quiet">{facts.credit}</p>
            <a class="button main" href=crate::route::Route::New(facts.id.to_owned(), crate::route::Mode::Bots).link()>{t("play-now")}</a>
        </main>
    }
    .into_any()
}

fn part(text: &str) -> AnyView {
    let text = text.trim();
    if let Some(heading) = text.strip_prefix("## ") {
        view! { <h2>{heading.to_owned()}</h2> }.into_any()
    } else if let Some(title) = text.strip_prefix("# ") {
        view! { <h1>{title.to_owned()}</h1> }.into_any()
    } else if let Some((id, clause)) = text.strip_prefix("- **").and_then(|rest| rest.split_once("** ")) {
        view! { <p class="clause" id=id.to_owned()><small>{id.to_owned()}</small>{plain(clause)}</p> }
            .into_any()
    } else {
        view! { <p>{plain(text)}</p> }.into_any()
    }
}
