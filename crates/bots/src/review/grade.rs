//! How good a decision was, in a word.

use serde::{Deserialize, Serialize};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Nothing better was found: it cost less than half a point.
    Best,
    /// It cost less than two points.
    Good,
    /// It cost less than five points.
    Slip,
    /// It cost less than twelve points.
    Mistake,
    /// It cost twelve points or more.
    Blunder,
}

impl Grade {
    /// All, best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Slip, Grade::Mistake, Grade::Blunder];

    /// The smallest loss with each grade, as a share of the win.
    pub const LIMITS: [f64; 5] = [0.0, 0.005, 0.02, 0.05, 0.12];

    /// The grade of a decision that cost this share of the win, known to within this standard error. A loss that is smaller than
    /// twice its error may be none at all, and is not held against anybody.
    pub fn of(loss: f64, error: f64) -> Self {
        let found = Grade::ALL.into_iter().zip(Grade::LIMITS).rev().find(|(_, limit)| loss >= *limit);
        let grade = found.map_or(Grade::Best, |(grade, _)| grade);
        if loss < 2.0 * error { grade.min(Grade::Good) } else { grade }
    }

    /// Its name, for commands.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Slip => "slip",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }

    /// Is it worth a word: what was better, and why?
    pub fn is_wrong(self) -> bool {
        self >= Grade::Slip
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_follow_the_loss_and_an_unsure_one_is_not_held_against_anybody() {
        let grades =
            [0.0, 0.004, 0.005, 0.019, 0.02, 0.05, 0.119, 0.12, 0.9].map(|loss| Grade::of(loss, 0.001));
        use Grade::{Best, Blunder, Good, Mistake, Slip};
        assert_eq!(grades, [Best, Best, Good, Good, Slip, Mistake, Mistake, Blunder, Blunder]);
        assert_eq!(Grade::of(0.06, 0.04), Good);
        assert_eq!(Grade::of(0.001, 0.04), Best);
    }
}
