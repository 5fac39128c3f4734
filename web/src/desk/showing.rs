//! The page shows what the guest knows who looks, and what happened at the table.

use std::sync::Arc;

use engine::{Seat, Told};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::wire::{Happening, Reaction};

use super::{Desk, Notice};
use crate::invitations;

impl Desk {
    /// Shows what happened: first how things stand now, then what is worth a line.
    pub(super) fn show_happenings(self, what: Vec<Happening>) {
        let told: Vec<Told> = what.iter().filter_map(Happening::told).cloned().collect();
        if !told.is_empty() {
            self.told.set(Arc::new(told));
            self.notice.set(None);
            self.hinted.set(None);
        }
        self.refresh();
        for happening in what {
            match happening {
                // The rest of this is between programs, or shown as the game.
                Happening::Step { .. } | Happening::Promised { .. } | Happening::Revealed { .. } => {}
                Happening::Said { seat, text } => self.show_said(seat, text),
                other => {
                    if let Some(table) = self.table.get_untracked() {
                        self.invitations.update(|all| invitations::hear(&table, &other, all));
                    }
                    self.notice.set(Some(Notice::Happened(other)));
                }
            }
        }
    }

    fn show_said(self, seat: Seat, text: String) {
        if Some(seat) != self.you.get_untracked() {
            self.notice.set(Some(Notice::Said(seat, text)));
        }
        self.said.set(self.inside.with_value(|inside| inside.guests[inside.active].said().to_vec()));
    }

    pub(super) fn show_reaction(self, seat: Seat, with: Reaction) {
        let number = self.inside.try_update_value(|inside| {
            inside.reactions += 1;
            inside.reactions
        });
        let number = number.unwrap_or_default();
        self.reactions.update(|all| all.push((number, seat, with)));
        Timeout::new(2_500, move || {
            self.reactions.update(|all| all.retain(|(one, ..)| *one != number));
        })
        .forget();
    }

    /// Shows what the guest knows who looks.
    pub(super) fn refresh(self) {
        self.inside.with_value(|inside| {
            let guest = &inside.guests[inside.active];
            if let (None, Some(table)) = (self.table.get_untracked(), guest.table()) {
                self.invitations.set(invitations::kept(&table.id));
            }
            self.table.set(guest.table().cloned());
            self.you.set(guest.you());
            self.clock.set(guest.clock().cloned());
            self.waiting.set(guest.is_waiting());
            if self.story.get_untracked().as_slice() != guest.story() {
                self.story.set(Arc::new(guest.story().to_vec()));
            }
            self.game.set(guest.game().cloned());
        });
    }
}
