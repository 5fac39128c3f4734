//! When somebody has won.

use engine::Seat;

use super::TicTacMoo;

/// TTM-13: so many tiles taken win.
pub const ENOUGH: u8 = 12;

impl TicTacMoo {
    /// TTM-13, asked at the end of the seat's own turn.
    #[inline]
    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.has_full_field(seat) || self.has_taken_enough(seat)
    }

    /// TTM-13 (a)
    #[inline]
    pub(super) fn has_full_field(&self, seat: Seat) -> bool {
        self.layout.fields(seat).into_iter().any(|field| self.meadow.completes(field))
    }

    /// TTM-13 (b)
    #[inline]
    pub(super) fn has_taken_enough(&self, seat: Seat) -> bool {
        self.player(seat).taken.len() >= ENOUGH
    }
}
