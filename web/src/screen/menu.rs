//! What else one may do at a table in the hall: pause, rest, show it to others.

use board::{RwSignal, Show, act, part};
use engine::Phrase;
use leptos::prelude::*;
use table::wire::{TableState, ToTable};

use super::seats;
use crate::browser::the_window;
use crate::desk::Desk;
use crate::drive::online;
use crate::route::{Route, address_of};
use crate::words::{t, words};

/// A button that copies somebody's link.
fn copy_link(name: &str, link: String) -> AnyView {
    let text = words().phrase(Phrase::new("copy-link-for").with("who", name));
    let copy = move || _ = the_window().navigator().clipboard().write_text(&link);
    view! { <button class="button" on:click=act(copy)>{text}</button> }.into_any()
}

/// The menu of a table in the hall.
pub(crate) fn menu(desk: Desk) -> AnyView {
    let words = words();
    let is = move |what: fn(&TableState) -> bool| desk.table.get().is_some_and(|table| what(&table));
    let seated = move || desk.you.get().is_some();
    let host = move || desk.table.get().is_some_and(|table| Some(table.host) == desk.you.get());
    let resting = move || {
        let you = desk.you.get()?;
        desk.table.get()?.seats.get(you.idx()).map(|seat| seat.bot.is_some())
    };
    let pause = move || {
        desk.say(if untrack(|| is(|table| table.paused)) { ToTable::Resume {} } else { ToTable::Pause {} });
    };
    let rest = move || {
        let resting = untrack(resting) == Some(true);
        desk.say(if resting { ToTable::TakeBack {} } else { ToTable::StandIn { level: None } });
    };
    let chat = move || {
        desk.say(ToTable::Switch { chat: Some(!untrack(|| is(|table| table.chat))), spectators: None });
    };
    let lookers = move || {
        let now = untrack(|| is(|table| table.spectators));
        desk.say(ToTable::Switch { chat: None, spectators: Some(!now) });
    };
    let copied = RwSignal::new(false);
    let share = move || {
        let id = desk.table.get_untracked().map(|table| table.id.clone());
        if let Some(id) = id {
            _ = the_window().navigator().clipboard().write_text(&address_of(&Route::Table(id, Vec::new())));
            copied.set(true);
        }
    };
    // Whoever invited can invite again: links get lost.
    let links = move || {
        let Some(table) = desk.table.get() else { return Vec::new() };
        let links = online::invitations(&table.id).into_iter().enumerate();
        let links =
            links.filter_map(|(seat, link)| Some((seats::name_of(table.seats.get(seat)?, seat), link?)));
        links.map(|(name, link)| copy_link(&name, link)).collect()
    };
    let either =
        move |first: bool, yes: &'static str, no: &'static str| words.say(if first { yes } else { no });
    view! {
        <details class="drawer menu">
            <summary>{t("table-menu")}</summary>
            <Show when=seated>
                <button class="button" on:click=act(pause)>{move || either(is(|table| table.paused), "resume", "pause")}</button>
                <button class="button" on:click=act(rest)>{move || either(resting() == Some(true), "take-back", "stand-in")}</button>
            </Show>
            <Show when=host>
                <button class="button" on:click=act(chat)>{move || either(is(|table| table.chat), "chat-off", "chat-on")}</button>
                <button class="button" on:click=act(lookers)>
                    {move || either(is(|table| table.spectators), "spectators-off", "spectators-on")}
                </button>
            </Show>
            {part(links)}
            <button class="button" on:click=act(share)>{move || either(copied.get(), "copied", "watch-link")}</button>
        </details>
    }
    .into_any()
}
