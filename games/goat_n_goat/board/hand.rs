//! The near player's hand, fanned out and grouped by number.

use board::{CollectView, act, live, memo, part};
use engine::Phrase;
use games::goat_n_goat::{Goats, Phase};
use leptos::prelude::*;

use crate::choice::{Card, by_number};
use crate::{Meadow, card};

/// The viewer's cards; for those who look on, what is known of a hand and the backs of the rest.
pub(crate) fn hand(meadow: Meadow) -> AnyView {
    let own = memo(move || meadow.now.read().hand.is_some());
    let held = memo(move || {
        let player = meadow.now.read();
        by_number(&player.hand.unwrap_or(player.known))
    });
    let hidden = move || {
        let hidden = meadow.now.read().hand_size - held.read().len() as u8;
        (0..hidden).map(|_| view! { <li class="gng-held">{card::back()}</li> }).collect_view()
    };
    let name = move || {
        let id = if own.get() { "area-hand" } else { "board-hand" };
        meadow.seen.say(&Phrase::new(id).with("who", meadow.near.get()))
    };
    let one = move |card: Card| {
        view! {
            <li
                class="gng-held"
                class:first=move || is_first(&held.get(), card)
                style=("--lean", move || lean(&held.get(), card))
            >
                {move || if own.get() { own_card(meadow, card) } else { card::face(card.goat) }}
            </li>
        }
    };
    view! {
        <ul class="gng-hand" aria-label=live(name)>
            {board::each(move || held.get(), one)}
            {part(hidden)}
        </ul>
    }
    .into_any()
}

/// Whether a card is the first of its number: there the fan has a gap.
fn is_first(held: &[Card], card: Card) -> bool {
    held.iter().find(|other| other.goat.number() == card.goat.number()) == Some(&card)
}

/// How far from the middle of the fan a card is, from -1 to 1.
fn lean(held: &[Card], card: Card) -> String {
    let place = held.iter().position(|other| *other == card).unwrap_or(0);
    let last = held.len().saturating_sub(1).max(1);
    format!("{:.2}", place as f32 * 2.0 / last as f32 - 1.0)
}

fn own_card(meadow: Meadow, card: Card) -> AnyView {
    let goat = card.goat;
    let drop = StoredValue::new(format!("drop {goat}"));
    let dropping = move || drop.with_value(|drop| meadow.seen.may(drop));
    let legal = move || meadow.is_playing() || dropping();
    let chosen = move || meadow.choice.read().has(card);
    let hinted = move || is_hinted(meadow, card);
    let label = move || drop.with_value(|drop| meadow.label(&goat.words(), drop));
    let touch = move || {
        if meadow.is_playing() {
            meadow.choice.update(|choice| choice.touch(card));
        } else if meadow.phase() == Phase::Drop {
            meadow.seen.play(drop.get_value());
        } else {
            // The table says why not now.
            meadow.seen.play(format!("play {}{}", goat.number(), goat.colour().letter()));
        }
    };
    view! {
        <button
            class="gng-card plain-button"
            class:legal=live(legal)
            class:chosen=live(chosen)
            class:hinted=live(hinted)
            class:dropping=live(dropping)
            aria-label=live(label)
            aria-pressed=move || chosen().to_string()
            on:click=act(touch)
        >
            {card::face(goat)}
        </button>
    }
    .into_any()
}

/// Whether the hint is about this card. Of equal cards the first ones are meant.
fn is_hinted(meadow: Meadow, Card { goat, copy }: Card) -> bool {
    let hinted = meadow.seen.hinted.get().unwrap_or_default();
    if hinted == format!("drop {goat}") {
        return copy == 0;
    }
    let Some(play) = hinted.strip_prefix("play ") else { return false };
    let (number, letters) = play.split_at(1);
    let meant = letters.matches(goat.colour().letter()).count();
    number == goat.number().to_string() && usize::from(copy) < meant
}

/// How many cards of a number a hand has.
pub(crate) fn count_of(hand: &Goats, number: u8) -> usize {
    hand.cards().filter(|goat| goat.number() == number).count()
}
