//! Goats and mountains.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use engine::kit::{Kind, Pile};
use engine::{BadNotation, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour of goats and mountains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // They say it themselves.
pub enum Colour {
    Red,
    Blue,
    Green,
}

impl Colour {
    /// All three, in the order of every list.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Green];

    /// The letter it is written with.
    pub fn letter(self) -> char {
        ['r', 'b', 'g'][self as usize]
    }

    /// The colour with this letter.
    pub(super) fn read(letter: u8) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() as u8 == letter)
    }

    /// The colour in words.
    pub fn words(self) -> Phrase {
        Phrase::new(["red", "blue", "green"][self as usize])
    }
}

/// A goat card: a colour and a number from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Goat(u8);

impl Goat {
    /// The goat of this colour and number.
    #[inline]
    pub const fn of(colour: Colour, number: u8) -> Goat {
        Goat(colour as u8 * 5 + number - 1)
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / 5)]
    }

    /// Its number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % 5 + 1
    }
}

impl Kind for Goat {
    #[inline]
    fn idx(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(idx: usize) -> Goat {
        Goat(idx as u8)
    }
}

/// Goat cards whose order does not matter.
pub type Goats = Pile<Goat, 15>;

/// GNG-1: the whole deck.
pub(super) const ALL_GOATS: Goats = Goats::of([10, 8, 5, 3, 2, 10, 8, 5, 3, 2, 10, 8, 5, 3, 2]);

/// How many goats of a colour there are in a flock pile.
#[inline]
pub fn flock_size(flocks: &Goats, colour: Colour) -> u8 {
    let first = colour as usize * 5;
    flocks.counts()[first..first + 5].iter().sum()
}

/// A mountain: a colour and the number of goats it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mountain {
    /// Its colour.
    pub colour: Colour,
    /// How many goats it takes, and how many points it is worth: 3 to 9.
    pub size: u8,
}

const LOWEST: u8 = 3;
const HIGHEST: u8 = 9;
const SIZES: u8 = HIGHEST - LOWEST + 1;

/// Some of the mountains; of each kind there are at most two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mountains(u64);

impl Mountains {
    /// GNG-2: the mountains for this many players.
    pub(super) fn for_seats(seats: u8) -> Mountains {
        let sizes: [u8; 7] = match seats {
            4 => [3, 3, 4, 5, 6, 7, 8],
            5 => [3, 3, 4, 4, 5, 6, 7],
            _ => [3, 4, 5, 6, 7, 8, 9],
        };
        let mut mountains = Mountains::default();
        for colour in Colour::ALL {
            sizes.iter().for_each(|size| mountains.add(Mountain { colour, size: *size }));
        }
        mountains
    }

    #[inline]
    fn shift(mountain: Mountain) -> u32 {
        // Two bits for the count of each kind.
        2 * (u32::from(mountain.colour as u8 * SIZES) + u32::from(mountain.size - LOWEST))
    }

    /// How many of each there are, two bits for each, by colour and size.
    #[inline]
    pub(super) fn bits(self) -> u64 {
        self.0
    }

    /// How many of this mountain there are.
    #[inline]
    pub fn count(self, mountain: Mountain) -> u8 {
        (self.0 >> Self::shift(mountain) & 3) as u8
    }

    #[inline]
    pub(super) fn add(&mut self, mountain: Mountain) {
        self.0 += 1 << Self::shift(mountain);
    }

    #[inline]
    pub(super) fn take(&mut self, mountain: Mountain) {
        debug_assert!(self.count(mountain) > 0, "only a mountain that is there can be taken");
        self.0 -= 1 << Self::shift(mountain);
    }

    /// The different mountains of a colour that a flock of this size can climb, lowest first.
    #[inline]
    pub fn within_reach(self, colour: Colour, flock: u8) -> impl Iterator<Item = Mountain> {
        let sizes = LOWEST..=flock.min(HIGHEST);
        sizes.map(move |size| Mountain { colour, size }).filter(move |mountain| self.count(*mountain) > 0)
    }

    /// The size of the highest mountain of a colour that a flock of this size can climb; 0 if there is none.
    #[inline]
    pub(super) fn highest_within(self, colour: Colour, flock: u8) -> u8 {
        let within = self.there(colour) & ((1 << (flock + 1)) - 1);
        within.checked_ilog2().unwrap_or(0) as u8
    }

    /// The size of the lowest mountain of a colour that is too high for a flock of this size.
    #[inline]
    pub(super) fn lowest_above(self, colour: Colour, flock: u8) -> Option<u8> {
        let above = self.there(colour) >> (flock + 1);
        (above != 0).then(|| flock + 1 + above.trailing_zeros() as u8)
    }

    /// The sizes there are of a colour, as the bits of one number.
    #[inline]
    fn there(self, colour: Colour) -> u32 {
        (LOWEST..=HIGHEST)
            .fold(0, |sizes, size| sizes | u32::from(self.count(Mountain { colour, size }) > 0) << size)
    }

    /// Every mountain, by colour and size.
    pub fn iter(self) -> impl Iterator<Item = Mountain> {
        let all = Colour::ALL.into_iter().flat_map(move |colour| self.within_reach(colour, HIGHEST));
        all.flat_map(move |mountain| std::iter::repeat_n(mountain, usize::from(self.count(mountain))))
    }

    /// What they are worth together.
    pub fn worth(self) -> i16 {
        self.iter().map(|mountain| i16::from(mountain.size)).sum()
    }

    /// Their sizes, highest first.
    pub fn sizes(self) -> Vec<u8> {
        let mut sizes: Vec<_> = self.iter().map(|mountain| mountain.size).collect();
        sizes.sort_by_key(|size| Reverse(*size));
        sizes
    }
}

impl FromIterator<Mountain> for Mountains {
    fn from_iter<I: IntoIterator<Item = Mountain>>(mountains: I) -> Mountains {
        let mut all = Mountains::default();
        mountains.into_iter().for_each(|mountain| all.add(mountain));
        all
    }
}

impl fmt::Display for Goat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.number())
    }
}

impl FromStr for Goat {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Goat, BadNotation> {
        match text.as_bytes() {
            [letter, digit @ b'1'..=b'5'] => {
                Colour::read(*letter).map(|colour| Goat::of(colour, digit - b'0'))
            }
            _ => None,
        }
        .ok_or_else(|| BadNotation::new(text, "a goat such as r2 (r, b or g and 1 to 5)"))
    }
}

impl fmt::Display for Mountain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.size)
    }
}

impl FromStr for Mountain {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Mountain, BadNotation> {
        match text.as_bytes() {
            [letter, digit @ b'3'..=b'9'] => {
                Colour::read(*letter).map(|colour| Mountain { colour, size: digit - b'0' })
            }
            _ => None,
        }
        .ok_or_else(|| BadNotation::new(text, "a mountain such as r5 (r, b or g and 3 to 9)"))
    }
}

impl fmt::Debug for Mountains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|mountain| mountain.to_string())).finish()
    }
}

impl Serialize for Mountains {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|mountain| mountain.to_string()))
    }
}

impl<'de> Deserialize<'de> for Mountains {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mountains, D::Error> {
        let mut all = Mountains::default();
        for text in Vec::<String>::deserialize(deserializer)? {
            let mountain = text.parse().map_err(serde::de::Error::custom)?;
            if all.count(mountain) == 2 {
                return Err(serde::de::Error::custom(format!("{text} is there more than twice")));
            }
            all.add(mountain);
        }
        Ok(all)
    }
}
