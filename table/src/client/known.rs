//! What a client knows, for whoever shows it.

use std::sync::Arc;

use engine::{Seat, Told};

use super::{Client, Contact, Ending};
use crate::clock::ClockFace;
use crate::wire::{GameState, TableState};

impl Client {
    /// The seat this client holds, or before the first game is invited to; a spectator has none.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// The seat at which this client may sit down: nobody has, and it is invited there.
    pub fn free_seat(&self) -> Option<Seat> {
        let is_free = |seat: &Seat| {
            let place = self.table.as_ref().and_then(|table| table.seats.get(seat.idx()));
            place.is_some_and(|place| place.name.is_none())
        };
        self.invited.or(self.you.filter(is_free))
    }

    /// The seat of a game that goes on at which this client may sit down.
    pub fn invited(&self) -> Option<Seat> {
        self.invited
    }

    /// The table, once it has been heard.
    pub fn table(&self) -> Option<&Arc<TableState>> {
        self.table.as_ref()
    }

    /// The game as this viewer sees it, once it has been heard.
    pub fn game(&self) -> Option<&Arc<GameState>> {
        self.game.as_ref()
    }

    /// The clocks, if there are any, and when they were heard of.
    pub fn clock(&self) -> Option<&(ClockFace, u64)> {
        self.clock.as_ref()
    }

    /// How much time a seat has left at this moment, if its clock runs.
    pub fn time_left_ms(&self, seat: Seat, now_ms: u64) -> Option<u64> {
        let (face, heard_ms) = self.clock.as_ref().filter(|(face, _)| face.running.contains(seat))?;
        let left = *face.left_ms.get(seat.idx())?;
        Some(left.saturating_sub(now_ms.saturating_sub(*heard_ms)))
    }

    /// What was told of this game, step by step, if the client keeps it.
    pub fn story(&self) -> &[Told] {
        &self.story
    }

    /// What was said at the table, and by whom.
    pub fn said(&self) -> &[(Seat, String)] {
        &self.said
    }

    /// The link that holds the seat, as far as is known.
    pub fn link(&self) -> Option<&str> {
        self.links.current().map(String::as_str)
    }

    /// Whether there is a connection.
    pub fn is_connected(&self) -> bool {
        self.contact != Contact::Disconnected
    }

    /// Whether a move was not answered yet.
    pub fn is_waiting(&self) -> bool {
        self.unanswered.is_some()
    }

    /// Whether the table has been asked for the seat and has not answered yet.
    pub fn is_sitting_down(&self) -> bool {
        self.sitting
    }

    /// Whether this seat must decide something, and no bot does it.
    pub fn is_asked(&self) -> bool {
        let (Some(you), Some(table), Some(game)) = (self.you, &self.table, &self.game) else { return false };
        let plays = table.seats.get(you.idx()).is_some_and(|place| place.bot.is_none());
        game.asked.contains(you) && plays && !game.moves.is_empty()
    }

    /// Whether the table's game is over.
    pub fn is_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.result.is_some())
    }

    /// Why there is nothing more to see, if there is not: the seat may be lost.
    pub fn ending(&self) -> Option<&Ending> {
        self.ended.as_ref()
    }
}
