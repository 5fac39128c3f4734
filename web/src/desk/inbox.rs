//! What comes from the table waits here until the page has shown what came before.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::client::{Effect as Meaning, Ending};
use table::wire::{FromTable, Happening};

use super::{Desk, Inside, Notice};
use crate::browser::now_ms;
use crate::drive::Heard;

impl Desk {
    /// Takes in what came over the way. What others do is shown one thing at a time.
    pub(crate) fn hear(self, heard: Heard) {
        self.inside.update_value(|inside| inside.inbox.push_back(heard));
        self.pump();
    }

    /// Shows at once what is still to come.
    pub(crate) fn hurry(self) {
        let behind = self.inside.try_update_value(|inside| {
            let behind = !inside.inbox.is_empty();
            if behind {
                inside.stays_until_ms = 0;
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
        self.inside.update_value(|inside| inside.one_more = true);
        self.pause(true);
    }

    fn pump(self) {
        loop {
            let next = self.inside.try_update_value(|inside| {
                let (now, due) = (now_ms(), inside.stays_until_ms);
                let front = inside.inbox.front()?;
                let waits = inside.is_others_doing(front);
                if waits && self.paused.get_untracked() {
                    if !std::mem::take(&mut inside.one_more) {
                        return None;
                    }
                } else if waits && now < due {
                    inside.pump = Some(Timeout::new((due - now) as u32, move || self.pump()));
                    return None;
                }
                let lines = inside.lines_of(front);
                if lines > 0 {
                    inside.stays_until_ms = now + self.pace.get_untracked().reading_ms(lines);
                }
                inside.inbox.pop_front()
            });
            let Some(Some(heard)) = next else { break };
            self.take_in(heard);
        }
        let way = self.inside.try_with_value(|inside| inside.way.clone().filter(|_| inside.inbox.is_empty()));
        if let Some(Some(way)) = way {
            way.caught_up();
        }
    }

    fn take_in(self, heard: Heard) {
        match heard {
            Heard::Connected(guest) => {
                let hello = self.inside.try_update_value(|inside| inside.guests[guest].connected());
                self.connected.set(true);
                if let Some(hello) = hello {
                    self.say_for(guest, hello);
                }
            }
            Heard::Cut(guest) => {
                self.inside.update_value(|inside| inside.guests[guest].disconnected());
                self.connected.set(false);
            }
            Heard::Message(guest, message) => {
                let meanings =
                    self.inside.try_update_value(|inside| inside.guests[guest].hear(message, now_ms()));
                for meaning in meanings.unwrap_or_default() {
                    self.mean(guest, meaning);
                }
                self.hand_over();
            }
        }
    }

    fn mean(self, guest: usize, meaning: Meaning) {
        let active = self.inside.with_value(|inside| inside.active) == guest;
        match meaning {
            Meaning::Say(message) => self.say_for(guest, message),
            _ if !active => {}
            Meaning::Welcome { missed } => self.show_happenings(missed.unwrap_or_default()),
            Meaning::News(what) => self.show_happenings(what),
            Meaning::Story | Meaning::Done { .. } | Meaning::Presence { .. } => self.refresh(),
            // The address of the page follows from what it shows.
            Meaning::Holds(_) => {}
            Meaning::Sorry { code, why, clause, .. } => {
                self.notice.set(Some(Notice::Sorry { code, why, clause }));
                self.refresh();
            }
            Meaning::Ended(Ending::Refused { code, .. }) => self.lost.set(Some(self.words.refusal(code))),
            Meaning::Ended(Ending::Untrue) => self.lost.set(Some(self.words.say("untrue"))),
            Meaning::Reaction { seat, with } => self.show_reaction(seat, with),
        }
    }
}

impl Inside {
    /// How many lines a message tells the one who looks.
    fn lines_of(&self, heard: &Heard) -> usize {
        match heard {
            Heard::Message(guest, FromTable::News { what, .. }) if *guest == self.active => {
                what.iter().filter_map(Happening::told).map(|told| told.say.len()).sum()
            }
            _ => 0,
        }
    }

    /// Whether this shows something that the one who looks has not done themselves, and should see happen.
    fn is_others_doing(&self, heard: &Heard) -> bool {
        match heard {
            Heard::Message(guest, FromTable::News { what, .. }) => {
                let stepped = what.iter().any(|one| one.told().is_some());
                *guest == self.active && stepped && !self.guests[*guest].is_waiting()
            }
            _ => false,
        }
    }
}
