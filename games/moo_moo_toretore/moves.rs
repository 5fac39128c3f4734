//! What may be done, and what luck may bring.

use engine::{Rng, Seat, below};
use serde::{Deserialize, Serialize};

use super::MooMooToretore;
use super::cards::{Cow, Cows, Number, starred};
use super::phase::Phase;
use super::plays::{Play, Plays};
use super::rules::MOST_STARS;

/// What a player decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay cards face down and chips beside them.
    Lay(Play),
    /// Pick the sign of the chips laid.
    Pick(Sign),
}

/// Whether chips add or take off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // They say it themselves.
pub enum Sign {
    Plus,
    Minus,
}

/// What luck decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who leads first.
    Start(Seat),
    /// The next hand card.
    Card(Number),
    /// The next cow.
    Cow(Cow),
    /// The stars of the cow after that.
    Stars(u8),
}

impl Sign {
    /// Both, in the order of every list.
    pub(super) const ALL: [Sign; 2] = [Sign::Plus, Sign::Minus];
}

impl MooMooToretore {
    pub(super) fn list_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        match self.phase {
            Phase::Lay { seat: asked } if asked == seat => {
                self.plays(seat).each(|play| into.push(Move::Lay(play)));
            }
            Phase::Announce if self.undecided().contains(seat) => {
                let picks = Sign::ALL.into_iter().filter(|sign| self.number(seat, *sign).is_some());
                into.extend(picks.map(Move::Pick));
            }
            _ => {}
        }
    }

    /// One of the moves just listed; cards are not listed for it.
    #[inline]
    pub(super) fn any_move<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R, room: &mut Vec<Move>) -> Move {
        if let Phase::Lay { .. } = self.phase {
            return Move::Lay(self.plays(seat).any(rng));
        }
        room.clear();
        self.list_moves(seat, room);
        room[below(rng, room.len() as u32) as usize]
    }

    #[inline]
    pub(super) fn plays(&self, seat: Seat) -> Plays {
        Plays::of(self.player(seat), self.instruction(), self.markers)
    }

    pub(super) fn list_odds(&self, into: &mut Vec<(Chance, u32)>) {
        match self.phase {
            Phase::Start => into.extend(Seat::all(self.seats).map(|seat| (Chance::Start(seat), 1))),
            Phase::Deal { .. } | Phase::Refill { .. } => {
                let cards = self.hand_pile.kinds();
                into.extend(cards.map(|(card, count)| (Chance::Card(card), u32::from(count))));
            }
            Phase::Place => {
                let cows = self.next_cows();
                into.extend(cows.kinds().map(|(cow, count)| (Chance::Cow(cow), u32::from(count))));
            }
            Phase::Instruct => {
                let each = (1..=MOST_STARS).map(|stars| (Chance::Stars(stars), self.cows_with(stars)));
                into.extend(each.filter(|(_, weight)| *weight > 0));
            }
            Phase::Lay { .. } | Phase::Announce | Phase::Over => {}
        }
    }

    /// One of the outcomes just listed, without listing them.
    #[inline]
    pub(super) fn any_outcome<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(below(rng, u32::from(self.seats)) as u8)),
            Phase::Place => Chance::Cow(self.next_cows().draw(rng)),
            Phase::Instruct => {
                let mut place = below(rng, u32::from(self.cow_pile.len()));
                let mut stars = 1;
                while place >= self.cows_with(stars) {
                    place -= self.cows_with(stars);
                    stars += 1;
                }
                Chance::Stars(stars)
            }
            _ => Chance::Card(self.hand_pile.draw(rng)),
        }
    }

    /// The cows that may be turned up next: if the stars on top are known, only those that have them (MOO-7).
    #[inline]
    fn next_cows(&self) -> Cows {
        self.stars.map_or(self.cow_pile, |stars| starred(&self.cow_pile, stars))
    }

    /// How many cows in the pile have so many stars.
    #[inline]
    fn cows_with(&self, stars: u8) -> u32 {
        u32::from(starred(&self.cow_pile, stars).len())
    }
}
