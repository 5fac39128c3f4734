//! Cows, hand cards and UFO chips.

use std::fmt;
use std::str::FromStr;

use engine::BadNotation;
use engine::kit::{BitSet, Kind, Member, Pile};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A breed of cows, with a column of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // They say it themselves.
pub enum Breed {
    Spotted,
    Red,
    Black,
}

impl Breed {
    /// All three, in the order of every list.
    pub const ALL: [Breed; 3] = [Breed::Spotted, Breed::Red, Breed::Black];

    /// The letter it is written with.
    pub fn letter(self) -> char {
        ['s', 'r', 'b'][self as usize]
    }

    /// MOO-1: what one cow of it is worth.
    #[inline]
    pub fn worth(self) -> u8 {
        [3, 4, 5][self as usize]
    }

    /// MOO-1: the numbers of its ranch markers. It has room for as many cows.
    #[inline]
    pub fn markers(self) -> &'static [u8] {
        [&[3, 6, 9][..], &[4, 8], &[5, 10]][self as usize]
    }

    /// The breed whose column has a marker of this number.
    #[inline]
    pub(super) fn of_marker(number: u8) -> Breed {
        match number {
            3 | 6 | 9 => Breed::Spotted,
            4 | 8 => Breed::Red,
            _ => Breed::Black,
        }
    }
}

/// A cow card (MOO-2): a breed, 1 to 3 stars on its back, and maybe kids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cow(u8);

/// How many kinds of cows there are of a breed.
const PER_BREED: usize = 6;

impl Cow {
    /// The cow of this breed, with so many stars, with kids or without.
    #[inline]
    pub const fn of(breed: Breed, stars: u8, kids: bool) -> Cow {
        Cow(breed as u8 * PER_BREED as u8 + (stars - 1) * 2 + kids as u8)
    }

    /// All kinds of cows of a breed, those with kids first.
    #[inline]
    pub(super) fn kinds(breed: Breed) -> [Cow; PER_BREED] {
        std::array::from_fn(|at| Cow::of(breed, at as u8 % 3 + 1, at < 3))
    }

    /// Its breed.
    #[inline]
    pub fn breed(self) -> Breed {
        Breed::ALL[usize::from(self.0) / PER_BREED]
    }

    /// The stars on its back.
    #[inline]
    pub fn stars(self) -> u8 {
        self.0 % PER_BREED as u8 / 2 + 1
    }

    /// Whether it is with kids.
    #[inline]
    pub fn with_kids(self) -> bool {
        self.0 % 2 == 1
    }
}

impl Kind for Cow {
    #[inline]
    fn idx(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(idx: usize) -> Cow {
        Cow(idx as u8)
    }
}

impl fmt::Display for Cow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.breed().letter(), self.stars(), if self.with_kids() { "k" } else { "" })
    }
}

impl FromStr for Cow {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Cow, BadNotation> {
        let read = |breed: u8, stars: u8, kids| {
            let breed = Breed::ALL.into_iter().find(|known| known.letter() as u8 == breed)?;
            (b'1'..=b'3').contains(&stars).then(|| Cow::of(breed, stars - b'0', kids))
        };
        let cow = match *text.as_bytes() {
            [breed, stars] => read(breed, stars, false),
            [breed, stars, b'k'] => read(breed, stars, true),
            _ => None,
        };
        cow.ok_or_else(|| BadNotation::new(text, "a cow such as s2 or b3k"))
    }
}

/// Cow cards whose order does not matter.
pub type Cows = Pile<Cow, 18>;

/// C1: the cow deck unless the table has another. For each breed and number of stars: plain ones, with kids.
pub(super) const COW_DECK: Cows = Cows::of([6, 2, 6, 2, 6, 2, 4, 2, 4, 2, 4, 2, 3, 1, 3, 1, 3, 1]);

/// How many cows of a breed there are.
#[inline]
pub fn herd_size(cows: &Cows, breed: Breed) -> u8 {
    let first = breed as usize * PER_BREED;
    cows.counts()[first..first + PER_BREED].iter().sum()
}

/// The cows of a breed, those with kids first (R2).
pub fn herd(cows: &Cows, breed: Breed) -> impl Iterator<Item = Cow> {
    let kinds = Cow::kinds(breed).into_iter();
    kinds.flat_map(|cow| std::iter::repeat_n(cow, usize::from(cows.count(cow))))
}

/// Those of the cows that have so many stars.
#[inline]
pub(super) fn starred(cows: &Cows, stars: u8) -> Cows {
    let mut some = Cows::EMPTY;
    for breed in Breed::ALL {
        for cow in [Cow::of(breed, stars, false), Cow::of(breed, stars, true)] {
            some.add_many(cow, cows.count(cow));
        }
    }
    some
}

/// A hand card (MOO-3): its number, 0 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub(super) u8);

impl Kind for Number {
    #[inline]
    fn idx(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(idx: usize) -> Number {
        Number(idx as u8)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Number {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Number, BadNotation> {
        match *text.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(Number(digit - b'0')),
            [b'1', b'0'] => Ok(Number(10)),
            _ => Err(BadNotation::new(text, "a hand card, a number from 0 to 10")),
        }
    }
}

/// Hand cards whose order does not matter.
pub type Numbers = Pile<Number, 11>;

/// C2: the hand deck unless the table has another.
pub(super) const HAND_DECK: Numbers = Numbers::of([0, 18, 16, 14, 8, 4, 0, 0, 0, 0, 0]);

/// One of a player's two UFO chips.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chip {
    /// The ±1 chip.
    One,
    /// The ±2 chip.
    Two,
}

impl Chip {
    /// What is printed on it.
    #[inline]
    pub const fn worth(self) -> u8 {
        self as u8 + 1
    }
}

impl Member for Chip {
    const COUNT: u32 = 2;

    #[inline]
    fn bit(self) -> u32 {
        self as u32
    }

    #[inline]
    fn at(bit: u32) -> Chip {
        if bit == 0 { Chip::One } else { Chip::Two }
    }
}

impl Serialize for Chip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.worth())
    }
}

impl<'de> Deserialize<'de> for Chip {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chip, D::Error> {
        let worth = u8::deserialize(deserializer)?;
        let chip = [Chip::One, Chip::Two].into_iter().find(|chip| chip.worth() == worth);
        chip.ok_or_else(|| serde::de::Error::custom("the chips are 1 and 2"))
    }
}

/// Some of a player's chips.
pub type Chips = BitSet<Chip, u8>;

/// Every choice of chips: none, ±1, ±2, both.
pub(super) const CHIP_CHOICES: [Chips; 4] =
    [Chips::EMPTY, Chips::of_bits(0b01), Chips::of_bits(0b10), BOTH_CHIPS];

/// Both chips.
pub(super) const BOTH_CHIPS: Chips = Chips::of_bits(0b11);

/// What chips add or take off together, and what they score face up: 1, 2 or 3.
#[inline]
pub const fn chips_worth(chips: Chips) -> u8 {
    // R1: both are worth 3, so the bits of the set are its worth.
    chips.bits()
}
