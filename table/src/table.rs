//! The table itself: its state, how facts change it, and what goes in and out.
//!
//! Everything that changes a table for good is a [`Fact`]. Living through an input means finding the facts
//! that follow from it; coming back from a log means living through the facts alone. Both go through
//! `apply`, so a table that came back is the table that was.

use std::collections::BTreeMap;

use engine::{AnyGame, AnyView, Record, Seat, SeatLine, SeatSet, Turn, Viewer};
use players::Level;

use crate::clock::Clocks;
use crate::dealer::Dealer;
use crate::fairness::{Contribution, Secret};
use crate::log::{BadLog, Entry, Fact, Impossible, Mover};
use crate::place::{Place, Player};
use crate::setup::{BadSetup, Setup};
use crate::tell::{Backlog, Batch, Listener};
use crate::undo;
use crate::wire::{FromTable, TableState, ToTable};

/// How strong the bot is that moves when a player's time is up.
const CLOCK_BOT: Level = Level::Easy;

/// A way to reach one viewer's program, numbered by the driver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

/// What a table hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A viewer's program said something.
    Heard {
        /// Over which connection.
        from: Connection,
        /// What.
        message: ToTable,
    },
    /// A connection is gone.
    Gone {
        /// Which.
        from: Connection,
    },
    /// A bot has decided.
    Answered {
        /// For which seat.
        seat: Seat,
        /// For which of the seat's versions it was asked.
        version: u32,
        /// What, in notation.
        mv: String,
    },
    /// Nothing: time has passed.
    Tick,
}

/// What a table wants done, in this order. What is told depends on what is stored: `log` must be safe before
/// anything else is done. If it cannot be stored, throw the table away and bring it back from its log.
#[derive(Debug, Default)]
pub struct Outputs {
    /// What to append to the table's log.
    pub log: Vec<Entry>,
    /// What to tell whom.
    pub tell: Vec<Tell>,
    /// Which connections to close after that.
    pub close: Vec<Connection>,
    /// Which bots to ask. Each must be answered, though not soon.
    pub ask: Vec<Ask>,
    /// The record of a game that has just ended.
    pub finished: Option<Box<Record>>,
    /// When to send a tick, if nothing happens before; this replaces what was said earlier.
    pub wake_at: Option<u64>,
}

/// A message and who gets it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tell {
    /// Over which connections.
    pub to: Vec<Connection>,
    /// What.
    pub message: FromTable,
}

/// A decision that a bot should make.
#[derive(Debug)]
pub struct Ask {
    /// For which seat.
    pub seat: Seat,
    /// The seat's version; it goes with the answer.
    pub version: u32,
    /// How strong the bot should be.
    pub level: Level,
    /// What the seat knows.
    pub view: AnyView,
}

/// Somebody would like to take back a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    pub(crate) seat: Seat,
    /// The number under which it was made.
    pub(crate) n: u64,
    pub(crate) agreed: SeatSet,
}

/// One game with people in it.
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) game: Box<dyn AnyGame>,
    /// Which of the table's games this is, counted from 1; 0 before the first.
    pub(crate) number: u32,
    pub(crate) places: Vec<Place>,
    pub(crate) clocks: Clocks,
    pub(crate) paused: bool,
    pub(crate) chat: bool,
    pub(crate) spectators: bool,
    pub(crate) offer: Option<Offer>,
    dealer: Dealer,
    /// How many facts there are.
    pub(crate) n: u64,
    /// What time it is for the table, and for the driver.
    pub(crate) t: u64,
    now_ms: u64,
    pub(crate) backlog: Backlog,
    pub(crate) listeners: BTreeMap<Connection, Listener>,
}

impl Table {
    /// Sets up a table.
    pub fn new(setup: Setup, now_ms: u64) -> Result<(Table, Outputs), BadSetup> {
        let mut table = Table::open(setup, now_ms)?;
        let rules = table.game.facts().version;
        let opened = Fact::Opened { setup: Box::new(table.setup.clone()), rules };
        let mut batch = table.batch();
        batch.out.log.push(Entry { t: 0, fact: opened });
        table.settle(&mut batch);
        let outputs = table.finish(batch);
        Ok((table, outputs))
    }

