//! What lies on a saucer: cards face down, or what was just shown; and the chips beside it.

use board::{CollectView, Memo, Picture, act, live, memo, part};
use engine::{Phrase, Seat};
use games::moo_moo_toretore::{Chip, PlayerView};
use leptos::prelude::*;

use crate::choice::{Card, numbers};
use crate::reveal::Call;
use crate::{Night, name_tag, score};

/// What lies on a saucer.
#[derive(Clone, PartialEq)]
enum Load {
    /// Cards face down; their owner knows them.
    Laid {
        cards: Vec<Option<u8>>,
        picked: bool,
    },
    /// What was shown last, until new cards are laid.
    Shown(Call),
    Nothing,
}

impl Load {
    fn of(player: &PlayerView, last: Option<Call>) -> Load {
        if player.laid_size == 0 {
            return last.map_or(Load::Nothing, Load::Shown);
        }
        let known = player.laid.filter(|laid| !laid.is_empty());
        let cards = match known {
            Some(laid) => numbers(laid).into_iter().map(Some).collect(),
            None => vec![None; usize::from(player.laid_size)],
        };
        Load::Laid { cards, picked: player.picked }
    }
}

/// What lies on a seat's saucer, and what was called last.
pub(crate) fn load(night: Night, seat: Seat) -> AnyView {
    let player = night.player(seat);
    let call = memo(move || {
        let reveal = night.reveal.get()?;
        Some((reveal.before.round, reveal.call(seat).cloned()?))
    });
    let load = memo(move || {
        let last = call.get().map(|(_, call)| call);
        Load::of(&player.read(), last)
    });
    let inside = move || match load.get() {
        Load::Laid { cards, picked } => laid(night, &cards, picked),
        Load::Shown(call) => shown(&call),
        Load::Nothing => ().into_any(),
    };
    // It can still be heard for a moment when the next cards are laid.
    let old = memo(move || player.read().laid_size > 0);
    let bubble = move || call.get().map(|(_, call)| bubble(night, &call, old));
    view! { <div class="moo-load">{part(inside)}{part(bubble)}</div> }.into_any()
}

fn laid(night: Night, cards: &[Option<u8>], picked: bool) -> AnyView {
    let card = |card: &Option<u8>| match card {
        Some(number) => view! { <span class="moo-secret">{back()}<b>{*number}</b></span> }.into_any(),
        None => view! { <span class="moo-secret">{back()}</span> }.into_any(),
    };
    let words = night.seen.say(&Phrase::new("board-laid").with("count", cards.len()));
    let ready = picked.then(|| {
        let words = night.seen.say(&Phrase::new("board-picked"));
        let title = words.clone();
        view! {
            <span class="moo-picked" title=title>
                <Picture of="barn-icon-check".to_owned() />
                <span class="for-ears">{words}</span>
            </span>
        }
    });
    view! {
        <span class="for-ears">{words}</span>
        <span class="moo-cards" aria-hidden="true">{cards.iter().map(card).collect_view()}</span>
        {ready}
    }
    .into_any()
}

fn shown(call: &Call) -> AnyView {
    let cards = call.cards.iter().map(|number| view! { <span class="moo-shown">{face(*number)}</span> });
    let chips = call.chips.clone().map(|chips| view! { <b class="moo-plus">{chips}</b> });
    view! { <span class="moo-cards turned" aria-hidden="true">{cards.collect_view()}{chips}</span> }
        .into_any()
}

fn bubble(night: Night, call: &Call, old: Memo<bool>) -> AnyView {
    let phrase = match call.number {
        Some(number) => Phrase::new("board-call").with("number", number),
        None => Phrase::new("board-call-no"),
    };
    view! {
        <q class="moo-bubble" class:no=call.number.is_none() class:old=move || old.get()>
            {night.seen.say(&phrase)}
        </q>
    }
    .into_any()
}

/// The near player's saucer, where cards are put before they are laid.
pub(crate) fn own(night: Night) -> AnyView {
    let inside = move || {
        let seat = night.near.get();
        let choosing = memo(move || night.is_laying());
        let lying = move || if choosing.get() { slots(night) } else { load(night, seat) };
        view! {
            <div class="moo-whose">
                {ufo()}
                {name_tag(night, seat)}
                {score::leader(night, seat)}
                {score::herds(night, seat)}
                {score::points(night, seat)}
            </div>
            <div class="moo-plate">{part(lying)}</div>
            <div class="moo-chips">
                {own_chip(night, seat, Chip::One)}
                {own_chip(night, seat, Chip::Two)}
            </div>
            {score::sources(night, seat)}
        }
    };
    view! { <div class="moo-own">{part(inside)}</div> }.into_any()
}

