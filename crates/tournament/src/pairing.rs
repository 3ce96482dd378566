//! The next round.

use crate::history::History;
use crate::{Bye, Entrant, Format, Pairing, Plan, Points, Round};
use crate::{circle, company, duel};
use benben_core::Fast;

/// Pairs the round after these, which are over, for those who are still there. The same arguments give the same round.
///
/// Nobody of `present` is left without a table or a bye. Where fewer are there than a table needs, all have a bye.
pub fn pair(plan: &Plan, rounds: &[Round], present: &[Entrant]) -> Round {
    let mut present = present.to_vec();
    present.sort_unstable();
    present.dedup();
    let luck = &mut Fast::part(plan.seed, rounds.len() as u64);
    if present.len() < plan.least {
        return Round { tables: Vec::new(), byes: byes(&present, Points::HALF) };
    }
    let players = present.iter().chain(&plan.field).map(|player| player.index() + 1).max().unwrap_or(0);
    let played = rounds.iter().flat_map(|round| {
        let seated = round.tables.iter().flat_map(|table| &table.players);
        seated.chain(round.byes.iter().map(|bye| &bye.player))
    });
    let players = players.max(played.map(|player| player.index() + 1).max().unwrap_or(0));
    let history = History::of(rounds, players);
    match (plan.format, plan.seats) {
        (Format::RoundRobin, 2) => circle::round(plan, rounds.len(), &present),
        (_, 2) => duel::round(plan, &history, &present, luck),
        _ => company::round(plan, &history, &present, luck),
    }
}

/// These sit out.
pub(crate) fn byes(players: &[Entrant], worth: Points) -> Vec<Bye> {
    players.iter().map(|player| Bye { player: *player, worth }).collect()
}

/// These sit together.
pub(crate) fn table(players: Vec<Entrant>) -> Pairing {
    Pairing { players, finish: None }
}
