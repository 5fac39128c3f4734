//! Messages of the table wait here until the page has shown the ones before.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::client::{Effect as ClientEffect, Ending};
use table::wire::{FromTable, Happening};

use super::{DeviceState, Failure, Notice, TableModel};
use crate::browser::now_ms;
use crate::transport::Incoming;

impl TableModel {
    /// Takes a message in. The page shows what others do one thing at a time.
    pub(crate) fn receive(self, incoming: Incoming) {
        self.state.update_value(|state| state.inbox.push_back(incoming));
        self.pump();
    }

    /// Shows at once what is still to come.
    pub(crate) fn hurry(self) {
        let behind = self.state.try_update_value(|state| {
            let behind = !state.inbox.is_empty();
            if behind {
                state.stays_until_ms = 0;
            }
            behind
        });
        if behind == Some(true) {
            self.pump();
        }
    }

    /// Lets what others do wait, or go on.
    pub(crate) fn pause(self, paused: bool) {
        self.paused.set(paused);
        self.pump();
    }

    /// Shows the next thing that others do, and then waits.
    pub(crate) fn step_on(self) {
        self.state.update_value(|state| state.one_more = true);
        self.pause(true);
    }

    fn pump(self) {
        loop {
            let next = self.state.try_update_value(|state| {
                let (now, due) = (now_ms(), state.stays_until_ms);
                let front = state.inbox.front()?;
                let waits = state.is_others_doing(front);
                if waits && self.paused.get_untracked() {
                    if !std::mem::take(&mut state.one_more) {
                        return None;
                    }
                } else if waits && now < due {
                    state.pump = Some(Timeout::new((due - now) as u32, move || self.pump()));
                    return None;
                }
                let lines = state.lines_of(front);
                if lines > 0 {
                    state.stays_until_ms = now + self.pace.get_untracked().reading_ms(lines);
                }
                state.inbox.pop_front()
            });
            let Some(Some(incoming)) = next else { break };
            self.take_in(incoming);
        }
        let transport =
            self.state.try_with_value(|state| state.transport.clone().filter(|_| state.inbox.is_empty()));
        if let Some(Some(transport)) = transport {
            transport.caught_up();
        }
    }

    fn take_in(self, incoming: Incoming) {
        match incoming {
            Incoming::Connected(client) => {
                let hello = self.state.try_update_value(|state| state.clients[client].connected());
                self.connected.set(true);
                if let Some(hello) = hello {
                    self.say_for(client, hello);
                }
            }
            Incoming::Disconnected(client) => {
                self.state.update_value(|state| state.clients[client].disconnected());
                self.connected.set(false);
            }
            Incoming::Unreadable => self.lost.set(Some(Failure::untrue("view-untrue"))),
            Incoming::Message(client, message) => {
                let effects =
                    self.state.try_update_value(|state| state.clients[client].hear(message, now_ms()));
                for effect in effects.unwrap_or_default() {
                    self.apply(client, effect);
                }
                self.hand_over();
            }
        }
    }

    fn apply(self, client: usize, effect: ClientEffect) {
        let active = self.state.with_value(|state| state.active) == client;
        match effect {
            ClientEffect::Say(message) => self.say_for(client, message),
            _ if !active => {}
            ClientEffect::Welcome { missed } => self.show_happenings(missed.unwrap_or_default()),
            ClientEffect::News(what) => self.show_happenings(what),
            ClientEffect::Story | ClientEffect::Done { .. } | ClientEffect::Presence { .. } => self.refresh(),
            // The address of the page follows from what it shows.
            ClientEffect::Holds(_) => {}
            ClientEffect::Sorry { code, why, clause, .. } => {
                self.notice.set(Some(Notice::Sorry { code, why, clause }));
                self.refresh();
            }
            ClientEffect::Ended(Ending::Refused { code, .. }) => {
                self.lost.set(Some(Failure::closed(self.words.refusal(code))));
            }
            ClientEffect::Ended(Ending::Untrue) => self.lost.set(Some(Failure::untrue("untrue"))),
            ClientEffect::Reaction { seat, with } => self.show_reaction(seat, with),
        }
    }
}

impl DeviceState {
    /// How many lines a message tells the active client.
    fn lines_of(&self, incoming: &Incoming) -> usize {
        match incoming {
            Incoming::Message(client, FromTable::News { what, .. }) if *client == self.active => {
                what.iter().filter_map(Happening::told).map(|told| told.say.len()).sum()
            }
            _ => 0,
        }
    }

    /// Whether somebody else did this, so that the active client should see it happen.
    fn is_others_doing(&self, incoming: &Incoming) -> bool {
        match incoming {
            Incoming::Message(client, FromTable::News { what, .. }) => {
                let stepped = what.iter().any(|one| one.told().is_some());
                *client == self.active && stepped && !self.clients[*client].is_waiting()
            }
            _ => false,
        }
    }
}
