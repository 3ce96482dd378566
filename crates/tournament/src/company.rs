//! Pairing at tables of three and more: tables of players with about the same points, among whom few have met.
//!
//! Up to ten players every way to sit is tried. With more, players are seated in the order of their points and then
//! change places, two at a time, as long as that makes it better; this is done from several beginnings.

use crate::history::History;
use crate::pairing::{byes, table};
use crate::plan::table_sizes;
use crate::{Entrant, Format, Plan, Round, seating};
use benben_core::{Chance, Fast};

/// Up to so many players every way to sit is tried: 2,100 ways for ten at tables of 4, 3 and 3.
const ALL_TRIED: usize = 10;
/// From so many beginnings players change places.
const BEGINNINGS: usize = 6;
/// Meeting again outweighs all differences of points at a table.
const MEETING: i64 = 10_000_000;

pub(crate) fn round(plan: &Plan, history: &History, present: &[Entrant], luck: &mut Fast) -> Round {
    let mut players = present.to_vec();
    luck.shuffle(&mut players);
    let (sizes, over) = table_sizes(players.len(), plan.seats, plan.least);
    // Whoever has had the fewest byes sits out, of those the last.
    players.sort_by_key(|player| (-history.byes(*player), -history.points(*player)));
    let out = players.split_off(players.len() - over);
    players.sort_by_key(|player| -history.points(*player));
    let weights = Weights { history, points: plan.format == Format::Swiss };
    let tables = if players.len() <= ALL_TRIED {
        try_all(&weights, &sizes, &players)
    } else {
        change_places(&weights, &sizes, &players, luck)
    };
    let tables = tables.into_iter().map(|players| table(seating::seat(history, players, luck))).collect();
    Round { tables, byes: byes(&out, plan.bye()) }
}

/// What it costs that two sit together.
struct Weights<'a> {
    history: &'a History,
    /// Do points count, or only who has met?
    points: bool,
}

impl Weights<'_> {
    fn pair(&self, one: Entrant, other: Entrant) -> i64 {
        let gap = if self.points { self.history.points(one) - self.history.points(other) } else { 0 };
        let meetings = self.history.meetings(one, other);
        // The third meeting is worse than the second.
        meetings * (meetings + 1) / 2 * MEETING + gap * gap
    }

    /// What it costs that somebody sits with these.
    fn with(&self, player: Entrant, others: &[Entrant]) -> i64 {
        others.iter().filter(|other| **other != player).map(|other| self.pair(player, *other)).sum()
    }

    fn all(&self, tables: &[Vec<Entrant>]) -> i64 {
        let table = |players: &Vec<Entrant>| -> i64 {
            players.iter().map(|player| self.with(*player, players)).sum::<i64>() / 2
        };
        tables.iter().map(table).sum()
    }
}

/// The cheapest of all ways to sit, found table by table.
fn try_all(weights: &Weights<'_>, sizes: &[usize], players: &[Entrant]) -> Vec<Vec<Entrant>> {
    let mut search = Search { weights, best: (i64::MAX, Vec::new()) };
    let mut tables: Vec<(usize, Vec<Entrant>)> = sizes.iter().map(|size| (*size, Vec::new())).collect();
    search.seat(players, &mut tables, 0);
    search.best.1
}

struct Search<'a> {
    weights: &'a Weights<'a>,
    best: (i64, Vec<Vec<Entrant>>),
}

impl Search<'_> {
    /// Seats the first of those who stand at every table that has room, and goes on.
    fn seat(&mut self, standing: &[Entrant], tables: &mut Vec<(usize, Vec<Entrant>)>, cost: i64) {
        if cost >= self.best.0 {
            return;
        }
        let Some((player, rest)) = standing.split_first() else {
            self.best = (cost, tables.iter().map(|(_, seated)| seated.clone()).collect());
            return;
        };
        let mut empty_tried = Vec::new();
        for index in 0..tables.len() {
            let (size, seated) = &tables[index];
            // One empty table is as good as another of its size.
            if seated.len() == *size || (seated.is_empty() && empty_tried.contains(size)) {
                continue;
            }
            if seated.is_empty() {
                empty_tried.push(*size);
            }
            let more = self.weights.with(*player, seated);
            tables[index].1.push(*player);
            self.seat(rest, tables, cost + more);
            tables[index].1.pop();
        }
    }
}

/// Players change places as long as that makes it better.
fn change_places(
    weights: &Weights<'_>,
    sizes: &[usize],
    players: &[Entrant],
    luck: &mut Fast,
) -> Vec<Vec<Entrant>> {
    let mut best: Option<(i64, Vec<Vec<Entrant>>)> = None;
    for beginning in 0..BEGINNINGS {
        let mut order = players.to_vec();
        if beginning > 0 {
            // Neighbours in the order change places, so that another valley is found.
            for index in 1..order.len() {
                if luck.below(3) == 0 {
                    order.swap(index - 1, index);
                }
            }
        }
        let mut rest = order.as_slice();
        let mut tables = Vec::new();
        for size in sizes {
            let (seated, others) = rest.split_at(*size);
            tables.push(seated.to_vec());
            rest = others;
        }
        while improve(weights, &mut tables) {}
        let cost = weights.all(&tables);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, tables));
        }
    }
    best.map(|(_, tables)| tables).unwrap_or_default()
}

/// Goes through all pairs of players once. Did any change places?
fn improve(weights: &Weights<'_>, tables: &mut [Vec<Entrant>]) -> bool {
    let mut improved = false;
    for here in 0..tables.len() {
        for there in here + 1..tables.len() {
            for one in 0..tables[here].len() {
                for other in 0..tables[there].len() {
                    let (player, opponent) = (tables[here][one], tables[there][other]);
                    let before = weights.with(player, &tables[here]) + weights.with(opponent, &tables[there]);
                    tables[here][one] = opponent;
                    tables[there][other] = player;
                    let after = weights.with(opponent, &tables[here]) + weights.with(player, &tables[there]);
                    if after < before {
                        improved = true;
                    } else {
                        tables[here][one] = player;
                        tables[there][other] = opponent;
                    }
                }
            }
        }
    }
    improved
}
