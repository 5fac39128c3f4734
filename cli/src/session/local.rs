//! The table behind one screen. As the page does on one device, the program runs a [`Table`] of its own: everybody at the
//! screen is a [`Client`] of it, and so is one who only looks on. Bots answer at once.

use std::collections::VecDeque;

use engine::{Line, Phrase, Record, Seat, SeatSet, UndoneLine, Viewer};
use jiff::Timestamp;
use players::{AnyPlayer, Level};
use table::client::Effect;
use table::fairness::{LinkHash, Secret};
use table::wire::{FromTable, Refusal, ToTable};
use table::{Ask, Chair, Client, Connection, Input, Outputs, Setup, Table, UnderWay};

use crate::Player;
use crate::player::clock;
use crate::terminal::table_view::milliseconds;

/// The machines, at the seats where they play.
pub(super) type Bots = Vec<Option<Box<dyn AnyPlayer>>>;

/// The table behind one screen.
pub(super) struct LocalTable {
    table: Table,
    /// The people in the order of their seats, then one who looks on. Their places are the numbers of their connections.
    clients: Vec<Client>,
    bots: Bots,
    seed: [u8; 32],
    players: Vec<Player>,
    to_tell: VecDeque<(usize, FromTable)>,
    to_say: VecDeque<(usize, ToTable)>,
    to_ask: VecDeque<Ask>,
    refused: Option<NotDone>,
    /// How many moves people have made.
    moves: u32,
}

/// Why the table has refused something.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct NotDone {
    pub(super) code: Refusal,
    pub(super) message: String,
    pub(super) why: Option<Phrase>,
    pub(super) clause: Option<String>,
}

impl LocalTable {
    /// Takes up a game where its record ends.
    pub(super) fn take_up(
        record: Record,
        players: &[Player],
        seed: [u8; 32],
        bots: Bots,
        now: Timestamp,
    ) -> LocalTable {
        let chair = |(seat, player): (u8, &Player)| match player {
            Player::You => Chair::Person { link: LinkHash::of(&link(Seat(seat))) },
            Player::Bot(spec) => Chair::Bot { level: spec.level },
        };
        let setup = Setup {
            id: "screen".to_owned(),
            game: record.game,
            options: record.options,
            chairs: (0..).zip(players).map(chair).collect(),
            host: Seat(0),
            time: None,
            grace_ms: None,
            stand_in: Level::Medium,
            chat: false,
            spectators: true,
            // The seed is given, and nobody plays again at this table.
            secret: Secret([0; 32]),
        };
        let names: Vec<String> = record.seats.into_iter().map(|seat| seat.name).collect();
        let under_way = UnderWay { seed: Secret(seed), steps: record.steps, undone: record.undone };
        let (table, outputs) = Table::take_up(setup, &names, under_way, milliseconds(now))
            .expect("a game that was played can be taken up");
        let links = people(players).iter().map(|seat| Some(link(seat))).chain([None]);
        let mut local = LocalTable {
            table,
            clients: links.map(|link| Client::new(link).with_scenes().with_story()).collect(),
            bots,
            seed,
            players: players.to_vec(),
            to_tell: VecDeque::new(),
            to_say: VecDeque::new(),
            to_ask: VecDeque::new(),
            refused: None,
            moves: 0,
        };
        local.note(outputs);
        for at in 0..local.clients.len() {
            let hello = local.clients[at].connected();
            local.to_say.push_back((at, hello));
        }
        local.talk(now);
        local
    }

    /// What a viewer's program knows.
    pub(super) fn client(&self, viewer: Viewer) -> &Client {
        &self.clients[self.place_of(viewer)]
    }

