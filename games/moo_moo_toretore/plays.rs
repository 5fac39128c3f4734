//! What a hand can lay.

use engine::{Rng, below};
use serde::{Deserialize, Serialize};

use super::Player;
use super::cards::{CHIP_CHOICES, Chips, Number, Numbers};
use super::markers::Markers;
use super::rules::MOST_STARS;

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

    /// How many choices of one to three cards there are.
    pub(super) const CHOICES: usize = 11 + 66 + 286;

    /// The place among all choices: first single cards, then two, then three; by the highest, the next, the lowest.
    #[inline]
    pub(super) fn number(self) -> usize {
        let [low, middle, high] = self.numbers.map(usize::from);
        // Places beyond the count hold 0, and so add nothing.
        FIRST[usize::from(self.count)] + low + PAIRS_BELOW[middle] + TRIPLES_BELOW[high]
    }

    /// The choice at a place.
    #[inline]
    pub(super) fn numbered(number: usize) -> Cards {
        NUMBERED[number]
    }

    /// These and another one that is not lower.
    #[inline]
    fn with(mut self, number: Number) -> Cards {
        self.numbers[usize::from(self.count)] = number.0;
        self.count += 1;
        self
    }
}

/// The place of the first choice of so many cards.
const FIRST: [usize; MOST_STARS as usize + 1] = [0, 0, 11, 11 + 66];

/// For every number, how many choices of two and of three cards have no card so high.
const PAIRS_BELOW: [usize; 11] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55];
const TRIPLES_BELOW: [usize; 11] = [0, 1, 4, 10, 20, 35, 56, 84, 120, 165, 220];

/// Every choice of cards at its place.
static NUMBERED: [Cards; Cards::CHOICES] = {
    let mut all = [Cards::NONE; Cards::CHOICES];
    let (mut high, mut pair, mut triple) = (0, FIRST[2], FIRST[3]);
    while high <= 10 {
        all[high as usize] = Cards { count: 1, numbers: [high, 0, 0] };
        let mut middle = 0;
        while middle <= high {
            all[pair] = Cards { count: 2, numbers: [middle, high, 0] };
            pair += 1;
            let mut low = 0;
            while low <= middle {
                all[triple] = Cards { count: 3, numbers: [low, middle, high] };
                triple += 1;
                low += 1;
            }
            middle += 1;
        }
        high += 1;
    }
    all
};

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

/// Everything a player may lay (MOO-10), without a list of it.
pub(super) struct Plays {
    held: Held,
    /// How many cards are laid.
    size: u8,
    /// For each choice of chips the sums that the cards laid with it may have, as bits.
    sums: [u32; CHOICES],
    /// For each choice of chips how many choices of cards there are.
    counts: [u32; CHOICES],
}

const CHOICES: usize = CHIP_CHOICES.len();

impl Plays {
    /// What the player may lay if everybody lays so many cards.
    #[inline]
    pub(super) fn of(player: &Player, size: u8, markers: Markers) -> Plays {
        let face_up = |chips| if player.chips.contains_all(chips) { markers.sums(chips) } else { 0 };
        let held = Held::of(&player.hand);
        let plays = Plays { held, size, sums: CHIP_CHOICES.map(face_up), counts: [0; CHOICES] }.counted();
        if plays.counts == [0; CHOICES] {
            // R10: a NO, with any cards but without chips.
            return Plays { sums: [u32::MAX, 0, 0, 0], ..plays }.counted();
        }
        plays
    }

    #[inline]
    fn counted(mut self) -> Plays {
        let (sums, mut counts) = (self.sums, self.counts);
        self.held.each_start(self.size, |cards, last| {
            for choice in 0..CHOICES {
                counts[choice] += last_cards(cards, last, sums[choice]).count_ones();
            }
        });
        self.counts = counts;
        self
    }

    /// Those of them that use exactly these chips.
    #[inline]
    pub(super) fn with(mut self, chips: Chips) -> Plays {
        for choice in (0..CHOICES).filter(|choice| CHIP_CHOICES[*choice] != chips) {
            (self.sums[choice], self.counts[choice]) = (0, 0);
        }
        self
    }

    /// All of them: first those without chips, then with ±1, with ±2, with both; by their cards.
    pub(super) fn each(&self, mut each: impl FnMut(Play)) {
        for (chips, sums) in CHIP_CHOICES.into_iter().zip(self.sums) {
            self.held.each_start(self.size, |cards, last| {
                for number in numbers(last_cards(cards, last, sums)) {
                    each(Play { cards: cards.with(number), chips });
                }
            });
        }
    }

    /// One of them, each equally likely: the same one that a draw from the list would give.
    #[inline]
    pub(super) fn any<R: Rng + ?Sized>(&self, rng: &mut R) -> Play {
        let mut place = below(rng, self.counts.iter().sum());
        let mut choice = 0;
        while place >= self.counts[choice] {
            place -= self.counts[choice];
            choice += 1;
        }
        let mut found = Cards::NONE;
        self.held.each_start(self.size, |cards, last| {
            let last = last_cards(cards, last, self.sums[choice]);
            if place < last.count_ones() {
                found = cards.with(numbers(last).nth(place as usize).expect("the place is below the count"));
            }
            // Once it is found, the place wraps round to beyond every other.
            place = place.wrapping_sub(last.count_ones());
        });
        Play { cards: found, chips: CHIP_CHOICES[choice] }
    }
}

/// R10: whether no choice of so many cards, with any face-up chips, forms an open number.
pub(super) fn must_say_no(player: &Player, size: u8, markers: Markers) -> bool {
    Plays::of(player, size, markers).sums[0] == u32::MAX
}

/// The numbers the last card may have, if the sum of all is to be one of these.
#[inline]
fn last_cards(cards: Cards, last: u16, sums: u32) -> u16 {
    last & (sums >> cards.sum()) as u16
}

/// The numbers whose bits are set.
#[inline]
fn numbers(bits: u16) -> impl Iterator<Item = Number> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let number = (left != 0).then(|| Number(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(number)
    })
}

/// The numbers that a hand holds at least once, twice, three times, as bits.
#[derive(Clone, Copy)]
struct Held([u16; MOST_STARS as usize]);

impl Held {
    #[inline]
    fn of(hand: &Numbers) -> Held {
        let mut held = [0; MOST_STARS as usize];
        for (number, count) in hand.counts().iter().enumerate() {
            for (times, bits) in (0..).zip(&mut held) {
                *bits |= u16::from(*count > times) << number;
            }
        }
        Held(held)
    }

    /// Every choice of all cards but the last, which is the highest, with the numbers the last may have.
    #[inline]
    fn each_start(self, size: u8, mut each: impl FnMut(Cards, u16)) {
        let none = Cards::NONE;
        match size {
            1 => each(none, self.0[0]),
            2 => numbers(self.0[0]).for_each(|low| each(none.with(low), self.from(low, 1))),
            _ => {
                for low in numbers(self.0[0]) {
                    for middle in numbers(self.from(low, 1)) {
                        let equal = if middle == low { 2 } else { 1 };
                        each(none.with(low).with(middle), self.from(middle, equal));
                    }
                }
            }
        }
    }

    /// The numbers above this one, and this one if there are more than so many of it.
    #[inline]
    fn from(self, number: Number, taken: usize) -> u16 {
        let this = 1 << number.0;
        self.0[0] & !(this | (this - 1)) | self.0[taken] & this
    }
}
