//! Moo Moo Toretore: everybody calls cows at once, and the lowest number gets them.
//!
//! Hidden hands, cards laid face down, signs chosen together. [`cards`] are cows, hand cards and chips,
//! [`markers`] say which numbers can be called, [`phase`] what the game waits for, [`rules`] what steps do,
//! [`moves`] what may be done, [`view`] who knows what, [`score`] the count.

mod cards;
mod clauses;
mod features;
mod hints;
mod judge;
mod markers;
mod moves;
mod notation;
mod options;
mod phase;
mod plays;
mod position;
mod revealed;
mod rules;
mod scene;
mod score;
mod tell;
mod view;

#[cfg(test)]
mod tests;

use engine::{Facts, Offers, OptionFacts, Seat, in_every_language};

pub use cards::{Breed, Chip, Chips, Cow, Cows, Number, Numbers, chips_worth, herd, herd_size};
pub use moves::{Chance, Move, Sign};
pub use options::{Deck, Options};
pub use phase::Phase;
pub use plays::{Cards, Play};
pub use position::{PlayerPosition, Position};
pub use revealed::Revealed;
pub use score::{Points, points};
pub use tell::used_chips_words;
pub use view::{PlayerView, View};

use cards::BOTH_CHIPS;
use markers::Markers;
use revealed::Shown;

/// The most players.
pub(crate) const SEATS: usize = 5;

/// A game of Moo Moo Toretore.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MooMooToretore {
    seats: u8,
    /// How many cards a hand has between rounds (C2).
    hand_size: u8,
    /// How many rounds have been finished.
    round: u8,
    leader: Seat,
    phase: Phase,
    /// The stars of the top cow of the pile, while everybody knows them (MOO-7).
    stars: Option<u8>,
    /// All cows of this game, wherever they are.
    cow_deck: Cows,
    cow_pile: Cows,
    cow_discard: Cows,
    /// The cows in the columns; a cow's breed says in which.
    columns: Cows,
    markers: Markers,
    /// All hand cards of this game, wherever they are.
    hand_deck: Numbers,
    hand_pile: Numbers,
    hand_discard: Numbers,
    /// What the hand pile was made of when it was last remade; everybody saw it in the discard pile.
    remade: Option<Numbers>,
    players: [Player; SEATS],
}

/// What lies before one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Player {
    hand: Numbers,
    /// What the seat has drawn from the hand pile since it was last remade; nobody else knows.
    drawn: Numbers,
    /// The chips that lie face up and have not been laid.
    chips: Chips,
    /// What has been laid this round.
    laid: Play,
    /// The sign picked for the chips laid.
    sign: Option<Sign>,
    /// What was shown and called last (MOO-11).
    shown: Shown,
    cows: Cows,
}

impl Player {
    /// MOO-4: nothing but two chips.
    const NEW: Player = Player {
        hand: Numbers::EMPTY,
        drawn: Numbers::EMPTY,
        chips: BOTH_CHIPS,
        laid: Play { cards: Cards::NONE, chips: Chips::EMPTY },
        sign: None,
        shown: Shown::NOTHING,
        cows: Cows::EMPTY,
    };
}

impl MooMooToretore {
    #[inline]
    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.idx()]
    }

    fn seated(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats).zip(&self.players)
    }
}

/// What is printed on the box.
const FACTS: Facts = Facts {
    id: "moo-moo-toretore",
    title: "Moo Moo Toretore",
    hook: "Everybody calls the cows at once. Aim low, but not where the others aim.",
    version: 1,
    seats: (3, 5),
    minutes: 30,
    credit: "After Moo Moo Toretore, a card game about alien schoolchildren and cows.",
    rulebook: include_str!("README.md"),
    options: &[
        OptionFacts {
            name: "start",
            takes: "a seat or \"random\"",
            help: "who leads first",
            offers: Offers::Seats,
        },
        OptionFacts {
            name: "cow_deck",
            takes: "how many of each cow, as in {\"s1\": 6, \"s1k\": 2}",
            help: "the cows to play with",
            offers: Offers::Nothing,
        },
        OptionFacts {
            name: "hand_deck",
            takes: "how many of each number from 0 to 10, as in {\"1\": 18, \"2\": 16}",
            help: "the hand cards to play with",
            offers: Offers::Nothing,
        },
        OptionFacts {
            name: "hand_size",
            takes: "a number, at least the most stars of a cow",
            help: "how many cards a hand has",
            offers: Offers::Nothing,
        },
    ],
    words: in_every_language!("words/en.ftl", "words/", ".ftl"),
};
