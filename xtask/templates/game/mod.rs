//! @@Title@@: fill the basket with eggs, and be home before the fox comes.
//!
//! An open game of one die and one decision. [`options`] is what a table may choose, [`phase`] what the game
//! waits for, [`moves`] what is decided, [`rules`] what may be done and what steps do, [`score`] the count at the
//! end. Nothing is hidden: a view is the position itself.

mod clauses;
mod features;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use engine::{Facts, Lang, Offers, OptionFacts, Seat};

pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::Phase;
pub use position::Position;

/// The most players.
const SEATS: usize = 4;

/// A game of @@Title@@.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct @@Type@@ {
    seats: u8,
    /// Whose turn it is.
    seat: Seat,
    phase: Phase,
    /// How many turns are still to be ended, this one included.
    turns_left: u8,
    /// The eggs found in this turn.
    basket: u8,
    /// The eggs each seat has brought home.
    home: [u16; SEATS],
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "@@id@@",
    title: "@@Title@@",
    hook: "One more egg, or home before the fox comes?",
    version: 1,
    seats: (2, SEATS as u8),
    minutes: 10,
    credit: "After an old dice game of pushing your luck.",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts { name: "start", takes: "a seat or \"random\"", help: "who throws first", offers: Offers::Seats },
        OptionFacts { name: "rounds", takes: "1 to 20", help: "how many turns everybody has", offers: Offers::Nothing },
    ],
    words: &[(Lang::English, include_str!("words/en.ftl"))],
};
