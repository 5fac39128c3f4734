//! What an ending, or a game broken off, is worth to each seat.

use engine::{Hints, MOST_SEATS, Outcome, Seat, Tuning};

/// One number per seat.
pub(crate) type PerSeat = [f32; MOST_SEATS];

/// What a game was, or will probably be, worth to each seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// What searches strive for: winning, and a little for points.
    pub value: PerSeat,
    /// The share of the win.
    pub win: PerSeat,
    /// Points.
    pub points: PerSeat,
}

impl Worth {
    /// Of a game that is over.
    pub(crate) fn of_outcome(outcome: &Outcome, tuning: &Tuning) -> Worth {
        let mut worth = Worth::default();
        for (points, score) in worth.points.iter_mut().zip(&outcome.scores) {
            *points = f32::from(*score);
        }
        let share = 1.0 / f32::from(outcome.winners.len().max(1));
        for seat in outcome.winners.iter() {
            worth.win[seat.idx()] = share;
        }
        worth.with_value(outcome.scores.len(), tuning)
    }

    /// Of a game broken off: who is ahead will probably win.
    pub(crate) fn of_standing<G: Hints>(game: &G, tuning: &Tuning) -> Worth {
        let mut worth = Worth::default();
        let seats = usize::from(game.seats());
        for seat in Seat::all(game.seats()) {
            worth.points[seat.idx()] = game.standing(seat) as f32 / 100.0;
        }
        let best = worth.points[..seats].iter().copied().fold(f32::MIN, f32::max);
        let mut whole = 0.0;
        for seat in 0..seats {
            worth.win[seat] = exp2((worth.points[seat] - best) * 100.0 / tuning.lead);
            whole += worth.win[seat];
        }
        worth.win[..seats].iter_mut().for_each(|win| *win /= whole);
        worth.with_value(seats, tuning)
    }

    /// Adds another with a weight.
    pub(crate) fn add(&mut self, other: &Worth, weight: f32) {
        let pairs =
            [(&mut self.value, &other.value), (&mut self.win, &other.win), (&mut self.points, &other.points)];
        for (sums, parts) in pairs {
            sums.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part * weight);
        }
    }

    fn with_value(mut self, seats: usize, tuning: &Tuning) -> Worth {
        for seat in 0..seats {
            let others = self.points[..seats].iter().enumerate().filter(|(other, _)| *other != seat);
            let best_other = others.map(|(_, points)| *points).fold(f32::MIN, f32::max);
            let lead = (self.points[seat] - best_other) * 100.0;
            let points = 0.5 + 0.5 * lead / (lead.abs() + tuning.lead);
            self.value[seat] = self.win[seat] + tuning.points * (points - self.win[seat]);
        }
        self
    }
}

/// 2 to the power of `x`, to within a thousandth. Ours because the libraries' differ from machine to
/// machine, and the same seed must give the same moves on all of them.
#[inline]
pub(crate) fn exp2(x: f32) -> f32 {
    let x = x.clamp(-60.0, 60.0);
    let whole = x.floor();
    let part = x - whole;
    // A cubic through the ends with the right slopes there.
    let curve = 1.0 + part * (0.695_976_1 + part * (0.224_940_4 + part * 0.079_083_5));
    curve * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_two_are_near_enough() {
        for step in -600..=600 {
            let x = step as f32 / 10.0;
            let off = exp2(x) / x.exp2() - 1.0;
            assert!(off.abs() < 1e-3, "2^{x} is off by {off}");
        }
    }

    #[test]
    fn a_shared_win_counts_half_and_a_lead_counts_beside_it() {
        let tuning = Tuning { lead: 100.0, points: 0.2, ..Tuning::PLAIN };
        let even = Outcome::highest([7, 7].into_iter().collect(), "ended-test");
        let worth = Worth::of_outcome(&even, &tuning);
        assert_eq!(worth.value[..2], [0.5, 0.5]);
        let ahead = Outcome::highest([8, 7].into_iter().collect(), "ended-test");
        let worth = Worth::of_outcome(&ahead, &tuning);
        assert!((worth.value[0] - 0.95).abs() < 1e-6);
        assert!((worth.value[1] - 0.05).abs() < 1e-6);
    }
}
