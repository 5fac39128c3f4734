//! Before the first card: a welcome for whoever was invited, links for those who are still to come.

use std::fmt::Write as _;

use board::{Picture, RwSignal, act, hear, live, part};
use engine::{Facts, Phrase, Seat};
use leptos::prelude::*;
use players::Level;
use table::wire::{TableState, ToTable};

use super::share::{copy_button, hand_button};
use super::{game, hall, seats, top};
use crate::browser::{self, the_window};
use crate::model::{Notice, TableModel};
use crate::route::Route;
use crate::settings::Settings;
use crate::storage::awaited;
use crate::transport::in_hall::invitations;
use crate::words::{t, words};

/// The table before the game begins.
pub(crate) fn lobby(model: TableModel, game: &str) -> AnyView {
    let Ok(facts) = games::facts(game) else { return game::lost(game.to_owned()) };
    // A form that is still needed stays: whoever is typing their name goes on while others sit down.
    let standing = move || {
        model.table.track();
        model.standing()
    };
    let places = move || model.table.get().map(|table| places(model, &table)).unwrap_or_default();
    let here_only = move || places().iter().any(|place| place.link.as_deref().is_some_and(is_here_only));
    view! {
        {top()}
        <main class="lobby sheet">
            <div class="lobby-head">
                {hall::scene_picture(facts)}
                <div>
                    <h1>{live(move || headline(model, facts))}</h1>
                    {hall::about(facts)}
                </div>
            </div>
            {board::each(standing, move |(client, seat)| name_form(model, client, seat))}
            <p class="notice" role="alert">{live(move || refused(model))}</p>
            <p class="next" role="status">{live(move || what_next(model))}</p>
            {(!browser::keeps()).then(|| view! { <p class="unkept">{t("lobby-unkept")}</p> })}
            <h2>{t("the-table")}</h2>
            <ol class="places">{board::each(places, move |one| place(model, facts, one))}</ol>
            {part(move || here_only().then(|| view! { <p class="quiet">{t("link-here-only")}</p> }))}
            {learn(facts)}
        </main>
    }
    .into_any()
}

/// Who invites to what. To whoever invites, it is just the game.
fn headline(model: TableModel, facts: &Facts) -> String {
    let host = model.table.get().and_then(|table| {
        let host = table.seats.get(table.host.idx())?.name.clone();
        host.filter(|_| your_seat(model).is_some_and(|you| you != table.host))
    });
    match host {
        Some(host) => words().phrase(Phrase::new("invites-you").with("who", host).with("game", facts.title)),
        None => facts.title.to_owned(),
    }
}

/// The seat one has, or is invited to.
fn your_seat(model: TableModel) -> Option<Seat> {
    model.you.get().or(model.invited())
}

/// Why something could not be done.
fn refused(model: TableModel) -> Option<String> {
    match model.notice.get()? {
        Notice::Sorry { code, .. } => Some(words().refusal(code)),
        _ => None,
    }
}

/// What is to be done now, and what happens then.
fn what_next(model: TableModel) -> String {
    let words = words();
    let table = model.table.get();
    if model.invited().is_some() {
        return format!("{} {}", words.say("lobby-running"), words.say("lobby-standing"));
    }
    let late = table.as_ref().map(|table| (awaited(table), seats::names(table)));
    if let Some((late, names)) =
        late.filter(|(late, _)| late.iter().any(|seat| Some(seat) != model.you.get()))
    {
        let names: Vec<String> = late.iter().map(|seat| names[seat.idx()].clone()).collect();
        return words.phrase(Phrase::new("lobby-waits-for").with("who", names.join(", ")));
    }
    let first = match (model.you.get(), table.map(|table| table.host)) {
        _ if !model.standing().is_empty() => "lobby-standing",
        (Some(you), Some(host)) if you == host => "lobby-inviting",
        // What keeps the seat where nothing is kept stands below.
        (Some(_), _) if !browser::keeps() => return words.say("begins-by-itself"),
        (Some(_), _) => "lobby-seated",
        (None, _) => return words.say("begins-by-itself"),
    };
    format!("{} {}", words.say(first), words.say("begins-by-itself"))
}

/// A seat as the lobby shows it; two that show the same are the same.
#[derive(Hash)]
struct LobbySeat {
    number: usize,
    name: String,
    face: &'static str,
    /// What else is to be said about it.
    about: String,
    /// Whether nobody sits there.
    free: bool,
    /// What the viewer could do about it.
    could: Option<HostAction>,
    link: Option<String>,
    /// Whether there is no other link.
    only: bool,
    host: String,
}

/// What a host can do about a seat.
#[derive(Clone, Copy, Hash)]
enum HostAction {
    /// Let a bot play there.
    Fill,
    /// Invite somebody instead of a bot.
    Invite,
}

