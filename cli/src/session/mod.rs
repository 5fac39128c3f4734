//! A game at one screen, without the screen: lines of text go in, text to show comes out.
//!
//! [`Session`] runs a [table](table::Table) at which everybody at the screen sits. It lets the machine's players act until a
//! person must decide, shows that person their view of the table and no other, and understands moves and a few commands.
//! Time is handed in, files are named in [`Act`]s for the caller to write.

mod commands;
mod local;
mod telling;

use std::path::PathBuf;

use engine::{AnyGame, Fast, Lang, Line, Phrase, Record, Seat, SeatLine, UndoneLine, Viewer, Wordbook};
use jiff::{Timestamp, Unit};

use crate::Player;
use crate::luck::players_luck;
use crate::terminal::words;
use local::{LocalTable, last_decision};

/// What a session begins with.
pub struct Opening {
    /// The game, new or under way.
    pub game: Box<dyn AnyGame>,
    /// What was taken back in it on the way.
    pub undone: Vec<UndoneLine>,
    /// Who decides at each seat.
    pub players: Vec<Player>,
    /// What each seat is called.
    pub names: Vec<String>,
    /// Where luck comes from.
    pub seed: [u8; 32],
    /// The file that is kept up to date after every decision, if one was named.
    pub file: Option<PathBuf>,
    /// When the game was started, if that was earlier.
    pub started: Option<String>,
    /// The language; English if the game does not speak it.
    pub lang: Lang,
    /// How many characters fit on a line.
    pub width: usize,
}

/// What a session answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// What to show, with styles.
    pub text: String,
    /// What to show before the next line is read.
    pub prompt: String,
    /// What to do before the text is shown.
    pub acts: Vec<Act>,
}

/// Something a session wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Clear the screen and what can be scrolled back to: it showed secrets.
    Clear,
    /// Write this record to this file.
    Save {
        /// Where.
        file: PathBuf,
        /// The record, as JSON.
        record: String,
        /// What to tell the person when it is done, if anything.
        say: Option<String>,
    },
    /// The session is over.
    Leave,
}

/// What a session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waiting {
    /// This person should take the screen; nothing of theirs has been shown yet.
    Curtain(Seat),
    /// This person's decision.
    Decision(Seat),
    /// Nothing more: the game is over.
    End,
}

/// A game at one screen.
pub struct Session {
    table: LocalTable,
    /// Whether people may know different things.
    has_secrets: bool,
    players: Vec<Player>,
    names: Vec<String>,
    words: Wordbook,
    machine_luck: Fast,
    file: Option<PathBuf>,
    started: String,
    ended: Option<String>,
    /// How many steps each seat has been told about.
    told: Vec<usize>,
    waiting: Waiting,
    /// How much had happened at the table when the game was last written to a file.
    saved: Option<u64>,
    width: usize,
}

impl Session {
    /// Takes up a game.
    pub fn new(opening: Opening, now: Timestamp) -> Session {
        let Opening { game, undone, players, names, seed, file, started, lang, width } = opening;
        assert_eq!(players.len(), usize::from(game.seats()), "every seat has a player");
        let facts = game.facts();
        let words = words::at_table(facts, lang).unwrap_or_else(|| words::in_english(facts));
        let mut machine_luck = players_luck(&seed);
        let bots = players.iter().map(|player| player.seated(&*game, &mut machine_luck)).collect();
        let record = Record { undone, ..game.record(seat_lines(&names, &players), None) };
        let told = |seat| last_decision(&record.steps, seat).map_or(0, |(at, _)| at);
        Session {
            words: words.with_names(names.clone()),
            machine_luck,
            file,
            started: started.unwrap_or_else(|| in_seconds(now)),
            ended: None,
            told: Seat::all(game.seats()).map(told).collect(),
            waiting: Waiting::End,
            saved: None,
            width,
            has_secrets: game.has_secrets(),
            table: LocalTable::take_up(record, &players, seed, bots, now),
            players,
            names,
        }
    }

    /// What to show first.
    pub fn open(&mut self, now: Timestamp) -> Reply {
        let welcome = self.welcome();
        let mut reply = self.go_on(now);
        reply.text.insert_str(0, &welcome);
        reply
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        table::with_checksum(Record {
            seats: seat_lines(&self.names, &self.players),
            started: Some(self.started.clone()),
            ended: self.ended.clone(),
            ..self.table.record()
        })
    }

