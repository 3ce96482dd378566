//! Small fields, where every other way can be tried: nothing better was overlooked.

use crate::field::{Comings, byes, meetings, play};
use benben_tournament::{Entrant, Format, Round, table_sizes};

/// The least number of meetings that repeat, and of byes that do, over all ways to make tables of these sizes.
fn least(before: &[Round], present: &[Entrant], sizes: &[usize], over: usize) -> (usize, usize) {
    fn seat(
        before: &[Round],
        standing: &[Entrant],
        tables: &mut Vec<(usize, Vec<Entrant>)>,
        again: (usize, usize),
        best: &mut (usize, usize),
    ) {
        if again >= *best {
            return;
        }
        let Some((player, rest)) = standing.split_first() else {
            *best = again;
            return;
        };
        for index in 0..tables.len() {
            if tables[index].1.len() == tables[index].0 {
                continue;
            }
            let met: usize = tables[index].1.iter().map(|other| meetings(before, *player, *other)).sum();
            // The last table is for those who sit out.
            let out = index + 1 == tables.len();
            let more = if out { (byes(before, *player), 0) } else { (0, met) };
            tables[index].1.push(*player);
            seat(before, rest, tables, (again.0 + more.0, again.1 + more.1), best);
            tables[index].1.pop();
        }
    }
    let mut tables: Vec<(usize, Vec<Entrant>)> = sizes.iter().map(|size| (*size, Vec::new())).collect();
    tables.push((over, Vec::new()));
    let mut best = (usize::MAX, usize::MAX);
    seat(before, present, &mut tables, (0, 0), &mut best);
    best
}

fn found(before: &[Round], round: &Round) -> (usize, usize) {
    let out = round.byes.iter().map(|bye| byes(before, bye.player)).sum();
    let tables = round.tables.iter().map(|table| {
        let pairs = table
            .players
            .iter()
            .enumerate()
            .flat_map(|(index, one)| table.players[index + 1..].iter().map(move |other| (one, other)));
        pairs.map(|(one, other)| meetings(before, *one, *other)).sum::<usize>()
    });
    (out, tables.sum())
}

#[test]
fn nobody_meets_again_while_that_can_be_avoided() {
    for seed in 0..40 {
        for players in 3..=8 {
            // So many rounds that repeating becomes unavoidable.
            let played = play(players, 2, Some(if players < 4 { 2 } else { 6 }), Comings::Some, seed);
            if played.plan.format == Format::RoundRobin {
                continue;
            }
            for (index, round) in played.rounds.iter().enumerate() {
                let (before, present) = (&played.rounds[..index], &played.present[index]);
                let (sizes, over) = table_sizes(present.len(), 2, 2);
                let best = least(before, present, &sizes, over);
                assert_eq!(found(before, round), best, "{players} players, seed {seed}, round {}", index + 1);
            }
        }
    }
}

#[test]
fn nine_players_are_paired_as_well_as_they_can_be() {
    for seed in 0..6 {
        let played = play(9, 2, Some(9), Comings::None, seed);
        for (index, round) in played.rounds.iter().enumerate() {
            let (sizes, over) = table_sizes(9, 2, 2);
            let best = least(&played.rounds[..index], &played.present[index], &sizes, over);
            assert_eq!(found(&played.rounds[..index], round), best, "seed {seed}, round {}", index + 1);
        }
    }
}

#[test]
fn in_small_fields_at_larger_tables_nobody_meets_a_third_time_early() {
    for seed in 0..10 {
        for (players, seats) in [(6, 3), (8, 4), (9, 3), (10, 4)] {
            let played = play(players, seats, Some(3), Comings::None, seed);
            let before = &played.rounds[..1];
            let present = &played.present[1];
            let (sizes, over) = table_sizes(present.len(), seats, 2);
            let best = least(before, present, &sizes, over);
            assert_eq!(found(before, &played.rounds[1]), best, "{players} at {seats}, seed {seed}");
        }
    }
}
