//! Before the first card: links for those who are still to come, and a name for everybody.

use std::fmt::Write as _;

use board::{CollectView, RwSignal, act, hear, live, part};
use engine::Phrase;
use leptos::prelude::*;
use players::Level;
use table::wire::ToTable;

use super::{game, seats, top};
use crate::browser::the_window;
use crate::desk::Desk;
use crate::drive::online::invitations;
use crate::settings::Settings;
use crate::words::{t, words};

/// The table before the game begins.
pub(crate) fn lobby(desk: Desk) -> AnyView {
    let words = words();
    let title = move || {
        let game = desk.table.get().map(|table| table.game.clone()).unwrap_or_default();
        games::facts(&game).map_or(game, |facts| facts.title.to_owned())
    };
    let places = move || {
        let table = desk.table.get()?;
        let mine = invitations(&table.id);
        let host = desk.you.get() == Some(table.host);
        let rows = table.seats.iter().enumerate().map(|(number, seat)| {
            let free = seat.name.is_none() && seat.bot.is_none();
            let link = free.then(|| mine.get(number).cloned().flatten()).flatten();
            let fill = move || desk.say(ToTable::Fill { seat: engine::Seat(number as u8), level: Level::Medium });
            view! {
                <li>
                    <strong>{seats::name_of(seat, number)}</strong>
                    {(free && link.is_none()).then(|| view! { <span>{words.say("waiting-for-them")}</span> })}
                    {link.map(invitation)}
                    {(free && host).then(|| view! { <button class="button" on:click=act(fill)>{words.say("seat-a-bot")}</button> })}
                </li>
            }
        });
        Some(view! { <ol class="places">{rows.collect_view()}</ol> })
    };
    // A form that is still needed stays: whoever is typing their name goes on while others sit down.
    let standing = move || {
        desk.table.track();
        desk.standing()
    };
    view! {
        {top()}
        <main class="lobby sheet">
            <h1>{live(title)}</h1>
            {board::each(standing, move |(guest, seat)| name_form(desk, guest, seat))}
            <h2>{t("the-table")}</h2>
            {part(places)}
            <p class="quiet">{t("begins-by-itself")}</p>
        </main>
    }
    .into_any()
}

/// A link for somebody else: to copy, or to scan with a phone.
fn invitation(link: String) -> AnyView {
    let copied = RwSignal::new(false);
    let text = link.clone();
    let copy = move || {
        _ = the_window().navigator().clipboard().write_text(&text);
        copied.set(true);
    };
    view! {
        <div class="invitation">
            <input type="text" readonly aria-label=t("their-link") prop:value=link.clone() />
            <button class="button main" on:click=act(copy)>{move || if copied.get() { t("copied")() } else { t("copy-link")() }}</button>
            {code(&link)}
            {is_here_only(&link).then(|| view! { <p class="quiet">{t("link-here-only")}</p> })}
        </div>
    }
    .into_any()
}

/// Whether a link leads nowhere from another machine.
fn is_here_only(link: &str) -> bool {
    let host = link.split_once("://").map_or(link, |(_, rest)| rest);
    ["127.", "localhost", "[::1]"].iter().any(|here| host.starts_with(here))
}

/// The link as a picture that phones can read.
fn code(link: &str) -> Option<AnyView> {
    let code = qrcodegen::QrCode::encode_text(link, qrcodegen::QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let words = words();
    Some(
        view! {
            <svg class="code" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img" aria-label=words.say("link-as-code")>
                <rect x="-3" y="-3" width=size + 6 height=size + 6 fill="#fff" />
                <path d=path fill="#000" />
            </svg>
        }
        .into_any(),
    )
}

fn name_form(desk: Desk, guest: usize, seat: engine::Seat) -> AnyView {
    let settings: Settings = expect_context();
    let words = words();
    let usual = if guest == 0 { settings.name.get_untracked() } else { String::new() };
    let name = RwSignal::new(usual);
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        if !name.is_empty() {
            game::sit(desk, guest, name);
        }
    };
    let label = words.phrase(Phrase::new("seat-name").with("number", seat.0 + 1));
    view! {
        <form class="sit" on:submit=hear(sit)>
            <label>
                <span>{label}</span>
                <input type="text" maxlength="40" required prop:value=name on:input=hear(move |event| name.set(event_target_value(&event))) />
            </label>
            <button class="button main">{t("sit-down")}</button>
        </form>
    }
    .into_any()
}
