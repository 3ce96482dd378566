//! Counting, and what can be concluded from counts.

use serde::Serialize;
use std::collections::BTreeMap;

/// How often each number occurred. Only whole numbers are added up, so that the order of counting cannot matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Histogram {
    counts: BTreeMap<i32, u64>,
}

impl Histogram {
    /// Counts one more.
    pub(crate) fn count(&mut self, number: i32) {
        *self.counts.entry(number).or_default() += 1;
    }

    /// Counts everything the other has counted.
    pub(crate) fn merge(&mut self, other: &Histogram) {
        for (number, count) in &other.counts {
            *self.counts.entry(*number).or_default() += count;
        }
    }

    /// How many were counted.
    pub(crate) fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The sum of all numbers counted.
    pub(crate) fn sum(&self) -> i128 {
        self.counts.iter().map(|(number, count)| i128::from(*number) * i128::from(*count)).sum()
    }

    /// What it looks like. Something was counted.
    pub(crate) fn distribution(&self) -> Distribution {
        let total = self.total() as f64;
        let mean = self.sum() as f64 / total;
        let squares: f64 = self
            .counts
            .iter()
            .map(|(number, count)| (f64::from(*number) - mean).powi(2) * *count as f64)
            .sum();
        Distribution {
            mean,
            sd: (squares / total).sqrt(),
            min: self.quantile(0.0),
            p5: self.quantile(0.05),
            p25: self.quantile(0.25),
            p50: self.quantile(0.5),
            p75: self.quantile(0.75),
            p95: self.quantile(0.95),
            max: self.quantile(1.0),
        }
    }

    /// The smallest number that at least this part of all does not exceed.
    fn quantile(&self, part: f64) -> i32 {
        let wanted = ((self.total() as f64 * part).ceil() as u64).max(1);
        let mut seen = 0;
        let reached = self.counts.iter().find(|(_, count)| {
            seen += **count;
            seen >= wanted
        });
        reached.map_or(0, |(number, _)| *number)
    }
}

/// What numbers look like.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Distribution {
    pub(crate) mean: f64,
    /// Standard deviation.
    pub(crate) sd: f64,
    pub(crate) min: i32,
    /// One in twenty is at most this; the others likewise.
    pub(crate) p5: i32,
    pub(crate) p25: i32,
    /// The median.
    pub(crate) p50: i32,
    pub(crate) p75: i32,
    pub(crate) p95: i32,
    pub(crate) max: i32,
}

/// Wilson's interval: where the true rate lies with 95% certainty after `wins` in `games`.
pub(crate) fn wilson95(wins: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    let rate = wins / games;
    let z2 = Z * Z / games;
    let centre = (rate + z2 / 2.0) / (1.0 + z2);
    let reach = Z * (rate * (1.0 - rate) / games + z2 / (4.0 * games)).sqrt() / (1.0 + z2);
    [(centre - reach).max(0.0), (centre + reach).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(numbers: &[i32]) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.iter().for_each(|number| histogram.count(*number));
        histogram
    }

    #[test]
    fn a_distribution_is_mean_spread_and_quantiles() {
        let distribution = histogram(&[-2, 4, 4, 4, 5, 5, 7, 9]).distribution();
        assert_eq!((distribution.mean, distribution.min, distribution.max), (4.5, -2, 9));
        assert_eq!((distribution.p25, distribution.p50, distribution.p75), (4, 4, 5));
        assert!((distribution.sd - 2.958_040).abs() < 1e-6, "{distribution:?}");
    }

    #[test]
    fn merging_is_counting_on() {
        let mut merged = histogram(&[1, 2]);
        merged.merge(&histogram(&[2, -3]));
        assert_eq!(merged, histogram(&[-3, 1, 2, 2]));
    }

    #[test]
    fn wilson_agrees_with_published_figures() {
        // 10 of 100: 0.0552 to 0.1744; 0 of 20: 0 to 0.1611.
        let [low, high] = wilson95(10.0, 100.0);
        assert!((low - 0.0552).abs() < 1e-4 && (high - 0.1744).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson95(0.0, 20.0);
        assert!(low == 0.0 && (high - 0.1611).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson95(20.0, 20.0)[1], 1.0);
    }
}
