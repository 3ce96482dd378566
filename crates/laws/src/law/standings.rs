//! Scores, places, accounts, and the rules they cite.

use crate::Lawful;
use crate::breach::{Verdict, breach};
use crate::walk::Walk;
use benben_core::{Game, Refusal, Rulebook, Standings};

pub(crate) fn standings_are_consistent<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    while let Some(step) = walk.choose() {
        if walk.looks() {
            places_follow(&walk.game().standings(walk.state()), walk.table().seats())?;
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    let standings = walk.game().standings(walk.state());
    places_follow(&standings, walk.table().seats())?;
    if walk.is_over() { account_adds_up(walk, &standings) } else { Ok(()) }
}

fn places_follow(standings: &Standings, seats: usize) -> Verdict {
    let Standings { scores, places, parted_by } = standings;
    if [scores.len(), places.len(), parted_by.len()] != [seats; 3] {
        breach!("the standings are not of {seats} seats: {standings:?}");
    }
    for (seat, place) in places.iter() {
        let before = places.as_slice().iter().filter(|other| *other < place).count();
        if usize::from(*place) != before + 1 {
            breach!("seat {seat} is placed {place}, but {before} are before it: {places:?}");
        }
        for (other, other_place) in places.iter() {
            if scores[seat] > scores[other] && place >= other_place {
                breach!("seat {seat} has more points than seat {other}, but no better place: {standings:?}");
            }
            if scores[seat] == scores[other] && place != other_place && parted_by[seat].is_none() {
                breach!("no rule parts seat {seat} from seat {other} with equal points: {standings:?}");
            }
        }
    }
    Ok(())
}

fn account_adds_up<L: Lawful>(walk: &Walk<L>, standings: &Standings) -> Verdict {
    let outcome = walk.game().outcome(walk.state());
    if outcome.standings != *standings {
        breach!("the outcome has other standings than the game: {:?} / {standings:?}", outcome.standings);
    }
    for (seat, account) in outcome.account.iter() {
        for line in account {
            if line.points != line.count * line.each {
                breach!("seat {seat}'s line does not multiply: {line:?}");
            }
        }
        let sum: i32 = account.iter().map(|line| line.points).sum();
        if !account.is_empty() && sum != standings.scores[seat] {
            breach!(
                "seat {seat}'s account adds up to {sum}, its score is {}: {account:?}",
                standings.scores[seat]
            );
        }
    }
    Ok(())
}

pub(crate) fn cited_rules_exist<L: Lawful>(walk: &mut Walk<L>) -> Verdict {
    let book = Rulebook::new(L::Game::META.rules);
    let cited = |what: &str, id: &str| {
        if book.rules().iter().all(|rule| rule.id != id) {
            breach!("{what} cites rule `{id}`, which does not stand in the rules");
        }
        Ok(())
    };
    cited("the turn", L::Game::META.turn_rule)?;
    while let Some(step) = walk.choose() {
        if walk.looks() {
            for seat in walk.awaited() {
                for action in walk.universe(seat) {
                    if let Err(refusal) = walk.game().check(walk.state(), seat, &action) {
                        cited(&format!("the refusal of `{action}`"), refusal.rule())?;
                    }
                }
            }
        }
        if walk.play(step).is_none() {
            break;
        }
    }
    let standings = walk.game().standings(walk.state());
    standings.parted_by.as_slice().iter().flatten().try_for_each(|id| cited("a tie-break", id))?;
    if walk.is_over() {
        let outcome = walk.game().outcome(walk.state());
        cited("the end", outcome.ended_by)?;
        for line in outcome.account.as_slice().iter().flatten() {
            cited(&format!("the account's `{}`", line.what), line.rule)?;
        }
    }
    Ok(())
}
