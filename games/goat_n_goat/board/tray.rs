//! What is about to happen, and the buttons that make it happen.

use board::{CollectView, Picture, act, part};
use engine::Phrase;
use games::goat_n_goat::{Colour, HAND_LIMIT, Mountain, Phase, Play};
use leptos::prelude::*;

use crate::choice::Choice;
use crate::{Meadow, hand, paths};

/// The buttons of the moment.
pub(crate) fn tray(meadow: Meadow) -> AnyView {
    let inside = move || {
        if !meadow.seen.is_asked() {
            return ().into_any();
        }
        match meadow.phase() {
            Phase::Play => match meadow.choice.read().play() {
                Some(play) => confirm(meadow, play),
                None => tip(meadow, Phrase::new("board-tip-play")),
            },
            Phase::Take { left } => tip(meadow, taking(meadow, left)),
            Phase::Drop => {
                let over = meadow.now.read().hand_size - HAND_LIMIT;
                tip(meadow, Phrase::new("board-tip-drop").with("count", over))
            }
            Phase::Climb { .. } => climbs(meadow),
            Phase::Start | Phase::Deal { .. } | Phase::Lay | Phase::Refresh | Phase::Over => ().into_any(),
        }
    };
    view! { <div class="gng-tray">{part(inside)}</div> }.into_any()
}

fn tip(meadow: Meadow, phrase: Phrase) -> AnyView {
    view! { <p class="gng-tip">{meadow.seen.say(&phrase)}</p> }.into_any()
}

/// How many cards are still to be taken, and whether that is too many.
fn taking(meadow: Meadow, left: u8) -> Phrase {
    let over = (meadow.now.read().hand_size + left).saturating_sub(HAND_LIMIT);
    if over == 0 {
        return Phrase::new("board-tip-take").with("left", left);
    }
    Phrase::new("board-tip-take-over").with("left", left).with("over", over)
}

/// Play the chosen cards, choose all of their number, or put them back.
fn confirm(meadow: Meadow, play: Play) -> AnyView {
    let mv = format!("play {play}");
    let hinted = meadow.seen.is_hinted(&mv);
    let loses = Colour::ALL.into_iter().any(|colour| paths::will_scatter(meadow, colour));
    let in_hand = meadow.now.read().hand.map_or(0, |hand| hand::count_of(&hand, play.number));
    let more = in_hand > meadow.choice.read().len();
    let all = move || {
        let hand = meadow.now.read().hand.unwrap_or_default();
        meadow.choice.update(|choice| choice.take_all(&hand));
    };
    let back = meadow.seen.say(&Phrase::new("board-back"));
    let put_back = move || meadow.choice.set(Choice::default());
    let all_text = meadow.seen.say(&Phrase::new("board-all").with("number", play.number));
    view! {
        <button
            class="button main confirm gng-confirm"
            class:hinted=hinted
            class:loses=loses
            on:click=act(move || meadow.seen.play(mv.clone()))
        >
            {what_happens(meadow, play)}
        </button>
        {more.then(|| view! { <button class="button" on:click=act(all)>{all_text}</button> })}
        <button class="button gng-undo" aria-label=back.clone() title=back on:click=act(put_back)>
            <Picture of="barn-icon-close".to_owned() />
        </button>
    }
    .into_any()
}

/// The chosen play in words: the cards, what is drawn for them, and what they cost.
fn what_happens(meadow: Meadow, play: Play) -> String {
    // GNG-11: nobody draws on a last turn.
    let (id, drawn) = if meadow.is_ending() { ("board-play-last", 0) } else { ("board-play", play.number) };
    let mut parts = vec![Phrase::new(id).with("cards", play.words()).with("number", drawn)];
    for colour in Colour::ALL.into_iter().filter(|colour| paths::will_scatter(meadow, *colour)) {
        let (size, _) = meadow.flock_sizes(colour);
        parts.push(Phrase::new("board-lose").with("colour", colour.words()).with("size", size));
    }
    let over = (meadow.then.read().hand_size + drawn).saturating_sub(HAND_LIMIT);
    if over > 0 {
        parts.push(Phrase::new("board-over").with("count", over));
    }
    parts.iter().map(|part| meadow.seen.say(part)).collect::<Vec<_>>().join(" · ")
}

/// A button for every mountain within reach, and one to stay: where they stand, they may be too close for a finger.
fn climbs(meadow: Meadow) -> AnyView {
    let button = move |mountain: Mountain| {
        let mv = format!("climb {mountain}");
        let phrase =
            Phrase::new("board-climb").with("colour", mountain.colour.words()).with("size", mountain.size);
        let class = format!("button main confirm {}", board::tint_class(mountain.colour.tint()));
        let hinted = meadow.seen.is_hinted(&mv);
        view! {
            <button class=class class:hinted=hinted on:click=act(move || meadow.seen.play(mv.clone()))>
                <Picture of="gng-climb".to_owned() />
                {meadow.seen.say(&phrase)}
            </button>
        }
    };
    let reached = Colour::ALL.into_iter().flat_map(|colour| {
        let (flock, _) = meadow.flock_sizes(colour);
        meadow.view.read().mountains.within_reach(colour, flock)
    });
    let hinted = meadow.seen.is_hinted("stay");
    view! {
        {reached.map(button).collect_view()}
        <button class="button confirm" class:hinted=hinted on:click=act(move || meadow.seen.play("stay"))>
            {meadow.seen.say(&Phrase::new("board-stay"))}
        </button>
    }
    .into_any()
}
