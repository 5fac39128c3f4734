//! Numbers from counted things.

use std::collections::BTreeMap;

use super::plots::Histogram;

/// The most bins a histogram has.
const BINS: u64 = 40;

/// The smallest value that has at least this share of all counts at or below it.
pub(super) fn quantile<K: Copy>(counts: &BTreeMap<K, u64>, share: f64) -> Option<K> {
    let wanted = share * counts.values().sum::<u64>() as f64;
    let mut below = 0;
    let found = counts.iter().find(|(_, count)| {
        below += **count;
        below as f64 >= wanted
    });
    found.map(|(value, _)| *value)
}

/// Both groups in the same bins.
pub(super) fn histogram(random: &BTreeMap<u64, u64>, strong: &BTreeMap<u64, u64>) -> Histogram {
    let all = || random.keys().chain(strong.keys()).copied();
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let bin = (high - low + 1).div_ceil(BINS);
    let bins = (high - low + 1).div_ceil(bin);
    let shares = |counts: &BTreeMap<u64, u64>| {
        let mut shares = vec![0.0; bins as usize];
        let total = counts.values().sum::<u64>() as f64;
        for (value, count) in counts {
            shares[((value - low) / bin) as usize] += *count as f64 / total;
        }
        shares
    };
    Histogram {
        range: low as f64..(low + bins * bin) as f64,
        bin: bin as f64,
        random: shares(random),
        strong: shares(strong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_values_that_were_counted() {
        let counts = BTreeMap::from([(-3, 1), (0, 2), (7, 1)]);
        let found = [0.0, 0.25, 0.5, 0.75, 0.76, 1.0].map(|share| quantile(&counts, share));
        assert_eq!(found, [Some(-3), Some(-3), Some(0), Some(0), Some(7), Some(7)]);
        assert_eq!(quantile(&BTreeMap::<i16, u64>::new(), 0.5), None);
    }

    #[test]
    fn every_game_is_in_one_bin() {
        let random: BTreeMap<u64, u64> = (13..=200).map(|value| (value, value)).collect();
        let strong = BTreeMap::from([(20, 1), (205, 3)]);
        let plot = histogram(&random, &strong);
        for shares in [&plot.random, &plot.strong] {
            assert!(shares.len() <= BINS as usize && (shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
        assert!((plot.strong.last().expect("bins") - 0.75).abs() < 1e-9);
        assert!(plot.range.contains(&205.0) && plot.range.contains(&13.0));
    }
}
