//! Several people share a device: when another one is asked, the device is handed over.

use std::sync::Arc;

use engine::{Seat, Told};
use leptos::prelude::*;
use table::Client;

use super::{Desk, Inside, has_secrets};

impl Desk {
    /// If somebody else at this device is asked, and the one who looks is not, the device goes to them.
    pub(super) fn hand_over(self) {
        let Some((guest, seat)) = self.inside.with_value(Inside::next_holder) else { return };
        let secrets = self.table.get_untracked().is_some_and(|table| has_secrets(&table.game));
        if secrets {
            self.curtain.set(Some(seat));
        } else {
            self.look_as(guest);
        }
    }

    /// Whoever was asked to has taken the device, and is told what they missed.
    pub(crate) fn open_curtain(self) {
        let seat = self.curtain.get_untracked();
        let guest =
            self.inside.with_value(|inside| inside.guests.iter().position(|guest| guest.you() == seat));
        self.curtain.set(None);
        if let Some(guest) = guest {
            let missed = self.inside.try_update_value(|inside| inside.missed_by(guest));
            // What the one before was told is not for the next one.
            self.told.set(Arc::default());
            self.look_as(guest);
            self.missed.set(Arc::new(missed.unwrap_or_default()));
        }
    }

    fn look_as(self, guest: usize) {
        self.inside.update_value(|inside| (inside.active, inside.held) = (guest, true));
        self.missed.set(Arc::default());
        self.notice.set(None);
        self.hinted.set(None);
        self.refresh();
    }
}

impl Inside {
    /// What a guest was told since they last moved. Before anybody has moved here, nobody has missed anything.
    fn missed_by(&mut self, guest: usize) -> Vec<Told> {
        if !self.held {
            self.known = self.guests.iter().map(|guest| guest.story().len()).collect();
        }
        let missed = self.guests[guest].story().iter().skip(self.known[guest]);
        missed.filter(|told| !told.say.is_empty()).cloned().collect()
    }

    /// Who should take the device, if it is not where it should be.
    fn next_holder(&self) -> Option<(usize, Seat)> {
        let looking = &self.guests[self.active];
        let game = looking.game()?;
        let is_asked = |guest: &Client| guest.you().is_some_and(|seat| game.asked.contains(seat));
        if looking.is_waiting()
            || (self.held && is_asked(looking))
            || game.steps == 0
            || game.result.is_some()
        {
            return None;
        }
        let asked = self.guests.iter().position(is_asked);
        let next = if self.held { asked? } else { asked.unwrap_or(self.active) };
        Some((next, self.guests[next].you()?))
    }
}
