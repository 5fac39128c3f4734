//! The count.

use engine::{Outcome, Seat};

use super::@@Type@@;

impl @@Type@@ {
    /// @@PREFIX@@-8: an egg is a point, and the most points win.
    pub(super) fn count(&self) -> Outcome {
        let scores = Seat::all(self.seats).map(|seat| self.home[seat.idx()] as i16).collect();
        Outcome::highest(scores, "ended-rounds")
    }
}
