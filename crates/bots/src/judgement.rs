//! How a position is judged: a small network from signs to a standing, learned from many games.

/// How many signs a position can have.
pub const SIGNS: usize = 32;

/// How many neurons lie between the signs and the judgement.
pub const NEURONS: usize = 16;

/// What is read off a position for one seat; unused places are 0.
pub type Signs = [f32; SIGNS];

/// Signs in, standing out: a straight sum, and neurons for what matters only together.
///
/// Learned by `cargo run --release --example weigh`; one generated file a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// How much each sign counts by itself.
    pub direct: Signs,
    /// How much each sign excites each neuron.
    pub excites: [[f32; NEURONS]; SIGNS],
    /// How excited each neuron is without any sign.
    pub rest: [f32; NEURONS],
    /// How much each excited neuron counts.
    pub counts: [f32; NEURONS],
}

impl Judgement {
    /// Without neurons: the first signs by these weights.
    pub const fn plain(first: &[f32]) -> Self {
        let mut direct = [0.0; SIGNS];
        let mut index = 0;
        while index < first.len() {
            direct[index] = first[index];
            index += 1;
        }
        Judgement { direct, excites: [[0.0; NEURONS]; SIGNS], rest: [0.0; NEURONS], counts: [0.0; NEURONS] }
    }

    /// How well a seat with these signs stands: one more is e times as likely to win.
    #[inline]
    pub fn standing(&self, signs: &Signs) -> f32 {
        let mut excited = self.rest;
        let mut sum = 0.0;
        for ((sign, direct), excites) in signs.iter().zip(&self.direct).zip(&self.excites) {
            // Many signs are 0 most of the time.
            if *sign == 0.0 {
                continue;
            }
            sum += sign * direct;
            for (neuron, weight) in excited.iter_mut().zip(excites) {
                *neuron += sign * weight;
            }
        }
        let voices = excited.iter().zip(&self.counts).map(|(neuron, count)| neuron.max(0.0) * count);
        sum + voices.sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_count_straight() {
        let mut signs = [0.0; SIGNS];
        (signs[0], signs[1], signs[2]) = (2.0, 3.0, 100.0);
        assert_eq!(Judgement::plain(&[0.5, -1.0]).standing(&signs), -2.0);
    }

    #[test]
    fn a_neuron_counts_once_it_is_excited() {
        let mut judgement = Judgement::plain(&[]);
        judgement.excites[0][3] = 1.0;
        judgement.excites[1][3] = 1.0;
        judgement.rest[3] = -1.5;
        judgement.counts[3] = 4.0;
        let with = |first: f32, second: f32| {
            let mut signs = [0.0; SIGNS];
            (signs[0], signs[1]) = (first, second);
            judgement.standing(&signs)
        };
        assert_eq!([with(1.0, 0.0), with(0.0, 1.0), with(1.0, 1.0)], [0.0, 0.0, 2.0]);
    }
}
