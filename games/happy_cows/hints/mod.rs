//! Rules of thumb: what cows will be worth when the pile is empty, and what a move does to that.

mod outlook;
mod reason;
#[cfg(test)]
mod tests;

use engine::{Game, Hints, Phrase, Point, Rng, Seat, Tuning};

use super::HappyCows;
use super::cards::{Cow, OpenCard, TopCard};
use super::moves::Move;
use outlook::{Outlook, WORTH};

impl Hints for HappyCows {
    const TUNING: Tuning = Tuning { glances: 2, horizon: 4, ..Tuning::PLAIN };

    const LESSON: &'static [Point] = &[
        ("lesson-goal", &[]),
        ("lesson-cheer", &["asks-cheer"]),
        ("lesson-act", &["asks-act"]),
        ("lesson-cow", &["move-play-cow", "move-top-cow"]),
        ("lesson-barn", &["barn"]),
        ("lesson-rain", &["rain"]),
        ("lesson-farmer", &["farmer", "super", "bull", "milkmaid"]),
        ("lesson-others", &["trough", "hunger", "weather"]),
    ];

    #[inline]
    fn score_move(&self, seat: Seat, mv: &Move) -> i32 {
        self.score_with(&Outlook::new(self, seat), mv)
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        self.why(seat, *mv)
    }

    #[inline]
    fn standing(&self, seat: Seat) -> i32 {
        Outlook::new(self, seat).farm(seat)
    }

    /// Looks at everything but putting cards away, and at nothing twice: the outlook is the same for all moves.
    #[inline]
    fn playout_move<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        glances: u8,
        rng: &mut R,
        buffer: &mut Vec<Move>,
    ) -> Move {
        if glances < 2 {
            return self.random_move(seat, rng, buffer);
        }
        buffer.clear();
        self.legal_moves(seat, buffer);
        let outlook = Outlook::new(self, seat);
        let (mut best, mut best_score) = (buffer[0], i32::MIN);
        for mv in buffer.iter() {
            let score = match mv {
                Move::Away(_) => continue,
                Move::Play(_) | Move::Top => self.gain(&outlook, *mv),
                _ => self.score_with(&outlook, mv),
            };
            if score > best_score {
                (best, best_score) = (*mv, score);
            }
        }
        best
    }
}

impl HappyCows {
    #[inline]
    fn score_with(&self, outlook: &Outlook<'_>, mv: &Move) -> i32 {
        let happy = |cow: Cow| self.happy.contains(cow);
        match *mv {
            Move::Play(_) | Move::Away(_) | Move::Top => self.score_act(outlook, *mv),
            Move::Cheer(cow) => outlook.cheer(cow),
            Move::Colour(colour) => outlook.farmer(colour),
            Move::Lead(cow) => outlook.shelter(cow, happy(cow)) - outlook.room(),
            Move::Build => outlook.build(),
            Move::Give(cow) => -outlook.outside(cow, happy(cow)),
            Move::Take(cow) => outlook.take(cow, happy(cow)),
            Move::Sadden(cow) => outlook.sadden(cow, self.owner(cow)),
            Move::Barn(number) => outlook.call_out(self.called_out_of(number)),
            Move::Maid(cow) => outlook.maid(cow),
            Move::Done => 0,
        }
    }

    /// What playing or putting away a card brings, less what it leaves to the next player.
    #[inline]
    fn score_act(&self, outlook: &Outlook<'_>, mv: Move) -> i32 {
        let gain = self.gain(outlook, mv);
        // HAP-22: nobody comes after the last card of the pile.
        if self.pile.len() == 1 {
            return gain;
        }
        gain - self.best_left(outlook.of(self.seat.next(self.seats)), mv)
            * WORTH.leave[usize::from(self.seats > 2)]
            / 100
    }

    /// What playing or putting away a card brings.
    #[inline]
    fn gain(&self, outlook: &Outlook<'_>, mv: Move) -> i32 {
        match mv {
            Move::Play(card) => outlook.card(self.row.find(card)),
            Move::Top => match self.top {
                Some(TopCard::Cow(shown)) => outlook.card(OpenCard::Cow(shown)),
                _ => WORTH.unseen,
            },
            _ => 0,
        }
    }

    /// The best of the cards that the next player will find.
    #[inline]
    fn best_left(&self, next: Outlook<'_>, mv: Move) -> i32 {
        let (Move::Play(gone) | Move::Away(gone)) = mv else {
            return self.row.iter().map(|card| next.card(card)).fold(WORTH.unseen, i32::max);
        };
        // HAP-9: the top card follows into the row, a cow turned over.
        let refill = match self.top {
            Some(TopCard::Cow(shown)) => next.card(OpenCard::Cow(shown.turned())),
            _ => WORTH.unseen,
        };
        let mut row = self.row;
        row.take(gone);
        row.iter().map(|card| next.card(card)).fold(refill.max(0), i32::max)
    }
}
