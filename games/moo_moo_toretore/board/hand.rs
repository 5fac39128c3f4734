//! The near player's hand.

use board::CollectView;
use engine::Phrase;
use leptos::prelude::*;

use crate::Night;
use crate::choice::{Card, cards, count, numbers};
use crate::saucer::{back, face};

/// The viewer's cards; for those who look on, their backs.
pub(crate) fn hand(night: Night) -> AnyView {
    let player = Memo::new(move |_| night.view.with(|view| view.players[night.near.get().idx()].clone()));
    let held = Memo::new(move |_| {
        let hand = player.with(|player| player.hand).unwrap_or_default();
        cards(&hand).collect::<Vec<_>>()
    });
    let hidden = move || {
        let size = player.with(|player| if player.hand.is_some() { 0 } else { player.hand_size });
        (0..size).map(|_| view! { <li class="moo-held">{back()}</li> }).collect_view()
    };
    let name = move || {
        let (own, size) = player.with(|player| (player.hand.is_some(), player.hand_size));
        let phrase =
            if own { Phrase::new("area-hand") } else { Phrase::new("board-holds").with("count", size) };
        night.seen.say(&phrase)
    };
    view! {
        <ul class="moo-hand" aria-label=name>
            {board::each(move || held.get(), move |card| own_card(night, card))}
            {hidden}
        </ul>
    }
    .into_any()
}

fn own_card(night: Night, card: Card) -> AnyView {
    let chosen = Memo::new(move |_| night.choice.with(|choice| choice.has(card)));
    let legal = move || {
        let more = night.choice.with(|choice| choice.and_card(card));
        !chosen.get() && night.plays.with(|plays| plays.iter().any(|play| more.is_part_of(play)))
    };
    // Of equal cards the first ones are meant.
    let is_meant = move |meant: Vec<u8>| usize::from(card.copy) < count(&meant, card.number);
    let hinted = move || !chosen.get() && night.hinted().is_some_and(|play| is_meant(numbers(play.cards)));
    let label = move || night.seen.say(&Phrase::new("card").with("number", card.number));
    let touch = move |_| {
        if night.is_laying() {
            night.choice.update(|choice| choice.touch(card, night.stars()));
        } else {
            // The table says why not now.
            night.seen.play(format!("lay {}", card.number));
        }
    };
    view! {
        <li class="moo-held">
            <button
                class="moo-card plain-button"
                class:legal=legal
                class:away=move || chosen.get()
                class:hinted=hinted
                aria-label=label
                aria-pressed=move || chosen.get().to_string()
                on:click=touch
            >
                {face(card.number)}
            </button>
        </li>
    }
    .into_any()
}
