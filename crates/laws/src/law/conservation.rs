//! Every card, tile and coin stays in the game.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::difference::difference;
use crate::walk::Walk;

pub(crate) fn components_are_conserved<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    let at_first = L::census(walk.game(), walk.state());
    if at_first.values().sum::<u32>() == 0 {
        breach!("the census counts nothing");
    }
    while let Some(step) = walk.choose() {
        if walk.play(step).is_none() {
            break;
        }
        let now = L::census(walk.game(), walk.state());
        if now != at_first {
            let change = difference(&at_first, &now).unwrap_or_default();
            breach!("the components changed (after setup / now): {change}");
        }
    }
    Ok(())
}
