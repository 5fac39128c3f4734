//! Ranch markers, and what forms a number.

use engine::kit::BitSet;

use super::cards::{Breed, Chips, Cows, chips_worth};
use super::moves::Sign;
use super::plays::Play;

/// The ranch markers that are open, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Markers(BitSet<u8, u16>);

impl Markers {
    /// All are closed.
    pub(super) const CLOSED: Markers = Markers(BitSet::EMPTY);

    /// MOO-6: what lies open beside these cows, at most as many of each breed as it has markers.
    pub(super) fn beside(columns: &Cows) -> Markers {
        let mut markers = Markers::CLOSED;
        for cow in columns.cards() {
            markers.open_next(cow.breed());
        }
        markers
    }

    /// MOO-6: opens the lowest closed marker of a column for a cow that comes there. Tells whether there was
    /// one; if not, there is no room for the cow either (MOO-1).
    #[inline]
    pub(super) fn open_next(&mut self, breed: Breed) -> bool {
        let closed = breed.markers().iter().find(|number| !self.is_open(**number));
        closed.inspect(|number| self.0.insert(**number)).is_some()
    }

    /// The open ones, each at the bit of its number.
    #[inline]
    pub(super) fn bits(self) -> u64 {
        u64::from(self.0.bits())
    }

    /// Whether the marker of this number is open.
    #[inline]
    pub(super) fn is_open(self, number: u8) -> bool {
        self.0.contains(number)
    }

    /// The open numbers, column by column.
    pub(super) fn numbers(self) -> impl Iterator<Item = u8> {
        let all = Breed::ALL.into_iter().flat_map(|breed| breed.markers().iter().copied());
        all.filter(move |number| self.is_open(*number))
    }

    /// MOO-9: the sums that form an open number together with these chips, as bits.
    #[inline]
    pub(super) fn sums(self, chips: Chips) -> u32 {
        let open = u32::from(self.0.bits());
        open << chips_worth(chips) | open >> chips_worth(chips)
    }

    /// MOO-9: whether a play forms an open number with either sign.
    #[inline]
    pub(super) fn formed(self, play: Play) -> bool {
        self.sums(play.chips) & (1 << play.cards.sum()) != 0
    }

    /// MOO-11: the open number that a play forms with this sign.
    #[inline]
    pub(super) fn number(self, play: Play, sign: Sign) -> Option<u8> {
        let (sum, worth) = (play.cards.sum(), chips_worth(play.chips));
        let number = match sign {
            Sign::Plus => sum + worth,
            Sign::Minus => sum.checked_sub(worth)?,
        };
        self.is_open(number).then_some(number)
    }
}
