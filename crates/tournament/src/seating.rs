//! Who sits where at a table: everybody in each seat, and first, about equally often.

use crate::Entrant;
use crate::history::History;
use benben_core::{Chance, Fast};

/// Nothing weighs more than having had a seat more often.
const OFTEN: i64 = 1_000;
/// Beginning matters more than other seats.
const FIRST: i64 = 400;
const AGAIN: i64 = 100;

/// The players in the best order of seats: of all orders the one in which the counts are most even.
pub(crate) fn seat(history: &History, mut players: Vec<Entrant>, luck: &mut Fast) -> Vec<Entrant> {
    luck.shuffle(&mut players);
    let mut best = (i64::MAX, players.clone());
    permute(&mut players, 0, &mut |order| {
        let cost = order.iter().enumerate().map(|(seat, player)| cost(history, *player, seat)).sum();
        if cost < best.0 {
            best = (cost, order.to_vec());
        }
    });
    best.1
}

/// What it costs to give somebody a seat: the more often they had it, the more each further time. In that way the sum of squares
/// stays low, which is lowest where counts are even.
pub(crate) fn cost(history: &History, player: Entrant, seat: usize) -> i64 {
    let times = history.seated(player, seat);
    let first = if seat == 0 { times * FIRST } else { 0 };
    let again = if history.sat_there_last(player, seat) { AGAIN } else { 0 };
    times * OFTEN + first + again
}

/// Shows every order of what comes after the first so many.
fn permute(list: &mut [Entrant], fixed: usize, see: &mut impl FnMut(&[Entrant])) {
    if fixed + 1 >= list.len() {
        see(list);
        return;
    }
    for next in fixed..list.len() {
        list.swap(fixed, next);
        permute(list, fixed + 1, see);
        list.swap(fixed, next);
    }
}
