//! Finds the judgement under which the results of games are likeliest.

use crate::games::Sample;
use benben_bots::{Judgement, NEURONS, SIGNS, Signs, shares};
use benben_core::{Chance, Fast};

/// All numbers of a judgement in a row: direct, excites, rest, counts.
const NUMBERS: usize = SIGNS + SIGNS * NEURONS + 2 * NEURONS;

/// Passes over all positions.
const ROUNDS: usize = 10;
/// Positions after which the numbers are changed.
const BATCH: usize = 256;
/// Numbers that are not needed fade.
const FADES: f32 = 1e-5;

/// What is learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Neurons beside the straight sum.
    WithNeurons,
    /// The straight sum alone.
    Plain,
}

/// Gradient descent with a momentum and a step of its own for each number (Adam). `heard` is told how it goes.
pub(crate) fn learn(samples: &[Sample], kind: Kind, heard: impl Fn(usize, &Judgement)) -> Judgement {
    let mut luck = Fast::new(1);
    let mut judgement = match kind {
        Kind::WithNeurons => with_neurons(&mut luck),
        // Neurons that count nothing and are never excited learn nothing.
        Kind::Plain => Judgement::plain(&[]),
    };
    let (mut mean, mut square) = (vec![0.0f32; NUMBERS], vec![0.0f32; NUMBERS]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let (batches, mut batch) = (ROUNDS * samples.len().div_ceil(BATCH), 0);
    for round in 1..=ROUNDS {
        luck.shuffle(&mut order);
        for chosen in order.chunks(BATCH) {
            batch += 1;
            let mut slope = Judgement::plain(&[]);
            chosen.iter().for_each(|index| add_slope(&judgement, &samples[*index], &mut slope));
            let pace = 3e-3 * (1.0 - 0.99 * batch as f32 / batches as f32);
            let fresh = (1.0 - 0.9f32.powi(batch), 1.0 - 0.999f32.powi(batch));
            for (((number, slope), mean), square) in
                numbers(&mut judgement).zip(numbers(&mut slope)).zip(&mut mean).zip(&mut square)
            {
                let step = *slope / chosen.len() as f32 - FADES * *number;
                *mean = 0.9 * *mean + 0.1 * step;
                *square = 0.999 * *square + 0.001 * step * step;
                *number += pace * (*mean / fresh.0) / ((*square / fresh.1).sqrt() + 1e-8);
            }
        }
        heard(round, &judgement);
    }
    judgement
}

/// Neurons that are excited by this and that.
fn with_neurons(luck: &mut Fast) -> Judgement {
    let mut judgement = Judgement::plain(&[]);
    let mut any = |reach: f32| (luck.below(2001) as f32 / 1000.0 - 1.0) * reach;
    judgement.excites.as_flattened_mut().iter_mut().for_each(|number| *number = any(0.5));
    judgement.rest.iter_mut().for_each(|number| *number = any(0.5));
    judgement.counts.iter_mut().for_each(|number| *number = any(0.3));
    judgement
}

fn numbers(judgement: &mut Judgement) -> impl Iterator<Item = &mut f32> {
    let Judgement { direct, excites, rest, counts } = judgement;
    direct.iter_mut().chain(excites.as_flattened_mut()).chain(rest).chain(counts)
}

/// Adds in which direction the numbers would have foreseen this result better.
fn add_slope(judgement: &Judgement, Sample { signs, won }: &Sample, slope: &mut Judgement) {
    let expected = shares(signs.map(|signs| judgement.standing(signs)));
    for (seat, signs) in signs.iter() {
        let missed = won[seat] - expected[seat];
        let excited = excited(judgement, signs);
        let mut passed_on = [0.0; NEURONS];
        for neuron in 0..NEURONS {
            slope.counts[neuron] += missed * excited[neuron].max(0.0);
            passed_on[neuron] = if excited[neuron] > 0.0 { missed * judgement.counts[neuron] } else { 0.0 };
            slope.rest[neuron] += passed_on[neuron];
        }
        for (index, sign) in signs.iter().enumerate().filter(|(_, sign)| **sign != 0.0) {
            slope.direct[index] += missed * sign;
            for (slope, passed_on) in slope.excites[index].iter_mut().zip(&passed_on) {
                *slope += passed_on * sign;
            }
        }
    }
}

/// How excited each neuron is.
fn excited(judgement: &Judgement, signs: &Signs) -> [f32; NEURONS] {
    let mut excited = judgement.rest;
    for (sign, excites) in signs.iter().zip(&judgement.excites).filter(|(sign, _)| **sign != 0.0) {
        excited.iter_mut().zip(excites).for_each(|(neuron, weight)| *neuron += sign * weight);
    }
    excited
}

/// How surprising the results are: 0 is foreseeing everything, 0.69 a coin's toss heads-up.
pub(crate) fn loss(samples: &[Sample], judgement: &Judgement) -> f64 {
    let surprise = |sample: &Sample| -> f64 {
        let expected = shares(sample.signs.map(|signs| judgement.standing(signs)));
        expected
            .iter()
            .map(|(seat, share)| -f64::from(sample.won[seat]) * f64::from(share.max(1e-6)).ln())
            .sum()
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}
