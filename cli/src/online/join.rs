//! `barn play --join`: a person at a table elsewhere. Network, keyboard and screen; the rest is [`Remote`]'s.

use std::io::{self, BufRead, Write};

use engine::{Lang, Phrase};
use jiff::Timestamp;
use table::wire::ToTable;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::{Answer, Event, Link, OwnLink, Remote, Visit, client, hall};
use crate::Failure;
use crate::commands::play::perform;
use crate::luck::fresh_seed;
use crate::terminal::{output, screen};

/// Takes a person to a table.
pub(crate) fn run(link: &Link, name: Option<String>, lang: Lang) -> Result<(), Failure> {
    let own = OwnLink::find(link)?;
    let client = client(link, own.as_ref()).with_scenes();
    let remote = Remote::new(client, name, fresh_seed()?, screen::width()).speaking(lang);
    super::block_on(talk(link, own.as_ref(), remote))
}

/// Lets a table and a person talk until one of them leaves.
async fn talk(link: &Link, own: Option<&OwnLink>, mut remote: Remote) -> Result<(), Failure> {
    let mut out = output::stdout();
    let mut visit = Visit::start(link.clone());
    let mut keyboard = typed();
    loop {
        let mut typed = false;
        let mut answer = tokio::select! {
            event = visit.next() => match event {
                Event::Connected => remote.connected(),
                Event::Heard(message) => remote.hear(*message, Timestamp::now()),
                Event::Lost(why) => remote.lost(&why),
                Event::Ended(why) => Answer::end(why),
            },
            // What is typed ahead waits until there is a table to say it to, and a seat to say it from.
            heard = keyboard.recv(), if remote.is_welcome() && !remote.is_sitting_down() => {
                typed = heard.is_some();
                heard.map_or_else(Answer::leave, |words| remote.line(&words, Timestamp::now()))
            }
            () = alarm(remote.due()) => remote.tick(),
        };
        if let Some(secret) = answer.holds.take().filter(|secret| Some(secret) != link.secret.as_ref()) {
            let held = Link { secret: Some(secret), ..link.clone() };
            answer.text += &(come_back(&remote, &held) + "\n");
        }
        if show(&mut out, &remote, &answer, typed)? {
            return part(&mut out, &remote, link);
        }
        match answer.ended {
            // Some time after a game, its table is closed.
            Some(_) if remote.is_over() => return Ok(()),
            Some(why) => return Err(Failure::Failed(why)),
            None => {}
        }
        for message in answer.say {
            if let (ToTable::Sit { .. }, Some(warning)) = (&message, own.and_then(OwnLink::warning)) {
                writeln!(out, "{warning}")?;
            }
            visit.say(message);
        }
        if answer.wants_record {
            let answer = hall::record(link).map_or_else(no_record, |record| remote.take_record(record));
            show(&mut out, &remote, &answer, false)?;
        }
    }
}

/// Shows an answer and does what it asks for; tells whether that is to leave.
fn show(out: &mut impl Write, remote: &Remote, answer: &Answer, typed: bool) -> Result<bool, Failure> {
    // News comes in the middle of a line: the prompt gives way, and stands again below.
    if !answer.text.is_empty() && !typed {
        output::erase_line()?;
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
        // Whoever has sat down holds the seat by another link than the one that was given.
        let held = Link { secret: remote.link().map(str::to_owned), ..link.clone() };
        let kept = remote.say(&Phrase::new("barn-place-kept"));
        writeln!(out, "\n{kept} {}", come_back(remote, &held))?;
    }
    Ok(())
}

fn come_back(remote: &Remote, link: &Link) -> String {
    let command = format!("barn play --join '{link}'");
    remote.say(&Phrase::new("barn-come-back").with("command", command))
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
