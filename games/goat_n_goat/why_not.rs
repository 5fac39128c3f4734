//! What is wrong with a move that is not legal.

use engine::Phrase;

use super::GoatNGoat;
use super::cards::{Mountain, flock_size};
use super::moves::Move;
use super::phase::Phase;

impl GoatNGoat {
    pub(super) fn why_not_move(&self, mv: Move) -> Phrase {
        match (self.phase, mv) {
            (Phase::Play, Move::Play(_)) => Phrase::new("not-held"),
            (Phase::Play, Move::Take(_)) if self.last_turns.is_some() => Phrase::new("not-any-more"),
            (Phase::Play, _) => Phrase::new("not-before-playing"),
            (Phase::Take { .. }, Move::Take(_)) => Phrase::new("not-displayed"),
            (Phase::Take { left }, _) => Phrase::new("not-before-taking").with("left", left),
            (Phase::Drop, Move::Drop(_)) => Phrase::new("not-held"),
            (Phase::Drop, _) => Phrase::new("not-before-dropping"),
            (Phase::Climb { .. }, Move::Climb(mountain)) => self.why_not_climb(mountain),
            (Phase::Climb { .. }, _) => Phrase::new("not-after-playing"),
            _ => Phrase::new("not-now"),
        }
    }

    fn why_not_climb(&self, mountain: Mountain) -> Phrase {
        if self.mountains.count(mountain) == 0 {
            return Phrase::new("not-free");
        }
        Phrase::new("not-enough-goats")
            .with("colour", mountain.colour.words())
            .with("count", flock_size(&self.player(self.seat).flocks, mountain.colour))
            .with("size", mountain.size)
    }
}
