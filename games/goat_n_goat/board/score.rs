//! Where points come from: what somebody has won and lost.

use board::{CollectView, Picture, live, part, tint_class};
use engine::{Phrase, Seat};
use games::goat_n_goat::{Mountain, Mountains};
use leptos::prelude::*;

use crate::mountains::shape;
use crate::{Meadow, motion};

/// What the near player has won and lost so far.
pub(crate) fn shelf(meadow: Meadow) -> AnyView {
    let inside = move || {
        let (now, then, seat) = (meadow.now.get(), meadow.then.get(), meadow.near.get());
        let more = then.penalties.len() - now.penalties.len();
        view! {
            <b class="gng-name">{meadow.seen.name(seat)}</b>
            {trophies(meadow, seat, now.mountains)}
            {penalties(meadow, seat, now.penalties.len(), more)}
            {points(meadow, seat, now.points())}
        }
    };
    let won = move || meadow.seen.has_won(meadow.near.get());
    view! { <div class="gng-shelf" class:won=live(won)>{part(inside)}</div> }.into_any()
}

/// Mountains somebody has taken.
pub(crate) fn trophies(meadow: Meadow, seat: Seat, mountains: Mountains) -> AnyView {
    let one = |(place, mountain): (usize, Mountain)| {
        let equal = mountains.iter().take(place).filter(|other| *other == mountain).count();
        let at = motion::trophy(seat, mountain, equal as u8);
        let class = format!("gng-trophy {}", tint_class(mountain.colour.tint()));
        let name = meadow.seen.say(&mountain.words());
        let title = name.clone();
        view! {
            <li class=class title=title>
                {shape(mountain.size, at)}
                <b aria-hidden="true">{mountain.size}</b>
                <span class="for-ears">{name}</span>
            </li>
        }
    };
    let label = meadow.seen.say(&Phrase::new("source-mountains"));
    view! { <ul class="gng-trophies" aria-label=label>{mountains.iter().enumerate().map(one).collect_view()}</ul> }
        .into_any()
}

/// A penalty pile, and how much it would grow.
pub(crate) fn penalties(meadow: Meadow, seat: Seat, count: u8, more: u8) -> AnyView {
    let name = meadow.seen.say(&Phrase::new("source-penalties"));
    let title = name.clone();
    let more = (more > 0).then(|| view! { <b class="gng-lost" aria-hidden="true">{format!("−{more}")}</b> });
    view! {
        <span class="gng-penalties" class:none=count == 0 data-at=motion::of("penalties", seat) title=title>
            <Picture of="gng-penalty".to_owned() />
            <span class="for-ears">{name}</span>
            <b>{format!("−{count}")}</b>
            {more}
        </span>
    }
    .into_any()
}

pub(crate) fn points(meadow: Meadow, seat: Seat, points: i16) -> AnyView {
    let name = meadow.seen.say(&Phrase::new("board-points"));
    let title = name.clone();
    view! {
        <span class="gng-points" title=title><span class="for-ears">{name}</span><span data-at=motion::of("points", seat)>{points.to_string().replace('-', "−")}</span></span>
    }
    .into_any()
}
