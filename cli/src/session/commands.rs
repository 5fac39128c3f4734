//! What people type: moves, numbers of choices, and a few commands.

use engine::{Phrase, Refused, Seat, Viewer};
use jiff::Timestamp;

use super::{Act, Reply, Session, last_decision};
use crate::screen::{TYPED, pad, styled};
use crate::tabletop::chosen;
use crate::{advice, looking_back, page};

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
        let moves = self.game.moves(seat);
        if moves.iter().any(|mv| mv == line) {
            return self.decide(seat, line, now);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => self.say(String::new()),
            ("?", "") => self.say(self.clauses()),
            ("rules", "") => self.say(page::render(self.rulebook(), self.width)),
            ("moves", "") => self.say(self.choices(seat, &moves)),
            ("view", "") => self.say(self.table(seat)),
            ("help", "") => self.say(self.help()),
            ("hint", "") => self.hint(seat),
            ("undo", "") => self.take_back(seat, now),
            ("save", file) => self.save_as(file, now),
            ("quit" | "exit", "") => self.quit(now),
            _ => self.hear_move(seat, line, &moves, now),
        }
    }

    /// Hears a number or a move that is not exactly as the game writes it.
    fn hear_move(&mut self, seat: Seat, line: &str, moves: &[String], now: Timestamp) -> Reply {
        match chosen(line, moves) {
            Ok(mv) => self.decide(seat, &mv, now),
            Err(sorry) => self.say_phrase(&sorry),
        }
    }

    fn decide(&mut self, seat: Seat, mv: &str, now: Timestamp) -> Reply {
        self.play(seat, mv, now).unwrap_or_else(|refused| self.say(self.refusal(&refused)))
    }

    /// Hears what is typed when the game is over.
    pub(super) fn hear_after_the_end(&mut self, line: &str, now: Timestamp) -> Reply {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("" | "quit" | "exit", _) => Reply { acts: vec![Act::Leave], ..Reply::default() },
            ("save", file) => self.save_as(file, now),
            ("rules", "") => self.say(page::render(self.rulebook(), self.width)),
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

    /// What an expert who sees what this person sees would do.
    fn hint(&mut self, seat: Seat) -> Reply {
        let view = self.game.known_to(Viewer::Seat(seat));
        let known = (self.game.facts().id, seat, &view);
        // Not `self.machine_luck`: what the machine does must not depend on who asked for advice.
        let mut luck = self.machine_luck.clone();
        self.say(advice::hint(known, &mut luck, self.tabletop(), |mv| self.describe(seat, mv)))
    }

    /// Takes steps back until this person is asked again what they decided last.
    fn take_back(&mut self, seat: Seat, now: Timestamp) -> Reply {
        let Some(last) = last_decision(&*self.game, seat) else {
            return self.say_phrase(&Phrase::new("barn-nothing-decided"));
        };
        let count = self.game.len() - last;
        let mv = (0..count).map(|_| self.game.undo().expect("there are steps")).last().unwrap_or_default();
        self.dealer.lose_place();
        self.ended = None;
        self.told.iter_mut().for_each(|told| *told = last.min(*told));
        let mut reply = self.go_on(now);
        let taken_back = Phrase::new("barn-taken-back").with("move", styled(TYPED, &mv));
        reply.text.insert_str(0, &(self.words.say(&taken_back) + "\n"));
        reply
    }

    /// The person who decided last.
    fn last_person(&self) -> Option<Seat> {
        (0..self.game.len()).rev().find(|at| self.decided_by_person(*at)).and_then(|at| self.game.who(at))
    }

    /// Where the game turned.
    fn look_back(&self) -> Reply {
        let review = looking_back::review(&self.record(), looking_back::BUDGET, &mut |_| {});
        let review = review.expect("a game that was played can be played again");
        self.say(looking_back::summary(&review, &*self.game, &self.words, self.width))
    }

    pub(super) fn say(&self, text: String) -> Reply {
        Reply { text, prompt: self.prompt(), acts: Vec::new() }
    }

    fn say_phrase(&self, phrase: &Phrase) -> Reply {
        self.say(self.words.say(phrase) + "\n")
    }

    fn help(&self) -> String {
        let say = |id: &'static str| self.words.say(&Phrase::new(id));
        let line = |(typed, does)| format!("  {}  {}\n", pad(&styled(TYPED, typed), 9), say(does));
        say("barn-help") + "\n" + &HELP.map(line).concat()
    }
}