    /// Brings a table back from its log. What was due when it went down is done now; nobody is connected.
    pub fn replay(log: &[Entry], now_ms: u64) -> Result<(Table, Outputs), BadLog> {
        let [Entry { fact: Fact::Opened { setup, rules }, .. }, rest @ ..] = log else {
            return Err(BadLog::NotOpened);
        };
        let mut table = Table::open((**setup).clone(), now_ms)?;
        let ours = table.game.facts().version;
        if *rules != ours {
            return Err(BadLog::Rules { game: setup.game.clone(), found: *rules, ours });
        }
        table.follow(rest)?;
        table.dealer.find_place(&*table.game).map_err(|_| BadLog::Luck)?;
        let t = table.t;
        table.places.iter_mut().for_each(|place| place.away_since = Some(t));
        let mut batch = table.batch();
        table.settle(&mut batch);
        let outputs = table.finish(batch);
        Ok((table, outputs))
    }

    /// Lives through entries of a log that were found elsewhere, and tells those who are connected about them
    /// one by one. Nothing is to be stored, no luck is drawn and no bot is asked.
    pub fn follow(&mut self, log: &[Entry]) -> Result<Vec<Tell>, BadLog> {
        let mut tell = Vec::new();
        for entry in log {
            let at = usize::try_from(self.n).unwrap_or(usize::MAX);
            let mut batch = self.batch();
            self.t = entry.t;
            self.commit(entry.fact.clone(), &mut batch).map_err(|why| BadLog::Fact { at, why })?;
            self.publish(&mut batch);
            tell.append(&mut batch.out.tell);
        }
        Ok(tell)
    }

    /// Lives through an input. `now_ms` is the driver's time; it should not run backwards, and how it runs
    /// while the table is down does not matter.
    pub fn handle(&mut self, input: Input, now_ms: u64) -> Outputs {
        self.t += now_ms.saturating_sub(self.now_ms);
        self.now_ms = now_ms;
        let mut batch = self.batch();
        self.pass_time(&mut batch);
        match input {
            Input::Heard { from, message } => self.hear(from, message, &mut batch),
            Input::Gone { from } => self.hang_up(from, &mut batch),
            Input::Answered { seat, version, mv } => self.hear_bot(seat, version, mv, &mut batch),
            Input::Tick => {}
        }
        self.settle(&mut batch);
        self.finish(batch)
    }

    /// The record of the game, if it is over.
    pub fn record(&self) -> Option<Record> {
        self.game.outcome()?;
        let seats = self.places.iter().map(|place| match (&place.person, place.bot) {
            (Some(name), _) => SeatLine { name: name.clone(), kind: "person".to_owned() },
            (None, bot) => {
                let kind = bot.map_or("nobody", Level::name).to_owned();
                SeatLine { name: kind.clone(), kind }
            }
        });
        let fairness = self.secret().reveal(&self.setup.id, &self.contributions());
        Some(crate::seal(self.game.record(seats.collect(), Some(fairness))))
    }

    /// What was agreed before anybody sat down. Not for viewers: it holds the table's secret.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table as everybody sees it, whoever may look on at the game.
    pub fn state(&self) -> TableState {
        self.table_state()
    }

    /// How many facts have been stored or are to be stored.
    pub fn number_of_facts(&self) -> u64 {
        self.n
    }

