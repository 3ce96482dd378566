//! Swiss pairing at tables of two: the cheapest perfect matching, so it is never stuck.
//!
//! What a pairing costs has steps, and no number of lower ones outweighs a higher one: somebody sits out twice; two meet
//! again; the bye goes to somebody who isn't last; somebody has had one of the seats three times more than the other; the points of
//! two who meet differ, where large differences count more. Having had a seat twice more than the other is as bad as a difference of
//! almost a point: otherwise, where the first seat wins more often, winners would meet losers. Luck parts what is left.

use crate::history::History;
use crate::matching::cheapest_pairs;
use crate::pairing::{byes, table};
use crate::{Entrant, Plan, Round, seating};
use benben_core::{Chance, Fast};

const SECOND_BYE: i64 = 4_000_000_000_000_000;
const MEETING: i64 = 1_000_000_000_000;
/// For each twelfth of a point more than the last have.
const HIGH_BYE: i64 = 1_600_000_000;
const UNEVEN_SEATS: i64 = 100_000_000;
/// In squared twelfths of a point.
const ALMOST_UNEVEN_SEATS: i64 = 100;
const LUCK: u32 = 8;

pub(crate) fn round(plan: &Plan, history: &History, present: &[Entrant], luck: &mut Fast) -> Round {
    let mut players = present.to_vec();
    luck.shuffle(&mut players);
    let odd = !players.len().is_multiple_of(2);
    let places = players.len() + usize::from(odd);
    let lowest = players.iter().map(|player| history.points(*player)).min().unwrap_or(0);
    let mut costs = vec![0; places * places];
    for one in 0..places {
        for other in one + 1..places {
            let cost = match players.get(other) {
                Some(opponent) => meeting_cost(history, players[one], *opponent),
                // The last place is the bye.
                None => bye_cost(history, players[one], lowest),
            };
            let cost = cost * i64::from(LUCK) + i64::from(luck.below(LUCK));
            costs[one * places + other] = cost;
            costs[other * places + one] = cost;
        }
    }
    let mut round = Round::default();
    for (one, other) in cheapest_pairs(places, &costs) {
        match (players.get(one), players.get(other)) {
            (Some(one), Some(other)) => {
                round.tables.push(table(seating::seat(history, vec![*one, *other], luck)));
            }
            (Some(player), None) | (None, Some(player)) => round.byes.extend(byes(&[*player], plan.bye())),
            (None, None) => {}
        }
    }
    // The leaders sit at the first table.
    round.tables.sort_by_key(|table| {
        let points: i64 = table.players.iter().map(|player| history.points(*player)).sum();
        let lowest = table.players.iter().min().copied();
        (-points, lowest)
    });
    round
}

fn meeting_cost(history: &History, one: Entrant, other: Entrant) -> i64 {
    let gap = history.points(one) - history.points(other);
    // Where both have had the same seat more often, one of them gets it again.
    let (lead, other_lead) = (history.lead(one), history.lead(other));
    let uneven = if lead.signum() * other_lead.signum() > 0 { lead.abs().min(other_lead.abs()) } else { 0 };
    let seats = match uneven {
        0 => 0,
        1 => ALMOST_UNEVEN_SEATS,
        _ => UNEVEN_SEATS,
    };
    history.meetings(one, other) * MEETING + seats + gap * gap
}

fn bye_cost(history: &History, player: Entrant, lowest: i64) -> i64 {
    history.byes(player) * SECOND_BYE + (history.points(player) - lowest) * HIGH_BYE
}
