//! The table itself: its state, its days and its nights.
//!
//! Everything that changes a table for good is a [`Fact`]. Living through an input means finding the facts
//! that follow from it; coming back from a log means living through the facts alone. Both go through
//! `commit`, so a table that came back is the table that was.

use std::collections::BTreeMap;

use engine::{AnyGame, AnyView, Fairness, Record, Seat, SeatLine, SeatSet, Turn, UndoneLine, Viewer};
use players::Level;

use crate::clock::Clocks;
use crate::dealer::Dealer;
use crate::fairness::{Contribution, Promise, Secret};
use crate::io::{Connection, Delivery, Input, Outputs};
use crate::log::{BadLog, Entry, Fact, Impossible};
use crate::place::{Place, Player};
use crate::request::Offer;
use crate::setup::{BadSetup, Setup};
use crate::tell::{Backlog, Batch, Listener};
use crate::wire::TableState;

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
    /// What was taken back in this game.
    pub(crate) undone: Vec<UndoneLine>,
    /// How often it has been tried to begin the next game.
    pub(crate) luck_round: u32,
    pub(crate) dealer: Dealer,
    /// How many facts there are.
    pub(crate) n: u64,
    /// What time it is for the table, and for the driver.
    pub(crate) t: u64,
    now_ms: u64,
    pub(crate) backlog: Backlog,
    pub(crate) listeners: BTreeMap<Connection, Listener>,
    /// How many spectators may look on at once.
    pub(crate) most_spectators: usize,
}

impl Table {
    /// Sets up a table.
    pub fn new(setup: Setup, now_ms: u64) -> Result<(Table, Outputs), BadSetup> {
        let mut table = Table::open(setup, now_ms)?;
        let mut batch = table.first_batch();
        table.settle(&mut batch);
        let outputs = table.finish(batch);
        Ok((table, outputs))
    }

    /// Brings a table back from its log. What was due when it went down is done now; nobody is connected.
    pub fn replay(log: &[Entry], now_ms: u64) -> Result<(Table, Outputs), BadLog> {
        Table::wake(log, 0, now_ms)
    }

    /// Brings a table back that has slept for so long, counted from its last entry: its clocks have run on.
    pub fn wake(log: &[Entry], slept_ms: u64, now_ms: u64) -> Result<(Table, Outputs), BadLog> {
        let [Entry { fact: Fact::Opened { setup, rules }, .. }, rest @ ..] = log else {
            return Err(BadLog::NotOpened);
        };
        let mut table = Table::open((**setup).clone(), now_ms)?;
        let ours = table.game.facts().version;
        if *rules != ours {
            return Err(BadLog::Rules { game: setup.game.clone(), found: *rules, ours });
        }
        table.follow(rest)?;
        table.dealer.check(&*table.game).map_err(|_| BadLog::Luck)?;
        table.t = table.t.saturating_add(slept_ms);
        let t = table.t;
        table.places.iter_mut().for_each(|place| place.away_since = Some(t));
        let mut batch = table.batch();
        table.pass_time(&mut batch);
        table.settle(&mut batch);
        let outputs = table.finish(batch);
        Ok((table, outputs))
    }

    /// Lives through entries of a log that were found elsewhere, and tells those who are connected about them
    /// one by one. Nothing is to be stored, nothing follows by itself and no bot is asked.
    pub fn follow(&mut self, log: &[Entry]) -> Result<Vec<Delivery>, BadLog> {
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
        self.check_links(&mut batch);
        self.finish(batch)
    }

    /// Lets no more than so many spectators look on at once. Players are never turned away.
    pub fn limit_spectators(&mut self, most: usize) {
        self.most_spectators = most;
    }

    /// The record of the game, if it is over.
    pub fn record(&self) -> Option<Record> {
        self.is_over().then(|| self.record_so_far())
    }

    /// The record of the game as it stands. Not for viewers: it holds every card and every sealed choice, and what the
    /// luck to come is made of.
    pub fn record_so_far(&self) -> Record {
        let seats = self.places.iter().map(|place| match (&place.person, place.bot) {
            (Some(name), _) => SeatLine { name: name.clone(), kind: "person".to_owned() },
            (None, bot) => {
                let kind = bot.map_or("nobody", Level::name).to_owned();
                SeatLine { name: kind.clone(), kind }
            }
        });
        let record = self.game.record(seats.collect(), self.fairness());
        crate::with_checksum(Record { undone: self.undone.clone(), ..record })
    }