    /// Hears a line that was typed.
    pub fn line(&mut self, line: &str, now: Timestamp) -> Reply {
        let line = line.trim();
        match self.waiting {
            Waiting::Curtain(_) if line == "quit" => self.quit(now),
            Waiting::Curtain(seat) => self.ask(seat),
            Waiting::Decision(seat) => self.hear(seat, line, now),
            Waiting::End => self.hear_after_the_end(line, now),
        }
    }

    /// Hears that nothing more will be typed. A game that is not over is saved, wherever that may be.
    pub fn end_of_input(&mut self, now: Timestamp) -> Reply {
        self.quit(now)
    }

    /// Hears that a file could not be written.
    pub fn save_failed(&mut self) {
        self.saved = None;
    }

    /// The file and the record to write if the program has to stop at once; `None` if there is nothing
    /// to lose.
    pub fn unsaved(&self, now: Timestamp) -> Option<(PathBuf, String)> {
        let lost = !self.is_over() && self.saved != Some(self.table.age());
        let decided = |step| matches!(step, &Line::Move { seat, .. } if self.is_person(seat));
        let lost = lost && self.table.record().steps.iter().any(decided);
        lost.then(|| (self.default_file(now), self.written()))
    }

    /// Goes on until a person must decide or the game is over, and keeps the file up to date.
    fn go_on(&mut self, now: Timestamp) -> Reply {
        self.table.let_bots_play(now);
        let mut reply = match self.table.asked().first() {
            Some(seat) => self.turn_to(seat),
            None => self.finish(now),
        };
        if let Some(file) = self.file.clone() {
            self.saved = Some(self.table.age());
            reply.acts.push(Act::Save { file, record: self.written(), say: None });
        }
        reply
    }

    /// Asks a person, behind a curtain if another person's secrets may be on the screen.
    fn turn_to(&mut self, seat: Seat) -> Reply {
        let same_person = self.waiting == Waiting::Decision(seat);
        if same_person || self.people() < 2 || !self.has_secrets {
            return self.ask(seat);
        }
        self.waiting = Waiting::Curtain(seat);
        self.curtain(seat)
    }

    fn ask(&mut self, seat: Seat) -> Reply {
        let lifted = self.waiting == Waiting::Curtain(seat);
        self.waiting = Waiting::Decision(seat);
        let news = self.news(seat);
        let text = news + &self.view(Viewer::Seat(seat)).drawn();
        Reply { text, prompt: self.prompt(), acts: if lifted { vec![Act::Clear] } else { Vec::new() } }
    }

    fn finish(&mut self, now: Timestamp) -> Reply {
        self.ended.get_or_insert_with(|| in_seconds(now));
        self.waiting = Waiting::End;
        Reply { text: self.ending(), prompt: self.prompt(), acts: Vec::new() }
    }

    /// How many people sit at this screen.
    fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::You).count()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players[seat.idx()] == Player::You
    }

    fn written(&self) -> String {
        serde_json::to_string_pretty(&self.record()).expect("records are plain data") + "\n"
    }

    /// Saves the game and says how to come back to it.
    fn save(&mut self, file: PathBuf) -> Act {
        self.saved = Some(self.table.age());
        let (id, command) =
            if self.is_over() { ("barn-saved-over", "replay") } else { ("barn-saved", "play --resume") };
        let command = format!("barn {command} {}", file.display());
        let say = Some(self.words.say(&Phrase::new(id).with("command", command)));
        Act::Save { file, record: self.written(), say }
    }

    /// The file that was named, or one that no other game has.
    fn default_file(&self, now: Timestamp) -> PathBuf {
        let name = || format!("{}-{}.barn", self.table.record().game, now.strftime("%Y%m%d-%H%M%S")).into();
        self.file.clone().unwrap_or_else(name)
    }
}

/// Who sits where, as records say it.
fn seat_lines(names: &[String], players: &[Player]) -> Vec<SeatLine> {
    let seats = names.iter().zip(players);
    seats.map(|(name, player)| SeatLine { name: name.clone(), kind: player.to_string() }).collect()
}

/// A time as it stands in records.
fn in_seconds(time: Timestamp) -> String {
    time.round(Unit::Second).expect("our times are within range").to_string()
}
