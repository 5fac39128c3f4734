//! The rulebook, in our words.

use board::CollectView;
use leptos::prelude::*;

use super::top;
use crate::words::{t, words};

/// The rulebook of a game.
pub(crate) fn rules(game: String) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return super::hall::hall() };
    let words = words();
    let parts = move || {
        let parts = parts(&words.rulebook(facts));
        let (asides, sections): (Vec<_>, Vec<_>) =
            parts.chunk_by(|_, next| !next.starts_with("## ")).partition(|section| is_aside(section));
        let sections = sections.concat().iter().map(|text| part(text)).collect_view();
        (sections, asides.into_iter().map(aside).collect_view())
    };
    view! {
        {top()}
        <main class="rules sheet">
            {board::part(parts)}
            <p class="quiet">{facts.credit}</p>
            <a class="button main" href=crate::route::Route::Play(facts.id.to_owned()).link()>{t("play-now")}</a>
        </main>
    }
    .into_any()
}

/// The headings, paragraphs and clauses of a rulebook. Headings and clauses begin with a mark; whatever has none goes
/// on where the line before it stopped.
fn parts(rulebook: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    for line in rulebook.lines() {
        let text = line.trim();
        if text.is_empty() || line.starts_with('#') || line.starts_with("- ") {
            parts.push(String::new());
        }
        let part = parts.last_mut().expect("there is always one");
        if !part.is_empty() {
            part.push(' ');
        }
        part.push_str(text);
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The number of the clause that a part is, such as `HAP-R1`, and what it says.
fn clause(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix("- **")?.split_once("** ")
}

/// Whether a section is for those who study a game: rulings, and how games are written down. One can play without.
fn is_aside(section: &[String]) -> bool {
    let first = section.iter().find_map(|text| clause(text));
    section[0].starts_with("## ") && first.is_none_or(|(id, _)| id.contains("-R"))
}

fn aside(section: &[String]) -> AnyView {
    let heading = section[0].trim_start_matches("## ").to_owned();
    let inside = section[1..].iter().map(|text| part(text)).collect_view();
    view! { <details class="aside"><summary><h2>{heading}</h2></summary>{inside}</details> }.into_any()
}

fn part(text: &str) -> AnyView {
    let text = text.trim();
    if let Some(heading) = text.strip_prefix("## ") {
        view! { <h2>{heading.to_owned()}</h2> }.into_any()
    } else if let Some(title) = text.strip_prefix("# ") {
        view! { <h1>{title.to_owned()}</h1> }.into_any()
    } else if let Some((id, clause)) = clause(text) {
        view! { <p class="clause" id=id.to_owned()><small>{id.to_owned()}</small>{plain(clause)}</p> }
            .into_any()
    } else {
        view! { <p>{plain(text)}</p> }.into_any()
    }
}

/// A clause without the stars and quotes of its markup.
fn plain(clause: &str) -> String {
    clause.replace(['`', '*'], "")
}

const OPENING: [char; 2] = ['(', '（'];
const CLOSING: [char; 2] = [')', '）'];

/// A clause to be read away from the rulebook: without the numbers of the clauses it refers to.
pub(crate) fn alone(clause: &str) -> String {
    let (mut text, mut rest) = (String::new(), clause);
    while let Some((before, bracket)) = rest.find(OPENING).map(|at| rest.split_at(at)) {
        let (inside, after) = bracket.split_once(CLOSING).unwrap_or((bracket, ""));
        if inside.trim_start_matches(OPENING).split([',', '、']).all(|part| is_number(part.trim())) {
            text.push_str(before.trim_end());
            rest = if text.is_empty() { after.trim_start() } else { after };
        } else {
            text.push_str(&rest[..rest.len() - after.len()]);
            rest = after;
        }
    }
    plain(&(text + rest))
}

/// Whether this is the number of a clause, such as `GNG-4` or `GNG-R4`.
fn is_number(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, clause)| {
        let is_game = game.len() == 3 && game.chars().all(|letter| letter.is_ascii_uppercase());
        is_game && clause.trim_start_matches(['R', 'C', 'E']).parse::<u8>().is_ok()
    })
}
