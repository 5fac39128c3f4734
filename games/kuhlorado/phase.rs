//! Dice, and what the game is waiting for.

/// What a die shows: a number from 1 to 5, or a cow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// The cow.
    pub const COW: Face = Face(5);
    /// How many faces a die has.
    pub(super) const COUNT: u8 = 6;

    /// The face at a place: the numbers 1 to 5, then the cow.
    #[inline]
    pub(super) fn nth(place: u8) -> Face {
        debug_assert!(place < Face::COUNT);
        Face(place)
    }

    /// The face with this number, if there is one.
    pub fn number(number: u8) -> Option<Face> {
        (1..=5).contains(&number).then(|| Face(number - 1))
    }

    /// The number it shows, if it is not the cow.
    pub fn value(self) -> Option<u8> {
        (self != Face::COW).then_some(self.0 + 1)
    }

    /// Its place among the faces.
    #[inline]
    pub(super) fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// Both dice, in the order of their faces: numbers before the cow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Throw {
    /// The die with the lower face.
    pub low: Face,
    /// The die with the higher face.
    pub high: Face,
}

/// What a throw lets the player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    TwoCows,
    TwoNumbers,
    CowAndNumber,
}

impl Throw {
    /// Two dice, sorted.
    #[inline]
    pub fn of(a: Face, b: Face) -> Throw {
        if a <= b { Throw { low: a, high: b } } else { Throw { low: b, high: a } }
    }

    /// The die that is left if the one with this face is taken.
    #[inline]
    pub(super) fn without(self, face: Face) -> Face {
        if face == self.low { self.high } else { self.low }
    }

    #[inline]
    pub(super) fn kind(self) -> Kind {
        if self.low == Face::COW {
            Kind::TwoCows
        } else if self.high == Face::COW {
            Kind::CowAndNumber
        } else {
            Kind::TwoNumbers
        }
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// Luck names the starter.
    Start,
    /// Both dice are thrown.
    Throw,
    /// The player keeps the dice or throws some again (KUH-3).
    Again(Throw),
    /// The dice that were not kept are thrown again.
    Rethrow { kept: Option<Face> },
    /// The player marks a first square.
    First(Throw),
    /// The player marks a second square, or is done.
    Second { throw: Throw, first: u8 },
    /// The game is over.
    Over,
}
