//! A beginner who overlooks things.

use crate::{Bot, Taste};
use benben_core::{Chance, Eyes, Fast, Game};

/// Plays what looks best among the actions it notices: every other one, by chance.
#[derive(Debug)]
pub struct Overlooking<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Overlooking<G> {
    fn default() -> Self {
        Overlooking { actions: Vec::with_capacity(64) }
    }
}

impl<G: Taste> Bot<G> for Overlooking<G> {
    fn choose(&mut self, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action {
        self.actions.clear();
        eyes.legal(&mut self.actions);
        let view = eyes.view();
        let (mut best, mut most) = (luck.pick(&self.actions), f64::NEG_INFINITY);
        for action in &self.actions {
            let noticed = luck.below(2) == 0;
            if !noticed {
                continue;
            }
            let worth = eyes.game().worth(&view, eyes.seat(), action);
            if worth > most {
                (best, most) = (*action, worth);
            }
        }
        best
    }
}
