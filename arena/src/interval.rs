//! How sure one can be of a share.

use serde::{Deserialize, Serialize};

/// 95 of 100 draws from the bell curve lie within so many standard deviations.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// A range that holds the truth in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's interval for a share that was found in so many independent trials, which need not be a whole
/// number. Unlike the textbook's, it is right near 0 and 1.
pub fn wilson(share: f64, trials: f64) -> Interval {
    let z2 = Z95 * Z95;
    let middle = (share + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
    let spread = (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).max(0.0).sqrt();
    let reach = Z95 * spread / (1.0 + z2 / trials);
    Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// The interval of a share that was found in groups of trials that belong together, such as the games of one
/// deal: the share in each group, and how many trials each has.
///
/// It is Wilson's for the number of independent trials that would scatter as much as the groups do. With the
/// same luck for both sides groups scatter less, and each game is worth more than one. As few groups may
/// agree by accident, four more are added that scatter like independent trials.
pub fn grouped_wilson(groups: &[f64], trials_per_group: u64) -> Interval {
    const MORE_GROUPS: f64 = 4.0;
    let (count, per_group) = (groups.len() as f64, trials_per_group as f64);
    let share = groups.iter().sum::<f64>() / count;
    let independent = share * (1.0 - share) / per_group;
    if independent == 0.0 {
        // Always or never: nothing scatters.
        return wilson(share, count * per_group);
    }
    let squares: f64 = groups.iter().map(|group| (group - share).powi(2)).sum();
    let scatter = (squares + MORE_GROUPS * independent) / (count - 1.0 + MORE_GROUPS);
    wilson(share, count * per_group * independent / scatter)
}

#[cfg(test)]
mod tests {
    use engine::{Fast, below};

    use super::*;

    fn close(interval: Interval, low: f64, high: f64) {
        assert!((interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4, "{interval:?}");
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe (1998), table I: the score method without continuity correction.
        close(wilson(81.0 / 263.0, 263.0), 0.2553, 0.3662);
        close(wilson(15.0 / 148.0, 148.0), 0.0624, 0.1605);
        close(wilson(0.0, 20.0), 0.0, 0.1611);
        close(wilson(1.0 / 29.0, 29.0), 0.0061, 0.1718);
    }

    #[test]
    fn groups_that_scatter_less_give_a_narrower_interval() {
        let width = |interval: Interval| interval.high - interval.low;
        let even = grouped_wilson(&[0.5; 100], 2);
        let independent = wilson(0.5, 200.0);
        let apart: Vec<f64> = (0..100).map(|at| f64::from(at % 2)).collect();
        let apart = grouped_wilson(&apart, 2);
        assert!(width(even) < 0.5 * width(independent), "{even:?}");
        assert!(width(apart) > 1.3 * width(independent), "{apart:?}");
        assert_eq!(grouped_wilson(&[1.0; 50], 2), wilson(1.0, 100.0));
    }

    #[test]
    fn about_95_of_100_intervals_hold_the_truth() {
        let mut luck = Fast::new(11);
        for (percent, pairs) in [(50, 30), (80, 30), (95, 60)] {
            let mut held = 0;
            for _ in 0..2_000 {
                let mut game = || f64::from(u8::from(below(&mut luck, 100) < percent));
                let groups: Vec<f64> = (0..pairs).map(|_| f64::midpoint(game(), game())).collect();
                let interval = grouped_wilson(&groups, 2);
                let truth = f64::from(percent) / 100.0;
                held += u32::from((interval.low..=interval.high).contains(&truth));
            }
            assert!((1_840..=1_960).contains(&held), "{percent} %: {held} of 2000");
        }
    }
}
