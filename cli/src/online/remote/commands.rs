//! What people type at a table elsewhere.

use engine::Record;
use jiff::Timestamp;
use table::wire::ToTable;

use super::super::guarded;
use super::{Answer, Known, Looking, Remote};
use crate::screen::{TYPED, pad, styled};
use crate::tabletop::chosen;
use crate::{Act, advice, looking_back, page};

/// What can be typed besides moves.
const HELP: [(&str, &str); 14] = [
    ("/say WORDS", "says something to all"),
    ("hint", "what an expert would do, and why"),
    ("?", "the rules of what is asked now"),
    ("rules", "the whole rulebook"),
    ("moves", "your choices again"),
    ("view", "the table again"),
    ("seats", "who sits where, and the clocks"),
    ("undo", "takes your last move back, or asks the others whether you may"),
    ("yes, no", "answers somebody who would like to take a move back"),
    ("pause", "stops the game and its clocks; resume goes on"),
    ("bot", "lets a bot play for you; back plays yourself again"),
    ("again", "when the game is over: plays another"),
    ("quit", "leaves, as does Ctrl-D; the link leads back"),
    ("help", "this list"),
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
            "rules" => Answer::show(page::render(known.facts.rulebook, self.width)),
            "moves" => Answer::show(self.choices()),
            "view" => Answer::show(self.table()),
            "seats" => Answer::show(self.seats()),
            "help" => Answer::show(help()),
            "hint" => self.hint(),
            // The table says itself that this is for players.
            "undo" => Answer::say(self.client.undo().unwrap_or(ToTable::Undo { expect: 0 })),
            "yes" | "no" => self.answer(line == "yes"),
            "pause" => Answer::say(ToTable::Pause {}),
            "resume" => Answer::say(ToTable::Resume {}),
            "bot" => Answer::say(ToTable::StandIn { level: None }),
            "back" => Answer::say(ToTable::TakeBack {}),
            _ => self.hear_move(line),
        }
    }

    /// Hears a number or a move that is not exactly as the game writes it.
    fn hear_move(&mut self, line: &str) -> Answer {
        let Some(known) = self.known() else { return Answer::default() };
        if !known.client.is_asked() {
            return Answer::show("You are not asked now; help lists what can be typed.\n");
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
        self.client.answer(yes).map_or_else(|| Answer::show("Nobody has asked.\n"), Answer::say)
    }

    fn clauses(&self, known: &Known<'_>) -> String {
        let looked =
            guarded(|| games::visit(known.facts.id, Looking(known.game.view.text())).flatten()).flatten();
        let clause = |id: &&'static str| {
            page::clause(id, &known.facts.clause(id).unwrap_or_default(), self.width) + "\n"
        };
        looked.map(|(_, clauses)| clauses.iter().map(clause).collect()).unwrap_or_default()
    }

    fn hint(&mut self) -> Answer {
        let Some((known, you)) = self.known().and_then(|known| Some((known, known.you?))) else {
            return Answer::show("Hints are for players.\n");
        };
        if !known.client.is_asked() {
            return Answer::show("You are not asked now.\n");
        }
        let looked =
            guarded(|| games::visit(known.facts.id, Looking(known.game.view.text())).flatten()).flatten();
        let Some((view, _)) = looked else {
            return Answer::show("The hall plays by other rules than this barn knows.\n");
        };
        let mut luck = self.experts_luck.clone();
        let known_to_you = (known.facts.id, you, &view);
        let hint = || advice::hint(known_to_you, &mut luck, self.tabletop(&known), |mv| describe(&known, mv));
        Answer::show(
            guarded(hint).unwrap_or_else(|| "Nobody can make sense of what the hall shows.\n".to_owned()),
        )
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
            _ => Answer::show("The game is over: review, save, again, rules, or Enter to leave.\n"),
        }
    }

    fn again(&self) -> Answer {
        let again = self.client.rematch();
        again.map_or_else(|| Answer::show("Only players can play again.\n"), Answer::say)
    }

    fn save(&self, file: &str, now: Timestamp) -> Answer {
        let (Some(known), Some(record)) = (self.known(), &self.record) else { return no_record() };
        let file = if file.is_empty() {
            format!("{}-{}.barn", known.facts.id, now.strftime("%Y%m%d-%H%M%S"))
        } else {
            file.to_owned()
        };
        let say = Some(format!("The game is saved. Step through it again with: barn replay {file}"));
        let record = String::from_utf8_lossy(record).into_owned();
        Answer { acts: vec![Act::Save { file: file.into(), record, say }], ..Answer::default() }
    }

    fn review(&self) -> Answer {
        let read = self.record.as_ref().and_then(|record| serde_json::from_slice::<Record>(record).ok());
        let (Some(known), Some(record)) = (self.known(), read) else { return no_record() };
        let Ok(game) = games::replay(&record) else { return no_record() };
        let review = looking_back::review(&record, looking_back::BUDGET, &mut |_| {});
        let review = review.expect("a game that can be replayed can be looked back on");
        Answer::show(looking_back::summary(&review, &*game, known.words, self.width))
    }
}

/// A legal move in words.
fn describe(known: &Known<'_>, mv: &str) -> String {
    let at = known.game.moves.iter().position(|known| known == mv);
    let phrase = at.and_then(|at| known.game.words.as_ref()?.get(at));
    phrase.map_or_else(|| mv.to_owned(), |phrase| known.words.say(phrase))
}

fn no_record() -> Answer {
    Answer::show("The hall has not given us the record.\n")
}

fn help() -> String {
    let line = |(typed, does): (&str, &str)| format!("  {}  {does}\n", pad(&styled(TYPED, typed), 10));
    let moves = "Type the number of a choice, or the move as it stands beside it.\n";
    moves.to_owned() + &HELP.map(line).concat()
}
