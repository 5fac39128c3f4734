//! Random messages from random roles, against the table of who may do what (`table::authority`), and that table
//! against its page in the docs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use engine::{Fast, Seat, Viewer, below};
use players::Level;
use table::authority::{Act, Phase, RULES, Role, permits};
use table::fairness::Contribution;
use table::log::{Entry, Fact};
use table::wire::{FromTable, GameState, Reaction, Refusal, ToTable};
use table::{Chair, Connection, Input, Request, Setup, TimeRule};

use crate::hall::{Hall, link, pick, setup};
use crate::{on_all_cores, rounds};

#[test]
fn what_is_not_in_the_table_is_refused_and_changes_nothing() {
    let tallies = on_all_cores(rounds(20), |seed| Crowd::new(seed).run());
    let mut seen: BTreeMap<(Act, Role, Phase), (usize, usize)> = BTreeMap::new();
    for (key, (allowed, refused)) in tallies.into_iter().flatten() {
        let sum = seen.entry(key).or_default();
        *sum = (sum.0 + allowed, sum.1 + refused);
    }
    let possible = RULES.iter().flat_map(|rule| Role::ALL.map(|role| (rule.act, role)));
    let missed: Vec<_> = possible
        .filter(|(act, role)| !seen.keys().any(|(other, its, _)| other == act && its == role))
        .collect();
    assert!(missed.is_empty(), "never tried: {missed:?}");
    eprintln!("{} kinds of message, role and phase tried", seen.len());
}

/// How often something was heard and how often it was refused.
type Tally = BTreeMap<(Act, Role, Phase), (usize, usize)>;

/// A table and everybody who talks to it.
struct Crowd {
    hall: Hall,
    rng: Fast,
    seats: u8,
    /// The link with which each connection last said hello.
    links: BTreeMap<u64, Option<String>>,
    /// What each connection last saw of the game.
    games: BTreeMap<u64, GameState>,
    /// All links that were ever made: invitations and own ones.
    known: Vec<String>,
    /// The link of the person who holds each seat.
    held: Vec<Option<String>>,
    /// The link with which that person came, before they sat down under one of their own.
    came_by: Vec<Option<String>>,
    counter: u64,
    /// The entries of the log that were written while no game went on.
    between: BTreeSet<usize>,
    tally: Tally,
}

impl Crowd {
    fn new(seed: u64) -> Crowd {
        let mut rng = Fast::of_game(0xa07_4041, seed);
        let facts = games::ALL[(seed % games::ALL.len() as u64) as usize];
        let (fewest, most) = facts.seats;
        let seats = fewest + below(&mut rng, u32::from(most - fewest + 1)) as u8;
        let mut setup = setup(facts.id, seats);
        if seed % 3 == 1 {
            setup.chairs[1] = Chair::Bot { level: Level::Random };
        }
        setup.time = (seed % 4 == 3).then_some(TimeRule::PerMove { ms: 600_000 });
        setup.grace_ms = (seed % 2 == 1).then_some(300_000);
        let known = (0..seats).map(link).collect();
        Crowd {
            hall: Hall::new(Setup { ..setup }),
            rng,
            seats,
            links: BTreeMap::new(),
            games: BTreeMap::new(),
            known,
            held: vec![None; usize::from(seats)],
            came_by: vec![None; usize::from(seats)],
            counter: 0,
            between: BTreeSet::new(),
            tally: Tally::new(),
        }
    }

    fn run(mut self) -> Tally {
        for _ in 0..1_500 {
            match below(&mut self.rng, 40) {
                0 => self.hall.wait(u64::from(below(&mut self.rng, 150_000))),
                1 => _ = self.hall.run_bots(),
                2 => {
                    let connection = self.connection();
                    self.hall.input(Input::Gone { from: Connection(connection) });
                }
                3 if below(&mut self.rng, 4) == 0 => self.hall.crash(),
                _ => self.hall.wait(600),
            }
            let connection = self.connection();
            let message = self.message(connection);
            self.try_one(connection, message);
            self.check_views();
        }
        check_consent(&self.hall.log, self.seats, &self.between);
        self.tally
    }

