//! The points: each seat's by source, and where every one of them comes from.

use board::{CollectView, Picture, live, memo, part};
use engine::kit::square_name;
use engine::{Phrase, Seat};
use games::kuhlorado::{Place, Points, areas, places, points};
use leptos::prelude::*;

use crate::glance::{Glance, sign};
use crate::hand::Hand;

/// A seat's points in one line of the page.
pub(crate) fn score(hand: Hand, seat: Seat) -> AnyView {
    let Hand { seen, glance, .. } = hand;
    let now = memo(move || points(&glance.read().game)[seat.idx()]);
    let advanced = move || glance.read().view.advanced;
    let sources = move || {
        let points = now.get();
        let sources =
            sources(&points).into_iter().filter(move |(id, _)| advanced() || *id != "source-doubles");
        sources.map(|(id, points)| source(seen.say(&Phrase::new(id)), points)).collect_view()
    };
    let on_turn = move || seen.game.get().asked.contains(seat);
    let aloud = move || seen.say(&points_line(seat, &now.get(), advanced()));
    let sign = sign(seat);
    view! {
        <div class=format!("kuh-score {}", sign.tint) class:on-turn=live(on_turn)>
            <p class="for-ears">{live(aloud)}</p>
            <Picture of=sign.picture.to_owned() class="kuh-sign" />
            <span class="kuh-name" aria-hidden="true">{move || seen.name(seat)}</span>
            {part(sources)}
            <b class="kuh-total" aria-hidden="true">{move || now.get().total()}</b>
        </div>
    }
    .into_any()
}

fn source(name: String, points: u8) -> AnyView {
    view! {
        <span class="kuh-source" aria-hidden="true">
            <b>{points}</b>
            <small>{name}</small>
        </span>
    }
    .into_any()
}

fn sources(points: &Points) -> [(&'static str, u8); 4] {
    [
        ("source-edges", points.edges),
        ("source-troughs", points.troughs),
        ("source-land", points.land),
        ("source-doubles", points.doubles),
    ]
}

fn points_line(seat: Seat, points: &Points, advanced: bool) -> Phrase {
    Phrase::new(if advanced { "points-line-advanced" } else { "points-line" })
        .with("who", seat)
        .with("sign", Phrase::new(sign(seat).name))
        .with("total", points.total())
        .with("edges", points.edges)
        .with("troughs", points.troughs)
        .with("land", points.land)
        .with("doubles", points.doubles)
}

/// A line of the ledger: what it is about, and for each seat what it has there and the points it gets.
struct TallyLine {
    what: Phrase,
    seats: [(Option<u8>, u8); 2],
}

/// Where every point comes from.
pub(crate) fn ledger(hand: Hand) -> AnyView {
    let Hand { seen, glance, .. } = hand;
    let heads = move || hand.seats().map(|seat| head(seen.name(seat), seat)).collect_view();
    let lines = move || {
        let seats = hand.seats();
        let lines = lines(&glance.read()).into_iter();
        lines.map(|line| row(seen.say(&line.what), seats.map(|seat| line.seats[seat.idx()]))).collect_view()
    };
    let totals = move || {
        let points = points(&glance.read().game);
        hand.seats()
            .map(|seat| view! { <td colspan="2"><b>{points[seat.idx()].total()}</b></td> })
            .collect_view()
    };
    view! {
        <section class="kuh-ledger">
            <table>
                <thead><tr><th scope="row">{move || seen.say(&Phrase::new("board-ledger"))}</th>{part(heads)}</tr></thead>
                <tbody>{part(lines)}</tbody>
                <tfoot><tr><th scope="row">{move || seen.say(&Phrase::new("board-total"))}</th>{part(totals)}</tr></tfoot>
            </table>
        </section>
    }
    .into_any()
}

fn head(name: String, seat: Seat) -> AnyView {
    let sign = sign(seat);
    view! {
        <th scope="col" colspan="2" class=sign.tint>
            <Picture of=sign.picture.to_owned() class="kuh-sign" />
            <span class="for-ears">{name}</span>
        </th>
    }
    .into_any()
}

fn row(what: String, seats: [(Option<u8>, u8); 2]) -> AnyView {
    let cell = |(marked, points): (Option<u8>, u8)| {
        let won = (points > 0).then(|| format!("+{points}"));
        view! { <td class="kuh-marked">{marked}</td><td class="kuh-won">{won}</td> }
    };
    view! { <tr><th scope="row">{what}</th>{seats.map(cell).collect_view()}</tr> }.into_any()
}

fn lines(glance: &Glance) -> Vec<TallyLine> {
    let majorities = places(&glance.game).into_iter().map(|place| {
        let (marked, winner) = (place.marked(&glance.game), place.winner(&glance.game));
        let of = |seat: u8| {
            let points = if winner == Some(Seat(seat)) { place.points } else { 0 };
            (Some(marked[usize::from(seat)]), points)
        };
        TallyLine { what: place_words(&place), seats: [of(0), of(1)] }
    });
    let land = Seat::all(2).flat_map(|seat| {
        let scoring = areas(&glance.game, seat).filter(|(_, points)| *points > 0);
        scoring.map(move |(squares, points)| {
            let what = Phrase::new("board-land-of").with("squares", squares.len());
            alone(what, seat, points)
        })
    });
    let doubles = glance.view.noted.map(|noted| TallyLine {
        what: Phrase::new("source-doubles"),
        seats: noted.map(|points| (None, points)),
    });
    majorities.chain(land).chain(doubles).collect()
}

/// A place as the head of a line: the game's own words for it are made for sentences. Troughs of one size are told
/// apart by their square.
fn place_words(place: &Place) -> Phrase {
    let name = Phrase { id: place.name.replace("place-", "board-").into(), args: Vec::new() };
    place.trough.first().map_or(name.clone(), |square| name.with("square", square_name(square)))
}

/// A line that is about one seat only.
fn alone(what: Phrase, seat: Seat, points: u8) -> TallyLine {
    let mut seats = [(None, 0); 2];
    seats[seat.idx()].1 = points;
    TallyLine { what, seats }
}
