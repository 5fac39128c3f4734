//! What a client says to its table.

use super::Client;
use crate::wire::ToTable;

impl Client {
    /// Sits down, under a link of its own if it has one; `None` before the table has been heard.
    pub fn sit(&mut self, name: String) -> Option<ToTable> {
        let table = self.table.clone()?;
        let promise = self.links.to_hold().map(|link| self.contribution(link, &table).promise());
        self.sitting = true;
        Some(ToTable::Sit { name, contribution: None, promise, link: self.links.own().cloned() })
    }

    /// Makes a move, under a name that is new with every move; `None` if this client holds no seat. The move is said
    /// again over every new connection until it is answered.
    pub fn play(&mut self, key: String, mv: String) -> Option<ToTable> {
        let message = ToTable::Play { key, expect: self.game.as_ref()?.version?, mv };
        self.unanswered = Some(message.clone());
        Some(message)
    }

    /// Takes the seat's last move back, or asks the others whether that may be.
    pub fn undo(&self) -> Option<ToTable> {
        Some(ToTable::Undo { expect: self.game.as_ref()?.version? })
    }

    /// Answers what somebody would like of the others; `None` if nobody would like anything.
    pub fn answer(&self, yes: bool) -> Option<ToTable> {
        let offer = self.table.as_ref()?.offer.as_ref()?.offer;
        Some(ToTable::Answer { offer, yes })
    }

    /// Says that this seat would like to play again; `None` if this client holds no seat.
    pub fn rematch(&self) -> Option<ToTable> {
        self.you?;
        let table = self.table.as_deref()?;
        let promise = self.links.current().map(|link| self.contribution(link, table).promise());
        Some(ToTable::Rematch { game: table.number, contribution: None, promise })
    }
}
