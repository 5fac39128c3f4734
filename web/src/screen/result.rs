//! How it ended: who won and why, where every point came from, and what now.

use std::sync::Arc;

use board::{CollectView, Picture, RwSignal, Seen, Show, act, classes, live, part};
use engine::{OutcomeLine, Phrase, Seat, Source};
use leptos::ev;
use leptos::prelude::*;
use serde_json::json;
use table::wire::TableState;
use wasm_bindgen_futures::spawn_local;

use super::game::Ending;
use super::podium::{count_up, laurels, places, podium, points};
use super::share::{picture_button, share_button, share_game};
use super::{hall, keys, luck, panel, seats, today};
use crate::model::{Notice, TableModel};
use crate::plan::TablePlan;
use crate::route::Route;
use crate::storage;
use crate::transport::in_hall;
use crate::transport::on_device::OnDevice;
use crate::words::{t, words};

/// The result of one of a table's games, over the board. It can be put away to look at the board again.
pub(crate) fn result(
    model: TableModel,
    seen: Seen,
    game: &'static str,
    in_hall: bool,
    ending: Ending,
    number: u32,
) -> AnyView {
    let state = seen.game.get_untracked();
    let (Some(end), Some(table)) = (state.result.clone(), model.table.get_untracked()) else {
        return ().into_any();
    };
    let (words, open) = (words(), ending.open);
    let said = Said::of(model, seen, &end);
    let sources = Arc::new(games::sources(game, state.view.text()));
    let laurels = laurels(game, &state);
    let counted = count_up(sources.len(), ending.is_live());
    // Whoever has seen enough of the counting goes on by a touch or a key.
    let hurry = move || counted.set(usize::MAX);
    let key = window_event_listener(ev::keydown, move |_| hurry());
    on_cleanup(move || key.remove());
    let is_next = move || model.table.get().is_some_and(|table| table.number > number);
    let again = move || {
        let Some(table) = model.table.get_untracked() else { return };
        ending.again.set(true);
        if in_hall {
            return model.rematch();
        }
        // On this device every game is kept, so another one is a table of its own.
        let evening = untrack(|| model.evening());
        spawn_local(async move { _ = play_again(&table, evening).await });
    };
    let is_player = seen.you.get_untracked().is_some();
    let kept = table.id.clone();
    // Whoever cannot see that something has appeared hears it, and is there.
    request_animation_frame(|| keys::go_to("#result-title"));
    let record = RwSignal::new(model.record().map(Arc::new));
    if in_hall {
        let id = kept.clone();
        spawn_local(async move { record.try_set(in_hall::record(&id).await.ok().map(Arc::new)) });
    }
    let title = games::facts(game).map_or(game, |facts| facts.title);
    let summary = format!("{title}: {} ({})", said.headline, said.scores);
    let drawing = drawing(seen, (title, game), &said, &end, &laurels);
    let wished = move || wish(model, seen, true).map(|line| view! { <p class="wish">{line}</p> });
    let waits = move || wish(model, seen, false);
    let button = move || waits().unwrap_or_else(|| words.say("rematch"));
    let refused = move || match model.notice.get() {
        Some(Notice::Sorry { code, .. }) => Some(words.refusal(code)),
        _ => None,
    };
    let you = move || seen.you.get().filter(|_| !model.is_shared());
    let shown = move || {
        if !open.get() {
            let show = move || open.set(true);
            return view! { <button class="button main result-again" on:click=act(show)>{t("show-result")}</button> }
                .into_any();
        }
        let said = said.clone();
        let next = move || {
            if is_next() {
                let go = move || open.set(false);
                return view! {
                    <p class="wish" role="status">{t("next-game-begun")}</p>
                    <button class="button main" on:click=act(go)>{t("go-there")}</button>
                }
                .into_any();
            }
            let button = view! {
                <button class="button main" disabled=live(move || waits().is_some()) on:click=act(again)>{live(button)}</button>
            };
            is_player.then_some(button).into_any()
        };
        view! {
            <section
                class="result sheet"
                class:counting=live({ let all = sources.len(); move || counted.get() < all })
                class:live=ending.is_live()
                role="dialog"
                aria-modal="true"
                aria-labelledby="result-title"
                on:click=act(hurry)
            >
                <div class="result-scene" aria-hidden="true">{games::facts(game).ok().map(hall::scene_picture)}</div>
                <h2 id="result-title" tabindex="-1">{said.headline}<span class="for-ears">" "{said.scores}</span></h2>
                <p class="result-why">{said.kind.map(|kind| view! { <strong>{kind}" "</strong> })}{said.why}</p>
                {podium(model, seen, (&end, Arc::clone(&sources), laurels.clone()), counted)}
                <p class="evening">{live(move || evening(model, seen))}</p>
                {is_player.then(|| part(wished))}
                <p class="notice" role="status">{live(refused)}</p>
                <div class="ways first-ways">{part(next)}</div>
                {table_of_points(seen, &sources, &end, Some(counted))}
                <Show when=move || panel::may_talk(model)>{panel::talk(model, seen)}</Show>
                <div class="ways">
                    <a class="button" href=Route::Replay(kept.clone()).link()>{t("review")}</a>
                    {picture_button(drawing.clone(), &summary)}
                    {games::facts(game).ok().and_then(|facts| today::result_button(model, facts, &end))}
                    {share_button(("share", "share-result"), &summary)}
                    {share_game(record)}
                    <button class="button" on:click=act(move || open.set(false))>{t("look-at-board")}</button>
                    <a class="button" href=Route::Hall.link()>{t("to-the-hall")}</a>
                </div>
                {luck::was_it_luck(record, seen, you, move || panel::luck_line(model))}
            </section>
        }
        .into_any()
    };
    part(shown)
}

