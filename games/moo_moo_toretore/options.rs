//! What a table may choose.

use std::collections::BTreeMap;

use engine::kit::{Kind, Pile};
use engine::{BadOptions, Start};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{COW_DECK, Cow, HAND_DECK, Number};
use super::rules::{MOST_STARS, can_set_up};

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who leads first.
    pub start: Start,
    /// The cow deck (C1).
    pub cow_deck: Deck<Cow, 18>,
    /// The hand deck (C2).
    pub hand_deck: Deck<Number, 11>,
    /// How many cards a hand has (C2).
    pub hand_size: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            start: Start::Random,
            cow_deck: Deck(COW_DECK),
            hand_deck: Deck(HAND_DECK),
            hand_size: HAND_SIZE,
        }
    }
}

/// C2: how many cards a hand has unless the table wants another number.
pub(super) const HAND_SIZE: u8 = 5;

impl Options {
    /// Refuses decks and hands with which a game could not begin or would get stuck.
    pub(super) fn check(&self, seats: u8) -> Result<(), BadOptions> {
        let Deck(cows) = self.cow_deck;
        if !can_set_up(&cows) {
            let problem = "the first round takes 6 cows, of which 5 must find room: \
                           at most 3 spotted, 2 red and 2 black ones do";
            return Err(BadOptions::new("cow_deck", problem));
        }
        let stars = most_stars(&cows);
        if self.hand_size < stars {
            let problem = format!(
                "stars on a cow: {stars}. A hand needs at least as many cards, not {}",
                self.hand_size
            );
            return Err(BadOptions::new("hand_size", problem));
        }
        let (have, need) = (self.hand_deck.0.len(), u16::from(seats) * u16::from(self.hand_size));
        if u16::from(have) < need {
            let size = self.hand_size;
            let problem = format!("it has {have} cards, but {seats} hands of {size} take {need}");
            return Err(BadOptions::new("hand_deck", problem));
        }
        Ok(())
    }
}

/// The most stars on any of these cows.
pub(super) fn most_stars(cows: &Pile<Cow, 18>) -> u8 {
    cows.kinds().map(|(cow, _)| cow.stars()).max().unwrap_or(MOST_STARS)
}

/// A deck as people write it: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck<K: Kind, const N: usize>(pub Pile<K, N>);

impl<K: Kind, const N: usize> Serialize for Deck<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.kinds().map(|(kind, count)| (kind.to_string(), count)))
    }
}

impl<'de, K: Kind, const N: usize> Deserialize<'de> for Deck<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<String, u8>::deserialize(deserializer)?;
        let total: u64 = counts.values().map(|count| u64::from(*count)).sum();
        if total > u64::from(u8::MAX) {
            return Err(serde::de::Error::custom(format!("a deck has at most 255 cards, not {total}")));
        }
        let mut deck = Pile::EMPTY;
        for (name, count) in counts {
            deck.add_many(name.parse().map_err(serde::de::Error::custom)?, count);
        }
        Ok(Deck(deck))
    }
}
