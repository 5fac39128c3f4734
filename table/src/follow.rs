//! How a viewer's program follows a table, whatever it shows and however it is connected.

use engine::Seat;

use crate::fairness::Contribution;
use crate::wire::{FromTable, Json, Refusal, TableState, ToTable};

/// So many messages in a row that are not what they claim to be are no accident.
const MOST_AMISS: u32 = 3;

/// Where a viewer's program stands: what it has heard, and the move that was not answered yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Follower {
    link: Option<String>,
    /// A second link of the same seat: which of the two holds it, only the table knows.
    other: Option<String>,
    /// Whether the first one tried was refused.
    tried: bool,
    scenes: bool,
    /// What contributions to the luck are made of.
    luck: String,
    /// The last number heard, and the hash of the view that went with it.
    at: Option<(u64, String)>,
    /// Whether a hello has not been answered yet: until then, news is not for us.
    greeted: bool,
    amiss: u32,
    open: Option<ToTable>,
}

/// What a message is to somebody who follows.
#[derive(Clone, PartialEq, Debug)]
#[must_use]
pub enum Heard {
    /// It follows on what was heard before.
    Follows,
    /// It follows, and this must be said again: it was never answered. The table knows by its key whether it counts
    /// already.
    FollowsAnd(ToTable),
    /// It will be heard again in the welcome.
    Echo,
    /// Something was missed, or is not what it claims to be. This must be said; the message goes no further.
    Ask(ToTable),
    /// Time after time, the table shows something else than it claims to show.
    Untrue,
}

impl Follower {
    /// Somebody with this link, or without one a spectator. With `scenes`, the table also sends what people look at.
    pub fn new(link: Option<String>, scenes: bool) -> Follower {
        let luck = String::new();
        Follower {
            link,
            other: None,
            tried: false,
            scenes,
            luck,
            at: None,
            greeted: false,
            amiss: 0,
            open: None,
        }
    }

    /// Makes what is added to the luck from this secret, which must be hard to guess, stay on this device, and be the same
    /// when the program is started anew.
    #[must_use]
    pub fn with_luck(self, secret: String) -> Follower {
        Follower { luck: secret, ..self }
    }

    /// Tries this link if the table does not know the first, and the other way round: who sits down under a link of
    /// their own does not know, when the connection breaks, which one counts.
    #[must_use]
    pub fn or_link(self, other: String) -> Follower {
        Follower { other: Some(other), ..self }
    }

    /// The link that holds the seat, as far as is known.
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    /// The other link.
    pub fn other_link(&self) -> Option<&str> {
        self.other.as_deref()
    }

    /// The other link holds the seat from now on.
    pub fn change_link(&mut self) {
        std::mem::swap(&mut self.link, &mut self.other);
    }

    /// Sits down: under the other link, if there is one, which whoever sent the invitation does not know.
    pub fn sit(&self, name: String, table: &TableState) -> ToTable {
        let own = self.other.as_ref().or(self.link.as_ref());
        let promise = own.map(|link| self.contribution(link, table).promise());
        ToTable::Sit { name, contribution: None, promise, link: self.other.clone() }
    }

    /// Says that one would like to play again.
    pub fn rematch(&self, table: &TableState) -> ToTable {
        let promise = self.link.as_ref().map(|link| self.contribution(link, table).promise());
        ToTable::Rematch { game: table.number, contribution: None, promise }
    }

    /// What the luck of the next game still needs from this seat, if anything: it must be said whenever the table has
    /// changed. Said twice, it counts once.
    pub fn due(&self, table: &TableState, you: Option<Seat>) -> Option<ToTable> {
        let (you, luck) = (you?, &table.luck);
        let place = table.seats.get(you.idx())?;
        let lobby = table.number == 0;
        let again = luck.revealed.is_some() && table.rematch.contains(you);
        if place.name.is_none() || place.bot.is_some() || !(lobby || again) {
            return None;
        }
        let contribution = self.contribution(self.link.as_ref()?, table);
        let (promise, round) = (contribution.promise(), luck.round);
        match luck.promises.get(you.idx())? {
            None => Some(ToTable::Promise { round, promise }),
            Some(promised) => {
                let shown = luck.contributions.get(you.idx())?.is_some();
                (luck.reveal && !shown && *promised == promise)
                    .then_some(ToTable::Reveal { round, contribution })
            }
        }
    }

    /// What the holder of a link adds to the luck of a table's next game.
    fn contribution(&self, link: &str, table: &TableState) -> Contribution {
        Contribution::from_secret(&self.luck, link, &table.id, table.number + 1, table.luck.round)
    }

    /// The first thing to say over a new connection.
    pub fn hello(&mut self) -> ToTable {
        self.greeted = true;
        let seen = self.at.as_ref().map(|(n, _)| *n);
        ToTable::Hello { link: self.link.clone(), seen, scenes: self.scenes }
    }

    /// Notes what is being said: a move must be answered.
    pub fn say(&mut self, message: &ToTable) {
        if matches!(message, ToTable::Play { .. }) {
            self.open = Some(message.clone());
        }
    }

    /// Whether a move was not answered yet.
    pub fn is_waiting(&self) -> bool {
        self.open.is_some()
    }

    /// Takes a message in.
    pub fn hear(&mut self, message: &FromTable) -> Heard {
        match message {
            FromTable::Welcome { n, hash, game, .. } => {
                (self.greeted, self.tried) = (false, false);
                match self.step(*n, hash, Some(&game.view)) {
                    Heard::Follows => self.open.clone().map_or(Heard::Follows, Heard::FollowsAnd),
                    other => other,
                }
            }
            FromTable::News { .. } if self.greeted => Heard::Echo,
            FromTable::News { from, .. } if self.at.as_ref().is_none_or(|(n, _)| n != from) => {
                Heard::Ask(self.hello())
            }
            FromTable::News { n, hash, game, .. } => {
                self.step(*n, hash, game.as_ref().map(|game| &game.view))
            }
            FromTable::Sorry { code: Refusal::NoSuchLink | Refusal::SeatTaken, .. }
                if self.greeted && self.other.is_some() && !self.tried =>
            {
                self.tried = true;
                self.change_link();
                Heard::Ask(self.hello())
            }
            FromTable::Done { key, .. } | FromTable::Sorry { key: Some(key), .. } => {
                self.open.take_if(|open| matches!(open, ToTable::Play { key: open, .. } if open == key));
                Heard::Follows
            }
            _ => Heard::Follows,
        }
    }

    fn step(&mut self, n: u64, hash: &String, view: Option<&Json>) -> Heard {
        let is_true = match view {
            Some(view) => view.hash() == *hash,
            None => self.at.as_ref().is_some_and(|(_, before)| before == hash),
        };
        if is_true {
            self.at = Some((n, hash.clone()));
            self.amiss = 0;
            return Heard::Follows;
        }
        // What was missed does not matter if what we have is wrong: everything anew.
        self.at = None;
        self.amiss += 1;
        if self.amiss < MOST_AMISS { Heard::Ask(self.hello()) } else { Heard::Untrue }
    }
}
