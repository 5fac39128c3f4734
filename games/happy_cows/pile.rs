//! The work pile and the row beside it.

use super::cards::{Card, Cow, FarmCard, FarmCards, OpenCard};
use super::farm::Cows;

/// Cards whose order nobody knows. What is seen of the top one is kept beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct WorkPile {
    pub(super) cows: Cows,
    pub(super) farm: FarmCards,
}

impl WorkPile {
    #[inline]
    pub(super) fn len(&self) -> u32 {
        u32::from(self.cows.len() + self.farm.len())
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.cows.is_empty() && self.farm.is_empty()
    }

    /// Every card, cows first.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cows.iter().map(Card::Cow).chain(self.farm.cards().map(Card::Farm))
    }

    /// Takes a card out, if it is there.
    pub(super) fn take(&mut self, card: Card) -> bool {
        match card {
            Card::Cow(cow) => self.take_cow(cow),
            Card::Farm(card) => self.take_farm(card),
        }
    }

    fn take_cow(&mut self, cow: Cow) -> bool {
        let there = self.cows.contains(cow);
        self.cows.remove(cow);
        there
    }

    fn take_farm(&mut self, card: FarmCard) -> bool {
        let there = self.farm.count(card) > 0;
        if there {
            self.farm.take(card);
        }
        there
    }
}

/// HAP-4: how many cards lie in the row.
pub(super) const ROW: usize = 3;

/// The open cards, oldest first; the places behind them are empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Row([Option<OpenCard>; ROW]);

impl Row {
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = OpenCard> + '_ {
        self.0.iter().map_while(|card| *card)
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.iter().count()
    }

    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.0[ROW - 1].is_none()
    }

    #[inline]
    pub(super) fn push(&mut self, card: OpenCard) {
        let place = self.0.iter_mut().find(|place| place.is_none());
        *place.expect("a card is laid only where there is room") = Some(card);
    }

    /// Takes out the oldest card of this kind.
    #[inline]
    pub(super) fn take(&mut self, card: Card) -> OpenCard {
        let is_it = |place: &Option<OpenCard>| place.is_some_and(|open| open.card() == card);
        let at = self.0.iter().position(is_it).expect("only a card of the row can be taken");
        let taken = self.0[at].take().expect("it was just found");
        self.0[at..].rotate_left(1);
        taken
    }

    /// The oldest card of this kind, as it lies.
    #[inline]
    pub(super) fn find(&self, card: Card) -> OpenCard {
        self.iter().find(|open| open.card() == card).expect("only a card of the row can be chosen")
    }

    /// The different cards in it: equal farm cards are one choice.
    #[inline]
    pub(super) fn different(&self) -> Row {
        let mut different = Row::default();
        for card in self.iter() {
            if different.iter().all(|other| other != card) {
                different.push(card);
            }
        }
        different
    }

    /// The card at a place.
    #[inline]
    pub(super) fn nth(&self, place: usize) -> OpenCard {
        self.0[place].expect("there is a card at that place")
    }
}
