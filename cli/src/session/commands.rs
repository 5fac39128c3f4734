//! What people type: moves, numbers of choices, and a few commands.

use engine::{Line, Phrase, Refused, Seat, Viewer};
use jiff::Timestamp;

use super::local::{NotDone, last_decision};
use super::{Act, Reply, Session};
use crate::terminal::looking_back;
use crate::terminal::screen::{TYPED, styled};
use crate::terminal::tabletop::chosen;

/// What can be typed besides moves, and which phrase tells what it does.
const HELP: [(&str, &str); 10] = [
    ("hint", "barn-help-hint"),
    ("?", "barn-help-now"),
    ("rules", "barn-help-rules"),
    ("moves", "barn-help-moves"),
    ("view", "barn-help-view"),
    ("undo", "barn-help-undo"),
    ("save", "barn-help-save"),
    ("save FILE", "barn-help-save-file"),
    ("quit", "barn-help-quit"),
    ("help", "barn-help-help"),
];

impl Session {
    /// Hears what the person who is asked typed.
    pub(super) fn hear(&mut self, seat: Seat, line: &str, now: Timestamp) -> Reply {
        let view = self.view(Viewer::Seat(seat));
        if view.game.moves.iter().any(|mv| mv == line) {
            return self.decide(seat, line, now);
        }
        // Advice is not drawn from the luck of the machine's players: what they do must not depend on who asked for it.
        if let Some(text) = view.look(line, &HELP, &self.machine_luck) {
            return self.say(text);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("undo", "") => self.take_back(seat, now),
            ("save", file) => self.save_as(file, now),
            ("quit" | "exit", "") => self.quit(now),
            _ => match chosen(line, &view.game.moves) {
                Ok(mv) => self.decide(seat, &mv, now),
                Err(sorry) => self.say_phrase(&sorry),
            },
        }
    }

    fn decide(&mut self, seat: Seat, mv: &str, now: Timestamp) -> Reply {
        match self.table.play(seat, mv, now) {
            Ok(()) => self.go_on(now),
            Err(refused) => self.say(self.refusal(seat, mv, &refused)),
        }
    }

    /// Hears what is typed when the game is over.
    pub(super) fn hear_after_the_end(&mut self, line: &str, now: Timestamp) -> Reply {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("" | "quit" | "exit", _) => Reply { acts: vec![Act::Leave], ..Reply::default() },
            ("save", file) => self.save_as(file, now),
            ("rules", "") => self.say(self.view(Viewer::Spectator).rules()),
            ("review", "") => self.look_back(),
            ("undo", "") => match self.last_person() {
                Some(seat) => self.take_back(seat, now),
                None => self.say(Refused::NothingToUndo.to_string() + ".\n"),
            },
            _ => self.say_phrase(&Phrase::new("barn-after-the-end")),
        }
    }

    /// Saves what may be lost, and leaves.
    pub(super) fn quit(&mut self, now: Timestamp) -> Reply {
        let mut acts = Vec::new();
        let kept = self.file.is_some() && !self.is_over();
        if kept || self.unsaved(now).is_some() {
            acts.push(self.save(self.default_file(now)));
        }
        acts.push(Act::Leave);
        Reply { acts, ..self.say(String::new()) }
    }

    fn save_as(&mut self, file: &str, now: Timestamp) -> Reply {
        let file = if file.is_empty() { self.default_file(now) } else { file.into() };
        let save = self.save(file);
        Reply { acts: vec![save], ..self.say(String::new()) }
    }

    /// Takes steps back until this person is asked again what they decided last.
    fn take_back(&mut self, seat: Seat, now: Timestamp) -> Reply {
        let steps = self.table.record().steps;
        let Some((last, mv)) = last_decision(&steps, seat) else {
            return self.say_phrase(&Phrase::new("barn-nothing-decided"));
        };
        if let Err(refused) = self.table_without(seat, last, now) {
            return self.say(self.refusal(seat, mv, &refused));
        }
        self.ended = None;
        self.told.iter_mut().for_each(|told| *told = last.min(*told));
        let mut reply = self.go_on(now);
        let taken_back = Phrase::new("barn-taken-back").with("move", styled(TYPED, mv));
        reply.text.insert_str(0, &(self.words.say(&taken_back) + "\n"));
        reply
    }

    /// Goes back to what this person decided last.
    fn table_without(&mut self, seat: Seat, last: usize, now: Timestamp) -> Result<(), NotDone> {
        if !self.is_over() {
            return self.table.undo(seat, now);
        }
        self.table.reopen(seat, last, now);
        self.saved = None;
        Ok(())
    }

    /// The person who decided last.
    fn last_person(&self) -> Option<Seat> {
        let person = |step: &Line| match step {
            Line::Move { seat, .. } if self.is_person(*seat) => Some(*seat),
            _ => None,
        };
        self.table.record().steps.iter().rev().find_map(person)
    }

    /// Where the game turned.
    fn look_back(&self) -> Reply {
        let text = looking_back::told(&self.record(), &self.words, self.width);
        self.say(text.expect("a game that was played can be played again"))
    }

    pub(super) fn say(&self, text: String) -> Reply {
        Reply { text, prompt: self.prompt(), acts: Vec::new() }
    }

    fn say_phrase(&self, phrase: &Phrase) -> Reply {
        self.say(self.words.say(phrase) + "\n")
    }
}
