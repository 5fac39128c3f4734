//! What one viewer's program knows of a table, made of the messages it hears.
//!
//! A [`Client`] is a state machine like the [`Table`](crate::Table) it talks to: connections come and go, messages and
//! the time go in, and out comes what to say and what to show ([`Effect`]). The page, the terminal and the bridge for
//! programs are small drivers around it.

mod known;
mod links;
mod luck;
mod sequence;
mod speaking;

use std::sync::Arc;

use engine::{Phrase, Seat, Told};

pub use luck::LuckCheck;

use crate::clock::ClockFace;
use crate::wire::{FromTable, GameState, Happening, Reaction, Refusal, TableState, ToTable, clause_of};
use links::Links;
use luck::Luck;
use sequence::{Sequence, Standing};

/// What one viewer's program knows of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Client {
    links: Links,
    /// The link that holds the seat, as the program was told.
    holds: Option<String>,
    luck: Luck,
    scenes: bool,
    keeps_story: bool,
    sequence: Sequence,
    contact: Contact,
    /// Why the table refused the first link, while the other one is tried.
    refused: Option<(Refusal, String)>,
    /// The move that was not answered yet.
    unanswered: Option<ToTable>,
    /// Whether the table has been asked for the seat and has not answered yet.
    sitting: bool,
    you: Option<Seat>,
    invited: Option<Seat>,
    table: Option<Arc<TableState>>,
    game: Option<Arc<GameState>>,
    /// The clocks, and when they were heard of.
    clock: Option<(ClockFace, u64)>,
    story: Vec<Told>,
    said: Vec<(Seat, String)>,
    ended: Option<Ending>,
}

/// How far a client has come with its connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Contact {
    Disconnected,
    /// The first hello of this connection has not been answered with a welcome yet.
    Arriving,
    Welcomed,
}

/// What a message means for the program around a client.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// This must be said to the table.
    Say(ToTable),
    /// The table has told everything anew.
    Welcome {
        /// What happened since this client last heard the table; nothing, if that is too long ago to tell.
        missed: Option<Vec<Happening>>,
    },
    /// This happened. Table, game and clocks are what they are after it.
    News(Vec<Happening>),
    /// The story that was asked for is there.
    Story,
    /// From now on, this link holds the seat.
    Holds(String),
    /// A move counts.
    Done {
        /// The move's key.
        key: String,
    },
    /// Something was refused, and nothing has changed.
    Sorry {
        /// The move's key, if it was a move.
        key: Option<String>,
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
        /// What is wrong with a move that the rules forbid, in the game's words.
        why: Option<Phrase>,
        /// The clause that forbids it.
        clause: Option<String>,
    },
    /// Somebody came or went.
    Presence {
        /// Where they sit.
        seat: Seat,
        /// Whether they are there.
        here: bool,
    },
    /// Somebody showed a feeling.
    Reaction {
        /// Who.
        seat: Seat,
        /// Which.
        with: Reaction,
    },
    /// There is nothing more to see: it makes no sense to come back.
    Ended(Ending),
}

/// Why there is nothing more to see.
#[derive(Clone, PartialEq, Debug)]
pub enum Ending {
    /// The table does not let this client in, or has sent it away.
    Refused {
        /// Why, for programs.
        code: Refusal,
        /// Why, for people.
        message: String,
    },
    /// Time after time, the table has shown something else than it claims to show.
    Untrue,
}

impl Client {
    /// Somebody with this link; without one, a spectator.
    pub fn new(link: Option<String>) -> Client {
        Client {
            links: Links::new(link),
            holds: None,
            luck: Luck::default(),
            scenes: false,
            keeps_story: false,
            sequence: Sequence::default(),
            contact: Contact::Disconnected,
            refused: None,
            unanswered: None,
            sitting: false,
            you: None,
            invited: None,
            table: None,
            game: None,
            clock: None,
            story: Vec::new(),
            said: Vec::new(),
            ended: None,
        }
    }

    /// Has the table send scenes and words for moves too, for people to look at.
    #[must_use]
    pub fn with_scenes(self) -> Client {
        Client { scenes: true, ..self }
    }

    /// Keeps all that is told of the game.
    #[must_use]
    pub fn with_story(self) -> Client {
        Client { keeps_story: true, ..self }
    }

    /// Makes what is added to the luck from this secret. It must be hard to guess, stay on this device, and be the same
    /// when the program is started anew.
    #[must_use]
    pub fn with_luck(mut self, secret: String) -> Client {
        self.luck.secret = secret;
        self
    }

    /// Sits down under this link, which nobody else knows. If the seat `is_held` by it already, as far as is known, it
    /// is tried first.
    pub fn use_own_link(&mut self, own: String, is_held: bool) {
        self.links.set_own(own, is_held);
    }

    /// There is a connection. This hello is the first thing to say over it.
    pub fn connected(&mut self) -> ToTable {
        self.contact = Contact::Arriving;
        self.hello()
    }

    /// The connection is lost.
    pub fn disconnected(&mut self) {
        (self.contact, self.sitting) = (Contact::Disconnected, false);
    }

