//! What a viewer may not know changes nothing for that viewer.
//!
//! The other state, which differs only in what the viewer cannot know, is the one imagined from its view.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::difference::{difference, json};
use crate::lawful::{ActionOf, StateOf, ViewOf};
use crate::walk::{Purpose, Walk};
use crate::words::{listed, named};
use benben_core::{Chance, Fast, Game, Seat, Seats, Step, Turn, Viewer};

/// How many states are imagined to see what an action tells in them. With luck in it, few of them lead to the same
/// view and so can be compared.
const IMAGINED: usize = 3;

/// How many actions are tried in the true and in the imagined state.
const TRIED: usize = 3;

pub(crate) fn secrets_stay_secret<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    let mut earlier = walk.table().view(Viewer::Open);
    while let Some(step) = walk.choose() {
        if walk.looks() {
            for viewer in walk.viewers() {
                nothing_leaks(walk, viewer)?;
                nothing_remains(walk, viewer, &mut earlier)?;
            }
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    walk.viewers().try_for_each(|viewer| nothing_leaks(walk, viewer))
}

/// A view that is written over an earlier one, which somebody else had, keeps nothing of it.
fn nothing_remains<L: Lawful>(walk: &Walk<L>, viewer: Viewer, earlier: &mut ViewOf<L>) -> Verdict {
    let (game, view) = (walk.game(), walk.table().view(viewer));
    game.view_into(walk.state(), viewer, earlier);
    if let Some(difference) = difference(&view, earlier) {
        breach!("the view of {} keeps something of an earlier one (new / kept): {difference}", named(viewer));
    }
    Ok(())
}

fn nothing_leaks<L: Lawful>(walk: &Walk<L>, viewer: Viewer) -> Verdict {
    let (game, view) = (walk.game(), walk.table().view(viewer));
    let imagined = game.imagine(&view, &mut walk.luck_for(Purpose::Imagining));
    if let Some(difference) = difference(&view, &game.view(&imagined, viewer)) {
        breach!("the view of {} shows a secret (true / imagined state): {difference}", named(viewer));
    }
    same_turn(walk, viewer, game.turn(&imagined))?;
    told_to_wait(walk, viewer)?;
    match viewer {
        Viewer::Seat(seat) if walk.awaited().contains(seat) => same_actions(walk, seat, &imagined),
        _ => Ok(()),
    }
}

/// Whoever looks is told to wait for those whom the rules wait for in a state that looks the same.
fn told_to_wait<L: Lawful>(walk: &Walk<L>, viewer: Viewer) -> Verdict {
    let (game, view) = (walk.game(), walk.table().view(viewer));
    let seems = game.turn(&game.imagine(&view, &mut Fast::new(0))).awaited();
    let told = game.awaited(&view);
    if told != seems {
        breach!("{} is told to wait for {told:?}, and the rules wait for {seems:?}", named(viewer));
    }
    Ok(())
}

/// Whom the rules wait for is public, except that in a simultaneous turn a view need not tell who is done.
fn same_turn<L: Lawful>(walk: &Walk<L>, viewer: Viewer, imagined: Turn) -> Verdict {
    let (truly, imagined) = (walk.table().turn(), imagined);
    let may_differ = |seat: Seat| walk.turn_seats().contains(seat) && viewer != Viewer::Seat(seat);
    let seats = Seats::all(walk.table().seats());
    let same = seats.into_iter().all(|seat| {
        let (is, seems) = (truly.awaited().contains(seat), imagined.awaited().contains(seat));
        is == seems || (seems && may_differ(seat))
    });
    if !same || (truly == Turn::Over) != (imagined == Turn::Over) {
        let viewer = named(viewer);
        breach!("whose turn it is depends on what {viewer} cannot know: {truly:?} / imagined {imagined:?}");
    }
    Ok(())
}

fn same_actions<L: Lawful>(walk: &Walk<L>, seat: Seat, imagined: &StateOf<L>) -> Verdict {
    let game = walk.game();
    let (truly, mut seeming) = (walk.legal(seat), Vec::new());
    game.legal(imagined, seat, &mut seeming);
    if truly != seeming {
        breach!(
            "the actions of seat {seat} depend on what it cannot know: {} / imagined {}",
            listed(&truly),
            listed(&seeming)
        );
    }
    for action in walk.universe(seat) {
        let (truly, seeming) =
            (game.check(walk.state(), seat, &action).err(), game.check(imagined, seat, &action).err());
        if truly != seeming {
            breach!(
                "the refusal of seat {seat}'s `{action}` depends on what it cannot know: {} / imagined {}",
                json(&truly),
                json(&seeming)
            );
        }
    }
    Ok(())
}

pub(crate) fn events_tell_no_more<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.looks() {
            for viewer in walk.viewers() {
                no_event_leaks(walk, step, viewer)?;
            }
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    Ok(())
}

/// If what the viewer sees before and after is the same in both states, then so is what it is told in between.
fn no_event_leaks<L: Lawful>(walk: &Walk<L>, step: Step<ActionOf<L>>, viewer: Viewer) -> Verdict {
    let (view, mut luck) = (walk.table().view(viewer), walk.luck_for(Purpose::Imagining));
    (0..IMAGINED).try_for_each(|_| {
        let imagined = walk.game().imagine(&view, &mut luck);
        same_told(walk, step, viewer, &imagined, &mut luck)
    })
}

fn same_told<L: Lawful>(
    walk: &Walk<L>,
    step: Step<ActionOf<L>>,
    viewer: Viewer,
    imagined: &StateOf<L>,
    luck: &mut Fast,
) -> Verdict {
    let game = walk.game();
    if !game.turn(imagined).awaited().contains(step.seat) {
        return Ok(());
    }
    let mut possible = walk.legal(step.seat);
    possible.retain(|action| game.check(imagined, step.seat, action).is_ok());
    luck.shuffle(&mut possible);
    for action in possible.into_iter().take(TRIED) {
        let step = Step { action, ..step };
        let (state, events) = walk.after(walk.state(), step);
        let (other_state, other_events) = walk.after(imagined, step);
        let (view, other_view) = (game.view(&state, viewer), game.view(&other_state, viewer));
        if json(&view) == json(&other_view)
            && let Some(difference) = difference(&events, &other_events)
        {
            breach!(
                "seat {} plays `{action}`, and the events tell {} more than its view shows \
                 (true / imagined state): {difference}",
                step.seat,
                named(viewer)
            );
        }
    }
    Ok(())
}
