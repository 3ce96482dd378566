//! The same turn in another order: what leads to the same table is worth the same.

use crate::search::played;
use crate::{ActionOf, Heuristics, ViewOf};
use benben_core::{Fast, Game, Seat};

/// Is the other turn this one in another order? So it is if its first action is one of this turn's later ones and may as well come in
/// front, or if both turns, as far as they are settled, lead to the same table.
pub(crate) fn is_same_turn<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    other: &[ActionOf<H>],
    seed: u64,
) -> bool {
    let leads_there = |line: &[_], other: &[_]| lead_to_the_same::<H>(game, view, seat, line, other, seed);
    let in_front = line.iter().skip(1).position(|later| Some(later) == other.first()).map(|place| {
        let mut reordered = line[..=place + 1].to_vec();
        reordered.rotate_right(1);
        leads_there(&line[..=place + 1], &reordered)
    });
    in_front == Some(true) || leads_there(line, other)
}

/// Do both lines lead to the same table, at every imagined one that is tried?
fn lead_to_the_same<H: Heuristics>(
    game: &H::Game,
    view: &ViewOf<H>,
    seat: Seat,
    line: &[ActionOf<H>],
    other: &[ActionOf<H>],
    seed: u64,
) -> bool {
    const TABLES: u64 = 4;
    (0..TABLES).all(|table| {
        let end = |line: &[ActionOf<H>]| {
            let mut luck = Fast::part(seed, table);
            let mut state = game.imagine(view, &mut luck);
            played::<H>(game, &mut state, seat, line, &mut luck).then_some(state)
        };
        let one = end(line);
        one.is_some() && one == end(other)
    })
}
