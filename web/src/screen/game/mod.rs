//! A game that is being played: seats, board, what is asked, and what can be done about it.

mod attention;
mod curtain;
mod hint;
mod last_told;
mod notice;
mod opening;
mod question;
mod rules_now;

use board::{ByPointer, CheckedGame, Memo, Picture, RwSignal, Seen, Show, Signal, act, live, memo, part};
use leptos::prelude::*;

use super::requests::{is_stood_in, stood_in, stopped};
use super::{icon_button, panel, result, seats};
use crate::browser::{open_dialog, reload};
use crate::model::{Failure, TableModel};
use crate::route::Route;
use crate::settings::Pace;
use crate::words::{t, words};
use attention::{name_tab, sounds};
use curtain::{curtain, missed};
pub(crate) use opening::{lesson, local, online, play_now, set_up_online, sit};
use question::asks;
pub(crate) use rules_now::clauses_now;

/// There is nothing to see here: why, and where to go instead.
pub(crate) fn lost(why: String) -> AnyView {
    failed(Failure::closed(why))
}

fn failed(failure: Failure) -> AnyView {
    let reload = failure.may_reload.then(|| {
        view! { <button class="button main" on:click=act(reload)>{t("reload")}</button> }
    });
    view! {
        <main class="sheet lost">
            <h1>{t("lost-title")}</h1>
            <p role="alert">{words().problem(failure.why)}</p>
            {reload}
            <a class="button" class:main=!failure.may_reload href=Route::Hall.link()>{t("to-the-hall")}</a>
        </main>
    }
    .into_any()
}

/// Where a table stands, which decides what there is around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Venue {
    /// On this device.
    Device,
    /// On this device, with a coach.
    Lesson,
    /// In the hall.
    Hall,
}

fn table(model: TableModel, venue: Venue) -> AnyView {
    let inside = move || {
        if let Some(failure) = model.lost.get() {
            return failed(failure);
        }
        let Some(game) = model.table.get().map(|table| table.game.clone()) else {
            return view! { <p class="loading">{t("loading")}</p> }.into_any();
        };
        // Only what changes the whole screen is looked at here; the rest changes by itself.
        let plays = memo(move || {
            model.invited().is_none() && model.table.get().is_some_and(|table| table.number > 0)
        });
        let screen = move || {
            if plays.get() { playing(model, &game, venue) } else { super::lobby::lobby(model, &game) }
        };
        part(screen)
    };
    // The screen is made anew only when another game comes onto the table.
    let key = memo(move || (model.lost.get(), model.table.get().map(|table| table.game.clone())));
    view! { {move || { // A memo that nobody reads is never worked out, and so never changes.
    key.get(); untrack(inside) }} }
    .into_any()
}

fn playing(model: TableModel, game: &str, venue: Venue) -> AnyView {
    let Ok(facts) = games::facts(game) else { return lost(game.to_owned()) };
    let words = words();
    let names = memo(move || model.table.get().map(|table| seats::names(&table)).unwrap_or_default());
    let book = memo(move || ByPointer(words.of_game(facts, names.get())));
    let paused = memo(move || model.table.get().is_some_and(|table| table.paused));
    let Some(first) = model.game.get_untracked() else { return lost("no-such-game".to_owned()) };
    // Between two games there may be none for a moment: the one before stays in sight.
    let state = Memo::new(move |previous: Option<&CheckedGame>| match model.game.get() {
        Some(game) if paused.get() => game.at_rest(),
        Some(game) => game,
        None => previous.unwrap_or(&first).clone(),
    });
    let seen = Seen {
        game: Signal::derive(move || state.get()),
        you: model.you.into(),
        book: Signal::derive(move || book.get().0),
        told: model.told.into(),
        hinted: model.hinted.into(),
        waiting: model.waiting.into(),
        play: Callback::new(move |mv| model.play(mv)),
    };
    let board = boards::board_of(facts.id);
    let over = memo(move || seen.game.get().result.is_some());
    let hidden = move || model.curtain.get().is_some();
    let counting = RwSignal::new(true);
    let cut = move || venue == Venue::Hall && !model.connected.get();
    let at_once = move || model.pace.get() == Pace::NoWaiting;
    sounds(model, seen);
    name_tab(seen, facts.title);
    view! {
        // Behind the curtain nothing can be touched, and nothing is read aloud.
        <div
            class=format!("table game-{}", facts.id)
            class:at-once=live(at_once)
            class:shared=model.is_shared()
            inert=live(hidden)
            on:click=act(move || model.hurry())
        >
            <h1 class="for-ears">{facts.title}</h1>
            <header class="table-top">
                <a class="icon-button" href=Route::Hall.link() title=t("to-the-hall") aria-label=t("to-the-hall")>
                    <Picture of="barn-logo".to_owned() />
                </a>
                {seats::strip(model)}
                {panel::talk_button(model)}
                {icon_button("barn-icon-settings", "settings", || open_dialog("settings"))}
            </header>
            <Show when=cut>
                <p class="banner" role="status">{t("reconnecting")}</p>
            </Show>
            <Show when=move || paused.get() && !cut()>{stopped(model, seen)}</Show>
            <Show when=move || is_stood_in(model) && !paused.get() && !over.get() && !cut()>{stood_in(model)}</Show>
            <div class="middle" inert=move || over.get() && counting.get()>
                {missed(model, seen)}
                <main class="board-place">{super::soon(move || board(seen))}</main>
                {super::soon(move || panel::panel(model, seen, (venue == Venue::Hall).then_some(facts)))}
            </div>
            {asks(model, seen, facts, venue)}
            <Show when=move || over.get()>{result::result(model, seen, facts.id, venue == Venue::Hall, counting)}</Show>
        </div>
        {curtain(model, seen)}
    }
    .into_any()
}
