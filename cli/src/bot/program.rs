//! The program behind a bot: a process that is asked and answers, a line each.

use std::process::Stdio;

use serde::Deserialize;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::{Instant, timeout_at};

use crate::Failure;

/// What goes wrong with a program.
#[derive(Debug, thiserror::Error)]
pub(super) enum Mishap {
    #[error("the program has ended")]
    Ended,
    #[error("the program cannot be heard: {0}")]
    Unheard(std::io::Error),
    #[error("the program did not answer in time")]
    Late,
    #[error(r#"the program's answer is not like {{"move":"…"}}: {0}"#)]
    NoMove(String),
    #[error("the program answered {0:?}, which is not one of its moves")]
    NotLegal(String),
}

/// A program, running.
pub(super) struct Program {
    words: Vec<String>,
    /// Ends with this value.
    _child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    /// Starts a program: its name and its arguments. What it writes to standard error is shown as it is.
    pub(super) fn start(words: Vec<String>) -> Result<Program, Failure> {
        let cannot = |problem| Failure::Failed(format!("cannot start {:?}: {problem}", words[0]));
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().map_err(cannot)?;
        let input = child.stdin.take().expect("it is piped");
        let output = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        Ok(Program { words, _child: child, input, output })
    }

    /// Ends the program and starts it anew.
    pub(super) fn start_anew(&mut self) -> Result<(), Failure> {
        *self = Program::start(std::mem::take(&mut self.words))?;
        Ok(())
    }

    /// Asks the program something.
    pub(super) async fn ask(&mut self, question: &Value) -> Result<(), Mishap> {
        let line = format!("{question}\n");
        // One question at a time fits into the pipe, whether anybody reads it or not.
        self.input.write_all(line.as_bytes()).await.map_err(|_| Mishap::Ended)
    }

    /// The program's next line, if it comes in time. If nothing was asked, waits for ever.
    pub(super) async fn answer(&mut self, until: Option<Instant>) -> Result<String, Mishap> {
        let Some(until) = until else { return std::future::pending().await };
        match timeout_at(until, self.output.next_line()).await {
            Ok(Ok(Some(line))) => Ok(line),
            Ok(Ok(None)) => Err(Mishap::Ended),
            Ok(Err(problem)) => Err(Mishap::Unheard(problem)),
            Err(_) => Err(Mishap::Late),
        }
    }
}

/// The move in a program's answer.
pub(super) fn read_move(line: &str, moves: &[String]) -> Result<String, Mishap> {
    #[derive(Deserialize)]
    struct Decided {
        #[serde(rename = "move")]
        mv: String,
    }
    let decided: Decided = serde_json::from_str(line).map_err(|_| Mishap::NoMove(shortened(line)))?;
    if moves.contains(&decided.mv) { Ok(decided.mv) } else { Err(Mishap::NotLegal(shortened(&decided.mv))) }
}

/// As much of a text as helps.
fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(80).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
