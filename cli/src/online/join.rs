//! `barn play --join`: a person at a table elsewhere. Network, keyboard and screen; the rest is [`Remote`]'s.

use std::io::{self, BufRead, IsTerminal, Write};

use jiff::Timestamp;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{Answer, Event, Link, Remote, Visit, hall};
use crate::luck::fresh_seed;
use crate::play::perform;
use crate::{Failure, screen};

/// Takes a person to a table.
pub(crate) fn run(link: &Link, name: Option<String>) -> Result<(), Failure> {
    let remote = Remote::new(name, fresh_seed()?, screen::width());
    super::block_on(talk(link, remote))
}

/// Lets a table and a person talk until one of them leaves.
async fn talk(link: &Link, mut remote: Remote) -> Result<(), Failure> {
    let mut out = anstream::stdout();
    let mut visit = Visit::start(link.clone(), true);
    let mut lines = typed();
    loop {
        let mut typed = false;
        let answer = tokio::select! {
            event = visit.next() => match event {
                Event::Heard(message) => remote.hear(*message, Timestamp::now()),
                Event::Lost(why) => remote.lost(&why),
                Event::Ended(why) if remote.is_over() => {
                    writeln!(out, "\n{why}")?;
                    return Ok(());
                }
                Event::Ended(why) => return Err(Failure::Failed(why)),
            },
            // What is typed ahead waits until there is a table to say it to.
            line = lines.recv(), if remote.is_welcome() => {
                typed = line.is_some();
                match line {
                    Some(line) => remote.line(&line, Timestamp::now()),
                    None => remote.end_of_input(),
                }
            }
            () = alarm(remote.due()) => remote.tick(),
        };
        let left = show(&mut out, &remote, &answer, typed)?;
        if left {
            if !remote.is_over() {
                writeln!(out, "\nYour seat is kept. Come back with: barn play --join '{link}'")?;
            }
            return Ok(());
        }
        let wants_record = answer.wants_record;
        answer.say.into_iter().for_each(|message| visit.say(message));
        if wants_record {
            let answer = hall::record(link).map_or_else(no_record, |record| remote.take_record(record));
            show(&mut out, &remote, &answer, false)?;
        }
    }
}

/// Shows an answer and does what it asks for; tells whether that is to leave.
fn show(out: &mut impl Write, remote: &Remote, answer: &Answer, typed: bool) -> Result<bool, Failure> {
    match perform(&answer.acts, out) {
        Ok(true) => return Ok(true),
        Ok(false) => {}
        // The hall keeps the record; another file may do.
        Err(Failure::NotSaved { problem, .. }) => writeln!(out, "{problem}. The game is not saved.")?,
        Err(other) => return Err(other),
    }
    if answer.text.is_empty() && !typed {
        return Ok(false);
    }
    // News comes in the middle of a line: the prompt gives way, and stands again below.
    let erase = if !typed && io::stdout().is_terminal() { "\r\x1b[K" } else { "" };
    write!(out, "{erase}{}{}", answer.text, remote.prompt(Timestamp::now()))?;
    out.flush()?;
    Ok(false)
}

fn no_record(failure: Failure) -> Answer {
    Answer { text: format!("There is no record: {failure}.\n"), ..Answer::default() }
}

/// Waits until a time, or for ever.
async fn alarm(due: Option<Timestamp>) {
    match due {
        Some(due) => {
            let wait = due.duration_since(Timestamp::now());
            tokio::time::sleep(wait.try_into().unwrap_or_default()).await;
        }
        None => std::future::pending().await,
    }
}

/// The lines that are typed. Reading cannot be interrupted, so a thread of its own does it.
fn typed() -> UnboundedReceiver<String> {
    let (lines, typed) = unbounded_channel();
    std::thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            if line.is_err() || lines.send(line.unwrap_or_default()).is_err() {
                return;
            }
        }
    });
    typed
}
