//! Playing a game to its end without anybody thinking.

use crate::{Chance, Game, Silence};

/// Plays legal actions at random until the game is over, and says how many. `actions` is scratch space, so that many
/// playouts share one allocation.
#[inline]
pub fn play_randomly<G: Game>(
    game: &G,
    state: &mut G::State,
    luck: &mut impl Chance,
    actions: &mut Vec<G::Action>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.turn(state).awaited().first() {
        actions.clear();
        game.legal(state, seat, actions);
        let action = luck.pick(actions);
        game.play(state, seat, action, luck, &mut Silence);
        decisions += 1;
    }
    decisions
}
