//! What many games add up to.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::{Outcome, Seat, Tally};
use serde::{Deserialize, Serialize};

use crate::{Census, Share};

/// What many games add up to. Whole numbers only, so that the order of adding makes no difference, and parts that were
/// played elsewhere can be written down, sent and added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// How many games were played.
    pub games: u64,
    /// Moves that seats decided.
    pub decisions: u64,
    /// Moves and chance outcomes together.
    pub steps: u64,
    /// The fewest decisions in a game.
    pub shortest: u64,
    /// The most decisions in a game.
    pub longest: u64,
    /// What happened on the way, if it was noted. It is not written down.
    #[serde(skip)]
    pub census: Option<Census>,
    /// Games without a winner or with several.
    pub draws: u64,
    /// How often each reason ended a game.
    pub ended: BTreeMap<Cow<'static, str>, u64>,
    /// One per seat.
    pub seats: Vec<SeatResults>,
}

/// What many games add up to for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatResults {
    /// The sum of its scores.
    pub sum: i64,
    /// The sum of their squares.
    pub squares: u64,
    /// The lowest score.
    pub lowest: i16,
    /// The highest score.
    pub highest: i16,
    /// What it won.
    pub won: Share,
}

impl Results {
    /// No game yet.
    pub(crate) fn none(seats: u8) -> Results {
        let seat =
            SeatResults { sum: 0, squares: 0, lowest: i16::MAX, highest: i16::MIN, won: Share::default() };
        Results {
            games: 0,
            decisions: 0,
            steps: 0,
            shortest: u64::MAX,
            longest: 0,
            census: None,
            draws: 0,
            ended: BTreeMap::new(),
            seats: vec![seat; usize::from(seats)],
        }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, tally: Tally, outcome: &Outcome) {
        self.games += 1;
        self.decisions += tally.decisions;
        self.steps += tally.decisions + tally.chances;
        self.shortest = self.shortest.min(tally.decisions);
        self.longest = self.longest.max(tally.decisions);
        self.draws += u64::from(outcome.winners.len() != 1);
        *self.ended.entry(Cow::Borrowed(outcome.ended)).or_default() += 1;
        for ((seat, score), number) in self.seats.iter_mut().zip(&outcome.scores).zip(0..) {
            seat.sum += i64::from(*score);
            seat.squares += u64::from(score.unsigned_abs()).pow(2);
            seat.lowest = seat.lowest.min(*score);
            seat.highest = seat.highest.max(*score);
            seat.won += Share::of(Seat(number), outcome.winners);
        }
    }

    /// Adds other games of the same table: no game may be in both.
    #[must_use]
    pub fn and(mut self, other: Results) -> Results {
        self.games += other.games;
        self.decisions += other.decisions;
        self.steps += other.steps;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        if let Some(census) = other.census {
            self.census.get_or_insert_default().add(census);
        }
        self.draws += other.draws;
        for (reason, count) in other.ended {
            *self.ended.entry(reason).or_default() += count;
        }
        for (ours, theirs) in self.seats.iter_mut().zip(other.seats) {
            ours.sum += theirs.sum;
            ours.squares += theirs.squares;
            ours.lowest = ours.lowest.min(theirs.lowest);
            ours.highest = ours.highest.max(theirs.highest);
            ours.won += theirs.won;
        }
        self
    }

    /// The decisions of an average game.
    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games as f64
    }

    /// The steps of an average game.
    pub fn steps_per_game(&self) -> f64 {
        self.steps as f64 / self.games as f64
    }

    /// The legal moves at an average decision, if they were counted.
    pub fn choices_per_decision(&self) -> Option<f64> {
        self.census.as_ref().map(|census| census.choices as f64 / self.decisions as f64)
    }
}

impl SeatResults {
    /// The average score of so many games.
    pub fn mean(&self, games: u64) -> f64 {
        self.sum as f64 / games as f64
    }

    /// How far scores lie from their mean: the standard deviation.
    pub fn deviation(&self, games: u64) -> f64 {
        let spread = self.squares as f64 / games as f64 - self.mean(games).powi(2);
        spread.max(0.0).sqrt()
    }

    /// The seat's share of so many games.
    pub fn win_share(&self, games: u64) -> f64 {
        self.won.wins() / games as f64
    }
}

#[cfg(test)]
mod tests {
    use engine::SeatSet;

    use super::*;

    fn outcome(scores: &[i16], winners: &[u8]) -> Outcome {
        Outcome {
            scores: scores.iter().copied().collect(),
            winners: winners.iter().copied().map(Seat).collect::<SeatSet>(),
            ended: "ended-test",
        }
    }

    #[test]
    fn shared_wins_are_split_and_counted_as_draws() {
        let mut results = Results::none(3);
        let tally = Tally { decisions: 4, chances: 2 };
        results.add(tally, &outcome(&[3, 3, 3], &[0, 1, 2]));
        results.add(tally, &outcome(&[5, -2, 5], &[0, 2]));
        results.add(tally, &outcome(&[9, 0, 1], &[0]));
        results.add(tally, &outcome(&[0, 0, 0], &[]));
        for (seat, sixtieths) in results.seats.iter().zip([20 + 30 + 60, 20, 20 + 30]) {
            assert!((seat.won.wins() - f64::from(sixtieths) / 60.0).abs() < 1e-12, "{seat:?}");
        }
        assert!((results.seats[2].win_share(4) - 5.0 / 24.0).abs() < 1e-12);
        assert_eq!((results.games, results.draws), (4, 3));
        assert_eq!((results.decisions, results.steps), (16, 24));
    }

    #[test]
    fn scores_give_mean_deviation_and_limits() {
        let mut results = Results::none(2);
        for score in [2, -4, 5, 5] {
            results.add(Tally::default(), &outcome(&[score, 0], &[0]));
        }
        let seat = &results.seats[0];
        assert_eq!((seat.lowest, seat.highest), (-4, 5));
        assert!((seat.mean(4) - 2.0).abs() < 1e-12);
        assert!((seat.deviation(4) - 13.5_f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn adding_in_parts_is_adding_at_once() {
        let games = [outcome(&[1, 2], &[1]), outcome(&[7, 7], &[0, 1]), outcome(&[3, -2], &[0])];
        let tally = |at: usize| Tally { decisions: at as u64 + 1, chances: 3 };
        let mut whole = Results::none(2);
        let mut parts = Results::none(2);
        for (at, game) in games.iter().enumerate() {
            whole.add(tally(at), game);
            let mut one = Results::none(2);
            one.add(tally(at), game);
            parts = one.and(parts);
        }
        assert_eq!(whole, parts);
        assert_eq!((whole.shortest, whole.longest), (1, 3));
    }
}
