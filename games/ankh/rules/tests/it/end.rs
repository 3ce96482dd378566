//! The end (A16, A18).

use crate::position::{ankh, ankh_to, play, play_as, position, scores, seat};
use benben_ankh::{Ended, Event, State};
use benben_core::{Fast, Game, PerSeat, Turn};

/// Seat 1 is about to score six points with its third green mummy.
fn about_to_score(before: [i16; 2]) -> State {
    let mut state = position("3:gyrb", &["g1 g1", "y2"], &["g1"]);
    state.scores = PerSeat::from_fn(2, |seat| before[seat.index()]);
    state
}

#[test]
fn a16_the_game_ends_with_the_scoring_in_which_someone_reaches_fifty() {
    let mut just = about_to_score([44, 0]);
    let events = play(&mut just, 1, "mummy g1");
    assert_eq!(ankh().turn(&just), Turn::Over);
    assert!(events.contains(&Event::Ended { how: Ended::Goal }));
    assert_eq!(just.hands[seat(1)].len(), 3, "nobody draws after the last scoring (A14)");

    let mut short = about_to_score([43, 0]);
    play(&mut short, 1, "mummy g1");
    assert_eq!(scores(&short), [49, 2]);
    assert_ne!(ankh().turn(&short), Turn::Over);
}

#[test]
fn a16_somebody_elses_points_end_it_too_and_the_most_points_win() {
    let mut state = about_to_score([45, 49]);
    play(&mut state, 1, "mummy g1");
    let outcome = ankh().outcome(&state);
    assert_eq!(outcome.standings.scores.as_slice(), [51, 51]);
    assert_eq!(outcome.standings.places.as_slice(), [1, 1], "equals share");
    assert_eq!(outcome.ended_by, "A16");
}

#[test]
fn a16_a_longer_game_goes_to_a_hundred_or_a_hundred_and_fifty() {
    for (goal, before) in [("100", 94), ("150", 144)] {
        let game = ankh_to(goal);
        let mut short = about_to_score([before - 1, 0]);
        play_as(&game, &mut short, 1, "mummy g1", &mut Fast::new(1));
        assert_ne!(game.turn(&short), Turn::Over);
        let mut just = about_to_score([before, 0]);
        play_as(&game, &mut just, 1, "mummy g1", &mut Fast::new(1));
        assert_eq!(game.turn(&just), Turn::Over);
    }
}

#[test]
fn a18_a_hundred_quiet_turns_of_each_player_end_the_game() {
    let mut state = position("5:gybr", &["", ""], &["g1 g2 g3 g4"]);
    state.quiet_turns = 198;
    play(&mut state, 1, "sacrifice g1");
    assert_ne!(ankh().turn(&state), Turn::Over);
    let card = state.hands[seat(2)][0];
    let events = play(&mut state, 2, &format!("sacrifice {card}"));
    assert_eq!(ankh().turn(&state), Turn::Over);
    assert!(events.contains(&Event::Ended { how: Ended::Quiet }));
    assert_eq!(ankh().outcome(&state).ended_by, "A18");
}

#[test]
fn a18_a_scoring_starts_the_count_again() {
    let mut state = about_to_score([0, 0]);
    state.quiet_turns = 199;
    play(&mut state, 1, "mummy g1");
    assert_eq!(state.quiet_turns, 0);
    assert_ne!(ankh().turn(&state), Turn::Over);
}