/// A place for each card that is to be laid. What lies there can be touched to put it back.
fn slots(night: Night) -> AnyView {
    let slot = move |at: usize| {
        let card = move || night.choice.read().cards().get(at).copied();
        let inside = move || match card() {
            Some(card) => chosen(night, card),
            None => view! { <span class="moo-slot"></span> }.into_any(),
        };
        view! { <li>{part(inside)}</li> }
    };
    let name = night.seen.say(&Phrase::new("board-saucer"));
    let slots = move || (0..night.stars()).map(slot).collect_view();
    view! { <ul class="moo-slots" aria-label=name>{part(slots)}</ul> }.into_any()
}

fn chosen(night: Night, card: Card) -> AnyView {
    let name = night.seen.say(&Phrase::new("card").with("number", card.number));
    let label = format!("{name}: {}", night.seen.say(&Phrase::new("board-back")));
    let back = move || night.choice.update(|choice| choice.touch(card, night.stars()));
    view! {
        <button class="moo-card plain-button chosen" aria-label=label on:click=act(back)>{face(card.number)}</button>
    }
    .into_any()
}

/// How a chip lies.
#[derive(Clone, Copy, PartialEq)]
enum Lying {
    Up,
    Laid,
    Down,
}

impl Lying {
    fn of(player: &PlayerView, chip: Chip) -> Lying {
        if player.chips.contains(chip) {
            Lying::Up
        } else if player.laid_chips.contains(chip) {
            Lying::Laid
        } else {
            Lying::Down
        }
    }

    fn words(self, chip: Chip) -> Phrase {
        let id = match self {
            Lying::Up => "board-chip-up",
            Lying::Laid => "board-chip-laid",
            Lying::Down => "board-chip-down",
        };
        Phrase::new(id).with("number", chip.worth())
    }
}

/// Somebody's chips.
pub(crate) fn chips(night: Night, player: Memo<PlayerView>) -> AnyView {
    let one = move |chip: Chip| {
        let lying = memo(move || Lying::of(&player.read(), chip));
        let name = move || night.seen.say(&lying.get().words(chip));
        view! {
            <span
                class="moo-chip"
                class:laid=move || lying.get() == Lying::Laid
                class:down=move || lying.get() == Lying::Down
                title=live(name)
            >
                {move || disc(chip, lying.get())}
                <span class="for-ears">{live(name)}</span>
            </span>
        }
    };
    view! { <div class="moo-chips">{one(Chip::One)}{one(Chip::Two)}</div> }.into_any()
}

/// A chip of the near player, to be laid beside the cards.
fn own_chip(night: Night, seat: Seat, chip: Chip) -> AnyView {
    let player = night.player(seat);
    let lying = memo(move || Lying::of(&player.read(), chip));
    let chosen = memo(move || night.choice.read().chips().contains(chip));
    let legal = move || {
        let more = night.choice.read().and_chip(chip);
        !chosen.get() && night.plays.read().iter().any(|play| more.is_part_of(play))
    };
    let hinted = move || !chosen.get() && night.hinted().is_some_and(|play| play.chips.contains(chip));
    let touch = move || {
        if night.is_laying() && lying.get_untracked() == Lying::Up {
            night.choice.update(|choice| choice.touch_chip(chip));
        } else {
            // The table says why not now, if it is asked with cards.
            let hand = player.read().hand.unwrap_or_default();
            let choice = night.choice.read().and_chip(chip);
            night.seen.play(choice.and_lowest(&hand, night.stars().max(1)).mv());
        }
    };
    view! {
        <button
            class="moo-chip plain-button"
            class:laid=move || lying.get() == Lying::Laid
            class:down=move || lying.get() == Lying::Down
            class:legal=live(legal)
            class:chosen=move || chosen.get()
            class:hinted=live(hinted)
            aria-pressed=move || chosen.get().to_string()
            aria-label=move || night.seen.say(&lying.get().words(chip))
            on:click=act(touch)
        >
            {move || disc(chip, lying.get())}
        </button>
    }
    .into_any()
}

fn disc(chip: Chip, lying: Lying) -> AnyView {
    if lying == Lying::Down {
        return view! { <Picture of="moo-chip-used".to_owned() /> }.into_any();
    }
    view! {
        <Picture of=format!("moo-chip-{}", chip.worth()) />
        <b aria-hidden="true"><small>"±"</small>{chip.worth()}</b>
    }
    .into_any()
}

/// A flying saucer in the colour of its seat.
pub(crate) fn ufo() -> AnyView {
    view! { <svg class="moo-ufo" viewBox="0 0 96 64" aria-hidden="true"><use href="#moo-ufo" /></svg> }
        .into_any()
}

/// The face of a hand card. Whatever holds it says in words what it is.
pub(crate) fn face(number: u8) -> AnyView {
    view! {
        <span class="moo-face" aria-hidden="true">
            <b>{number}</b>
            <svg viewBox="0 0 96 64"><use href="#moo-ufo" /></svg>
        </span>
    }
    .into_any()
}

/// The back of a hand card.
pub(crate) fn back() -> AnyView {
    view! { <svg class="moo-back" viewBox="0 0 64 90" aria-hidden="true"><use href="#moo-card-back" /></svg> }
        .into_any()
}
