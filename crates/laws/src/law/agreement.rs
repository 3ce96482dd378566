//! The fast `legal` and the explaining `check` say the same.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::difference::json;
use crate::walk::Walk;
use benben_core::{Game, Seat};

pub(crate) fn legal_and_check_agree<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if let Err(refusal) = walk.game().check(walk.state(), step.seat, &step.action) {
            breach!("legal offers seat {} `{}`, check refuses: {}", step.seat, step.action, json(&refusal));
        }
        if walk.looks() {
            for seat in walk.awaited() {
                agree_for_seat(walk, seat)?;
            }
        }
        walk.play(step);
    }
    Ok(())
}

fn agree_for_seat<L: Lawful>(walk: &Walk<L>, seat: Seat) -> Verdict {
    let (game, state, legal) = (walk.game(), walk.state(), walk.legal(seat));
    for (index, action) in legal.iter().enumerate() {
        if legal[..index].contains(action) {
            breach!("legal offers seat {seat} `{action}` twice");
        }
        if let Err(refusal) = game.check(state, seat, action) {
            breach!("legal offers seat {seat} `{action}`, check refuses: {}", json(&refusal));
        }
    }
    // With every legal action allowed, a refused one cannot be among them: only the allowed ones are left to find.
    let universe = walk.universe(seat);
    if universe.is_empty() {
        breach!("the universe has no action of seat {seat}");
    }
    for action in universe {
        if game.check(state, seat, &action).is_ok() && !legal.contains(&action) {
            breach!("check allows seat {seat} `{action}`, legal does not offer it");
        }
    }
    Ok(())
}
