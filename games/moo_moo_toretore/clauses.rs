//! What the rulebook says about a moment, and what is wrong with a move that is not legal.

use engine::{Clauses, Lang, Phrase, Seat, in_every_language};

use super::cards::chips_worth;
use super::moves::{Move, Sign};
use super::phase::Phase;
use super::plays::{Cards, Play, must_say_no};
use super::{MooMooToretore, Player, View};

impl Clauses for MooMooToretore {
    const RULEBOOKS: &'static [(Lang, &'static str)] = in_every_language!("README.md", "rules/", ".md");

    fn clauses_now(view: &View) -> &'static [&'static str] {
        match view.phase {
            Phase::Start | Phase::Deal { .. } => &["MOO-4"],
            Phase::Place => &["MOO-5", "MOO-6"],
            Phase::Instruct => &["MOO-7"],
            Phase::Lay { .. } => &["MOO-8", "MOO-9", "MOO-10"],
            Phase::Announce => &["MOO-11", "MOO-12", "MOO-13", "MOO-R6"],
            Phase::Refill { .. } => &["MOO-14", "MOO-15", "MOO-16"],
            Phase::Over => &["MOO-19", "MOO-20", "MOO-21", "MOO-22"],
        }
    }

    fn clause_against(&self, seat: Seat, mv: &Move) -> Option<&'static str> {
        let Move::Lay(Play { cards, chips }) = *mv else {
            return Some(if self.phase == Phase::Announce { "MOO-11" } else { "MOO-8" });
        };
        let player = self.player(seat);
        Some(if self.phase == Phase::Announce {
            "MOO-11"
        } else if cards.len() != self.instruction() || !player.holds(cards) {
            "MOO-8"
        } else if !player.chips.contains_all(chips) {
            "MOO-4"
        } else if !chips.is_empty() && must_say_no(player, self.instruction(), self.markers) {
            "MOO-R10"
        } else {
            "MOO-10"
        })
    }

    fn why_not(&self, seat: Seat, mv: &Move) -> Phrase {
        match (*mv, self.phase) {
            (Move::Lay(play), Phase::Lay { .. }) => self.why_not_lay(seat, play),
            (Move::Lay(_), Phase::Announce) => Phrase::new("not-more-cards"),
            (Move::Pick(sign), Phase::Announce) => {
                let Play { cards, chips } = self.player(seat).laid;
                let number = match sign {
                    Sign::Plus => Some(cards.sum() + chips_worth(chips)),
                    Sign::Minus => cards.sum().checked_sub(chips_worth(chips)),
                };
                number
                    .map_or(Phrase::new("not-below"), |number| Phrase::new("not-open").with("number", number))
            }
            _ => Phrase::new("not-now"),
        }
    }
}

impl MooMooToretore {
    fn why_not_lay(&self, seat: Seat, Play { cards, chips }: Play) -> Phrase {
        let player = self.player(seat);
        if cards.len() != self.instruction() {
            return Phrase::new("not-so-many").with("stars", self.instruction());
        }
        if player.hand.without(&cards.iter().collect()).is_none() {
            return Phrase::new("not-held");
        }
        if !player.chips.contains_all(chips) {
            return Phrase::new("not-that-chip");
        }
        if !chips.is_empty() && must_say_no(player, self.instruction(), self.markers) {
            return Phrase::new("not-with-chips");
        }
        let (sum, worth) = (cards.sum(), chips_worth(chips));
        match sum.checked_sub(worth).filter(|_| worth > 0) {
            Some(low) => Phrase::new("not-open-either").with("low", low).with("high", sum + worth),
            None => Phrase::new("not-open").with("number", sum + worth),
        }
    }
}

impl Player {
    fn holds(&self, cards: Cards) -> bool {
        self.hand.without(&cards.iter().collect()).is_some()
    }
}
