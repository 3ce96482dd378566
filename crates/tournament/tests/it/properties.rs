//! Everyone plays or has a bye, nobody is favoured, and points add up.

use crate::field::{Comings, byes, entrants, meetings, play};
use benben_tournament::{Entrant, Format, Points, pair, standings};

#[test]
fn everyone_plays_each_round_or_has_a_bye() {
    for seed in 0..60 {
        for (players, seats) in
            [(2, 2), (5, 2), (9, 2), (17, 2), (32, 2), (5, 4), (10, 4), (23, 4), (33, 3), (26, 5)]
        {
            let played = play(players, seats, None, Comings::Some, seed);
            for (round, present) in played.rounds.iter().zip(&played.present) {
                let tables = round.tables.iter().flat_map(|table| &table.players);
                let mut seen: Vec<Entrant> =
                    tables.chain(round.byes.iter().map(|bye| &bye.player)).copied().collect();
                seen.sort_unstable();
                let mut expected = present.clone();
                expected.sort_unstable();
                assert_eq!(seen, expected, "{players} players at {seats}, seed {seed}");
                let sizes: Vec<usize> = round.tables.iter().map(|table| table.players.len()).collect();
                assert!(sizes.iter().all(|size| (2..=seats).contains(size)), "{sizes:?}");
                if seats > 2 {
                    assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
                }
            }
        }
    }
}

#[test]
fn in_a_round_robin_everyone_meets_everyone_once_and_has_each_seat_equally_often() {
    for seed in 0..20 {
        for players in 2..=8 {
            let played = play(players, 2, None, Comings::None, seed);
            assert_eq!(played.plan.format, Format::RoundRobin);
            let field = entrants(players);
            for one in &field {
                for other in field.iter().filter(|other| *other != one) {
                    assert_eq!(meetings(&played.rounds, *one, *other), 1, "{players} players");
                }
                let tables = played.rounds.iter().flat_map(|round| &round.tables);
                let lead: i32 = tables
                    .filter(|table| table.players.contains(one))
                    .map(|table| if table.players[0] == *one { 1 } else { -1 })
                    .sum();
                assert!(lead.abs() <= 1, "{players} players, lead {lead}");
                assert_eq!(byes(&played.rounds, *one), usize::from(players % 2 == 1));
            }
        }
    }
}

/// Four rounds make sense then, and however games end, all but so many pairs meet in them.
#[test]
fn up_to_eight_at_tables_of_four_all_but_a_few_pairs_meet() {
    for (players, expected) in [(5, 0), (6, 3), (7, 3), (8, 4)] {
        for seed in 0..100 {
            let played = play(players, 4, None, Comings::None, seed);
            assert_eq!((played.plan.format, played.rounds.len()), (Format::RoundRobin, 4));
            let field = entrants(players);
            let pairs = field.iter().flat_map(|one| field.iter().map(move |other| (*one, *other)));
            let met = |(one, other): &(Entrant, Entrant)| meetings(&played.rounds, *one, *other) > 0;
            let unmet: Vec<_> = pairs.filter(|pair| pair.0 < pair.1 && !met(pair)).collect();
            assert_eq!(unmet.len(), expected, "{players} players, seed {seed}: {unmet:?}");
            // Nobody is left out more than others: each lacks one opponent, or none.
            for one in &field {
                let lacks = unmet.iter().filter(|pair| pair.0 == *one || pair.1 == *one).count();
                assert!(lacks <= 1, "{players} players, seed {seed}: {unmet:?}");
            }
        }
    }
}

#[test]
fn a_second_cycle_turns_the_seats() {
    let played = play(6, 2, Some(10), Comings::None, 3);
    for table in played.rounds.iter().flat_map(|round| &round.tables) {
        let turned = played
            .rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter(|other| other.players.iter().rev().eq(&table.players));
        assert_eq!(turned.count(), 1);
    }
}

