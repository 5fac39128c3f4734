//! The count as it stands, pencilled where it belongs: at the edges, on troughs, on land.

use board::{CollectView, Picture, part};
use engine::Seat;
use engine::kit::Squares;
use games::kuhlorado::{Place, areas, places};
use leptos::prelude::*;

use crate::glance::{Glance, sign};
use crate::hand::Hand;

/// The four edges, each with what both have marked there and who gets its points.
pub(crate) fn edges(hand: Hand) -> AnyView {
    let edges = move || {
        let glance = hand.glance.get();
        let edges = places(&glance.game).into_iter().filter(|place| place.trough.is_empty());
        edges.map(|place| edge(&glance, &place)).collect_view()
    };
    part(edges)
}

fn edge(glance: &Glance, place: &Place) -> AnyView {
    let winner = place.winner(&glance.game);
    let marked = place.marked(&glance.game);
    let count = move |seat: Seat| {
        let sign = sign(seat);
        view! {
            <span class=format!("kuh-count {}", sign.tint)>
                <Picture of=sign.picture.to_owned() />
                {marked[seat.idx()]}
            </span>
        }
    };
    let side = place.name.trim_start_matches("place-");
    let tint = winner.map_or("level", |seat| sign(seat).tint);
    view! {
        <div class=format!("kuh-edge {side} {tint}") aria-hidden="true">
            {count(Seat(0))}
            {flag(winner, place.points)}
            {count(Seat(1))}
        </div>
    }
    .into_any()
}

/// Troughs, and the flags of troughs and land.
pub(crate) fn on_the_sheet(hand: Hand) -> AnyView {
    let troughs = move || {
        let glance = hand.glance.get();
        let troughs = places(&glance.game).into_iter().filter(|place| !place.trough.is_empty());
        troughs.map(|place| trough(&glance, &place)).collect_view()
    };
    let land = move || {
        let glance = hand.glance.get();
        let areas = Seat::all(2).flat_map(|seat| areas(&glance.game, seat).map(move |area| (seat, area)));
        let scoring = areas.filter(|(_, (_, points))| *points > 0);
        scoring.map(|(seat, (squares, points))| land_flag(seat, squares, points)).collect_view()
    };
    view! {
        <div class="kuh-over" aria-hidden="true">
            {part(troughs)}
            {part(land)}
        </div>
    }
    .into_any()
}

fn trough(glance: &Glance, place: &Place) -> AnyView {
    let squares: Vec<u8> = place.trough.iter().collect();
    let picture = match squares[..] {
        [_] => "kuh-trough-small",
        [left, right] if left + 1 == right => "kuh-trough-large",
        _ => "kuh-trough-large-upright",
    };
    view! {
        <div class="kuh-trough" style:grid-area=grid_area(place.trough)>
            <Picture of=picture.to_owned() />
            {flag(place.winner(&glance.game), place.points)}
        </div>
    }
    .into_any()
}

fn land_flag(seat: Seat, squares: Squares, points: u8) -> AnyView {
    let corner = squares.first().map_or(Squares::EMPTY, Squares::only);
    view! { <div class="kuh-land" style:grid-area=grid_area(corner)>{flag(Some(seat), points)}</div> }
        .into_any()
}

/// Points, with the sign of whoever gets them now.
fn flag(winner: Option<Seat>, points: u8) -> AnyView {
    let (tint, picture) =
        winner.map(sign).map_or(("tint-none", None), |sign| (sign.tint, Some(sign.picture)));
    view! {
        <span class=format!("kuh-flag {tint}")>
            {picture.map(|picture| view! { <Picture of=picture.to_owned() /> })}
            {points}
        </span>
    }
    .into_any()
}

/// Where squares lie in the grid: the first and the last are its corners.
fn grid_area(squares: Squares) -> String {
    let (first, last) = (squares.iter().min().unwrap_or(0), squares.iter().max().unwrap_or(0));
    let (row, column) = (|square| square / 8 + 1, |square| square % 8 + 1);
    format!("{} / {} / {} / {}", row(first), column(first), row(last) + 1, column(last) + 1)
}
