//! How it ended: who won and with how many points, and what now. Where every point came from is on the board.

use board::{CollectView, Picture, Seen};
use engine::{Phrase, Seat};
use leptos::prelude::*;
use table::fairness::Contribution;
use table::wire::ToTable;

use super::panel;
use crate::browser::random_bytes;
use crate::desk::Desk;
use crate::route::Route;
use crate::words::{t, words};

/// The result, over the board. It can be put away to look at the board again.
pub(crate) fn result(desk: Desk, seen: Seen) -> AnyView {
    let words = words();
    let open = RwSignal::new(true);
    let end = seen.game.with_untracked(|game| game.result.clone());
    let Some(end) = end else { return ().into_any() };
    let winners: Vec<String> = end.winners.iter().map(|seat| seen.name(seat)).collect();
    let headline = match winners.len() {
        0 => words.say("nobody-won"),
        1 if seen.you.get_untracked().is_some_and(|you| end.winners.contains(you)) => words.say("you-won"),
        1 => words.phrase(Phrase::new("somebody-won").with("who", winners[0].clone())),
        _ => words.phrase(Phrase::new("shared-win").with("who", winners.join(", "))),
    };
    let why = seen
        .book
        .with(|book| book.try_say(&Phrase { id: end.ended.clone().into(), args: Vec::new() }))
        .unwrap_or_default();
    let mut order: Vec<usize> = (0..end.scores.len()).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(end.scores[*seat]));
    let (scores, won_by) = (end.scores.clone(), end.winners);
    let row = move |number: usize| {
        let seat = Seat(number as u8);
        let won = won_by.contains(seat);
        view! {
            <tr class:won=won>
                <td>{won.then(|| view! { <Picture of="barn-icon-trophy".to_owned() /> })}</td>
                <th scope="row">{seen.name(seat)}</th>
                <td class="points">{scores[number]}</td>
            </tr>
        }
    };
    let again = move |_| {
        let number = desk.table.with_untracked(|table| table.as_ref().map(|table| table.number));
        if let Some(game) = number {
            desk.say_for_all(|| ToTable::Rematch { game, contribution: Contribution(random_bytes()) });
        }
    };
    let is_player = seen.you.get_untracked().is_some();
    let kept = move || desk.table.with(|table| table.as_ref().map(|table| table.id.clone()));
    let shown = move || {
        open.get().then(|| {
        view! {
            <section class="result sheet" role="dialog" aria-labelledby="result-title">
                <h2 id="result-title">{headline.clone()}</h2>
                <p>{why.clone()}</p>
                <table>{order.iter().map(|number| row(*number)).collect_view()}</table>
                <div class="ways">
                    {is_player.then(|| view! { <button class="button main" on:click=again>{t("rematch")}</button> })}
                    {move || kept().map(|id| view! { <a class="button" href=Route::Replay(id).link()>{t("review")}</a> })}
                    <button class="button" on:click=move |_| open.set(false)>{t("look-at-board")}</button>
                    <a class="button" href=Route::Hall.link()>{t("to-the-hall")}</a>
                </div>
                <details class="luck"><summary>{t("check-luck")}</summary><p>{move || panel::luck_line(desk)}</p></details>
            </section>
        }
    })
    };
    view! { {shown} }.into_any()
}
