//! What the rulebook says about a moment, and what is wrong with a move that is not legal.

use engine::{Clauses, Lang, Phrase, Seat, in_every_language};

use super::cards::{Mountain, flock_size};
use super::moves::Move;
use super::phase::Phase;
use super::{GoatNGoat, View};

impl Clauses for GoatNGoat {
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn clauses_now(view: &View) -> &'static [&'static str] {
        match view.phase {
            Phase::Start | Phase::Deal { .. } | Phase::Lay => &["GNG-3"],
            Phase::Play if view.last_turns.is_some() => &["GNG-4", "GNG-5", "GNG-11"],
            Phase::Play => &["GNG-4", "GNG-5", "GNG-6"],
            Phase::Take { .. } => &["GNG-6", "GNG-7"],
            Phase::Drop => &["GNG-7"],
            Phase::Climb { .. } => &["GNG-8", "GNG-R6", "GNG-R9"],
            Phase::Refresh => &["GNG-9", "GNG-10"],
            Phase::Over => &["GNG-12", "GNG-13", "GNG-14"],
        }
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> Option<&'static str> {
        Some(match (self.phase, *mv) {
            (Phase::Climb { .. }, Move::Climb(_)) => "GNG-8",
            (Phase::Play, _) => "GNG-4",
            (Phase::Take { .. }, _) => "GNG-6",
            (Phase::Drop, _) => "GNG-7",
            _ => "GNG-8",
        })
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        match (self.phase, *mv) {
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
}

impl GoatNGoat {
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
