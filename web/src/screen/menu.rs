//! What else one may do at a table in the hall: pause, rest, show it to others.

use board::{Show, act, part};
use engine::{Phrase, Seat};
use leptos::prelude::*;
use players::Level;
use table::wire::{SeatState, TableState, ToTable};

use super::seats;
use super::share::copy_button;
use crate::desk::Desk;
use crate::drive::online;
use crate::route::{Route, address_of};
use crate::words::{t, words};

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
    let watch = move || {
        let table = desk.table.get_untracked()?;
        let link = address_of(&Route::Table(table.id.clone(), Vec::new()));
        Some(copy_button(Phrase::new("watch-link"), "", link))
    };
    // Whoever invited can invite again: links get lost.
    let links = move || {
        let Some(table) = desk.table.get() else { return Vec::new() };
        let links = online::invitations(&table.id).into_iter().enumerate();
        // Whoever has sat down has a link of their own.
        let free = links.filter_map(|(number, link)| {
            let seat = table.seats.get(number).filter(|seat| seat.name.is_none())?;
            Some((seats::name_of(seat, number), link?))
        });
        let button = |(name, link)| copy_button(Phrase::new("copy-link-for").with("who", name), "", link);
        free.map(button).collect()
    };
    // Somebody who does not come back need not hold everybody up.
    let away = move || {
        let Some(table) = desk.table.get().filter(|table| Some(table.host) == desk.you.get()) else {
            return Vec::new();
        };
        let away = table.seats.iter().enumerate().filter(|(_, seat)| seat.name.is_some() && !seat.here);
        let button = |(number, seat): (usize, &SeatState)| {
            let fill = move || desk.say(ToTable::Fill { seat: Seat(number as u8), level: Level::Medium });
            let label = words.phrase(Phrase::new("seat-to-a-bot").with("who", seats::name_of(seat, number)));
            view! { <button class="button" on:click=act(fill)>{label}</button> }.into_any()
        };
        away.map(button).collect::<Vec<_>>()
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
            {part(away)}
            {part(links)}
            {part(watch)}
        </details>
    }
    .into_any()
}
