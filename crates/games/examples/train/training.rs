//! Finds the weights under which the results of games are likeliest: maximum likelihood by Adam.

use crate::games::Sample;
use benben_bots::{Fingerprint, HIDDEN, INPUTS, Inputs, Weights, softmax};
use benben_core::{Chance, Fast};

/// All weights in a row: linear, hidden weights, hidden biases, output weights.
const PARAMETERS: usize = INPUTS + INPUTS * HIDDEN + 2 * HIDDEN;

/// Passes over all positions.
const EPOCHS: usize = 10;
/// Positions a batch.
const BATCH: usize = 256;
/// The learning rate at the beginning; it falls to a hundredth.
const LEARNING_RATE: f32 = 3e-3;
const WEIGHT_DECAY: f32 = 1e-5;

/// What is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A hidden layer beside the linear part.
    HiddenLayer,
    /// The linear part alone.
    Linear,
}

/// Gradient descent by Adam. `progress` is told about every epoch.
pub(crate) fn learn(
    samples: &[Sample],
    fingerprint: Fingerprint,
    kind: Kind,
    progress: impl Fn(usize, &Weights),
) -> Weights {
    let mut luck = Fast::new(1);
    let mut weights = Weights::linear(fingerprint, &[]);
    match kind {
        Kind::HiddenLayer => initialize(&mut weights, &mut luck),
        // With all weights 0 the hidden layer has no gradient and learns nothing.
        Kind::Linear => {}
    }
    let (mut mean, mut square) = (vec![0.0f32; PARAMETERS], vec![0.0f32; PARAMETERS]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let (batches, mut batch) = (EPOCHS * samples.len().div_ceil(BATCH), 0);
    for epoch in 1..=EPOCHS {
        luck.shuffle(&mut order);
        for chosen in order.chunks(BATCH) {
            batch += 1;
            let mut gradient = Weights::linear(fingerprint, &[]);
            chosen.iter().for_each(|index| add_gradient(&weights, &samples[*index], &mut gradient));
            let rate = LEARNING_RATE * (1.0 - 0.99 * batch as f32 / batches as f32);
            let correction = (1.0 - 0.9f32.powi(batch), 1.0 - 0.999f32.powi(batch));
            for (((parameter, gradient), mean), square) in
                parameters(&mut weights).zip(parameters(&mut gradient)).zip(&mut mean).zip(&mut square)
            {
                let step = *gradient / chosen.len() as f32 - WEIGHT_DECAY * *parameter;
                *mean = 0.9 * *mean + 0.1 * step;
                *square = 0.999 * *square + 0.001 * step * step;
                *parameter += rate * (*mean / correction.0) / ((*square / correction.1).sqrt() + 1e-8);
            }
        }
        progress(epoch, &weights);
    }
    weights
}

/// A hidden layer with small random weights.
fn initialize(weights: &mut Weights, luck: &mut Fast) {
    let mut any = |reach: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * reach;
    weights.hidden_weights.as_flattened_mut().iter_mut().for_each(|weight| *weight = any(0.5));
    weights.hidden_biases.iter_mut().for_each(|bias| *bias = any(0.5));
    weights.output_weights.iter_mut().for_each(|weight| *weight = any(0.3));
}

fn parameters(weights: &mut Weights) -> impl Iterator<Item = &mut f32> {
    let Weights { linear, hidden_weights, hidden_biases, output_weights, .. } = weights;
    linear.iter_mut().chain(hidden_weights.as_flattened_mut()).chain(hidden_biases).chain(output_weights)
}

/// Adds the gradient of this result's log likelihood (backpropagation).
fn add_gradient(weights: &Weights, Sample { inputs, won }: &Sample, gradient: &mut Weights) {
    let expected = softmax(inputs.map(|inputs| weights.logit(inputs)));
    for (seat, inputs) in inputs.iter() {
        let error = won[seat] - expected[seat];
        let hidden = hidden(weights, inputs);
        let mut passed_back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient.output_weights[unit] += error * hidden[unit].max(0.0);
            passed_back[unit] = if hidden[unit] > 0.0 { error * weights.output_weights[unit] } else { 0.0 };
            gradient.hidden_biases[unit] += passed_back[unit];
        }
        for (index, input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
            gradient.linear[index] += error * input;
            for (gradient, passed_back) in gradient.hidden_weights[index].iter_mut().zip(&passed_back) {
                *gradient += passed_back * input;
            }
        }
    }
}

/// The hidden layer before it is rectified.
fn hidden(weights: &Weights, inputs: &Inputs) -> [f32; HIDDEN] {
    let mut hidden = weights.hidden_biases;
    for (input, row) in inputs.iter().zip(&weights.hidden_weights).filter(|(input, _)| **input != 0.0) {
        hidden.iter_mut().zip(row).for_each(|(unit, weight)| *unit += input * weight);
    }
    hidden
}

/// The cross-entropy of the results: 0 is foreseeing everything, 0.69 a coin's toss heads-up.
pub(crate) fn loss(samples: &[Sample], weights: &Weights) -> f64 {
    let surprise = |sample: &Sample| -> f64 {
        let expected = softmax(sample.inputs.map(|inputs| weights.logit(inputs)));
        expected
            .iter()
            .map(|(seat, share)| -f64::from(sample.won[seat]) * f64::from(share.max(1e-6)).ln())
            .sum()
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}
