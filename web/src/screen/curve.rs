//! The chances of winning over a game, drawn: a line for each seat, and a mark where the game turned.

use board::{CollectView, RwSignal, Seen, live};
use engine::{Phrase, Seat, SeatSet};
use leptos::prelude::*;
use thinker::Decision;

use crate::words::{t, words};

/// Colours and patterns by seat: whoever does not tell the colours apart tells the patterns.
const LOOKS: [&str; 6] = [
    "tint-blue",
    "tint-orange dashed",
    "tint-green dotted",
    "tint-purple dash-dotted",
    "tint-red long-dashed",
    "tint-brown wide-dotted",
];

/// Where the lines are in the drawing, in its own units, which are about as large as pixels; the rest is for labels.
const LEFT: f32 = 50.0;
const TOP: f32 = 10.0;
const WIDTH: f32 = 260.0;
const HEIGHT: f32 = 120.0;

/// How high a chance stands.
fn height_of(win: f32) -> f32 {
    TOP + HEIGHT * (1.0 - win)
}

/// A length, as drawings say it.
fn px(length: f32) -> String {
    format!("{length:.1}")
}

/// The curves from the first decision until the result after so many steps, and the step that is looked at. Turning
/// points have the numbers that the list of them has.
pub(crate) fn curve(
    decisions: &[Decision],
    winners: SeatSet,
    seen: Seen,
    at: RwSignal<usize>,
    length: usize,
) -> AnyView {
    let (seats, start) = decisions.first().map_or((0, 0), |one| (one.wins.len(), one.at));
    let place_of = move |step: usize| {
        LEFT + WIDTH * step.saturating_sub(start) as f32 / length.saturating_sub(start).max(1) as f32
    };
    let line = |seat: usize| {
        let share = if winners.contains(Seat(seat as u8)) { 1.0 / f32::from(winners.len()) } else { 0.0 };
        let chances = decisions.iter().map(|one| (one.at, one.wins[seat]));
        let points = chances
            .chain([(length, share)])
            .map(|(step, win)| format!("{},{}", px(place_of(step)), px(height_of(win))))
            .collect::<Vec<_>>()
            .join(" ");
        view! { <polyline class=LOOKS[seat % LOOKS.len()] points=points /> }
    };
    let level = |win: f32, label: &'static str| {
        let y = height_of(win);
        view! {
            <line class="curve-level" x1=px(LEFT) x2=px(LEFT + WIDTH) y1=px(y) y2=px(y) />
            <text x=px(LEFT - 6.0) y=px(y + 5.0) text-anchor="end">{label}</text>
        }
    };
    let mark = |(number, one): (usize, &Decision)| {
        let (x, y) = (place_of(one.at), height_of(one.wins[one.seat.idx()]));
        view! {
            <circle class=LOOKS[one.seat.idx() % LOOKS.len()] cx=px(x) cy=px(y) r="9" />
            <text class="curve-turn" x=px(x) y=px(y + 5.0) text-anchor="middle">{(number + 1).to_string()}</text>
        }
    };
    let turned = decisions.iter().filter(|one| one.is_turning()).enumerate();
    let here = move || px(place_of(at.get()));
    let below = px(TOP + HEIGHT + 18.0);
    view! {
        <figure class="chances">
            <figcaption>{t("win-curve")}</figcaption>
            <svg class="curve" viewBox="0 0 320 154" role="img" aria-label=in_words(decisions, seen)>
                <rect x=px(LEFT) y=px(TOP) width=px(WIDTH) height=px(HEIGHT) />
                {level(1.0, "100 %")}
                {level(0.5, "50 %")}
                {level(0.0, "0 %")}
                <text x=px(LEFT) y=below.clone()>{t("curve-start")}</text>
                <text x=px(LEFT + WIDTH) y=below text-anchor="end">{t("curve-end")}</text>
                <line class="curve-here" x1=live(here) x2=live(here) y1=px(TOP) y2=px(TOP + HEIGHT) />
                {(0..seats).map(line).collect_view()}
                {turned.map(mark).collect_view()}
            </svg>
            <ul class="curve-names">{(0..seats).map(|seat| name(seen, seat)).collect_view()}</ul>
        </figure>
    }
    .into_any()
}

/// Whose line looks like this.
fn name(seen: Seen, seat: usize) -> AnyView {
    let look = LOOKS[seat % LOOKS.len()];
    view! {
        <li>
            <svg class="curve-key" viewBox="0 0 32 8" aria-hidden="true"><polyline class=look points="0,4 32,4" /></svg>
            {seen.name(Seat(seat as u8))}
        </li>
    }
    .into_any()
}

/// The curves for ears: where each began, how high it came, and where it was before the last decision.
fn in_words(decisions: &[Decision], seen: Seen) -> String {
    let words = words();
    let seats = decisions.first().map_or(0, |one| one.wins.len());
    let line = |seat: usize| {
        let percents = decisions.iter().map(|one| (one.wins[seat] * 100.0).round() as u8);
        let phrase = Phrase::new("curve-seat")
            .with("who", seen.name(Seat(seat as u8)))
            .with("first", percents.clone().next().unwrap_or_default())
            .with("most", percents.clone().max().unwrap_or_default())
            .with("last", percents.clone().next_back().unwrap_or_default());
        words.phrase(phrase)
    };
    (0..seats).map(line).collect::<Vec<_>>().join(" ")
}
