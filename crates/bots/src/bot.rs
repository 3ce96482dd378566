//! What a bot is, and the two simplest of them.

use crate::{ActionOf, Answer, Heuristics};
use benben_core::{Chance, Eyes, Fast, Game};

/// Somebody who decides, seeing only what the seat may see.
pub trait Bot<G: Game>: Send {
    /// One of the seat's legal actions. There is at least one.
    fn choose(&mut self, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action;

    /// The same decision, with its reasons.
    fn think(&mut self, eyes: &Eyes<'_, G>, luck: &mut Fast) -> Answer<G::Action> {
        Answer::plain(eyes.seat(), self.choose(eyes, luck))
    }
}

/// Plays any legal action.
#[derive(Debug)]
pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random { actions: Vec::with_capacity(64) }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    #[inline]
    fn choose(&mut self, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action {
        self.actions.clear();
        eyes.legal(&mut self.actions);
        luck.pick(&self.actions)
    }
}

/// Plays the action with the highest heuristic value, any of them if several have it.
#[derive(Debug)]
pub struct Greedy<H: Heuristics> {
    actions: Vec<ActionOf<H>>,
    best: Vec<ActionOf<H>>,
}

impl<H: Heuristics> Default for Greedy<H> {
    fn default() -> Self {
        Greedy { actions: Vec::with_capacity(64), best: Vec::with_capacity(8) }
    }
}

impl<H: Heuristics> Bot<H::Game> for Greedy<H> {
    fn choose(&mut self, eyes: &Eyes<'_, H::Game>, luck: &mut Fast) -> ActionOf<H> {
        self.actions.clear();
        eyes.legal(&mut self.actions);
        let view = eyes.view();
        let mut highest = f64::NEG_INFINITY;
        for action in &self.actions {
            let value = H::action_value(eyes.game(), &view, eyes.seat(), action);
            if value > highest {
                highest = value;
                self.best.clear();
            }
            if value == highest {
                self.best.push(*action);
            }
        }
        luck.pick(&self.best)
    }
}
