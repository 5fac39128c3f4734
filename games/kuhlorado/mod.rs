//! Kuhlorado: two dice, one sheet, crosses against circles.
//!
//! An open game of pure dice luck, and so the plainest folder to learn from. [`sheet`] is the printed grid,
//! [`phase`] what the game waits for, [`rules`] what steps do, [`moves`] what may be done, [`score`] the
//! count at the end. Nothing is hidden: a view is the position itself.

mod clauses;
mod features;
mod generate;
mod hints;
mod moves;
mod notation;
mod options;
mod phase;
mod position;
mod rules;
mod scene;
mod score;
mod sheet;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use engine::kit::Squares;
use engine::{Facts, Offers, OptionFacts, Seat, in_every_language};

pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::{Face, Throw};
pub use position::{Position, Waiting};
pub use score::{Place, Points, areas, places, points};
pub use sheet::Sheet;

use phase::Phase;

/// A game of Kuhlorado.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuhlorado {
    sheet: Sheet,
    advanced: bool,
    /// What each seat has marked: crosses, circles.
    marks: [Squares; 2],
    /// Points noted for double squares (KUH-13), once they have been.
    noted: Option<[u8; 2]>,
    /// Whose turn it is.
    seat: Seat,
    phase: Phase,
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "kuhlorado",
    title: "Kuhlorado",
    hook: "Two dice, one meadow: fence it in before your neighbour does.",
    version: 1,
    seats: (2, 2),
    minutes: 15,
    credit: "After Kuhlorado, a dice and pencil game for two.",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts {
            name: "start",
            takes: "a seat or \"random\"",
            help: "who throws first",
            offers: Offers::Seats,
        },
        OptionFacts {
            name: "sheet",
            takes: "\"meadow-1\" to \"meadow-10\", \"random:<number>\", or eight rows of eight",
            help: "the sheet to play on",
            offers: Offers::Values(&[
                "meadow-1",
                "meadow-2",
                "meadow-3",
                "meadow-4",
                "meadow-5",
                "meadow-6",
                "meadow-7",
                "meadow-8",
                "meadow-9",
                "meadow-10",
            ]),
        },
        OptionFacts {
            name: "advanced",
            takes: "true or false",
            help: "double squares score at the ninth cow",
            offers: Offers::Values(&["false", "true"]),
        },
    ],
    words: in_every_language!("words/en.ftl", "words/", ".ftl"),
};
