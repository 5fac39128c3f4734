//! A lesson: what somebody who knows a game tells a newcomer while they play, each thing when it first matters.
//!
//! A game says in [`Hints::LESSON`] what there is to tell. One that does not is taught from its rulebook, so that
//! every game has a lesson.

use std::collections::BTreeSet;

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
    left: Vec<(&'static str, Vec<&'static str>)>,
    /// Everything that was told at the table so far.
    heard: BTreeSet<String>,
    /// Whether nothing was said at the last decision.
    was_quiet: bool,
}

impl Lesson {
    /// The lesson of a game.
    pub fn of<G: Hints>() -> Lesson {
        let own = G::LESSON.iter().map(|(says, about)| (*says, about.to_vec())).collect();
        let left = if G::LESSON.is_empty() { from_rulebook(&G::FACTS) } else { own };
        Lesson { left, heard: BTreeSet::new(), was_quiet: false }
    }

    /// Takes in what happened at the table.
    pub fn hear(&mut self, told: &Told) {
        told.say.iter().for_each(|phrase| collect_ids(phrase, &mut self.heard));
    }

    /// What to tell now that a decision is asked: what matters and was not told before. If nothing does for a while,
    /// something is told that has not mattered yet.
    pub fn at_decision(&mut self, asks: Option<&Phrase>, clauses: &[&str]) -> Vec<&'static str> {
        let mut now = BTreeSet::new();
        asks.inspect(|phrase| collect_ids(phrase, &mut now));
        let heard = &self.heard;
        let is_up = |id: &&str| now.contains(*id) || heard.contains(*id) || clauses.contains(id);
        let mut says = Vec::new();
        self.left.retain(|(point, about)| {
            let matters = says.len() < AT_ONCE && (about.is_empty() || about.iter().any(is_up));
            if matters {
                says.push(*point);
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
        self.left.drain(..count).map(|(point, _)| point).collect()
    }

    /// Whether everything has been told.
    pub fn is_over(&self) -> bool {
        self.left.is_empty()
    }
}

/// The line on the box, then the clauses in the order of the rulebook, each when it is first in force. Rulings and
/// examples (`ABC-R1`, `ABC-E1`) are for those who know the game already.
fn from_rulebook(facts: &Facts) -> Vec<(&'static str, Vec<&'static str>)> {
    let entries = facts.rulebook.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("** "));
    let is_clause = |id: &&str| id.rsplit('-').next().is_some_and(|number| number.parse::<u8>().is_ok());
    let clauses = entries.map(|(id, _)| id).filter(is_clause).map(|id| (id, vec![id]));
    std::iter::once(("hook", Vec::new())).chain(clauses).collect()
}

/// The ids of a phrase and of all that is in it.
fn collect_ids(phrase: &Phrase, into: &mut BTreeSet<String>) {
    into.insert(phrase.id.clone().into_owned());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(phrase) => collect_ids(phrase, into),
            Arg::List(phrases) => phrases.iter().for_each(|phrase| collect_ids(phrase, into)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}
