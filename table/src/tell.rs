//! Who is told what. Everything a viewer gets is made here, from that viewer's view and from what is public.

use std::collections::VecDeque;

use engine::{OutcomeLine, Seat, Told, Viewer};

use crate::fairness::LinkHash;
use crate::io::{Connection, Delivery, Outputs};
use crate::log::{Entry, Fact};
use crate::table::Table;
use crate::wire::{FromTable, GameState, Happening, Json, OfferState, SeatState, TableState};

/// How many things that happened are kept for those who come back.
const BACKLOG: usize = 256;

/// Somebody who is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    /// The link they came with and its seat; none for those who only look on. When the link no longer counts, they
    /// are sent away.
    pub(crate) link: Option<(Seat, LinkHash)>,
    pub(crate) scenes: bool,
}

impl Listener {
    /// Whether this is one who only looks on.
    pub(crate) fn is_spectator(&self) -> bool {
        self.link.is_none()
    }
}

/// Something that happened: the same for all, or a step that each viewer is told in their own way.
#[derive(Clone, Debug)]
enum Item {
    ForAll(Happening),
    Step(usize),
}

/// The last things that happened.
#[derive(Clone, Debug)]
pub(crate) struct Backlog {
    /// The number before the oldest of them.
    from: u64,
    items: VecDeque<Item>,
}

/// What comes of one input.
pub(crate) struct Batch {
    from: u64,
    items: Vec<Item>,
    /// Somebody who said hello, and the number they had. They are told when all has settled.
    pub(crate) newcomer: Option<(Connection, Listener, Option<u64>)>,
    /// Answers and passing notes, to go out before the news.
    pub(crate) out: Outputs,
}

impl Batch {
    pub(crate) fn has_steps(&self) -> bool {
        self.items.iter().any(|item| matches!(item, Item::Step(_)))
    }

    fn game_changed(&self) -> bool {
        let changes = |item: &Item| {
            use Happening::{Began, Undone};
            matches!(item, Item::Step(_) | Item::ForAll(Began { .. } | Undone { .. }))
        };
        self.items.iter().any(changes)
    }

    /// Whether more has changed than the game. (With its end the luck is laid open; see `news`.)
    fn table_changed(&self) -> bool {
        self.items.iter().any(|item| !matches!(item, Item::Step(_) | Item::ForAll(Happening::Said { .. })))
    }

    pub(crate) fn tell(&mut self, to: Vec<Connection>, message: FromTable) {
        if !to.is_empty() {
            self.out.tell.push(Delivery { to, message });
        }
    }
}

impl Backlog {
    pub(crate) fn new(n: u64) -> Backlog {
        Backlog { from: n, items: VecDeque::new() }
    }

    /// Forgets all: steps that were taken back cannot be told any more.
    pub(crate) fn forget(&mut self, n: u64) {
        *self = Backlog::new(n);
    }

    fn push(&mut self, item: Item) {
        if self.items.len() == BACKLOG {
            self.items.pop_front();
            self.from += 1;
        }
        self.items.push_back(item);
    }

    /// What happened since a number, if it is known.
    fn since(&self, n: u64) -> Option<Vec<Item>> {
        let known = usize::try_from(n.checked_sub(self.from)?).ok()?;
        (known <= self.items.len()).then(|| self.items.iter().skip(known).cloned().collect())
    }
}

impl Table {
    pub(crate) fn batch(&self) -> Batch {
        Batch { from: self.n, items: Vec::new(), newcomer: None, out: Outputs::default() }
    }

    /// Writes down what happened.
    pub(crate) fn note(&mut self, fact: Fact, batch: &mut Batch) {
        let item = self.item(&fact);
        self.n += 1;
        self.backlog.push(item.clone());
        batch.items.push(item);
        batch.out.log.push(Entry { t: self.t, fact });
    }

    /// What viewers are told of a fact that has just happened.
    fn item(&self, fact: &Fact) -> Item {
        Item::ForAll(match fact {
            Fact::Moved { .. } | Fact::Drawn { .. } => return Item::Step(self.game.len() - 1),
            Fact::Opened { .. } => Happening::Opened {},
            Fact::Sat { seat, name, .. } => Happening::Sat { seat: *seat, name: name.clone() },
            Fact::Left { seat } => Happening::Left { seat: *seat },
            Fact::Invited { seat, .. } => Happening::Invited { seat: *seat },
            Fact::Promised { seat, .. } => Happening::Promised { seat: *seat },
            Fact::Revealed { seat, .. } => Happening::Revealed { seat: *seat },
            Fact::StoodIn { seat, level, .. } => Happening::StoodIn { seat: *seat, level: *level },
            Fact::Returned { seat } => Happening::Returned { seat: *seat },
            Fact::Began {} | Fact::TakenUp { .. } => Happening::Began { game: self.number },
            Fact::TimeUp { seat } => Happening::TimeUp { seat: *seat },
            Fact::Requested { seat, what } => Happening::Requested { seat: *seat, what: what.wish() },
            Fact::Answered { seat, yes } => Happening::Answered { seat: *seat, yes: *yes },
            Fact::Undone { seat } => Happening::Undone { seat: *seat },
            Fact::Said { seat, text } => Happening::Said { seat: *seat, text: text.clone() },
            Fact::Paused { seat } => Happening::Paused { seat: *seat },
            Fact::Resumed { seat } => Happening::Resumed { seat: *seat },
            Fact::Switched { chat, spectators } => {
                Happening::Switched { chat: *chat, spectators: *spectators }
            }
            Fact::WantsRematch { seat, .. } => Happening::WantsRematch { seat: *seat },
        })
    }

