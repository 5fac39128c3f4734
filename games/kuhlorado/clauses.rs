//! What the rulebook says about a moment, and what is wrong with a move that is not legal.

use engine::kit::square_name;
use engine::{Clauses, Lang, Phrase, Seat, SetUp, in_every_language};

use super::moves::Move;
use super::notation::dice_words;
use super::phase::{Face, Kind, Phase, Throw};
use super::{Kuhlorado, Position};

impl Clauses for Kuhlorado {
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn clauses_now(view: &Position) -> &'static [&'static str] {
        let Ok(game) = Kuhlorado::set_up(view) else { return &[] };
        let throw = match game.phase {
            Phase::Start => return &["KUH-1"],
            Phase::Throw | Phase::Again(_) | Phase::Rethrow { .. } => {
                return &["KUH-3", "KUH-4", "KUH-5", "KUH-6"];
            }
            Phase::Over => return &["KUH-8", "KUH-9", "KUH-10", "KUH-11", "KUH-12"],
            Phase::First(throw) | Phase::Second { throw, .. } => throw,
        };
        match throw.kind() {
            Kind::TwoCows => &["KUH-4", "KUH-7"],
            Kind::TwoNumbers => &["KUH-5", "KUH-7"],
            Kind::CowAndNumber => &["KUH-6", "KUH-7"],
        }
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> Option<&'static str> {
        let (Phase::First(throw) | Phase::Second { throw, .. }) = self.phase else { return Some("KUH-3") };
        if let Move::Mark(square) = *mv
            && (self.marked().contains(square) || self.sheet.water().contains(square))
        {
            return Some("KUH-7");
        }
        Some(match (mv, throw.kind()) {
            (Move::Keep | Move::RollOne(_) | Move::RollBoth, _) => "KUH-3",
            (_, Kind::TwoCows) => "KUH-4",
            (_, Kind::TwoNumbers) => "KUH-5",
            (_, Kind::CowAndNumber) => "KUH-6",
        })
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        match (*mv, self.phase) {
            (Move::Mark(square), phase) => self.why_not_mark(square, phase),
            (Move::Keep | Move::RollOne(_) | Move::RollBoth, Phase::First(_) | Phase::Second { .. }) => {
                Phrase::new("not-again")
            }
            (Move::Done, Phase::Second { .. }) => Phrase::new("not-one-cow"),
            _ => Phrase::new("not-now"),
        }
    }
}

impl Kuhlorado {
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
