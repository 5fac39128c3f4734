//! What people type at a table elsewhere.

use engine::{Phrase, Record};
use jiff::Timestamp;
use table::wire::ToTable;

use super::super::guarded;
use super::{Answer, Remote};
use crate::Act;
use crate::terminal::looking_back;
use crate::terminal::tabletop::chosen;

/// What can be typed besides moves, and which phrase tells what it does.
const HELP: [(&str, &str); 14] = [
    ("/say WORDS", "barn-help-say"),
    ("hint", "barn-help-hint"),
    ("?", "barn-help-now"),
    ("rules", "barn-help-rules"),
    ("moves", "barn-help-moves"),
    ("view", "barn-help-view"),
    ("seats", "barn-help-seats"),
    ("undo", "barn-help-undo-table"),
    ("yes, no", "barn-help-answer"),
    ("pause", "barn-help-pause"),
    ("bot", "barn-help-bot"),
    ("again", "barn-help-again"),
    ("quit", "barn-help-quit-table"),
    ("help", "barn-help-help"),
];

impl Remote {
    /// Hears a line that was typed.
    pub fn line(&mut self, line: &str, now: Timestamp) -> Answer {
        let line = line.trim();
        let Some(known) = self.known() else { return Answer::default() };
        if let Some(words) = line.strip_prefix("/say ") {
            return Answer::say(ToTable::Chat { text: words.trim().to_owned() });
        }
        if matches!(line, "quit" | "exit") {
            return Answer::leave();
        }
        if known.client.free_seat().is_some() && self.name.is_none() {
            return self.be_called(line);
        }
        if known.game.moves.iter().any(|mv| mv == line) {
            return self.play(line.to_owned());
        }
        if self.is_over() { self.line_after_the_end(line, now) } else { self.command(line) }
    }

    fn be_called(&mut self, name: &str) -> Answer {
        if name.is_empty() {
            return Answer::default();
        }
        self.name = Some(name.to_owned());
        Answer { say: self.sit().into_iter().collect(), ..Answer::default() }
    }

    fn command(&mut self, line: &str) -> Answer {
        match line {
            "seats" => Answer::show(self.seats()),
            // The table says itself that this is for players.
            "undo" => Answer::say(self.client.undo().unwrap_or(ToTable::Undo { expect: 0 })),
            "yes" | "no" => self.answer(line == "yes"),
            "pause" => Answer::say(ToTable::Pause {}),
            "resume" => Answer::say(ToTable::Resume {}),
            "bot" => Answer::say(ToTable::StandIn { level: None }),
            "back" => Answer::say(ToTable::SendBotAway {}),
            _ => self.look(line).unwrap_or_else(|| self.hear_move(line)),
        }
    }

    /// Answers what looks at the table and changes nothing; `None` if this is something else.
    fn look(&self, line: &str) -> Option<Answer> {
        let known = self.known()?;
        match guarded(|| known.look(line, &HELP, &self.experts_luck)) {
            Some(text) => text.map(Answer::show),
            None => Some(self.show("barn-no-sense")),
        }
    }

    /// Hears a number or a move that is not exactly as the game writes it.
    fn hear_move(&mut self, line: &str) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        if !known.client.is_asked() {
            return self.show("barn-not-asked");
        }
        match chosen(line, &known.game.moves) {
            Ok(mv) => self.play(mv),
            Err(sorry) => Answer::show(known.words.say(&sorry) + "\n"),
        }
    }

    fn play(&mut self, mv: String) -> Answer {
        self.moves += 1;
        let key = format!("{:016x}-{}", self.key, self.moves);
        self.client.play(key, mv).map_or_else(Answer::default, Answer::say)
    }

    fn answer(&self, yes: bool) -> Answer {
        self.client.answer(yes).map_or_else(|| self.show("barn-nobody-asked"), Answer::say)
    }

    /// Hears what is typed when the game is over.
    fn line_after_the_end(&mut self, line: &str, now: Timestamp) -> Answer {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Answer::leave(),
            ("save", file) => self.save(file, now),
            ("review", "") => self.review(),
            ("again", "") => self.again(),
            (_, "") if matches!(word, "view" | "seats" | "rules" | "help") => self.command(word),
            _ => self.show("barn-after-table"),
        }
    }

    fn again(&self) -> Answer {
        let again = self.client.rematch();
        again.map_or_else(|| self.show("barn-only-players-again"), Answer::say)
    }

    fn save(&self, file: &str, now: Timestamp) -> Answer {
        let (Some(known), Some(record)) = (self.known(), &self.record) else {
            return self.show("barn-no-record");
        };
        let file = if file.is_empty() {
            format!("{}-{}.barn", known.facts.id, now.strftime("%Y%m%d-%H%M%S"))
        } else {
            file.to_owned()
        };
        let command = format!("barn replay {file}");
        let say = Some(known.words.say(&Phrase::new("barn-saved-over").with("command", command)));
        let record = String::from_utf8_lossy(record).into_owned();
        Answer { acts: vec![Act::Save { file: file.into(), record, say }], ..Answer::default() }
    }

    fn review(&self) -> Answer {
        let read = self.record.as_ref().and_then(|record| serde_json::from_slice::<Record>(record).ok());
        let known = self.known().zip(read);
        let told = known.and_then(|(known, record)| looking_back::told(&record, known.words, self.width));
        told.map_or_else(|| self.show("barn-no-record"), Answer::show)
    }
}
