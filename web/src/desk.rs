//! What the page shows of a table: what the guest has heard who holds the device now.
//!
//! Several people may share a device. Each is a guest of their own, with their own link and their own secrets;
//! one of them is looking. When another is asked, the device is handed over, behind a curtain if the game has
//! secrets.

use board::{Memo, RwSignal, memo};
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use engine::{Phrase, Record, Seat, SeatSet, TableGame, Told, Visitor};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use table::client::{Effect as Meaning, Ending};
use table::wire::{GameState, Happening, Reaction, Refusal, TableState, ToTable};
use table::{Client, ClockFace};

use crate::browser::{now_ms, random_name};
use crate::drive::{Heard, Way, online};
use crate::invitations::{self, Invitation};
use crate::settings::{Pace, Settings};
use crate::words::{Words, words};

/// A line for the viewer that goes away again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Notice {
    /// Something was refused: why, in the game's words and by which clause, if the rules forbid it.
    Sorry { code: Refusal, why: Option<Phrase>, clause: Option<String> },
    /// Something happened at the table.
    Happened(Happening),
    /// Somebody else said something.
    Said(Seat, String),
    /// Good advice, and the chance of winning with it.
    Hint { mv: String, text: String },
}

/// What the page shows of a table.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    inside: StoredValue<Inside, LocalStorage>,
    words: Words,
    /// How much time there is to see what others do.
    pub(crate) pace: Memo<Pace>,
    /// Whether what others do waits until the viewer would like to see it.
    pub(crate) paused: RwSignal<bool>,
    pub(crate) table: RwSignal<Option<Arc<TableState>>>,
    pub(crate) game: RwSignal<Option<Arc<GameState>>>,
    pub(crate) you: RwSignal<Option<Seat>>,
    /// The invitations that were made here since the table was set up.
    pub(crate) invitations: RwSignal<Vec<Invitation>>,
    pub(crate) clock: RwSignal<Option<(ClockFace, u64)>>,
    pub(crate) story: RwSignal<Arc<Vec<Told>>>,
    pub(crate) told: RwSignal<Arc<Vec<Told>>>,
    pub(crate) said: RwSignal<Vec<(Seat, String)>>,
    pub(crate) reactions: RwSignal<Vec<(u64, Seat, Reaction)>>,
    pub(crate) notice: RwSignal<Option<Notice>>,
    pub(crate) waiting: RwSignal<bool>,
    pub(crate) hinted: RwSignal<Option<String>>,
    /// Who is to take the device.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What whoever took the device was told since they last moved.
    pub(crate) missed: RwSignal<Arc<Vec<Told>>>,
    /// Whether there is a connection.
    pub(crate) connected: RwSignal<bool>,
    /// Why there is nothing more to see.
    pub(crate) lost: RwSignal<Option<String>>,
}

struct Inside {
    guests: Vec<Client>,
    active: usize,
    /// Whether somebody has said who holds the device. Until then nobody's cards are shown, if several play here.
    held: bool,
    /// How much of the story every guest knew when they last moved.
    known: Vec<usize>,
    way: Option<Rc<dyn Way>>,
    inbox: VecDeque<Heard>,
    /// Until when what is shown should stay, so that it can be seen.
    stays_until_ms: u64,
    /// Whether one more thing may be shown during a pause.
    one_more: bool,
    pump: Option<Timeout>,
    reactions: u64,
}

impl Desk {
    /// A desk for guests with these links.
    pub(crate) fn new(links: &[Option<String>]) -> Desk {
        let inside = Inside {
            guests: links.iter().map(|link| guest(link.clone())).collect(),
            active: 0,
            held: links.len() < 2,
            known: Vec::new(),
            way: None,
            inbox: VecDeque::new(),
            stays_until_ms: 0,
            one_more: false,
            pump: None,
            reactions: 0,
        };
        let (you, Settings { pace, watch_pace, .. }) = (RwSignal::new(None::<Seat>), expect_context());
        Desk {
            inside: StoredValue::new_local(inside),
            words: words(),
            pace: memo(move || if you.get().is_some() { pace.get() } else { watch_pace.get() }),
            paused: RwSignal::new(false),
            table: RwSignal::new(None),
            game: RwSignal::new(None),
            you,
            invitations: RwSignal::new(Vec::new()),
            clock: RwSignal::new(None),
            story: RwSignal::new(Arc::default()),
            told: RwSignal::new(Arc::default()),
            said: RwSignal::new(Vec::new()),
            reactions: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            waiting: RwSignal::new(false),
            hinted: RwSignal::new(None),
            curtain: RwSignal::new(None),
            missed: RwSignal::new(Arc::default()),
            connected: RwSignal::new(false),
            lost: RwSignal::new(None),
        }
    }

