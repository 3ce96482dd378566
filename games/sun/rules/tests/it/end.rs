//! The end (S21-S23).

use crate::position::{PLAIN, built_up_to, play, play_scripted, position, position_up_to, scores, seat, sun};
use benben_core::{Game, Turn};
use benben_sun::{Ended, Event, Points, State};

/// Seat 1 may place the very top on two suns.
fn two_suns_below_the_top() -> State {
    let mut levels = built_up_to(6);
    levels.push("1s 1s".to_owned());
    position(&levels.iter().map(String::as_str).collect::<Vec<_>>(), &["3s 2", "3"])
}

#[test]
fn s21_the_very_top_ends_the_game_at_once() {
    let mut state = position_up_to(7, &["T3 2 2", "3"]);
    let events = play(&mut state, "place T3 a8");
    assert_eq!(sun().turn(&state), Turn::Over);
    assert_eq!(events.last(), Some(&Event::Ended { how: Ended::Built }));
    assert_eq!(scores(&state), [9, 0]);
    assert_eq!(state.hands[seat(1)].len(), 2, "cards stay in hand");
    assert_eq!(sun().outcome(&state).ended_by, "S21");
}

#[test]
fn s21_the_last_card_below_the_top_does_not_end_it() {
    let mut state = position_up_to(6, &["2 2 2", "3"]);
    play(&mut state, "place 2 a7");
    play(&mut state, "place 2 b7");
    assert_ne!(sun().turn(&state), Turn::Over);
}

#[test]
fn s21_the_symbol_of_the_top_is_used_first() {
    let mut points = two_suns_below_the_top();
    play(&mut points, "place 3s a8");
    assert_ne!(sun().turn(&points), Turn::Over);
    play(&mut points, "symbol points");
    assert_eq!((sun().turn(&points), scores(&points)), (Turn::Over, vec![5, 0]));

    let mut draw = two_suns_below_the_top();
    play(&mut draw, "place 3s a8");
    play_scripted(&mut draw, "symbol draw edge", &[0]);
    assert_eq!((sun().turn(&draw), scores(&draw)), (Turn::Over, vec![3, 0]));
    assert_eq!(draw.hands[seat(1)].len(), 2);
}

/// A finished game with these totals and hands.
fn finished(totals: [u8; 3], hands: [&str; 3]) -> State {
    let mut state = position_up_to(8, &hands);
    for (index, total) in totals.into_iter().enumerate() {
        state.points[seat(index + 1)] = Points { standard: total, ..Points::default() };
    }
    state.ended = Some(Ended::Built);
    state
}

#[test]
fn s22_most_points_wins() {
    let standings = sun().standings(&finished([20, 31, 30], ["1 1 1", "", "1"]));
    assert_eq!(standings.places.as_slice(), [3, 1, 2]);
    assert_eq!(standings.parted_by.as_slice(), [None; 3]);
}

#[test]
fn s22_among_equals_more_cards_in_hand_wins() {
    let standings = sun().standings(&finished([30, 30, 20], ["1", "1 2", "1 2 3"]));
    assert_eq!(standings.places.as_slice(), [2, 1, 3]);
    assert_eq!(standings.parted_by.as_slice(), [Some("S22"), Some("S22"), None]);
}

#[test]
fn s22_if_that_is_equal_too_the_win_is_shared() {
    let standings = sun().standings(&finished([30, 30, 20], ["1 5", "1 2", "1 2 3"]));
    assert_eq!(standings.places.as_slice(), [1, 1, 3]);
}

#[test]
fn s22_the_account_adds_up() {
    let mut state = finished([20, 0, 0], ["", "", ""]);
    state.points[seat(1)] = Points { standard: 10, edge: 8, top: 9, symbols: 3 };
    let outcome = sun().outcome(&state);
    let lines = &outcome.account[seat(1)];
    assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), 30);
    assert_eq!(lines.iter().map(|line| line.rule).collect::<Vec<_>>(), ["S16", "S17", "S17", "S20"]);
    assert_eq!(outcome.standings.scores[seat(1)], 30);
}

#[test]
fn s23_twenty_turns_of_each_player_without_a_placed_card_end_the_game() {
    let mut state = position(&[PLAIN], &["1", "2"]);
    state.points[seat(2)] = Points { standard: 7, ..Points::default() };
    let mut turns = 0;
    while sun().turn(&state) != Turn::Over {
        play(&mut state, "draw edge");
        play(&mut state, "draw standard");
        while state.hands[state.turn].len() > 5 {
            let card = state.hands[state.turn][0];
            play(&mut state, &format!("discard {card}"));
        }
        turns += 1;
    }
    assert_eq!((turns, state.ended), (40, Some(Ended::Quiet)));
    assert_eq!((scores(&state), sun().outcome(&state).ended_by), (vec![0, 7], "S23"));
}

#[test]
fn s23_a_placed_card_starts_the_count_again() {
    let mut state = position(&[PLAIN], &["1 1", "2"]);
    state.quiet_turns = 39;
    play(&mut state, "place 1 a1");
    play(&mut state, "stop");
    assert_eq!(state.quiet_turns, 0);
    play(&mut state, "draw edge");
    play(&mut state, "draw edge");
    assert_eq!((state.quiet_turns, state.ended), (1, None));
}
