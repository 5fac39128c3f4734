//! The near player's hand.

use board::{CollectView, act, live, memo, part};
use engine::Phrase;
use leptos::prelude::*;

use crate::Night;
use crate::choice::{Card, cards, count, numbers};
use crate::saucer::{back, face};

/// The viewer's cards; for those who look on, their backs.
pub(crate) fn hand(night: Night) -> AnyView {
    let player = memo(move || night.view.read().players[night.near.get().idx()].clone());
    let held = memo(move || {
        let hand = player.read().hand.unwrap_or_default();
        cards(&hand).collect::<Vec<_>>()
    });
    let hidden = move || {
        let player = player.read();
        let size = if player.hand.is_some() { 0 } else { player.hand_size };
        (0..size).map(|_| view! { <li class="moo-held">{back()}</li> }).collect_view()
    };
    let name = move || {
        let player = player.read();
        night.seen.say(&match player.hand {
            Some(_) => Phrase::new("area-hand"),
            None => Phrase::new("board-holds").with("count", player.hand_size),
        })
    };
    view! {
        <ul class="moo-hand" aria-label=live(name)>
            {board::each(move || held.get(), move |card| own_card(night, card))}
            {part(hidden)}
        </ul>
    }
    .into_any()
}

fn own_card(night: Night, card: Card) -> AnyView {
    let chosen = memo(move || night.choice.read().has(card));
    let legal = move || {
        let more = night.choice.read().and_card(card);
        !chosen.get() && night.plays.read().iter().any(|play| more.is_part_of(play))
    };
    // Of equal cards the first ones are meant.
    let is_meant = move |meant: Vec<u8>| usize::from(card.copy) < count(&meant, card.number);
    let hinted = move || !chosen.get() && night.hinted().is_some_and(|play| is_meant(numbers(play.cards)));
    let label = move || night.seen.say(&Phrase::new("card").with("number", card.number));
    let touch = move || {
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
                class:legal=live(legal)
                class:away=move || chosen.get()
                class:hinted=live(hinted)
                aria-label=live(label)
                aria-pressed=move || chosen.get().to_string()
                on:click=act(touch)
            >
                {face(card.number)}
            </button>
        </li>
    }
    .into_any()
}
