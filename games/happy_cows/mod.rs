//! Happy Cows!: collect cows, cheer them up, keep them dry.
//!
//! Open cards and a shuffled pile, and much that players do to one another. [`cards`] are cows and farm cards,
//! [`farm`] what a player has, [`pile`] what lies between them, [`phase`] what the game waits for, [`rules`] how a
//! turn goes, [`effects`] what farm cards do, [`moves`] what may be done, [`score`] the count. Nothing is hidden
//! but what luck has not decided yet.

mod cards;
mod clauses;
mod effects;
mod farm;
mod features;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod pile;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use engine::{Facts, Offers, OptionFacts, Seat, in_every_language};

pub use cards::{Card, Colour, Cow, CowCard, FarmCard, FarmCards, OpenCard, TopCard};
pub use moves::{Chance, Move};
pub use options::{Options, PileMood};
pub use phase::{Draw, Next, Phase};
pub use position::{FarmPosition, Position};
pub use score::points;
pub use view::View;

use farm::{Cows, Farm};
use pile::{Row, WorkPile};

/// The most players.
pub(crate) const SEATS: usize = 6;

/// A game of Happy Cows!
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HappyCows {
    seats: u8,
    pile_mood: PileMood,
    /// Whose turn it is; before the first turn, the starter.
    seat: Seat,
    phase: Phase,
    /// The work pile, its top card included.
    pile: WorkPile,
    /// What is seen of the top card.
    top: Option<TopCard>,
    row: Row,
    /// The happy ones among the cows on farms; the others are sad.
    happy: Cows,
    farms: [Farm; SEATS],
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "happy-cows",
    title: "Happy Cows!",
    hook: "Cheer up your cows, keep them dry, and let it rain next door.",
    version: 1,
    seats: (2, 6),
    minutes: 30,
    credit: "After Happy Cows! (Koe zoekt Boer) by Hans van Tol (The Game Master).",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts {
            name: "start",
            takes: "a seat or \"random\"",
            help: "who plays first",
            offers: Offers::Seats,
        },
        OptionFacts {
            name: "pile_mood",
            takes: "\"random\", \"sad\" or \"happy\"",
            help: "which side of the cow cards is up in the pile",
            offers: Offers::Values(&["random", "sad", "happy"]),
        },
    ],
    words: in_every_language!("words/en.ftl", "words/", ".ftl"),
};
