//! What one viewer's program knows of a table, made of the messages it hears. No network here, no page.

use std::sync::Arc;

use engine::{Phrase, Seat, Told};
use table::fairness::Contribution;
use table::wire::{FromTable, GameState, Happening, Reaction, Refusal, TableState, ToTable};
use table::{ClockFace, Follower, Heard};

/// What one viewer's program knows of a table.
pub(crate) struct Guest {
    follower: Follower,
    pub(crate) you: Option<Seat>,
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
    /// A viewer with this link; without one, a spectator.
    pub(crate) fn new(link: Option<String>) -> Guest {
        Guest {
            follower: Follower::new(link, true),
            you: None,
            table: None,
            game: None,
            clock: None,
            story: Vec::new(),
            said: Vec::new(),
            changes_link: false,
            refused: None,
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
    pub(crate) fn sit(&mut self, name: String, contribution: Contribution) -> ToTable {
        let link = self.follower.other_link().map(str::to_owned);
        self.changes_link = link.is_some();
        ToTable::Sit { name, contribution, link }
    }

    /// The first thing to say over a connection.
    pub(crate) fn hello(&mut self) -> ToTable {
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
                if let FromTable::Sorry { code, .. } = message {
                    self.refused = Some(code);
                }
                return vec![Effect::Say(hello)];
            }
            Heard::Untrue => return vec![Effect::Untrue],
        };
        match message {
            FromTable::Welcome { you, missed, table, game, clock, .. } => {
                (self.you, self.clock) = (you, clock);
                // The follower has found out which link it is.
                (self.changes_link, self.refused) = (false, None);
                self.table = Some(Arc::new(*table));
                self.game = Some(Arc::new(*game));
                let mut effects = self.happened(missed.unwrap_or_default());
                effects.push(Effect::Say(ToTable::Story { from: 0 }));
                effects.extend(again.map(Effect::Say));
                effects
            }
            FromTable::News { what, table, game, clock, .. } => {
                self.clock = clock;
                self.table = table.map(|table| Arc::new(*table)).or_else(|| self.table.take());
                self.game = game.map(|game| Arc::new(*game)).or_else(|| self.game.take());
                self.happened(what)
            }
            FromTable::Done { .. } => vec![Effect::Changed(Vec::new())],
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
                other => effects.push(Effect::Happened(other)),
            }
        }
        effects.insert(0, Effect::Changed(told));
        effects
    }
}
