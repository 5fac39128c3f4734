//! The worst host: comes and goes, restarts the hall, fills seats, takes back, pauses, sits down with every invitation
//! and asks for everything, at random, at two tables that differ in somebody else's secrets. Everything that the host
//! and the host's second browser get must be the same, byte for byte.

use engine::{Fast, Seat, Step, StepOf, TableGame, below};
use players::Level;
use table::fairness::{Contribution, LinkHash, Secret};
use table::log::{Entry, Fact, Mover};
use table::wire::{self, Reaction, ToTable};
use table::{Chair, Connection, Delivery, Input, Setup, Table, TimeRule};

use super::pairs::Pair;
use crate::hall::{pick, setup};

/// The host's two browsers; the connection of seat `n` is `n`.
const HOST: Connection = Connection(100);
const SECOND: Connection = Connection(101);

/// How many things the host tries.
const TRIES: usize = 60;

/// A table and what the host gets from it.
pub(super) struct Adversary<'a, G: TableGame> {
    table: Table,
    setup: Setup,
    pair: &'a Pair<G>,
    side: usize,
    host: Seat,
    /// Everything that is stored.
    log: Vec<Entry>,
    promise: String,
    now_ms: u64,
    links_made: u32,
    heard: Vec<String>,
}

impl<'a, G: TableGame> Adversary<'a, G> {
    /// Everything the host gets at a table that lives through this game of the pair, when the host does what this
    /// number says.
    pub(super) fn heard(pair: &'a Pair<G>, side: usize, host: Seat, number: u64) -> Vec<String> {
        let mut rng = Fast::of_game(0xbad_4057, number);
        let chairs =
            Seat::all(pair.seats).map(|seat| Chair::Person { link: LinkHash::of(&invitation(seat)) });
        let secret = Secret([side as u8; 32]);
        let time = (below(&mut rng, 3) == 0).then_some(TimeRule::PerMove { ms: 3_600_000 });
        let grace_ms = (below(&mut rng, 2) == 0).then_some(60_000);
        let sound = setup(G::FACTS.id, pair.seats);
        let setup = Setup { chairs: chairs.collect(), host, secret, time, grace_ms, ..sound };
        let (table, opened) = Table::new(setup.clone(), 0).expect("the setup is sound");
        let promise = secret.of_game(1).commitment().to_string();
        let log = opened.log;
        let mut adversary = Adversary {
            table,
            setup,
            pair,
            side,
            host,
            log,
            promise,
            now_ms: 0,
            links_made: 0,
            heard: Vec::new(),
        };
        adversary.live();
        if pair.asks() {
            for _ in 0..TRIES {
                adversary.try_something(&mut rng);
            }
        }
        adversary.heard
    }

    /// Everybody sits down under a link of their own, and the game goes on until somebody is asked.
    fn live(&mut self) {
        let sits = Seat::all(self.pair.seats).map(|seat| Fact::Sat {
            seat,
            name: format!("Player {seat}"),
            contribution: Some(Contribution([seat.0; 32])),
            promise: None,
            link: Some(LinkHash::of(&self.own(seat))),
        });
        let facts: Vec<_> = sits.chain([Fact::Began {}]).collect();
        let steps = self.pair.steps[self.side].iter().map(|step| self.fact(step));
        let facts: Vec<_> = facts.into_iter().chain(steps).collect();
        facts.into_iter().for_each(|fact| self.follow(fact));
    }

    fn fact(&self, step: &StepOf<G>) -> Fact {
        match step {
            Step::Move(seat, mv) => {
                let side = if *seat == self.host { 0 } else { self.side };
                let by = Mover::Person { key: format!("{side} {mv}") };
                Fact::Moved { seat: *seat, mv: mv.to_string(), by, ms: 1000 }
            }
            Step::Chance(outcome) => Fact::Drawn { outcome: outcome.to_string() },
        }
    }

