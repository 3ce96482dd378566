//! Tournaments with random results, comings and goings.

use benben_core::{Chance, Fast};
use benben_tournament::{Entrant, Finish, Plan, Round, pair};

/// A tournament that was played with random results.
pub(crate) struct Played {
    pub(crate) plan: Plan,
    pub(crate) rounds: Vec<Round>,
    /// Who was there in each round.
    pub(crate) present: Vec<Vec<Entrant>>,
}

/// Do people come and go?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Comings {
    None,
    Some,
}

pub(crate) fn entrants(players: u16) -> Vec<Entrant> {
    (0..players).map(Entrant).collect()
}

/// Plays a tournament with random results.
pub(crate) fn play(players: u16, seats: usize, rounds: Option<u32>, comings: Comings, seed: u64) -> Played {
    let luck = &mut Fast::new(seed);
    let plan = Plan::new(seats, 2, rounds, entrants(players), seed);
    let mut there = entrants(players);
    let mut next = players;
    let (mut played, mut present): (Vec<Round>, Vec<Vec<Entrant>>) = Default::default();
    for _ in 0..plan.rounds {
        let mut round = pair(&plan, &played, &there);
        assert_eq!(round, pair(&plan, &played, &there), "the same arguments give the same round");
        finish(&mut round, luck);
        present.push(there.clone());
        played.push(round);
        if comings == Comings::Some {
            if luck.below(3) == 0 && there.len() > 3 {
                there.remove(luck.below(there.len() as u32) as usize);
            }
            if luck.below(3) == 0 && plan.takes_late_joiners() {
                there.push(Entrant(next));
                next += 1;
            }
        }
    }
    Played { plan, rounds: played, present }
}

/// Gives every table a random result, now and then with equals, or none.
pub(crate) fn finish(round: &mut Round, luck: &mut Fast) {
    for table in &mut round.tables {
        let scores: Vec<i32> = table.players.iter().map(|_| luck.below(6) as i32).collect();
        let better = |score: &i32| scores.iter().filter(|other| *other > score).count() as u8;
        let places = scores.iter().map(|score| 1 + better(score)).collect();
        let void = luck.below(40) == 0;
        table.finish = Some(if void { Finish::Void } else { Finish::Played { places, scores } });
    }
}

/// How often two have met.
pub(crate) fn meetings(rounds: &[Round], one: Entrant, other: Entrant) -> usize {
    let tables = rounds.iter().flat_map(|round| &round.tables);
    tables.filter(|table| table.players.contains(&one) && table.players.contains(&other)).count()
}

/// How often somebody has sat out.
pub(crate) fn byes(rounds: &[Round], player: Entrant) -> usize {
    rounds.iter().flat_map(|round| &round.byes).filter(|bye| bye.player == player).count()
}
