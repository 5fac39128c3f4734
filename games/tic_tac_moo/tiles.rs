//! Animals and the tiles that show them.

use std::fmt;
use std::str::FromStr;

use engine::kit::{Kind, Pile};
use engine::{BadNotation, Phrase};
use serde::{Deserialize, Serialize};

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // They say it themselves.
pub enum Species {
    #[serde(rename = "c")]
    Cow,
    #[serde(rename = "p")]
    Pig,
    #[serde(rename = "s")]
    Sheep,
    #[serde(rename = "h")]
    Chicken,
}

impl Species {
    /// All four, in the order of every list.
    pub const ALL: [Species; 4] = [Species::Cow, Species::Pig, Species::Sheep, Species::Chicken];

    /// The letter it is written with; a chicken is `h`, as a cow is `c` already.
    pub fn letter(self) -> char {
        ['c', 'p', 's', 'h'][self as usize]
    }

    /// The species with this letter.
    pub(super) fn read(letter: char) -> Option<Species> {
        Species::ALL.into_iter().find(|species| species.letter() == letter)
    }

    /// The animal in words.
    pub fn words(self) -> Phrase {
        Phrase::new(["cow", "pig", "sheep", "chicken"][self as usize])
    }

    /// Several of them in words.
    pub(super) fn herd_words(self, count: u8) -> Phrase {
        let id = ["herd-cow", "herd-pig", "herd-sheep", "herd-chicken"][self as usize];
        Phrase::new(id).with("count", count)
    }
}

impl Kind for Species {
    #[inline]
    fn idx(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(idx: usize) -> Species {
        Species::ALL[idx]
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Species {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Species, BadNotation> {
        let mut letters = text.chars();
        let species = letters.next().and_then(Species::read).filter(|_| letters.next().is_none());
        species.ok_or_else(|| BadNotation::new(text, "an animal: c, p, s or h"))
    }
}

/// Tiles whose order does not matter.
pub type Tiles = Pile<Species, 4>;

/// TTM-2: how many tiles a supply begins with.
pub(super) const SUPPLY: u8 = 24;

/// TTM-2: the start tiles, one of each.
pub(super) const START_TILES: Tiles = Tiles::of([1; 4]);

/// C2: a supply of these counts, if they add up.
pub(super) fn supply_of(counts: [u8; 4]) -> Result<Tiles, String> {
    let sum: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    if sum == u32::from(SUPPLY) {
        Ok(Tiles::of(counts))
    } else {
        Err(format!("the four counts add up to {sum}, not to {SUPPLY}"))
    }
}
