//! What may be done, and what luck may bring.

use engine::{Rng, Seat, below};
use serde::{Deserialize, Serialize};

use super::cards::{Chips, Cow, Number, Numbers, nth_starred, starred};
use super::markers::Markers;
use super::phase::Phase;
use super::rules::MOST_STARS;
use super::{MooMooToretore, Player};

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay cards face down and chips beside them.
    Lay(Play),
    /// Pick the sign of the chips laid.
    Pick(Sign),
}

/// Cards laid face down, with the chips used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Play {
    /// The cards.
    pub cards: Cards,
    /// The chips.
    pub chips: Chips,
}

/// One to three hand cards in ascending order (R5); none, if nothing has been laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Numbers", into = "Numbers")]
pub struct Cards {
    count: u8,
    /// Places beyond the count hold 0.
    numbers: [u8; MOST_STARS as usize],
}

/// Whether chips add or take off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They say it themselves.
pub enum Sign {
    Plus,
    Minus,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who leads first.
    Start(Seat),
    /// The next hand card.
    Card(Number),
    /// The next cow.
    Cow(Cow),
    /// The stars of the cow after that.
    Stars(u8),
}

impl Sign {
    /// Both, in the order of every list.
    pub(super) const ALL: [Sign; 2] = [Sign::Plus, Sign::Minus];
}

impl Cards {
    /// None.
    pub const NONE: Cards = Cards { count: 0, numbers: [0; MOST_STARS as usize] };

    /// How many.
    #[inline]
    pub fn len(self) -> u8 {
        self.count
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// What they add up to.
    #[inline]
    pub fn sum(self) -> u8 {
        self.numbers.iter().sum()
    }

    /// Each of them.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Number> {
        self.numbers.into_iter().take(usize::from(self.count)).map(Number)
    }

    /// These cards, if there are few enough.
    pub(super) fn of(numbers: &Numbers) -> Option<Cards> {
        (numbers.len() <= MOST_STARS).then(|| numbers.cards().fold(Cards::NONE, Cards::with))
    }

    /// These and another one that is not lower.
    #[inline]
    fn with(mut self, number: Number) -> Cards {
        self.numbers[usize::from(self.count)] = number.0;
        self.count += 1;
        self
    }
}

impl From<Cards> for Numbers {
    fn from(cards: Cards) -> Numbers {
        cards.iter().collect()
    }
}

impl TryFrom<Numbers> for Cards {
    type Error = &'static str;

    fn try_from(numbers: Numbers) -> Result<Cards, Self::Error> {
        Cards::of(&numbers).ok_or("nobody lays more than three cards")
    }
}

impl MooMooToretore {
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        match self.phase {
            Phase::Lay { seat: asked } if asked == seat => {
                list_plays(self.player(seat), self.instruction(), self.markers(), into);
            }
            Phase::Announce if self.undecided().contains(seat) => {
                let picks = Sign::ALL.into_iter().filter(|sign| self.number(seat, *sign).is_some());
                into.extend(picks.map(Move::Pick));
            }
            _ => {}
        }
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } | Phase::Refill { .. } => {
                let cards = self.hand_pile.kinds();
                into.extend(cards.map(|(card, count)| (Chance::Card(card), u32::from(count))));
            }
            Phase::Place => {
                let known = |cow: Cow| self.stars.is_none_or(|stars| cow.stars() == stars);
                let cows = self.cow_pile.kinds().filter(|(cow, _)| known(*cow));
                into.extend(cows.map(|(cow, count)| (Chance::Cow(cow), u32::from(count))));
            }
            Phase::Instruct => {
                let each = (1..=MOST_STARS).map(|stars| (Chance::Stars(stars), self.cows_with(stars)));
                into.extend(each.filter(|(_, weight)| *weight > 0));
            }
            Phase::Lay { .. } | Phase::Announce | Phase::Over => {}
        }
    }

    /// One of the outcomes just listed, without listing them.
    #[inline]
    pub(super) fn any_outcome<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match (self.phase, self.stars) {
            (Phase::Start, _) => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            (Phase::Place, Some(stars)) => {
                let place = below(rng, self.cows_with(stars)) as u8;
                Chance::Cow(nth_starred(&self.cow_pile, stars, place))
            }
            (Phase::Place, None) => Chance::Cow(self.cow_pile.draw(rng)),
            (Phase::Instruct, _) => Chance::Stars(self.cow_pile.draw(rng).stars()),
            _ => Chance::Card(self.hand_pile.draw(rng)),
        }
    }

    /// How many cows in the pile have so many stars.
    #[inline]
    fn cows_with(&self, stars: u8) -> u32 {
        starred(&self.cow_pile, stars).iter().map(|count| u32::from(*count)).sum()
    }
}

/// MOO-10: every choice of cards and face-up chips that forms an open number. If there is none, every choice
/// of cards, for a NO (R10).
fn list_plays(player: &Player, count: u8, markers: Markers, into: &mut Vec<Move>) {
    let before = into.len();
    each_choice(&player.hand, count, |cards| {
        for chips in Chips::CHOICES {
            if player.chips.has(chips) && markers.formed(cards.sum(), chips) {
                into.push(Move::Lay(Play { cards, chips }));
            }
        }
    });
    if into.len() == before {
        each_choice(&player.hand, count, |cards| into.push(Move::Lay(Play { cards, chips: Chips::NONE })));
    }
}

/// Every choice of so many hand cards, equal ones being alike (R5), in ascending order.
fn each_choice(hand: &Numbers, count: u8, mut each: impl FnMut(Cards)) {
    fn go_on(hand: &Numbers, left: u8, lowest: usize, cards: Cards, each: &mut impl FnMut(Cards)) {
        if left == 0 {
            return each(cards);
        }
        for number in lowest..hand.counts().len() {
            let taken = cards.iter().filter(|card| usize::from(card.0) == number).count();
            if usize::from(hand.counts()[number]) > taken {
                go_on(hand, left - 1, number, cards.with(Number(number as u8)), each);
            }
        }
    }
    go_on(hand, count, 0, Cards::NONE, &mut each);
}

impl Player {
    /// R10: whether no choice of so many cards, with any of the face-up chips, forms an open number.
    pub(super) fn must_say_no(&self, count: u8, markers: Markers) -> bool {
        let usable = Chips::CHOICES.into_iter().filter(|chips| self.chips.has(*chips));
        let sums = usable.fold(0, |sums, chips| sums | markers.sums(chips));
        let mut found = false;
        each_choice(&self.hand, count, |cards| found |= sums & (1 << cards.sum()) != 0);
        !found
    }
}