    /// Tells everybody the news, then welcomes who has just come.
    pub(crate) fn publish(&mut self, batch: &mut Batch) {
        if !batch.items.is_empty() && !self.listeners.is_empty() {
            self.tell_news(batch);
        }
        if let Some((connection, listener, seen)) = batch.newcomer.take() {
            if let Viewer::Seat(seat) = listener.viewer
                && self.places[seat.idx()].away_since.take().is_some()
            {
                self.places[seat.idx()].here_since = self.t;
                batch.tell(self.everybody(), FromTable::Presence { seat, here: true });
            }
            self.listeners.insert(connection, listener);
            batch.tell(vec![connection], self.welcome(listener, seen));
        }
    }

    fn tell_news(&self, batch: &mut Batch) {
        for viewer in Viewer::all(self.game.seats()) {
            for scenes in [false, true] {
                let of_kind = |other: &Listener| other.viewer == viewer && other.scenes == scenes;
                let listening = self.listeners.iter().filter(|(_, other)| of_kind(other));
                let to: Vec<_> = listening.map(|(connection, _)| *connection).collect();
                if !to.is_empty() {
                    let news = self.news(Listener { viewer, link: None, scenes }, batch);
                    batch.tell(to, news);
                }
            }
        }
    }

    fn news(&self, listener: Listener, batch: &Batch) -> FromTable {
        let view = Json::of_view(&*self.game, listener.viewer);
        FromTable::News {
            from: batch.from,
            n: self.n,
            hash: view.hash(),
            what: self.happenings(&batch.items, listener.viewer),
            table: (batch.table_changed() || self.is_over()).then(|| Box::new(self.table_state())),
            game: batch.game_changed().then(|| Box::new(self.game_state(view, listener))),
            clock: self.clocks.face(self.t),
        }
    }

    fn welcome(&self, listener: Listener, seen: Option<u64>) -> FromTable {
        let view = Json::of_view(&*self.game, listener.viewer);
        let missed = seen.and_then(|seen| self.backlog.since(seen));
        FromTable::Welcome {
            n: self.n,
            hash: view.hash(),
            you: seat_of(listener.viewer),
            invited: listener.link.map(|(seat, _)| seat).filter(|_| listener.viewer == Viewer::Spectator),
            missed: missed.map(|items| self.happenings(&items, listener.viewer)),
            table: Box::new(self.table_state()),
            game: Box::new(self.game_state(view, listener)),
            clock: self.clocks.face(self.t),
        }
    }

    /// Items as one viewer is told them. Steps among them are the last of the game, all in a row.
    fn happenings(&self, items: &[Item], viewer: Viewer) -> Vec<Happening> {
        let first = items.iter().find_map(|item| match item {
            Item::Step(at) => Some(*at),
            Item::ForAll(_) => None,
        });
        let mut told = first.map_or_else(Vec::new, |first| self.game.told(viewer, first)).into_iter();
        let mut step = || told.next().expect("every step can be told");
        let happening = |item: &Item| match item {
            Item::ForAll(happening) => happening.clone(),
            Item::Step(_) => Happening::Step { told: step() },
        };
        items.iter().map(happening).collect()
    }

    /// What a viewer has been told of this game since a step.
    pub(crate) fn story(&self, viewer: Viewer, from: u32) -> Vec<Told> {
        let from = usize::try_from(from).unwrap_or(usize::MAX).min(self.game.len());
        self.game.told(viewer, from)
    }

    fn game_state(&self, view: Json, listener: Listener) -> GameState {
        let seat = seat_of(listener.viewer);
        let (moves, words) = match seat.filter(|_| self.begun()) {
            Some(seat) if listener.scenes => {
                let (moves, words) = self.game.described_moves(seat).into_iter().unzip();
                (moves, Some(words))
            }
            Some(seat) => (self.game.moves(seat), None),
            None => (Vec::new(), listener.scenes.then(Vec::new)),
        };
        GameState {
            steps: u32::try_from(self.game.len()).unwrap_or(u32::MAX),
            view,
            asked: self.asked(),
            version: seat.map(|seat| self.places[seat.idx()].version),
            words,
            scene: listener.scenes.then(|| self.game.scene(listener.viewer)),
            result: self.game.outcome().as_ref().map(OutcomeLine::from),
            moves,
        }
    }

    pub(crate) fn table_state(&self) -> TableState {
        TableState {
            id: self.setup.id.clone(),
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            number: self.number,
            seats: self.seat_states(),
            host: self.setup.host,
            paused: self.paused,
            chat: self.chat,
            spectators: self.spectators,
            offer: self.offer.map(|offer| OfferState {
                seat: offer.seat,
                what: offer.what.wish(),
                offer: offer.n,
                waiting: self.missing_answers(&offer),
            }),
            rematch: (0u8..)
                .map(Seat)
                .zip(&self.places)
                .filter(|(_, place)| place.wants_rematch)
                .map(|(seat, _)| seat)
                .collect(),
            luck: self.luck_state(),
        }
    }

    fn seat_states(&self) -> Vec<SeatState> {
        let seats = self.places.iter();
        seats
            .map(|place| SeatState {
                name: place.person.clone(),
                bot: place.bot,
                here: place.away_since.is_none(),
            })
            .collect()
    }

    pub(crate) fn connections_of(&self, viewer: Viewer) -> Vec<Connection> {
        let theirs = self.listeners.iter().filter(|(_, listener)| listener.viewer == viewer);
        theirs.map(|(connection, _)| *connection).collect()
    }

    pub(crate) fn everybody(&self) -> Vec<Connection> {
        self.listeners.keys().copied().collect()
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
