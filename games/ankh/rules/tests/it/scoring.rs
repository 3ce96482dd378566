//! The queen's verdict (A9-A15).

use crate::position::{cards, pile, play, position, scores, seat};
use benben_ankh::{Event, row_worth};
use benben_core::PerSeat;

fn worth(row: &str, papyrus: &str) -> i16 {
    row_worth(&cards(row), papyrus.parse().expect("a papyrus"))
}

fn is_scored(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Scored { .. }))
}

#[test]
fn a9_double_once_nothing_and_against() {
    assert_eq!(["g3", "y3", "b3", "r3"].map(|row| worth(row, "5:gybr")), [6, 3, 0, -3]);
}

#[test]
fn a10_example_a_new_papyrus_turns_the_worth_of_gifts() {
    assert_eq!((worth("g4", "5:gyrb"), worth("r3", "5:gyrb")), (8, 0));
    assert_eq!((worth("g4", "5:yrbg"), worth("r3", "5:yrbg")), (-4, 3));
}

#[test]
fn a11_a_row_that_reaches_the_number_is_scored_and_one_short_of_it_is_not() {
    let mut short = position("5:gybr", &["g1 g1 g1", ""], &["g2"]);
    assert!(!is_scored(&play(&mut short, 1, "mummy g2")));
    let mut full = position("5:gybr", &["g1 g1 g1 g1", ""], &["g2"]);
    assert!(is_scored(&play(&mut full, 1, "mummy g2")));
}

#[test]
fn a11_example_a_papyrus_asking_for_three_covers_one_asking_for_five() {
    let mut state = position("5:gybr", &["", "g1 g2 g3"], &["3:bgyr"]);
    let events = play(&mut state, 1, "papyrus 3:bgyr");
    assert!(is_scored(&events), "somebody else's row counts, too: {events:?}");
    assert_eq!(scores(&state), [0, 6]);
}

#[test]
fn a11_a_papyrus_asking_for_more_than_any_row_has_scores_nothing() {
    let mut state = position("5:gybr", &["", "g1 g2"], &["3:bgyr"]);
    assert!(!is_scored(&play(&mut state, 1, "papyrus 3:bgyr")));
}

#[test]
fn a11_a_sacrifice_sets_off_no_scoring() {
    let mut state = position("5:gybr", &["g1 g2 g3 g4", ""], &["g2"]);
    assert!(!is_scored(&play(&mut state, 1, "sacrifice g2")));
}

#[test]
fn a12_everyone_scores_also_short_rows_and_below_zero() {
    let mut state = position("3:gyrb", &["g1 g1", "b5", "y2"], &["g1"]);
    play(&mut state, 1, "mummy g1");
    assert_eq!(scores(&state), [6, -5, 2]);
}

#[test]
fn a13_example_nine_and_twelve_points() {
    let mut state = position("5:gybr", &["b1 b1 b1 b1", "y4 g3 b5 r2", "y3 y3"], &["b2"]);
    // The built-in edition has no papyrus with these wishes and this number: lay the example's in the middle.
    state.papyrus = "5:ygbr".parse().unwrap();
    let events = play(&mut state, 1, "mummy b2");
    assert_eq!(scores(&state), [0, 9, 12]);
    let gains = PerSeat::from_fn(3, |seat| [0, 9, 12][seat.index()]);
    assert!(events.contains(&Event::Scored { seat: seat(1), gains }));
}

#[test]
fn a14_rows_are_discarded_and_hands_and_papyri_stay() {
    let mut state = position("3:gyrb", &["g1 g1", "b5"], &["g1"]);
    state.beneath = pile("5:rygb");
    let other_hand = state.hands[seat(2)];
    play(&mut state, 1, "mummy g1");
    assert!(state.rows.as_slice().iter().all(|row| row.is_empty()));
    assert_eq!(*state.discard, *cards("g1 g1 g1 b5"));
    assert_eq!((state.papyrus, state.beneath.len()), ("3:gyrb".parse().unwrap(), 1));
    assert_eq!(state.hands[seat(2)], other_hand);
}

#[test]
fn a14_rows_are_discarded_before_the_hand_is_drawn_up() {
    let mut state = position("3:gyrb", &["g1 g1", "b5"], &["g1"]);
    state.deck = pile("");
    let events = play(&mut state, 1, "mummy g1");
    assert!(
        events.contains(&Event::Reshuffled { cards: 4 }),
        "the new deck is the rows just scored: {events:?}"
    );
}

#[test]
fn a15_the_player_to_the_left_of_the_one_who_set_it_off_goes_on() {
    let mut state = position("5:gybr", &["g1 g2 g3", "", ""], &["g1", "3:bgyr"]);
    state.turn = seat(2);
    play(&mut state, 2, "papyrus 3:bgyr");
    assert_eq!(state.turn, seat(3));
}
