//! Where points come from: the near player's shelf, and the count at the end.

use board::{CollectView, Picture, tint_class};
use engine::{Phrase, Seat};
use games::goat_n_goat::{Mountain, Mountains, PlayerView};
use leptos::prelude::*;

use crate::Meadow;
use crate::mountains::shape;

/// What the near player has won and lost so far.
pub(crate) fn shelf(meadow: Meadow) -> AnyView {
    let inside = move || {
        let (now, then) = (meadow.now.get(), meadow.then.get());
        let more = then.penalties.len() - now.penalties.len();
        view! {
            <b class="gng-name">{meadow.seen.name(meadow.near.get())}</b>
            {trophies(meadow, now.mountains)}
            {penalties(meadow, now.penalties.len(), more)}
            {points(meadow, now.points)}
        }
    };
    view! { <div class="gng-shelf">{inside}</div> }.into_any()
}

/// Mountains somebody has taken.
pub(crate) fn trophies(meadow: Meadow, mountains: Mountains) -> AnyView {
    let one = |mountain: Mountain| {
        let class = format!("gng-trophy {}", tint_class(mountain.colour.tint()));
        let name = meadow.seen.say(&mountain.words());
        let title = name.clone();
        view! {
            <li class=class title=title>
                {shape(mountain.size)}
                <b aria-hidden="true">{mountain.size}</b>
                <span class="for-ears">{name}</span>
            </li>
        }
    };
    let label = meadow.seen.say(&Phrase::new("board-mountains"));
    view! { <ul class="gng-trophies" aria-label=label>{mountains.iter().map(one).collect_view()}</ul> }
        .into_any()
}

/// A penalty pile, and how much it would grow.
pub(crate) fn penalties(meadow: Meadow, count: u8, more: u8) -> AnyView {
    let name = meadow.seen.say(&Phrase::new("board-penalties"));
    let title = name.clone();
    let more = (more > 0).then(|| view! { <b class="gng-lost" aria-hidden="true">{format!("−{more}")}</b> });
    view! {
        <span class="gng-penalties" class:none=count == 0 title=title>
            <Picture of="gng-penalty".to_owned() />
            <span class="for-ears">{name}</span>
            <b>{format!("−{count}")}</b>
            {more}
        </span>
    }
    .into_any()
}

pub(crate) fn points(meadow: Meadow, points: i16) -> AnyView {
    let name = meadow.seen.say(&Phrase::new("board-points"));
    let title = name.clone();
    view! {
        <span class="gng-points" title=title><span class="for-ears">{name}</span>{points}</span>
    }
    .into_any()
}

/// Every player's mountains and penalties, when the game is over (GNG-12, GNG-13).
pub(crate) fn count(meadow: Meadow) -> AnyView {
    let say = move |id: &'static str| meadow.seen.say(&Phrase::new(id));
    let rows = move || {
        let players = meadow.view.with(|view| view.players.clone());
        players.iter().zip(0..).map(|(player, seat)| row(meadow, Seat(seat), player)).collect_view()
    };
    view! {
        <table class="gng-count">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{say("board-mountains")}</th>
                    <th scope="col">{say("board-penalties")}</th>
                    <th scope="col">{say("board-points")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(meadow: Meadow, seat: Seat, player: &PlayerView) -> AnyView {
    view! {
        <tr>
            <th scope="row">{meadow.seen.name(seat)}</th>
            <td>{trophies(meadow, player.mountains)} <b>{format!("+{}", player.mountains.worth())}</b></td>
            <td>{penalties(meadow, player.penalties.len(), 0)}</td>
            <td>{points(meadow, player.points)}</td>
        </tr>
    }
    .into_any()
}
