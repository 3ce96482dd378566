//! Whole reviews of twin games: what differs in secret, between a seat's decisions, changes nothing in its review, reasons included.

use crate::review::{QUICK, for_every_game, record};
use benben_bots::{Heuristics, Review, review};
use benben_core::{Branch, Chance, Fast, Record, Seat, Seed, Table, Viewer};
use benben_games::{BotVisitor, ids, visit_bot};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A game that differs from another in something that a seat did not see.
struct Twin {
    record: Record,
    /// The seat sees nothing of it in its decisions before this step.
    until: u64,
    /// Decisions of the seat at tables that differ, though they look the same to it.
    hidden: usize,
}

/// Another seat's step has other luck, or is another action, and then both games go on with the same actions. None if the seat sees it
/// at once.
fn twin<H: Heuristics>(original: &Record, at: usize, own: Seat, luck: &mut Fast) -> Option<Twin> {
    let mut branching = original.clone();
    (branching.deal, branching.ending) = (None, None);
    branching.branches = vec![Branch { after: at as u64, seed: Seed::from_number(at as u64) }];
    let mut one: Table<H::Game> = original.replay(at).ok()?;
    let mut other: Table<H::Game> = branching.replay(at).ok()?;
    let (mut hidden, mut until) = (0, original.steps.len());
    for (index, step) in original.steps.iter().enumerate().skip(at) {
        if step.seat == own {
            if one.view(Viewer::Seat(own)) != other.view(Viewer::Seat(own)) {
                until = index;
                break;
            }
            hidden += usize::from(one.state() != other.state() && one.legal(own).len() > 1);
        }
        let action = step.action.parse().ok()?;
        // Half of the time it is another action.
        let is_other = index == at && at % 2 == 1;
        let varied = if is_other { luck.pick(&other.legal(step.seat)) } else { action };
        one.play(step.seat, action).ok()?;
        if other.play(step.seat, varied).is_err() {
            until = index;
            break;
        }
    }
    while let Some(seat) = other.turn().awaited().first() {
        let action = luck.pick(&other.legal(seat));
        other.play(seat, action).ok()?;
    }
    (hidden > 0).then(|| Twin { record: other.record(&original.players, None), until: until as u64, hidden })
}

struct Reviewed;

impl BotVisitor for Reviewed {
    type Out = usize;

    /// At how many decisions something was hidden that differs.
    fn visit<H: Heuristics>(self) -> usize {
        /// Reviews take longer than looking for twins.
        const TWINS: usize = 3;
        let (mut hidden, mut luck) = (0, Fast::new(17));
        for seed in 0..4 {
            let original = record::<H>(&["random", "random"], seed);
            let own = Seat::new(seed as usize % 2);
            let others = (0..original.steps.len()).filter(|at| original.steps[*at].seat != own);
            let twins = others.filter_map(|at| twin::<H>(&original, at, own, &mut luck));
            for twin in twins.take(TWINS) {
                let seen = |record: &Record| {
                    let review: Review<H> = review(record, Some(own), QUICK, 3, |_, _| ()).unwrap();
                    let decisions = review.seats.into_iter().flat_map(|seat| seat.decisions);
                    let before = decisions.filter(|decision| decision.step <= twin.until);
                    before
                        .map(|decision| (decision.step, decision.view, decision.judgement, decision.why))
                        .collect::<Vec<_>>()
                };
                assert_eq!(seen(&original), seen(&twin.record), "game {seed}");
                hidden += twin.hidden;
            }
        }
        hidden
    }
}

#[test]
fn a_twin_game_has_the_same_review() {
    let games = AtomicUsize::new(0);
    for_every_game(|id| {
        let hidden = visit_bot(id, Reviewed).expect("every game has a bot");
        games.fetch_add(usize::from(hidden > 5), Ordering::Relaxed);
    });
    // Where all that is hidden follows from what everybody saw, there are no twins.
    let compared = games.into_inner();
    assert!(2 * compared > ids().count(), "something happened in secret in {compared} games only");
}
