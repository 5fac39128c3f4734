//! What is wrong with a move that is not legal.

use engine::Phrase;
use engine::kit::square_name;

use super::Kuhlorado;
use super::moves::Move;
use super::notation::dice_words;
use super::phase::{Face, Kind, Phase, Throw};

impl Kuhlorado {
    pub(super) fn why_not_move(&self, mv: Move) -> Phrase {
        match (mv, self.phase) {
            (Move::Mark(square), phase) => self.why_not_mark(square, phase),
            (Move::Keep | Move::RollOne(_) | Move::RollBoth, Phase::First(_) | Phase::Second { .. }) => {
                Phrase::new("not-again")
            }
            (Move::Done, Phase::Second { .. }) => Phrase::new("not-one-cow"),
            _ => Phrase::new("not-now"),
        }
    }

    fn why_not_mark(&self, square: u8, phase: Phase) -> Phrase {
        let about = |id| Phrase::new(id).with("square", square_name(square));
        let Some(face) = self.sheet.face(square) else { return about("not-water") };
        if self.marked().contains(square) {
            return about("not-free");
        }
        match phase {
            Phase::Again(Throw { low, high }) | Phase::First(Throw { low, high })
                if face != low && face != high =>
            {
                about("not-thrown").with("dice", dice_words(&[low, high]))
            }
            Phase::Again(_) => Phrase::new("not-kept"),
            Phase::Second { throw, .. } if throw.kind() == Kind::TwoCows => Phrase::new("not-one-cow"),
            Phase::Second { throw, first } => {
                let is_cow = self.sheet.face(first) == Some(Face::COW);
                let other = if is_cow { throw.low } else { Face::COW };
                let id = if face == other { "not-partner" } else { "not-other-die" };
                about(id).with("first", square_name(first)).with("die", dice_words(&[other]))
            }
            _ => Phrase::new("not-now"),
        }
    }
}
