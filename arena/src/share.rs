//! Wins, whole or shared.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A win is counted in sixtieths: up to six seats may share one, and sixty divides by all of 1 to 6.
const WHOLE_WIN: u64 = 60;

/// Wins, whole or shared; exact, so that the order of adding makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Share(u64);

impl Share {
    /// What a seat gets of a game that these have won.
    pub fn of(seat: Seat, winners: SeatSet) -> Share {
        if winners.contains(seat) { Share(WHOLE_WIN / u64::from(winners.len())) } else { Share(0) }
    }

    /// How many wins these are; a win shared by three counts a third.
    pub fn wins(self) -> f64 {
        self.0 as f64 / WHOLE_WIN as f64
    }
}

impl std::ops::AddAssign for Share {
    fn add_assign(&mut self, other: Share) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_winners_share_exactly_one_win() {
        for count in 1..=engine::MOST_SEATS as u8 {
            let winners = SeatSet::all(count);
            let mut all = Share::default();
            Seat::all(8).for_each(|seat| all += Share::of(seat, winners));
            assert_eq!(all, Share(WHOLE_WIN), "{count} winners");
        }
        assert_eq!(Share::of(Seat(0), SeatSet::EMPTY), Share::default());
    }
}
