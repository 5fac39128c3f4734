//! Invitations that were made here in place of the first ones: to the seat of a bot, or of somebody who has left.
//!
//! While a game goes on the others are asked first, so an invitation is kept before it counts. Only the table knows
//! whether one counts; what is said here follows from what happened there.

use engine::Seat;
use serde::{Deserialize, Serialize};
use table::wire::{Happening, TableState, ToTable};

use crate::browser::{random_name, recall, remember};
use crate::route::{Route, address_of};

/// An invitation to a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Invitation {
    pub(crate) seat: Seat,
    secret: String,
    /// In which of the table's games it was made. With the next one it ends.
    game: u32,
    /// Whether somebody may sit down with it.
    open: bool,
}

/// All that were made at a table.
pub(crate) fn kept(id: &str) -> Vec<Invitation> {
    recall(&key(id)).and_then(|text| small_json::read_json(&text).ok()).unwrap_or_default()
}

fn keep(id: &str, all: &[Invitation]) {
    remember(&key(id), &serde_json::to_string(all).expect("plain data"));
}

fn key(id: &str) -> String {
    format!("invited-{id}")
}

/// Asks for a new invitation to a seat. Asked twice, it is the same one.
pub(crate) fn ask(table: &TableState, seat: Seat, all: &mut Vec<Invitation>) -> ToTable {
    let game = table.number;
    let asked = all.iter().find(|one| one.seat == seat && one.game == game && !one.open);
    let link = asked.map_or_else(random_name::<20>, |one| one.secret.clone());
    if asked.is_none() {
        all.push(Invitation { seat, secret: link.clone(), game, open: false });
        keep(&table.id, all);
    }
    ToTable::Invite { seat, link }
}

/// Takes in what happened at the table.
pub(crate) fn hear(table: &TableState, what: &Happening, all: &mut Vec<Invitation>) {
    match what {
        Happening::Invited { seat } => {
            all.retain(|one| one.seat != *seat || !one.open);
            all.iter_mut().filter(|one| one.seat == *seat).for_each(|one| one.open = true);
        }
        Happening::Sat { seat, .. } | Happening::Returned { seat } => all.retain(|one| one.seat != *seat),
        Happening::Began { .. } => all.clear(),
        _ => return,
    }
    keep(&table.id, all);
}

/// The address of the invitation to a seat, if somebody may sit down with it. What happened while this page was
/// closed shows in the table.
pub(crate) fn open(table: &TableState, seat: Seat, all: &[Invitation]) -> Option<String> {
    let place = table.seats.get(seat.idx())?;
    let plays = place.name.is_some() && place.bot.is_none();
    let counts = |one: &&Invitation| one.seat == seat && one.open && one.game == table.number && !plays;
    let secret = all.iter().find(counts)?.secret.clone();
    Some(address_of(&Route::Table(table.id.clone(), vec![secret])))
}
