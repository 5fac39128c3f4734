//! A driver for one table, with a pretend clock: keeps its log, carries its messages as text, runs its bots.

use std::collections::BTreeMap;

use engine::{Fast, Record, Seat, below};
use players::{Level, Seating};
use serde_json::Value;
use table::fairness::{Contribution, LinkHash, Secret};
use table::log::Entry;
use table::wire::{self, FromTable, GameState, ToTable};
use table::{Ask, Chair, Connection, Input, Outputs, Setup, Table, UnderWay};

/// One of them, all alike.
pub(crate) fn pick<'a, T>(from: &'a [T], rng: &mut Fast) -> &'a T {
    &from[below(rng, from.len() as u32) as usize]
}

/// The link of a seat.
pub(crate) fn link(seat: u8) -> String {
    format!("link-of-seat-{seat}")
}

/// A table for so many people.
pub(crate) fn setup(game: &str, people: u8) -> Setup {
    let person = |seat| Chair::Person { link: LinkHash::of(&link(seat)) };
    Setup {
        id: "t1".to_owned(),
        game: game.to_owned(),
        options: Value::Null,
        chairs: (0..people).map(person).collect(),
        host: Seat(0),
        time: None,
        grace_ms: None,
        stand_in: Level::Easy,
        chat: true,
        spectators: true,
        secret: Secret([42; 32]),
    }
}

/// A driver for one table. Connection `n` is the person at seat `n`; higher ones are anybody's.
pub(crate) struct Hall {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) now_ms: u64,
    pub(crate) asks: Vec<Ask>,
    pub(crate) finished: Vec<Record>,
    pub(crate) closed: Vec<Connection>,
    pub(crate) wake_at: Option<u64>,
    inboxes: BTreeMap<u64, Vec<String>>,
}

impl Hall {
    /// A table about which nobody knows yet.
    pub(crate) fn new(setup: Setup) -> Hall {
        let (table, outputs) = Table::new(setup, 1_000).expect("the setup is sound");
        Hall::of(table, outputs)
    }

    /// A table at which a game goes on that was begun elsewhere. Everybody is there.
    pub(crate) fn taken_up(setup: Setup, game: UnderWay) -> Hall {
        let seats = setup.chairs.len() as u8;
        let names: Vec<String> = (0..seats).map(|seat| format!("Player {seat}")).collect();
        let (table, outputs) = Table::take_up(setup, &names, game, 1_000).expect("it can be taken up");
        let mut hall = Hall::of(table, outputs);
        (0..seats).for_each(|seat| hall.hello(seat));
        hall
    }

    fn of(table: Table, outputs: Outputs) -> Hall {
        let mut hall = Hall {
            table,
            log: Vec::new(),
            now_ms: 1_000,
            asks: Vec::new(),
            finished: Vec::new(),
            closed: Vec::new(),
            wake_at: None,
            inboxes: BTreeMap::new(),
        };
        hall.carry_out(outputs);
        hall
    }

    /// A table at which all people have sat down, each at the connection of their seat.
    pub(crate) fn seated(setup: Setup) -> Hall {
        let chairs = setup.chairs.clone();
        let mut hall = Hall::new(setup);
        for (seat, chair) in (0u8..).zip(chairs) {
            if matches!(chair, Chair::Person { .. }) {
                hall.hello(seat);
                hall.sit(seat);
            }
        }
        hall
    }

    pub(crate) fn hello(&mut self, seat: u8) {
        self.say(seat.into(), ToTable::Hello { link: Some(link(seat)), seen: None, scenes: false });
    }

    pub(crate) fn sit(&mut self, seat: u8) {
        let contribution = Contribution([seat + 1; 32]);
        self.say(
            seat.into(),
            ToTable::Sit {
                name: format!("Player {seat}"),
                contribution: Some(contribution),
                promise: None,
                link: None,
            },
        );
    }

