//! A game at a table elsewhere, without the network and the screen: messages and lines of text go in, messages
//! and text to show come out. Time is handed in, files are named in [`Act`]s for the caller to write.

mod commands;
mod telling;

use engine::{Fast, Lang, Luck, Phrase, Rng, Seat, SeatSet, Wordbook};
use jiff::{SignedDuration, Timestamp};
use table::Client;
use table::client::Effect;
use table::wire::{FromTable, Happening, ToTable};

use super::{farewell, wordbook};
use crate::Act;
use crate::luck::players_luck;
use crate::terminal::table_view::{TableView, milliseconds};
use crate::terminal::words;

/// How much of a player's time is left when they are reminded of it.
const REMINDER: SignedDuration = SignedDuration::from_secs(10);

/// What comes of a message or a line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// What to show, with styles.
    pub text: String,
    /// What to tell the table.
    pub say: Vec<ToTable>,
    /// What else to do.
    pub acts: Vec<Act>,
    /// Whether the record of the game should be fetched, and handed to [`Remote::take_record`].
    pub wants_record: bool,
    /// The link that holds the seat from now on, if that has changed.
    pub holds: Option<String>,
    /// Why it makes no sense to come back, if it does not.
    pub ended: Option<String>,
}

impl Answer {
    fn show(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), ..Answer::default() }
    }

    /// There is nothing more to do here.
    pub(crate) fn leave() -> Answer {
        Answer { acts: vec![Act::Leave], ..Answer::default() }
    }

    /// It makes no sense to come back.
    pub(crate) fn end(why: String) -> Answer {
        Answer { ended: Some(why), ..Answer::default() }
    }

    fn say(message: ToTable) -> Answer {
        Answer { say: vec![message], ..Answer::default() }
    }

    /// This, and then the other.
    fn and(mut self, other: Answer) -> Answer {
        self.text += &other.text;
        self.say.extend(other.say);
        self.acts.extend(other.acts);
        self.wants_record |= other.wants_record;
        self.holds = other.holds.or(self.holds);
        self.ended = other.ended.or(self.ended);
        self
    }
}

/// A game at a table elsewhere, as one person follows it.
pub struct Remote {
    client: Client,
    /// What the person wants to be called, if they have said so.
    name: Option<String>,
    width: usize,
    lang: Lang,
    /// What experts guess with.
    experts_luck: Fast,
    /// The words of the game with the names of those at the table, once it has been heard.
    words: Option<Wordbook>,
    /// What the keys of this person's moves begin with, and how many there have been.
    key: u64,
    moves: u32,
    /// The game and the version of the decision that is on the screen.
    shown: Option<(u32, u32)>,
    /// Whom the screen says we wait for.
    waiting: SeatSet,
    /// When to remind the person of the time.
    alarm: Option<Timestamp>,
    /// The record of the game that is over.
    record: Option<Vec<u8>>,
}

impl Remote {
    /// Somebody who comes to a table. `seed` is new with every visit.
    pub fn new(client: Client, name: Option<String>, seed: [u8; 32], width: usize) -> Remote {
        Remote {
            client,
            name,
            width,
            lang: Lang::English,
            key: Luck::new(seed).next_u64(),
            experts_luck: players_luck(&seed),
            words: None,
            moves: 0,
            shown: None,
            waiting: SeatSet::EMPTY,
            alarm: None,
            record: None,
        }
    }

    /// The same, in another language.
    #[must_use]
    pub fn speaking(self, lang: Lang) -> Remote {
        Remote { lang, ..self }
    }