#[test]
fn in_a_swiss_tournament_nobody_meets_twice_and_seats_differ_by_at_most_two() {
    for seed in 0..15 {
        for players in [9, 12, 16, 31, 64] {
            let played = play(players, 2, None, Comings::None, seed);
            let field = entrants(players);
            for (index, one) in field.iter().enumerate() {
                for other in &field[index + 1..] {
                    assert!(meetings(&played.rounds, *one, *other) <= 1, "{players} players, seed {seed}");
                }
                assert!(byes(&played.rounds, *one) <= 1);
            }
            let uneven = field.iter().filter(|player| lead(&played.rounds, **player) > 1).count();
            // With a bye somebody's turn changes; otherwise everybody has had both seats, give or take one.
            let most = if players % 2 == 0 { players / 8 } else { 2 + players / 8 };
            assert!(uneven <= usize::from(most), "{players} players, seed {seed}: {uneven} uneven");
            assert!(field.iter().all(|player| lead(&played.rounds, *player) <= 2), "{players}, seed {seed}");
        }
    }
}

fn lead(rounds: &[benben_tournament::Round], player: Entrant) -> i32 {
    let tables =
        rounds.iter().flat_map(|round| &round.tables).filter(|table| table.players.contains(&player));
    tables.map(|table| if table.players[0] == player { 1 } else { -1 }).sum::<i32>().abs()
}

#[test]
fn at_larger_tables_few_meet_again_and_everybody_sits_everywhere() {
    for seed in 0..5 {
        let played = play(32, 4, None, Comings::None, seed);
        let field = entrants(32);
        let again: usize = field
            .iter()
            .flat_map(|one| field.iter().filter(move |other| *other > one).map(move |other| (one, other)))
            .map(|(one, other)| meetings(&played.rounds, *one, *other).saturating_sub(1))
            .sum();
        // Five rounds of eight tables make 240 meetings of 496 that are possible.
        assert_eq!(again, 0, "seed {seed}");
        for player in &field {
            let sat = |seat: usize| {
                let tables = played.rounds.iter().flat_map(|round| &round.tables);
                tables.filter(|table| table.players.get(seat) == Some(player)).count()
            };
            let counts: Vec<usize> = (0..4).map(sat).collect();
            assert!(counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 2, "{counts:?}");
            assert!(counts[0] <= 2, "{counts:?}");
        }
    }
}

#[test]
fn points_add_up() {
    for seed in 0..20 {
        for (players, seats) in [(7, 2), (9, 2), (10, 4), (33, 5)] {
            let played = play(players, seats, None, Comings::Some, seed);
            let field = entrants(400);
            let all: f64 = standings(&played.rounds, &field).iter().map(|one| one.points.as_f64()).sum();
            let seated: usize =
                played.rounds.iter().flat_map(|round| &round.tables).map(|table| table.players.len()).sum();
            let given: Points = played.rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.worth).sum();
            assert!((all - given.as_f64() - seated as f64 / 2.0).abs() < 1e-6, "{players} at {seats}");
        }
    }
}

#[test]
fn another_seed_pairs_otherwise() {
    let first = |seed| {
        play(16, 2, None, Comings::None, seed).rounds[0]
            .tables
            .iter()
            .map(|table| table.players.clone())
            .collect::<Vec<_>>()
    };
    assert_ne!(first(1), first(2));
}

#[test]
fn two_hundred_and_fifty_six_players_are_paired() {
    let played = play(256, 2, None, Comings::None, 1);
    assert_eq!(played.rounds.len(), 9);
    let four = play(256, 4, None, Comings::None, 1);
    assert_eq!(four.rounds.len(), 6);
}

#[test]
fn one_who_is_left_alone_sits_out() {
    let plan = play(2, 2, None, Comings::None, 1).plan;
    let round = pair(&plan, &[], &[Entrant(1)]);
    assert_eq!((round.tables.len(), round.byes.len()), (0, 1));
}
