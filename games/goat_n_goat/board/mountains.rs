//! The ranges: peaks that stand as tall as their number.

use board::{Picture, act, live, memo, part};
use engine::{Phrase, Seat};
use games::goat_n_goat::{Colour, Mountain, View};
use leptos::prelude::*;

use crate::Meadow;

/// A mountain of a range, and who has taken it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Peak {
    mountain: Mountain,
    /// Which of several equal ones.
    copy: u8,
    owner: Option<Seat>,
    /// The lower half of a range stands before the higher one.
    is_in_front: bool,
}

/// All mountains of a colour, low ones in front.
pub(crate) fn range(meadow: Meadow, colour: Colour) -> AnyView {
    let peaks = memo(move || peaks(&meadow.view.read(), colour));
    let row = move |class: &'static str, front: bool| {
        let each =
            move || peaks.get().into_iter().filter(|peak| peak.is_in_front == front).collect::<Vec<_>>();
        view! {
            <div class=class>
                {board::each(each, move |peak| draw(meadow, peak))}
            </div>
        }
    };
    let name = move || meadow.seen.say(&Phrase::new("area-mountains").with("colour", colour.words()));
    view! {
        <div class="gng-range" role="group" aria-label=live(name)>
            {row("gng-ridge front", true)}
            {row("gng-ridge back", false)}
        </div>
    }
    .into_any()
}

/// Every mountain of a colour, lowest first, wherever it is by now.
fn peaks(view: &View, colour: Colour) -> Vec<Peak> {
    let free = view.mountains.iter().map(|mountain| (mountain, None));
    let taken =
        view.players.iter().zip(0..).flat_map(|(player, seat)| {
            player.mountains.iter().map(move |mountain| (mountain, Some(Seat(seat))))
        });
    let own: Vec<_> = free.chain(taken).filter(|(mountain, _)| mountain.colour == colour).collect();
    let highest = own.iter().map(|(mountain, _)| mountain.size).max().unwrap_or(0);
    let mut peaks: Vec<Peak> = Vec::new();
    for (mountain, owner) in own {
        let copy = peaks.iter().filter(|peak| peak.mountain == mountain).count() as u8;
        peaks.push(Peak { mountain, copy, owner, is_in_front: mountain.size <= highest.div_ceil(2) });
    }
    peaks.sort_by_key(|peak| peak.mountain.size);
    peaks
}

fn draw(meadow: Meadow, peak: Peak) -> AnyView {
    let size = peak.mountain.size;
    match peak.owner {
        None => free(meadow, peak.mountain),
        Some(owner) => {
            let phrase =
                Phrase::new("board-taken").with("mountain", peak.mountain.words()).with("who", owner);
            let name = meadow.seen.say(&phrase);
            let title = name.clone();
            view! {
                <span class="gng-peak taken" style=("--size", size.to_string()) title=title>
                    {shape(size)}
                    <span class="for-ears">{name}</span>
                </span>
            }
            .into_any()
        }
    }
}

fn free(meadow: Meadow, mountain: Mountain) -> AnyView {
    let mv = StoredValue::new(format!("climb {mountain}"));
    let legal = move || mv.with_value(|mv| meadow.seen.may(mv));
    let hinted = move || mv.with_value(|mv| meadow.seen.is_hinted(mv));
    let label = move || mv.with_value(|mv| meadow.label(&mountain.words(), mv));
    // A flock that is big enough, or would be with the chosen cards, is called from the top.
    let beckons = move || meadow.flock_sizes(mountain.colour).1 >= mountain.size;
    let flag = move || beckons().then(|| view! { <Picture of="gng-flag".to_owned() class="gng-flag" /> });
    view! {
        <button
            class="gng-peak plain-button"
            class:legal=live(legal)
            class:hinted=live(hinted)
            class:beckons=live(beckons)
            style=("--size", mountain.size.to_string())
            tabindex=move || if legal() { "0" } else { "-1" }
            aria-label=live(label)
            on:click=act(move || meadow.seen.play(mv.get_value()))
        >
            {shape(mountain.size)}
            <b class="gng-height" aria-hidden="true">{mountain.size}</b>
            {part(flag)}
        </button>
    }
    .into_any()
}

/// A mountain of about the right shape, stretched to its exact height by the styles.
pub(crate) fn shape(size: u8) -> AnyView {
    let (of, height) = match size {
        0..=4 => ("low", 50),
        5 | 6 => ("middle", 74),
        _ => ("high", 96),
    };
    view! {
        <svg viewBox=format!("0 0 64 {height}") preserveAspectRatio="none" aria-hidden="true">
            <use href=format!("#gng-mountain-{of}") width="64" height=height />
        </svg>
    }
    .into_any()
}
