//! What people type at a table elsewhere.

use engine::{Phrase, Record};
use jiff::Timestamp;
use table::wire::ToTable;

use super::super::guarded;
use super::{Answer, Known, Looking, Remote};
use crate::screen::{TYPED, pad, styled};
use crate::tabletop::chosen;
use crate::{Act, advice, looking_back, page};

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
        let Some(known) = self.known() else { return Answer::default() };
        match line {
            "" => Answer::default(),
            "?" => Answer::show(self.clauses(&known)),
            "rules" => Answer::show(page::render(known.rulebook(), self.width)),
            "moves" => Answer::show(self.choices()),
            "view" => Answer::show(self.table()),
            "seats" => Answer::show(self.seats()),
            "help" => Answer::show(self.help()),
            "hint" => self.hint(),
            // The table says itself that this is for players.
            "undo" => Answer::say(self.client.undo().unwrap_or(ToTable::Undo { expect: 0 })),
            "yes" | "no" => self.answer(line == "yes"),
            "pause" => Answer::say(ToTable::Pause {}),
            "resume" => Answer::say(ToTable::Resume {}),
            "bot" => Answer::say(ToTable::StandIn { level: None }),
            "back" => Answer::say(ToTable::SendBotAway {}),
            _ => self.hear_move(line),
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

    fn clauses(&self, known: &Known<'_>) -> String {
        let looked =
            guarded(|| games::visit(known.facts.id, Looking(known.game.view.text())).flatten()).flatten();
        let clause =
            |id: &&'static str| page::clause(id, &known.clause(id).unwrap_or_default(), self.width) + "\n";
        looked.map(|(_, clauses)| clauses.iter().map(clause).collect()).unwrap_or_default()
    }

    fn hint(&mut self) -> Answer {
        let Some((known, you)) = self.known().and_then(|known| Some((known, known.you?))) else {
            return self.show("barn-hints-players");
        };
        if !known.client.is_asked() {
            return self.show("barn-not-asked");
        }
        let looked =
            guarded(|| games::visit(known.facts.id, Looking(known.game.view.text())).flatten()).flatten();
        let Some((view, _)) = looked else {
            return self.show("barn-other-rules");
        };
        let mut luck = self.experts_luck.clone();
        let known_to_you = (known.facts.id, you, &view);
        let hint = || advice::hint(known_to_you, &mut luck, self.tabletop(&known), |mv| describe(&known, mv));
        guarded(hint).map_or_else(|| self.show("barn-no-sense"), Answer::show)
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

    fn help(&self) -> String {
        let say = |id: &'static str| self.say(&Phrase::new(id));
        let line = |(typed, does)| format!("  {}  {}\n", pad(&styled(TYPED, typed), 10), say(does));
        say("barn-help") + "\n" + &HELP.map(line).concat()
    }

    fn review(&self) -> Answer {
        let read = self.record.as_ref().and_then(|record| serde_json::from_slice::<Record>(record).ok());
        let (Some(known), Some(record)) = (self.known(), read) else { return self.show("barn-no-record") };
        let Ok(game) = games::replay(&record) else { return self.show("barn-no-record") };
        let review = looking_back::review(&record, looking_back::BUDGET, &mut |_| {});
        let review = review.expect("a game that can be replayed can be looked back on");
        Answer::show(looking_back::summary(&review, &*game, known.words, self.width))
    }
}

impl Known<'_> {
    /// The rulebook in the language of the screen.
    fn rulebook(&self) -> &'static str {
        games::rulebook(self.facts.id, self.words.lang()).unwrap_or(self.facts.rulebook)
    }

    /// A clause of it.
    pub(super) fn clause(&self, id: &str) -> Option<String> {
        engine::clause(self.rulebook(), id)
    }
}

/// A legal move in words.
fn describe(known: &Known<'_>, mv: &str) -> String {
    let at = known.game.moves.iter().position(|known| known == mv);
    let phrase = at.and_then(|at| known.game.words.as_ref()?.get(at));
    phrase.map_or_else(|| mv.to_owned(), |phrase| known.words.say(phrase))
}
