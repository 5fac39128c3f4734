//! What the rulebook says about a moment.

use crate::{Knowledge, Lang, Phrase, Seat};

/// The clauses of a game's rulebook, and which of them matter when.
pub trait Clauses: Knowledge {
    /// The rulebook per language. English comes first; the others have the same clauses.
    const RULEBOOKS: &'static [(Lang, &'static str)] = &[(Lang::English, Self::FACTS.rulebook)];

    /// The clauses of the rulebook that govern what is asked in this view.
    fn clauses_now(view: &Self::View) -> &'static [&'static str] {
        let _ = view;
        &[]
    }

    /// The clause that forbids a move which is not legal. Looks only at what the seat knows.
    fn clause_against(&self, seat: Seat, mv: &Self::Move) -> Option<&'static str> {
        let _ = (seat, mv);
        None
    }

    /// What is wrong with a move that is not legal, here and now. Looks only at what the seat knows.
    fn why_not(&self, seat: Seat, mv: &Self::Move) -> Phrase {
        let _ = (seat, mv);
        Phrase::new("not-now")
    }
}
