//! A beginner who overlooks things.

use crate::{ActionOf, Bot, Heuristics};
use benben_core::{Chance, Eyes, Fast};

/// Plays the action with the highest heuristic value among those it notices: every other one, by chance.
#[derive(Debug)]
pub struct Overlooking<H: Heuristics> {
    actions: Vec<ActionOf<H>>,
}

impl<H: Heuristics> Default for Overlooking<H> {
    fn default() -> Self {
        Overlooking { actions: Vec::with_capacity(64) }
    }
}

impl<H: Heuristics> Bot<H::Game> for Overlooking<H> {
    fn choose(&mut self, eyes: &Eyes<'_, H::Game>, luck: &mut Fast) -> ActionOf<H> {
        self.actions.clear();
        eyes.legal(&mut self.actions);
        let view = eyes.view();
        let (mut best, mut highest) = (luck.pick(&self.actions), f64::NEG_INFINITY);
        for action in &self.actions {
            let noticed = luck.below(2) == 0;
            if !noticed {
                continue;
            }
            let value = H::action_value(eyes.game(), &view, eyes.seat(), action);
            if value > highest {
                (best, highest) = (*action, value);
            }
        }
        best
    }
}
