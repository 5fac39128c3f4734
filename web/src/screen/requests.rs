//! What those at a table would like of one another: taking a move back, a pause, a bot for somebody, a new player.

use board::{Seen, act, live, part};
use engine::{Phrase, Seat};
use leptos::prelude::*;
use table::wire::{Happening, OfferState, ToTable, Wish};

use crate::model::{Notice, TableModel};
use crate::words::{t, words};

/// Somebody would like something: may they? Whoever asked sees whose answer is missing.
pub(crate) fn offer(model: TableModel, seen: Seen) -> AnyView {
    let shown = move || {
        let offer = model.table.get()?.offer.clone()?;
        let you = model.you.get()?;
        if offer.waiting.contains(you) {
            Some(question(model, seen, &offer))
        } else if offer.seat == you {
            Some(waiting(seen, &offer))
        } else {
            None
        }
    };
    part(shown)
}

fn question(model: TableModel, seen: Seen, offer: &OfferState) -> AnyView {
    let words = words();
    let (number, who) = (offer.offer, seen.name(offer.seat));
    let (id, whom) = match offer.what {
        Wish::Undo => ("undo-question", None),
        Wish::Pause => ("pause-question", None),
        Wish::StandInFor(seat) => ("stand-in-question", Some(seat)),
        Wish::Invite(seat) => ("invite-question", Some(seat)),
    };
    let mut phrase = Phrase::new(id).with("who", who);
    if let Some(seat) = whom {
        phrase = phrase.with("whom", seen.name(seat));
    }
    let answer = move |yes: bool| model.say(ToTable::Answer { offer: number, yes });
    view! {
        <div class="offer" role="alertdialog" aria-labelledby="offer-text">
            <span id="offer-text">{words.phrase(phrase)}</span>
            <button class="button main" on:click=act(move || answer(true))>{words.say("yes")}</button>
            <button class="button" on:click=act(move || answer(false))>{words.say("no")}</button>
        </div>
    }
    .into_any()
}

fn waiting(seen: Seen, offer: &OfferState) -> AnyView {
    let names: Vec<String> = offer.waiting.iter().map(|seat| seen.name(seat)).collect();
    let line = words().phrase(Phrase::new("request-waits").with("who", names.join(", ")));
    view! { <p class="offer" role="status">{line}</p> }.into_any()
}

/// Something that happened at the table, in words.
pub(crate) fn happened(model: TableModel, seen: Seen, what: &Happening) -> Option<String> {
    let words = words();
    let (id, seat) = match what {
        Happening::Sat { seat, .. } => ("happened-sat", seat),
        Happening::Left { seat } => ("happened-left", seat),
        Happening::StoodIn { seat, .. } => ("happened-stood-in", seat),
        Happening::Returned { seat } => ("happened-returned", seat),
        Happening::TimeUp { seat } => ("happened-time-up", seat),
        // Whoever asks sees that it was heard by what everybody waits for.
        Happening::Requested { seat, .. } if Some(*seat) == seen.you.get() => return None,
        Happening::Requested { seat, what } => {
            let id = match what {
                Wish::Undo => "happened-undo-offered",
                Wish::Pause => "happened-pause-asked",
                Wish::StandInFor(_) => "happened-stand-in-asked",
                Wish::Invite(_) => "happened-invite-asked",
            };
            (id, seat)
        }
        Happening::Answered { seat, yes } => {
            (if *yes { "happened-agreed" } else { "happened-refused" }, seat)
        }
        Happening::Invited { seat } => {
            let made_here = model.invitation_to(*seat).is_some();
            (if made_here { "invite-ready" } else { "happened-invited" }, seat)
        }
        Happening::Undone { seat } => ("happened-undone", seat),
        Happening::Paused { seat } => ("happened-paused", seat),
        Happening::Resumed { seat } => ("happened-resumed", seat),
        Happening::WantsRematch { seat } => ("happened-wants-rematch", seat),
        _ => return None,
    };
    Some(words.phrase(Phrase::new(id).with("who", seen.name(*seat))))
}

/// Whether this is a question that waits for an answer of whoever looks.
pub(crate) fn asks_viewer(model: TableModel, what: &Happening) -> bool {
    let waits = |offer: &OfferState| model.you.get().is_some_and(|you| offer.waiting.contains(you));
    matches!(what, Happening::Requested { .. })
        && model.table.get().is_some_and(|table| table.offer.as_ref().is_some_and(waits))
}

/// Who has stopped the game, and for those who play the way to go on.
pub(crate) fn stopped(model: TableModel, seen: Seen) -> AnyView {
    let words = words();
    // Whoever comes later is not told by whom.
    let line = move || match model.notice.get() {
        Some(Notice::Happened(what @ Happening::Paused { .. })) => happened(model, seen, &what),
        _ => Some(words.say("table-paused")),
    };
    let go_on = seen.you.get_untracked().map(|_| {
        view! { <button class="button" on:click=act(move || model.say(ToTable::Resume {}))>{t("resume")}</button> }
    });
    view! { <p class="banner stopped">{live(line)}{go_on}</p> }.into_any()
}

/// A bot plays for whoever looks, who may not have wished for it.
pub(crate) fn stood_in(model: TableModel) -> AnyView {
    let back = move || model.say(ToTable::SendBotAway {});
    view! {
        <p class="banner stopped" role="status">
            {t("bot-for-you")}
            <button class="button" on:click=act(back)>{t("take-back")}</button>
        </p>
    }
    .into_any()
}

/// Whether a bot plays for whoever looks.
pub(crate) fn is_stood_in(model: TableModel) -> bool {
    let place = |you: Seat| model.table.get()?.seats.get(you.idx()).map(|place| place.bot.is_some());
    model.you.get().and_then(place) == Some(true)
}
