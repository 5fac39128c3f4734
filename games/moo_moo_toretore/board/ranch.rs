//! The ranch: three columns of cows, each cow beside the marker it opens; and the beams that lift them.

use board::{CollectView, Picture, act, live, memo, part};
use engine::{Phrase, Seat, SeatSet};
use games::moo_moo_toretore::{Breed, Cow, Play, herd};
use leptos::prelude::*;

use crate::choice::forms;
use crate::reveal::Reveal;
use crate::score::picture;
use crate::{Night, name_tag, saucer, tint, tray};

/// The three columns.
pub(crate) fn ranch(night: Night) -> AnyView {
    view! {
        <div class="moo-ranch">{Breed::ALL.map(|breed| column(night, breed)).collect_view()}</div>
    }
    .into_any()
}

fn column(night: Night, breed: Breed) -> AnyView {
    let id = ["area-spotted", "area-red", "area-black"][breed as usize];
    let name = move || night.seen.say(&Phrase::new(id).with("worth", breed.worth()));
    let stalls = breed.markers().iter().enumerate().map(|(place, number)| {
        view! { <li class="moo-stall">{marker(night, breed, *number)}{cow(night, breed, place)}</li> }
    });
    let lifted = move || {
        // Whoever is handed the device sees it again.
        night.near.track();
        night.reveal.get().map(|reveal| lift(night, &reveal, breed))
    };
    view! {
        <section class="moo-column" aria-label=live(name)>
            <p class="moo-worth" title=live(name) aria-hidden="true">
                <Picture of=picture(breed, false) />
                <b>{breed.worth()}</b>
            </p>
            <ol class="moo-stalls">{stalls.collect_view()}</ol>
            {part(lifted)}
        </section>
    }
    .into_any()
}

/// A ranch marker. Touching an open one puts cards on the saucer that form its number; touching it again, other
/// cards. Where there are none, the tray says why.
fn marker(night: Night, breed: Breed, number: u8) -> AnyView {
    let open = memo(move || night.view.read().open.contains(&number));
    let ways = memo(move || ways(night, number));
    let reachable = move || !ways.read().is_empty();
    let called = memo(move || night.called().contains(&number));
    let label = move || {
        let id = if open.get() { "marker-open" } else { "marker-closed" };
        let name = night.seen.say(&Phrase::new(id).with("breed", breed.words()).with("number", number));
        if !reachable() {
            return name;
        }
        let mut next = night.choice.get();
        next.choose_next(&ways.read());
        format!("{name}: {}", tray::what_happens(night, &next))
    };
    let touch = move || {
        let ways = ways.get();
        if ways.is_empty() {
            night.refused.set(Some(number));
            return;
        }
        night.choice.update(|choice| choice.choose_next(&ways));
    };
    view! {
        <button
            class="moo-marker plain-button"
            class:open=move || open.get()
            class:legal=live(reachable)
            class:called=move || called.get()
            disabled=move || !night.is_laying()
            tabindex=move || if reachable() { "0" } else { "-1" }
            aria-label=live(label)
            on:click=act(touch)
        >
            {move || post(number, open.get())}
        </button>
    }
    .into_any()
}

/// A post with a number on it.
fn post(number: u8, open: bool) -> AnyView {
    let picture = if open { "moo-marker" } else { "moo-marker-closed" };
    view! {
        <Picture of=picture.to_owned() />
        <b aria-hidden="true">{number}</b>
    }
    .into_any()
}

/// What the viewer may lay to call this number, without chips first.
fn ways(night: Night, number: u8) -> Vec<Play> {
    let open = night.view.read().open.clone();
    let calls = |play: &Play| forms(play.cards.sum(), play.chips, &open).contains(&number);
    night.plays.read().iter().copied().filter(calls).collect()
}

/// The cow at a place of a column. A new round brings new cows, even if they look like the old ones.
fn cow(night: Night, breed: Breed, place: usize) -> AnyView {
    let here = memo(move || {
        let view = night.view.read();
        (view.round, herd(&view.columns, breed).nth(place))
    });
    let inside = move || {
        // While the old cows are lifted, the new ones wait.
        let late = night.reveal.read_untracked().is_some();
        here.get().1.map(|cow| view! { <span class="moo-cow" class:late=late>{portrait(night, cow)}</span> })
    };
    view! { <span class="moo-place">{part(inside)}</span> }.into_any()
}

fn portrait(night: Night, cow: Cow) -> AnyView {
    let name = night.seen.say(&cow.words());
    let title = name.clone();
    let kids = cow.with_kids().then(|| view! { <b class="moo-kids" aria-hidden="true">"+1"</b> });
    view! {
        <span title=title>
            <Picture of=picture(cow.breed(), cow.with_kids()) />
            {kids}
            <span class="for-ears">{name}</span>
        </span>
    }
    .into_any()
}

/// The column as it was, for a moment: beams lift its cows to whoever gets them.
fn lift(night: Night, reveal: &Reveal, breed: Breed) -> AnyView {
    let cows: Vec<(Cow, Option<Seat>)> = reveal.column(breed).collect();
    let takers: SeatSet = cows.iter().filter_map(|(_, seat)| *seat).collect();
    let called = |number: &u8| reveal.calls.iter().any(|call| call.number == Some(*number));
    let stall = |(place, number): (usize, &u8)| {
        let cow = cows.get(place).map(|(cow, seat)| {
            let class = if seat.is_some() { "moo-cow taken" } else { "moo-cow left" };
            view! { <span class=class><Picture of=picture(cow.breed(), cow.with_kids()) /></span> }
        });
        let class = if called(number) { "moo-marker called" } else { "moo-marker" };
        view! {
            <li class="moo-stall">
                <span class=class>{post(*number, cow.is_some())}</span>
                <span class="moo-place">{cow}</span>
            </li>
        }
    };
    let stalls = breed.markers().iter().enumerate().map(stall).collect_view();
    let taker = |seat: Seat| {
        view! {
            <span class=format!("moo-taker {}", tint(seat))>
                {saucer::ufo()}
                {name_tag(night, seat)}
                <i class="moo-beam"></i>
            </span>
        }
    };
    view! {
        <div class="moo-lift" aria-hidden="true">
            <ol class="moo-stalls">{stalls}</ol>
            <div class="moo-takers">{takers.iter().map(taker).collect_view()}</div>
        </div>
    }
    .into_any()
}
