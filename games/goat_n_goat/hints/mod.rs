//! Rules of thumb: what flocks and hands promise, and what a move does to that.

mod promise;
mod reason;
#[cfg(test)]
mod tests;

use engine::{Hints, Phrase, Point, Seat, Step, StepOf, Tuning, number_of};

use super::moves::{Chance, Move};
use super::phase::Phase;
use super::{GoatNGoat, points};
use promise::{POINT, draws, promise};

impl Hints for GoatNGoat {
    const TUNING: Tuning = Tuning { glances: 4, horizon: 12, ..Tuning::PLAIN };

    const LESSON: &'static [Point] = &[
        ("lesson-goal", &[]),
        ("lesson-play", &["asks-play"]),
        ("lesson-take", &["asks-take"]),
        ("lesson-climb", &["asks-climb", "move-climb"]),
        ("lesson-lower", &["move-play-losing"]),
        ("lesson-wait", &["asks-climb", "move-climb"]),
        ("lesson-hand", &["asks-drop", "move-drop"]),
        ("lesson-end", &["told-last-turns"]),
    ];

    #[inline]
    fn score_move(&self, seat: Seat, mv: &Move) -> i32 {
        let mut player = *self.player(seat);
        let mut mountains = self.mountains;
        let mut turns = self.turns_left(seat, 0);
        let (mut gain, mut climbs) = (0.0, true);
        match *mv {
            Move::Play(play) => {
                let before = player.penalties.len();
                player.play(play);
                turns = self.turns_left(seat, play.number);
                gain = -POINT * f32::from(player.penalties.len() - before);
                if self.last_turns.is_none() {
                    gain += draws(player.hand.len(), play.number, turns);
                }
            }
            Move::Take(goat) => player.hand.add(goat),
            Move::Drop(goat) => player.hand.take(goat),
            Move::Climb(mountain) => {
                mountains.take(mountain);
                player.take_flock(mountain.colour);
                gain = POINT * f32::from(mountain.size);
                climbs = self.phase != Phase::Climb { left: 1 };
            }
            Move::Stay => climbs = false,
        }
        (gain + promise(&player, mountains, turns, climbs)) as i32
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        self.why(seat, *mv)
    }

    #[inline]
    fn standing(&self, seat: Seat) -> i32 {
        // Others climb after they have played; the seat whose turn it is may do so at once.
        let climbs = seat == self.seat && self.phase != Phase::Refresh;
        let promise = promise(self.player(seat), self.mountains, self.turns_left(seat, 0), climbs);
        i32::from(points(self, seat)) * 100 + promise as i32
    }

    #[inline]
    fn seen(&self, step: &StepOf<Self>, _: &Self, viewer: Seat) -> u64 {
        match (self.phase, step) {
            // R5: dealt cards are the holder's secret.
            (Phase::Deal { to, .. }, Step::Chance(Chance::Card(_))) if to != viewer => {
                number_of(&Step::<(), _>::Chance(to))
            }
            _ => number_of(step),
        }
    }
}

impl GoatNGoat {
    /// How many more times the seat will play cards, about, once this many have been drawn.
    #[inline]
    fn turns_left(&self, seat: Seat, drawn: u8) -> f32 {
        let ahead = (seat.0 + self.seats - self.seat.0) % self.seats;
        let now = ahead == 0 && self.phase == Phase::Play && drawn == 0;
        match self.last_turns {
            Some(_) if ahead == 0 => f32::from(u8::from(now)),
            Some(left) => f32::from(u8::from(ahead < left)),
            None => {
                let again = self.seats > 2 && !self.reshuffled;
                // Of the cards still to be drawn, about half will climb in time to come back.
                let second = if again {
                    f32::from(self.discard.len()) + 0.5 * f32::from(self.deck.len())
                } else {
                    0.0
                };
                let pool = (f32::from(self.deck.len()) + second - f32::from(drawn)).max(0.0);
                1.0 + pool / (2.0 * f32::from(self.seats))
            }
        }
    }
}