    /// Takes a message in. What it means for the program comes in order: first what is new, then what must be said.
    #[must_use]
    pub fn hear(&mut self, message: FromTable, now_ms: u64) -> Vec<Effect> {
        let settles = matches!(message, FromTable::Welcome { .. } | FromTable::News { .. });
        let mut effects = match message {
            FromTable::Welcome { n, hash, you, invited, missed, table, game, clock } => {
                match self.sequence.welcome(n, &hash, &game.view) {
                    Standing::Untrue => return self.end(Ending::Untrue),
                    Standing::Missed | Standing::Echo => return vec![Effect::Say(self.hello())],
                    Standing::Follows => {}
                }
                self.see(Some(table), Some(game), clock, now_ms);
                self.welcome(you, invited, missed)
            }
            FromTable::News { from, n, hash, what, table, game, clock } => {
                match self.sequence.news(from, n, &hash, game.as_ref().map(|game| &game.view)) {
                    Standing::Untrue => return self.end(Ending::Untrue),
                    Standing::Missed => return vec![Effect::Say(self.hello())],
                    Standing::Echo => return Vec::new(),
                    Standing::Follows => {}
                }
                self.see(table, game, clock, now_ms);
                let asks_story = self.take_in(&what);
                let mut effects = vec![Effect::News(what)];
                effects.extend(asks_story);
                effects.extend(self.follow_luck());
                effects
            }
            FromTable::Done { key, .. } => {
                self.answered(&key);
                vec![Effect::Done { key }]
            }
            FromTable::Sorry { key, code, message, why } => self.hear_no(key, code, message, why),
            FromTable::Story { from, told } => {
                self.story.truncate(from as usize);
                self.story.extend(told);
                vec![Effect::Story]
            }
            FromTable::Presence { seat, here } => {
                if let Some(table) = &mut self.table
                    && let Some(place) = Arc::make_mut(table).seats.get_mut(seat.idx())
                {
                    place.here = here;
                }
                vec![Effect::Presence { seat, here }]
            }
            FromTable::Reaction { seat, with } => vec![Effect::Reaction { seat, with }],
            FromTable::Goodbye { code, message } => return self.end(Ending::Refused { code, message }),
        };
        if settles && self.holds.as_ref() != self.links.current() {
            self.holds = self.links.current().cloned();
            effects.extend(self.holds.clone().map(Effect::Holds));
        }
        effects
    }

    /// Says who this is, and what it has heard.
    fn hello(&mut self) -> ToTable {
        // The welcome tells which link holds the seat, and what was heard of what was said.
        (self.sitting, self.luck.due) = (false, None);
        let seen = self.sequence.greet();
        ToTable::Hello { link: self.links.current().cloned(), seen, scenes: self.scenes }
    }

    fn welcome(
        &mut self,
        you: Option<Seat>,
        invited: Option<Seat>,
        missed: Option<Vec<Happening>>,
    ) -> Vec<Effect> {
        if self.sitting && you.is_some() {
            // Nobody said hello: this is how somebody who was invited to a game that goes on takes the seat.
            self.links.use_own();
        }
        (self.you, self.invited) = (you, invited);
        (self.contact, self.sitting, self.refused) = (Contact::Welcomed, false, None);
        self.links.accepted();
        _ = self.take_in(missed.as_deref().unwrap_or_default());
        let mut effects = vec![Effect::Welcome { missed }];
        effects.extend(self.keeps_story.then_some(Effect::Say(ToTable::Story { from: 0 })));
        effects.extend(self.unanswered.clone().map(Effect::Say));
        effects.extend(self.follow_luck());
        effects
    }

    fn see(
        &mut self,
        table: Option<Box<TableState>>,
        game: Option<Box<GameState>>,
        clock: Option<ClockFace>,
        now_ms: u64,
    ) {
        self.clock = clock.map(|face| (face, now_ms));
        self.table = table.map(|table| Arc::new(*table)).or_else(|| self.table.take());
        self.game = game.map(|game| Arc::new(*game)).or_else(|| self.game.take());
    }

    /// Takes in what happened. Gives what must be asked of the table because of it.
    fn take_in(&mut self, what: &[Happening]) -> Option<Effect> {
        let mut asks_story = None;
        for happening in what {
            match happening {
                Happening::Sat { seat, .. } if Some(*seat) == self.you && self.sitting => {
                    self.sitting = false;
                    self.links.use_own();
                }
                Happening::Step { told } if self.keeps_story => self.story.push(told.clone()),
                Happening::Began { .. } => self.story.clear(),
                Happening::Undone { .. } if self.keeps_story => {
                    asks_story = Some(Effect::Say(ToTable::Story { from: 0 }));
                }
                Happening::Said { seat, text } => self.said.push((*seat, text.clone())),
                _ => {}
            }
        }
        asks_story
    }

    fn hear_no(
        &mut self,
        key: Option<String>,
        code: Refusal,
        message: String,
        why: Option<Phrase>,
    ) -> Vec<Effect> {
        let of_link = matches!(code, Refusal::NoSuchLink | Refusal::SeatTaken);
        if of_link && self.sequence.is_greeting() && self.links.try_other() {
            self.refused = Some((code, message));
            return vec![Effect::Say(self.hello())];
        }
        let of_hello = matches!(code, Refusal::NoSuchLink | Refusal::NoSpectators);
        if of_hello || (self.contact == Contact::Arriving && key.is_none()) {
            let (code, message) = self.refused.take().unwrap_or((code, message));
            return self.end(Ending::Refused { code, message });
        }
        let too_late = matches!(code, Refusal::Stale | Refusal::TooSoon | Refusal::NotOver);
        if too_late && key.is_none() && self.luck.due.is_some() {
            // Somebody came or went meanwhile. It is said anew when the table says how it is now.
            return Vec::new();
        }
        if let Some(key) = &key {
            self.answered(key);
        }
        self.sitting = false;
        let clause = why.as_ref().and_then(clause_of).map(str::to_owned);
        vec![Effect::Sorry { key, code, message, why, clause }]
    }

    fn answered(&mut self, key: &str) {
        self.unanswered.take_if(|open| matches!(open, ToTable::Play { key: open, .. } if open == key));
    }

    fn end(&mut self, ending: Ending) -> Vec<Effect> {
        self.ended = Some(ending.clone());
        vec![Effect::Ended(ending)]
    }
}
