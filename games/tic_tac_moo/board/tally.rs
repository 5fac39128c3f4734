//! How it ended: where each player's points came from.

use board::CollectView;
use engine::{Phrase, Seat};
use games::tic_tac_moo::{Species, Tiles};
use leptos::prelude::*;

use crate::choice::Choice;
use crate::pieces::{animal, badge, tint};

/// A table of who was herded home, by animal, and of full fields.
pub(crate) fn tally(choice: Choice) -> AnyView {
    let seen = choice.seen;
    let say = move |id: &'static str| move || seen.say(&Phrase::new(id));
    let heads = Species::ALL.map(|species| {
        view! {
            <th scope="col">
                {animal(species)}
                <span class="for-ears">{move || seen.say(&species.words())}</span>
            </th>
        }
    });
    view! {
        <section class="ttm-tally">
            <h3 id="ttm-tally">{say("board-tally")}</h3>
            <table aria-labelledby="ttm-tally">
                <thead>
                    <tr>
                        <td></td>
                        {heads.collect_view()}
                        <th scope="col">"="</th>
                        <th scope="col">{say("board-full-field")}</th>
                    </tr>
                </thead>
                <tbody>{Seat::all(2).map(|seat| row(choice, seat)).collect_view()}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn row(choice: Choice, seat: Seat) -> AnyView {
    let taken = move || choice.view.with(|view| view.players[seat.idx()].taken);
    let full = move || choice.view.with(|view| view.has_full_field(seat));
    let cells = Species::ALL.map(|species| view! { <td>{move || taken().count(species)}</td> });
    view! {
        <tr class=tint(seat)>
            <th scope="row">{badge(seat)}<span class="for-ears">{move || choice.seen.name(seat)}</span></th>
            {cells.collect_view()}
            <td><b>{move || Tiles::len(&taken())}</b></td>
            <td>{move || if full() { "✓" } else { "–" }}</td>
        </tr>
    }
    .into_any()
}