    /// Who is to decide something.
    pub(super) fn asked(&self) -> SeatSet {
        self.table.asked()
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// How much has happened at this table.
    pub(super) fn age(&self) -> u64 {
        self.table.number_of_facts()
    }

    /// The game as it stands.
    pub(super) fn record(&self) -> Record {
        self.table.record_so_far()
    }

    /// Makes a person's move.
    pub(super) fn play(&mut self, seat: Seat, mv: &str, now: Timestamp) -> Result<(), NotDone> {
        self.moves += 1;
        let key = self.moves.to_string();
        let at = self.place_of(Viewer::Seat(seat));
        let play = self.clients[at].play(key, mv.to_owned());
        self.say(at, play, now)
    }

    /// Takes a person's last move back, and all that followed. Everybody sees the screen and agrees.
    pub(super) fn undo(&mut self, seat: Seat, now: Timestamp) -> Result<(), NotDone> {
        let at = self.place_of(Viewer::Seat(seat));
        let undo = self.clients[at].undo();
        self.say(at, undo, now)?;
        for other in 0..self.clients.len() {
            let client = &self.clients[other];
            let offer = client.table().and_then(|table| table.offer.as_ref());
            if client.you().is_some_and(|you| offer.is_some_and(|offer| offer.waiting.contains(you))) {
                let yes = client.answer(true);
                self.say(other, yes, now)?;
            }
        }
        Ok(())
    }

    /// Goes back in a game that is over, at which no table takes anything back: another one takes up what is left.
    pub(super) fn reopen(&mut self, seat: Seat, at: usize, now: Timestamp) {
        let mut record = self.record();
        let steps = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        record.undone.push(UndoneLine { seat, from: steps(record.steps.len()), to: steps(at) });
        record.steps.truncate(at);
        let (players, bots) = (std::mem::take(&mut self.players), std::mem::take(&mut self.bots));
        *self = LocalTable::take_up(record, &players, self.seed, bots, now);
    }

    /// Lets the machines play until a person must decide or the game is over.
    pub(super) fn let_bots_play(&mut self, now: Timestamp) {
        while let Some(Ask { seat, version, .. }) = self.to_ask.pop_front() {
            let bot = self.bots[seat.idx()].as_mut().expect("the table asks those who are no people");
            // One after the other: each knows who has chosen before it, so a seed leads to the same game as ever.
            let mv = bot.choose(seat, &self.table.known_to(seat), &clock());
            let outputs = self.table.handle(Input::Answered { seat, version, mv }, milliseconds(now));
            self.note(outputs);
            self.talk(now);
        }
    }

    /// Says something for one of the clients.
    fn say(&mut self, at: usize, message: Option<ToTable>, now: Timestamp) -> Result<(), NotDone> {
        self.to_say.extend(message.map(|message| (at, message)));
        self.talk(now);
        self.refused.take().map_or(Ok(()), Err)
    }

    /// Lets table and clients talk until nobody has anything to say. Messages arrive in the order in which they were sent.
    fn talk(&mut self, now: Timestamp) {
        loop {
            if let Some((at, message)) = self.to_tell.pop_front() {
                let effects = self.clients[at].hear(message, milliseconds(now));
                effects.into_iter().for_each(|effect| self.mean(at, effect));
            } else if let Some((at, message)) = self.to_say.pop_front() {
                let input = Input::Heard { from: Connection(at as u64), message };
                let outputs = self.table.handle(input, milliseconds(now));
                self.note(outputs);
            } else {
                return;
            }
        }
    }

    fn mean(&mut self, at: usize, effect: Effect) {
        match effect {
            Effect::Say(message) => self.to_say.push_back((at, message)),
            Effect::Sorry { code, message, why, clause, .. } => {
                self.refused = Some(NotDone { code, message, why, clause });
            }
            // The clients know it, and the session shows it when somebody looks.
            _ => {}
        }
    }

    fn note(&mut self, outputs: Outputs) {
        for tell in outputs.tell {
            let to = tell.to.iter().map(|connection| (connection.0 as usize, tell.message.clone()));
            self.to_tell.extend(to);
        }
        self.to_ask.extend(outputs.ask);
    }

    /// The place of a viewer among the clients.
    fn place_of(&self, viewer: Viewer) -> usize {
        let people = people(&self.players);
        match viewer {
            Viewer::Seat(seat) => people.iter().position(|person| person == seat),
            Viewer::Spectator => None,
        }
        .unwrap_or(usize::from(people.len()))
    }
}

/// The seats at which people play.
pub(super) fn people(players: &[Player]) -> SeatSet {
    let seats = (0..).map(Seat).zip(players);
    seats.filter(|(_, player)| **player == Player::You).map(|(seat, _)| seat).collect()
}

/// The place of the last step that this seat decided, and what it was.
pub(super) fn last_decision(steps: &[Line], seat: Seat) -> Option<(usize, &str)> {
    steps.iter().enumerate().rev().find_map(|(at, step)| match step {
        Line::Move { seat: by, mv, .. } if *by == seat => Some((at, mv.as_str())),
        _ => None,
    })
}

/// The link by which a person holds a seat. Nobody could use it: this table cannot be reached from elsewhere.
fn link(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}
