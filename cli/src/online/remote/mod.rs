//! A game at a table elsewhere, without the network and the screen: messages and lines of text go in, messages
//! and text to show come out. Time is handed in, files are named in [`Act`]s for the caller to write.

mod commands;
mod promises;
mod telling;

use engine::{AnyView, Facts, Fast, Luck, Rng, Seat, SeatSet, TableGame, Visitor, Wordbook};
use jiff::{SignedDuration, Timestamp};
use table::ClockFace;
use table::wire::{FromTable, GameState, Happening, TableState, ToTable};

use super::wordbook;
use crate::Act;
use crate::luck::{players_luck, write_hex};
use promises::Promises;

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
}

impl Answer {
    fn show(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), ..Answer::default() }
    }

    /// There is nothing more to do here.
    pub(crate) fn leave() -> Answer {
        Answer { acts: vec![Act::Leave], ..Answer::default() }
    }

    fn say(message: ToTable) -> Answer {
        Answer { say: vec![message], ..Answer::default() }
    }
}

/// A game at a table elsewhere, as one person follows it.
pub struct Remote {
    /// What the person wants to be called, if they have said so.
    name: Option<String>,
    width: usize,
    /// What experts guess with.
    experts_luck: Fast,
    promises: Promises,
    /// Whether the table has been asked for the seat and has not answered yet.
    sitting: bool,
    known: Option<Known>,
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

/// All that the table has told.
struct Known {
    facts: &'static Facts,
    you: Option<Seat>,
    table: TableState,
    game: GameState,
    clock: Option<(ClockFace, Timestamp)>,
    words: Wordbook,
}

impl Known {
    fn new(
        you: Option<Seat>,
        table: TableState,
        game: GameState,
        before: Option<Known>,
    ) -> Result<Known, String> {
        let facts =
            games::facts(&table.game).map_err(|unknown| format!("{unknown}; is this barn too old?\n"))?;
        let words = wordbook(facts, &table, before.as_ref().map(|known| &known.words));
        Ok(Known { facts, you, table, game, clock: None, words })
    }

    fn is_over(&self) -> bool {
        self.game.result.is_some()
    }

    /// Whether this person must decide, and no bot does it for them.
    fn is_asked(&self) -> bool {
        let plays = |you: Seat| self.game.asked.contains(you) && self.table.seats[you.idx()].bot.is_none();
        self.you.is_some_and(plays) && !self.game.moves.is_empty()
    }

    /// Whether this person has a seat where nobody has sat down.
    fn must_sit(&self) -> bool {
        self.you.is_some_and(|you| self.table.seats[you.idx()].name.is_none())
    }
}

impl Remote {
    /// Somebody who comes to a table. `seed` is new with every visit; what they add to the luck comes from it too, unless
    /// they [hold a seat](Remote::holding) by a link.
    pub fn new(name: Option<String>, seed: [u8; 32], width: usize) -> Remote {
        Remote {
            name,
            width,
            key: Luck::new(seed).next_u64(),
            experts_luck: players_luck(&seed),
            promises: Promises::to(write_hex(&seed), String::new()),
            sitting: false,
            known: None,
            moves: 0,
            shown: None,
            waiting: SeatSet::EMPTY,
            alarm: None,
            record: None,
        }
    }

    /// The same person, who holds or will hold a seat by this link: what they add to the luck is made of it and of a secret.
    #[must_use]
    pub fn holding(self, own_link: String, luck: String) -> Remote {
        Remote { promises: Promises::to(own_link, luck), ..self }
    }

    /// Whether the table has been asked for the seat and has not answered yet.
    pub fn is_sitting_down(&self) -> bool {
        self.sitting
    }

    /// Whether the table has been heard.
    pub fn is_welcome(&self) -> bool {
        self.known.is_some()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(Known::is_over)
    }

    /// When to [tick](Remote::tick), if at all.
    pub fn due(&self) -> Option<Timestamp> {
        self.alarm
    }

