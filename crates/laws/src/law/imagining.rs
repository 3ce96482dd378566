//! What is imagined from a view agrees with it.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::difference::difference;
use crate::lawful::{ActionOf, StateOf};
use crate::walk::{Purpose, Walk};
use crate::words::{listed, named};
use benben_core::{Game, Step, Turn, Viewer};

pub(crate) fn imagined_looks_the_same<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.looks() {
            all_agree(walk)?;
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    all_agree(walk)
}

fn all_agree<L: Lawful>(walk: &Walk<L>) -> Verdict {
    walk.viewers().chain([Viewer::Open]).try_for_each(|viewer| {
        let view = walk.table().view(viewer);
        let imagined = walk.game().imagine(&view, &mut walk.luck_for(Purpose::Imagining));
        let seen = walk.game().view(&imagined, viewer);
        if seen != view {
            let difference = difference(&view, &seen).unwrap_or_default();
            breach!(
                "{} sees another position in the imagined state (true / imagined): {difference}",
                named(viewer)
            );
        }
        if let Some(difference) =
            difference(&L::census(walk.game(), walk.state()), &L::census(walk.game(), &imagined))
        {
            breach!("{} imagines other components (true / imagined): {difference}", named(viewer));
        }
        Ok(())
    })
}

pub(crate) fn open_holds_everything<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.looks() {
            goes_on_alike(walk, step)?;
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    let state = imagined_open(walk);
    if walk.game().standings(&state) != walk.game().standings(walk.state()) {
        breach!("the standings of the state imagined from the open view are others");
    }
    if walk.is_over() && walk.game().outcome(&state) != walk.game().outcome(walk.state()) {
        breach!("the outcome of the state imagined from the open view is another");
    }
    Ok(())
}

fn imagined_open<L: Lawful>(walk: &Walk<L>) -> StateOf<L> {
    walk.game().imagine(&walk.table().view(Viewer::Open), &mut walk.luck_for(Purpose::Imagining))
}

fn goes_on_alike<L: Lawful>(walk: &Walk<L>, step: Step<ActionOf<L>>) -> Verdict {
    let (game, mut imagined) = (walk.game(), imagined_open(walk));
    let turn: Turn = game.turn(&imagined);
    if turn != walk.table().turn() {
        breach!(
            "the open view does not tell whose turn it is: {:?} / imagined {turn:?}",
            walk.table().turn()
        );
    }
    for seat in turn.awaited() {
        let (truly, mut seeming) = (walk.legal(seat), Vec::new());
        game.legal(&imagined, seat, &mut seeming);
        if truly != seeming {
            breach!(
                "the open view does not tell what seat {seat} may do: {} / imagined {}",
                listed(&truly),
                listed(&seeming)
            );
        }
    }
    let (mut state, mut chance) = (walk.state().clone(), walk.chance(step.number));
    let (mut events, mut other_events) = (Vec::new(), Vec::new());
    game.play(&mut state, step.seat, step.action, &mut chance, &mut events);
    game.play(&mut imagined, step.seat, step.action, &mut walk.chance(step.number), &mut other_events);
    // A deck is a set: from the imagined one, the same luck may draw another card.
    if chance.drawn() > 0 {
        return Ok(());
    }
    let views = (game.view(&state, Viewer::Open), game.view(&imagined, Viewer::Open));
    if let Some(difference) = difference(&views.0, &views.1).or(difference(&events, &other_events)) {
        let (seat, action) = (step.seat, step.action);
        breach!("imagined from the open view, seat {seat}'s `{action}` leads elsewhere: {difference}");
    }
    Ok(())
}
