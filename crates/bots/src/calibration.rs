//! What the search expects, and what is really won: a curve between them, fitted on many games of different players.

use crate::Weights;

/// Places of the curve: 0, 0.05, … 1.
pub const KNOTS: usize = 21;

/// The share that is won where the search expects 0, 0.05, … 1.
pub type Curve = [f32; KNOTS];

/// From the share the search expects to the share that is won. It rises, so that what is better stays better.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// For two seats.
    pub heads_up: Curve,
    /// For more.
    pub more: Curve,
}

impl Calibration {
    /// What the search expects is taken at its word.
    pub const NONE: Calibration = {
        let mut line = [0.0; KNOTS];
        let mut index = 0;
        while index < KNOTS {
            line[index] = index as f32 / (KNOTS - 1) as f32;
            index += 1;
        }
        Calibration { heads_up: line, more: line }
    };

    /// Curves that are part of the program, fitted with these weights: with others it does not compile.
    pub const fn built_in(self, fitted_with: u64, weights: &Weights) -> Self {
        assert!(
            fitted_with == weights.mark(),
            "this calibration was fitted with other weights: see docs/review.md, Calibration"
        );
        self
    }

    /// The share that is won at a table of so many seats where this one is expected.
    pub fn apply(&self, seats: usize, expected: f64) -> f64 {
        let (index, part) = place(expected);
        let curve = self.curve(seats);
        let (low, high) = (f64::from(curve[index]), f64::from(curve[index + 1]));
        low + (high - low) * part
    }

    /// How fast that rises there.
    pub fn slope(&self, seats: usize, expected: f64) -> f64 {
        let (index, _) = place(expected);
        let curve = self.curve(seats);
        f64::from(curve[index + 1] - curve[index]) * (KNOTS - 1) as f64
    }

    fn curve(&self, seats: usize) -> &Curve {
        if seats == 2 { &self.heads_up } else { &self.more }
    }
}

/// Between which knots, and how far from the lower one.
fn place(expected: f64) -> (usize, f64) {
    let scaled = expected.clamp(0.0, 1.0) * (KNOTS - 1) as f64;
    let index = (scaled as usize).min(KNOTS - 2);
    (index, scaled - index as f64)
}

/// The curve that fits these pairs of expected and won shares best: a cubic in the logit of what was expected gives the logit of
/// what is won (maximum likelihood by Newton's method). It rises everywhere, from 0 to 1.
pub fn fit(pairs: &[(f64, f64)]) -> Curve {
    /// How much of a straight line is mixed in, so that the curve is nowhere flat.
    const STRAIGHT: f64 = 0.02;
    let cubic = likeliest(pairs);
    let mut highest = 0.0f64;
    std::array::from_fn(|knot| {
        let expected = knot as f64 / (KNOTS - 1) as f64;
        let won = match knot {
            0 => 0.0,
            last if last == KNOTS - 1 => 1.0,
            _ => won(&cubic, &basis(expected)),
        };
        highest = highest.max(won);
        (highest * (1.0 - STRAIGHT) + expected * STRAIGHT) as f32
    })
}

/// Terms of the cubic.
const TERMS: usize = 4;

type Terms = [f64; TERMS];

/// 1, the logit of the share, its square and its cube; scaled so that all are of about the same size.
fn basis(expected: f64) -> Terms {
    let share = expected.clamp(0.01, 0.99);
    let logit = (share / (1.0 - share)).ln() / 2.0;
    [1.0, logit, logit * logit, logit * logit * logit]
}

fn won(cubic: &Terms, terms: &Terms) -> f64 {
    let logit: f64 = cubic.iter().zip(terms).map(|(weight, term)| weight * term).sum();
    1.0 / (1.0 + (-logit).exp())
}

/// The cubic under which the results are likeliest. A little weight keeps it near a straight line where there are few.
#[allow(clippy::needless_range_loop, reason = "rows and columns are clearer by number")]
fn likeliest(pairs: &[(f64, f64)]) -> Terms {
    const STRAIGHT_LINE: Terms = [0.0, 2.0, 0.0, 0.0];
    const WEIGHT: f64 = 2.0;
    const ROUNDS: usize = 20;
    let mut cubic = STRAIGHT_LINE;
    for _ in 0..ROUNDS {
        let mut gradient: Terms = std::array::from_fn(|row| WEIGHT * (STRAIGHT_LINE[row] - cubic[row]));
        let mut curvature = [[0.0; TERMS]; TERMS];
        (0..TERMS).for_each(|term| curvature[term][term] = WEIGHT);
        for (expected, result) in pairs {
            let terms = basis(*expected);
            let share = won(&cubic, &terms);
            for row in 0..TERMS {
                gradient[row] += (result - share) * terms[row];
                for column in 0..TERMS {
                    curvature[row][column] += share * (1.0 - share) * terms[row] * terms[column];
                }
            }
        }
        let step = solved(curvature, gradient);
        (0..TERMS).for_each(|term| cubic[term] += step[term]);
    }
    cubic
}

/// Solves a system of linear equations by elimination; its matrix is positive definite, so no pivot is 0.
#[allow(clippy::needless_range_loop, reason = "rows and columns are clearer by number")]
fn solved(mut matrix: [Terms; TERMS], mut right: Terms) -> Terms {
    for pivot in 0..TERMS {
        for row in pivot + 1..TERMS {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            for column in pivot..TERMS {
                matrix[row][column] -= factor * matrix[pivot][column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..TERMS).rev() {
        let known: f64 = (row + 1..TERMS).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_curve_shares_stay_as_they_are() {
        for share in [0.0, 0.3, 0.333, 0.95, 1.0] {
            assert!((Calibration::NONE.apply(2, share) - share).abs() < 1e-6);
            assert!((Calibration::NONE.slope(3, share) - 1.0).abs() < 1e-4);
        }
    }

    #[test]
    fn a_fitted_curve_finds_what_is_really_won_and_rises() {
        // Whoever expects a share wins it squared, in games of 1 or 0.
        let pairs: Vec<(f64, f64)> = (0..20_000)
            .map(|index| {
                let (expected, luck) = (f64::from(index % 100) / 100.0, f64::from(index / 100) / 200.0);
                (expected, f64::from(u8::from(luck < expected * expected)))
            })
            .collect();
        let curve = fit(&pairs);
        assert!(curve.is_sorted_by(|a, b| a < b), "{curve:?}");
        assert!((curve[10] - 0.255).abs() < 0.03, "{curve:?}");
        assert_eq!((curve[0], curve[20]), (0.0, 1.0));
    }
}