    /// Hears that the time has come.
    pub fn tick(&mut self) -> Answer {
        self.alarm = None;
        Answer::show("Ten seconds left.\n")
    }

    /// Hears that the connection is lost, and that somebody sees to it.
    pub fn lost(&mut self, why: &str) -> Answer {
        self.sitting = false;
        Answer::show(format!("The connection is lost: {why}. Trying to come back …\n"))
    }

    /// Hears the table.
    pub fn hear(&mut self, message: FromTable, now: Timestamp) -> Answer {
        match message {
            FromTable::Welcome { you, missed, table, game, clock, .. } => {
                self.sitting = false;
                let before = self.known.take();
                let back = before.is_some();
                match Known::new(you, *table, *game, before) {
                    Ok(known) => self.known = Some(known),
                    Err(text) => return Answer { text, ..Answer::leave() },
                }
                self.settle(clock, now);
                self.welcome(back, missed.as_deref())
            }
            FromTable::News { what, table, game, clock, .. } => {
                let Some(known) = &mut self.known else { return Answer::default() };
                let sat =
                    |one: &Happening| matches!(one, Happening::Sat { seat, .. } if Some(*seat) == known.you);
                self.sitting &= !what.iter().any(sat);
                if let Some(table) = table {
                    known.words = wordbook(known.facts, &table, Some(&known.words));
                    known.table = *table;
                }
                if let Some(game) = game {
                    known.game = *game;
                }
                self.settle(clock, now);
                self.news(&what)
            }
            FromTable::Presence { seat, here } => self.presence(seat, here),
            FromTable::Reaction { seat, with } => self.reaction(seat, with),
            FromTable::Sorry { message, .. } => {
                self.sitting = false;
                if self.known.as_ref().is_some_and(Known::must_sit) {
                    // The name will not do: ask for another.
                    self.name = None;
                }
                self.sorry(&message)
            }
            FromTable::Done { .. } | FromTable::Story { .. } | FromTable::Goodbye { .. } => Answer::default(),
        }
    }

    /// Takes note of what follows from a new state.
    fn settle(&mut self, clock: Option<ClockFace>, now: Timestamp) {
        let Some(known) = &mut self.known else { return };
        self.promises.note(&known.table, known.you, known.game.steps);
        known.clock = clock.map(|face| (face, now));
        let left = known.you.and_then(|you| time_left(known, you, now));
        self.alarm = left.filter(|left| *left > REMINDER).map(|left| now + (left - REMINDER));
        if !known.is_over() {
            self.record = None;
        }
    }

    fn welcome(&mut self, back: bool, missed: Option<&[Happening]>) -> Answer {
        self.shown = None;
        self.waiting = SeatSet::EMPTY;
        let head = match (back, missed) {
            (false, _) => self.introduction(),
            (true, Some(missed)) => "Back at the table.\n".to_owned() + &self.happenings(missed),
            (true, None) => "Back at the table, where much has happened.\n".to_owned(),
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
        self.known.as_ref().filter(|known| known.must_sit())?;
        let name = self.name.clone()?;
        self.sitting = true;
        Some(super::sit(name))
    }
}

/// How much time a seat has left, if its clock runs.
fn time_left(known: &Known, seat: Seat, now: Timestamp) -> Option<SignedDuration> {
    let (face, at) = known.clock.as_ref().filter(|(face, _)| face.running.contains(seat))?;
    let left = SignedDuration::from_millis(i64::try_from(*face.left_ms.get(seat.idx())?).ok()?);
    Some((left - now.duration_since(*at)).max(SignedDuration::ZERO))
}

/// What a view tells to players and to those who look things up.
struct Looking<'a>(&'a str);

impl Visitor for Looking<'_> {
    type Output = Option<(AnyView, &'static [&'static str])>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let view = AnyView::read::<G>(self.0).ok()?;
        let clauses = G::clauses_now(view.of::<G>()?);
        Some((view, clauses))
    }
}
