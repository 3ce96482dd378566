//! What is promised in words: byes, late joiners, those who leave, and tie-breaks.

use crate::field::entrants;
use benben_tournament::{Bye, Entrant, Finish, Pairing, Plan, Points, Round, pair, standings};

/// A table of these players, who came in this order.
fn table(players: &[u16], scores: &[i32]) -> Pairing {
    let better = |score: &i32| scores.iter().filter(|other| *other > score).count() as u8;
    let places = scores.iter().map(|score| 1 + better(score)).collect();
    Pairing {
        players: players.iter().copied().map(Entrant).collect(),
        finish: Some(Finish::Played { places, scores: scores.to_vec() }),
    }
}

fn round(tables: Vec<Pairing>) -> Round {
    Round { tables, byes: Vec::new() }
}

#[test]
fn a_bye_is_worth_a_win_at_tables_of_two_and_half_of_one_at_larger_ones() {
    let bye = |players, seats, least| {
        let plan = Plan::new(seats, least, None, entrants(players), 1);
        let byes = pair(&plan, &[], &entrants(players)).byes;
        byes.iter().map(|bye| bye.worth.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(bye(9, 2, 2), ["1"]);
    assert_eq!(bye(7, 2, 2), ["0"], "where everyone meets everyone, everyone sits out once");
    assert_eq!(bye(9, 4, 4), ["0.5"]);
}

#[test]
fn whose_opponent_has_left_a_round_robin_wins() {
    let plan = Plan::new(2, 2, None, entrants(4), 1);
    let round = pair(&plan, &[], &entrants(3));
    assert_eq!(round.tables.len(), 1);
    assert_eq!(round.byes.iter().map(|bye| bye.worth).collect::<Vec<_>>(), [Points::WIN]);
}

#[test]
fn whoever_joins_late_has_nothing_for_the_rounds_they_missed() {
    let rounds = [round(vec![table(&[0, 1], &[3, 1])])];
    let found = standings(&rounds, &entrants(3));
    assert_eq!(found.iter().map(|one| one.player.0).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((found[2].points, found[2].strength.to_string()), (Points::NONE, "0.5".to_owned()));
}

#[test]
fn results_of_those_who_left_stay() {
    let rounds = [round(vec![table(&[0, 1], &[3, 1]), table(&[2, 3], &[0, 5])])];
    let plan = Plan::new(2, 2, Some(2), entrants(4), 1);
    let next = pair(&plan, &rounds, &[Entrant(1), Entrant(2), Entrant(3)]);
    assert!(!next.tables.iter().any(|table| table.players.contains(&Entrant(0))));
    assert_eq!(standings(&rounds, &entrants(4))[0].points, Points::WIN);
}

#[test]
fn the_leaders_meet_and_the_last_sits_out() {
    let rounds = [Round {
        tables: vec![
            table(&[0, 1], &[3, 1]),
            table(&[2, 3], &[5, 0]),
            table(&[4, 5], &[9, 1]),
            table(&[6, 7], &[2, 1]),
        ],
        byes: vec![Bye { player: Entrant(8), worth: Points::WIN }],
    }];
    let plan = Plan::new(2, 2, None, entrants(9), 5);
    let next = pair(&plan, &rounds, &entrants(9));
    let [bye] = next.byes[..] else { panic!("{next:?}") };
    assert!([1, 3, 5, 7].contains(&bye.player.0));
    let leaders = [0, 2, 4, 6, 8];
    let among = next.tables.iter().filter(|table| table.players.iter().all(|one| leaders.contains(&one.0)));
    assert_eq!(among.count(), 2);
}

#[test]
fn stronger_opponents_part_those_with_the_same_points() {
    // 0 and 2 have both won once; the one whom 0 has beaten has won as well.
    let rounds = [
        round(vec![table(&[0, 1], &[3, 1]), table(&[2, 3], &[3, 1])]),
        round(vec![table(&[1, 3], &[3, 1]), table(&[0, 2], &[2, 2])]),
    ];
    let found = standings(&rounds, &entrants(4));
    assert_eq!(found[0].player, Entrant(0));
    assert_eq!((found[0].points, found[1].points), (found[1].points, found[0].points));
    assert!(found[0].strength > found[1].strength);
    assert_eq!(found[0].strength.to_string(), "2.5");
}

#[test]
fn then_results_against_each_other_and_then_what_was_scored() {
    // Everyone against everyone: 0, 1 and 2 have won once each, in a circle, so only what they scored parts them.
    let circle = [
        round(vec![table(&[0, 1], &[9, 1])]),
        round(vec![table(&[1, 2], &[3, 1])]),
        round(vec![table(&[2, 0], &[3, 1])]),
    ];
    let found = standings(&circle, &entrants(3));
    assert_eq!(
        found.iter().map(|one| (one.player.0, one.place)).collect::<Vec<_>>(),
        [(0, 1), (1, 2), (2, 2)]
    );
    assert_eq!(found[0].direct, Points::WIN);
    // 0 and 1 are level by points and strength, and have met.
    let two = [
        round(vec![table(&[0, 1], &[1, 3]), table(&[2, 3], &[3, 1])]),
        round(vec![table(&[0, 2], &[99, 1]), table(&[1, 3], &[1, 3])]),
        round(vec![table(&[0, 3], &[3, 1]), table(&[1, 2], &[3, 1])]),
    ];
    let found = standings(&two, &entrants(4));
    assert_eq!(found[0].player, Entrant(1), "{found:?}");
    assert_eq!((found[0].points, found[0].strength), (found[1].points, found[1].strength));
}

#[test]
fn those_whom_nothing_parts_share_a_place() {
    let found = standings(&[round(vec![table(&[0, 1], &[2, 2])])], &entrants(2));
    assert_eq!(found.iter().map(|one| one.place).collect::<Vec<_>>(), [1, 1]);
}
