//! The line protocol for programs: one JSON object in, one out; described in `docs/protocol.md`.
//!
//! Anything a stranger sends gets an answer. A line that is refused changes nothing.

use arena::answers;
use engine::{
    AnyGame, BadRecord, BadStart, Fast, Lang, Luck, Record, Refused, Seat, SeatLine, Turn, Viewer, Wordbook,
};
use serde::Deserialize;
use serde_json::{Value, json};

use players::{BadSpec, Budget, Spec};

use crate::luck::{players_luck, read_hex};
use crate::player::{clock, seated};

/// Longer lines are refused unread.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// The longest a player may think about a move, in milliseconds.
const LONGEST_THOUGHT: u32 = 600_000;

/// What can be asked. Variants without fields are written as empty structs: only so are unknown fields
/// refused.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
enum Command {
    New {
        game: String,
        seats: u8,
        #[serde(default)]
        options: Value,
    },
    Turn {},
    Moves {
        seat: Seat,
    },
    Play {
        seat: Seat,
        #[serde(rename = "move")]
        mv: String,
    },
    Chance {
        outcome: Option<String>,
        rng: Option<bool>,
    },
    Settle {},
    Seed {
        seed: String,
    },
    View {
        seat: Option<Seat>,
        spectator: Option<bool>,
    },
    Truth {},
    Undo {},
    Record {},
    Load {
        record: Value,
    },
    Best {
        seat: Seat,
        level: String,
        /// How long to think; players that do not think ahead take no notice.
        ms: Option<u32>,
    },
    Describe {
        #[serde(rename = "move")]
        mv: String,
        /// Whose move, where several are asked; the first who may make it unless it is said.
        seat: Option<Seat>,
        lang: Option<String>,
    },
}

/// Why a line was refused: a code for programs and a sentence for people.
struct Error {
    code: &'static str,
    message: String,
}

impl Error {
    fn new(code: &'static str, message: &(impl ToString + ?Sized)) -> Error {
        Error { code, message: message.to_string() }
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::new(refused.code(), &refused)
    }
}

impl From<BadStart> for Error {
    fn from(bad: BadStart) -> Error {
        let code = match bad {
            BadStart::UnknownGame(..) => "unknown-game",
            BadStart::Options(_) => "bad-options",
        };
        Error::new(code, &bad)
    }
}

impl From<BadRecord> for Error {
    fn from(bad: BadRecord) -> Error {
        Error::new("bad-record", &bad)
    }
}

/// A program's partner: at most one game, and luck for it.
pub struct Protocol {
    game: Option<Box<dyn AnyGame>>,
    luck: Luck,
    machine_luck: Fast,
}

impl Protocol {
    /// A partner without a game yet, whose luck comes from this seed.
    pub fn new(seed: [u8; 32]) -> Protocol {
        Protocol { game: None, luck: Luck::new(seed), machine_luck: players_luck(&seed) }
    }

    /// Answers one line with one line.
    pub fn answer(&mut self, line: &str) -> String {
        let answer = read(line).and_then(|command| self.obey(command));
        let answer =
            answer.unwrap_or_else(|error| json!({"error": {"code": error.code, "message": error.message}}));
        answer.to_string()
    }

    fn obey(&mut self, command: Command) -> Result<Value, Error> {
        match command {
            Command::New { game, seats, options } => {
                self.game = Some(games::start(&game, &options, seats)?);
                Ok(json!({"ok": true}))
            }
            Command::Load { record } => {
                self.game = Some(games::replay(&Record::from_value(&record)?)?);
                Ok(json!({"ok": true}))
            }
            Command::Seed { seed } => self.reseed(&seed),
            Command::Turn {} => Ok(answers::turn(self.game()?)),
            Command::Moves { seat } => Ok(json!({"moves": self.with_seat(seat)?.moves(seat)})),
            Command::Play { seat, mv } => {
                self.game_mut()?.play(seat, &mv, None)?;
                Ok(json!({"ok": true}))
            }
            Command::Chance { outcome, rng } => self.chance(outcome, rng),
            Command::Settle {} => self.settle(),
            Command::View { seat, spectator } => self.view(seat, spectator),
            Command::Truth {} => Ok(json!({"truth": self.game()?.truth()})),
            Command::Undo {} => {
                self.game_mut()?.undo()?;
                Ok(json!({"ok": true}))
            }
            Command::Record {} => Ok(json!({"record": record(self.game()?)})),
            Command::Best { seat, level, ms } => self.best(seat, &level, ms),
            Command::Describe { mv, seat, lang } => {
                let game = seat.map_or_else(|| self.game(), |seat| self.with_seat(seat))?;
                describe(game, &mv, seat, lang.as_deref())
            }
        }
    }

    fn game(&self) -> Result<&dyn AnyGame, Error> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut dyn AnyGame, Error> {
        match &mut self.game {
            Some(game) => Ok(&mut **game),
            None => Err(no_game()),
        }
    }

