//! Cards whose order nobody knows: how many there are of each kind.

use crate::{Rng, below};

/// Cards of `N` kinds, as counts. A face-down pile is one of these: its order does not exist until a card
/// is drawn, so a shuffle is nothing and a draw is an honest piece of luck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const N: usize> {
    counts: [u8; N],
    total: u8,
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl<const N: usize> Pile<N> {
    /// No cards.
    pub const EMPTY: Pile<N> = Pile { counts: [0; N], total: 0 };

    /// This many of each kind; at most 255 in all.
    pub const fn of(counts: [u8; N]) -> Pile<N> {
        let mut total = 0;
        let mut kind = 0;
        while kind < N {
            total += counts[kind];
            kind += 1;
        }
        Pile { counts, total }
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

    /// How many of one kind.
    #[inline]
    pub const fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// How many of each kind.
    #[inline]
    pub const fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// Adds one card.
    #[inline]
    pub fn add(&mut self, kind: usize) {
        self.add_many(kind, 1);
    }

    /// Adds several of one kind.
    #[inline]
    pub fn add_many(&mut self, kind: usize, count: u8) {
        self.counts[kind] += count;
        self.total += count;
    }

    /// Takes one card out.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        self.take_many(kind, 1);
    }

    /// Takes several of one kind out.
    #[inline]
    pub fn take_many(&mut self, kind: usize, count: u8) {
        debug_assert!(self.counts[kind] >= count, "only what is there can be taken");
        self.counts[kind] -= count;
        self.total -= count;
    }

    /// Adds all cards of another pile.
    #[inline]
    pub fn add_all(&mut self, other: &Pile<N>) {
        for kind in 0..N {
            self.counts[kind] += other.counts[kind];
        }
        self.total += other.total;
    }

    /// Takes all cards of another pile out; `None` if they are not all there.
    pub fn without(&self, other: &Pile<N>) -> Option<Pile<N>> {
        let mut left = *self;
        for kind in 0..N {
            left.counts[kind] = left.counts[kind].checked_sub(other.counts[kind])?;
        }
        left.total -= other.total;
        Some(left)
    }

    /// The kind of the card at a place, if the cards lay in the order of their kinds.
    #[inline]
    pub fn nth(&self, place: u8) -> usize {
        debug_assert!(place < self.total, "there is no card at that place");
        let mut left = place;
        for (kind, count) in self.counts.iter().enumerate() {
            if left < *count {
                return kind;
            }
            left -= count;
        }
        unreachable!("the counts add up to the total")
    }

    /// The kind of a card drawn blindly: the same one that [`pick`](crate::chance::pick) would find in a
    /// list of the kinds weighted by their counts.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> usize {
        self.nth(below(rng, u32::from(self.total)) as u8)
    }

    /// The kinds that are there, in order, with their counts.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.counts.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// Every card, in the order of their kinds.
    pub fn cards(&self) -> impl Iterator<Item = usize> + '_ {
        self.kinds().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}

impl<const N: usize> FromIterator<usize> for Pile<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        kinds.into_iter().for_each(|kind| pile.add(kind));
        pile
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Fast, chance::pick};

    proptest! {
        #[test]
        fn a_pile_is_the_list_of_its_cards(cards in prop::collection::vec(0..7usize, 0..60)) {
            let pile: Pile<7> = cards.iter().copied().collect();
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
        }

        #[test]
        fn drawing_follows_the_odds(counts in prop::array::uniform5(0..9u8), seed: u64) {
            let pile = Pile::of(counts);
            prop_assume!(!pile.is_empty());
            let odds: Vec<_> = pile.kinds().map(|(kind, count)| (kind, u32::from(count))).collect();
            prop_assert_eq!(pile.draw(&mut Fast::new(seed)), pick(&odds, &mut Fast::new(seed)));
        }

        #[test]
        fn only_what_is_there_can_be_taken_out(a in prop::array::uniform4(0..5u8), b in prop::array::uniform4(0..5u8)) {
            let fits = a.iter().zip(&b).all(|(a, b)| a >= b);
            prop_assert_eq!(Pile::of(a).without(&Pile::of(b)).is_some(), fits);
        }
    }
}