    /// The way to the table. It is closed with the screen.
    pub(crate) fn set_way(self, way: Rc<dyn Way>) {
        self.inside.update_value(|inside| inside.way = Some(way));
        on_cleanup(move || self.close());
    }

    fn close(self) {
        let way = self.inside.try_update_value(|inside| {
            inside.pump = None;
            inside.way.take()
        });
        if let Some(Some(way)) = way {
            way.close();
        }
    }

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

    /// Shows what happened: first how things stand now, then what is worth a line.
    fn show_happenings(self, what: Vec<Happening>) {
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

    fn show_reaction(self, seat: Seat, with: Reaction) {
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
    fn refresh(self) {
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

    /// If somebody else at this device is asked, and the one who looks is not, the device goes to them.
    fn hand_over(self) {
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

    /// The seat of a game that goes on at which whoever looks may sit down.
    pub(crate) fn invited(self) -> Option<Seat> {
        self.table.track();
        self.inside.with_value(|inside| inside.guests[inside.active].invited())
    }

    /// The address of an invitation to a seat that was made here and counts.
    pub(crate) fn invitation_to(self, seat: Seat) -> Option<String> {
        invitations::open(&*self.table.get()?, seat, &self.invitations.read())
    }

    pub(crate) fn say_for(self, guest: usize, message: ToTable) {
        let way = self.inside.with_value(|inside| inside.way.clone());
        if let Some(way) = way {
            way.say(guest, message);
        }
    }

    /// Whether several people play at this device.
    pub(crate) fn is_shared(self) -> bool {
        self.inside.with_value(|inside| inside.guests.len() > 1)
    }

    /// The record of a game on this device, if it is over.
    pub(crate) fn record(self) -> Option<Record> {
        self.inside.with_value(|inside| inside.way.as_ref()?.record())
    }

    /// Sits down for a guest.
    pub(crate) fn sit(self, guest: usize, name: String) {
        let sit = self.inside.try_update_value(|inside| inside.guests[guest].sit(name));
        if let Some(Some(sit)) = sit {
            self.say_for(guest, sit);
        }
    }

    /// Lets everybody here sit down under a link of their own, made of the one they came with.
    pub(crate) fn use_own_links(self, own: impl Fn(&str) -> String) {
        self.inside.update_value(|inside| {
            for guest in &mut inside.guests {
                if let Some(own) = guest.link().map(&own) {
                    guest.use_own_link(own, false);
                }
            }
        });
    }

    /// The links that hold the seats here.
    pub(crate) fn links(self) -> Vec<String> {
        self.inside.with_value(|inside| {
            inside.guests.iter().filter_map(|guest| guest.link().map(str::to_owned)).collect()
        })
    }

    /// The seats of the guests here.
    pub(crate) fn seats_here(self) -> SeatSet {
        self.inside.with_value(|inside| inside.guests.iter().filter_map(Client::you).collect())
    }

    /// The guests here who have a seat but have not sat down.
    pub(crate) fn standing(self) -> Vec<(usize, Seat)> {
        self.inside.with_value(|inside| {
            let guests = inside.guests.iter().enumerate();
            let standing = guests.filter_map(|(at, guest)| Some((at, guest.free_seat()?)));
            standing.collect()
        })
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

    /// How many lines a message tells the one who looks.
    fn lines_of(&self, heard: &Heard) -> usize {
        match heard {
            Heard::Message(guest, table::wire::FromTable::News { what, .. }) if *guest == self.active => {
                what.iter().filter_map(Happening::told).map(|told| told.say.len()).sum()
            }
            _ => 0,
        }
    }

    /// Whether this shows something that the one who looks has not done themselves, and should see happen.
    fn is_others_doing(&self, heard: &Heard) -> bool {
        match heard {
            Heard::Message(guest, table::wire::FromTable::News { what, .. }) => {
                let stepped = what.iter().any(|one| one.told().is_some());
                *guest == self.active && stepped && !self.guests[*guest].is_waiting()
            }
            _ => false,
        }
    }
}

/// A guest with this link; without one, a spectator. What is added to the luck is made of a secret of this device.
fn guest(link: Option<String>) -> Client {
    Client::new(link).with_scenes().with_story().with_luck(online::luck_secret())
}

/// Whether seats have secrets from each other in this game.
pub(crate) fn has_secrets(game: &str) -> bool {
    struct Secrets;
    impl Visitor for Secrets {
        type Output = bool;
        fn visit<G: TableGame>(self) -> bool {
            G::SECRETS
        }
    }
    games::visit(game, Secrets).unwrap_or(true)
}
