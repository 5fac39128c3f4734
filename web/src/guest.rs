//! What one viewer's program knows of a table, made of the messages it hears. No network here, no page.

use std::sync::Arc;

use engine::{Phrase, Seat, Told};
use table::wire::{FromTable, GameState, Happening, Reaction, Refusal, TableState, ToTable};
use table::{ClockFace, Follower, Heard};

/// What one viewer's program knows of a table.
pub(crate) struct Guest {
    follower: Follower,
    pub(crate) you: Option<Seat>,
    /// The seat of a game that goes on at which this guest may sit down.
    pub(crate) invited: Option<Seat>,
    pub(crate) table: Option<Arc<TableState>>,
    pub(crate) game: Option<Arc<GameState>>,
    pub(crate) clock: Option<ClockFace>,
    /// What was told of this game, step by step.
    pub(crate) story: Vec<Told>,
    pub(crate) said: Vec<(Seat, String)>,
    /// Whether this guest is sitting down under a link of their own.
    changes_link: bool,
    /// What the table said to the first link, while another one is tried.
    refused: Option<Refusal>,
    /// What was said for the luck of the next game and does not show in the table yet.
    due: Option<ToTable>,
    /// The last attempt to begin a game for which this guest could not show what was promised.
    forgotten: Option<u32>,
}

/// What a message means for the page, or for the table.
pub(crate) enum Effect {
    /// There is something new to see; these steps were told.
    Changed(Vec<Told>),
    /// Somebody said something.
    Said,
    /// Something happened that is worth a line.
    Happened(Happening),
    /// Something was refused.
    Sorry(Refusal, String, Option<Phrase>),
    /// Somebody showed a feeling.
    Reaction(Seat, Reaction),
    /// Something must be said to the table.
    Say(ToTable),
    /// There is nothing more to see.
    Goodbye(Refusal),
    /// What the table shows is not what it claims to show.
    Untrue,
}

impl Guest {
    /// A viewer with this link; without one, a spectator. What is added to the luck is made of a secret of this device.
    pub(crate) fn new(link: Option<String>, luck: String) -> Guest {
        Guest {
            follower: Follower::new(link, true).with_luck(luck),
            you: None,
            invited: None,
            table: None,
            game: None,
            clock: None,
            story: Vec::new(),
            said: Vec::new(),
            changes_link: false,
            refused: None,
            due: None,
            forgotten: None,
        }
    }

    /// Sits down under this link, if the table does not have them there already.
    pub(crate) fn use_own_link(&mut self, own: String) {
        self.follower = self.follower.clone().or_link(own);
    }

    /// The link that holds the seat.
    pub(crate) fn link(&self) -> Option<&str> {
        self.follower.link()
    }

    /// Sits down. Whoever invited does not know the link under which one does.
    pub(crate) fn sit(&mut self, name: String) -> Option<ToTable> {
        self.changes_link = self.follower.other_link().is_some();
        Some(self.follower.sit(name, self.table.as_deref()?))
    }

    /// Would like to play again.
    pub(crate) fn rematch(&self) -> Option<ToTable> {
        Some(self.follower.rematch(self.table.as_deref()?))
    }

    /// What the luck of the next game needs from this guest, unless it was said already.
    fn say_due(&mut self) -> Vec<Effect> {
        let Some(table) = self.table.clone() else { return Vec::new() };
        let due = self.follower.due(&table, self.you);
        if due.is_none()
            && self.has_forgotten(&table)
            && self.forgotten.replace(table.luck.round) != Some(table.luck.round)
        {
            return self.begin_anew(&table);
        }
        if self.due == due {
            return Vec::new();
        }
        self.due.clone_from(&due);
        due.map(Effect::Say).into_iter().collect()
    }

    /// Whether everybody waits for what was promised here and cannot be shown: it was promised by another device, or by a
    /// browser that keeps nothing.
    fn has_forgotten(&self, table: &TableState) -> bool {
        let Some(at) = self.you.map(Seat::idx) else { return false };
        let plays = table.seats.get(at).is_some_and(|place| place.name.is_some() && place.bot.is_none());
        let promised = table.luck.promises.get(at).is_some_and(Option::is_some);
        let shown = table.luck.contributions.get(at).is_some_and(Option::is_some);
        plays && table.luck.reveal && promised && !shown
    }

    /// Gets up and sits down again, so that everybody promises anew and the game can begin.
    fn begin_anew(&mut self, table: &TableState) -> Vec<Effect> {
        let name = self.you.and_then(|you| table.seats[you.idx()].name.clone()).unwrap_or_default();
        let back = if table.number == 0 {
            self.changes_link = self.follower.other_link().is_some();
            let link = self.follower.other_link().map(str::to_owned);
            ToTable::Sit { name, contribution: None, promise: None, link }
        } else {
            ToTable::TakeBack {}
        };
        vec![Effect::Say(ToTable::Leave {}), Effect::Say(back)]
    }

