//! How it ended: who won, where every point came from, and what now.

use std::sync::Arc;

use board::{CollectView, Picture, RwSignal, Seen, act, live, part};
use engine::{OutcomeLine, Phrase, Seat, Source};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::share::{share_button, share_game};
use super::{keys, new_game, panel};
use crate::model::TableModel;
use crate::plan::TablePlan;
use crate::route::Route;
use crate::transport::in_hall;
use crate::words::{t, words};

/// The result, over the board. It can be put away to look at the board again.
pub(crate) fn result(
    model: TableModel,
    seen: Seen,
    game: &'static str,
    in_hall: bool,
    open: RwSignal<bool>,
) -> AnyView {
    let words = words();
    let end = seen.game.get_untracked().result.clone();
    let Some(end) = end else { return ().into_any() };
    let winners: Vec<String> = end.winners.iter().map(|seat| seen.name(seat)).collect();
    let headline = match winners.len() {
        0 => words.say("nobody-won"),
        1 if seen.you.get_untracked().is_some_and(|you| end.winners.contains(you)) => words.say("you-won"),
        1 => words.phrase(Phrase::new("somebody-won").with("who", winners[0].clone())),
        _ => words.phrase(Phrase::new("shared-win").with("who", winners.join(", "))),
    };
    let why = seen
        .book
        .get()
        .try_say(&Phrase { id: end.ended.clone().into(), args: Vec::new() })
        .unwrap_or_default();
    let again = move || {
        let Some(table) = model.table.get_untracked() else { return };
        if in_hall {
            return model.rematch();
        }
        // On this device every game is kept, so another one is a table of its own.
        spawn_local(async move { _ = new_game::begin(&TablePlan::again(&table)).await });
    };
    let wished = move || wish(model, seen, true).map(|line| view! { <p class="wish">{line}</p> });
    let waits = move || wish(model, seen, false);
    let button = move || waits().unwrap_or_else(|| words.say("rematch"));
    let is_player = seen.you.get_untracked().is_some();
    let kept = move || model.table.get().map(|table| table.id.clone());
    let scores = scores(seen, &end);
    let title = games::facts(game).map_or(game, |facts| facts.title);
    let summary = format!("{title}: {headline} ({scores})");
    // Whoever cannot see that something has appeared hears it, and is there.
    request_animation_frame(|| keys::go_to("#result-title"));
    let record = RwSignal::new(model.record().map(Arc::new));
    if in_hall && let Some(id) = untrack(kept) {
        spawn_local(async move { record.try_set(in_hall::record(&id).await.ok().map(Arc::new)) });
    }
    let shown = move || {
        if !open.get() {
            let show = move || open.set(true);
            return view! { <button class="button main result-again" on:click=act(show)>{t("show-result")}</button> }
                .into_any();
        }
        view! {
            <section class="result sheet" role="dialog" aria-modal="true" aria-labelledby="result-title">
                <h2 id="result-title" tabindex="-1">{headline.clone()}<span class="for-ears">" "{scores.clone()}</span></h2>
                <p>{why.clone()}</p>
                {count(seen, game, &end)}
                {is_player.then(|| part(wished))}
                <div class="ways">
                    {is_player.then(|| view! {
                        <button class="button main" disabled=live(move || waits().is_some()) on:click=act(again)>{live(button)}</button>
                    })}
                    {part(move || kept().map(|id| view! { <a class="button" href=Route::Replay(id).link()>{t("review")}</a> }))}
                    {share_button(("share", "share-result"), &summary)}
                    {share_game(record)}
                    <button class="button" on:click=act(move || open.set(false))>{t("look-at-board")}</button>
                    <a class="button" href=Route::Hall.link()>{t("to-the-hall")}</a>
                </div>
                <details class="luck"><summary>{t("check-luck")}</summary><p>{move || panel::luck_line(model)}</p></details>
            </section>
        }
        .into_any()
    };
    part(shown)
}

/// That others would like to play again, until one would like to oneself; then whom that waits for.
fn wish(model: TableModel, seen: Seen, willing: bool) -> Option<String> {
    let (table, here) = (model.table.get()?, model.seats_here());
    let is_mine = here.iter().any(|seat| table.rematch.contains(seat));
    let people = (0..).map(Seat).zip(&table.seats).filter(|(_, place)| place.bot.is_none());
    let names = people.filter(|(seat, _)| table.rematch.contains(*seat) == willing && is_mine != willing);
    let names: Vec<String> = names.map(|(seat, _)| seen.name(seat)).collect();
    let id = if willing { "happened-wants-rematch" } else { "waits-for" };
    (!names.is_empty()).then(|| words().phrase(Phrase::new(id).with("who", names.join(", "))))
}

/// What everybody has, in one line.
fn scores(seen: Seen, end: &OutcomeLine) -> String {
    let scores = (0..).map(Seat).zip(&end.scores);
    let scores: Vec<String> = scores
        .map(|(seat, points)| format!("{}: {}", seen.name(seat), points.to_string().replace('-', "−")))
        .collect();
    scores.join(", ")
}

/// Where every point came from: a line for each source, a column for each seat, the highest score first.
pub(crate) fn count(seen: Seen, game: &str, end: &OutcomeLine) -> AnyView {
    let sources = games::sources(game, seen.game.get().view.text());
    let mut seats: Vec<Seat> = Seat::all(end.scores.len() as u8).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(end.scores[seat.idx()]));
    let head = |seat: &Seat| {
        let trophy =
            end.winners.contains(*seat).then(|| view! { <Picture of="barn-icon-trophy".to_owned() /> });
        view! { <th scope="col">{trophy}<span>{seen.name(*seat)}</span></th> }
    };
    let cells = |points: &[i16]| {
        seats.iter().map(|seat| cell(points.get(seat.idx()).copied().unwrap_or_default())).collect_view()
    };
    let row = |source: &Source| {
        view! { <tr><th scope="row">{seen.say(&source.name)}</th>{cells(&source.points)}</tr> }
    };
    view! {
        <table class="count">
            <caption>{t("points-from")}</caption>
            <thead><tr><td></td>{seats.iter().map(head).collect_view()}</tr></thead>
            <tbody>{sources.iter().map(row).collect_view()}</tbody>
            <tfoot><tr><th scope="row">{t("total")}</th>{cells(&end.scores)}</tr></tfoot>
        </table>
    }
    .into_any()
}

/// Points with a proper minus.
fn cell(points: i16) -> AnyView {
    view! { <td>{points.to_string().replace('-', "−")}</td> }.into_any()
}
