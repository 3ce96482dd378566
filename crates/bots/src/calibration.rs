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

/// The curve that fits these pairs of expected and won shares best: at each knot a local linear regression of what was won beyond
/// what was expected, then pooled where it would fall (isotonic regression). So it rises everywhere, and bends wherever the search
/// is wrong, at the ends too.
pub fn fit(pairs: &[(f64, f64)]) -> Curve {
    /// How much of a straight line is mixed in, so that the curve is nowhere flat.
    const STRAIGHT: f64 = 0.02;
    let places: [f64; KNOTS] = std::array::from_fn(|knot| knot as f64 / (KNOTS - 1) as f64);
    let found = places.map(|expected| won_about(pairs, expected));
    let rising = pooled(&found);
    std::array::from_fn(|knot| (rising[knot] * (1.0 - STRAIGHT) + places[knot] * STRAIGHT) as f32)
}

/// What was won where about this share was expected, and how much that says.
#[derive(Clone, Copy, Debug)]
struct Local {
    won: f64,
    weight: f64,
}

fn won_about(pairs: &[(f64, f64)], expected: f64) -> Local {
    /// Decisions count less the farther they are; so far away, not at all.
    const REACH: f64 = 0.12;
    /// So many decisions that went as expected are added, for where there are few.
    const PRIOR: f64 = 20.0;
    let (mut weight, mut first, mut second) = (PRIOR, 0.0, PRIOR * REACH * REACH / 6.0);
    let (mut beyond, mut slope) = (0.0, 0.0);
    for (other, won) in pairs {
        let distance = other - expected;
        let near = 1.0 - distance.abs() / REACH;
        if near > 0.0 {
            weight += near;
            first += near * distance;
            second += near * distance * distance;
            beyond += near * (won - other);
            slope += near * distance * (won - other);
        }
    }
    let difference = (second * beyond - first * slope) / (weight * second - first * first);
    Local { won: (expected + difference).clamp(0.0, 1.0), weight }
}

/// The nearest values that never fall: neighbours that do are pooled.
fn pooled(found: &[Local]) -> Vec<f64> {
    let mut blocks: Vec<(Local, usize)> = Vec::new();
    for local in found {
        blocks.push((*local, 1));
        while let [.., (before, many), (after, more)] = blocks[..]
            && before.won > after.won
        {
            let weight = before.weight + after.weight;
            let won = (before.won * before.weight + after.won * after.weight) / weight;
            blocks.truncate(blocks.len() - 2);
            blocks.push((Local { won, weight }, many + more));
        }
    }
    blocks.iter().flat_map(|(block, many)| std::iter::repeat_n(block.won, *many)).collect()
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
        assert!(curve[0] < 0.03 && curve[20] > 0.95, "{curve:?}");
    }

    #[test]
    fn a_search_that_is_too_sure_is_corrected_at_the_ends_too() {
        // Whoever expects everything wins eight of ten, and the other way round.
        let pairs: Vec<(f64, f64)> = (0..2_000)
            .map(|index| {
                (f64::from(index % 2), f64::from(u8::from((index / 2 % 10 < 8) == (index % 2 == 1))))
            })
            .collect();
        let curve = fit(&pairs);
        assert!((curve[0] - 0.2).abs() < 0.04 && (curve[20] - 0.8).abs() < 0.04, "{curve:?}");
        assert!(curve.is_sorted_by(|a, b| a < b), "{curve:?}");
    }

    #[test]
    fn where_little_is_known_shares_stay_as_they_are() {
        let curve = fit(&[(0.5, 1.0), (0.5, 0.0), (0.9, 0.0)]);
        for (knot, won) in curve.iter().enumerate() {
            assert!((won - knot as f32 / 20.0).abs() < 0.06, "{curve:?}");
        }
    }
}
