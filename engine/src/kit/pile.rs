//! Cards whose order nobody knows: how many there are of each kind.

use std::fmt::{self, Display};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BadNotation, Rng, below};

/// A kind of card, tile or piece: what is printed on it.
pub trait Kind: Copy + Eq + Display + FromStr<Err = BadNotation> {
    /// Its place among the kinds.
    fn idx(self) -> usize;
    /// The kind at a place.
    fn at(idx: usize) -> Self;
}

/// Cards of `N` kinds, as counts. A face-down pile is one of these: its order does not exist until a card
/// is drawn, so a shuffle is nothing and a draw is an honest piece of luck. At most 255 cards.
pub struct Pile<K, const N: usize> {
    counts: [u8; N],
    total: u8,
    kind: PhantomData<K>,
}

impl<K, const N: usize> Clone for Pile<K, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, const N: usize> Copy for Pile<K, N> {}

impl<K, const N: usize> PartialEq for Pile<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<K, const N: usize> Eq for Pile<K, N> {}

impl<K, const N: usize> Hash for Pile<K, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.counts.hash(hasher);
    }
}

impl<K, const N: usize> Default for Pile<K, N> {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl<K, const N: usize> Pile<K, N> {
    /// No cards.
    pub const EMPTY: Pile<K, N> = Pile { counts: [0; N], total: 0, kind: PhantomData };

    /// This many of each kind.
    pub const fn of(counts: [u8; N]) -> Pile<K, N> {
        let mut total = 0;
        let mut kind = 0;
        while kind < N {
            total += counts[kind];
            kind += 1;
        }
        Pile { counts, total, kind: PhantomData }
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.total
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of each kind.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// Adds all cards of another pile.
    #[inline]
    pub fn add_all(&mut self, other: &Pile<K, N>) {
        for kind in 0..N {
            self.counts[kind] += other.counts[kind];
        }
        self.total += other.total;
    }

    /// What is left without the cards of another pile; `None` if they are not all there.
    pub fn without(&self, other: &Pile<K, N>) -> Option<Pile<K, N>> {
        let mut left = *self;
        for kind in 0..N {
            left.counts[kind] = left.counts[kind].checked_sub(other.counts[kind])?;
        }
        left.total -= other.total;
        Some(left)
    }

    /// How many different kinds there are.
    #[inline]
    pub fn variety(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count > 0)).sum()
    }
}

impl<K: Kind, const N: usize> Pile<K, N> {
    /// How many of one kind.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.idx()]
    }

    /// Adds one card.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.add_many(kind, 1);
    }

    /// Adds several of one kind.
    #[inline]
    pub fn add_many(&mut self, kind: K, count: u8) {
        self.counts[kind.idx()] += count;
        self.total += count;
    }

    /// Takes one card out.
    #[inline]
    pub fn take(&mut self, kind: K) {
        self.take_many(kind, 1);
    }

    /// Takes several of one kind out.
    #[inline]
    pub fn take_many(&mut self, kind: K, count: u8) {
        debug_assert!(self.counts[kind.idx()] >= count, "only what is there can be taken");
        self.counts[kind.idx()] -= count;
        self.total -= count;
    }

    /// The kind of the card at a place, if the cards lay in the order of their kinds.
    #[inline]
    pub fn nth(&self, place: u8) -> K {
        debug_assert!(place < self.total, "there is no card at that place");
        // Counting the kinds that end before the place takes no branch a processor could guess wrong.
        let (mut cards, mut idx) = (0, 0);
        for count in self.counts {
            cards += count;
            idx += usize::from(cards <= place);
        }
        K::at(idx)
    }

    /// The kind at a place among the different kinds that are there.
    #[inline]
    pub fn nth_kind(&self, place: u32) -> K {
        debug_assert!(place < self.variety(), "there is no kind at that place");
        let (mut kinds, mut idx) = (0, 0);
        for count in self.counts {
            kinds += u32::from(count > 0);
            idx += usize::from(kinds <= place);
        }
        K::at(idx)
    }

    /// The kind of a card drawn blindly: the same one that [`pick`](crate::chance::pick) would find in a
    /// list of the kinds weighted by their counts.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> K {
        self.nth(below(rng, u32::from(self.total)) as u8)
    }

    /// Draws a card blindly and takes it out.
    #[inline]
    pub fn draw_out<R: Rng + ?Sized>(&mut self, rng: &mut R) -> K {
        let kind = self.draw(rng);
        self.take(kind);
        kind
    }

    /// The kinds that are there, in order, with their counts.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        let all = self.counts.iter().copied().enumerate();
        all.filter(|(_, count)| *count > 0).map(|(idx, count)| (K::at(idx), count))
    }

    /// Every card, in the order of their kinds.
    pub fn cards(&self) -> impl Iterator<Item = K> + '_ {
        self.kinds().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Pile<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Pile<K, N> {
        let mut pile = Pile::EMPTY;
        kinds.into_iter().for_each(|kind| pile.add(kind));
        pile
    }
}

