//! What else one may do at a table in the hall: pause, rest, leave, and see to the seats of others.

use board::{Memo, RwSignal, Show, act, memo, part};
use engine::{Facts, Phrase, Seat, SeatSet};
use leptos::prelude::*;
use players::Level;
use table::wire::{SeatState, TableState, ToTable};

use super::share::copy_button;
use super::{lobby, requests, seats};
use crate::browser::now_ms;
use crate::model::TableModel;
use crate::route::{Route, address_of};
use crate::words::{t, words};

/// How long somebody has thought for whom others may ask for a bot. The table has the last word.
const HELD_UP_MS: u64 = 120_000;

/// The menu of a table in the hall.
pub(crate) fn menu(model: TableModel, facts: &'static Facts) -> AnyView {
    let words = words();
    let is = move |what: fn(&TableState) -> bool| model.table.get().is_some_and(|table| what(&table));
    let seated = move || model.you.get().is_some();
    let host = move || is_host(model);
    let over = move || model.game.get().is_some_and(|game| game.result.is_some());
    let pause = move || {
        model.say(if untrack(|| is(|table| table.paused)) { ToTable::Resume {} } else { ToTable::Pause {} });
    };
    let pause_label = move || {
        let asks = model.clock.read().is_some();
        words.say(match is(|table| table.paused) {
            true => "resume",
            // With a clock, a pause gives time to think, and the others must agree.
            false if asks => "ask-pause",
            false => "pause",
        })
    };
    let resting = move || requests::is_stood_in(model);
    let rest = move || {
        model.say(if untrack(resting) { ToTable::SendBotAway {} } else { ToTable::StandIn { level: None } });
    };
    let leave = move || {
        model.say(ToTable::Leave {});
        Route::Hall.go();
    };
    let chat = move || {
        model.say(ToTable::Switch { chat: Some(!untrack(|| is(|table| table.chat))), spectators: None });
    };
    let lookers = move || {
        let now = untrack(|| is(|table| table.spectators));
        model.say(ToTable::Switch { chat: None, spectators: Some(!now) });
    };
    let watch = move || {
        let table = model.table.get_untracked()?;
        let link = address_of(&Route::Table(table.id.clone(), Vec::new()));
        Some(copy_button(Phrase::new("watch-link"), "", link))
    };
    let either =
        move |first: bool, yes: &'static str, no: &'static str| words.say(if first { yes } else { no });
    view! {
        <details class="drawer menu">
            <summary>{t("table-menu")}</summary>
            {part(move || of_others(model))}
            {held_up(model)}
            {part(move || invitations(model, facts))}
            <Show when=seated>
                <Show when=move || !over()>
                    <button class="button" on:click=act(pause)>{pause_label}</button>
                </Show>
                <button class="button" on:click=act(rest)>{move || either(resting(), "take-back", "stand-in")}</button>
                <Show when=move || !over()>
                    <button class="button" on:click=act(leave)>{t("leave-table")}</button>
                </Show>
            </Show>
            <Show when=host>
                <button class="button" on:click=act(chat)>{move || either(is(|table| table.chat), "chat-off", "chat-on")}</button>
                <button class="button" on:click=act(lookers)>
                    {move || either(is(|table| table.spectators), "spectators-off", "spectators-on")}
                </button>
            </Show>
            {part(watch)}
        </details>
    }
    .into_any()
}

fn is_host(model: TableModel) -> bool {
    model.table.get().is_some_and(|table| Some(table.host) == model.you.get())
}

/// What the host can do about the seats of others: a bot for somebody who does not come back, so that nobody is held
/// up, and an invitation where a bot plays.
fn of_others(model: TableModel) -> Vec<AnyView> {
    let Some(table) = model.table.get().filter(|_| is_host(model)) else { return Vec::new() };
    let button = |(seat, place): (Seat, &SeatState)| {
        let away = place.name.is_some() && !place.here && Some(seat) != model.you.get();
        let id = match place.bot {
            None if away => "seat-to-a-bot",
            Some(_) if (away || place.name.is_none()) && model.invitation_to(seat).is_none() => "invite-anew",
            _ => return None,
        };
        let fill = ToTable::Fill { seat, level: Level::Medium };
        let invites = place.bot.is_some();
        let what = move || if invites { model.invite(seat) } else { model.say(fill.clone()) };
        Some(seat_button(id, seats::name_of(place, seat.idx()), what))
    };
    (0..).map(Seat).zip(&table.seats).filter_map(button).collect()
}

fn seat_button(id: &'static str, who: String, what: impl Fn() + 'static) -> AnyView {
    let label = words().phrase(Phrase::new(id).with("who", who));
    view! { <button class="button" on:click=act(what)>{label}</button> }.into_any()
}

/// Somebody who has not moved for long, at a table without a clock: the others can agree on a bot.
fn held_up(model: TableModel) -> AnyView {
    let turn = memo(move || model.game.get().map(|game| (game.steps, game.asked)));
    let since = RwSignal::new(now_ms());
    Effect::new(move |_| {
        // A memo that nobody reads is never worked out, and so never changes.
        turn.get();
        since.set(now_ms());
    });
    let tick = seats::tick();
    let late: Memo<bool> = memo(move || {
        tick.track();
        now_ms().saturating_sub(since.get()) >= HELD_UP_MS
    });
    let buttons = move || {
        let idle = !late.get() || model.clock.read().is_some() || model.you.get().is_none();
        let Some(table) = model.table.get().filter(|table| !idle && !table.paused) else { return Vec::new() };
        let asked = turn.get().map_or(SeatSet::EMPTY, |(_, asked)| asked);
        let slow = asked.iter().filter(|seat| Some(*seat) != model.you.get());
        let button = |seat: Seat| {
            let place =
                table.seats.get(seat.idx()).filter(|place| place.name.is_some() && place.bot.is_none())?;
            let ask = move || model.say(ToTable::StandInFor { seat });
            Some(seat_button("ask-for-bot", seats::name_of(place, seat.idx()), ask))
        };
        slow.filter_map(button).collect()
    };
    part(buttons)
}

/// The invitations that were made here and count, to be sent.
fn invitations(model: TableModel, facts: &'static Facts) -> Vec<AnyView> {
    let Some(table) = model.table.get() else { return Vec::new() };
    let host = table.seats[table.host.idx()].name.clone().unwrap_or_default();
    let all = (0..).map(Seat).zip(&table.seats).filter_map(|(seat, place)| {
        let who = seats::name_of(place, seat.idx());
        let invitation = lobby::invitation(facts, (&who, &host), model.invitation_to(seat)?, true, None);
        let label = words().phrase(Phrase::new("link-for").with("who", who));
        Some(view! { <p class="for-whom" aria-hidden="true">{label}</p>{invitation} }.into_any())
    });
    all.collect()
}
