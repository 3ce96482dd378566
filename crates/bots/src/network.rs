//! The value network: from features to each seat's expected share of the win, learned from many games.

use crate::{Features, Fingerprint, Heuristics, INPUTS, Inputs, StateOf};
use benben_core::{PerSeat, Seat};
use std::fmt;
use std::marker::PhantomData;

/// Units of the hidden layer.
pub const HIDDEN: usize = 16;

/// The weights of a network with one hidden layer of rectified linear units beside a linear part.
///
/// Learned by `cargo run --release -p benben-games --example train`; one generated file a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What they were learned for.
    pub fingerprint: Fingerprint,
    /// From each input straight to the output.
    pub linear: Inputs,
    /// From each input to each hidden unit.
    pub hidden_weights: [[f32; HIDDEN]; INPUTS],
    /// The bias of each hidden unit.
    pub hidden_biases: [f32; HIDDEN],
    /// From each hidden unit to the output.
    pub output_weights: [f32; HIDDEN],
}

impl Weights {
    /// Without a hidden layer: the first inputs by these weights.
    pub const fn linear(fingerprint: Fingerprint, first: &[f32]) -> Self {
        let mut linear = [0.0; INPUTS];
        let mut index = 0;
        while index < first.len() {
            linear[index] = first[index];
            index += 1;
        }
        Weights {
            fingerprint,
            linear,
            hidden_weights: [[0.0; HIDDEN]; INPUTS],
            hidden_biases: [0.0; HIDDEN],
            output_weights: [0.0; HIDDEN],
        }
    }

    /// A number that changes with any of the weights.
    pub const fn mark(&self) -> u64 {
        let mut mark = 0xcbf2_9ce4_8422_2325;
        let mut input = 0;
        while input < INPUTS {
            mark = mix(mark, self.linear[input]);
            let mut unit = 0;
            while unit < HIDDEN {
                mark = mix(mark, self.hidden_weights[input][unit]);
                unit += 1;
            }
            input += 1;
        }
        let mut unit = 0;
        while unit < HIDDEN {
            mark = mix(mix(mark, self.hidden_biases[unit]), self.output_weights[unit]);
            unit += 1;
        }
        mark
    }

    /// The network's output for a seat with these inputs: one more is e times as likely to win.
    #[inline]
    pub fn logit(&self, inputs: &Inputs) -> f32 {
        let mut hidden = self.hidden_biases;
        let mut sum = 0.0;
        for ((input, linear), weights) in inputs.iter().zip(&self.linear).zip(&self.hidden_weights) {
            // Many features are 0 most of the time.
            if *input == 0.0 {
                continue;
            }
            sum += input * linear;
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += input * weight;
            }
        }
        let outputs = hidden.iter().zip(&self.output_weights).map(|(unit, weight)| unit.max(0.0) * weight);
        sum + outputs.sum::<f32>()
    }
}

/// FNV-1a, a whole number at a time.
const fn mix(mark: u64, weight: f32) -> u64 {
    (mark ^ weight.to_bits() as u64).wrapping_mul(0x0000_0100_0000_01b3)
}

/// Weights that were learned for exactly the features of this bot.
pub struct ValueNetwork<H> {
    weights: &'static Weights,
    features: PhantomData<fn() -> H>,
}

/// Weights that were learned for other features, another game or another version of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongFeatures {
    /// What they were learned for.
    pub learned: Fingerprint,
    /// What they should have been learned for.
    pub expected: Fingerprint,
}

impl<H: Heuristics> ValueNetwork<H> {
    /// Loads weights, if they were learned for this bot's features.
    pub const fn load(weights: &'static Weights) -> Result<Self, WrongFeatures> {
        let (learned, expected) = (weights.fingerprint, Fingerprint::of::<H>());
        if learned.is(expected) {
            Ok(ValueNetwork { weights, features: PhantomData })
        } else {
            Err(WrongFeatures { learned, expected })
        }
    }

    /// Loads weights that are part of the program: with others it does not compile.
    pub const fn built_in(weights: &'static Weights) -> Self {
        match Self::load(weights) {
            Ok(network) => network,
            Err(_) => panic!("these weights were learned for other features: see docs/bots.md, Learning"),
        }
    }

    /// Each seat's expected share of the win. Shares add up to 1.
    pub fn value(&self, game: &H::Game, state: &StateOf<H>) -> PerSeat<f32> {
        softmax(H::features(game, state).map(|features| self.weights.logit(&features.inputs())))
    }

    /// The network's output for one seat alone.
    pub fn seat_logit(&self, game: &H::Game, state: &StateOf<H>, seat: Seat) -> f32 {
        self.weights.logit(&H::seat_features(game, state, seat).inputs())
    }

    /// Its weights.
    pub fn weights(&self) -> &'static Weights {
        self.weights
    }
}

impl<H> Clone for ValueNetwork<H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H> Copy for ValueNetwork<H> {}

impl<H> fmt::Debug for ValueNetwork<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ValueNetwork({})", self.weights.fingerprint)
    }
}

impl fmt::Display for WrongFeatures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "weights learned for the features {} do not fit the features {}: train them again",
            self.learned, self.expected
        )
    }
}

impl std::error::Error for WrongFeatures {}

/// Shares of the win from logits.
pub fn softmax(logits: PerSeat<f32>) -> PerSeat<f32> {
    let highest = logits.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let chances = logits.map(|logit| (logit - highest).exp());
    let sum: f32 = chances.as_slice().iter().sum();
    chances.map(|chance| chance / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Fingerprint = Fingerprint::new(0);

    #[test]
    fn inputs_count_straight() {
        let mut inputs = [0.0; INPUTS];
        (inputs[0], inputs[1], inputs[2]) = (2.0, 3.0, 100.0);
        assert_eq!(Weights::linear(NOTHING, &[0.5, -1.0]).logit(&inputs), -2.0);
    }

    #[test]
    fn a_hidden_unit_counts_above_its_threshold() {
        let mut weights = Weights::linear(NOTHING, &[]);
        weights.hidden_weights[0][3] = 1.0;
        weights.hidden_weights[1][3] = 1.0;
        weights.hidden_biases[3] = -1.5;
        weights.output_weights[3] = 4.0;
        let with = |first: f32, second: f32| {
            let mut inputs = [0.0; INPUTS];
            (inputs[0], inputs[1]) = (first, second);
            weights.logit(&inputs)
        };
        assert_eq!([with(1.0, 0.0), with(0.0, 1.0), with(1.0, 1.0)], [0.0, 0.0, 2.0]);
    }
}
