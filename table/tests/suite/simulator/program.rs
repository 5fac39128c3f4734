//! A viewer's program: believes what it is told, asks again when something is missing, and plays.

use engine::{Fast, Seat, below};
use table::Connection;
use table::fairness::Contribution;
use table::wire::{self, FromTable, GameState, Refusal, TableState, ToTable};

use super::{Event, Trial, World};
use crate::hall::link;

/// How long a program waits for an answer before it asks again.
const PATIENCE_MS: u64 = 900;
/// How long a program believes that silence means nothing has happened.
const SILENCE_MS: u64 = 2_500;
/// How often one person takes back in a game, so that it comes to an end.
const MOST_UNDOS: u32 = 4;

/// How the key of every move begins; the digit of the seat follows.
pub(super) const KEY: &str = "key-of-seat-";

/// The program of one viewer: a seat's, or a spectator's.
#[derive(Debug)]
pub(super) struct Program {
    seat: Option<u8>,
    /// How the house is reached, unless the person is away.
    connection: Option<Connection>,
    /// Where this person's taste begins; with it and the view a choice is made.
    taste: u64,
    n: u64,
    hash: String,
    game: Option<GameState>,
    table: Option<TableState>,
    /// The move that has not been answered yet.
    pending: Option<(String, ToTable)>,
    /// When something was last sent, and when something was last heard.
    sent_ms: u64,
    heard_ms: u64,
    /// Until when the person is away.
    away_until_ms: u64,
    /// Whether the person does more than play.
    moody: bool,
    undos: u32,
    /// Moves that count: their keys and numbers.
    pub(super) acknowledged: Vec<(String, u64)>,
    /// How many games were seen to end.
    games_seen: u32,
}

impl Program {
    /// One for every person, and one for a spectator.
    pub(super) fn all(trial: &Trial, rng: &mut Fast) -> Vec<Program> {
        let people = (0u8..).zip(&trial.setup.chairs);
        let people = people.filter(|(_, chair)| matches!(chair, table::Chair::Person { .. }));
        let seats = people.map(|(seat, _)| Some(seat)).chain([None]);
        seats.map(|seat| Program::new(seat, trial.wild, u64::from(below(rng, u32::MAX)))).collect()
    }

    fn new(seat: Option<u8>, moody: bool, taste: u64) -> Program {
        Program {
            seat,
            connection: None,
            taste,
            n: 0,
            hash: String::new(),
            game: None,
            table: None,
            pending: None,
            sent_ms: 0,
            heard_ms: 0,
            away_until_ms: 0,
            moody,
            undos: 0,
            acknowledged: Vec::new(),
            games_seen: 0,
        }
    }

    pub(super) fn is_done(&self, games: u32) -> bool {
        self.games_seen >= games && self.pending.is_none()
    }

    pub(super) fn connection(&self) -> Option<Connection> {
        self.connection
    }

    pub(super) fn version(&self) -> Option<u32> {
        self.game.as_ref()?.version
    }

    fn hello(&self) -> ToTable {
        let seen = (self.n > 0).then_some(self.n);
        ToTable::Hello { link: self.seat.map(link), seen, scenes: false }
    }

    /// Hears a message; tells what to say at once.
    fn hear(&mut self, message: FromTable) -> Option<ToTable> {
        match message {
            // What was overtaken by something newer is of no use.
            FromTable::Welcome { n, .. } | FromTable::News { n, .. } if n < self.n => None,
            FromTable::Welcome { n, hash, you, table, game, .. } => {
                assert_eq!((you, &hash), (self.seat.map(Seat), &game.view.hash()));
                assert!(n > self.n || hash == self.hash, "the same moment looks different");
                (self.n, self.hash) = (n, hash);
                self.see(Some(*table), Some(*game));
                None
            }
            FromTable::News { n, .. } if n == self.n => None,
            FromTable::News { from, .. } if from != self.n => Some(self.hello()),
            FromTable::News { n, hash, table, game, .. } => {
                let known = game.as_ref().map_or(self.hash.clone(), |game| game.view.hash());
                assert_eq!(hash, known, "the news does not fit the view");
                (self.n, self.hash) = (n, hash);
                self.see(table.map(|table| *table), game.map(|game| *game));
                None
            }
            FromTable::Done { key, n } => {
                self.acknowledged.push((key.clone(), n));
                self.pending = self.pending.take().filter(|(waiting, _)| *waiting != key);
                None
            }
            FromTable::Sorry { key, code, message, .. } => self.hear_no(key, code, &message),
            _ => None,
        }
    }

    fn hear_no(&mut self, key: Option<String>, code: Refusal, message: &str) -> Option<ToTable> {
        let ours = key.is_some() && self.pending.as_ref().map(|(key, _)| key) == key.as_ref();
        assert!(!ours || code != Refusal::NotLegal, "an honest move was refused: {message}");
        // A move that was made is answered as it was the first time, however late it is sent again.
        assert!(!ours || self.moody || code != Refusal::Stale, "a move was forgotten");
        if ours && code != Refusal::HelloFirst {
            self.pending = None;
        }
        (ours || code == Refusal::HelloFirst).then(|| self.hello())
    }

    fn see(&mut self, table: Option<TableState>, game: Option<GameState>) {
        self.table = table.or(self.table.take());
        self.game = game.or(self.game.take());
        let (Some(table), Some(game)) = (&self.table, &self.game) else { return };
        if game.result.is_some() {
            self.games_seen = self.games_seen.max(table.number);
        }
    }

