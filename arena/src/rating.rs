//! Ratings: one number per player for how strong it is, and how sure that is.

use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko};

use crate::Interval;
use crate::interval::Z95;

/// The players of a tournament do not change, so ratings do not become less sure with time.
const NO_CHANGE: GlickoConfig = GlickoConfig { c: 0.0 };

/// Where ratings have their middle.
const AVERAGE: f64 = 1500.0;

/// A player's strength on the scale of chess: 400 points more are ten wins to one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength; the average of all players is 1500.
    pub points: f64,
    /// Where it lies in 95 of 100 cases.
    pub interval: Interval,
}

/// Who met whom, by place in the list of players, and how it ended for the first.
pub(crate) type Meeting = (usize, usize, Outcomes);

/// The ratings of so many players after these meetings, by Glicko.
pub(crate) fn ratings(players: usize, meetings: impl IntoIterator<Item = Meeting>) -> Vec<Rating> {
    let mut ratings = vec![GlickoRating::new(); players];
    for (first, second, outcome) in meetings {
        (ratings[first], ratings[second]) = glicko(&ratings[first], &ratings[second], &outcome, &NO_CHANGE);
    }
    // Only differences mean something. The average drifts a little, and would spoil the intervals.
    let drift = ratings.iter().map(|glicko| glicko.rating).sum::<f64>() / players as f64 - AVERAGE;
    let rating = |glicko: &GlickoRating| {
        let (points, reach) = (glicko.rating - drift, Z95 * glicko.deviation);
        Rating { points, interval: Interval { low: points - reach, high: points + reach } }
    };
    ratings.iter().map(rating).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Fast, below};

    use super::*;

    /// Meetings of players of these strengths, each with each, so many times.
    fn meetings(strengths: &[f64], rounds: usize, luck: &mut Fast) -> Vec<Meeting> {
        let mut meetings = Vec::new();
        for _ in 0..rounds {
            for first in 0..strengths.len() {
                for second in first + 1..strengths.len() {
                    let odds = 1.0 / (1.0 + 10f64.powf((strengths[second] - strengths[first]) / 400.0));
                    let won = f64::from(below(luck, 1_000_000)) < odds * 1e6;
                    meetings.push((first, second, if won { Outcomes::WIN } else { Outcomes::LOSS }));
                }
            }
        }
        meetings
    }

    #[test]
    fn known_strengths_are_found_again() {
        let strengths = [1800.0, 1600.0, 1450.0, 1150.0];
        let mut luck = Fast::new(5);
        let (runs, mut held) = (200, 0);
        for _ in 0..runs {
            let found = ratings(strengths.len(), meetings(&strengths, 100, &mut luck));
            assert!(found.is_sorted_by(|a, b| a.points > b.points), "{found:?}");
            for (rating, strength) in found.iter().zip(strengths) {
                held += u32::from((rating.interval.low..=rating.interval.high).contains(&strength));
            }
        }
        // 760 of 800 expected.
        assert!((720..=795).contains(&held), "{held} of 800");
    }

    #[test]
    fn draws_make_equals() {
        let found = ratings(2, vec![(0, 1, Outcomes::DRAW); 50]);
        assert!((found[0].points - found[1].points).abs() < 1e-9);
        assert!(found[0].interval.low < 1_500.0 && found[0].interval.low > 1_300.0, "{found:?}");
    }
}