    fn connection(&mut self) -> u64 {
        u64::from(below(&mut self.rng, u32::from(self.seats) + 3))
    }

    /// One message, by somebody.
    fn try_one(&mut self, connection: u64, message: ToTable) {
        // What is due by now is no consequence of the message.
        self.hall.input(Input::Tick);
        let (role, phase) = (self.role(connection), self.phase());
        let seat = self.hall.table.viewer_of(Connection(connection)).and_then(|viewer| match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        let is_host = seat == Some(Seat(0));
        let act = Act::from(&message);
        let permitted = permits(act, role, is_host, phase);
        let facts = self.hall.log.len();
        for other in 0..u64::from(self.seats) + 3 {
            self.hear(other);
        }
        self.hall.say(connection, message.clone());
        let answers = self.hall.heard(connection);
        let refused = answers.iter().find_map(|answer| match answer {
            FromTable::Sorry { code, .. } | FromTable::Goodbye { code, .. } => Some(*code),
            _ => None,
        });
        let context = || format!("{message:?} by {role:?} in {phase:?}: {answers:?}");
        if let Err(code) = permitted {
            assert_eq!(refused, Some(code), "{}", context());
        }
        if permitted.is_err() || (refused.is_some() && act != Act::Hello) {
            assert_eq!(self.hall.log.len(), facts, "a refusal changed something: {}", context());
            for other in (0..u64::from(self.seats) + 3).filter(|other| *other != connection) {
                assert!(self.hall.heard(other).is_empty(), "others heard of a refusal: {}", context());
            }
        }
        let count = self.tally.entry((act, role, phase)).or_default();
        *if refused.is_some() { &mut count.1 } else { &mut count.0 } += 1;
        if let (ToTable::Hello { link, .. }, None) = (&message, refused) {
            self.links.insert(connection, link.clone());
        }
        if matches!(phase, Phase::Lobby | Phase::Over) {
            self.between.extend(facts..self.hall.log.len());
        }
        self.note_links(facts, connection, &message);
        answers.into_iter().for_each(|answer| self.see(connection, answer));
    }

    /// Who holds which seat by which link, by what has been stored.
    fn note_links(&mut self, facts: usize, connection: u64, message: &ToTable) {
        for Entry { fact, .. } in self.hall.log[facts..].iter().cloned() {
            match (fact, message) {
                (Fact::Sat { seat, .. }, ToTable::Sit { link, .. }) => {
                    self.came_by[seat.idx()].clone_from(&self.links[&connection]);
                    let link = link.clone().or(self.links[&connection].clone());
                    self.links.insert(connection, link.clone());
                    self.held[seat.idx()] = link;
                }
                (Fact::Left { seat }, _) => {
                    self.held[seat.idx()] = None;
                    // Who got up may sit down again, by the link with which they came.
                    self.links.insert(connection, self.came_by[seat.idx()].clone());
                }
                _ => {}
            }
        }
    }

    /// Nobody looks on from a seat in a game but whoever holds it by its link.
    fn check_views(&self) {
        if self.hall.table.state().number == 0 {
            return;
        }
        for connection in 0..u64::from(self.seats) + 3 {
            if let Some(Viewer::Seat(seat)) = self.hall.table.viewer_of(Connection(connection)) {
                assert_eq!(self.links[&connection], self.held[seat.idx()], "{connection} looks into a hand");
            }
        }
    }

    fn role(&self, connection: u64) -> Role {
        let state = self.hall.table.state();
        match self.hall.table.viewer_of(Connection(connection)) {
            None => Role::Stranger,
            Some(Viewer::Spectator) if self.links[&connection].is_some() => Role::Invited,
            Some(Viewer::Spectator) => Role::Spectator,
            Some(Viewer::Seat(seat)) => match &state.seats[seat.idx()] {
                place if place.name.is_none() => Role::Invited,
                place if place.bot.is_some() => Role::StoodIn,
                _ => Role::Player,
            },
        }
    }

    fn phase(&self) -> Phase {
        let state = self.hall.table.state();
        match (state.number, self.hall.table.is_over(), state.paused) {
            (0, ..) => Phase::Lobby,
            (_, true, _) => Phase::Over,
            (_, _, true) => Phase::Paused,
            _ => Phase::Playing,
        }
    }

    fn hear(&mut self, connection: u64) {
        self.hall.heard(connection).into_iter().for_each(|message| self.see(connection, message));
    }

    fn see(&mut self, connection: u64, message: FromTable) {
        match message {
            FromTable::Welcome { game, .. } | FromTable::News { game: Some(game), .. } => {
                self.games.insert(connection, *game);
            }
            _ => {}
        }
    }

    /// A link nobody has had before.
    fn fresh(&mut self) -> String {
        self.counter += 1;
        let link = format!("{:040}", self.counter);
        self.known.push(link.clone());
        link
    }

    fn message(&mut self, connection: u64) -> ToTable {
        let seat = Seat(below(&mut self.rng, u32::from(self.seats) + 1) as u8);
        let version = self.games.get(&connection).and_then(|game| game.version).unwrap_or(1);
        let state = self.hall.table.state();
        let contribution = Contribution([connection as u8 + 1; 32]);
        match below(&mut self.rng, 30) {
            0..=4 => {
                let own = self.held.get(connection as usize).cloned().flatten();
                let link = match below(&mut self.rng, 6) {
                    0 => None,
                    1 => Some(pick(&self.known, &mut self.rng).clone()),
                    _ => own.or_else(|| (connection < u64::from(self.seats)).then(|| link(connection as u8))),
                };
                ToTable::Hello { link, seen: None, scenes: false }
            }
            5 => ToTable::Story { from: 0 },
            6 | 7 => {
                let link = (below(&mut self.rng, 4) > 0).then(|| self.fresh());
                let direct = below(&mut self.rng, 2) == 0;
                ToTable::Sit {
                    name: format!("Player {connection}"),
                    contribution: direct.then_some(contribution),
                    promise: (!direct).then(|| contribution.promise()),
                    link,
                }
            }
            8 if below(&mut self.rng, 3) == 0 => ToTable::Leave {},
            9..=14 => {
                self.counter += 1;
                let moves = self.games.get(&connection).map(|game| game.moves.clone()).unwrap_or_default();
                let mv =
                    if moves.is_empty() { "honk".to_owned() } else { pick(&moves, &mut self.rng).clone() };
                ToTable::Play { key: format!("key {}", self.counter), expect: version, mv }
            }
            15 => ToTable::Undo { expect: version },
            16 | 17 => {
                let offer = state.offer.map_or(1, |offer| offer.offer);
                ToTable::Answer { offer, yes: below(&mut self.rng, 3) > 0 }
            }
            18 => ToTable::Chat { text: "Moo".to_owned() },
            19 => ToTable::React { with: Reaction::Moo },
            20 => ToTable::Pause {},
            21 => ToTable::Resume {},
            22 => ToTable::StandIn { level: Some(Level::Random) },
            23 => ToTable::SendBotAway {},
            24 => {
                let promise = Some(contribution.promise());
                ToTable::Rematch { game: state.number, contribution: None, promise }
            }
            25 => ToTable::Promise { round: state.luck.round, promise: contribution.promise() },
            26 => ToTable::Reveal { round: state.luck.round, contribution },
            27 => ToTable::Fill { seat, level: Level::Random },
            28 => ToTable::Invite { seat, link: self.fresh() },
            29 => ToTable::StandInFor { seat },
            _ => ToTable::Switch { chat: Some(true), spectators: Some(below(&mut self.rng, 4) > 0) },
        }
    }
}

/// Nothing that needs consent has happened without it: every other person who holds a seat has said yes since it was
/// requested, but for those who left by their own word or, where a bot is to play for somebody, are away.
fn check_consent(log: &[Entry], seats: u8, between: &BTreeSet<usize>) {
    let Fact::Opened { setup, .. } = &log[0].fact else { panic!("a log begins with a table") };
    let mut people = vec![false; usize::from(seats)];
    let mut asked: Option<(Seat, Request, Vec<Seat>)> = None;
    for (at, Entry { fact, .. }) in log.iter().enumerate() {
        let agreed = |what: &dyn Fn(&Request) -> bool, people: &[bool], about: Option<Seat>| {
            asked.as_ref().is_some_and(|(requester, request, yes)| {
                let mut others = Seat::all(seats).filter(|seat| *seat != *requester && Some(*seat) != about);
                what(request) && others.all(|seat| !people[seat.idx()] || yes.contains(&seat))
            })
        };
        match fact {
            Fact::Sat { seat, .. } | Fact::Returned { seat } => people[seat.idx()] = true,
            Fact::Left { seat } => people[seat.idx()] = false,
            Fact::StoodIn { seat, left: true, .. } => people[seat.idx()] = false,
            Fact::Requested { seat, what } => asked = Some((*seat, *what, Vec::new())),
            Fact::Answered { seat, yes: true } => asked.as_mut().unwrap().2.push(*seat),
            Fact::Answered { yes: false, .. } => asked = None,
            Fact::Paused { .. } if setup.time.is_some() => {
                assert!(agreed(&|what| *what == Request::Pause, &people, None), "a clock was stopped");
            }
            Fact::Invited { seat, .. } if !between.contains(&at) => {
                let this = |what: &Request| matches!(what, Request::Invite { seat: its, .. } if its == seat);
                assert!(agreed(&this, &people, Some(*seat)), "somebody was invited into a game");
                assert!(!people[seat.idx()], "to a seat that somebody holds");
            }
            _ => {}
        }
    }
}

#[test]
fn every_message_has_one_rule() {
    for rule in RULES {
        assert_eq!(RULES.iter().filter(|other| other.act == rule.act).count(), 1, "{:?}", rule.act);
    }
    assert_eq!(permits(Act::Play, Role::Spectator, false, Phase::Playing), Err(Refusal::OnlyPlayers));
}

/// `BARN_WRITE=1` writes the page anew.
#[test]
fn the_docs_have_the_same_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/authority.md");
    let before = std::fs::read_to_string(path).unwrap_or_default();
    let (head, _) = before.split_once("\n| message |").expect("the page has the table");
    let mut page = format!(
        "{head}\n| message | who | when | what must be true, who must agree | what the sender learns |\n"
    );
    page += "|---|---|---|---|---|\n";
    for rule in RULES {
        let act = format!("{:?}", rule.act);
        let act = act.chars().fold(String::new(), |mut text, letter| {
            if letter.is_uppercase() && !text.is_empty() {
                text.push('-');
            }
            text.extend(letter.to_lowercase());
            text
        });
        let who = if rule.host_only { "host".to_owned() } else { roles(rule.who) };
        let when = phases(rule.when);
        let needs = if rule.needs.is_empty() { "–" } else { rule.needs };
        writeln!(page, "| `{act}` | {who} | {when} | {needs} | {} |", rule.learns).unwrap();
    }
    if std::env::var_os("BARN_WRITE").is_some() {
        std::fs::write(path, &page).expect("the page can be written");
    }
    let written = std::fs::read_to_string(path).expect("the page is there");
    assert_eq!(written, page, "docs/authority.md is written anew with BARN_WRITE=1");
}

fn roles(who: &[Role]) -> String {
    if who == Role::ALL {
        return "everybody".to_owned();
    }
    let name = |role: &Role| match role {
        Role::Stranger => "stranger",
        Role::Spectator => "spectator",
        Role::Invited => "invited",
        Role::Player => "player",
        Role::StoodIn => "stood in for",
    };
    who.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn phases(when: &[Phase]) -> String {
    if when == Phase::ALL {
        return "always".to_owned();
    }
    when.iter().map(|phase| format!("{phase:?}").to_lowercase()).collect::<Vec<_>>().join(", ")
}
