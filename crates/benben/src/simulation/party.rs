//! Who plays the games of a simulation.

use crate::opening::sit_down;
use benben_bots::{Bot, Heuristics};
use benben_core::{Eyes, Fast, Game, Silence, play_randomly};

/// A party of bots, each on a chair. Chairs move around the table from game to game.
pub(super) trait Party<G: Game> {
    /// Plays a game to its end, the chairs turned by this many seats, and counts the decisions.
    fn play(&mut self, game: &G, state: &mut G::State, turned: usize, luck: &mut Fast) -> u64;
}

/// Everyone plays at random. Nothing is looked up at a decision: the compiler sees through the whole game.
pub(super) struct AllRandom<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> AllRandom<G> {
    pub(super) fn new() -> Self {
        AllRandom { actions: Vec::with_capacity(64) }
    }
}

impl<G: Game> Party<G> for AllRandom<G> {
    fn play(&mut self, game: &G, state: &mut G::State, _turned: usize, luck: &mut Fast) -> u64 {
        play_randomly(game, state, luck, &mut self.actions)
    }
}

/// Any bots.
pub(super) struct Mixed<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Game> Mixed<G> {
    pub(super) fn new<H: Heuristics<Game = G>>(names: &[&str]) -> Self {
        Mixed { bots: sit_down::<H>(names) }
    }
}

impl<G: Game> Party<G> for Mixed<G> {
    fn play(&mut self, game: &G, state: &mut G::State, turned: usize, luck: &mut Fast) -> u64 {
        let (seats, mut decisions) = (self.bots.len(), 0);
        while let Some(seat) = game.turn(state).awaited().first() {
            let bot = &mut self.bots[(seat.index() + turned) % seats];
            let action = bot.choose(&Eyes::new(game, state, seat), luck);
            game.play(state, seat, action, luck, &mut Silence);
            decisions += 1;
        }
        decisions
    }
}
