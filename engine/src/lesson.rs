//! A lesson: what somebody who knows a game tells a newcomer while they play, each thing when it first matters.
//!
//! A game says in [`Hints::LESSON`] what there is to tell. One that does not is taught from its rulebook, so that
//! every game has a lesson.

use crate::{Arg, Facts, Hints, Phrase, Told};

/// One thing to tell: a message among the game's words or a clause of its rulebook; and what makes it matter, which
/// is a message that is asked or told, alone or as a part of another, or a clause in force. What matters from the
/// beginning needs nothing to make it so.
pub type Point = (&'static str, &'static [&'static str]);

/// How many things are told at once. More, nobody remembers.
const AT_ONCE: usize = 2;

/// What is still to be told.
#[derive(Clone, Debug)]
pub struct Lesson {
    left: Vec<Left>,
    /// Whether nothing was said at the last decision.
    was_quiet: bool,
}

/// Something still to be told.
#[derive(Clone, Debug)]
struct Left {
    says: &'static str,
    about: Vec<&'static str>,
    /// Whether it matters since something was told, or from the beginning.
    matters: bool,
}

impl Left {
    fn new(says: &'static str, about: &[&'static str]) -> Left {
        Left { says, about: about.to_vec(), matters: about.is_empty() }
    }

    fn is_in(&self, phrase: &Phrase) -> bool {
        self.about.iter().any(|id| mentions(phrase, id))
    }
}

impl Lesson {
    /// The lesson of a game.
    pub fn of<G: Hints>() -> Lesson {
        if G::LESSON.is_empty() {
            return Lesson::from_rulebook(&G::FACTS);
        }
        let own = G::LESSON.iter().map(|(says, about)| Left::new(says, about));
        Lesson { left: own.collect(), was_quiet: false }
    }

    /// The line on the box, then the clauses in the order of the rulebook, each when it is first in force. Rulings
    /// and examples (`ABC-R1`, `ABC-E1`) are for those who know the game already.
    pub fn from_rulebook(facts: &Facts) -> Lesson {
        let entries = facts.rulebook.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
        let is_clause = |id: &&str| id.rsplit('-').next().is_some_and(|number| number.parse::<u8>().is_ok());
        let clauses = entries.map(|(id, _)| id).filter(is_clause).map(|id| Left::new(id, &[id]));
        let left = std::iter::once(Left::new("hook", &[])).chain(clauses).collect();
        Lesson { left, was_quiet: false }
    }

    /// Leaves out what was told before.
    pub fn leave_out(&mut self, told: &[String]) {
        self.left.retain(|left| told.iter().all(|known| known != left.says));
    }

    /// Takes in what happened at the table.
    pub fn hear(&mut self, told: &Told) {
        for left in &mut self.left {
            left.matters |= told.say.iter().any(|phrase| left.is_in(phrase));
        }
    }

    /// What to tell now that a decision is asked: what matters and was not told before. If nothing does for a while,
    /// something is told that has not mattered yet.
    pub fn at_decision(&mut self, asks: Option<&Phrase>, clauses: &[&str]) -> Vec<&'static str> {
        let is_asked = |left: &Left| asks.is_some_and(|phrase| left.is_in(phrase));
        let is_in_force = |left: &Left| left.about.iter().any(|id| clauses.contains(id));
        let mut says = Vec::new();
        self.left.retain(|left| {
            let matters = says.len() < AT_ONCE && (left.matters || is_asked(left) || is_in_force(left));
            if matters {
                says.push(left.says);
            }
            !matters
        });
        if says.is_empty() && self.was_quiet {
            says = self.next(1);
        }
        self.was_quiet = says.is_empty();
        says
    }

    /// So many of the things still to be told, whether or not they matter yet.
    pub fn next(&mut self, count: usize) -> Vec<&'static str> {
        let count = count.min(self.left.len());
        self.left.drain(..count).map(|left| left.says).collect()
    }

    /// Whether everything has been told.
    pub fn is_over(&self) -> bool {
        self.left.is_empty()
    }
}

/// Whether a phrase or one that is in it is the message of this id.
fn mentions(phrase: &Phrase, id: &str) -> bool {
    phrase.id == id
        || phrase.args.iter().any(|(_, arg)| match arg {
            Arg::Phrase(phrase) => mentions(phrase, id),
            Arg::List(phrases) => phrases.iter().any(|phrase| mentions(phrase, id)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => false,
        })
}
