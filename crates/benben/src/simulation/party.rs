//! Who plays the games of a simulation.

use crate::opening::sit_down;
use benben_bots::{Bot, Random, Taste};
use benben_core::{Eyes, Fast, Game};

/// A party of bots, each on a chair. Chairs move around the table from game to game.
pub(super) trait Party<G: Game> {
    /// What the bot on this chair decides.
    fn choose(&mut self, chair: usize, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action;
}

/// All alike: one bot decides for every chair.
impl<G: Game> Party<G> for Random<G> {
    #[inline]
    fn choose(&mut self, _chair: usize, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action {
        Bot::choose(self, eyes, luck)
    }
}

/// Any bots.
pub(super) struct Mixed<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Taste> Mixed<G> {
    pub(super) fn new(names: &[&str]) -> Self {
        Mixed { bots: sit_down(names) }
    }
}

impl<G: Game> Party<G> for Mixed<G> {
    fn choose(&mut self, chair: usize, eyes: &Eyes<'_, G>, luck: &mut Fast) -> G::Action {
        self.bots[chair].choose(eyes, luck)
    }
}
