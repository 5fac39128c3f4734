//! What the rulebook says about a moment, and what is wrong with a move that is not legal.

use engine::{Clauses, Lang, Phrase, Seat, in_every_language};

use super::cards::Cow;
use super::moves::Move;
use super::phase::{Draw, Next, Phase};
use super::{HappyCows, View};

impl Clauses for HappyCows {
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn clauses_now(view: &View) -> &'static [&'static str] {
        match view.position.phase {
            Phase::Start | Phase::Deal { .. } => &["HAP-3"],
            Phase::Which(Draw::SetUp) | Phase::Reveal(Next::SetUp) => &["HAP-4", "HAP-R1", "HAP-R2"],
            Phase::Which(Draw::Play) | Phase::Reveal(Next::Effect(_)) => &["HAP-8", "HAP-R1"],
            Phase::Which(Draw::Refill) | Phase::Reveal(Next::EndTurn) => &["HAP-9", "HAP-R1"],
            Phase::Cheer { .. } => &["HAP-5", "HAP-R10"],
            Phase::Act => &["HAP-6", "HAP-7", "HAP-8", "HAP-9"],
            Phase::Colour => &["HAP-14", "HAP-15"],
            Phase::Barn { build: true } => &["HAP-11", "HAP-12", "HAP-13", "HAP-R9"],
            Phase::Barn { build: false } => &["HAP-11", "HAP-12", "HAP-R13"],
            Phase::Rain { .. } => &["HAP-16", "HAP-R8"],
            Phase::Give | Phase::Take { .. } => &["HAP-17", "HAP-R4"],
            Phase::Bull { .. } => &["HAP-18", "HAP-R12"],
            Phase::Hunger { .. } => &["HAP-19", "HAP-R5"],
            Phase::Weather => &["HAP-20", "HAP-R7"],
            Phase::Milkmaid => &["HAP-21", "HAP-R6"],
            Phase::Over => &["HAP-22", "HAP-23"],
        }
    }

    fn clause_against(&self, _: Seat, mv: &Move) -> Option<&'static str> {
        let inside = |cow| self.farms.iter().any(|farm| farm.inside().contains(cow));
        Some(match (self.phase, *mv) {
            (_, Move::Lead(cow) | Move::Give(cow) | Move::Take(cow)) if inside(cow) => "HAP-11",
            (_, Move::Cheer(cow) | Move::Sadden(cow) | Move::Maid(cow)) if inside(cow) => "HAP-11",
            (Phase::Barn { .. }, Move::Build) if self.seats == 2 => "HAP-13",
            (Phase::Barn { .. } | Phase::Rain { .. }, Move::Lead(_)) if !self.own().has_room() => "HAP-11",
            (Phase::Act, Move::Away(_)) => "HAP-7",
            (phase, _) => match phase {
                Phase::Cheer { .. } => "HAP-5",
                Phase::Colour => "HAP-15",
                Phase::Barn { .. } => "HAP-12",
                Phase::Rain { .. } => "HAP-16",
                Phase::Give | Phase::Take { .. } => "HAP-17",
                Phase::Bull { .. } => "HAP-18",
                Phase::Hunger { .. } => "HAP-19",
                Phase::Weather => "HAP-R7",
                Phase::Milkmaid => "HAP-21",
                _ => "HAP-6",
            },
        })
    }

    fn why_not(&self, _: Seat, mv: &Move) -> Phrase {
        match (*mv, self.phase) {
            (Move::Barn(_), phase) if phase != Phase::Weather => Phrase::new("not-weather"),
            (Move::Play(_) | Move::Away(_), Phase::Act) => Phrase::new("not-in-row"),
            (Move::Play(_) | Move::Away(_) | Move::Top, Phase::Cheer { .. }) => {
                Phrase::new("not-before-cheering")
            }
            (Move::Play(_) | Move::Away(_) | Move::Top, _) => Phrase::new("not-before-done"),
            (_, Phase::Act) => Phrase::new("not-a-card"),
            (Move::Cheer(cow), Phase::Cheer { .. } | Phase::Bull { .. }) => self.why_not_cheer(cow),
            (Move::Maid(cow), Phase::Milkmaid) => self.why_not_cheer(cow),
            (Move::Lead(cow), Phase::Barn { .. } | Phase::Rain { .. }) => self.why_not_lead(cow),
            (Move::Give(cow), Phase::Give) => self.why_not_own(cow),
            (Move::Take(cow) | Move::Sadden(cow), Phase::Take { .. } | Phase::Hunger { .. }) => {
                self.why_not_others(cow)
            }
            _ => Phrase::new("not-now"),
        }
    }
}

impl HappyCows {
    fn is_inside(&self, cow: Cow) -> bool {
        self.farms.iter().any(|farm| farm.inside().contains(cow))
    }

    /// Why a choice among one's own cows outside is not this one.
    fn why_not_own(&self, cow: Cow) -> Phrase {
        let own = self.own().cows().contains(cow);
        Phrase::new(if own && self.is_inside(cow) { "not-inside" } else { "not-yours" })
    }

    fn why_not_cheer(&self, cow: Cow) -> Phrase {
        if self.own().outside.contains(cow) { Phrase::new("not-sad") } else { self.why_not_own(cow) }
    }

    fn why_not_lead(&self, cow: Cow) -> Phrase {
        match self.phase {
            _ if !self.own().outside.contains(cow) => self.why_not_own(cow),
            Phase::Rain { colour } if cow.colour() != colour => {
                Phrase::new("not-rained-on").with("colour", colour.words())
            }
            _ => Phrase::new("not-room"),
        }
    }

    fn why_not_others(&self, cow: Cow) -> Phrase {
        let of = if let Phase::Hunger { of, .. } = self.phase { of } else { None };
        match of {
            _ if self.own().cows().contains(cow) => Phrase::new("not-others"),
            _ if self.is_inside(cow) => Phrase::new("not-inside"),
            Some(seat) if !self.farms[seat.idx()].outside.contains(cow) => {
                Phrase::new("not-same-farm").with("whose", seat)
            }
            _ if self.all_outside().contains(cow) => Phrase::new("not-happy"),
            _ => Phrase::new("not-others"),
        }
    }
}
