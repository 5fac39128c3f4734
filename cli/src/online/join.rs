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
    let mut keyboard = typed();
    loop {
        let mut typed = false;
        let answer = tokio::select! {
            event = visit.next() => hear(&mut remote, event)?,
            // What is typed ahead waits until there is a table to say it to.
            heard = keyboard.recv(), if remote.is_welcome() => {
                typed = heard.is_some();
                heard.map_or_else(Answer::leave, |words| remote.line(&words, Timestamp::now()))
            }
            () = alarm(remote.due()) => remote.tick(),
        };
        if show(&mut out, &remote, &answer, typed)? {
            return part(&mut out, &remote, link);
        }
        answer.say.into_iter().for_each(|message| visit.say(message));
        if answer.wants_record {
            let answer = hall::record(link).map_or_else(no_record, |record| remote.take_record(record));
            show(&mut out, &remote, &answer, false)?;
        }
    }
}

fn hear(remote: &mut Remote, event: Event) -> Result<Answer, Failure> {
    match event {
        Event::Heard(message) => Ok(remote.hear(*message, Timestamp::now())),
        Event::Lost(why) => Ok(remote.lost(&why)),
        // Some time after a game, its table is closed.
        Event::Ended(_) if remote.is_over() => Ok(Answer::leave()),
        Event::Ended(why) => Err(Failure::Failed(why)),
    }
}

/// Shows an answer and does what it asks for; tells whether that is to leave.
fn show(out: &mut impl Write, remote: &Remote, answer: &Answer, typed: bool) -> Result<bool, Failure> {
    // News comes in the middle of a line: the prompt gives way, and stands again below.
    if !answer.text.is_empty() && !typed && io::stdout().is_terminal() {
        write!(out, "\r\x1b[K")?;
    }
    write!(out, "{}", answer.text)?;
    match perform(&answer.acts, out) {
        Ok(true) => return Ok(true),
        Ok(false) => {}
        // The hall keeps the record; another file may do.
        Err(Failure::NotSaved { problem, .. }) => writeln!(out, "{problem}. The game is not saved.")?,
        Err(other) => return Err(other),
    }
    if typed || !answer.text.is_empty() {
        write!(out, "{}", remote.prompt(Timestamp::now()))?;
        out.flush()?;
    }
    Ok(false)
}

/// Says how to come back to a game that is not over.
fn part(out: &mut impl Write, remote: &Remote, link: &Link) -> Result<(), Failure> {
    if !remote.is_over() {
        writeln!(out, "\nYour place is kept. Come back with: barn play --join '{link}'")?;
    }
    Ok(())
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
