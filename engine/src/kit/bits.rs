//! Small sets of things that can be counted, as the bits of one number.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that can be in a [`BitSet`].
pub trait Member: Copy {
    /// How many different ones there are.
    const COUNT: u32;
    /// The bit that stands for it, counted from 0.
    fn bit(self) -> u32;
    /// The one that a bit stands for.
    fn at(bit: u32) -> Self;
}

/// A plain number that is its own bit: a square of a board, or a number printed on a card.
impl Member for u8 {
    const COUNT: u32 = 256;

    #[inline]
    fn bit(self) -> u32 {
        u32::from(self)
    }

    #[inline]
    fn at(bit: u32) -> u8 {
        bit as u8
    }
}

/// A number that can hold the bits of a [`BitSet`]: `u8`, `u16`, `u32` or `u64`.
pub trait Word:
    Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + private::Sealed
{
    /// No bit is set.
    const ZERO: Self;
    /// How many bits there are.
    const BITS: u32;
    /// Only this bit is set.
    fn only(bit: u32) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The lowest bit that is set.
    fn lowest(self) -> u32;
    /// The number without its lowest bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

mod private {
    pub trait Sealed {}
}

macro_rules! words {
    ($($word:ty),*) => {$(
        impl private::Sealed for $word {}

        impl Word for $word {
            const ZERO: $word = 0;
            const BITS: u32 = <$word>::BITS;

            #[inline]
            fn only(bit: u32) -> $word {
                1 << bit
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

words!(u8, u16, u32, u64);

/// Some of the things there are of one kind, each at most once, in a number `W` with a bit for each.
///
/// ```
/// use engine::kit::BitSet;
///
/// let mut even: BitSet<u8, u16> = [2, 4, 6].into_iter().collect();
/// even.insert(8);
/// assert!(even.contains(4) && !even.contains(5));
/// assert_eq!(even.iter().collect::<Vec<_>>(), [2, 4, 6, 8]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitSet<T, W> {
    bits: W,
    members: PhantomData<T>,
}

impl<T, W: Word> BitSet<T, W> {
    /// Nothing.
    pub const EMPTY: BitSet<T, W> = BitSet::of_bits(W::ZERO);

    /// What these bits stand for.
    #[inline]
    pub const fn of_bits(bits: W) -> BitSet<T, W> {
        BitSet { bits, members: PhantomData }
    }

    /// The bits that stand for it.
    #[inline]
    pub const fn bits(self) -> W {
        self.bits
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == W::ZERO
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: BitSet<T, W>) -> BitSet<T, W> {
        BitSet::of_bits(self.bits & other.bits)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: BitSet<T, W>) -> BitSet<T, W> {
        BitSet::of_bits(self.bits | other.bits)
    }

    /// What is not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: BitSet<T, W>) -> BitSet<T, W> {
        BitSet::of_bits(self.bits & !other.bits)
    }

    /// Whether everything in the other set is in this one.
    #[inline]
    pub fn contains_all(self, other: BitSet<T, W>) -> bool {
        self.bits & other.bits == other.bits
    }
}

impl<T: Member, W: Word> BitSet<T, W> {
    /// Just this one.
    #[inline]
    pub fn only(member: T) -> BitSet<T, W> {
        BitSet::of_bits(W::only(member.bit()))
    }

    /// Whether this one is among them. What no set could hold is in none.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        member.bit() < W::BITS && self.bits & W::only(member.bit()) != W::ZERO
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.bits = self.bits | W::only(member.bit());
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.bits = self.bits & !W::only(member.bit());
    }

    /// The lowest, if there is one.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.bits.lowest()))
    }

    /// The one at a place, counted from 0 in ascending order.
    #[inline]
    pub fn nth(self, place: u32) -> T {
        debug_assert!(place < self.bits.count(), "there is nothing at that place");
        let mut bits = self.bits;
        for _ in 0..place {
            bits = bits.without_lowest();
        }
        T::at(bits.lowest())
    }

    /// All of them in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.bits = left.bits.without_lowest();
            Some(first)
        })
    }
}

impl<T, W: Word> Default for BitSet<T, W> {
    fn default() -> BitSet<T, W> {
        BitSet::EMPTY
    }
}

impl<T: Member, W: Word> FromIterator<T> for BitSet<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> BitSet<T, W> {
        let mut set = BitSet::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member + Debug, W: Word> Debug for BitSet<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A list in ascending order.
impl<T: Member + Serialize, W: Word> Serialize for BitSet<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>, W: Word> Deserialize<'de> for BitSet<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = BitSet::EMPTY;
        for member in Vec::<T>::deserialize(deserializer)? {
            let (bit, most) = (member.bit(), T::COUNT.min(W::BITS));
            if bit >= most {
                return Err(D::Error::custom(format!(
                    "{bit} is too high; they count from 0 to {}",
                    most - 1
                )));
            }
            if set.contains(member) {
                return Err(D::Error::custom(format!("{bit} is there twice")));
            }
            set.insert(member);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::SeatSet;

    type Numbers = BitSet<u8, u64>;

    fn members() -> impl Strategy<Value = BTreeSet<u8>> {
        prop::collection::btree_set(0..64u8, 0..64)
    }

    fn set(members: &BTreeSet<u8>) -> Numbers {
        members.iter().copied().collect()
    }

    proptest! {
        #[test]
        fn a_bit_set_is_a_set(one in members(), other in members(), number in 0..64u8) {
            let (bits, others) = (set(&one), set(&other));
            prop_assert!(bits.iter().eq(one.iter().copied()));
            prop_assert_eq!(bits.first(), one.first().copied());
            prop_assert_eq!((usize::from(bits.len()), bits.is_empty()), (one.len(), one.is_empty()));
            prop_assert_eq!(bits.contains(number), one.contains(&number));
            prop_assert_eq!(bits.contains_all(others), one.is_superset(&other));
            prop_assert_eq!(bits.and(others), set(&(&one & &other)));
            prop_assert_eq!(bits.or(others), set(&(&one | &other)));
            prop_assert_eq!(bits.without(others), set(&(&one - &other)));
            for (place, member) in one.iter().enumerate() {
                prop_assert_eq!(bits.nth(place as u32), *member);
            }
        }

        #[test]
        fn members_come_and_go(start in members(), changes: Vec<(bool, u8)>) {
            let (mut bits, mut slow) = (set(&start), start);
            for (comes, number) in changes.into_iter().map(|(comes, number)| (comes, number % 64)) {
                if comes {
                    bits.insert(number);
                    slow.insert(number);
                } else {
                    bits.remove(number);
                    slow.remove(&number);
                }
                prop_assert_eq!(bits, set(&slow));
            }
        }

        #[test]
        fn it_is_written_as_a_list_and_read_back(numbers in members()) {
            let text = serde_json::to_string(&set(&numbers)).unwrap();
            prop_assert_eq!(&text, &serde_json::to_string(&numbers).unwrap());
            prop_assert_eq!(serde_json::from_str::<Numbers>(&text).unwrap(), set(&numbers));
        }
    }

    #[test]
    fn what_no_set_could_hold_is_refused_and_in_none() {
        assert!(!BitSet::<u8, u8>::of_bits(!0).contains(8));
        assert!(serde_json::from_str::<BitSet<u8, u8>>("[7, 8]").is_err());
        assert!(serde_json::from_str::<BitSet<u8, u8>>("[7, 7]").is_err(), "everything is there once");
        assert!(serde_json::from_str::<SeatSet>("[5]").is_ok());
        assert!(serde_json::from_str::<SeatSet>("[6]").is_err(), "at most six play");
    }
}
