//! The page shows what the active client knows, and what happened at the table.

use std::sync::Arc;

use board::CheckedGame;
use engine::{BadView, Seat, Told};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::Client;
use table::wire::{Happening, Reaction};

use super::{Failure, Notice, TableModel};
use crate::invitations;

impl TableModel {
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
        self.said.set(self.state.with_value(|state| state.clients[state.active].said().to_vec()));
    }

    pub(super) fn show_reaction(self, seat: Seat, with: Reaction) {
        let number = self.state.try_update_value(|state| {
            state.reactions += 1;
            state.reactions
        });
        let number = number.unwrap_or_default();
        self.reactions.update(|all| all.push((number, seat, with)));
        Timeout::new(2_500, move || {
            self.reactions.update(|all| all.retain(|(one, ..)| *one != number));
        })
        .forget();
    }

    /// Shows what the active client knows. If that cannot be true, the page shows nothing of it and says so.
    pub(super) fn refresh(self) {
        self.state.with_value(|state| {
            let client = &state.clients[state.active];
            let Ok(game) = self.checked_game(client) else {
                return self.lost.set(Some(Failure::untrue("view-untrue")));
            };
            if let (None, Some(table)) = (self.table.get_untracked(), client.table()) {
                self.invitations.set(invitations::kept(&table.id));
            }
            self.table.set(client.table().cloned());
            self.you.set(client.you());
            self.clock.set(client.clock().cloned());
            self.waiting.set(client.is_waiting());
            if self.story.get_untracked().as_slice() != client.story() {
                self.story.set(Arc::new(client.story().to_vec()));
            }
            self.game.set(game);
        });
    }

    /// The game that a client knows. What was checked before is not checked again.
    fn checked_game(self, client: &Client) -> Result<Option<CheckedGame>, BadView> {
        let (Some(table), Some(state)) = (client.table(), client.game()) else { return Ok(None) };
        let before = self
            .game
            .get_untracked()
            .filter(|game| game.is_of(state) && self.you.get_untracked() == client.you());
        let game = before.map_or_else(|| boards::checked(table, state, client.you()), Ok);
        game.map(Some)
    }
}
