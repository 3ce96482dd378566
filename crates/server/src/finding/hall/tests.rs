//! Waiting, being matched and being dropped, tried out.

use super::*;
use std::collections::BTreeSet;

fn who(name: &str) -> TokenHash {
    TokenHash::of(name)
}

fn enter(hall: &Hall, name: &str, now: i64) {
    let wish = Wish {
        games: BTreeSet::from([benben_games::metas()[0].id]),
        seats: BTreeSet::from([2]),
        paces: vec![Pace::None],
        flexible: false,
        strength: matching::Strength::Near,
        rated: false,
    };
    let (points, ratings, avoids) = Default::default();
    let name = name.to_owned();
    let seeker = Seeker {
        number: 0,
        who: who(&name),
        name,
        keeps_name: false,
        wish,
        points,
        ratings,
        avoids,
        since: 0,
    };
    hall.enter(seeker, now).unwrap();
}

fn asked(hall: &Hall, name: &str, now: i64) -> Proposal {
    match hall.standing(who(name), now) {
        Standing::Asked(proposal) => proposal,
        other => panic!("{name}: {other:?}"),
    }
}

fn called(proposal: &Proposal) -> Vec<&str> {
    proposal.others.iter().map(|other| other.name.as_str()).collect()
}

#[test]
fn all_confirm_and_sit_down() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    enter(&hall, "bo", 2_000);
    let proposal = asked(&hall, "ada", 2_000);
    assert_eq!((called(&proposal), proposal.accepted), (vec!["bo"], false));
    assert!(hall.answer(who("ada"), proposal.number, Answer::Accept(None), 3_000).unwrap().is_none());
    assert!(asked(&hall, "ada", 3_000).accepted);
    let seating = hall.answer(who("bo"), proposal.number, Answer::Accept(None), 3_000).unwrap().unwrap();
    assert_eq!(seating.promised.map(|secret| secret.commitment()), Some(proposal.commitment));
    let table = luck::table_id();
    hall.opened(proposal.number, Some(&table));
    assert_eq!(hall.standing(who("ada"), 4_000), Standing::Found(table));
}

#[test]
fn whoever_is_silent_is_dropped_and_the_other_keeps_their_place() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    enter(&hall, "bo", 2_000);
    let proposal = asked(&hall, "ada", 2_000);
    hall.answer(who("ada"), proposal.number, Answer::Accept(None), 3_000).unwrap();
    hall.count_stream(who("ada"), true, 3_000);
    let late = 2_000 + CONFIRM;
    assert_eq!(hall.standing(who("bo"), late), Standing::Dropped);
    let Standing::Waits(waiting) = hall.standing(who("ada"), late) else { panic!("Ada waits on") };
    assert_eq!(waiting.since, 1_000);
    let old = hall.answer(who("bo"), proposal.number, Answer::Accept(None), late);
    assert!(matches!(old, Err(Problem::Moved)));
}

#[test]
fn whoever_declines_is_gone_and_the_other_waits_for_the_next() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    enter(&hall, "bo", 2_000);
    let number = asked(&hall, "ada", 2_000).number;
    hall.answer(who("bo"), number, Answer::Decline, 2_500).unwrap();
    assert_eq!(hall.standing(who("bo"), 2_500), Standing::Nothing);
    enter(&hall, "cy", 3_000);
    assert_eq!(called(&asked(&hall, "ada", 3_000)), ["cy"]);
}

#[test]
fn a_page_that_is_gone_does_not_wait() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    hall.count_stream(who("ada"), true, 1_000);
    assert_eq!(hall.waiting(100_000).1, 1, "a stream is open");
    hall.count_stream(who("ada"), false, 100_000);
    assert_eq!(hall.waiting(100_000 + GONE).1, 1);
    assert_eq!(hall.waiting(100_001 + GONE).1, 0);
}

#[test]
fn those_who_avoid_each_other_do_not_meet() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    hall.avoid(who("ada"), who("bo"));
    enter(&hall, "bo", 2_000);
    assert!(matches!(hall.standing(who("ada"), 2_000), Standing::Waits(_)));
}

#[test]
fn whoever_was_dropped_looks_again_for_the_same() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    assert!(matches!(hall.look_again(who("ada"), 1_000), Err(Problem::Moved)), "she waits");
    enter(&hall, "bo", 2_000);
    hall.play_meanwhile(who("ada"), TableId::from_bits(7));
    let late = asked(&hall, "ada", 2_000).until;
    assert_eq!(hall.standing(who("ada"), late), Standing::Dropped);
    hall.look_again(who("ada"), late).unwrap();
    let Standing::Waits(waiting) = hall.standing(who("ada"), late) else { panic!("Ada waits once more") };
    assert_eq!((waiting.since, waiting.meanwhile), (late, Some(TableId::from_bits(7))));
}

#[test]
fn what_was_played_meanwhile_ends_when_the_table_is_there_and_not_before() {
    let hall = Hall::default();
    enter(&hall, "ada", 1_000);
    hall.play_meanwhile(who("ada"), TableId::from_bits(7));
    enter(&hall, "bo", 2_000);
    let number = asked(&hall, "bo", 2_000).number;
    assert_eq!(asked(&hall, "ada", 2_000).meanwhile, Some(TableId::from_bits(7)));
    for name in ["ada", "bo"] {
        hall.answer(who(name), number, Answer::Accept(None), 2_000).unwrap();
    }
    assert!(hall.opened(number, None).is_empty(), "it could not be opened");
    let number = asked(&hall, "bo", 3_000).number;
    for name in ["ada", "bo"] {
        hall.answer(who(name), number, Answer::Accept(None), 3_000).unwrap();
    }
    assert_eq!(hall.opened(number, Some(&luck::table_id())), [TableId::from_bits(7)]);
}
