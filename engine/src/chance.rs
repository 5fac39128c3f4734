//! Luck: where it comes from and how a stream of numbers becomes an outcome.
//!
//! The mapping is fixed for good, because finished games are checked against it: an outcome is found by
//! [`pick`], which draws one number with [`below`] and walks the odds in the order the game lists them.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::BadNotation;

/// The luck of real games: `ChaCha20` from a seed of 32 bytes, so that it can be checked afterwards.
pub struct Luck(ChaCha20Rng);

impl Luck {
    /// The stream that belongs to a seed.
    pub fn new(seed: [u8; 32]) -> Luck {
        Luck(ChaCha20Rng::from_seed(seed))
    }
}

/// The luck of simulations and searches: quick and repeatable, but foreseeable.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The stream that belongs to a number.
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The stream of game `number` in a run: games differ, and none depends on who plays the others.
    pub fn of_game(seed: u64, number: u64) -> Fast {
        // An odd constant spreads neighbouring games over the whole range; the seeding mixes it further.
        Fast::new(seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

macro_rules! draws_from_inner {
    ($source:ident) => {
        impl rand_core::TryRng for $source {
            type Error = std::convert::Infallible;

            #[inline]
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.next_u32())
            }

            #[inline]
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                Ok(self.0.next_u64())
            }

            fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
                self.0.fill_bytes(bytes);
                Ok(())
            }
        }
    };
}

draws_from_inner!(Luck);
draws_from_inner!(Fast);

/// What luck decides in a game without luck: nothing. There is no such value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<NoChance, BadNotation> {
        Err(BadNotation::new(text, "an outcome: this game has no luck"))
    }
}

/// A number from 0 to `n - 1`, each equally likely.
///
/// Takes one 32-bit word `x` at a time: the result is the upper half of `x * n`, unless the lower half is
/// below `2³² mod n`; then the next word is taken. (Lemire's method; written out here because a library's
/// version of it may change, and finished games must stay checkable.)
///
/// ```
/// # use engine::{Fast, below};
/// let mut luck = Fast::new(1);
/// assert!((0..100).all(|_| below(&mut luck, 6) < 6));
/// ```
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, n: u32) -> u32 {
    debug_assert!(n > 0, "nothing to choose from");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// One of the outcomes, each as likely as its weight says.
pub fn pick<C: Copy, R: Rng + ?Sized>(odds: &[(C, u32)], rng: &mut R) -> C {
    let total = odds.iter().map(|(_, weight)| weight).sum();
    let mut left = below(rng, total);
    for (outcome, weight) in odds {
        if left < *weight {
            return *outcome;
        }
        left -= weight;
    }
    unreachable!("a number below the total falls into one of the weights")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_n_is_equally_likely() {
        let mut luck = Luck::new([7; 32]);
        for n in [1, 2, 3, 6, 15, 84] {
            let mut seen = vec![0u32; n as usize];
            for _ in 0..n * 10_000 {
                seen[below(&mut luck, n) as usize] += 1;
            }
            // Ten thousand expected each, standard deviation about a hundred: six of them is never met.
            assert!(seen.iter().all(|count| count.abs_diff(10_000) < 600), "{n}: {seen:?}");
        }
    }

    #[test]
    fn a_low_half_below_the_remainder_is_drawn_again() {
        struct Words(Vec<u32>);
        impl rand_core::TryRng for Words {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.remove(0))
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                unreachable!("only 32-bit words are drawn")
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("only 32-bit words are drawn")
            }
        }
        // 2³² mod 6 is 4. The word 0 leaves a lower half of 0 and is refused; 1 leaves 6 and stands.
        assert_eq!(below(&mut Words(vec![0, 1]), 6), 0);
        assert_eq!(below(&mut Words(vec![u32::MAX]), 6), 5);
    }

    #[test]
    fn the_stream_of_a_seed_is_the_published_one() {
        // ChaCha20, key and nonce all zero: the first words of the well-known key stream.
        let mut luck = Luck::new([0; 32]);
        assert_eq!([luck.next_u32(), luck.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    #[test]
    fn numbers_and_outcomes_are_those_in_the_docs() {
        // `docs/fairness.md` gives these to whoever writes another verifier.
        let luck = || Luck::new(std::array::from_fn(|at| at as u8));
        let words: Vec<u32> = std::iter::repeat_with({
            let mut luck = luck();
            move || luck.next_u32()
        })
        .take(18)
        .collect();
        assert_eq!(words[..3], [0x7d2b_fd39, 0x6a19_c5d9, 0x7703_bd8d]);
        assert_eq!(words[16..], [0x3142_b818, 0xd1a6_e6ad]);
        let numbers = |n, count| -> Vec<u32> {
            let mut luck = luck();
            (0..count).map(|_| below(&mut luck, n)).collect()
        };
        assert_eq!(numbers(6, 16), [2, 2, 2, 1, 2, 4, 1, 3, 5, 4, 2, 2, 5, 1, 3, 0]);
        let often_refused = [1_575_026_154, 1_335_055_458, 1_497_550_377, 1_407_330_343, 962_484_613];
        assert_eq!(numbers(3_221_225_472, 5), often_refused);
        let mut stream = luck();
        let outcomes: String = (0..16).map(|_| pick(&[('a', 1), ('b', 2), ('c', 3)], &mut stream)).collect();
        assert_eq!(outcomes, "bbbbbcbcccbbcbca");
    }

    #[test]
    fn weights_are_obeyed() {
        let mut luck = Fast::new(3);
        let odds = [('a', 1), ('b', 0), ('c', 3)];
        let mut seen = [0u32; 3];
        for _ in 0..40_000 {
            seen[(pick(&odds, &mut luck) as u8 - b'a') as usize] += 1;
        }
        assert!(seen[0].abs_diff(10_000) < 600 && seen[1] == 0, "{seen:?}");
    }
}
