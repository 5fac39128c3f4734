//! What people at this device say to the table.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use table::wire::ToTable;

use super::Desk;
use crate::browser::random_name;
use crate::invitations;

impl Desk {
    /// Makes a move for the guest who looks.
    pub(crate) fn play(self, mv: String) {
        let said = self.inside.try_update_value(|inside| {
            let active = inside.active;
            inside.stays_until_ms = 0;
            inside.known.resize(inside.guests.len(), 0);
            inside.known[active] = inside.guests[active].story().len();
            inside.guests[active].play(random_name::<8>(), mv).map(|message| (active, message))
        });
        if let Some(Some((guest, message))) = said {
            self.waiting.set(true);
            self.missed.set(Arc::default());
            self.notice.set(None);
            self.say_for(guest, message);
        }
    }

    /// Takes the last move back, or asks whether that may be.
    pub(crate) fn undo(self) {
        let undo = self.inside.with_value(|inside| inside.guests[inside.active].undo());
        if let Some(undo) = undo {
            self.say(undo);
        }
    }

    /// Says something for the guest who looks.
    pub(crate) fn say(self, message: ToTable) {
        let active = self.inside.with_value(|inside| inside.active);
        self.say_for(active, message);
    }

    /// Everybody at this device would like to play again.
    pub(crate) fn rematch(self) {
        let wishes = self.inside.with_value(|inside| {
            let wishes = inside.guests.iter().enumerate();
            wishes.filter_map(|(at, guest)| Some((at, guest.rematch()?))).collect::<Vec<_>>()
        });
        wishes.into_iter().for_each(|(guest, wish)| self.say_for(guest, wish));
    }

    /// Invites somebody to a seat that nobody holds, if the others agree.
    pub(crate) fn invite(self, seat: Seat) {
        let Some(table) = self.table.get_untracked() else { return };
        let mut all = self.invitations.get_untracked();
        let invite = invitations::ask(&table, seat, &mut all);
        self.invitations.set(all);
        self.say(invite);
    }

    /// Sits down for a guest.
    pub(crate) fn sit(self, guest: usize, name: String) {
        let sit = self.inside.try_update_value(|inside| inside.guests[guest].sit(name));
        if let Some(Some(sit)) = sit {
            self.say_for(guest, sit);
        }
    }

    pub(crate) fn say_for(self, guest: usize, message: ToTable) {
        let way = self.inside.with_value(|inside| inside.way.clone());
        if let Some(way) = way {
            way.say(guest, message);
        }
    }
}
