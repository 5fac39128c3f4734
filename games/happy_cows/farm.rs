//! What a player has: cows outside, and barns.

use super::cards::{Colour, Cow, CowCard};

/// Some of the cows, as the bits of one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cows(u32);

impl Cows {
    pub(super) const NONE: Cows = Cows(0);
    /// HAP-1: all of them.
    pub(super) const ALL: Cows = Cows((1 << Cow::COUNT) - 1);

    #[inline]
    pub(super) const fn only(cow: Cow) -> Cows {
        Cows(1 << cow.idx())
    }

    #[inline]
    pub(super) const fn of_colour(colour: Colour) -> Cows {
        Cows(0b11111 << (5 * colour as u8))
    }

    #[inline]
    pub(super) const fn with_icons(icons: u8) -> Cows {
        Cows(0b00001_00001_00001_00001_00001 << (icons - 1))
    }

    #[inline]
    pub(super) const fn contains(self, cow: Cow) -> bool {
        self.0 & Cows::only(cow).0 != 0
    }

    #[inline]
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn insert(&mut self, cow: Cow) {
        *self = self.or(Cows::only(cow));
    }

    #[inline]
    pub(super) fn remove(&mut self, cow: Cow) {
        *self = self.without(Cows::only(cow));
    }

    #[inline]
    pub(super) const fn and(self, other: Cows) -> Cows {
        Cows(self.0 & other.0)
    }

    #[inline]
    pub(super) const fn or(self, other: Cows) -> Cows {
        Cows(self.0 | other.0)
    }

    #[inline]
    pub(super) const fn without(self, other: Cows) -> Cows {
        Cows(self.0 & !other.0)
    }

    /// The cow at a place, counted from 0 in the order of every list.
    #[inline]
    pub(super) fn nth(self, place: u32) -> Cow {
        debug_assert!(place < self.len(), "there is no cow at that place");
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits - 1;
        }
        Cow::at(bits.trailing_zeros() as u8)
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Cow> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let cow = (bits != 0).then(|| Cow::at(bits.trailing_zeros() as u8))?;
            bits &= bits - 1;
            Some(cow)
        })
    }

    /// Each as the card that shows its mood.
    pub(super) fn shown(self, happy: Cows) -> impl Iterator<Item = CowCard> {
        self.iter().map(move |cow| CowCard { cow, happy: happy.contains(cow) })
    }
}

impl FromIterator<Cow> for Cows {
    fn from_iter<I: IntoIterator<Item = Cow>>(cows: I) -> Cows {
        cows.into_iter().fold(Cows::NONE, |set, cow| set.or(Cows::only(cow)))
    }
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
