//! What is wrong with a move that is not legal.

use engine::{Phrase, Seat};

use super::MooMooToretore;
use super::moves::{Move, Sign};
use super::phase::Phase;
use super::plays::{Play, must_say_no};

impl MooMooToretore {
    pub(super) fn why_not_move(&self, seat: Seat, mv: Move) -> Phrase {
        match (mv, self.phase) {
            (Move::Lay(play), Phase::Lay { .. }) => self.why_not_lay(seat, play),
            (Move::Lay(_), Phase::Announce) => Phrase::new("not-more-cards"),
            (Move::Pick(sign), Phase::Announce) => {
                let Play { cards, chips } = self.player(seat).laid;
                let number = match sign {
                    Sign::Plus => Some(cards.sum() + chips.worth()),
                    Sign::Minus => cards.sum().checked_sub(chips.worth()),
                };
                number
                    .map_or(Phrase::new("not-below"), |number| Phrase::new("not-open").with("number", number))
            }
            _ => Phrase::new("not-now"),
        }
    }

    fn why_not_lay(&self, seat: Seat, Play { cards, chips }: Play) -> Phrase {
        let player = self.player(seat);
        if cards.len() != self.instruction() {
            return Phrase::new("not-so-many").with("stars", self.instruction());
        }
        if player.hand.without(&cards.iter().collect()).is_none() {
            return Phrase::new("not-held");
        }
        if !player.chips.has(chips) {
            return Phrase::new("not-that-chip");
        }
        if !chips.is_empty() && must_say_no(player, self.instruction(), self.markers) {
            return Phrase::new("not-with-chips");
        }
        let (sum, worth) = (cards.sum(), chips.worth());
        match sum.checked_sub(worth).filter(|_| worth > 0) {
            Some(low) => Phrase::new("not-open-either").with("low", low).with("high", sum + worth),
            None => Phrase::new("not-open").with("number", sum + worth),
        }
    }
}