/// The cards in notation, separated by blanks.
impl<K: Kind, const N: usize> Display for Pile<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if at > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Pile<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl<K: Kind, const N: usize> Serialize for Pile<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards().map(|card| card.to_string()))
    }
}

impl<'de, K: Kind, const N: usize> Deserialize<'de> for Pile<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<String>::deserialize(deserializer)?;
        if cards.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom("a pile has at most 255 cards"));
        }
        cards.iter().map(|card| card.parse().map_err(serde::de::Error::custom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Fast, chance::pick};

    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
    struct Letter(usize);

    impl Kind for Letter {
        fn idx(self) -> usize {
            self.0
        }
        fn at(idx: usize) -> Letter {
            Letter(idx)
        }
    }

    impl Display for Letter {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", char::from(b'a' + self.0 as u8))
        }
    }

    impl FromStr for Letter {
        type Err = BadNotation;
        fn from_str(text: &str) -> Result<Letter, BadNotation> {
            match text.as_bytes() {
                [letter @ b'a'..=b'g'] => Ok(Letter(usize::from(letter - b'a'))),
                _ => Err(BadNotation::new(text, "a letter")),
            }
        }
    }

    type Letters<const N: usize> = Pile<Letter, N>;

    proptest! {
        #[test]
        fn a_pile_is_the_list_of_its_cards(cards in prop::collection::vec((0..7usize).prop_map(Letter), 0..60)) {
            let pile: Letters<7> = cards.iter().copied().collect();
            let mut sorted = cards.clone();
            sorted.sort_unstable();
            prop_assert_eq!(pile.cards().collect::<Vec<_>>(), sorted.clone());
            prop_assert_eq!(usize::from(pile.len()), cards.len());
            for (place, kind) in sorted.iter().enumerate() {
                prop_assert_eq!(pile.nth(place as u8), *kind);
            }
            let mut emptied = pile;
            for kind in cards {
                emptied.take(kind);
            }
            prop_assert_eq!(emptied, Pile::EMPTY);
            prop_assert_eq!(pile.without(&pile), Some(Pile::EMPTY));
            let text = serde_json::to_string(&pile).unwrap();
            prop_assert_eq!(serde_json::from_str::<Letters<7>>(&text).unwrap(), pile);
            sorted.dedup();
            prop_assert_eq!(pile.variety() as usize, sorted.len());
            for (place, kind) in sorted.iter().enumerate() {
                prop_assert_eq!(pile.nth_kind(place as u32), *kind);
            }
        }

        #[test]
        fn drawing_follows_the_odds(counts in prop::array::uniform5(0..9u8), seed: u64) {
            let pile = Letters::<5>::of(counts);
            prop_assume!(!pile.is_empty());
            let odds: Vec<_> = pile.kinds().map(|(kind, count)| (kind, u32::from(count))).collect();
            prop_assert_eq!(pile.draw(&mut Fast::new(seed)), pick(&odds, &mut Fast::new(seed)));
        }

        #[test]
        fn only_what_is_there_can_be_taken_out(a in prop::array::uniform4(0..5u8), b in prop::array::uniform4(0..5u8)) {
            let fits = a.iter().zip(&b).all(|(a, b)| a >= b);
            prop_assert_eq!(Letters::<4>::of(a).without(&Pile::of(b)).is_some(), fits);
        }
    }
}
