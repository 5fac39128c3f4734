//! Moves and outcomes, and what they are chosen from.

use engine::{Rng, Seat, below};

use super::HappyCows;
use super::cards::{Card, Colour, Cow, CowCard, FarmCard, TopCard};
use super::farm::{ALL_COWS, Cows, of_colour};
use super::phase::Phase;

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Play a card of the row.
    Play(Card),
    /// Put a card of the row away.
    Away(Card),
    /// Play the top card of the pile.
    Top,
    /// Turn an own cow happy.
    Cheer(Cow),
    /// Cheer up this colour.
    Colour(Colour),
    /// Lead a cow into the barn.
    Lead(Cow),
    /// Build a second barn.
    Build,
    /// Offer an own cow for a swap.
    Give(Cow),
    /// Take another's cow for it.
    Take(Cow),
    /// Turn another's cow sad.
    Sadden(Cow),
    /// Call a cow out of the first or the second barn.
    Barn(u8),
    /// Let the milkmaid see to a cow.
    Maid(Cow),
    /// Leave it at that.
    Done,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts.
    Start(Seat),
    /// The cow that is dealt.
    Dealt(Cow),
    /// What can be seen of the top card.
    Top(TopCard),
    /// Which farm card the top one is.
    Which(FarmCard),
}

/// A choice among cows, as most choices are.
pub(super) struct Choice {
    pub(super) cows: Cows,
    pub(super) mv: fn(Cow) -> Move,
    pub(super) build: bool,
    pub(super) done: bool,
}

impl HappyCows {
    /// The choice among cows that is asked now.
    #[inline]
    pub(super) fn choice(&self) -> Option<Choice> {
        let plain = |cows, mv| Some(Choice { cows, mv, build: false, done: false });
        let optional = |cows, mv| Some(Choice { cows, mv, build: false, done: true });
        match self.phase {
            Phase::Cheer { .. } | Phase::Bull { .. } => plain(self.own_sad(), Move::Cheer),
            Phase::Barn { build } => {
                Some(Choice { cows: self.may_lead(ALL_COWS), mv: Move::Lead, build, done: true })
            }
            Phase::Rain { colour } => optional(self.may_lead(of_colour(colour)), Move::Lead),
            Phase::Give => plain(self.own().outside, Move::Give),
            Phase::Take { .. } => plain(self.others_outside(), Move::Take),
            Phase::Hunger { of, .. } => plain(self.may_sadden(of), Move::Sadden),
            Phase::Milkmaid => optional(self.own_sad(), Move::Maid),
            _ => None,
        }
    }

    /// R1: a card is as likely to be on top as any other, and either side of it is up.
    pub(super) fn list_tops(&self, into: &mut Vec<(Chance, u32)>) {
        let sides = self.pile_mood.sides();
        for cow in self.pile.cows.iter() {
            let shown = |happy: &bool| (Chance::Top(TopCard::Cow(CowCard { cow, happy: *happy })), 1);
            into.extend(sides.iter().map(shown));
        }
        if !self.pile.farm.is_empty() {
            into.push((Chance::Top(TopCard::Farm), sides.len() as u32 * u32::from(self.pile.farm.len())));
        }
    }

    #[inline]
    pub(super) fn any_top<R: Rng + ?Sized>(&self, rng: &mut R) -> TopCard {
        let sides = self.pile_mood.sides();
        let place = below(rng, sides.len() as u32 * self.pile.len()) as usize;
        let (place, side) = (place / sides.len(), place % sides.len());
        if place < self.pile.cows.len() as usize {
            TopCard::Cow(CowCard { cow: self.pile.cows.nth(place as u32), happy: sides[side] })
        } else {
            TopCard::Farm
        }
    }
}

impl Choice {
    #[inline]
    pub(super) fn any<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let cows = u32::from(self.cows.len());
        let place = below(rng, cows + u32::from(self.build) + u32::from(self.done));
        if place < cows {
            (self.mv)(self.cows.nth(place))
        } else if place == cows && self.build {
            Move::Build
        } else {
            Move::Done
        }
    }
}
