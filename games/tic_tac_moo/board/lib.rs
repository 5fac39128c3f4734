//! The board of Tic Tac Moo: the meadow from above, the viewer's yard before it, the neighbour's behind it.
//!
//! [`choice`] is what the viewer is about to do, [`trail`] what was done last, [`motion`] how that is shown. [`ground`] is painted once,
//! [`meadow`] are the squares upon it, [`yard`] what lies before a player, [`hands`] the tiles to choose from,
//! [`pieces`] what all of them are made of.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod choice;
mod ground;
mod hands;
mod meadow;
mod motion;
mod pieces;
mod trail;
mod yard;

use board::{Seen, hear, memo};
use engine::Seat;
use games::tic_tac_moo::TicTacMoo;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use choice::Choice;
use yard::{Side, yard};

/// The board of Tic Tac Moo.
pub fn board(seen: Seen) -> AnyView {
    let view = seen.view::<TicTacMoo>();
    let near = memo(move || seen.you.get().unwrap_or(Seat(0)));
    let far = memo(move || near.get().next(2));
    let choice = Choice::new(seen, memo(move || view.read().position.clone()));
    board::motion::follow(seen, |before, now, _| {
        let views = before.view_of::<TicTacMoo>().zip(now.view_of::<TicTacMoo>());
        views.map(|(before, now)| motion::legs(&before.position, &now.position)).unwrap_or_default()
    });
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            choice.let_go();
        }
    };
    view! {
        <div class="ttm" on:keydown=hear(keys)>
            {yard(Side { choice, seat: far, near: false })}
            {meadow::meadow(choice)}
            <p class="ttm-line" aria-hidden="true">{move || choice.line()}</p>
            <p class="for-ears" aria-live="polite">{move || choice.missing()}</p>
            {yard(Side { choice, seat: near, near: true })}
            {board::motion::layer()}
        </div>
    }
    .into_any()
}
