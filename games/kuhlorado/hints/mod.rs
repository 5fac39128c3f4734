//! Rules of thumb: what squares and dice are worth while the sheet fills up.

mod outlook;
mod reason;
#[cfg(test)]
mod tests;

use engine::kit::Squares;
use engine::{Hints, Phrase, Point, Seat, Tuning};

use super::Kuhlorado;
use super::moves::Move;
use super::phase::{Face, Kind, Phase, Throw};
use outlook::{Moment, Outlook};

impl Hints for Kuhlorado {
    // A few moves on, who stands where tells more than a whole game of guesses.
    const TUNING: Tuning = Tuning { prior_temperature: 60.0, horizon: 4, ..Tuning::PLAIN };

    const LESSON: &'static [Point] = &[
        ("lesson-goal", &[]),
        ("lesson-dice", &["asks-again"]),
        ("lesson-mark", &["asks-number", "asks-numbers", "asks-two-cows"]),
        ("lesson-both", &["asks-cow-and-number", "asks-partner"]),
        ("lesson-edges", &["move-mark"]),
        ("lesson-troughs", &["move-mark"]),
        ("lesson-land", &["move-mark"]),
        ("lesson-end", &["move-mark"]),
    ];

    fn score_move(&self, seat: Seat, mv: &Move) -> i32 {
        match (*mv, self.phase) {
            (Move::Mark(square), _) => Outlook::of(self, seat).worth(square),
            (Move::Keep, Phase::Again(throw)) => self.hopes(seat).of_throw(throw),
            (Move::RollOne(face), Phase::Again(throw)) => self.hopes(seat).of_one_die(throw.without(face)),
            (Move::RollBoth, _) => self.hopes(seat).of_two_dice(),
            _ => 0,
        }
    }

    fn reason(&self, seat: Seat, mv: &Move) -> Phrase {
        reason::reason(self, seat, *mv)
    }

    fn standing(&self, seat: Seat) -> i32 {
        let moment = Moment::of(self);
        let to_move = match self.phase {
            _ if seat != self.seat => 0,
            Phase::Second { .. } => 40,
            _ => 70 + 4 * moment.patience,
        };
        outlook::points(self, seat, moment) + to_move
    }
}

impl Kuhlorado {
    /// One's own marks and the neighbour's.
    fn sides(&self, seat: Seat) -> (Squares, Squares) {
        (self.marks[seat.idx()], self.marks[seat.next(2).idx()])
    }

    fn hopes(&self, seat: Seat) -> Hopes<'_> {
        let outlook = Outlook::of(self, seat);
        let best = std::array::from_fn(|face| {
            let squares = self.free(Face::nth(face as u8));
            squares.iter().map(|square| outlook.worth(square)).max().unwrap_or(0).max(0)
        });
        Hopes { game: self, best }
    }
}

/// What dice are likely to bring, judged by the best square of each face.
struct Hopes<'a> {
    game: &'a Kuhlorado,
    best: [i32; Face::COUNT as usize],
}

impl Hopes<'_> {
    /// What dice that lie so bring.
    fn of_throw(&self, throw: Throw) -> i32 {
        let (low, high) = (self.best[throw.low.idx()], self.best[throw.high.idx()]);
        let one = low.max(high);
        match throw.kind() {
            Kind::TwoCows if self.game.free(Face::COW).len() > 1 => one * 19 / 10,
            // KUH-6: both, but rarely the best of both.
            Kind::CowAndNumber if self.game.has_pair(throw) => one.max((low + high) * 3 / 4),
            _ => one,
        }
    }

    /// What comes of keeping one die and throwing the other.
    fn of_one_die(&self, kept: Face) -> i32 {
        mean(|face| self.of_throw(Throw::of(kept, face)))
    }

    fn of_two_dice(&self) -> i32 {
        mean(|face| self.of_one_die(face))
    }
}

/// The mean of what the six faces of a die bring.
fn mean(of: impl Fn(Face) -> i32) -> i32 {
    (0..Face::COUNT).map(|face| of(Face::nth(face))).sum::<i32>() / i32::from(Face::COUNT)
}
