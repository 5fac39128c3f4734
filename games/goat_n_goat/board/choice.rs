//! Cards that have been touched but not yet played.

use games::goat_n_goat::{Goat, Goats, Play};

/// One card among its equals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Card {
    /// What it shows.
    pub(crate) goat: Goat,
    /// Which of the cards that show the same it is, from 0.
    pub(crate) copy: u8,
}

/// The cards of a pile one by one, by colour and number.
pub(crate) fn cards(goats: &Goats) -> impl Iterator<Item = Card> {
    goats.kinds().flat_map(|(goat, count)| (0..count).map(move |copy| Card { goat, copy }))
}

/// The cards of a hand one by one, grouped by number.
pub(crate) fn by_number(hand: &Goats) -> Vec<Card> {
    let mut cards: Vec<_> = cards(hand).collect();
    cards.sort_by_key(|card| (card.goat.number(), card.goat.colour()));
    cards
}

/// The cards chosen so far, all of one number (GNG-4).
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Choice(Vec<Card>);

impl Choice {
    /// Adds a card, or puts it back. A card of another number begins a new choice.
    pub(crate) fn touch(&mut self, card: Card) {
        if self.has(card) {
            self.0.retain(|chosen| *chosen != card);
            return;
        }
        self.0.retain(|chosen| chosen.goat.number() == card.goat.number());
        self.0.push(card);
    }

    /// Chooses every card of the number that is being chosen.
    pub(crate) fn take_all(&mut self, hand: &Goats) {
        let number = self.number();
        self.0 = cards(hand).filter(|card| Some(card.goat.number()) == number).collect();
    }

    /// Whether this card is chosen.
    pub(crate) fn has(&self, card: Card) -> bool {
        self.0.contains(&card)
    }

    /// How many cards are chosen.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The number on the chosen cards.
    pub(crate) fn number(&self) -> Option<u8> {
        self.0.first().map(|card| card.goat.number())
    }

    /// The move that plays the chosen cards.
    pub(crate) fn play(&self) -> Option<Play> {
        let mut counts = [0; 3];
        self.0.iter().for_each(|card| counts[card.goat.colour() as usize] += 1);
        self.number().map(|number| Play { number, counts })
    }
}

#[cfg(test)]
mod tests {
    use games::goat_n_goat::Colour;

    use super::*;

    fn card(colour: Colour, number: u8, copy: u8) -> Card {
        Card { goat: Goat::of(colour, number), copy }
    }

    #[test]
    fn cards_of_one_number_gather_and_can_be_put_back() {
        let mut choice = Choice::default();
        choice.touch(card(Colour::Red, 2, 0));
        choice.touch(card(Colour::Red, 2, 1));
        choice.touch(card(Colour::Green, 2, 0));
        assert_eq!(choice.play(), Some(Play { number: 2, counts: [2, 0, 1] }));
        choice.touch(card(Colour::Red, 2, 0));
        assert_eq!(choice.play(), Some(Play { number: 2, counts: [1, 0, 1] }));
    }

    #[test]
    fn another_number_begins_anew() {
        let mut choice = Choice::default();
        choice.touch(card(Colour::Red, 2, 0));
        choice.touch(card(Colour::Blue, 3, 0));
        assert_eq!(choice.play(), Some(Play { number: 3, counts: [0, 1, 0] }));
    }

    #[test]
    fn all_of_a_number_are_chosen_at_once() {
        let mut hand = Goats::EMPTY;
        hand.add_many(Goat::of(Colour::Red, 1), 3);
        hand.add(Goat::of(Colour::Blue, 1));
        hand.add(Goat::of(Colour::Blue, 4));
        let mut choice = Choice::default();
        choice.touch(card(Colour::Red, 1, 1));
        choice.take_all(&hand);
        assert_eq!(choice.play(), Some(Play { number: 1, counts: [3, 1, 0] }));
    }
}
