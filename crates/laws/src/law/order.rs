//! Simultaneous turns: seats act when they like, unseen, and arrival decides nothing.
//!
//! Both laws look at two awaited seats at a time. That is enough: any order of a turn's actions becomes any other by
//! exchanging neighbours, and each such exchange is a pair like those looked at.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::difference::{difference, json};
use crate::lawful::ActionOf;
use crate::walk::{Purpose, Walk};
use crate::words::{listed, named};
use benben_core::{Chance, Game, Seat, Step, Turn, Viewer};

pub(crate) fn order_is_immaterial<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.awaited().len() > 1 && walk.looks() {
            let mut luck = walk.luck_for(Purpose::Choosing);
            for other in walk.awaited().without(step.seat) {
                let legal = walk.legal(other);
                if !legal.is_empty() {
                    let action = luck.pick(&legal);
                    either_order_is_the_same(walk, step, Step { seat: other, action, ..step })?;
                }
            }
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    Ok(())
}

fn either_order_is_the_same<L: Lawful>(
    walk: &Walk<L>,
    one: Step<ActionOf<L>>,
    two: Step<ActionOf<L>>,
) -> Verdict {
    let words = |step: Step<ActionOf<L>>| format!("seat {} `{}`", step.seat, step.action);
    let (one_words, two_words, number) = (words(one), words(two), one.number);
    let in_order = |first: Step<ActionOf<L>>, then: Step<ActionOf<L>>| {
        let (state, mut events) = walk.after(walk.state(), Step { number, ..first });
        if !walk.game().turn(&state).awaited().contains(then.seat) {
            breach!("{} ends the turn before seat {} could act", words(first), then.seat);
        }
        if let Err(refusal) = walk.game().check(&state, then.seat, &then.action) {
            breach!("after {}, {} is refused: {}", words(first), words(then), json(&refusal));
        }
        let (state, more) = walk.after(&state, Step { number: number + 1, ..then });
        events.extend(more);
        Ok((state, events))
    };
    let (state, events) = in_order(one, two)?;
    let (other_state, other_events) = in_order(two, one)?;
    if state != other_state {
        let difference = difference(&state, &other_state).unwrap_or_default();
        breach!("order matters for {one_words} and {two_words} (in this order / the other): {difference}");
    }
    if let Some(difference) = difference(&events, &other_events) {
        breach!(
            "the order of {one_words} and {two_words} changes the events (in this order / the other): {difference}"
        );
    }
    Ok(())
}

pub(crate) fn sealed_stays_sealed<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.awaited().len() < 2 || !walk.looks() {
            if walk.play(step).is_none() {
                break;
            }
            continue;
        }
        let others: Vec<Seat> = walk.awaited().without(step.seat).into_iter().collect();
        let viewers: Vec<Viewer> =
            walk.viewers().filter(|viewer| *viewer != Viewer::Seat(step.seat)).collect();
        let views: Vec<_> = viewers.iter().map(|viewer| walk.table().view(*viewer)).collect();
        let legal: Vec<_> = others.iter().map(|seat| walk.legal(*seat)).collect();
        let Some(played) = walk.play(step) else { break };
        let what = format!("what seat {} does (`{}`) before all are done", step.seat, step.action);
        if !played.events.is_empty() {
            breach!("events tell {what}: {}", json(&played.events));
        }
        if walk.table().turn() == Turn::Over {
            breach!("the game ends by {what}");
        }
        for (viewer, view) in viewers.iter().zip(&views) {
            if let Some(difference) = difference(view, &walk.table().view(*viewer)) {
                breach!("the view of {} shows {what} (before / after): {difference}", named(*viewer));
            }
        }
        for (seat, before) in others.iter().zip(&legal) {
            let now = walk.legal(*seat);
            if *before != now {
                breach!(
                    "the actions of seat {seat} depend on {what} (before / after): {} / {}",
                    listed(before),
                    listed(&now)
                );
            }
        }
    }
    Ok(())
}
