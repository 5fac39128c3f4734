//! The rulebook, in our words: what a family needs to play, on a sheet that can be printed, and the rest for the curious.

use std::time::Duration;

use board::{CollectView, act};
use engine::{Facts, for_table_and_curious};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{hall, top};
use crate::browser::the_window;
use crate::route::Route;
use crate::words::{t, words};

/// Where the part for the curious begins. Its headings are `more-1`, `more-2` and so on, those of the other part `part-1`.
const MORE: &str = "more";

/// The rulebook of a game, open at a clause or a heading, or where it begins.
pub(crate) fn rules(game: &str, place: String) -> AnyView {
    let Ok(facts) = games::facts(game) else { return hall::hall() };
    let words = words();
    let inside = move || {
        let (table, curious) = for_table_and_curious(&words.rulebook(facts));
        let more = place.starts_with(MORE) || curious.contains(&format!("- **{place}** "));
        let parts = parts(if more { &curious } else { &table });
        let sections: Vec<_> = parts.chunk_by(|_, next| !next.starts_with("## ")).collect();
        let credit = words.on_box(facts, "credit").unwrap_or_else(|| facts.credit.to_owned());
        go_to(place.clone());
        let text = sections.iter().enumerate().map(|(at, section)| chapter(facts, &name(more, at), section));
        view! {
            {contents(facts, more, &sections)}
            <article>
                {more.then(|| title(facts))}
                {text.collect_view()}
                <p class="quiet">{credit}</p>
            </article>
        }
    };
    view! {
        {top()}
        <main class="rules sheet">{board::part(inside)}</main>
    }
    .into_any()
}

/// A place of the rulebook.
fn way(facts: &Facts, place: &str) -> String {
    Route::RulesAt(facts.id.to_owned(), place.to_owned()).link()
}

/// What a heading is called in addresses.
fn name(more: bool, at: usize) -> String {
    format!("{}-{at}", if more { MORE } else { "part" })
}

/// Both parts of the book, what is in the one that is open, and what can be done with it.
fn contents(facts: &Facts, more: bool, sections: &[&[String]]) -> AnyView {
    let part = |name, place: &str, here: bool| {
        let here = here.then_some("page");
        view! { <a class="button" href=way(facts, place) aria-current=here>{t(name)}</a> }.into_any()
    };
    let headings = sections.iter().enumerate().filter_map(|(at, section)| {
        let heading = section[0].strip_prefix("## ")?.to_owned();
        Some(view! { <li><a href=way(facts, &name(more, at))>{heading}</a></li> })
    });
    view! {
        <nav aria-label=t("rules-contents")>
            {part("rules-table", "", !more)}
            {part("rules-curious", MORE, more)}
            <ol>{headings.collect_view()}</ol>
            <button class="button" on:click=act(|| _ = the_window().print())>{t("rules-print")}</button>
            <a class="button main" href=Route::Play(facts.id.to_owned()).link()>{t("play-now")}</a>
        </nav>
    }
    .into_any()
}

/// The title, with that of an edition.
fn title(facts: &'static Facts) -> AnyView {
    view! {
        <h1 lang="en">{facts.title}</h1>
        {hall::local_title(facts)}
    }
    .into_any()
}

/// A section of the rulebook. Before the first there are title and picture, with it what lies on the table, and with the
/// examples a picture of the first.
fn chapter(facts: &'static Facts, name: &str, section: &[String]) -> AnyView {
    let is_first = section[0].starts_with("# ");
    let (heading, text) = section.split_first().expect("a section has a beginning");
    let has_examples = text.iter().any(|text| kind(text) == Some('E'));
    let picture = match name {
        "part-1" => picture(facts, "parts"),
        "part-0" => hall::scene_picture(facts),
        _ if has_examples && name.starts_with("part") => picture(facts, "example"),
        _ => ().into_any(),
    };
    let heading = if is_first {
        title(facts)
    } else {
        let text = heading.trim_start_matches("## ").to_owned();
        view! { <h2 id=name.to_owned() tabindex="-1">{text}</h2> }.into_any()
    };
    let text = text.iter().map(|text| part(facts, text)).collect_view();
    view! { <section>{heading}{picture}{text}</section> }.into_any()
}

/// A drawing made of what lies on the table, if the game has one.
fn picture(facts: &Facts, name: &str) -> AnyView {
    let id = format!("{name}-{}", facts.id);
    let is_there = the_window().document().and_then(|document| document.get_element_by_id(&id)).is_some();
    let size = if name == "parts" { "0 0 320 60" } else { "0 0 320 120" };
    let draw = || {
        view! { <svg class=name.to_owned() viewBox=size aria-hidden="true"><use href=format!("#{id}") /></svg> }
            .into_any()
    };
    if is_there { draw() } else { ().into_any() }
}

/// Brings a place into sight, once it is there.
fn go_to(place: String) {
    set_timeout(
        move || {
            let found = the_window().document().and_then(|document| document.get_element_by_id(&place));
            if let Some(Ok(found)) = found.map(JsCast::dyn_into::<HtmlElement>) {
                found.scroll_into_view();
                _ = found.focus();
            }
        },
        Duration::ZERO,
    );
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

/// Which kind of clause this is, by the letter before its number; most have none.
fn kind(text: &str) -> Option<char> {
    clause(text)?.0.split_once('-')?.1.chars().next().filter(char::is_ascii_alphabetic)
}

fn part(facts: &Facts, text: &str) -> AnyView {
    let Some((id, clause)) = clause(text) else { return view! { <p>{plain(text)}</p> }.into_any() };
    // A ruling begins with the clauses it is about.
    let (about, clause) = clause
        .strip_prefix(OPENING)
        .and_then(|text| text.split_once(CLOSING))
        .filter(|(inside, _)| numbers(inside).all(is_number))
        .unwrap_or(("", clause));
    let about = numbers(about).filter(|id| is_number(id));
    let about = about.map(|id| view! { " → "<a href=way(facts, id)>{id.to_owned()}</a> });
    // Many clauses say first what they are about.
    let (lead, clause) = clause
        .char_indices()
        .take(32)
        .take_while(|(_, letter)| !".。、,".contains(*letter))
        .find(|(_, letter)| ":：".contains(*letter) && kind(text) != Some('E'))
        .map_or(("", clause), |(at, colon)| clause.split_at(at + colon.len_utf8()));
    view! {
        <p class="clause" id=id.to_owned() tabindex="-1">
            <small>{id.to_owned()}{about.collect_view()}</small>
            <b>{plain(lead)}</b>
            {plain(clause)}
        </p>
    }
    .into_any()
}

/// The numbers in a list of clauses.
fn numbers(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', '、']).map(str::trim)
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
        if numbers(inside.trim_start_matches(OPENING)).all(is_number) {
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
