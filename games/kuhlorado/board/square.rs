//! One square of the sheet: print, frame, pencil mark.

use board::{Picture, RwSignal, act, classes, live, memo, part};
use engine::kit::square_name;
use engine::{Phrase, Seat};
use leptos::prelude::*;

use crate::glance::{COW, sign};
use crate::hand::Hand;

/// A square to touch. `cursor` is the square that keys are at.
pub(crate) fn square(hand: Hand, at: u8, cursor: RwSignal<u8>) -> AnyView {
    let Hand { seen, glance, recent, looked_at, .. } = hand;
    let mark = memo(move || glance.read().mark(at));
    let can_mark = memo(move || seen.may(&square_name(at)));
    let can_keep = memo(move || hand.keeping_allows(at));
    let class = move || {
        classes(
            "kuh-square",
            &[
                ("cross", mark.get() == Some(Seat(0))),
                ("circle", mark.get() == Some(Seat(1))),
                ("legal", can_mark.get()),
                ("kuh-fits", can_keep.get()),
                ("hinted", seen.is_hinted(&square_name(at))),
                ("recent", recent.read().squares.contains(at)),
            ],
        )
    };
    let label = move || {
        let square = glance.read().words(at);
        match (can_mark.get(), can_keep.get()) {
            (true, _) => seen.say(&Phrase::new("board-square-mark").with("square", square)),
            (_, true) => seen.say(&Phrase::new("board-square-keep").with("square", square)),
            _ => seen.say(&square),
        }
    };
    let frame = move || {
        (can_mark.get() || can_keep.get())
            .then(|| view! { <Picture of="kuh-frame".to_owned() class="kuh-frame" /> })
    };
    view! {
        <button
            class=live(class)
            tabindex=move || if cursor.get() == at { "0" } else { "-1" }
            aria-label=live(label)
            on:click=act(move || hand.touch(at))
            on:focus=act(move || {
                cursor.set(at);
                looked_at.set(Some(at));
            })
            on:pointerenter=act(move || looked_at.set(Some(at)))
        >
            {print(hand, at)}
            {part(frame)}
            {move || mark.get().map(pencil)}
        </button>
    }
    .into_any()
}

fn print(hand: Hand, at: u8) -> AnyView {
    let print = memo(move || hand.glance.read().print(at));
    let drawn = move || match print.get() {
        COW => view! { <Picture of="kuh-cow".to_owned() class="kuh-print" /> }.into_any(),
        // Said by the square's name; here it is only print.
        digit @ '1'..='5' => {
            view! { <span class="kuh-print" data-print=digit.to_string()></span> }.into_any()
        }
        // Troughs lie over their squares.
        _ => ().into_any(),
    };
    part(drawn)
}

/// A mark, drawn as it appears.
fn pencil(seat: Seat) -> AnyView {
    let sign = sign(seat);
    view! { <Picture of=sign.picture.to_owned() class=format!("kuh-mark {}", sign.tint) /> }.into_any()
}
