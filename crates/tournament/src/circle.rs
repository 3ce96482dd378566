//! Everyone against everyone, at tables of two: the circle method, with the seats of the Berger tables.

use crate::pairing::table;
use crate::{Bye, Entrant, Plan, Points, Round};
use benben_core::{Chance, Fast};

/// The round after so many. In further cycles everyone has the other seat.
pub(crate) fn round(plan: &Plan, before: usize, present: &[Entrant]) -> Round {
    let mut order = plan.field.clone();
    order.sort_unstable();
    Fast::part(plan.seed, u64::MAX).shuffle(&mut order);
    // With an odd number the last place in the circle is empty.
    let places = order.len().next_multiple_of(2);
    let turning = places - 1;
    let (cycle, number) = (before / turning, before % turning);
    let mut round = Round::default();
    for one in 0..turning {
        // Two on the circle meet in the round that is their sum; whoever is left meets the one in the middle.
        let other = (number + turning - one) % turning;
        if other < one {
            continue;
        }
        let other = if other == one { turning } else { other };
        let (first, second) = if begins(one, other, turning) { (one, other) } else { (other, one) };
        let (first, second) = if cycle % 2 == 0 { (first, second) } else { (second, first) };
        let found = |place: usize| order.get(place).copied().filter(|player| present.contains(player));
        match (found(first), found(second)) {
            (Some(first), Some(second)) => round.tables.push(table(vec![first, second])),
            (Some(player), None) | (None, Some(player)) => {
                // Everyone sits out once, which is worth nothing; but whoever's opponent has left has won.
                let is_pause = first.max(second) >= order.len();
                let worth = if is_pause { Points::NONE } else { Points::WIN };
                round.byes.push(Bye { player, worth });
            }
            (None, None) => {}
        }
    }
    round
}

/// Is the lower of two places first? So everybody is first in half of their games, or in one more or less.
fn begins(lower: usize, higher: usize, turning: usize) -> bool {
    if higher == turning { lower <= turning / 2 } else { (lower + higher) % 2 == 1 }
}
