//! How a command fails.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anstyle::{AnsiColor, Style};
use arena::{BadLedger, BadLog, Stopped, ThreadPoolBuildError};
use engine::{BadRecord, BadStart, Record};

use crate::terminal::screen::styled;
use crate::terminal::{clean, output};

/// The most bytes a record may have: a hundred times as many as the longest game.
pub(crate) const LONGEST_RECORD: u64 = 4 << 20;

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
        let text = self.to_string();
        // Only a record that could not be saved has several lines of its own.
        let text = if matches!(self, Failure::NotSaved { .. }) { text.into() } else { clean::line(&text) };
        output::tell(format_args!("{} {text}", styled(red, "error:")));
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
    let text = String::from_utf8(read_short(file)?);
    let text =
        text.map_err(|_| Failure::Failed(format!("cannot read {}: it is not text", file.display())))?;
    Record::read(&text).map(clean::record).map_err(|bad| bad_record(file, &bad))
}

/// What stands in a file that may be a record. Whatever somebody has sent us, it must fit into memory.
pub(crate) fn read_short(file: &Path) -> Result<Vec<u8>, Failure> {
    let cannot = |problem| Failure::Failed(format!("cannot read {}: {problem}", file.display()));
    let mut text = Vec::new();
    let read = File::open(file).and_then(|opened| opened.take(LONGEST_RECORD + 1).read_to_end(&mut text));
    read.map_err(cannot)?;
    if text.len() as u64 > LONGEST_RECORD {
        let megabytes = LONGEST_RECORD >> 20;
        return Err(Failure::Failed(format!(
            "{} is no record: those have less than {megabytes} MB",
            file.display()
        )));
    }
    Ok(text)
}

/// The failure of a record that is not a possible game.
pub(crate) fn bad_record(file: &Path, bad: &BadRecord) -> Failure {
    Failure::Failed(format!("{}: {bad}", file.display()))
}