    /// The first thing to say over a connection.
    pub(crate) fn hello(&mut self) -> ToTable {
        // Which link holds the seat, and what was heard of what was said, the welcome tells.
        (self.changes_link, self.due) = (false, None);
        self.follower.hello()
    }

    /// Whether a move is under way.
    pub(crate) fn is_waiting(&self) -> bool {
        self.follower.is_waiting()
    }

    /// A move, under a name of its own. Until it is answered it is said again over every new connection.
    pub(crate) fn play(&mut self, key: String, mv: String) -> Option<ToTable> {
        let expect = self.game.as_ref()?.version?;
        let message = ToTable::Play { key, expect, mv };
        self.follower.say(&message);
        Some(message)
    }

    /// The seat's version, to send with an undo.
    pub(crate) fn version(&self) -> Option<u32> {
        self.game.as_ref()?.version
    }

    /// Takes a message in.
    pub(crate) fn hear(&mut self, message: FromTable) -> Vec<Effect> {
        let again = match self.follower.hear(&message) {
            Heard::Follows => None,
            Heard::FollowsAnd(again) => Some(again),
            Heard::Echo => return Vec::new(),
            Heard::Ask(hello) => {
                (self.changes_link, self.due) = (false, None);
                if let FromTable::Sorry { code, .. } = message {
                    self.refused = Some(code);
                }
                return vec![Effect::Say(hello)];
            }
            Heard::Untrue => return vec![Effect::Untrue],
        };
        match message {
            FromTable::Welcome { you, invited, missed, table, game, clock, .. } => {
                if self.changes_link && you.is_some() {
                    // Nobody said hello: it is how somebody who was invited to a game that goes on takes the seat.
                    self.follower.change_link();
                }
                (self.you, self.invited, self.clock) = (you, invited, clock);
                // The follower has found out which link it is.
                (self.changes_link, self.refused) = (false, None);
                self.table = Some(Arc::new(*table));
                self.game = Some(Arc::new(*game));
                let mut effects = self.happened(missed.unwrap_or_default());
                effects.push(Effect::Say(ToTable::Story { from: 0 }));
                effects.extend(again.map(Effect::Say));
                effects.extend(self.say_due());
                effects
            }
            FromTable::News { what, table, game, clock, .. } => {
                self.clock = clock;
                self.table = table.map(|table| Arc::new(*table)).or_else(|| self.table.take());
                self.game = game.map(|game| Arc::new(*game)).or_else(|| self.game.take());
                let mut effects = self.happened(what);
                effects.extend(self.say_due());
                effects
            }
            FromTable::Done { .. } => vec![Effect::Changed(Vec::new())],
            // It came too late, because somebody came or went, and is said anew when the table says how it is now.
            FromTable::Sorry {
                code: Refusal::Stale | Refusal::TooSoon | Refusal::NotOver,
                key: None,
                ..
            } if self.due.is_some() => Vec::new(),
            FromTable::Sorry { code, message, why, .. } => {
                self.changes_link = false;
                let code = self.refused.take().unwrap_or(code);
                vec![Effect::Sorry(code, message, why), Effect::Changed(Vec::new())]
            }
            FromTable::Story { from, told } => {
                self.story.truncate(from as usize);
                self.story.extend(told);
                vec![Effect::Changed(Vec::new())]
            }
            FromTable::Presence { seat, here } => {
                if let Some(table) = &mut self.table
                    && let Some(place) = Arc::make_mut(table).seats.get_mut(seat.idx())
                {
                    place.here = here;
                }
                vec![Effect::Changed(Vec::new())]
            }
            FromTable::Reaction { seat, with } => vec![Effect::Reaction(seat, with)],
            FromTable::Goodbye { code, .. } => vec![Effect::Goodbye(code)],
        }
    }

    fn happened(&mut self, what: Vec<Happening>) -> Vec<Effect> {
        let mut told = Vec::new();
        let mut effects = Vec::new();
        for happening in what {
            match happening {
                Happening::Step { told: line } => {
                    self.story.push(line.clone());
                    told.push(line);
                }
                Happening::Sat { seat, .. } if Some(seat) == self.you && self.changes_link => {
                    self.changes_link = false;
                    self.follower.change_link();
                    effects.push(Effect::Happened(happening));
                }
                Happening::Said { seat, text } => {
                    self.said.push((seat, text));
                    effects.push(Effect::Said);
                }
                Happening::Began { game } => {
                    self.story.clear();
                    effects.push(Effect::Happened(Happening::Began { game }));
                }
                Happening::Undone { seat } => {
                    effects.push(Effect::Happened(Happening::Undone { seat }));
                    effects.push(Effect::Say(ToTable::Story { from: 0 }));
                }
                // That is between programs.
                Happening::Promised { .. } | Happening::Revealed { .. } => {}
                other => effects.push(Effect::Happened(other)),
            }
        }
        effects.insert(0, Effect::Changed(told));
        effects
    }
}
