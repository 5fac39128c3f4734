//! What a practised player knows of a game: rules of thumb for players made of code, and words of advice.
//!
//! Nothing here changes a game. The players call these methods on *possible worlds* made from a seat's
//! view, never on the truth, so a hint may look at all there is in the value it is given.

use std::hash::{Hash, Hasher};

use crate::{Knowledge, Phrase, Point, Rng, Seat, StepOf};

/// Rules of thumb for one game. Everything here has an answer that is right for any game.
pub trait Hints: Knowledge {
    /// How a search treats this game; found by measuring.
    const TUNING: Tuning = Tuning::PLAIN;

    /// What to tell a newcomer, in the order in which one would: what wins first. Short sentences, and all of them
    /// together no more than a minute's reading. Without any, the rulebook is read to them.
    const LESSON: &'static [Point] = &[];

    /// How good a legal move looks at a glance, in hundredths of a point or whatever is most like it. Only
    /// the differences between moves of one decision matter.
    fn score_move(&self, seat: Seat, mv: &Self::Move) -> i32 {
        let _ = (seat, mv);
        0
    }

    /// Why one would make a legal move, in words a child understands. A whole sentence; speaks to the seat
    /// that may make it.
    fn reason(&self, seat: Seat, mv: &Self::Move) -> Phrase {
        let _ = (seat, mv);
        Phrase::new("reason-plain")
    }

    /// How many points the seat will probably end with, in hundredths, if all go on alike: what it has,
    /// and what is as good as earned. Asked of games that are not over.
    fn standing(&self, seat: Seat) -> i32 {
        let _ = seat;
        0
    }

    /// A quick choice while a search plays a game to its end. The default scores as many random moves as
    /// `glances` says (see [`Tuning::glances`]) and makes the best of them.
    #[inline]
    fn playout_move<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        glances: u8,
        rng: &mut R,
        buffer: &mut Vec<Self::Move>,
    ) -> Self::Move {
        let mut best = self.random_move(seat, rng, buffer);
        if glances > 1 {
            let mut best_score = self.score_move(seat, &best);
            for _ in 1..glances {
                let other = self.random_move(seat, rng, buffer);
                let score = self.score_move(seat, &other);
                if score > best_score {
                    (best, best_score) = (other, score);
                }
            }
        }
        best
    }

    /// Whether what is decided now stays hidden from the others for a while and would be worth foretelling.
    /// Players then vary their choice. The default is right where only seats that choose together hide what
    /// they choose.
    fn sealed(&self) -> bool {
        self.turn().seats().len() > 1
    }

    /// A truth that fits the view, more often one that sensible players would have brought about. The default
    /// is any truth, each as likely as the rules alone make it.
    #[inline]
    fn likely_world<R: Rng + ?Sized>(view: &Self::View, rng: &mut R) -> Self {
        Self::possible_world(view, rng)
    }

    /// A number for what a seat sees of a step that turns this game into `after`. Two steps a seat can tell
    /// apart have different numbers (but for rare chance), two that look alike to it the same. The default
    /// is right for games without secrets: everybody sees everything.
    #[inline]
    fn seen(&self, step: &StepOf<Self>, after: &Self, viewer: Seat) -> u64 {
        let _ = (after, viewer);
        number_of(step)
    }
}

/// How a search treats a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much a search looks at moves it knows little about. Wins count from 0 to 1.
    pub exploration: f32,
    /// By how much one move must score more than another ([`Hints::score_move`]) to be looked at twice as often to begin with.
    pub prior_temperature: f32,
    /// How many random moves a playout scores before it makes the best of them; 1 plays at random.
    pub glances: u8,
    /// How many decisions a playout goes on before it believes [`Hints::standing`].
    pub horizon: u16,
    /// A lead of so many points (hundredths) is worth half of what points are worth beside winning.
    pub lead: f32,
    /// What points are worth beside winning: from 0, only winning counts, to 1, only points.
    pub points: f32,
}

impl Tuning {
    /// Right for any game, best for none: random playouts to the end.
    pub const PLAIN: Tuning = Tuning {
        exploration: 0.7,
        prior_temperature: 100.0,
        glances: 1,
        horizon: u16::MAX,
        lead: 500.0,
        points: 0.2,
    };
}

/// A number for a thing, such as a step or a game; the same on every machine.
#[inline]
pub fn number_of<T: Hash + ?Sized>(thing: &T) -> u64 {
    let mut hasher = Mixer::default();
    thing.hash(&mut hasher);
    hasher.finish()
}

/// A quick hash without a secret, the same on every machine: searches with one seed must agree.
#[derive(Clone, Copy, Debug)]
pub struct Mixer(u64);

impl Default for Mixer {
    /// Not nothing, so that zeros at the beginning count: `[0, 5]` is not `[5]`.
    fn default() -> Mixer {
        Mixer(0x517c_c1b7_2722_0a95)
    }
}

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        // Both halves of the product: in the lower one alone, what differs in the highest bit of a word differs in one
        // bit of the result, and the next word can undo it.
        let product = u128::from(self.0 ^ word) * u128::from(0x9e37_79b9_7f4a_7c15_u64);
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        let spread = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        spread ^ (spread >> 32)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    // Half as wide in the browser: only its value may count.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    // Discriminants are hashed as `isize`.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_tell_short_sequences_of_small_words_apart() {
        let mut numbers = std::collections::BTreeSet::new();
        let mut count = 0;
        for length in 0..4u32 {
            for code in 0..8u32.pow(length) {
                let mut mixer = Mixer::default();
                (0..length).for_each(|place| mixer.write_u8((code >> (3 * place) & 7) as u8));
                numbers.insert(mixer.finish());
                count += 1;
            }
        }
        assert_eq!(numbers.len(), count);
    }
    #[test]
    fn a_bit_of_one_word_is_not_undone_by_bits_of_the_next() {
        let number = |first: u64, second: u64| {
            let mut mixer = Mixer::default();
            mixer.write_u64(first);
            mixer.write_u64(second);
            mixer.finish()
        };
        let mut numbers = std::collections::BTreeSet::new();
        let firsts = (0..64).map(|bit| 1 << bit).chain([0]);
        for first in firsts {
            for second in 0..64 {
                (second..64).for_each(|third| {
                    numbers.insert(number(first, 1 << second | 1 << third));
                });
            }
        }
        assert_eq!(numbers.len(), 65 * (64 * 65 / 2));
    }
}
