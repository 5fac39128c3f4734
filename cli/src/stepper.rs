//! A record leafed through: lines of text go in, text to show comes out.

use engine::{AnyGame, Lang, Phrase, Record, Viewer, Wordbook};

use crate::draw;
use crate::screen::{FAINT, STRONG, styled, wrap};
use crate::verdict::{scores, verdict};

/// A record, open at some step.
pub struct Stepper {
    game: Box<dyn AnyGame>,
    words: Wordbook,
    viewer: Viewer,
    /// How many steps have been played.
    at: usize,
    width: usize,
}

impl Stepper {
    /// Opens a game before its first step.
    pub fn new(game: Box<dyn AnyGame>, record: &Record, viewer: Viewer, width: usize) -> Stepper {
        let words = Wordbook::new(game.facts(), Lang::English).expect("every game has English words");
        let names = record.seats.iter().map(|seat| seat.name.clone()).collect();
        Stepper { words: words.with_names(names), game, viewer, at: 0, width }
    }

    /// Goes to where so many steps have been played, the last at most.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.game.len());
    }

    /// Hears a line: Enter for the next step, `b` for the one before, a number to jump, `q` to leave.
    /// What to show, or nothing when it is over.
    pub fn line(&mut self, line: &str) -> Option<String> {
        match line.trim() {
            "" | "n" => self.go_to(self.at + 1),
            "b" => self.at = self.at.saturating_sub(1),
            "q" | "quit" => return None,
            number => match number.parse() {
                Ok(step) => self.go_to(step),
                Err(_) => return Some(format!("{}\n", self.keys())),
            },
        }
        Some(self.page())
    }

    /// The step that led here, in words, and the table after it.
    pub fn page(&self) -> String {
        let then = self.game.until(self.at);
        let drawn = draw::scene(&then.scene(self.viewer), &self.words, &[], self.width);
        let head = styled(STRONG, &format!("Step {} of {}", self.at, self.game.len()));
        let said = if self.at == 0 { String::new() } else { self.told(self.at - 1, 1) };
        let ending = if self.at == self.game.len() { self.ending() } else { String::new() };
        format!("\n{head}\n{said}\n{drawn}{ending}")
    }

    /// All steps in words.
    pub fn all(&self) -> String {
        format!("{}{}", self.told(0, self.game.len()), self.ending())
    }

    /// What can be typed.
    pub fn keys(&self) -> String {
        styled(FAINT, "Enter: next step · b: back · a number: jump there · q: leave")
    }

    fn told(&self, from: usize, count: usize) -> String {
        let digits = self.game.len().to_string().len();
        let line = |(at, told): (usize, engine::Told)| {
            let sentences: Vec<String> = told.say.iter().map(|phrase| self.words.say(phrase)).collect();
            let start = format!("{:>digits$}  ", at + 1);
            wrap(&sentences.join(" "), self.width, &start, &" ".repeat(digits + 2)) + "\n"
        };
        (from..).zip(self.game.told(self.viewer, from)).take(count).map(line).collect()
    }

    fn ending(&self) -> String {
        let Some(outcome) = self.game.outcome() else {
            return "The record ends here; the game is not over.\n".to_owned();
        };
        let reason = self.words.say(&Phrase::new(outcome.ended));
        let (verdict, scores) = (verdict(&outcome, &self.words), scores(&outcome, &self.words));
        wrap(&format!("{reason} {verdict} {scores}"), self.width, "", "") + "\n"
    }
}
