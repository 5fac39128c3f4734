//! A record leafed through: lines of text go in, text to show comes out.

use engine::{AnyGame, Phrase, Record, Viewer, Wordbook};
use players::{Budget, Review};

use crate::terminal::screen::{FAINT, STRONG, styled, wrap};
use crate::terminal::verdict::{scores, verdict};
use crate::terminal::{draw, looking_back, words};

/// A record, open at some step.
pub struct Stepper {
    game: Box<dyn AnyGame>,
    words: Wordbook,
    record: Record,
    viewer: Viewer,
    /// What an expert thinks of it, once somebody has asked.
    review: Option<Review<String>>,
    /// How long the expert thinks about each decision.
    budget: Budget,
    /// How many steps have been played.
    at: usize,
    width: usize,
}

impl Stepper {
    /// Opens a game before its first step.
    pub fn new(game: Box<dyn AnyGame>, record: &Record, viewer: Viewer, width: usize) -> Stepper {
        let names = record.seats.iter().map(|seat| seat.name.clone()).collect();
        let words = words::in_english(game.facts()).with_names(names);
        Stepper {
            words,
            game,
            record: record.clone(),
            viewer,
            review: None,
            budget: looking_back::BUDGET,
            at: 0,
            width,
        }
    }

    /// Lets the expert who looks back think longer or less long about each decision.
    #[must_use]
    pub fn thinking(self, budget: Budget) -> Stepper {
        Stepper { budget, ..self }
    }

    /// Shows a review beside the steps. It tells secrets, so it is for games that are over.
    pub fn with_review(&mut self, review: Review<String>) {
        self.review = Some(review);
    }

    /// The review, whole; made now if nobody asked before.
    pub fn review(&mut self) -> String {
        if self.game.outcome().is_none() {
            return "A game is looked back on when it is over.\n".to_owned();
        }
        if self.review.is_none() {
            let review = looking_back::review(&self.record, self.budget, &mut |_| {});
            self.review = Some(review.expect("the record was replayed before"));
        }
        let review = self.review.as_ref().expect("it was just made");
        looking_back::summary(review, &*self.game, &self.words, self.width)
    }

    /// Goes to the next turning point; the step is shown that was the mistake.
    fn go_to_turning_point(&mut self) {
        let turning = self.review.iter().flat_map(Review::turning_points);
        if let Some(next) = turning.map(|one| one.at + 1).find(|step| *step > self.at) {
            self.at = next;
        }
    }

    /// Goes to where so many steps have been played, the last at most.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.game.len());
    }

    /// Hears a line: Enter for the next step, `b` for the one before, a number to jump, `r` for a review, `t`
    /// for the next turning point, `q` to leave.
    /// What to show, or nothing when it is over.
    pub fn line(&mut self, line: &str) -> Option<String> {
        match line.trim() {
            "" | "n" => self.go_to(self.at + 1),
            "b" => self.at = self.at.saturating_sub(1),
            "r" => return Some(self.review()),
            "t" if self.review.is_none() => return Some(self.review()),
            "t" => self.go_to_turning_point(),
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
        format!("\n{head}\n{said}{}\n{drawn}{ending}", self.remark())
    }

    /// What the review says about the step that led here.
    fn remark(&self) -> String {
        let decisions = self.review.iter().flat_map(|review| &review.decisions);
        let Some(one) = decisions.into_iter().find(|one| one.at + 1 == self.at) else { return String::new() };
        let remark = looking_back::remark(one, &*self.game, &self.words);
        wrap(&styled(FAINT, &remark), self.width, "   ", "   ") + "\n"
    }

    /// All steps in words.
    pub fn all(&self) -> String {
        format!("{}{}", self.told(0, self.game.len()), self.ending())
    }

    /// What can be typed.
    pub fn keys(&self) -> String {
        styled(
            FAINT,
            "Enter: next step · b: back · a number: jump there · r: review · t: next turning point · q: leave",
        )
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
        let (verdict, scores) = (verdict(outcome.winners, &self.words), scores(&outcome, &self.words));
        wrap(&format!("{reason} {verdict} {scores}"), self.width, "", "") + "\n"
    }
}
