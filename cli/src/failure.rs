//! How a command fails.

use std::io;
use std::path::Path;

use anstyle::{AnsiColor, Style};
use arena::{BadLedger, BadLog, Stopped, ThreadPoolBuildError};
use engine::{BadRecord, BadStart, Record};

/// How a command fails.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// It was asked for something that does not make sense.
    #[error("{0}")]
    Usage(String),
    /// It could not do what it was asked.
    #[error("{0}")]
    Failed(String),
    /// A game could not be written to its file; so that it is not lost, it is part of what is told.
    #[error("{problem}; this is the game:\n{record}")]
    NotSaved {
        /// What went wrong.
        problem: String,
        /// The record.
        record: String,
    },
    /// Reading or printing went wrong.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl Failure {
    /// Tells the person; gives the exit code.
    pub(crate) fn report(&self) -> u8 {
        let code = match self {
            // Whoever reads our output has had enough, as in `barn rules … | head`.
            Failure::Io(problem) if problem.kind() == io::ErrorKind::BrokenPipe => return 0,
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::NotSaved { .. } | Failure::Io(_) => 1,
        };
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        anstream::eprintln!("{red}error:{red:#} {self}");
        code
    }
}

impl From<BadStart> for Failure {
    fn from(bad: BadStart) -> Failure {
        Failure::Usage(bad.to_string())
    }
}

impl From<BadLedger> for Failure {
    fn from(bad: BadLedger) -> Failure {
        match bad {
            BadLedger::UnknownKind(_) => Failure::Usage(bad.to_string()),
            BadLedger::Io(..) => Failure::Failed(bad.to_string()),
        }
    }
}

impl From<BadLog> for Failure {
    fn from(bad: BadLog) -> Failure {
        match bad {
            BadLog::Other { .. } => Failure::Usage(bad.to_string()),
            BadLog::Line { .. } | BadLog::Io(..) => Failure::Failed(bad.to_string()),
        }
    }
}

impl From<ThreadPoolBuildError> for Failure {
    fn from(problem: ThreadPoolBuildError) -> Failure {
        Stopped::Threads(problem).into()
    }
}

impl From<Stopped> for Failure {
    fn from(stopped: Stopped) -> Failure {
        match stopped {
            Stopped::Ledger(bad) => bad.into(),
            Stopped::Threads(_) => Failure::Failed(stopped.to_string()),
        }
    }
}

/// Reads a record from a file. Whether its steps are legal is found out by replaying them.
pub(crate) fn read_record(file: &Path) -> Result<Record, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|problem| Failure::Failed(format!("cannot read {}: {problem}", file.display())))?;
    Record::read(&text).map_err(|bad| bad_record(file, &bad))
}

/// The failure of a record that is not a possible game.
pub(crate) fn bad_record(file: &Path, bad: &BadRecord) -> Failure {
    Failure::Failed(format!("{}: {bad}", file.display()))
}
