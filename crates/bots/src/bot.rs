//! What a bot is, and the two simplest of them.

use crate::{Answer, Taste};
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

/// Plays the action that looks best, any of them if several do.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    actions: Vec<G::Action>,
    best: Vec<G::Action>,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { actions: Vec::with_capacity(64), best: Vec::with_capacity(8) }
    }
}

impl<G: Taste> Bot<G> for Greedy<G> {
    fn choose(&mut self, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action {
        self.actions.clear();
        eyes.legal(&mut self.actions);
        let view = eyes.view();
        let mut most = f64::NEG_INFINITY;
        for action in &self.actions {
            let worth = eyes.game().worth(&view, eyes.seat(), action);
            if worth > most {
                most = worth;
                self.best.clear();
            }
            if worth == most {
                self.best.push(*action);
            }
        }
        luck.pick(&self.best)
    }
}
