//! What the chosen card does, in words, and the buttons that make it happen.

use board::{CollectView, Picture, act, hear, live, part, tint_class};
use engine::Phrase;
use engine::scene::Tint;
use games::happy_cows::{Card, Colour, FarmCard, Move, OpenCard, Phase, TopCard};
use leptos::prelude::*;

use crate::{Offer, Valley, card};

/// The words and buttons of the moment.
pub(crate) fn tray(valley: Valley) -> AnyView {
    let inside = move || match (valley.phase(), valley.chosen.get()) {
        (Phase::Act, Some(offer)) => confirm(valley, offer),
        (Phase::Act, None) if valley.seen.is_asked() => tip(valley),
        (phase, _) => in_effect(phase).map_or_else(|| ().into_any(), |card| effect(valley, card)),
    };
    view! { <div class="hap-tray" aria-live="polite">{part(inside)}</div> }.into_any()
}

/// Before a card is touched: what the one under the mouse does, or what to touch.
fn tip(valley: Valley) -> AnyView {
    let pointed = move || match valley.at.get()? {
        Move::Play(Card::Farm(card)) => Some(does(valley, card)),
        _ => None,
    };
    let text = move || valley.seen.say(&pointed().unwrap_or_else(|| Phrase::new("board-tip")));
    view! { <div class="hap-says"><p class="hap-tip">{live(text)}</p></div> }.into_any()
}

/// Play the chosen card, put it away, or leave it where it is.
fn confirm(valley: Valley, offer: Offer) -> AnyView {
    let (does, play) = match offer {
        Offer::Row(_, OpenCard::Farm(card)) => (does(valley, card), Phrase::new("board-play")),
        Offer::Row(_, OpenCard::Cow(_)) | Offer::Top(TopCard::Cow(_)) => {
            (Phrase::new("board-does-cow"), Phrase::new("board-take"))
        }
        Offer::Top(TopCard::Farm) => (Phrase::new("board-does-top"), Phrase::new("board-top")),
    };
    let away = offer
        .away()
        .map(|card| button(valley, Move::Away(card), &Phrase::new("board-away"), "button confirm"));
    let back = valley.seen.say(&Phrase::new("board-back"));
    view! {
        <div class="hap-says">
            <p class="hap-tip">{valley.seen.say(&does)}</p>
            <button class="button hap-cancel" aria-label=back.clone() title=back on:click=act(move || valley.chosen.set(None))>
                <Picture of="barn-icon-close".to_owned() />
            </button>
        </div>
        <div class="hap-ways">
            {button(valley, offer.play(), &play.with("card", offer.words()), "button main confirm")}
            {away}
        </div>
    }
    .into_any()
}

/// The farm card that is being played, and what its player can do about it beside touching cows.
fn effect(valley: Valley, card: FarmCard) -> AnyView {
    let tint = tint_class(card.colour().map_or(Tint::None, Colour::tint));
    let colours = (valley.phase() == Phase::Colour && valley.seen.is_asked())
        .then(|| Colour::ALL.map(|colour| colour_button(valley, colour)).collect_view());
    let done = match valley.phase() {
        Phase::Rain { .. } => "board-done-rain",
        Phase::Milkmaid => "board-done-maid",
        _ => "board-done",
    };
    let offers = [(Move::Build, "board-build"), (Move::Done, done)].map(|(mv, id)| {
        let class = if mv == Move::Done { "button main confirm" } else { "button confirm" };
        valley.may(mv).then(|| button(valley, mv, &Phrase::new(id), class))
    });
    view! {
        <div class="hap-says">
            <span class=format!("hap-played {tint}")><Picture of=card::picture(card) /></span>
            <p class="hap-tip">{valley.seen.say(&does(valley, card))}</p>
        </div>
        <div class="hap-ways">{colours}{offers.into_iter().collect_view()}</div>
    }
    .into_any()
}

fn button(valley: Valley, mv: Move, phrase: &Phrase, class: &'static str) -> AnyView {
    let hinted = move || valley.is_hinted(mv);
    view! {
        <button class=class class:hinted=live(hinted) on:click=act(move || valley.play(mv))>
            {valley.seen.say(phrase)}
        </button>
    }
    .into_any()
}

fn colour_button(valley: Valley, colour: Colour) -> AnyView {
    let mv = Move::Colour(colour);
    view! {
        <button
            class=format!("button legal hap-colour {}", tint_class(colour.tint()))
            class:hinted=move || valley.is_hinted(mv)
            on:click=act(move || valley.play(mv))
            on:pointerenter=hear(move |event| valley.point(&event, mv))
            on:pointerleave=act(move || valley.at.set(None))
        >
            {valley.seen.say(&colour.words())}
        </button>
    }
    .into_any()
}

/// The card whose choice is asked.
fn in_effect(phase: Phase) -> Option<FarmCard> {
    Some(match phase {
        Phase::Colour => FarmCard::SuperFarmer,
        Phase::Barn { .. } => FarmCard::Barn,
        Phase::Rain { colour } => FarmCard::Rain(colour),
        Phase::Give | Phase::Take { .. } => FarmCard::Trough,
        Phase::Bull { left } => FarmCard::Bull(left),
        Phase::Hunger { left, .. } => FarmCard::Hunger(left),
        Phase::Weather => FarmCard::NiceWeather,
        Phase::Milkmaid => FarmCard::Milkmaid,
        Phase::Start | Phase::Deal { .. } | Phase::Which(_) | Phase::Reveal(_) => return None,
        Phase::Cheer { .. } | Phase::Act | Phase::Over => return None,
    })
}

/// What a farm card does, in a sentence.
fn does(valley: Valley, card: FarmCard) -> Phrase {
    // HAP-13: whether this barn may be built.
    let players = &valley.view.read().position.players;
    let may_build = players.len() == 2 && players[valley.seat().idx()].barns.len() == 1;
    match card {
        FarmCard::Farmer(colour) => Phrase::new("board-does-farmer").with("colour", colour.words()),
        FarmCard::Barn if may_build => Phrase::new("board-does-barn-two"),
        FarmCard::Barn => Phrase::new("board-does-barn"),
        FarmCard::Rain(colour) => Phrase::new("board-does-rain").with("colour", colour.words()),
        FarmCard::Trough => Phrase::new("board-does-trough"),
        FarmCard::Bull(count) => Phrase::new("board-does-bull").with("count", count),
        FarmCard::Hunger(count) => Phrase::new("board-does-hunger").with("count", count),
        FarmCard::NiceWeather => Phrase::new("board-does-weather"),
        FarmCard::Milkmaid => Phrase::new("board-does-milkmaid"),
        FarmCard::SuperFarmer => Phrase::new("board-does-super"),
    }
}