    /// Says something that is not the game's own, once the table has been heard.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.as_ref().map(|words| words.say(phrase)).unwrap_or_default()
    }

    fn show(&self, id: &'static str) -> Answer {
        Answer::show(self.say(&Phrase::new(id)) + "\n")
    }

    fn known(&self) -> Option<TableView<'_>> {
        TableView::of(&self.client, self.words.as_ref()?, self.width)
    }

    /// Whether the table has been asked for the seat and has not answered yet.
    pub fn is_sitting_down(&self) -> bool {
        self.client.is_sitting_down()
    }

    /// Whether the table has been heard.
    pub fn is_welcome(&self) -> bool {
        self.client.table().is_some()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.client.is_over()
    }

    /// The link that leads back to the table.
    pub fn link(&self) -> Option<&str> {
        self.client.link()
    }

    /// When to [tick](Remote::tick), if at all.
    pub fn due(&self) -> Option<Timestamp> {
        self.alarm
    }

    /// Hears that the time has come.
    pub fn tick(&mut self) -> Answer {
        self.alarm = None;
        self.show("barn-ten-seconds")
    }

    /// Hears that there is a connection.
    pub fn connected(&mut self) -> Answer {
        Answer::say(self.client.connected())
    }

    /// Hears that the connection is lost, and that somebody sees to it.
    pub fn lost(&mut self, why: &str) -> Answer {
        self.client.disconnected();
        Answer::show(self.say(&Phrase::new("barn-lost").with("why", why)) + "\n")
    }

    /// Hears the table.
    pub fn hear(&mut self, message: FromTable, now: Timestamp) -> Answer {
        let back = self.is_welcome();
        let effects = self.client.hear(message, milliseconds(now));
        effects.into_iter().map(|effect| self.mean(effect, back, now)).fold(Answer::default(), Answer::and)
    }

    fn mean(&mut self, effect: Effect, back: bool, now: Timestamp) -> Answer {
        match effect {
            Effect::Say(message) => Answer::say(message),
            Effect::Welcome { missed } => match self.settle(now) {
                Ok(()) => self.welcome(back, missed.as_deref()),
                Err(text) => Answer { text, ..Answer::leave() },
            },
            Effect::News(what) => match self.settle(now) {
                Ok(()) => self.news(&what),
                Err(text) => Answer { text, ..Answer::leave() },
            },
            Effect::Holds(link) => Answer { holds: Some(link), ..Answer::default() },
            Effect::Sorry { code, message, why, clause, .. } => {
                if self.client.free_seat().is_some() {
                    // The name will not do: ask for another.
                    self.name = None;
                }
                self.sorry(code, &message, why.as_ref(), clause.as_deref())
            }
            Effect::Presence { seat, here } => self.presence(seat, here),
            Effect::Reaction { seat, with } => self.reaction(seat, with),
            Effect::Ended(ending) => Answer::end(farewell(ending)),
            Effect::Done { .. } | Effect::Story => Answer::default(),
        }
    }

    /// Takes note of what follows from a new state. If the game is none of ours, says so.
    fn settle(&mut self, now: Timestamp) -> Result<(), String> {
        let Some(table) = self.client.table() else { return Ok(()) };
        let facts =
            games::facts(&table.game).map_err(|unknown| format!("{unknown}; is this barn too old?\n"))?;
        let words = wordbook(facts, table, self.lang, self.words.as_ref());
        self.words = Some(words.ok_or_else(|| words::missing(facts, self.lang) + "\n")?);
        let left = self.client.you().and_then(|you| time_left(&self.client, you, now));
        self.alarm = left.filter(|left| *left > REMINDER).map(|left| now + (left - REMINDER));
        if !self.is_over() {
            self.record = None;
        }
        Ok(())
    }

    fn welcome(&mut self, back: bool, missed: Option<&[Happening]>) -> Answer {
        self.shown = None;
        self.waiting = SeatSet::EMPTY;
        let head = match (back, missed) {
            (false, _) => self.introduction(),
            (true, Some(missed)) => self.show("barn-back").text + &self.happenings(missed),
            (true, None) => self.show("barn-back-late").text,
        };
        let mut answer = self.situation();
        answer.text.insert_str(0, &head);
        answer.say.extend(self.sit());
        answer
    }

    fn news(&mut self, what: &[Happening]) -> Answer {
        let head = self.happenings(what);
        let mut answer = self.situation();
        answer.text.insert_str(0, &head);
        answer
    }

    /// Sits down, if there is a seat for this person and it is known what to call them.
    fn sit(&mut self) -> Option<ToTable> {
        self.client.free_seat()?;
        self.client.sit(self.name.clone()?)
    }
}

/// How much time a seat has left, if its clock runs.
fn time_left(client: &Client, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
    let left = client.time_left_ms(seat, milliseconds(now))?;
    Some(SignedDuration::from_millis(i64::try_from(left).ok()?))
}
