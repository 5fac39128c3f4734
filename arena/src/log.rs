//! The finished games of a tournament on disk, a line each, so that it can be broken off and taken up again.
//!
//! The first line says which tournament it is; every other line is a game. Lines are JSON, appended as soon
//! as the game is over. A last line that was cut short is dropped.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Played, Tournament};

/// Which tournament a log belongs to: everything its games depend on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogHead {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The game's options, all of them.
    pub options: Value,
    /// How many play in a game.
    pub seats: u8,
    /// Where luck starts.
    pub seed: u64,
    /// Who takes part.
    pub players: Vec<String>,
}

impl LogHead {
    /// The head of a tournament's log.
    pub fn new<G: engine::Game>(options: &G::Options, tournament: &Tournament) -> LogHead {
        LogHead {
            game: G::FACTS.id.to_owned(),
            rules: G::FACTS.version,
            options: serde_json::to_value(options).expect("options are plain data"),
            seats: tournament.seats,
            seed: tournament.seed,
            players: tournament.players.iter().map(ToString::to_string).collect(),
        }
    }

    /// The first thing in which another head differs, in words.
    fn difference(&self, other: &LogHead) -> Option<&'static str> {
        [
            ("its game differs", self.game == other.game),
            ("its version of the rules differs", self.rules == other.rules),
            ("its options differ", self.options == other.options),
            ("its number of seats differs", self.seats == other.seats),
            ("its seed differs", self.seed == other.seed),
            ("its list of players differs", self.players == other.players),
        ]
        .into_iter()
        .find_map(|(name, same)| (!same).then_some(name))
    }
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadLog {
    /// It is of another tournament.
    #[error("{file} is of another tournament: {what}")]
    Other {
        /// The file.
        file: String,
        /// What differs.
        what: &'static str,
    },
    /// A line makes no sense.
    #[error("{file}, line {line}: {problem}")]
    Line {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        problem: serde_json::Error,
    },
    /// The file cannot be read or written.
    #[error("cannot use {0}: {1}")]
    Io(String, #[source] io::Error),
}

/// The log of a tournament.
#[derive(Debug)]
pub struct Log {
    name: String,
    file: File,
}

impl Log {
    /// Opens the log of this tournament, or begins one; tells which games are in it.
    pub fn open(path: &Path, head: &LogHead) -> Result<(Log, Vec<Played>), BadLog> {
        let name = path.display().to_string();
        let bad = |problem| BadLog::Io(name.clone(), problem);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(bad)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(bad)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut log = Log { name: name.clone(), file };
        // Read before anything is cut off: it might be somebody's only copy of something else.
        let played = log.read(if whole == 0 { &text } else { &text[..whole] }, head)?;
        log.file.set_len(whole as u64).and_then(|()| log.file.seek(SeekFrom::End(0))).map_err(bad)?;
        if whole == 0 {
            log.line(head)?;
        }
        Ok((log, played))
    }

    /// Writes a finished game down.
    pub fn write(&mut self, played: &Played) -> Result<(), BadLog> {
        self.line(played)
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), BadLog> {
        let line = serde_json::to_string(line).expect("lines are plain data") + "\n";
        // In one piece and past our own buffers: what is written survives the end of this process.
        let written = self.file.write_all(line.as_bytes());
        written.map_err(|problem| BadLog::Io(self.name.clone(), problem))
    }

    fn read(&self, text: &str, head: &LogHead) -> Result<Vec<Played>, BadLog> {
        let bad = |line: usize, problem| BadLog::Line { file: self.name.clone(), line, problem };
        let mut lines = text.lines();
        let Some(first) = lines.next() else { return Ok(Vec::new()) };
        let found: LogHead = serde_json::from_str(first).map_err(|problem| bad(1, problem))?;
        if let Some(what) = head.difference(&found) {
            return Err(BadLog::Other { file: self.name.clone(), what });
        }
        let game = |(at, line)| serde_json::from_str(line).map_err(|problem| bad(at, problem));
        (2..).zip(lines).map(game).collect()
    }
}
