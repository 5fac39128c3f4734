//! What everybody has: cows, points and where they come from.

use board::{CollectView, Picture, Show, live, memo, part};
use engine::{Phrase, Seat};
use games::moo_moo_toretore::{Breed, Points, herd, herd_size};
use leptos::prelude::*;

use crate::Night;

/// The chip of whoever leads the round.
pub(crate) fn leader(night: Night, seat: Seat) -> AnyView {
    let leads = memo(move || night.shown.read().leader == seat);
    let name = move || night.seen.say(&Phrase::new("board-leads"));
    view! {
        <Show when=move || leads.get()>
            <span class="moo-leads" title=live(name)>
                <Picture of="moo-leader".to_owned() />
                <span class="for-ears">{live(name)}</span>
            </span>
        </Show>
    }
    .into_any()
}

/// All points of a seat as things stand. When there are more, that shows.
pub(crate) fn points(night: Night, seat: Seat) -> AnyView {
    let points = memo(move || night.shown.read().players[seat.idx()].points);
    let pill = move || {
        let points = points.get();
        let name = night.seen.say(&line(&points));
        let title = name.clone();
        view! {
            <span class="moo-points" title=title>
                <span class="for-ears">{name}</span>
                <b aria-hidden="true">{points.total()}</b>
            </span>
        }
    };
    part(pill)
}

/// The points in words, by source.
fn line(points: &Points) -> Phrase {
    Phrase::new("points-line")
        .with("total", points.total())
        .with("cows", points.cows)
        .with("kids", points.kids)
        .with("chips", points.chips)
        .with("breed", points.one_breed)
        .with("sets", points.sets)
}

/// Where points come from (MOO-19 to MOO-21).
fn by_source(points: &Points) -> [(&'static str, i16); 5] {
    [
        ("source-cows", points.cows),
        ("source-kids", points.kids),
        ("source-chips", points.chips),
        ("source-one-breed", points.one_breed),
        ("source-sets", points.sets),
    ]
}

/// Where the near player's points come from. It was said aloud with their sum.
pub(crate) fn sources(night: Night, seat: Seat) -> AnyView {
    let points = memo(move || night.shown.read().players[seat.idx()].points);
    let inside = move || {
        let some = by_source(&points.get()).into_iter().filter(|(_, points)| *points > 0);
        let source = |(id, points)| view! { <span>{night.seen.say(&Phrase::new(id))} <b>{points}</b></span> };
        some.map(source).collect_view()
    };
    view! { <p class="moo-sources" aria-hidden="true">{part(inside)}</p> }.into_any()
}

/// A player's cows, breed by breed.
pub(crate) fn herds(night: Night, seat: Seat) -> AnyView {
    let one = move |breed: Breed| {
        let counts = memo(move || {
            let cows = night.shown.read().players[seat.idx()].cows;
            let kids = herd(&cows, breed).filter(|cow| cow.with_kids()).count();
            (herd_size(&cows, breed), kids)
        });
        move || {
            let (count, kids) = counts.get();
            (count > 0).then(|| badge(night, breed, count, kids))
        }
    };
    view! { <div class="moo-herds">{Breed::ALL.map(one).collect_view()}</div> }.into_any()
}

fn badge(night: Night, breed: Breed, count: u8, kids: usize) -> AnyView {
    let phrase = Phrase::new("board-herd")
        .with("cows", Phrase::new("cows").with("count", count).with("breed", breed.words()))
        .with("kids", kids);
    let name = night.seen.say(&phrase);
    let title = name.clone();
    let kids = (kids > 0).then(|| view! { <i aria-hidden="true">{format!("+{kids}")}</i> });
    view! {
        <span class="moo-herd" title=title>
            <Picture of=picture(breed, kids.is_some()) />
            <b aria-hidden="true">{format!("×{count}")}</b>
            {kids}
            <span class="for-ears">{name}</span>
        </span>
    }
    .into_any()
}

/// The picture of a cow.
pub(crate) fn picture(breed: Breed, kids: bool) -> String {
    let name = ["spotted", "red", "black"][breed as usize];
    format!("moo-cow-{name}{}", if kids { "-kids" } else { "" })
}
