//! The same turn in another order: what leads to the same table is worth the same.

use crate::{ActionOf, Heuristics, StateOf, ViewOf};
use benben_core::{Fast, Game, Seat, Silence};

/// Is `action` one of the line's later actions, and does the line with it in front lead to the same table, at every imagined one?
pub(crate) fn is_other_order<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    action: ActionOf<H>,
    seed: u64,
) -> bool {
    const TABLES: u64 = 4;
    let Some(place) = line.iter().skip(1).position(|later| *later == action) else { return false };
    let mut reordered = line[..=place + 1].to_vec();
    reordered.rotate_right(1);
    (0..TABLES).all(|table| {
        let end = |line: &[ActionOf<H>]| {
            let mut luck = Fast::part(seed, table);
            let mut state = game.imagine(view, &mut luck);
            played::<H>(game, &mut state, seat, line, &mut luck).then_some(state)
        };
        let as_it_was = end(&line[..=place + 1]);
        as_it_was.is_some() && as_it_was == end(&reordered)
    })
}

/// Plays one action of the seat after the other; false if one of them is not possible.
pub(super) fn played<H: Heuristics>(
    game: &H::Game,
    state: &mut StateOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    luck: &mut Fast,
) -> bool {
    line.iter().all(|action| {
        let is_possible =
            game.turn(state).awaited().contains(seat) && game.check(state, seat, action).is_ok();
        if is_possible {
            game.play(state, seat, *action, luck, &mut Silence);
        }
        is_possible
    })
}