    /// Says something over a connection, by way of text.
    pub(crate) fn say(&mut self, connection: u64, message: ToTable) {
        let text = wire::write(&message);
        let message = wire::read(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {text}"));
        self.input(Input::Heard { from: Connection(connection), message });
    }

    /// Says something and tells what was answered to the speaker.
    pub(crate) fn ask(&mut self, connection: u64, message: ToTable) -> Vec<FromTable> {
        self.heard(connection);
        self.say(connection, message);
        self.heard(connection)
    }

    /// Says something to which everybody else agrees.
    pub(crate) fn agree(&mut self, connection: u64, message: ToTable) {
        self.say(connection, message);
        while let Some(offer) = self.table.state().offer {
            let seat = offer.waiting.first().expect("somebody's answer is missing");
            self.say(seat.0.into(), ToTable::Answer { offer: offer.offer, yes: true });
        }
    }

    pub(crate) fn input(&mut self, input: Input) {
        let outputs = self.table.handle(input, self.now_ms);
        self.carry_out(outputs);
    }

    /// Lets time pass, waking the table when it wants to be woken.
    pub(crate) fn wait(&mut self, ms: u64) {
        let until = self.now_ms + ms;
        while let Some(wake_at) = self.wake_at.filter(|wake_at| *wake_at <= until) {
            self.now_ms = self.now_ms.max(wake_at);
            self.input(Input::Tick);
        }
        self.now_ms = until;
    }

    /// What a connection has been told since it was last looked at, as text.
    pub(crate) fn heard_text(&mut self, connection: u64) -> Vec<String> {
        self.inboxes.remove(&connection).unwrap_or_default()
    }

    /// What a connection has been told since it was last looked at.
    pub(crate) fn heard(&mut self, connection: u64) -> Vec<FromTable> {
        let read =
            |text: String| wire::read_answer(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {text}"));
        self.heard_text(connection).into_iter().map(read).collect()
    }

    /// The game as the person at a seat sees it now.
    pub(crate) fn look(&mut self, seat: u8) -> GameState {
        let hello = ToTable::Hello { link: Some(link(seat)), seen: None, scenes: false };
        match self.ask(u64::from(seat), hello).pop() {
            Some(FromTable::Welcome { game, .. }) => *game,
            other => panic!("a hello is answered by a welcome, not {other:?}"),
        }
    }

    /// Some seat that is asked makes some legal move; tells which seat.
    pub(crate) fn play_any(&mut self, rng: &mut Fast) -> u8 {
        let asked = self.look(0).asked;
        let seat = pick(&asked.iter().collect::<Vec<_>>(), rng).0;
        let mv = pick(&self.look(seat).moves, rng).clone();
        self.play(seat, &mv);
        seat
    }

    /// Plays on at random until the game looks so to the person at seat 0. Tells whether it ever did.
    pub(crate) fn play_until(&mut self, rng: &mut Fast, there: impl Fn(&GameState) -> bool) -> bool {
        loop {
            let game = self.look(0);
            if there(&game) {
                return true;
            }
            if game.result.is_some() {
                return false;
            }
            self.play_any(rng);
        }
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, seat: u8, mv: &str) -> Vec<FromTable> {
        let expect = self.look(seat).version.expect("players have versions");
        let key = format!("{seat}-{expect}");
        self.ask(seat.into(), ToTable::Play { key, expect, mv: mv.to_owned() })
    }

    /// Lets all bots decide that were asked, and those that are asked because of that. Tells how many.
    pub(crate) fn run_bots(&mut self) -> usize {
        let mut count = 0;
        while let Some(ask) = self.asks.pop() {
            count += 1;
            let seating = Seating { spec: ask.level.into(), seed: u64::from(ask.version) };
            let game = match &self.log[0].fact {
                table::log::Fact::Opened { setup, .. } => setup.game.clone(),
                other => panic!("a log begins with a table, not {other:?}"),
            };
            let mut player = games::visit(&game, seating).expect("the game is known");
            let mv = player.choose(ask.seat, &ask.view, &|| 0);
            self.input(Input::Answered { seat: ask.seat, version: ask.version, mv });
        }
        count
    }

    /// The table goes down and comes back from what was stored, as text.
    pub(crate) fn crash(&mut self) {
        let store: Vec<_> = self.log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let log: Vec<Entry> = store.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        assert_eq!(log, self.log, "entries survive the store");
        let (table, outputs) = Table::replay(&log, self.now_ms).unwrap_or_else(|bad| panic!("{bad}"));
        self.table = table;
        self.asks.clear();
        self.inboxes.clear();
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Outputs) {
        self.log.extend(outputs.log);
        for tell in outputs.tell {
            let text = wire::write_answer(&tell.message);
            for connection in tell.to {
                self.inboxes.entry(connection.0).or_default().push(text.clone());
            }
        }
        self.closed.extend(outputs.close);
        self.asks.extend(outputs.ask);
        self.finished.extend(outputs.finished.map(|record| *record));
        self.wake_at = outputs.wake_at;
    }
}