    /// The game, if it has this seat.
    fn with_seat(&self, seat: Seat) -> Result<&dyn AnyGame, Error> {
        let game = self.game()?;
        if seat.0 < game.seats() {
            Ok(game)
        } else {
            Err(Refused::NoSuchSeat { seat, seats: game.seats() }.into())
        }
    }

    fn reseed(&mut self, seed: &str) -> Result<Value, Error> {
        let seed = read_hex(seed).ok_or_else(|| Error::new("bad-seed", "a seed is 64 hex digits"))?;
        self.luck = Luck::new(seed);
        self.machine_luck = players_luck(&seed);
        Ok(json!({"ok": true}))
    }

    fn chance(&mut self, outcome: Option<String>, rng: Option<bool>) -> Result<Value, Error> {
        let game = self.game.as_mut().ok_or_else(no_game)?;
        match (outcome, rng) {
            (Some(outcome), None) => Ok(json!({"outcome": game.chance(&outcome)?})),
            (None, Some(true)) => Ok(json!({"outcome": game.roll(&mut self.luck)?})),
            _ => Err(Error::new("bad-command", "chance takes either an outcome or \"rng\": true")),
        }
    }

    fn settle(&mut self) -> Result<Value, Error> {
        let game = self.game.as_mut().ok_or_else(no_game)?;
        let mut outcomes = Vec::new();
        while game.turn() == Turn::Chance {
            outcomes.push(game.roll(&mut self.luck)?);
        }
        Ok(json!({"outcomes": outcomes}))
    }

    fn view(&self, seat: Option<Seat>, spectator: Option<bool>) -> Result<Value, Error> {
        let view = match (seat, spectator) {
            (Some(seat), None) => self.with_seat(seat)?.view(Viewer::Seat(seat)),
            (None, Some(true)) => self.game()?.view(Viewer::Spectator),
            _ => return Err(Error::new("bad-command", "view takes either a seat or \"spectator\": true")),
        };
        Ok(json!({"view": view}))
    }

    fn best(&mut self, seat: Seat, level: &str, ms: Option<u32>) -> Result<Value, Error> {
        let mut spec: Spec = level.parse().map_err(|bad: BadSpec| Error::new("unknown-level", &bad))?;
        self.with_seat(seat)?;
        let game = self.game.as_deref().ok_or_else(no_game)?;
        answers::check_asked(game, seat)?;
        if let Some(ms) = ms {
            spec.budget = Budget::Milliseconds(ms.clamp(1, LONGEST_THOUGHT));
        }
        let mut player = seated(spec, game.facts().id, &mut self.machine_luck);
        let view = game.known_to(Viewer::Seat(seat));
        Ok(answers::best(game.facts(), &mut *player, seat, &view, &clock()))
    }
}

fn no_game() -> Error {
    Error::new("no-game", "there is no game yet: start one with new or load")
}

fn read(line: &str) -> Result<Command, Error> {
    if line.len() > LONGEST_LINE {
        return Err(Error::new("bad-json", &format!("a line has at most {LONGEST_LINE} bytes")));
    }
    // Checked as JSON first: an object that is broken further on is not a command with bad fields.
    serde_json::from_str::<serde::de::IgnoredAny>(line).map_err(|bad| Error::new("bad-json", &bad))?;
    if !line.trim_start().starts_with('{') {
        return Err(Error::new("bad-command", "a command is a JSON object"));
    }
    serde_json::from_str(line).map_err(|bad: serde_json::Error| {
        Error::new(if bad.is_data() { "bad-command" } else { "bad-json" }, &bad)
    })
}

fn record(game: &dyn AnyGame) -> Record {
    let seat = |seat: Seat| SeatLine { name: format!("seat {seat}"), kind: "engine".to_owned() };
    game.record(Seat::all(game.seats()).map(seat).collect(), None)
}

/// A legal move in words, of this seat or of whoever of those asked may make it.
fn describe(game: &dyn AnyGame, mv: &str, seat: Option<Seat>, lang: Option<&str>) -> Result<Value, Error> {
    let lang: Lang =
        lang.unwrap_or("en").parse().map_err(|unknown: String| Error::new("unknown-lang", &unknown))?;
    let words = Wordbook::new(game.facts(), lang).ok_or_else(|| {
        Error::new("unknown-lang", &format!("{} has no words in {lang} yet", game.facts().title))
    })?;
    // If nobody is asked, any seat is told why.
    let mut asked: Vec<Seat> = seat.map_or_else(|| game.turn().seats().iter().collect(), |seat| vec![seat]);
    let last = asked.pop().unwrap_or(Seat(0));
    let found = asked.into_iter().find_map(|seat| game.describe(seat, mv).ok());
    let phrase = found.map_or_else(|| game.describe(last, mv), Ok)?;
    Ok(json!({"text": words.say(&phrase)}))
}
