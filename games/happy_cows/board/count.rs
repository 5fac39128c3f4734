//! When the game is over: where every point came from (HAP-23).

use board::CollectView;
use engine::{Phrase, Seat};
use games::happy_cows::{FarmPosition, Phase};
use leptos::prelude::*;

use crate::Valley;
use crate::farm::{icons, signed};

/// The columns: whether cows are inside, and whether they are happy.
const SOURCES: [(&str, bool, bool); 4] = [
    ("board-happy-outside", false, true),
    ("board-happy-inside", true, true),
    ("board-sad-outside", false, false),
    ("board-sad-inside", true, false),
];

/// Every player's happy and sad cows, outside and in barns.
pub(crate) fn count(valley: Valley) -> AnyView {
    let over = Memo::new(move |_| valley.phase() == Phase::Over);
    let say = move |id: &'static str| valley.seen.say(&Phrase::new(id));
    let heads = move || SOURCES.map(|(id, ..)| view! { <th scope="col">{say(id)}</th> }).collect_view();
    let rows = move || {
        let players = valley.view.with(|view| view.position.players.clone());
        players.iter().zip(0..).map(|(farm, seat)| row(valley, Seat(seat), farm)).collect_view()
    };
    view! {
        <Show when=move || over.get()>
            <table class="hap-count">
                <caption>{move || say("board-count")}</caption>
                <thead><tr><td></td>{heads}<th scope="col">{move || say("board-points")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </Show>
    }
    .into_any()
}

fn row(valley: Valley, seat: Seat, farm: &FarmPosition) -> AnyView {
    let cell = |(_, inside, happy): (&str, bool, bool)| {
        let icons = if inside {
            icons(farm.barns.iter().flatten(), happy)
        } else {
            icons(farm.outside.iter(), happy)
        };
        view! { <td>{signed(if happy { icons } else { -icons })}</td> }
    };
    view! {
        <tr>
            <th scope="row">{valley.seen.name(seat)}</th>
            {SOURCES.map(cell).collect_view()}
            <td><b>{signed(farm.points)}</b></td>
        </tr>
    }
    .into_any()
}