/// What is said about the end.
#[derive(Clone)]
struct Said {
    headline: String,
    /// A kind word to whoever looks, unless they have won.
    kind: Option<String>,
    why: String,
    scores: String,
}

impl Said {
    fn of(model: TableModel, seen: Seen, end: &OutcomeLine) -> Said {
        let words = words();
        // Those who share a device are called by their names.
        let you = seen.you.get_untracked().filter(|_| !model.is_shared());
        let winners: Vec<String> = end.winners.iter().map(|seat| seen.name(seat)).collect();
        let won = you.is_some_and(|you| end.winners.contains(you));
        let headline = match winners.len() {
            0 => words.say("nobody-won"),
            1 if won => words.say("you-won"),
            1 => words.phrase(Phrase::new("somebody-won").with("who", winners[0].clone())),
            _ => words.phrase(Phrase::new("shared-win").with("who", winners.join(", "))),
        };
        let place = places(end).into_iter().find(|(seat, _)| Some(*seat) == you);
        let kind = place.filter(|_| !won && !winners.is_empty()).map(|(_, place)| {
            words.phrase(Phrase::new("came-place").with("place", place).with("seats", end.scores.len()))
        });
        let phrase = Phrase { id: end.ended.clone().into(), args: Vec::new() };
        let why = seen.book.get_untracked().try_say(&phrase).unwrap_or_default();
        let scores = places(end)
            .into_iter()
            .map(|(seat, _)| format!("{}: {}", seen.name(seat), points(end.scores[seat.idx()])));
        Said { headline, kind, why, scores: scores.collect::<Vec<_>>().join(", ") }
    }
}

/// The same people and bots at another table on this device, which knows who has won before.
async fn play_again(table: &TableState, evening: Vec<u16>) -> Result<(), String> {
    let (mut kept, log) = OnDevice::set_up(&TablePlan::again(table))?;
    kept.evening = evening;
    let stored = storage::save_entries(&kept.id, 0, &log).await;
    if stored.is_err() || storage::save_game(&kept).await.is_err() {
        return Err("keeps-nothing".to_owned());
    }
    Route::Game(kept.id).go();
    Ok(())
}

/// Who has won how often this evening.
fn evening(model: TableModel, seen: Seen) -> Option<String> {
    let wins = model.evening();
    let each: Vec<String> =
        (0..).map(Seat).zip(&wins).map(|(seat, wins)| format!("{}\u{a0}{wins}", seen.name(seat))).collect();
    let any = wins.iter().any(|wins| *wins > 0);
    any.then(|| words().phrase(Phrase::new("evening-line").with("score", each.join(" · "))))
}

/// What the picture of the result shows.
fn drawing(
    seen: Seen,
    (title, game): (&str, &str),
    said: &Said,
    end: &OutcomeLine,
    laurels: &[Option<Phrase>],
) -> serde_json::Value {
    let one = |(seat, place): (Seat, u8)| {
        let at = seat.idx();
        let laurel = laurels.get(at).and_then(Option::as_ref).map(|laurel| seen.say(laurel));
        json!({
            "name": seen.name(seat),
            "place": place,
            "face": seats::face_picture(seen.you.get_untracked(), at),
            "points": laurel.unwrap_or_else(|| points(end.scores[at])),
        })
    };
    let places: Vec<_> = places(end).into_iter().map(one).collect();
    let headline = match &end.winners {
        winners if winners.len() == 1 => {
            let who = winners.first().map(|seat| seen.name(seat)).unwrap_or_default();
            words().phrase(Phrase::new("somebody-won").with("who", who))
        }
        _ => said.headline.clone(),
    };
    json!({ "title": title, "game": game, "headline": headline, "why": said.why, "places": places })
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

/// Where every point came from, for a game that is looked back on.
pub(crate) fn count(seen: Seen, game: &str, end: &OutcomeLine) -> AnyView {
    let sources = games::sources(game, seen.game.get().view.text());
    table_of_points(seen, &sources, end, None)
}

/// Where every point came from: a line for each source, a column for each seat, the winners first. The lines appear as
/// they are counted.
fn table_of_points(
    seen: Seen,
    sources: &[Source],
    end: &OutcomeLine,
    counted: Option<RwSignal<usize>>,
) -> AnyView {
    let seats: Vec<Seat> = places(end).into_iter().map(|(seat, _)| seat).collect();
    let head = |seat: &Seat| {
        let trophy =
            end.winners.contains(*seat).then(|| view! { <Picture of="barn-icon-trophy".to_owned() /> });
        view! { <th scope="col">{trophy}<span>{seen.name(*seat)}</span></th> }
    };
    let cell = |points: String| view! { <td>{points}</td> }.into_any();
    let cells = |of: &[i16]| {
        let one = |seat: &Seat| cell(points(of.get(seat.idx()).copied().unwrap_or_default()));
        seats.iter().map(one).collect_view()
    };
    let class = move |at: usize| {
        live(move || classes("", &[("to-come", counted.is_some_and(|counted| counted.get() <= at))]))
    };
    let row = |(at, source): (usize, &Source)| {
        view! { <tr class=class(at)><th scope="row">{seen.say(&source.name)}</th>{cells(&source.points)}</tr> }
    };
    let all = sources.len().saturating_sub(1);
    view! {
        <table class="count">
            <caption>{t("points-from")}</caption>
            <thead><tr><td></td>{seats.iter().map(head).collect_view()}</tr></thead>
            <tbody>{sources.iter().enumerate().map(row).collect_view()}</tbody>
            <tfoot><tr class=class(all)><th scope="row">{t("total")}</th>{cells(&end.scores)}</tr></tfoot>
        </table>
    }
    .into_any()
}