    /// Whether the table's game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    fn open(setup: Setup, now_ms: u64) -> Result<Table, BadSetup> {
        let game = setup.start()?;
        Ok(Table {
            number: 0,
            places: setup.chairs.iter().copied().map(Place::new).collect(),
            clocks: Clocks::new(setup.time, setup.chairs.len()),
            paused: false,
            chat: setup.chat,
            spectators: setup.spectators,
            offer: None,
            dealer: Dealer::new([0; 32]),
            n: 1,
            t: 0,
            now_ms,
            backlog: Backlog::new(1),
            listeners: BTreeMap::new(),
            game,
            setup,
        })
    }

    // ---- What changes a table. ---------------------------------------------------------------------------

    /// Lets something happen, if it can, and writes it down.
    pub(crate) fn commit(&mut self, fact: Fact, batch: &mut Batch) -> Result<(), Impossible> {
        self.apply(&fact)?;
        self.note(fact, batch);
        Ok(())
    }

    /// Lets a fact change the table. If it cannot be, nothing has changed.
    fn apply(&mut self, fact: &Fact) -> Result<(), Impossible> {
        match fact {
            Fact::Opened { .. } => return Err(Impossible::NotNow),
            Fact::Sat { seat, name, contribution } => {
                let begun = self.begun();
                let place = self.place_mut(*seat)?;
                place.person = Some(name.clone());
                if begun {
                    place.bot = None;
                } else {
                    place.contribution = Some(*contribution);
                }
            }
            Fact::Left { seat } => {
                let place = self.place_mut(*seat)?;
                place.person = None;
                place.contribution = None;
            }
            Fact::StoodIn { seat, level, asked } => {
                let place = self.place_mut(*seat)?;
                place.bot = Some(*level);
                place.bot_stays = *asked;
                place.bot_asked = None;
            }
            Fact::Returned { seat } => self.place_mut(*seat)?.bot = None,
            Fact::Began {} => self.begin(),
            Fact::Moved { seat, mv, by, ms } => self.make_move(*seat, mv, by, *ms)?,
            Fact::Drawn { outcome } => {
                self.game.chance(outcome)?;
                self.dealer.lose_place();
                self.clocks.ask(self.game.turn().seats(), self.t);
            }
            Fact::TimeUp { seat } => {
                self.place_mut(*seat)?;
                self.clocks.time_up(*seat);
            }
            Fact::UndoOffered { seat } => {
                self.offer = Some(Offer { seat: *seat, n: self.n + 1, agreed: SeatSet::EMPTY });
            }
            Fact::UndoAnswered { seat, yes } => {
                let offer = self.offer.as_mut().ok_or(Impossible::NotNow)?;
                offer.agreed.insert(*seat);
                self.offer = self.offer.filter(|_| *yes);
            }
            Fact::Undone { seat } => self.undo(*seat)?,
            Fact::Said { .. } => {}
            Fact::Paused { .. } => {
                self.paused = true;
                self.clocks.stop(self.t);
            }
            Fact::Resumed { .. } => {
                self.paused = false;
                self.clocks.go_on(self.t);
                self.places.iter_mut().for_each(|place| place.bot_asked = None);
            }
            Fact::Switched { chat, spectators } => {
                self.chat = *chat;
                self.spectators = *spectators;
            }
            Fact::WantsRematch { seat, contribution } => {
                self.place_mut(*seat)?.rematch = Some(*contribution);
            }
        }
        Ok(())
    }

    /// The table's next game.
    fn begin(&mut self) {
        if self.begun() {
            self.game = self.game.until(0);
            self.places.iter_mut().for_each(|place| place.contribution = place.rematch.take());
        }
        self.number += 1;
        self.dealer = Dealer::new(self.secret().seed(&self.setup.id, &self.contributions()));
        self.places.iter_mut().for_each(Place::turn_page);
        self.clocks = Clocks::new(self.setup.time, self.places.len());
        self.clocks.ask(self.game.turn().seats(), self.t);
        self.offer = None;
        self.backlog.forget(self.n);
    }

    fn make_move(&mut self, seat: Seat, mv: &str, by: &Mover, ms: u32) -> Result<(), Impossible> {
        self.game.play(seat, mv, Some(ms))?;
        let n = self.n + 1;
        let place = &mut self.places[seat.idx()];
        place.turn_page();
        if let Mover::Person { key } = by {
            place.remember(key.clone(), n);
        }
        self.clocks.decided(seat, *by != Mover::Bot, self.t);
        self.clocks.ask(self.game.turn().seats(), self.t);
        self.offer = None;
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Impossible> {
        let (game, sealed) = undo::without(&*self.game, seat)?;
        self.game = game;
        self.dealer.lose_place();
        if sealed {
            // To the others it is as if the seat had not chosen yet.
            self.places[seat.idx()].turn_page();
            self.clocks.ask(self.game.turn().seats(), self.t);
        } else {
            // Whoever was asked is asked anew: a move meant for the game that was must not count in this.
            self.places.iter_mut().for_each(Place::turn_page);
            self.clocks.restart(self.game.turn().seats(), self.t);
        }
        self.offer = None;
        self.backlog.forget(self.n);
        Ok(())
    }

    /// Does all that follows by itself: begins, draws, takes back what all agreed to, asks bots.
    fn settle(&mut self, batch: &mut Batch) {
        if self.may_begin() {
            self.commit(Fact::Began {}, batch).expect("everybody sits");
        }
        if let Some(offer) = self.offer.filter(|offer| self.missing_answers(offer).is_empty()) {
            self.commit(Fact::Undone { seat: offer.seat }, batch).expect("what was offered can be done");
        }
        while self.begun() && self.game.turn() == Turn::Chance {
            let outcome = self.dealer.draw(&mut *self.game).expect("luck is asked");
            self.clocks.ask(self.game.turn().seats(), self.t);
            self.note(Fact::Drawn { outcome }, batch);
        }
        if batch.has_steps() && self.is_over() {
            batch.out.finished = self.record().map(Box::new);
        }
        self.ask_bots(batch);
    }

    fn may_begin(&self) -> bool {
        if !self.begun() {
            return self.places.iter().all(|place| place.player() != Player::Nobody);
        }
        let people = self.people();
        let all_agree = people.iter().all(|seat| self.places[seat.idx()].rematch.is_some());
        self.is_over() && !people.is_empty() && all_agree
    }

    fn ask_bots(&mut self, batch: &mut Batch) {
        if !self.begun() || self.paused {
            return;
        }
        for seat in self.game.turn().seats().iter() {
            let place = &mut self.places[seat.idx()];
            let level = match place.player() {
                Player::Bot(level) => level,
                _ if self.clocks.is_up(seat) => CLOCK_BOT,
                _ => continue,
            };
            let version = place.version;
            if place.bot_asked.replace(version) != Some(version) {
                let view = self.game.known_to(Viewer::Seat(seat));
                batch.out.ask.push(Ask { seat, version, level, view });
            }
        }
    }

    /// Hears a bot's decision. An answer that nobody waits for any more is passed over.
    fn hear_bot(&mut self, seat: Seat, version: u32, mv: String, batch: &mut Batch) {
        let Some(place) = self.places.get(seat.idx()) else { return };
        if self.paused || place.bot_asked != Some(version) || place.version != version {
            return;
        }
        let by = match place.player() {
            Player::Bot(_) => Mover::Bot,
            _ if self.clocks.is_up(seat) => Mover::Clock,
            _ => return,
        };
        let ms = self.thought_ms(seat);
        if self.commit(Fact::Moved { seat, mv, by: by.clone(), ms }, batch).is_err() {
            // A bot that does not know the rules must not hold up the others.
            let mv = self.game.moves(seat).swap_remove(0);
            self.commit(Fact::Moved { seat, mv, by, ms }, batch).expect("listed moves are legal");
        }
    }

    // ---- Time. -------------------------------------------------------------------------------------------

    /// Lets happen what was due by now.
    fn pass_time(&mut self, batch: &mut Batch) {
        let due: Vec<_> = self.deadlines().filter(|(at, _)| *at <= self.t).map(|(_, fact)| fact).collect();
        for fact in due {
            self.commit(fact, batch).expect("what was due can happen");
        }
    }

    /// What will happen if nobody does anything, and when.
    fn deadlines(&self) -> impl Iterator<Item = (u64, Fact)> {
        let on = self.begun() && !self.paused && !self.is_over();
        let people = if on { self.people() } else { SeatSet::EMPTY };
        people.iter().collect::<Vec<_>>().into_iter().flat_map(|seat| {
            let time_up = self.clocks.deadline(seat).map(|at| (at, Fact::TimeUp { seat }));
            let away_since = self.places[seat.idx()].away_since;
            let level = self.setup.stand_in;
            let given_up = away_since
                .zip(self.setup.grace_ms)
                .map(|(since, grace)| (since + grace, Fact::StoodIn { seat, level, asked: false }));
            time_up.into_iter().chain(given_up)
        })
    }

    pub(crate) fn thought_ms(&self, seat: Seat) -> u32 {
        u32::try_from(self.clocks.thought(seat, self.t)).unwrap_or(u32::MAX)
    }

    fn finish(&mut self, mut batch: Batch) -> Outputs {
        self.publish(&mut batch);
        let next = self.deadlines().map(|(at, _)| at).min();
        Outputs { wake_at: next.map(|at| self.now_ms + at.saturating_sub(self.t)), ..batch.out }
    }

    // ---- Small questions. --------------------------------------------------------------------------------

    pub(crate) fn begun(&self) -> bool {
        self.number > 0
    }

    pub(crate) fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Impossible> {
        self.places.get_mut(seat.idx()).ok_or(Impossible::NotNow)
    }

    /// The seats at which people decide.
    pub(crate) fn people(&self) -> SeatSet {
        let seats = (0u8..).map(Seat).zip(&self.places);
        seats.filter(|(_, place)| place.player() == Player::Person).map(|(seat, _)| seat).collect()
    }

    /// Whose answer to an offer is missing.
    pub(crate) fn missing_answers(&self, offer: &Offer) -> SeatSet {
        self.people().iter().filter(|seat| *seat != offer.seat && !offer.agreed.contains(*seat)).collect()
    }

    /// The secret of the game that is being played, or comes first.
    pub(crate) fn secret(&self) -> Secret {
        self.setup.secret.of_game(self.number.max(1))
    }

    fn contributions(&self) -> Vec<Contribution> {
        self.places.iter().map(|place| place.contribution.unwrap_or(Contribution::NONE)).collect()
    }
}