    /// What this person would say now, if anything.
    fn wish(&mut self, games: u32) -> Option<ToTable> {
        let seat = self.seat?;
        let (table, game) = (self.table.as_ref()?, self.game.as_ref()?);
        let place = &table.seats[usize::from(seat)];
        if place.name.is_none() {
            let contribution = Contribution([seat; 32]);
            return Some(ToTable::Sit {
                name: format!("Player {seat}"),
                contribution: Some(contribution),
                promise: None,
                link: None,
            });
        }
        if place.bot.is_some() {
            return Some(ToTable::SendBotAway {});
        }
        if table.paused {
            return Some(ToTable::Resume {});
        }
        if game.result.is_some() {
            let (game, contribution) = (table.number, Contribution([seat + table.number as u8; 32]));
            return (game < games).then_some(ToTable::Rematch {
                game,
                contribution: Some(contribution),
                promise: None,
            });
        }
        if game.moves.is_empty() {
            return None;
        }
        let expect = game.version?;
        let mv = game.moves[self.choice(game)].clone();
        let key = format!("{KEY}{seat}:{expect}");
        let play = ToTable::Play { key: key.clone(), expect, mv };
        self.pending = Some((key, play.clone()));
        Some(play)
    }

    /// A choice that depends on nothing but taste and what the seat is asked: not even on who else has
    /// chosen already, because that depends on the network.
    fn choice(&self, game: &GameState) -> usize {
        let asked = format!("{} {:?} {:?}", self.taste, game.version, game.moves);
        let seed = asked.bytes().fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        below(&mut Fast::new(seed), game.moves.len() as u32) as usize
    }
}

impl World {
    pub(super) fn program_hears(&mut self, connection: Connection, text: &str) {
        // What was sent over a connection that is no more does not arrive.
        let Some(at) = self.programs.iter().position(|program| program.connection == Some(connection)) else {
            return;
        };
        let message = wire::read_answer(text.as_bytes()).unwrap_or_else(|bad| panic!("{bad}: {text}"));
        self.programs[at].heard_ms = self.now_ms;
        if let Some(answer) = self.programs[at].hear(message) {
            self.program_says(at, &answer);
        }
    }

    pub(super) fn program_looks(&mut self, at: usize) {
        let next_look = 40 + u64::from(below(&mut self.rng, 200));
        self.after(next_look, Event::Look { program: at });
        if self.programs[at].away_until_ms > self.now_ms {
            return;
        }
        if self.programs[at].connection.is_none() {
            self.connect(at);
        } else if self.now_ms - self.programs[at].heard_ms > SILENCE_MS {
            self.programs[at].heard_ms = self.now_ms;
            let hello = self.programs[at].hello();
            self.program_says(at, &hello);
        } else if self.programs[at].moody && self.chance(4) {
            self.be_moody(at);
        } else if self.now_ms - self.programs[at].sent_ms > PATIENCE_MS || self.programs[at].pending.is_none()
        {
            let games = self.trial.games;
            let program = &mut self.programs[at];
            let again = program.pending.as_ref().map(|(_, play)| play.clone());
            if let Some(message) = again.or_else(|| program.wish(games)) {
                self.program_says(at, &message);
            }
        }
    }

    fn connect(&mut self, at: usize) {
        self.counter += 1;
        self.programs[at].connection = Some(Connection(self.counter));
        self.house.seats.insert(Connection(self.counter), self.programs[at].seat);
        self.programs[at].heard_ms = self.now_ms;
        let hello = self.programs[at].hello();
        self.program_says(at, &hello);
    }

    pub(super) fn disconnect(&mut self, at: usize, away_ms: u64) {
        let program = &mut self.programs[at];
        program.away_until_ms = self.now_ms + away_ms;
        if let Some(from) = program.connection.take() {
            // The house notices at last, even on a bad network.
            self.after(500, Event::Gone { from });
        }
    }

    pub(super) fn program_says(&mut self, at: usize, message: &ToTable) {
        let program = &mut self.programs[at];
        program.sent_ms = self.now_ms;
        let Some(from) = program.connection else { return };
        let text = wire::write(message).into_bytes();
        self.send(|| Event::ToHouse { from, text: text.clone() });
    }

    /// Wild people take back, agree or not, go away, pause, and let bots play for them.
    fn be_moody(&mut self, at: usize) {
        if self.chance(25) {
            let away_ms = u64::from(below(&mut self.rng, 20_000));
            return self.disconnect(at, away_ms);
        }
        let yes = self.chance(70);
        let whim = below(&mut self.rng, 6);
        let program = &mut self.programs[at];
        let (Some(expect), Some(table)) = (program.version(), &program.table) else { return };
        let message = match (&table.offer, whim) {
            (Some(offer), _) => ToTable::Answer { offer: offer.offer, yes },
            (None, 0..=2) if program.undos < MOST_UNDOS => {
                program.undos += 1;
                ToTable::Undo { expect }
            }
            (None, 3) => ToTable::StandIn { level: None },
            (None, 4) => ToTable::Pause {},
            (None, 5) => ToTable::Leave {},
            _ => ToTable::Chat { text: "Hm.".to_owned() },
        };
        self.program_says(at, &message);
    }
}
