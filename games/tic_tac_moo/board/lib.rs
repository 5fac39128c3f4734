//! The board of Tic Tac Moo: the meadow from above, the viewer's yard before it, the neighbour's behind it.
//!
//! [`choice`] is what the viewer is about to do, [`trail`] what was done last. [`ground`] is painted once,
//! [`meadow`] are the squares upon it, [`yard`] what lies before a player, [`hands`] the tiles to choose from,
//! [`pieces`] what all of them are made of.

#![warn(clippy::disallowed_methods, clippy::disallowed_types)]

mod choice;
mod ground;
mod hands;
mod meadow;
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
    let choice = Choice::new(seen, view);
    let keys = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            choice.let_go();
        }
    };
    view! {
        <div class="ttm" on:keydown=hear(keys)>
            {yard(Side { choice, seat: far, near: false })}
            {meadow::meadow(choice, near)}
            <p class="ttm-line" aria-hidden="true">{move || choice.line()}</p>
            <p class="for-ears" aria-live="polite">{move || choice.missing()}</p>
            {yard(Side { choice, seat: near, near: true })}
        </div>
    }
    .into_any()
}
