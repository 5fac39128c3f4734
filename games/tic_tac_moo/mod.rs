//! Tic Tac Moo: animals driven onto a shared meadow, and herded home.
//!
//! A supply that is drawn blindly, and no secrets: everybody knows what a supply holds, nobody its order.
//! [`tiles`] are the animals, [`meadow`] where they stand and what a herd is, [`phase`] what the game waits
//! for, [`rules`] what steps do, [`moves`] what may be done, [`score`] how it ended. A [`view`]
//! is the position itself.

mod clauses;
mod features;
mod hints;
mod meadow;
mod moves;
mod notation;
mod options;
mod phase;
mod position;
mod rules;
mod scene;
mod score;
mod tell;
mod tiles;
mod view;

#[cfg(test)]
mod tests;

use engine::{Facts, Offers, OptionFacts, Seat, in_every_language};

pub use meadow::{GRASS, Layout};
pub use moves::{Chance, Move};
pub use options::Options;
pub use phase::Phase;
pub use position::{PlayerPosition, Position};
pub use score::ENOUGH;
pub use tiles::{Species, Tiles};

use meadow::Meadow;

/// A game of Tic Tac Moo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TicTacMoo {
    layout: Layout,
    /// What each supply began with (C2).
    tiles: Tiles,
    meadow: Meadow,
    players: [Player; 2],
    /// Whose turn it is; while the first tiles are dealt, who gets them.
    seat: Seat,
    phase: Phase,
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    supply: Tiles,
    farmhands: [Option<Species>; 2],
    barn: Option<Species>,
    /// Start tiles that are not on the meadow yet (TTM-6).
    start_tiles: Tiles,
    taken: Tiles,
}

impl TicTacMoo {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    fn current(&mut self) -> &mut Player {
        &mut self.players[self.seat.idx()]
    }
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "tic-tac-moo",
    title: "Tic Tac Moo",
    hook: "Two of everything on your own field, or twelve animals herded home.",
    version: 1,
    seats: (2, 2),
    minutes: 20,
    credit: "After Tic Tac Moo by Jay Cormier and Sen-Foong Lim (HUCH!).",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts {
            name: "start",
            takes: "a seat or \"random\"",
            help: "who is given the cow and so plays first",
            offers: Offers::Seats,
        },
        OptionFacts {
            name: "layout",
            takes: "\"diagonal\" or \"sides\"",
            help: "who holds which fields",
            offers: Offers::Values(&["diagonal", "sides"]),
        },
        OptionFacts {
            name: "supply",
            takes: "four counts that add up to 24",
            help: "how many cows, pigs, sheep and chickens each player has",
            offers: Offers::Nothing,
        },
    ],
    words: in_every_language!("words/en.ftl", "words/", ".ftl"),
};
