//! The squares of the meadow: each of them can be touched, and says what is there and what touching it does.

use board::{CollectView, Memo, RwSignal, act, live, memo, part};
use engine::kit::square_name;
use engine::{Phrase, Seat};
use games::tic_tac_moo::{GRASS, Move, Species};
use leptos::prelude::*;

use crate::choice::{Choice, Half};
use crate::ground::ground;
use crate::pieces::{animal, tile, tint};
use crate::trail::{Trail, Walker};

/// Where the keyboard comes in first: the middle.
const MIDDLE: u8 = 27;

/// The meadow with everybody on it.
pub(crate) fn meadow(choice: Choice, near: Memo<Seat>) -> AnyView {
    let layout = choice.view.read_untracked().layout;
    let trail = Trail::of(choice.view);
    let cursor = RwSignal::new(MIDDLE);
    let squares = (0..64).map(|square| {
        if GRASS.contains(square) {
            one(choice, trail, near, cursor, square)
        } else {
            view! { <span></span> }.into_any()
        }
    });
    let name = move || choice.seen.say(&Phrase::new("area-meadow"));
    view! {
        <section class="ttm-meadow" aria-label=live(name)>
            {ground(layout)}
            <div class="ttm-squares">{squares.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// How a square looks: what may be done there, what was done last, what would happen.
fn look(choice: Choice, trail: &Trail, square: u8) -> String {
    let came = trail.came.contains(square);
    let looks = [
        (choice.is_open(square), "legal"),
        (choice.is_hinted(None, Some(square)), "hinted"),
        (choice.touched() == Some(Half::Square(square)), "chosen"),
        (came, "came"),
        (came, tint(trail.seat)),
        (trail.left.contains(square), "left"),
        (choice.would_leave().contains(square), "leaves"),
    ];
    let looks = looks.into_iter().filter(|(is, _)| *is).map(|(_, class)| class);
    ["ttm-square"].into_iter().chain(looks).collect::<Vec<_>>().join(" ")
}

fn one(choice: Choice, trail: Memo<Trail>, near: Memo<Seat>, cursor: RwSignal<u8>, square: u8) -> AnyView {
    let here = memo(move || choice.view.read().at(square));
    let class = memo(move || look(choice, &trail.read(), square));
    let walker = memo(move || trail.read().walker(square));
    let gain = memo(move || Some(choice.gain(square)).filter(|gain| *gain > 0));
    let gain = move || {
        gain.get().map(|gain| view! { <span class="ttm-gain" aria-hidden="true">{format!("+{gain}")}</span> })
    };
    let next = memo(move || choice.next().filter(|mv| mv.square == square));
    let ghost = move || next.get().map(|mv| view! { <span class="ttm-ghost">{tile(mv.species)}</span> });
    let come = move || {
        cursor.set(square);
        choice.at.set(Some(Half::Square(square)));
    };
    let go = move || choice.at.update(|at| *at = at.filter(|at| *at != Half::Square(square)));
    view! {
        <button
            type="button"
            class=class
            tabindex=move || if cursor.get() == square { "0" } else { "-1" }
            aria-label=move || label(choice, square)
            on:click=act(move || choice.touch(Half::Square(square)))
            on:pointerenter=act(move || choice.at.set(Some(Half::Square(square))))
            on:pointerleave=act(go)
            on:focus=act(come)
            on:blur=act(go)
        >
            {move || here.get().map(tile)}
            {part(ghost)}
            {gain}
            {move || walker.get().map(|walker| walks(walker, near))}
        </button>
    }
    .into_any()
}

/// An animal that joins its herd and walks off to its new owner's pen.
fn walks(walker: Walker, near: Memo<Seat>) -> AnyView {
    let (right, down) = walker.way();
    let (column, row) = walker.from();
    let home = if near.get_untracked() == walker.to { "near" } else { "far" };
    view! {
        <span
            class=format!("ttm-walker {home}")
            style=("--right", right.to_string())
            style=("--down", down.to_string())
            style=("--column", column.to_string())
            style=("--row", row.to_string())
        >
            {animal(walker.species)}
        </span>
    }
    .into_any()
}

/// What is on a square, whose it is, and what touching it does.
fn label(choice: Choice, square: u8) -> String {
    let seen = choice.seen;
    let view = choice.view.read();
    let name = match view.layout.owner(square) {
        Some(seat) => Phrase::new("field-square").with("who", seat),
        None => Phrase::new("ring-square"),
    };
    let shows = view.at(square).map_or(Phrase::new("empty"), Species::words);
    let place = seen.say(&name.with("place", square_name(square)).with("shows", shows));
    let does = choice.held().and_then(|(_, species)| seen.words(&Move { species, square }.to_string()));
    let does = does.or_else(|| choice.is_open(square).then(|| seen.say(&Phrase::new("board-choose"))));
    does.map_or(place.clone(), |does| format!("{place} – {does}"))
}