    /// What shows that the luck was fair; nothing, if not all of it was drawn here.
    fn fairness(&self) -> Option<Fairness> {
        if self.dealer.seed_is_given() {
            let seed = Secret(self.dealer.seed()).to_string();
            return self.dealer.drew_all().then(|| Fairness { seed, ..Fairness::default() });
        }
        Some(self.secret().reveal(&self.setup.id, &self.contributions(), &self.promises()))
    }

    /// What was agreed before anybody sat down. Not for viewers: it holds the table's secret.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table as everybody sees it, whoever may look on at the game.
    pub fn state(&self) -> TableState {
        self.table_state()
    }

    /// As whom somebody looks on over a connection, once they have said hello.
    pub fn viewer_of(&self, connection: Connection) -> Option<Viewer> {
        self.listeners.get(&connection).map(|listener| listener.viewer)
    }

    /// What a seat knows at this moment. The view that comes with an [`Ask`](crate::Ask) may be older: others may have
    /// chosen in secret since.
    pub fn known_to(&self, seat: Seat) -> AnyView {
        self.game.known_to(Viewer::Seat(seat))
    }

    /// How many facts have been stored or are to be stored.
    pub fn number_of_facts(&self) -> u64 {
        self.n
    }

    /// Who is to decide something; nobody before the game begins.
    pub fn asked(&self) -> SeatSet {
        if self.begun() { self.game.turn().seats() } else { SeatSet::EMPTY }
    }

    /// Whether the table's game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    pub(crate) fn open(setup: Setup, now_ms: u64) -> Result<Table, BadSetup> {
        let game = setup.start()?;
        Ok(Table {
            number: 0,
            places: setup.chairs.iter().copied().map(Place::new).collect(),
            clocks: Clocks::new(setup.time, setup.chairs.len()),
            paused: false,
            chat: setup.chat,
            spectators: setup.spectators,
            offer: None,
            undone: Vec::new(),
            luck_round: 0,
            dealer: Dealer::new([0; 32]),
            n: 1,
            t: 0,
            now_ms,
            backlog: Backlog::new(1),
            listeners: BTreeMap::new(),
            most_spectators: usize::MAX,
            game,
            setup,
        })
    }

    /// The first entry of the log of a table that has just been set up.
    pub(crate) fn first_batch(&self) -> Batch {
        let opened = Fact::Opened { setup: Box::new(self.setup.clone()), rules: self.game.facts().version };
        let mut batch = self.batch();
        batch.out.log.push(Entry { t: 0, fact: opened });
        batch
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
            let level = self.setup.stand_in;
            let given_up = self.waited_for_since(seat).zip(self.setup.grace_ms).map(|(since, grace)| {
                (since + grace, Fact::StoodIn { seat, level, asked: false, left: false })
            });
            time_up.into_iter().chain(given_up)
        })
    }

    /// Since when somebody who is there has waited for somebody who is not. A table that all have left waits for them.
    pub(crate) fn waited_for_since(&self, seat: Seat) -> Option<u64> {
        let away_since = self.places[seat.idx()].away_since?;
        let others = self.people().iter().map(|other| &self.places[other.idx()]);
        let here = others.filter(|place| place.away_since.is_none()).map(|place| place.here_since).min()?;
        Some(away_since.max(here))
    }

    pub(crate) fn thought_ms(&self, seat: Seat) -> u32 {
        u32::try_from(self.clocks.thought(seat, self.t)).unwrap_or(u32::MAX)
    }

    pub(crate) fn finish(&mut self, mut batch: Batch) -> Outputs {
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

    /// The secret of the game that is being played, or comes first.
    pub(crate) fn secret(&self) -> Secret {
        self.setup.secret.of_game(self.number.max(1))
    }

    pub(crate) fn contributions(&self) -> Vec<Contribution> {
        self.places.iter().map(|place| place.share.contribution.unwrap_or(Contribution::NONE)).collect()
    }

    fn promises(&self) -> Vec<Option<Promise>> {
        self.places.iter().map(|place| place.share.promise).collect()
    }
}