fn places(model: TableModel, table: &TableState) -> Vec<LobbySeat> {
    let (words, links, you) = (words(), invitations(&table.id), your_seat(model));
    let is_host = model.you.get() == Some(table.host);
    let host = table.seats.get(table.host.idx()).and_then(|seat| seat.name.clone()).unwrap_or_default();
    let seats = table.seats.iter().enumerate().map(|(number, seat)| {
        let free = seat.name.is_none() && seat.bot.is_none();
        let yours = you.is_some_and(|you| you.idx() == number);
        let (away, anew) = (seat.name.is_some() && !seat.here, model.invitation_to(Seat(number as u8)));
        let about = match (free, yours, seat.bot) {
            (false, true, _) if model.invited().is_some() => words.say("seat-yours"),
            (false, false, None) if away => words.say("away-tag"),
            (true, true, _) => words.say("seat-yours"),
            (true, false, _) => words.say("waiting-for-them"),
            (false, true, _) => words.say("you-tag"),
            (false, false, bot) => bot.map(|level| words.skill(level)).unwrap_or_default(),
        };
        let could = match seat.bot {
            _ if yours || !is_host => None,
            None => (free || away).then_some(HostAction::Fill),
            Some(_) => (seat.name.is_none() && anew.is_none()).then_some(HostAction::Invite),
        };
        LobbySeat {
            number,
            name: seats::name_of(seat, number),
            face: seats::face(seat, number),
            about,
            free,
            could,
            link: anew.or_else(|| links.get(number).cloned().flatten().filter(|_| free && is_host)),
            only: table.seats.iter().filter(|seat| seat.name.is_none() && seat.bot.is_none()).count() == 1,
            host: host.clone(),
        }
    });
    seats.collect()
}

fn place(model: TableModel, facts: &'static Facts, place: LobbySeat) -> AnyView {
    let words = words();
    let seat = Seat(place.number as u8);
    let named = |id: &'static str| words.phrase(Phrase::new(id).with("who", place.name.clone()));
    let button = place.could.map(|could| {
        let label = match could {
            HostAction::Fill if place.free => words.say("seat-a-bot"),
            HostAction::Fill => named("seat-to-a-bot"),
            HostAction::Invite => named("invite-anew"),
        };
        let what = move || match could {
            HostAction::Fill => model.say(ToTable::Fill { seat, level: Level::Medium }),
            HostAction::Invite => model.invite(seat),
        };
        view! { <button class="button" on:click=act(what)>{label}</button> }.into_any()
    });
    view! {
        <li class:free=place.free>
            <Picture of=place.face.to_owned() />
            <strong>{place.name.clone()}</strong>
            <span class="quiet">{place.about.clone()}</span>
            {match place.link.clone() {
                Some(link) => invitation(facts, (&place.name, &place.host), link, place.only, button),
                None => button.into_any(),
            }}
        </li>
    }
    .into_any()
}

/// A link for somebody else: to share, to copy, or to scan with a phone; and what else could be done about the seat.
pub(crate) fn invitation(
    facts: &Facts,
    (who, host): (&str, &str),
    link: String,
    only: bool,
    or: Option<AnyView>,
) -> AnyView {
    let words = words();
    let label = words.phrase(Phrase::new("link-for").with("who", who));
    let share = browser::can_share().then(|| {
        let invites = Phrase::new("invites-you").with("who", host);
        let text = words.phrase(invites.with("game", facts.title));
        hand_button("share-link", "main", text, Some(link.clone()))
    });
    let copy = copy_button(Phrase::new("copy-link"), if share.is_some() { "" } else { "main" }, link.clone());
    view! {
        <div class="invitation">
            <input type="text" readonly aria-label=label prop:value=link.clone() />
            {share}
            {copy}
            {or}
            // Beside a big screen somebody may hold a phone; on a phone, or among many, a code is only in the way.
            <details class="scan" open=only && is_wide()>
                <summary>{t("scan-code")}</summary>
                {code(&link)}
            </details>
        </div>
    }
    .into_any()
}

/// Whether there is room for what is not needed.
fn is_wide() -> bool {
    let query = the_window().match_media("(min-width: 40rem)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The ways to get to know the game. They lead to tabs of their own, so that nobody loses their seat over it.
fn learn(facts: &'static Facts) -> AnyView {
    view! {
        <section class="lobby-learn">
            <h2>{t("lobby-new")}</h2>
            <a class="button" target="_blank" href=Route::Learn(facts.id.to_owned()).link()>{t("learn-playing")}</a>
            <a class="button" target="_blank" href=Route::Rules(facts.id.to_owned()).link()>{t("rulebook")}</a>
            <p class="quiet">{t("lobby-new-tab")}</p>
        </section>
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

fn name_form(model: TableModel, client: usize, seat: Seat) -> AnyView {
    let settings: Settings = expect_context();
    let words = words();
    let usual = if client == 0 { settings.name.get_untracked() } else { String::new() };
    let name = RwSignal::new(usual);
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        if !name.is_empty() {
            game::sit(model, client, name);
        }
    };
    // Several who come with one device are told apart by their seats.
    let label = move || match model.standing().len() {
        1 => words.say("your-name"),
        _ => words.phrase(Phrase::new("seat-name").with("number", seat.0 + 1)),
    };
    view! {
        <form class="sit" on:submit=hear(sit)>
            <label>
                <span>{live(label)}</span>
                <input type="text" maxlength="40" required autocomplete="nickname" prop:value=name on:input=hear(move |event| name.set(event_target_value(&event))) />
            </label>
            <button class="button main big">{t("sit-down")}</button>
        </form>
    }
    .into_any()
}
