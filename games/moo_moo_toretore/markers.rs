//! Ranch markers, and what forms a number.

use super::cards::{Breed, Chips, Cows, herd_size};
use super::moves::Sign;

/// The numbers of the open ranch markers, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Markers(u16);

impl Markers {
    /// MOO-6: each column opens as many of its markers as it has cows, the lowest first.
    #[inline]
    pub(super) fn over(columns: &Cows) -> Markers {
        let mut bits = 0;
        for breed in Breed::ALL {
            for number in &breed.markers()[..usize::from(herd_size(columns, breed))] {
                bits |= 1 << number;
            }
        }
        Markers(bits)
    }

    /// Whether the marker of this number is open.
    #[inline]
    pub(super) fn is_open(self, number: u8) -> bool {
        number < 16 && self.0 & (1 << number) != 0
    }

    /// The open numbers, column by column.
    pub(super) fn numbers(self) -> impl Iterator<Item = u8> {
        let all = Breed::ALL.into_iter().flat_map(|breed| breed.markers().iter().copied());
        all.filter(move |number| self.is_open(*number))
    }

    /// MOO-9: the sums that form an open number together with these chips, as bits.
    #[inline]
    pub(super) fn sums(self, chips: Chips) -> u32 {
        let open = u32::from(self.0);
        open << chips.worth() | open >> chips.worth()
    }

    /// MOO-9: whether a sum forms an open number together with these chips.
    #[inline]
    pub(super) fn formed(self, sum: u8, chips: Chips) -> bool {
        self.sums(chips) & (1 << sum) != 0
    }

    /// MOO-11: the open number that a sum forms with chips of this sign.
    #[inline]
    pub(super) fn number(self, sum: u8, chips: Chips, sign: Sign) -> Option<u8> {
        let number = match sign {
            Sign::Plus => sum + chips.worth(),
            Sign::Minus => sum.checked_sub(chips.worth())?,
        };
        self.is_open(number).then_some(number)
    }
}
