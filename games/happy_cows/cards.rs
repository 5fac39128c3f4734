//! Cows, farm cards, and how they lie.

use engine::kit::{Kind, Member, Pile};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour of cows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)] // They say it themselves.
pub enum Colour {
    Blue,
    Purple,
    Red,
    Orange,
    Green,
}

impl Colour {
    /// All five, in the order of every list.
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Purple, Colour::Red, Colour::Orange, Colour::Green];

    /// The letter it is written with.
    pub fn letter(self) -> char {
        ['b', 'p', 'r', 'o', 'g'][self as usize]
    }

    /// The symbol that is always shown with it (HAP-1).
    pub fn symbol(self) -> char {
        ['□', '△', '✕', '◇', '○'][self as usize]
    }
}

/// A cow: a colour and 1 to 5 icons. No two are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cow(u8);

impl Cow {
    /// How many there are.
    pub(super) const COUNT: u8 = 25;

    /// The cow of this colour with this many icons.
    #[inline]
    pub const fn of(colour: Colour, icons: u8) -> Cow {
        Cow(colour as u8 * 5 + icons - 1)
    }

    /// The cow at a place among all.
    #[inline]
    pub(super) const fn at(idx: u8) -> Cow {
        debug_assert!(idx < Cow::COUNT);
        Cow(idx)
    }

    /// Its place among all.
    #[inline]
    pub(super) const fn idx(self) -> u8 {
        self.0
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / 5)]
    }

    /// How many icons it has: what it is worth, or costs.
    #[inline]
    pub fn icons(self) -> u8 {
        self.0 % 5 + 1
    }
}

impl Member for Cow {
    const COUNT: u32 = Cow::COUNT as u32;

    #[inline]
    fn bit(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn at(bit: u32) -> Cow {
        Cow(bit as u8)
    }
}

/// A cow card that can be seen: one side is happy, the other sad.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CowCard {
    /// Which cow.
    pub cow: Cow,
    /// Whether the happy side is up.
    pub happy: bool,
}

impl CowCard {
    /// The same card turned over.
    #[inline]
    #[must_use]
    pub fn turned(self) -> CowCard {
        CowCard { happy: !self.happy, ..self }
    }
}

/// A card that makes something happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FarmCard {
    /// Cheers up a colour everywhere (HAP-14).
    Farmer(Colour),
    /// Shelter for own cows, or with two players a second barn (HAP-12, HAP-13).
    Barn,
    /// Shelter for own cows of a colour, then the others' turn sad (HAP-16).
    Rain(Colour),
    /// Swaps two cows (HAP-17).
    Trough,
    /// Cheers up one or two own cows (HAP-18).
    Bull(u8),
    /// Saddens one or two cows of another player (HAP-19).
    Hunger(u8),
    /// Calls the others' topmost barn cows out (HAP-20).
    NiceWeather,
    /// Cheers up an own cow and leads it into the barn (HAP-21).
    Milkmaid,
    /// Cheers up a colour of choice everywhere (HAP-15).
    SuperFarmer,
}

/// How many kinds of farm cards there are.
pub(super) const KINDS: usize = 19;

impl FarmCard {
    /// Every kind, in the order of every list.
    pub(super) const ALL: [FarmCard; KINDS] = [
        FarmCard::Farmer(Colour::Blue),
        FarmCard::Farmer(Colour::Purple),
        FarmCard::Farmer(Colour::Red),
        FarmCard::Farmer(Colour::Orange),
        FarmCard::Farmer(Colour::Green),
        FarmCard::Barn,
        FarmCard::Rain(Colour::Blue),
        FarmCard::Rain(Colour::Purple),
        FarmCard::Rain(Colour::Red),
        FarmCard::Rain(Colour::Orange),
        FarmCard::Rain(Colour::Green),
        FarmCard::Trough,
        FarmCard::Bull(1),
        FarmCard::Bull(2),
        FarmCard::Hunger(1),
        FarmCard::Hunger(2),
        FarmCard::NiceWeather,
        FarmCard::Milkmaid,
        FarmCard::SuperFarmer,
    ];

    /// The colour on it, if there is one.
    pub fn colour(self) -> Option<Colour> {
        match self {
            FarmCard::Farmer(colour) | FarmCard::Rain(colour) => Some(colour),
            _ => None,
        }
    }
}

impl Kind for FarmCard {
    #[inline]
    fn idx(self) -> usize {
        match self {
            FarmCard::Farmer(colour) => colour as usize,
            FarmCard::Barn => 5,
            FarmCard::Rain(colour) => 6 + colour as usize,
            FarmCard::Trough => 11,
            FarmCard::Bull(count) => 11 + usize::from(count),
            FarmCard::Hunger(count) => 13 + usize::from(count),
            FarmCard::NiceWeather => 16,
            FarmCard::Milkmaid => 17,
            FarmCard::SuperFarmer => 18,
        }
    }

    #[inline]
    fn at(idx: usize) -> FarmCard {
        FarmCard::ALL[idx]
    }
}

/// Farm cards whose order does not matter.
pub type FarmCards = Pile<FarmCard, KINDS>;

/// HAP-2: all farm cards.
pub(super) const ALL_FARM_CARDS: FarmCards =
    FarmCards::of([1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 2, 2, 1]);

/// Any card, whichever side of it is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A cow.
    Cow(Cow),
    /// A farm card.
    Farm(FarmCard),
}

/// A card that lies open in the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OpenCard {
    /// A cow and its mood.
    Cow(CowCard),
    /// A farm card.
    Farm(FarmCard),
}

impl OpenCard {
    /// The card, whichever side of it is up.
    #[inline]
    pub fn card(self) -> Card {
        match self {
            OpenCard::Cow(shown) => Card::Cow(shown.cow),
            OpenCard::Farm(card) => Card::Farm(card),
        }
    }
}

/// What can be seen of the pile's top card (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TopCard {
    /// A cow and its mood.
    Cow(CowCard),
    /// Only that it is a farm card.
    Farm,
}

/// In positions and views cards stand in their notation.
macro_rules! serde_in_notation {
    ($($card:ty)*) => {$(
        impl Serialize for $card {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $card {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
serde_in_notation!(Colour Cow CowCard FarmCard Card OpenCard TopCard);
