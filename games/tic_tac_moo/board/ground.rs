//! The ground, painted once: grass, four fenced fields, trees in the corners, and the names of rows and columns.

use board::CollectView;
use engine::Seat;
use engine::kit::Squares;
use games::tic_tac_moo::{GRASS, Layout};
use leptos::prelude::*;

use crate::pieces::{sign, tint};

/// How many units a square has. The frame around the meadow has 22, which the styles know too.
const SIDE: u8 = 64;

/// The picture of the ground.
pub(crate) fn ground(layout: Layout) -> AnyView {
    let squares = GRASS.iter().map(|square| patch(layout, square)).collect_view();
    let fields = Seat::all(2).flat_map(|seat| layout.fields(seat).map(|field| fence(seat, field)));
    let trees = [0, 7, 56, 63].map(|corner| {
        let (x, y) = place(corner);
        view! { <use href="#ttm-trees" x=x y=y width="64" height="64" /> }
    });
    view! {
        <svg class="ttm-ground" viewBox="-22 -22 556 556" aria-hidden="true" focusable="false">
            <rect class="ttm-frame" x="-21" y="-21" width="554" height="554" rx="20" />
            {squares}
            {trees.collect_view()}
            <path class="ttm-inner" d="M64 0H448V64H512V448H448V512H64V448H0V64H64Z" />
            {fields.collect_view()}
            {(0..8).map(names).collect_view()}
        </svg>
    }
    .into_any()
}

fn place(square: u8) -> (u16, u16) {
    let units = |number: u8| u16::from(number) * u16::from(SIDE);
    (units(square % 8), units(square / 8))
}

/// One square of grass, in the colours and with the sign of whoever holds it.
fn patch(layout: Layout, square: u8) -> AnyView {
    let (x, y) = place(square);
    let shade = (square % 8 + square / 8)
        .is_multiple_of(2)
        .then(|| view! { <rect class="ttm-shade" x=x y=y width="64" height="64" /> });
    let Some(seat) = layout.owner(square) else {
        return view! { <use href="#ttm-ring" x=x y=y width="64" height="64" />{shade} }.into_any();
    };
    view! {
        <g class=tint(seat)>
            <use href="#ttm-field" x=x y=y width="64" height="64" />
            {shade}
            <path class="ttm-sign" d=sign(seat) transform=format!("translate({x} {y})") />
        </g>
    }
    .into_any()
}

/// The fence around a field, just inside its border, so that neighbours have one each.
fn fence(seat: Seat, field: Squares) -> AnyView {
    let (x, y) = place(field.first().expect("a field has nine squares"));
    let side = |turn: u16| {
        let rails = ["0", "64", "128"]
            .map(|along| view! { <use href="#ttm-fence" x=along width="64" height="16" /> });
        view! { <g transform=format!("rotate({turn} 96 96) scale(1 .75)")>{rails.collect_view()}</g> }
    };
    let posts = [(0, 0), (180, 0), (0, 180), (180, 180)]
        .map(|(x, y)| view! { <use href="#ttm-fence-post" x=x y=y width="12" height="12" /> });
    view! {
        <g class=tint(seat) transform=format!("translate({x} {y})")>
            {[0, 90, 180, 270].map(side).collect_view()}
            {posts.collect_view()}
        </g>
    }
    .into_any()
}

/// The names of a column and of a row, in the frame.
fn names(number: u8) -> AnyView {
    let middle = u16::from(number) * u16::from(SIDE) + 32;
    let (letter, below) = (char::from(b'a' + number).to_string(), middle + 6);
    view! {
        <text class="ttm-name" x=middle y="-5">{letter}</text>
        <text class="ttm-name" x="-11" y=below>{number + 1}</text>
    }
    .into_any()
}
