//! What a player has: cows outside, and barns.

use engine::kit::BitSet;

use super::cards::{Colour, Cow, CowCard};

/// Some of the cows.
pub(super) type Cows = BitSet<Cow, u32>;

/// HAP-1: all of them.
pub(super) const ALL_COWS: Cows = Cows::of_bits((1 << Cow::COUNT) - 1);

/// The cows of a colour.
#[inline]
pub(super) const fn of_colour(colour: Colour) -> Cows {
    Cows::of_bits(0b11111 << (5 * colour as u8))
}

/// The cows with so many icons.
#[inline]
pub(super) const fn with_icons(icons: u8) -> Cows {
    Cows::of_bits(0b00001_00001_00001_00001_00001 << (icons - 1))
}

/// Cows as the cards that show their mood.
pub(super) fn shown(cows: Cows, happy: Cows) -> impl Iterator<Item = CowCard> {
    cows.iter().map(move |cow| CowCard { cow, happy: happy.contains(cow) })
}

/// A stack of up to three cows (HAP-11), five bits each, the topmost lowest; 0 is no cow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Barn(u16);

impl Barn {
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn is_full(self) -> bool {
        self.0 >> 10 != 0
    }

    #[inline]
    pub(super) fn push(&mut self, cow: Cow) {
        debug_assert!(!self.is_full(), "a barn holds three cows");
        self.0 = self.0 << 5 | u16::from(cow.idx() + 1);
    }

    #[inline]
    pub(super) fn top(self) -> Option<Cow> {
        (self.0 != 0).then(|| Cow::at((self.0 & 31) as u8 - 1))
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Cow> {
        let top = self.top();
        self.0 >>= 5;
        top
    }

    /// The cows inside, topmost first.
    #[inline]
    pub(super) fn downwards(mut self) -> impl Iterator<Item = Cow> {
        std::iter::from_fn(move || self.pop())
    }
}

/// A player's farm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Farm {
    /// The cows that stand outside, where everything can happen to them.
    pub(super) outside: Cows,
    pub(super) first: Barn,
    /// HAP-13: once there is a second barn, cows are led only into it.
    pub(super) second: Option<Barn>,
}

impl Farm {
    /// The barn that cows may be led into.
    #[inline]
    pub(super) fn open_barn(&mut self) -> &mut Barn {
        self.second.as_mut().unwrap_or(&mut self.first)
    }

    #[inline]
    pub(super) fn has_room(&self) -> bool {
        !self.second.unwrap_or(self.first).is_full()
    }

    #[inline]
    pub(super) fn lead(&mut self, cow: Cow) {
        self.outside.remove(cow);
        self.open_barn().push(cow);
    }

    /// The barns in the order they were built.
    #[inline]
    pub(super) fn barns(&self) -> impl Iterator<Item = Barn> {
        std::iter::once(self.first).chain(self.second)
    }

    /// The cows in barns.
    #[inline]
    pub(super) fn inside(&self) -> Cows {
        self.barns().flat_map(Barn::downwards).collect()
    }

    /// All cows, inside and outside.
    #[inline]
    pub(super) fn cows(&self) -> Cows {
        self.outside.or(self.inside())
    }
}
