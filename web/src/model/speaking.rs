//! What people at this device say to the table.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use table::wire::ToTable;

use super::TableModel;
use crate::browser::random_name;
use crate::invitations;

impl TableModel {
    /// Makes a move for the active client.
    pub(crate) fn play(self, mv: String) {
        let said = self.state.try_update_value(|state| {
            let active = state.active;
            state.stays_until_ms = 0;
            state.known.resize(state.clients.len(), 0);
            state.known[active] = state.clients[active].story().len();
            state.clients[active].play(random_name::<8>(), mv).map(|message| (active, message))
        });
        if let Some(Some((client, message))) = said {
            self.waiting.set(true);
            self.missed.set(Arc::default());
            self.notice.set(None);
            self.say_for(client, message);
        }
    }

    /// Takes the last move back, or asks whether that may be.
    pub(crate) fn undo(self) {
        let undo = self.state.with_value(|state| state.clients[state.active].undo());
        if let Some(undo) = undo {
            self.say(undo);
        }
    }

    /// Says something for the active client.
    pub(crate) fn say(self, message: ToTable) {
        let active = self.state.with_value(|state| state.active);
        self.say_for(active, message);
    }

    /// Everybody at this device would like to play again.
    pub(crate) fn rematch(self) {
        let wishes = self.state.with_value(|state| {
            let wishes = state.clients.iter().enumerate();
            wishes.filter_map(|(at, client)| Some((at, client.rematch()?))).collect::<Vec<_>>()
        });
        wishes.into_iter().for_each(|(client, wish)| self.say_for(client, wish));
    }

    /// Invites somebody to a seat that nobody holds, if the others agree.
    pub(crate) fn invite(self, seat: Seat) {
        let Some(table) = self.table.get_untracked() else { return };
        let mut all = self.invitations.get_untracked();
        let invite = invitations::ask(&table, seat, &mut all);
        self.invitations.set(all);
        self.say(invite);
    }

    /// Sits down for a client.
    pub(crate) fn sit(self, client: usize, name: String) {
        let sit = self.state.try_update_value(|state| state.clients[client].sit(name));
        if let Some(Some(sit)) = sit {
            self.say_for(client, sit);
        }
    }

    pub(crate) fn say_for(self, client: usize, message: ToTable) {
        let transport = self.state.with_value(|state| state.transport.clone());
        if let Some(transport) = transport {
            transport.say(client, message);
        }
    }
}
