//! What may be done, and what luck may bring.

use engine::{Rng, Seat, below};

use super::HappyCows;
use super::cards::{Card, Colour, Cow, CowCard, FarmCard, TopCard};
use super::farm::Cows;
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
struct Choice {
    cows: Cows,
    mv: fn(Cow) -> Move,
    build: bool,
    done: bool,
}

impl HappyCows {
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        match self.phase {
            Phase::Act => {
                let row = self.row.different();
                into.extend(row.iter().map(|open| Move::Play(open.card())));
                into.extend(row.iter().map(|open| Move::Away(open.card())));
                into.push(Move::Top);
            }
            Phase::Colour => into.extend(Colour::ALL.map(Move::Colour)),
            Phase::Weather => into.extend([Move::Barn(1), Move::Barn(2)]),
            _ => {
                let Some(choice) = self.choice() else { return };
                into.extend(choice.cows.iter().map(choice.mv));
                into.extend(choice.build.then_some(Move::Build));
                into.extend(choice.done.then_some(Move::Done));
            }
        }
    }

    /// One of the moves just listed, without listing them.
    #[inline]
    pub(super) fn any_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match self.phase {
            Phase::Act => {
                let row = self.row.different();
                let count = row.len();
                let place = below(rng, 2 * count as u32 + 1) as usize;
                if place < count {
                    Move::Play(row.nth(place).card())
                } else if place < 2 * count {
                    Move::Away(row.nth(place - count).card())
                } else {
                    Move::Top
                }
            }
            Phase::Colour => Move::Colour(Colour::ALL[below(rng, 5) as usize]),
            Phase::Weather => Move::Barn(below(rng, 2) as u8 + 1),
            _ => self.choice().expect("somebody is asked").any(rng),
        }
    }

    /// The choice among cows that is asked now.
    #[inline]
    fn choice(&self) -> Option<Choice> {
        let plain = |cows, mv| Some(Choice { cows, mv, build: false, done: false });
        let optional = |cows, mv| Some(Choice { cows, mv, build: false, done: true });
        match self.phase {
            Phase::Cheer { .. } | Phase::Bull { .. } => plain(self.own_sad(), Move::Cheer),
            Phase::Barn { build } => {
                Some(Choice { cows: self.may_lead(Cows::ALL), mv: Move::Lead, build, done: true })
            }
            Phase::Rain { colour } => optional(self.may_lead(Cows::of_colour(colour)), Move::Lead),
            Phase::Give => plain(self.own().outside, Move::Give),
            Phase::Take { .. } => plain(self.others_outside(), Move::Take),
            Phase::Hunger { of, .. } => plain(self.may_sadden(of), Move::Sadden),
            Phase::Milkmaid => optional(self.own_sad(), Move::Maid),
            _ => None,
        }
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } => into.extend(self.pile.cows.iter().map(|cow| (Chance::Dealt(cow), 1))),
            Phase::Which(_) => {
                into.extend(self.pile.farm.kinds().map(|(card, count)| (Chance::Which(card), count.into())));
            }
            Phase::Reveal(_) => self.list_tops(into),
            _ => {}
        }
    }

    /// R1: a card is as likely to be on top as any other, and either side of it is up.
    fn list_tops(&self, into: &mut Vec<(Chance, u32)>) {
        let sides = self.pile_mood.sides();
        for cow in self.pile.cows.iter() {
            let shown = |happy: &bool| (Chance::Top(TopCard::Cow(CowCard { cow, happy: *happy })), 1);
            into.extend(sides.iter().map(shown));
        }
        if !self.pile.farm.is_empty() {
            into.push((Chance::Top(TopCard::Farm), sides.len() as u32 * u32::from(self.pile.farm.len())));
        }
    }

    /// One of the outcomes just listed, without listing them.
    #[inline]
    pub(super) fn any_outcome<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            Phase::Deal { .. } => Chance::Dealt(self.pile.cows.nth(below(rng, self.pile.cows.len()))),
            Phase::Which(_) => Chance::Which(self.pile.farm.draw(rng)),
            _ => Chance::Top(self.any_top(rng)),
        }
    }

    #[inline]
    fn any_top<R: Rng + ?Sized>(&self, rng: &mut R) -> TopCard {
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
    fn any<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let cows = self.cows.len();
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
