//! What a learner gets at the end of a game.

use crate::{Outcome, Seat};

/// What a learner gets at the end of a game. Before the end there is nothing to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1 for winning, shared among the winners; 0 for losing.
    #[default]
    Win,
    /// The points of the seat.
    Points,
    /// The win, and a hundredth for every point: winning counts most, and points decide between two wins.
    Both,
}

impl Reward {
    /// All three.
    pub const ALL: [Reward; 3] = [Reward::Win, Reward::Points, Reward::Both];

    /// What it is called.
    pub fn name(self) -> &'static str {
        ["win", "points", "both"][self as usize]
    }

    /// The one of that name.
    pub fn read(name: &str) -> Option<Reward> {
        Reward::ALL.into_iter().find(|reward| reward.name() == name)
    }

    /// What a seat gets for this outcome.
    ///
    /// ```
    /// use engine::{Outcome, Reward, Seat};
    ///
    /// let outcome = Outcome::highest([7, 9, 9].into_iter().collect(), "ended");
    /// assert_eq!(Reward::Win.of(&outcome, Seat(1)), 0.5);
    /// assert_eq!(Reward::Points.of(&outcome, Seat(0)), 7.0);
    /// assert!((Reward::Both.of(&outcome, Seat(2)) - 0.59).abs() < 1e-6);
    /// ```
    pub fn of(self, outcome: &Outcome, seat: Seat) -> f32 {
        let won = outcome.winners.contains(seat);
        let share = if won { 1.0 / f32::from(outcome.winners.len()) } else { 0.0 };
        let points = f32::from(outcome.scores[seat.idx()]);
        match self {
            Reward::Win => share,
            Reward::Points => points,
            Reward::Both => share + points / 100.0,
        }
    }
}
