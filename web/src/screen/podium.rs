//! The podium: everybody with their animals, the winners first, and their points as they are counted.

use std::cmp::Reverse;
use std::sync::Arc;

use board::{CheckedGame, CollectView, RwSignal, Seen, live, part};
use engine::{OutcomeLine, Phrase, Seat, Source};
use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::seats;
use crate::model::TableModel;

/// How long it takes to see what one source has brought everybody.
const EACH_MS: u32 = 700;

/// All seats and their places: winners first, whatever the points say; equals share a place.
pub(crate) fn places(end: &OutcomeLine) -> Vec<(Seat, u8)> {
    let key = |seat: &Seat| (!end.winners.contains(*seat), Reverse(end.scores[seat.idx()]));
    let mut seats: Vec<Seat> = Seat::all(end.scores.len() as u8).collect();
    seats.sort_by_key(key);
    let place = |seat: &Seat| 1 + seats.iter().filter(|other| key(other) < key(seat)).count() as u8;
    seats.iter().map(|seat| (*seat, place(seat))).collect()
}

/// What seats show for themselves where points do not tell who has won.
pub(crate) fn laurels(id: &str, game: &CheckedGame) -> Vec<Option<Phrase>> {
    struct Laurels<'a>(&'a CheckedGame);
    impl engine::Visitor for Laurels<'_> {
        type Output = Vec<Option<Phrase>>;
        fn visit<G: engine::TableGame>(self) -> Self::Output {
            self.0.view_of::<G>().map(G::laurels).unwrap_or_default()
        }
    }
    games::visit(id, Laurels(game)).unwrap_or_default()
}

/// How many sources have been counted: one after another, or all at once for those who want nothing to move.
pub(crate) fn count_up(sources: usize, moves: bool) -> RwSignal<usize> {
    let counted = RwSignal::new(if moves { 0 } else { sources });
    let timer = StoredValue::new_local(None::<Interval>);
    let tick = move || {
        let now = counted.try_get_untracked().map_or(sources, |counted| counted + 1);
        counted.try_set(now.min(sources));
        if now >= sources {
            _ = timer.try_update_value(Option::take);
        }
    };
    if moves {
        timer.set_value(Some(Interval::new(EACH_MS, tick)));
    }
    on_cleanup(move || _ = timer.try_update_value(Option::take));
    counted
}

/// Points with a proper minus.
pub(crate) fn points(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// Everybody on their steps.
pub(crate) fn podium(
    model: TableModel,
    seen: Seen,
    (end, sources, laurels): (&OutcomeLine, Arc<Vec<Source>>, Vec<Option<Phrase>>),
    counted: RwSignal<usize>,
) -> AnyView {
    let one = |(seat, place): (Seat, u8)| {
        let at = seat.idx();
        let (total, sources) = (end.scores[at], Arc::clone(&sources));
        let laurel = laurels.get(at).cloned().flatten();
        let shown = move || {
            if let Some(laurel) = &laurel {
                return seen.say(laurel);
            }
            let counted = counted.get();
            if counted >= sources.len() {
                return points(total);
            }
            let so_far = sources[..counted].iter().filter_map(|source| source.points.get(at));
            points(so_far.sum())
        };
        let face = seats::face(seen.you.get_untracked(), at);
        let class = format!("podium-place place-{place}");
        view! {
            <li class=class class:won=end.winners.contains(seat) class:you=seen.you.get_untracked() == Some(seat)>
                <span class="podium-face">
                    {face}
                    {part(move || seats::reaction(model, seat))}
                </span>
                <strong>{seen.name(seat)}</strong>
                <span class="podium-step">
                    <b>{place.to_string()}</b>
                    <span class="podium-points" aria-hidden="true">{live(shown)}</span>
                </span>
            </li>
        }
    };
    view! { <ol class="podium">{places(end).into_iter().map(one).collect_view()}</ol> }.into_any()
}
