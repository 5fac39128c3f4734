//! Several people share a device: when another one is asked, the device is handed over.

use std::sync::Arc;

use engine::{Seat, Told};
use leptos::prelude::*;
use table::Client;

use super::{DeviceState, TableModel};

impl TableModel {
    /// If somebody else at this device is asked, and the one who looks is not, the device goes to them.
    pub(super) fn hand_over(self) {
        let Some((client, seat)) = self.state.with_value(DeviceState::next_holder) else { return };
        let secrets =
            self.table.get_untracked().is_some_and(|table| games::has_secrets(&table.game) != Some(false));
        if secrets {
            self.curtain.set(Some(seat));
        } else {
            self.look_as(client);
        }
    }

    /// Whoever was asked to has taken the device, and is told what they missed.
    pub(crate) fn open_curtain(self) {
        let seat = self.curtain.get_untracked();
        let client =
            self.state.with_value(|state| state.clients.iter().position(|client| client.you() == seat));
        self.curtain.set(None);
        if let Some(client) = client {
            let missed = self.state.try_update_value(|state| state.missed_by(client));
            // What the one before was told is not for the next one.
            self.told.set(Arc::default());
            self.look_as(client);
            self.missed.set(Arc::new(missed.unwrap_or_default()));
        }
    }

    fn look_as(self, client: usize) {
        self.state.update_value(|state| (state.active, state.held) = (client, true));
        self.missed.set(Arc::default());
        self.notice.set(None);
        self.hinted.set(None);
        self.refresh();
    }
}

impl DeviceState {
    /// What a client was told since they last moved. Before anybody has moved here, nobody has missed anything.
    fn missed_by(&mut self, client: usize) -> Vec<Told> {
        if !self.held {
            self.known = self.clients.iter().map(|client| client.story().len()).collect();
        }
        let missed = self.clients[client].story().iter().skip(self.known[client]);
        missed.filter(|told| !told.say.is_empty()).cloned().collect()
    }

    /// Who should take the device, if it is not where it should be.
    fn next_holder(&self) -> Option<(usize, Seat)> {
        let looking = &self.clients[self.active];
        let game = looking.game()?;
        let is_asked = |client: &Client| client.you().is_some_and(|seat| game.asked.contains(seat));
        if looking.is_waiting()
            || (self.held && is_asked(looking))
            || game.steps == 0
            || game.result.is_some()
        {
            return None;
        }
        let asked = self.clients.iter().position(is_asked);
        let next = if self.held { asked? } else { asked.unwrap_or(self.active) };
        Some((next, self.clients[next].you()?))
    }
}
