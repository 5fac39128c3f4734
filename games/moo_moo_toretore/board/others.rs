//! Everybody else, each in a saucer in the sky.

use board::{CollectView, live, memo, part};
use engine::{Phrase, Seat};
use leptos::prelude::*;

use crate::{Night, name_tag, saucer, score, tint};

/// The other players, in the order they play after the near one.
pub(crate) fn others(night: Night) -> AnyView {
    let seats = memo(move || {
        let players = night.view.read().players.len() as u8;
        night.near.get().next(players).round(players).take(usize::from(players) - 1).collect::<Vec<_>>()
    });
    view! {
        <div class="moo-others">
            {board::each(move || seats.get(), move |seat| other(night, seat))}
        </div>
    }
    .into_any()
}

fn other(night: Night, seat: Seat) -> AnyView {
    let player = night.player(seat);
    let name = move || night.seen.name(seat);
    let hand = move || {
        let count = player.read().hand_size;
        let words = night.seen.say(&Phrase::new("board-holds").with("count", count));
        let title = words.clone();
        let backs = (0..count).map(|_| view! { <span>{saucer::back()}</span> }).collect_view();
        view! {
            <span class="moo-behind" title=title><span class="for-ears">{words}</span>{backs}</span>
        }
    };
    view! {
        <section class=format!("moo-other {}", tint(seat)) class:asked=move || night.is_asked(seat) aria-label=live(name)>
            <header>
                {saucer::ufo()}
                {name_tag(night, seat)}
                {score::leader(night, seat)}
            </header>
            {score::points(night, seat)}
            {saucer::load(night, seat)}
            <footer>
                {saucer::chips(night, player)}
                {part(hand)}
                {score::herds(night, seat)}
            </footer>
        </section>
    }
    .into_any()
}
