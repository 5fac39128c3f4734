//! Where points come from: what somebody has won and lost.

use board::{CollectView, Picture, part, tint_class};
use engine::Phrase;
use games::goat_n_goat::{Mountain, Mountains};
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
    view! { <div class="gng-shelf">{part(inside)}</div> }.into_any()
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
    let label = meadow.seen.say(&Phrase::new("source-mountains"));
    view! { <ul class="gng-trophies" aria-label=label>{mountains.iter().map(one).collect_view()}</ul> }
        .into_any()
}

/// A penalty pile, and how much it would grow.
pub(crate) fn penalties(meadow: Meadow, count: u8, more: u8) -> AnyView {
    let name = meadow.seen.say(&Phrase::new("source-penalties"));
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
        <span class="gng-points" title=title><span class="for-ears">{name}</span>{points.to_string().replace('-', "−")}</span>
    }
    .into_any()
}