    fn try_something(&mut self, rng: &mut Fast) {
        let seats: Vec<_> = Seat::all(self.pair.seats).collect();
        let seat = *pick(&seats, rng);
        let from = *pick(&[HOST, HOST, HOST, SECOND], rng);
        let offer = self.table.state().offer.map_or(1, |offer| offer.offer);
        let yes = below(rng, 4) > 0;
        let version = below(rng, 40);
        match below(rng, 30) {
            0..=2 => self.come(HOST, Some(self.own(self.host)), below(rng, 2) == 0),
            3 => self.come(from, None, true),
            4..=6 => self.come(SECOND, Some(invitation(seat)), true),
            7 => self.gone(from),
            // Others come, go and answer as they like; what they do is the same at both tables.
            8..=10 if seat != self.host => self.come(connection(seat), Some(self.own(seat)), false),
            11 | 12 if seat != self.host => self.gone(connection(seat)),
            13..=15 if seat != self.host => self.say(connection(seat), ToTable::Answer { offer, yes }),
            16 if seat != self.host => self.say(connection(seat), ToTable::Leave {}),
            17 => self.restart(),
            18 => self.pass(u64::from(below(rng, 200_000))),
            19 => self.say(from, ToTable::Fill { seat, level: Level::Random }),
            20 => self.say(from, ToTable::Undo { expect: self.version().unwrap_or(version) }),
            21 => self.say(from, ToTable::Pause {}),
            22 => self.say(from, ToTable::Resume {}),
            23 => {
                self.links_made += 1;
                let link = format!("{:040}", self.links_made);
                self.say(from, ToTable::Invite { seat, link: link.clone() });
                self.come(SECOND, Some(link), true);
            }
            24 => {
                self.links_made += 1;
                let link = Some(format!("{:040}", self.links_made));
                let sit = ToTable::Sit { name: "Eve".to_owned(), contribution: None, promise: None, link };
                // A new person at a seat sees its hand, and the others have agreed to that. So in this trial the host's
                // second browser only tries where it must be refused.
                if self.table.viewer_of(SECOND).is_none() {
                    self.say(SECOND, sit);
                }
            }
            25 => self.say(from, ToTable::StandInFor { seat }),
            26 => self.say(from, ToTable::Story { from: below(rng, 30) }),
            27 => {
                self.say(from, ToTable::Play { key: "x".to_owned(), expect: version, mv: "honk".to_owned() });
            }
            28 => self.say(from, ToTable::React { with: Reaction::Moo }),
            _ => self.say(from, ToTable::Answer { offer, yes }),
        }
    }

    /// The version of the host's seat, as the host knows it.
    fn version(&self) -> Option<u32> {
        let last = self.heard.iter().rev().find_map(|text| text.split_once("\"version\":"))?.1;
        last.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    }

    fn come(&mut self, from: Connection, link: Option<String>, scenes: bool) {
        let seen = Some(self.table.number_of_facts().saturating_sub(3));
        self.say(from, ToTable::Hello { link, seen, scenes });
    }

    fn gone(&mut self, from: Connection) {
        self.input(Input::Gone { from });
    }

    fn pass(&mut self, ms: u64) {
        self.now_ms += ms;
        self.input(Input::Tick);
    }

    /// The hall goes down and comes back from what is stored. (Not by `replay`, which would find out that these games
    /// were not drawn from the tables' secrets.)
    fn restart(&mut self) {
        let (table, _) = Table::new(self.setup.clone(), self.now_ms).expect("the setup is sound");
        self.table = table;
        self.table.follow(&self.log[1..]).unwrap_or_else(|bad| panic!("{bad}"));
        self.heard.push("restart".to_owned());
    }

    fn say(&mut self, from: Connection, message: ToTable) {
        let message = wire::read(wire::write(&message).as_bytes()).expect("it was just written");
        self.input(Input::Heard { from, message });
    }

    fn input(&mut self, input: Input) {
        let outputs = self.table.handle(input, self.now_ms);
        self.log.extend(outputs.log);
        self.listen(&outputs.tell);
        let asks: Vec<_> = outputs.ask.iter().map(|ask| (ask.seat, ask.version, ask.level)).collect();
        let facts = self.table.number_of_facts();
        self.heard.push(format!("{asks:?} {:?} {:?} {facts}", outputs.wake_at, outputs.close));
    }

    fn follow(&mut self, fact: Fact) {
        let entry = Entry { t: 0, fact };
        self.log.push(entry.clone());
        self.table.follow(&[entry]).unwrap_or_else(|bad| panic!("{bad}"));
    }

    fn listen(&mut self, tell: &[Delivery]) {
        let ours = tell.iter().filter(|tell| tell.to.contains(&HOST) || tell.to.contains(&SECOND));
        let text = |tell: &Delivery| wire::write_answer(&tell.message).replace(&self.promise, "promise");
        self.heard.extend(ours.map(text));
    }

    /// The link of the person at a seat; nobody else knows it, so it differs at the two tables.
    fn own(&self, seat: Seat) -> String {
        let side = if seat == self.host { 0 } else { self.side };
        format!("{side}ownlinkofseat{seat}").repeat(2)
    }
}

/// The invitation to a seat, which the host has made.
fn invitation(seat: Seat) -> String {
    format!("invitation-to-seat-{seat}")
}

fn connection(seat: Seat) -> Connection {
    Connection(seat.0.into())
}
