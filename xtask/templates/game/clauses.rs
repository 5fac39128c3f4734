//! What the rulebook says about a moment.

use engine::{Clauses, Seat};

use super::moves::Move;
use super::phase::Phase;
use super::{@@Type@@, Position};

impl Clauses for @@Type@@ {
    fn clauses_now(view: &Position) -> &'static [&'static str] {
        match view.phase {
            Phase::Start => &["@@PREFIX@@-1"],
            Phase::Throw => &["@@PREFIX@@-2", "@@PREFIX@@-3", "@@PREFIX@@-6"],
            Phase::Choose => &["@@PREFIX@@-4", "@@PREFIX@@-5"],
            Phase::Over => &["@@PREFIX@@-7", "@@PREFIX@@-8"],
        }

    }

    fn clause_against(&self, _: Seat, _: &Move) -> Option<&'static str> {
        // Whoever is asked may always throw; only going home is ever forbidden.
        Some("@@PREFIX@@-5")
    }
}
