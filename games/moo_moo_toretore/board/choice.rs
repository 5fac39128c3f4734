//! Cards and chips that have been touched but not yet laid.

use engine::kit::Kind;
use games::moo_moo_toretore::{Cards, Chip, Chips, Numbers, Play, chips_worth};

/// One card among its equals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Card {
    /// What it shows.
    pub(crate) number: u8,
    /// Which of the cards that show the same it is, from 0.
    pub(crate) copy: u8,
}

/// The cards of a hand one by one, lowest first.
pub(crate) fn cards(hand: &Numbers) -> impl Iterator<Item = Card> {
    hand.kinds()
        .flat_map(|(number, count)| (0..count).map(move |copy| Card { number: number.idx() as u8, copy }))
}

/// What is printed on laid cards.
pub(crate) fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(|number| number.idx() as u8).collect()
}

/// How many of the numbers are this one.
pub(crate) fn count(numbers: &[u8], number: u8) -> usize {
    numbers.iter().copied().filter(|one| *one == number).count()
}

/// The cards and chips chosen so far.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Choice {
    cards: Vec<Card>,
    chips: Chips,
}

impl Choice {
    /// Adds a card, or puts it back. Where there is no room for it, it takes the place of the last one.
    pub(crate) fn touch(&mut self, card: Card, room: usize) {
        if self.has(card) {
            self.cards.retain(|chosen| *chosen != card);
            return;
        }
        self.cards.truncate(room.saturating_sub(1));
        self.cards.push(card);
    }

    /// Adds a chip, or puts it back.
    pub(crate) fn touch_chip(&mut self, chip: Chip) {
        if self.chips.contains(chip) {
            self.chips.remove(chip);
        } else {
            self.chips.insert(chip);
        }
    }

    /// Chooses one of these plays: the first, or the one after the one that is chosen.
    pub(crate) fn choose_next(&mut self, plays: &[Play]) {
        let now = plays.iter().position(|play| *self == Choice::of(*play));
        let next = now.map_or(0, |at| (at + 1) % plays.len());
        if let Some(play) = plays.get(next) {
            *self = Choice::of(*play);
        }
    }

    /// A play, as the choice of its cards and chips.
    fn of(Play { cards, chips }: Play) -> Choice {
        Choice { cards: self::cards(&Numbers::from(cards)).collect(), chips }
    }

    /// Whether this card is chosen.
    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards.contains(&card)
    }

    /// The chosen cards, in the order they were touched.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The chosen chips.
    pub(crate) fn chips(&self) -> Chips {
        self.chips
    }

    /// How many cards are chosen.
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether nothing is chosen.
    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.chips.is_empty()
    }

    /// What is printed on the chosen cards, lowest first.
    pub(crate) fn numbers(&self) -> Vec<u8> {
        let mut numbers: Vec<_> = self.cards.iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        numbers
    }

    /// MOO-9: the open numbers that the chosen cards and chips form, lowest first.
    pub(crate) fn forms(&self, open: &[u8]) -> Vec<u8> {
        forms(self.numbers().iter().sum(), self.chips, open)
    }

    /// Whether a play has all that is chosen.
    pub(crate) fn is_part_of(&self, play: &Play) -> bool {
        let (chosen, laid) = (self.numbers(), numbers(play.cards));
        play.chips.contains_all(self.chips)
            && chosen.iter().all(|number| count(&chosen, *number) <= count(&laid, *number))
    }

    /// The choice with another card.
    pub(crate) fn and_card(&self, card: Card) -> Choice {
        let mut more = self.clone();
        more.cards.push(card);
        more
    }

    /// The choice with another chip.
    pub(crate) fn and_chip(&self, chip: Chip) -> Choice {
        Choice { chips: self.chips.or(Chips::only(chip)), ..self.clone() }
    }

    /// The choice with so many cards at least: the lowest of the hand are added.
    pub(crate) fn and_lowest(mut self, hand: &Numbers, size: usize) -> Choice {
        let missing = size.saturating_sub(self.len());
        let more: Vec<_> = cards(hand).filter(|card| !self.has(*card)).take(missing).collect();
        self.cards.extend(more);
        self
    }

    /// The move that lays what is chosen, in notation.
    pub(crate) fn mv(&self) -> String {
        let numbers: Vec<_> = self.numbers().iter().map(u8::to_string).collect();
        let chips: String = self.chips.iter().map(|chip| chip.worth().to_string()).collect();
        let chips = if chips.is_empty() { chips } else { format!(" ufo {chips}") };
        format!("lay {}{chips}", numbers.join("-"))
    }
}

/// MOO-9: the open numbers that cards with this sum form with these chips, lowest first.
pub(crate) fn forms(sum: u8, chips: Chips, open: &[u8]) -> Vec<u8> {
    let mut numbers = vec![sum.checked_sub(chips_worth(chips)), Some(sum + chips_worth(chips))];
    numbers.dedup();
    numbers.into_iter().flatten().filter(|number| open.contains(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8, copy: u8) -> Card {
        Card { number, copy }
    }

    fn play(mv: &str) -> Play {
        crate::play(mv).expect("a play")
    }

    #[test]
    fn cards_gather_can_be_put_back_and_the_last_makes_room() {
        let mut choice = Choice::default();
        choice.touch(card(3, 0), 2);
        choice.touch(card(1, 0), 2);
        assert_eq!(choice.mv(), "lay 1-3");
        choice.touch(card(1, 1), 2);
        choice.touch(card(2, 0), 2);
        assert_eq!(choice.mv(), "lay 2-3");
        choice.touch(card(3, 0), 2);
        assert_eq!(choice.mv(), "lay 2");
    }

    #[test]
    fn chips_are_written_as_the_game_reads_them() {
        let mut choice = Choice::of(play("lay 1-2"));
        choice.touch_chip(Chip::Two);
        choice.touch_chip(Chip::One);
        assert_eq!(choice.mv(), "lay 1-2 ufo 12");
        assert_eq!(crate::play(&choice.mv()), Some(play("lay 1-2 ufo 12")));
        choice.touch_chip(Chip::Two);
        assert_eq!(choice.mv(), "lay 1-2 ufo 1");
    }

    #[test]
    fn chips_add_or_take_off() {
        let choice = Choice::of(play("lay 2-3 ufo 1"));
        assert_eq!(choice.forms(&[3, 6, 4, 5]), [4, 6]);
        assert_eq!(choice.forms(&[3, 6, 5]), [6]);
        assert_eq!(Choice::of(play("lay 2-3")).forms(&[5]), [5]);
    }

    #[test]
    fn equal_cards_are_counted() {
        let choice = Choice::default().and_card(card(1, 0)).and_card(card(1, 1));
        assert!(choice.is_part_of(&play("lay 1-1-2")));
        assert!(!choice.is_part_of(&play("lay 1-2-2")));
        assert!(!choice.and_chip(Chip::One).is_part_of(&play("lay 1-1-2 ufo 2")));
    }

    #[test]
    fn touching_a_number_again_shows_the_next_way_to_it() {
        let plays = [play("lay 1-2"), play("lay 1-3 ufo 1")];
        let mut choice = Choice::default();
        let mut ways = Vec::new();
        for _ in 0..3 {
            choice.choose_next(&plays);
            ways.push(choice.mv());
        }
        assert_eq!(ways, ["lay 1-2", "lay 1-3 ufo 1", "lay 1-2"]);
    }
}
