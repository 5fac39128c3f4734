//! Goat 'n' Goat: flocks in ascending order climb mountains.
//!
//! Hidden hands and a deck. [`cards`] are goats and mountains, [`phase`] what the game waits for, [`rules`]
//! what steps do, [`moves`] what may be done, [`view`] who knows what, [`score`] the count.

mod cards;
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

use engine::{Facts, Offers, OptionFacts, Seat, in_every_language};

pub use cards::{Colour, Goat, Goats, Mountain, Mountains, flock_size};
pub use moves::{Chance, Move, Play};
pub use options::Options;
pub use phase::Phase;
pub use position::{PlayerPosition, Position};
pub use rules::{DISPLAY, HAND_LIMIT};
pub use score::points;
pub use view::{PlayerView, View};

/// The most players.
pub(crate) const SEATS: usize = 5;

/// A game of Goat 'n' Goat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GoatNGoat {
    seats: u8,
    /// How many mountains may be taken in one turn (R1).
    climbs_per_turn: u8,
    /// Whose turn it is; while cards are dealt, the starter.
    seat: Seat,
    phase: Phase,
    /// Whether the deck has been exhausted once, and so holds what everybody saw discarded (R5).
    reshuffled: bool,
    /// How many last turns are still to be played, once the game end has begun (GNG-11).
    last_turns: Option<u8>,
    deck: Goats,
    discard: Goats,
    display: Goats,
    /// Mountains nobody has taken yet.
    mountains: Mountains,
    players: [Player; SEATS],
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    hand: Goats,
    /// The part of the hand that everybody saw being taken (R5).
    known: Goats,
    /// All three flocks; a goat's colour says which it is in.
    flocks: Goats,
    penalties: Goats,
    mountains: Mountains,
}

impl GoatNGoat {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    #[inline]
    fn current(&mut self) -> &mut Player {
        &mut self.players[self.seat.idx()]
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).zip(&self.players)
    }
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "goat-n-goat",
    title: "Goat 'n' Goat",
    hook: "Line your goats up small to tall, and climb before the others do.",
    version: 1,
    seats: (2, 5),
    minutes: 30,
    credit: "After Goat 'n' Goat by Hisashi Hayashi (OKAZU brand).",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts {
            name: "start",
            takes: "a seat or \"random\"",
            help: "who plays first",
            offers: Offers::Seats,
        },
        OptionFacts {
            name: "climbs_per_turn",
            takes: "3 or 1",
            help: "how many mountains a turn may take",
            offers: Offers::Values(&["3", "1"]),
        },
    ],
    words: in_every_language!("words/en.ftl", "words/", ".ftl"),
};
