//! Who is ahead, and by what.

use crate::{Entrant, Finish, Pairing, Points, Round, Strength};
use std::cmp::Reverse;

/// How somebody stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: Entrant,
    /// From 1. Those whom nothing parts share a place, and the next is left out.
    pub place: u32,
    /// What they have won.
    pub points: Points,
    /// First tie-break: the strength of their opponents (Buchholz).
    pub strength: Strength,
    /// Second tie-break: their results against those whom nothing has parted yet from them.
    pub direct: Points,
    /// Third tie-break: what the games have counted for them.
    pub scored: i64,
    /// Tables they have finished.
    pub played: u32,
    /// Rounds they sat out.
    pub byes: u32,
}

/// How everybody stands after these rounds, the first first. Tables that are not over count as not played.
///
/// Points decide; then the strength of opponents, then results against each other, then what the games counted. A round without
/// opponents (a bye, or one that was missed) counts as one against somebody in the middle of the field.
pub fn standings(rounds: &[Round], players: &[Entrant]) -> Vec<Standing> {
    let all = players.iter().map(|player| player.index() + 1).max().unwrap_or(0);
    let finished = |round: &Round| -> Vec<Pairing> {
        round.tables.iter().filter(|table| table.finish.is_some()).cloned().collect()
    };
    let tables: Vec<Vec<Pairing>> = rounds.iter().map(finished).collect();
    let mut points = vec![Points::NONE; all];
    for (round, tables) in rounds.iter().zip(&tables) {
        for table in tables {
            for (player, won) in table.players.iter().zip(table.points().unwrap_or_default()) {
                add(&mut points, *player, won);
            }
        }
        round.byes.iter().for_each(|bye| add(&mut points, bye.player, bye.worth));
    }
    let middle = Points::HALF.times(rounds.len());
    let stand = |player: &Entrant| {
        let own: Vec<Option<&Pairing>> =
            tables.iter().map(|tables| tables.iter().find(|table| table.players.contains(player))).collect();
        let strength = own.iter().map(|table| match table {
            None => Strength::of(&[middle]),
            Some(table) => {
                let others = table.players.iter().filter(|other| *other != player);
                Strength::of(&others.map(|other| points[other.index()]).collect::<Vec<_>>())
            }
        });
        let sat_out = |round: &&Round| round.byes.iter().any(|bye| bye.player == *player);
        Standing {
            player: *player,
            place: 0,
            points: points[player.index()],
            strength: strength.sum(),
            direct: Points::NONE,
            scored: own.iter().flatten().map(|table| scored(table, *player)).sum(),
            played: own.iter().flatten().count() as u32,
            byes: rounds.iter().filter(sat_out).count() as u32,
        }
    };
    let mut standings: Vec<Standing> = players.iter().map(stand).collect();
    compare_directly(&mut standings, &tables);
    standings.sort_by_key(|one| (Reverse(merit(one)), one.player));
    for index in 0..standings.len() {
        let equal = index > 0 && merit(&standings[index - 1]) == merit(&standings[index]);
        standings[index].place = if equal { standings[index - 1].place } else { index as u32 + 1 };
    }
    standings
}

fn merit(one: &Standing) -> (Points, Strength, Points, i64) {
    (one.points, one.strength, one.direct, one.scored)
}

fn add(points: &mut [Points], player: Entrant, more: Points) {
    if let Some(sum) = points.get_mut(player.index()) {
        *sum = *sum + more;
    }
}

/// What the game counted for somebody.
fn scored(table: &Pairing, player: Entrant) -> i64 {
    let seat = table.players.iter().position(|other| *other == player);
    match (&table.finish, seat) {
        (Some(Finish::Played { scores, .. }), Some(seat)) => scores.get(seat).copied().map_or(0, i64::from),
        _ => 0,
    }
}

/// Among those whom points and strength do not part: who was before whom, where they met.
fn compare_directly(standings: &mut [Standing], tables: &[Vec<Pairing>]) {
    let before: Vec<(Entrant, Points, Strength)> =
        standings.iter().map(|one| (one.player, one.points, one.strength)).collect();
    for one in standings {
        let equals: Vec<Entrant> = before
            .iter()
            .filter(|(player, points, strength)| {
                *player != one.player && (*points, *strength) == (one.points, one.strength)
            })
            .map(|(player, _, _)| *player)
            .collect();
        let met = tables.iter().flatten().filter(|table| table.players.contains(&one.player));
        one.direct = met.map(|table| won_against(table, one.player, &equals)).sum();
    }
}

/// A win against each who is behind at this table, and half of one against each who is level.
fn won_against(table: &Pairing, player: Entrant, others: &[Entrant]) -> Points {
    let Some(Finish::Played { places, .. }) = &table.finish else { return Points::NONE };
    let place_of = |wanted: Entrant| {
        table.players.iter().zip(places).find(|(seated, _)| **seated == wanted).map(|(_, place)| *place)
    };
    let Some(own) = place_of(player) else { return Points::NONE };
    let against = others.iter().filter_map(|other| place_of(*other)).map(|place| match place.cmp(&own) {
        std::cmp::Ordering::Greater => Points::WIN,
        std::cmp::Ordering::Equal => Points::HALF,
        std::cmp::Ordering::Less => Points::NONE,
    });
    against.sum()
}
