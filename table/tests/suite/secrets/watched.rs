//! A table that lives through one game of a pair, and all that the observer gets from it.

use engine::{Seat, Step, StepOf, TableGame, Turn};
use players::Level;
use table::fairness::{Contribution, LinkHash, Secret};
use table::log::{Entry, Fact, Mover};
use table::wire::{self, FromTable, Reaction, ToTable};
use table::{Chair, Connection, Delivery, Input, Setup, Table};

use super::pairs::Pair;
use super::{Observer, Plan};
use crate::hall::setup;

/// The observer's connection; that of seat `n` is `n`.
const OBSERVER: Connection = Connection(100);

/// A table and what the observer gets from it.
pub(super) struct Watched<'a, G: TableGame> {
    table: Table,
    pair: &'a Pair<G>,
    side: usize,
    plan: &'a Plan,
    promise: String,
    now_ms: u64,
    heard: Vec<String>,
}

impl<'a, G: TableGame> Watched<'a, G> {
    /// Everything the observer gets at a table that lives through this game of the pair, in order.
    pub(super) fn heard(pair: &'a Pair<G>, side: usize, plan: &'a Plan) -> Vec<String> {
        let chair = |seat: Seat| match plan.observer {
            Observer::Bot(bot) if bot == seat => Chair::Bot { level: Level::Random },
            _ => Chair::Person { link: LinkHash::of(&link(seat, side, plan)) },
        };
        let chairs = Seat::all(pair.seats).map(chair).collect();
        // What luck will bring is different too. The promise of it is not, to look at: it is masked.
        let secret = Secret([side as u8; 32]);
        let setup = Setup { chairs, time: plan.time, secret, ..setup(G::FACTS.id, pair.seats) };
        let (table, _) = Table::new(setup, 0).expect("the setup is sound");
        let promise = secret.of_game(1).commitment().to_string();
        let mut watched = Watched { table, pair, side, plan, promise, now_ms: 0, heard: Vec::new() };
        watched.live();
        if pair.asks() {
            watched.probe();
        }
        watched.heard
    }

    /// Lives through the game, with the observer there for the last part of it.
    fn live(&mut self) {
        let people = Seat::all(self.pair.seats).filter(|seat| self.plan.observer != Observer::Bot(*seat));
        let sits = people.map(|seat| Fact::Sat {
            seat,
            name: format!("Player {seat}"),
            contribution: Some(Contribution([seat.0; 32])),
            promise: None,
            link: None,
        });
        let facts: Vec<_> = sits.chain([Fact::Began {}]).collect();
        facts.into_iter().for_each(|fact| self.follow(0, fact));
        let mut game = G::new(&G::Options::default(), self.pair.seats).expect("it was played");
        let (mut t, mut joined) = (0, false);
        for (at, step) in self.pair.steps[self.side].iter().enumerate() {
            t += self.plan.step_ms[at];
            self.follow(t, self.fact(step));
            game.step(step).expect("it was possible");
            // Where luck is asked, the table must be left alone: it would draw from its own secret.
            if at >= self.plan.joins && matches!(game.turn(), Turn::Decide(_)) {
                if !joined {
                    self.come(None);
                    joined = true;
                }
                // Time may be up, and bots are asked.
                self.input(Input::Tick);
            }
        }
    }

    fn fact(&self, step: &StepOf<G>) -> Fact {
        match step {
            Step::Move(seat, mv) => {
                let by = match self.plan.observer {
                    Observer::Bot(bot) if bot == *seat => Mover::Bot,
                    // Keys are a seat's own affair; these are as different as the moves.
                    _ if !self.is_observer(*seat) => Mover::Person { key: format!("{} {mv}", self.side) },
                    _ => Mover::Person { key: format!("{mv}") },
                };
                Fact::Moved { seat: *seat, mv: mv.to_string(), by, ms: 1000 }
            }
            Step::Chance(outcome) => Fact::Drawn { outcome: outcome.to_string() },
        }
    }

    // ---- Every way to get an answer out of the table. ----------------------------------------------------

    fn probe(&mut self) {
        let n = self.table.number_of_facts();
        for seen in [0, 1, n.saturating_sub(9), n - 1, n, n + 1] {
            self.come(Some(seen));
        }
        for from in [0, self.pair.steps[0].len() as u32 - 1, 9_999] {
            self.say(OBSERVER, ToTable::Story { from });
        }
        if let Observer::Person(seat) = self.plan.observer {
            self.probe_as_player(seat);
        } else {
            self.try_moves(1);
        }
        self.probe_company();
        self.now_ms += 30_000;
        self.input(Input::Tick);
        self.plan.undoing.iter().for_each(|seat| self.take_back(*seat));
    }

