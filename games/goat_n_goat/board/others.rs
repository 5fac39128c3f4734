//! Everybody else: their flocks, their mountains, and what is known of their hands.

use board::{CollectView, Memo, live, memo, part, tint_class};
use engine::{Phrase, Seat};
use games::goat_n_goat::{Colour, Goat, Goats, PlayerView};
use leptos::prelude::*;

use crate::{Meadow, card, of_colour, score};

/// The other players, in the order they play after the near one.
pub(crate) fn others(meadow: Meadow) -> AnyView {
    let seats = memo(move || {
        let players = meadow.view.read().players.len() as u8;
        meadow.near.get().next(players).round(players).take(usize::from(players) - 1).collect::<Vec<_>>()
    });
    view! {
        <div class="gng-others">
            {board::each(move || seats.get(), move |seat| other(meadow, seat))}
        </div>
    }
    .into_any()
}

fn other(meadow: Meadow, seat: Seat) -> AnyView {
    let player = memo(move || meadow.view.read().players[seat.idx()].clone());
    let asked = move || meadow.seen.game.get().asked.contains(seat);
    let flocks = Colour::ALL.map(|colour| flock(meadow, seat, player, colour)).collect_view();
    let name = move || meadow.seen.name(seat);
    let points = move || score::points(meadow, player.read().points);
    view! {
        <section class="gng-other" class:asked=live(asked) aria-label=live(name)>
            <header><b class="gng-name">{live(name)}</b>{part(points)}</header>
            <div class="gng-flocks">{flocks}</div>
            {holds(meadow, player)}
        </section>
    }
    .into_any()
}

/// A flock as the numbers in it. A flock that has changed is drawn anew, and so shows that it has.
fn flock(meadow: Meadow, seat: Seat, player: Memo<PlayerView>, colour: Colour) -> AnyView {
    let goats = memo(move || of_colour(&player.read().flocks, colour));
    let draw = move || {
        let goats = goats.get();
        let phrase = Phrase::new("board-flock")
            .with("who", seat)
            .with("colour", colour.words())
            .with("count", goats.len());
        let numbers = goats.iter().map(|card| view! { <b>{card.goat.number()}</b> }).collect_view();
        let count = (!goats.is_empty()).then(|| view! { <i aria-hidden="true">{goats.len()}</i> });
        let class = format!("gng-flock {}", tint_class(colour.tint()));
        view! {
            <span class=class role="group" aria-label=meadow.seen.say(&phrase)>
                {card::sign(colour)}
                <span class="gng-numbers">{numbers}</span>
                {count}
            </span>
        }
    };
    part(draw)
}

/// A hand from behind: how many cards, and those that everybody saw being taken. Beside it lies
/// what was won and lost.
fn holds(meadow: Meadow, player: Memo<PlayerView>) -> AnyView {
    let inside = move || {
        let player = player.read();
        let (size, known): (u8, Goats) = (player.hand_size, player.known);
        let phrase = Phrase::new("board-holds").with("count", size);
        let hidden = size - known.len();
        let chip = |goat: Goat| {
            let name = meadow.seen.say(&goat.words());
            let title = name.clone();
            view! {
                <span class=format!("gng-known {}", tint_class(goat.colour().tint())) title=title>
                    {card::sign(goat.colour())}
                    <b aria-hidden="true">{goat.number()}</b>
                    <span class="for-ears">{name}</span>
                </span>
            }
        };
        let backs = (0..hidden).map(|_| view! { <span class="gng-behind">{card::back()}</span> });
        view! {
            <span class="for-ears">{meadow.seen.say(&phrase)}</span>
            {known.cards().map(chip).collect_view()}
            {backs.collect_view()}
            {score::trophies(meadow, player.mountains)}
            {score::penalties(meadow, player.penalties.len(), 0)}
        }
    };
    view! { <div class="gng-holds">{part(inside)}</div> }.into_any()
}
