//! Where a seat's result came from: an account that adds up, exactly and as people read it.

use serde::{Deserialize, Serialize};

/// Where a seat's result came from, as shares of the win. The first four add up to the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// What everybody has before the deal: one of as many seats.
    pub fair: f64,
    /// The luck of the deal, and what happened before its first decision.
    pub deal: f64,
    /// What its own decisions cost; never above 0.
    pub decisions: f64,
    /// Luck and the others, between its decisions and after the last.
    pub between: f64,
    /// What it won: 1 alone, a part if the win was shared.
    pub result: f64,
}

/// As many as in the whole win: people read tenths of a point.
const TENTHS: f64 = 1000.0;

impl Account {
    /// As people read it: to tenths of a point, so that the four parts still add up to the result. What is missing after rounding down
    /// goes to the parts that lost most by it (largest remainder).
    #[must_use]
    pub fn rounded(self) -> Self {
        let parts = [self.fair, self.deal, self.decisions, self.between].map(|share| TENTHS * share);
        let result = (TENTHS * self.result).round();
        let mut tenths = parts.map(f64::floor);
        let missing = result - tenths.iter().sum::<f64>();
        let mut by_remainder = [0, 1, 2, 3];
        by_remainder.sort_by(|a, b| (parts[*b] - tenths[*b]).total_cmp(&(parts[*a] - tenths[*a])));
        for part in by_remainder.into_iter().take(missing as usize) {
            tenths[part] += 1.0;
        }
        let [fair, deal, decisions, between] = tenths.map(|tenths| tenths / TENTHS);
        Account { fair, deal, decisions, between, result: result / TENTHS }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::{Chance, Fast};

    #[test]
    fn what_is_read_adds_up() {
        let mut luck = Fast::new(5);
        for _ in 0..20_000 {
            let mut share = |most: u32| f64::from(luck.below(1_000_000)) / 1e6 * f64::from(most) / 10.0;
            let (fair, result) = (1.0 / (2.0 + (share(40)).floor()), (share(10) * 12.0).round() / 12.0);
            let (deal, decisions) = (share(8) - 0.4, -share(9));
            let between = result - fair - deal - decisions;
            let account = Account { fair, deal, decisions, between, result };
            let read = account.rounded();
            let tenths = |share: f64| (TENTHS * share).round() as i64;
            let parts = [read.fair, read.deal, read.decisions, read.between];
            assert_eq!(parts.map(tenths).iter().sum::<i64>(), tenths(read.result), "{account:?}");
            assert_eq!(tenths(read.result), tenths(result), "{account:?}");
            for (part, exact) in parts.into_iter().zip([fair, deal, decisions, between]) {
                assert!((part - exact).abs() < 0.001, "{account:?}");
            }
            assert!(read.decisions <= 0.0, "{account:?}");
        }
    }

    #[test]
    fn whole_tenths_stay_as_they_are() {
        let account = Account { fair: 0.5, deal: 0.125, decisions: 0.0, between: 0.375, result: 1.0 };
        assert_eq!(account.rounded(), account);
        let thirds =
            Account { fair: 1.0 / 3.0, deal: 1.0 / 3.0, decisions: 0.0, between: 1.0 / 3.0, result: 1.0 };
        assert_eq!(thirds.rounded(), Account { fair: 0.334, deal: 0.333, between: 0.333, ..thirds });
    }
}
