//! What is about to happen, and the buttons that make it happen.

use std::collections::BTreeSet;

use board::{Picture, act, part};
use engine::Phrase;
use games::moo_moo_toretore::{Phase, PlayerView, chips_worth, used_chips_words};
use leptos::prelude::*;

use crate::Night;
use crate::choice::{Choice, forms, numbers};

/// The buttons of the moment.
pub(crate) fn tray(night: Night) -> AnyView {
    let inside = move || {
        if !night.seen.is_asked() {
            return ().into_any();
        }
        match night.phase() {
            Phase::Lay { .. } => laying(night),
            Phase::Announce => signs(night),
            _ => ().into_any(),
        }
    };
    view! { <div class="moo-tray" aria-live="polite">{part(inside)}</div> }.into_any()
}

/// Lay what is chosen, or put it back.
fn laying(night: Night) -> AnyView {
    let choice = night.choice.get();
    if let Some(number) = night.refused.get() {
        let id =
            if night.view.read().open.contains(&number) { "board-sign-far" } else { "board-sign-closed" };
        let tip = night.seen.say(&Phrase::new(id).with("number", number));
        return view! { <p class="moo-tip">{tip}</p> }.into_any();
    }
    if choice.is_empty() {
        let tip = night.seen.say(&Phrase::new("board-tip-lay").with("count", night.stars()));
        return view! { <p class="moo-tip">{tip}</p> }.into_any();
    }
    let back = night.seen.say(&Phrase::new("board-back"));
    view! {
        {if choice.len() == night.stars() { confirm(night, &choice) } else { more(night, &choice) }}
        <button class="button" aria-label=back.clone() title=back on:click=act(move || night.choice.set(Choice::default()))>
            <Picture of="barn-icon-close".to_owned() />
        </button>
    }
    .into_any()
}

/// How many cards are still missing.
fn more(night: Night, choice: &Choice) -> AnyView {
    let left = night.stars() - choice.len();
    let tip = night.seen.say(&Phrase::new("board-tip-more").with("left", left));
    view! { <p class="moo-tip">{tip}</p> }.into_any()
}

/// A choice that is not allowed can be tried too: the table says why not.
fn confirm(night: Night, choice: &Choice) -> AnyView {
    let mv = choice.mv();
    let (legal, may) = (night.is_legal(&mv), night.seen.may(&mv));
    let hinted = night.seen.is_hinted(&mv);
    let text = what_happens(night, choice);
    view! {
        <button
            class="button moo-confirm"
            class:main=legal
            class:confirm=may
            class:hinted=hinted
            on:click=act(move || night.seen.play(mv.clone()))
        >
            {text}
        </button>
    }
    .into_any()
}

/// What laying this would mean, in words.
pub(crate) fn what_happens(night: Night, choice: &Choice) -> String {
    let open = night.view.read().open.clone();
    let phrase = match (&choice.forms(&open)[..], choice.chips().is_empty()) {
        ([], _) if night.is_legal(&choice.mv()) => Phrase::new("board-lay-no"),
        ([], _) => match with_chips(night, choice) {
            numbers if numbers.is_empty() => Phrase::new("board-lay-not"),
            numbers => Phrase::new("board-lay-not-yet").with("numbers", numbers),
        },
        ([number], true) => Phrase::new("board-lay").with("number", *number),
        ([number], false) => Phrase::new("board-lay-chips").with("number", *number),
        ([low, .., high], _) => Phrase::new("board-lay-either").with("low", *low).with("high", *high),
    };
    night
        .seen
        .say(&phrase.with("cards", sum(&choice.numbers())).with("chips", used_chips_words(choice.chips())))
}

/// The open numbers that the chosen cards could form with more chips: `3, 4`.
fn with_chips(night: Night, choice: &Choice) -> String {
    let open = night.view.read().open.clone();
    let plays = night.plays.read();
    let plays = plays.iter().filter(|play| choice.is_part_of(play));
    let numbers: BTreeSet<u8> = plays.flat_map(|play| forms(play.cards.sum(), play.chips, &open)).collect();
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// Cards as a sum: `1 + 1 + 2`.
fn sum(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ")
}

/// Add the chips laid, or take them off.
fn signs(night: Night) -> AnyView {
    let own = night.view.read().players[night.near.get().idx()].clone();
    view! { {pick(night, "plus", &own)} {pick(night, "minus", &own)} }.into_any()
}

fn pick(night: Night, mv: &'static str, own: &PlayerView) -> AnyView {
    let cards = numbers(own.laid.unwrap_or_default());
    let (total, worth) = (cards.iter().sum::<u8>(), chips_worth(own.laid_chips));
    let (sign, number) =
        if mv == "plus" { ("+", Some(total + worth)) } else { ("−", total.checked_sub(worth)) };
    let (legal, may) = (night.is_legal(mv), night.seen.may(mv));
    let call = number.filter(|_| legal).map_or_else(
        || night.seen.say(&Phrase::new("board-not-open")),
        |number| night.seen.say(&Phrase::new("board-call").with("number", number)),
    );
    let equals = number.map(|number| format!(" = {number}")).unwrap_or_default();
    view! {
        <button
            class="button moo-pick"
            class:main=legal
            class:legal=may
            class:hinted=night.seen.is_hinted(mv)
            on:click=act(move || night.seen.play(mv))
        >
            <b>{format!("{total} {sign} {worth}{equals}")}</b>
            <span>{call}</span>
        </button>
    }
    .into_any()
}
