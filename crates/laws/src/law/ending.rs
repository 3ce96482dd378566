//! A game goes on until it is over, and it is over some day.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::walk::Walk;

pub(crate) fn someone_can_always_act<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    loop {
        if walk.is_over() {
            return Ok(());
        }
        let awaited = walk.awaited();
        if awaited.is_empty() {
            breach!("nobody is awaited, and the game is not over");
        }
        for seat in awaited {
            if seat.index() >= walk.table().seats() {
                breach!("seat {seat} is awaited at a table of {}", walk.table().seats());
            }
            if walk.legal(seat).is_empty() {
                breach!("seat {seat} is awaited, but has no legal action");
            }
        }
        let Some(step) = walk.choose() else { return Ok(()) };
        if walk.play(step).is_none() {
            return Ok(());
        }
    }
}

pub(crate) fn games_end<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    walk.finish();
    if walk.len() >= L::LONGEST && !walk.is_over() {
        breach!("still not over after {} steps", L::LONGEST);
    }
    Ok(())
}
