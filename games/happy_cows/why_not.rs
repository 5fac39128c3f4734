//! What is wrong with a move that is not legal.

use engine::Phrase;

use super::HappyCows;
use super::cards::Cow;
use super::moves::Move;
use super::phase::Phase;

impl HappyCows {
    pub(super) fn why_not_move(&self, mv: Move) -> Phrase {
        match (mv, self.phase) {
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