    /// Moves that are wrong or too early, one that is right, and what a bot at this seat would be shown.
    fn probe_as_player(&mut self, seat: Seat) {
        let version = self.version(OBSERVER, seat);
        [version, version + 1].into_iter().for_each(|expect| self.try_moves(expect));
        self.say(OBSERVER, ToTable::Answer { offer: 1, yes: true });
        self.say(OBSERVER, ToTable::Undo { expect: version + 1 });
        self.say(OBSERVER, ToTable::StandIn { level: Some(Level::Hard) });
        self.say(OBSERVER, ToTable::SendBotAway {});
        if let Some(mv) = self.plan.quiet.clone() {
            let expect = self.version(OBSERVER, seat);
            self.say(OBSERVER, ToTable::Play { key: "quiet".to_owned(), expect, mv: mv.clone() });
            self.say(OBSERVER, ToTable::Play { key: "quiet".to_owned(), expect, mv });
            self.say(OBSERVER, ToTable::Undo { expect: expect + 1 });
        }
    }

    fn try_moves(&mut self, expect: u32) {
        for mv in &self.plan.tries {
            let play = ToTable::Play { key: format!("{mv} {expect}"), expect, mv: mv.clone() };
            self.say(OBSERVER, play);
        }
    }

    /// The others come, talk, pause and let bots play.
    fn probe_company(&mut self) {
        let others: Vec<_> = Seat::all(self.pair.seats).filter(|seat| !self.is_observer(*seat)).collect();
        for seat in &others {
            self.version(connection(*seat), *seat);
        }
        let Some(from) = others.first().copied().map(connection) else { return };
        let words = [
            ToTable::Chat { text: "Moo!".to_owned() },
            ToTable::React { with: Reaction::Moo },
            ToTable::Pause {},
            ToTable::Resume {},
            ToTable::StandIn { level: None },
            ToTable::SendBotAway {},
            ToTable::Story { from: 0 },
        ];
        words.into_iter().for_each(|message| self.say(from, message));
        self.input(Input::Gone { from });
    }

    /// Somebody takes back, and the others agree.
    fn take_back(&mut self, mover: Seat) {
        let expect = self.version(connection(mover), mover);
        self.say(connection(mover), ToTable::Undo { expect });
        let offer = self.table.number_of_facts();
        self.come(Some(offer));
        for seat in Seat::all(self.pair.seats).filter(|seat| *seat != mover) {
            self.version(connection(seat), seat);
            self.say(connection(seat), ToTable::Answer { offer, yes: true });
        }
        self.come(None);
        self.say(OBSERVER, ToTable::Story { from: 0 });
    }

    // ---- Talking and listening. --------------------------------------------------------------------------

    /// The observer says hello, unless it is a bot.
    fn come(&mut self, seen: Option<u64>) {
        let link = match self.plan.observer {
            Observer::Bot(_) => return,
            Observer::Person(seat) => Some(link(seat, self.side, self.plan)),
            Observer::Spectator => None,
        };
        self.say(OBSERVER, ToTable::Hello { link, seen, scenes: true });
    }

    /// Says hello for a seat; tells its version. A bot's seat has no link, so it has none.
    fn version(&mut self, from: Connection, seat: Seat) -> u32 {
        let link = Some(link(seat, self.side, self.plan));
        let tell = self.hear(from, ToTable::Hello { link, seen: None, scenes: true });
        let version = tell.iter().find_map(|tell| match &tell.message {
            FromTable::Welcome { game, .. } if tell.to == [from] => game.version,
            _ => None,
        });
        version.unwrap_or(0)
    }

    fn say(&mut self, from: Connection, message: ToTable) {
        if from != OBSERVER || !matches!(self.plan.observer, Observer::Bot(_)) {
            self.hear(from, message);
        }
    }

    fn hear(&mut self, from: Connection, message: ToTable) -> Vec<Delivery> {
        let message = wire::read(wire::write(&message).as_bytes()).expect("it was just written");
        self.input(Input::Heard { from, message })
    }

    fn input(&mut self, input: Input) -> Vec<Delivery> {
        let outputs = self.table.handle(input, self.now_ms);
        self.listen(&outputs.tell);
        for ask in &outputs.ask {
            // That a bot is asked shows in who moves and when; what it is shown is for its seat alone.
            let view = self.is_observer(ask.seat).then(|| ask.view.of::<G>().expect("it is of this game"));
            self.heard.push(format!("ask {} {} {:?} {view:?}", ask.seat, ask.version, ask.level));
        }
        self.heard.push(format!(
            "{:?} {:?} {}",
            outputs.wake_at,
            outputs.close,
            self.table.number_of_facts()
        ));
        outputs.tell
    }

    fn follow(&mut self, t: u64, fact: Fact) {
        let tell = self.table.follow(&[Entry { t, fact }]).unwrap_or_else(|bad| panic!("{bad}"));
        self.listen(&tell);
    }

    fn listen(&mut self, tell: &[Delivery]) {
        let ours = tell.iter().filter(|tell| tell.to.contains(&OBSERVER));
        let text = |tell: &Delivery| wire::write_answer(&tell.message).replace(&self.promise, "promise");
        self.heard.extend(ours.map(text));
    }

    fn is_observer(&self, seat: Seat) -> bool {
        self.plan.observer.viewer().is(seat)
    }
}

fn connection(seat: Seat) -> Connection {
    Connection(seat.0.into())
}

/// The link of a seat: others than the observer's are different at the two tables.
fn link(seat: Seat, side: usize, plan: &Plan) -> String {
    let side = if plan.observer.viewer().is(seat) { 0 } else { side };
    format!("link-{side}-of-seat-{seat}")
}
