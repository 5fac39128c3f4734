//! What somebody did to a running hall once, and must not be possible again. The rows are those of the report.

mod consent;
mod invitations;
mod luck;
mod spam;

use engine::Seat;
use table::wire::{FromTable, GameState, Refusal, ToTable};
use table::{Connection, Input, Setup};

use crate::hall::{Hall, link, setup};

/// The link under which the person at a seat sits down, which nobody else knows.
pub(crate) fn own(seat: u8) -> String {
    format!("{seat}").repeat(40)
}

/// Hello with this link.
pub(crate) fn hello(link: &str) -> ToTable {
    ToTable::Hello { link: Some(link.to_owned()), seen: None, scenes: false }
}

/// Sits down under one's own link.
pub(crate) fn sit(seat: u8) -> ToTable {
    let contribution = Some(table::fairness::Contribution([seat + 1; 32]));
    ToTable::Sit { name: format!("Player {seat}"), contribution, promise: None, link: Some(own(seat)) }
}

/// A table at which everybody sits under a link of their own, as our programs do.
pub(crate) fn seated(setup: Setup) -> Hall {
    let seats = setup.chairs.len() as u8;
    let mut hall = Hall::new(setup);
    for seat in 0..seats {
        hall.say(seat.into(), hello(&link(seat)));
        hall.say(seat.into(), sit(seat));
    }
    hall
}

/// A game with people at all seats.
pub(crate) fn game_of(game: &str, seats: u8) -> Hall {
    seated(setup(game, seats))
}

/// What somebody sees who comes with a link over a new connection: their seat and the game, or why not.
pub(crate) fn come(
    hall: &mut Hall,
    connection: u64,
    link: &str,
) -> Result<(Option<Seat>, GameState), Refusal> {
    let mut heard = hall.ask(connection, hello(link));
    heard.retain(|message| !matches!(message, FromTable::Presence { .. } | FromTable::News { .. }));
    match heard.pop() {
        Some(FromTable::Welcome { you, game, .. }) => Ok((you, *game)),
        Some(FromTable::Sorry { code, .. } | FromTable::Goodbye { code, .. }) => Err(code),
        other => panic!("{other:?}"),
    }
}

/// What a spectator sees.
pub(crate) fn spectators_view(hall: &mut Hall) -> GameState {
    match hall.ask(77, ToTable::Hello { link: None, seen: None, scenes: false }).pop() {
        Some(FromTable::Welcome { game, .. }) => *game,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn goes(hall: &mut Hall, connection: u64) {
    hall.input(Input::Gone { from: Connection(connection) });
}
