//! A farm: its owner's points, the barns, and the cows on the meadow.

use board::{CollectView, Memo, Picture, Show, act, hear, live, memo, part};
use engine::{Phrase, Seat};
use games::happy_cows::{CowCard, FarmPosition, Move, Phase};
use leptos::prelude::*;

use crate::forecast::Lot;
use crate::{Valley, card, cow};

/// HAP-11: how many cows a barn has room for.
const STALLS: usize = 3;

/// One player's farm.
pub(crate) fn farm(valley: Valley, seat: Seat, near: bool) -> AnyView {
    let farm = memo(move || valley.view.read().position.players[seat.idx()].clone());
    let asked = move || valley.seen.game.get().asked.contains(seat);
    let barns = memo(move || farm.read().barns.len());
    let each = move || (0..barns.get()).collect::<Vec<_>>();
    view! {
        <section class="hap-farm" class:near=near class:asked=live(asked) aria-label=move || valley.seen.name(seat)>
            {signpost(valley, seat, farm)}
            <div class="hap-patch">
                <div class="hap-barns">
                    {board::each(each, move |place| barn(valley, seat, farm, place))}
                    {plot(valley, seat)}
                </div>
                {herd(valley, seat, farm)}
            </div>
        </section>
    }
    .into_any()
}

/// The cows outside, and the one that would join them.
fn herd(valley: Valley, seat: Seat, farm: Memo<FarmPosition>) -> AnyView {
    let each = move || farm.read().outside.clone();
    let one = move |CowCard { cow, happy }: CowCard| {
        let lot = Lot { seat, inside: false, happy };
        view! { <li>{cow::cow(valley, cow, lot)}</li> }
    };
    let guest = move || {
        let guest = valley.forecast.read().guest(seat);
        guest.map(
            |card| view! { <li class="hap-guest hap-cow" aria-hidden="true">{card::cow_face(card)}</li> },
        )
    };
    view! {
        <ul class="hap-herd">
            {board::each(each, one)}
            {part(guest)}
        </ul>
    }
    .into_any()
}

/// Whose farm it is, and the points: what happy cows bring, what sad ones cost, and what a move would change.
fn signpost(valley: Valley, seat: Seat, farm: Memo<FarmPosition>) -> AnyView {
    let inside = move || {
        let [happy, sad] = [true, false].map(|happy| {
            let farm = farm.read();
            icons(farm.outside.iter().chain(farm.barns.iter().flatten()), happy)
        });
        let points = happy - sad;
        let phrase = Phrase::new("board-farm")
            .with("who", seat)
            .with("points", points)
            .with("happy", happy)
            .with("sad", sad);
        let then = valley.forecast.read().points(seat).filter(|then| *then != (points, points));
        view! {
            <span class="for-ears">{valley.seen.say(&phrase)}</span>
            <b class="hap-name" aria-hidden="true">{valley.seen.name(seat)}</b>
            <span class="hap-source" aria-hidden="true"><Picture of="hap-cow-happy".to_owned() />{happy}</span>
            <span class="hap-source" aria-hidden="true"><Picture of="hap-cow-sad".to_owned() />{signed(-sad)}</span>
            <b class="hap-points" aria-hidden="true">{signed(points)}</b>
            {then.map(|then| prospect(points, then))}
        }
    };
    view! { <header class="hap-signpost">{part(inside)}</header> }.into_any()
}

/// The points there would be: a number, or how few and how many.
fn prospect(now: i16, (least, most): (i16, i16)) -> AnyView {
    let text = if least == most { signed(least) } else { format!("{}…{}", signed(least), signed(most)) };
    let class = if least >= now { "hap-then hap-gain" } else { "hap-then hap-loss" };
    view! { <b class=class>{format!("→ {text}")}</b> }.into_any()
}

/// A number with a proper minus.
fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", -points) } else { points.to_string() }
}

/// How many icons the happy or the sad ones among cows have (HAP-23).
fn icons<'a>(cows: impl Iterator<Item = &'a CowCard>, happy: bool) -> i16 {
    cows.filter(|card| card.happy == happy).map(|card| i16::from(card.cow.icons())).sum()
}

/// A barn and its three stalls, the topmost cow last. It stands open while a cow may go in.
fn barn(valley: Valley, seat: Seat, farm: Memo<FarmPosition>, place: usize) -> AnyView {
    let cows = memo(move || farm.read().barns.get(place).cloned().unwrap_or_default());
    let last = move || farm.read().barns.len() == place + 1;
    let room = move || cows.read().len() < STALLS;
    let leading = move || matches!(valley.phase(), Phase::Barn { .. } | Phase::Rain { .. } | Phase::Milkmaid);
    let open = move || seat == valley.seat() && leading() && last() && room();
    let one = move |CowCard { cow, happy }: CowCard| {
        let lot = Lot { seat, inside: true, happy };
        view! { <li>{cow::cow(valley, cow, lot)}</li> }
    };
    let empty = move || {
        let empty = STALLS.saturating_sub(cows.read().len());
        (0..empty).map(|_| view! { <li class="hap-stall" aria-hidden="true"></li> }).collect_view()
    };
    view! {
        <div class="hap-barn" class:open=live(open)>
            {door(valley, seat, farm, place, open)}
            <ul class="hap-stalls">
                {board::each(move || cows.get(), one)}
                {part(empty)}
            </ul>
        </div>
    }
    .into_any()
}

/// The building itself. With Nice Weather it may be touched to call a cow out (R7).
fn door(
    valley: Valley,
    seat: Seat,
    farm: Memo<FarmPosition>,
    place: usize,
    open: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let mv = Move::Barn(place as u8 + 1);
    // Nobody calls cows out of their own barn.
    let foreign = move || seat != valley.seat();
    let legal = move || foreign() && valley.may(mv);
    let touch = move || {
        if foreign() {
            valley.play(mv);
        }
    };
    let name = move || {
        let barns = &farm.read().barns;
        let cows = barns.get(place).map_or(0, Vec::len);
        let id = if barns.len() == 1 { "area-barn" } else { ["area-barn-1", "area-barn-2"][place.min(1)] };
        let barn = valley.seen.say(&Phrase::new(id).with("who", seat));
        valley.seen.say(&Phrase::new("board-barn").with("barn", barn).with("count", cows))
    };
    let label = move || if legal() { valley.label(name(), mv) } else { name() };
    let picture = memo(move || if open() || legal() { "hap-barn" } else { "hap-barn-closed" });
    view! {
        <button
            class="hap-door plain-button"
            class:legal=live(legal)
            class:hinted=move || legal() && valley.is_hinted(mv)
            tabindex=move || if legal() { "0" } else { "-1" }
            aria-label=live(label)
            on:click=act(touch)
            on:pointerenter=hear(move |event| valley.point(&event, mv))
            on:pointerleave=act(move || valley.at.set(None))
        >
            {part(move || view! { <Picture of=picture.get() /> })}
        </button>
    }
    .into_any()
}

/// Where a second barn may be built (HAP-13).
fn plot(valley: Valley, seat: Seat) -> AnyView {
    let open = move || seat == valley.seat() && valley.phase() == Phase::Barn { build: true };
    let label = move || valley.seen.say(&Phrase::new("board-build"));
    view! {
        <Show when=open>
            <button
                class="hap-plot plain-button"
                class:legal=move || valley.may(Move::Build)
                class:hinted=move || valley.is_hinted(Move::Build)
                aria-label=live(label)
                on:click=act(move || valley.play(Move::Build))
            >
                <Picture of="hap-barn".to_owned() />
            </button>
        </Show>
    }
    .into_any()
}
