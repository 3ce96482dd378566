//! What cards and symbols bring (S16-S20).

use crate::position::{
    PLAIN, card, exhaust, hand, legal, pile, place, play, play_scripted, position, position_up_to, pyramid,
    refusal, scores, seat, stage, sun, sun_with,
};
use benben_core::{Fast, Game, Silence};
use benben_sun::{Deck, Event, Refusal, Stage, Symbol, card_points};

#[test]
fn s16_a_card_scores_the_smaller_of_value_and_level() {
    for (value, level, points) in
        [("2", 1, 1), ("2", 2, 2), ("2", 3, 2), ("5", 4, 4), ("5", 8, 5), ("1", 8, 1)]
    {
        assert_eq!(card_points(card(value), level), points, "{value} on level {level}");
    }
    let mut state = position_up_to(2, &["4 1", "3"]);
    let events = play(&mut state, "place 4 a3");
    assert_eq!(
        events[0],
        Event::Placed { seat: seat(1), card: card("4"), place: place("a3"), points: 3 },
        "scored at once"
    );
    assert_eq!(scores(&state), [3, 0]);
}

#[test]
fn s17_an_edge_scores_double_and_a_top_triple() {
    for (value, level, points) in [("L2", 1, 2), ("L2", 5, 4), ("R5", 4, 8), ("T3", 8, 9), ("T5", 7, 15)] {
        assert_eq!(card_points(card(value), level), points, "{value} on level {level}");
    }
}

#[test]
fn s17_a_standard_card_never_multiplies() {
    let mut edge = position(&[PLAIN], &["4 1", "3"]);
    play(&mut edge, "place 4 a1");
    assert_eq!(scores(&edge), [1, 0]);
    let mut top = position_up_to(7, &["4", "3"]);
    play(&mut top, "place 4 a8");
    assert_eq!(scores(&top), [4, 0]);
}

#[test]
fn s18_example_three_cards_bring_seven_points() {
    let mut state = position(&[PLAIN, "1 1 . . 1 1 1", ". . . . 1 1"], &["2 2 L2 3 5", "3"]);
    let mut course = vec![0];
    for action in ["place 2 c1", "place 2 e3", "place L2 a2"] {
        play(&mut state, action);
        course.push(scores(&state)[0]);
    }
    assert_eq!(course, [0, 1, 3, 7]);
    play(&mut state, "stop");
    assert_eq!((state.hands[seat(1)].len(), state.turn), (2, seat(2)));
}

#[test]
fn s19_left_right_and_the_two_below_are_adjacent() {
    // The place in the middle, b2, lies on b1 and c1 between a2 and c2.
    let around = |levels: &[&str]| sun().symbol_worth(&pyramid(levels), card("3s"), place("b2"));
    assert_eq!(around(&[PLAIN, "1 1 1 1", "1 . 1"]), 0);
    assert_eq!(around(&[PLAIN, "1 1s 1 1", "1 . 1"]), 1);
    assert_eq!(around(&[PLAIN, "1 1s 1s 1", "1 . 1"]), 2);
    assert_eq!(around(&[PLAIN, "1 1s 1s 1", "1s . 1s"]), 4);
}

#[test]
fn s19_others_are_not_adjacent() {
    let levels = ["L0 0s 0s 0s 0s 0 0 0 R0", "1s 1 1 1s 1", "1 . 1 1s"];
    assert_eq!(sun().symbol_worth(&pyramid(&levels), card("3s"), place("b2")), 0);
}

#[test]
fn s19_with_levels_only_the_two_below_are_adjacent() {
    let game = sun_with("neighbours=levels");
    let around = |levels: &[&str]| game.symbol_worth(&pyramid(levels), card("3s"), place("b2"));
    assert_eq!(around(&[PLAIN, "1 1 1 1", "1s . 1s"]), 0);
    assert_eq!(around(&[PLAIN, "1 1s 1 1", "1s . 1s"]), 1);
    assert_eq!(around(&[PLAIN, "1 1s 1s 1", "1s . 1s"]), 2);
}

#[test]
fn s19_what_lies_left_or_right_alone_is_used_only_where_all_neighbours_count() {
    let stage_after = |options: &str| {
        let mut state = position(&[PLAIN, "1s . 1s"], &["3s 1", "3"]);
        let action = "place 3s b1".parse().unwrap();
        sun_with(options).play(&mut state, seat(1), action, &mut Fast::new(1), &mut Silence);
        state.stage
    };
    assert_eq!(stage_after("neighbours=all"), Stage::Symbol { place: place("b1") });
    assert_eq!(stage_after("neighbours=levels"), Stage::Placing);
}

#[test]
fn s20_with_levels_only_the_cards_below_bring_points() {
    let game = sun_with("neighbours=levels");
    let mut state = position(&["L0 0s 0 0 0 0 0 0 R0", "1s . 1s"], &["3s 1", "3"]);
    for action in ["place 3s b1", "symbol points"] {
        game.play(&mut state, seat(1), action.parse().unwrap(), &mut Fast::new(1), &mut Silence);
    }
    assert_eq!((state.points[seat(1)].standard, state.points[seat(1)].symbols), (1, 1));
}

#[test]
fn s19_the_ends_of_a_level_do_not_meet() {
    // j0 ends the base of ten and a1 follows it only in the numbering of places.
    let mut state = position(&["L0 0 0 0 0 0 0 0 0 R0s", "."], &["3s 1", "3"]);
    play(&mut state, "place 3s a1");
    assert_eq!(state.stage, Stage::Placing);
    let mut state = position(&["L0 0 0 0 0 0 0 0 0 R0", "1 . . . . . . . 1", "."], &["3s 1", "3"]);
    assert_eq!(state.pyramid.open().len(), 7, "nothing lies on the two ends of a level");
    play(&mut state, "place 3s b1");
    assert!(state.pyramid.open().contains(place("a2")));
}

#[test]
fn s20_an_equal_symbol_beside_must_be_used_for_a_card_or_points() {
    let mut state = position(&[PLAIN, "1s . 1s"], &["3s 1", "3"]);
    play(&mut state, "place 3s b1");
    assert_eq!(stage(&state), (1, Stage::Symbol { place: place("b1") }));
    assert_eq!(legal(&state), ["symbol draw standard", "symbol draw edge", "symbol points"]);
    for other in ["stop", "place 1 d1", "draw edge"] {
        assert_eq!(refusal(&state, other), Refusal::SymbolIsDue { place: place("b1") });
    }
}

#[test]
fn s20_points_are_one_for_each_adjacent_card_with_the_symbol() {
    let mut state = position(&["L0 0s 0s 0 0 0 0 0 R0", "1s . 1s"], &["3s 1", "3"]);
    play(&mut state, "place 3s b1");
    let events = play(&mut state, "symbol points");
    assert_eq!(events, [Event::SymbolPoints { seat: seat(1), symbol: Symbol::Sun, points: 4 }]);
    assert_eq!((scores(&state), stage(&state)), (vec![1 + 4, 0], (1, Stage::Placing)));
}

#[test]
fn s20_symbol_points_are_not_multiplied() {
    let mut state = position(&["L0s 0s 0 0 0 0 0 0 R0"], &["L3s 1", "3"]);
    play(&mut state, "place L3s a1");
    play(&mut state, "symbol points");
    let points = state.points[seat(1)];
    assert_eq!((points.edge, points.symbols, points.total()), (2, 2, 4));
}

#[test]
fn s20_the_card_comes_from_either_deck_and_may_be_played_at_once() {
    let mut state = position(&[PLAIN, "1s"], &["3s", "3"]);
    state.edge.deck = pile("L3 R2");
    play(&mut state, "place 3s b1");
    let events = play_scripted(&mut state, "symbol draw edge", &[0]);
    assert_eq!(events, [Event::Drew { seat: seat(1), deck: Deck::Edge }]);
    assert_eq!((hand(&state, 1).as_str(), stage(&state)), ("L3", (1, Stage::Placing)));
    play(&mut state, "place L3 a2");
    assert_eq!(scores(&state), [1 + 4, 0]);
}

#[test]
fn s20_another_symbol_or_none_brings_nothing() {
    let mut state = position(&[PLAIN, "1s . 1"], &["3m 2 1", "3"]);
    play(&mut state, "place 3m b1");
    assert_eq!(stage(&state), (1, Stage::Placing));
    assert_eq!(refusal(&state, "symbol points"), Refusal::NoSymbol);
    assert_eq!(refusal(&state, "symbol draw edge"), Refusal::NoSymbol);
    play(&mut state, "place 2 a2");
    assert_eq!(stage(&state), (1, Stage::Placing));
}

#[test]
fn s20_if_no_card_can_be_drawn_the_points_are_taken() {
    let mut state = position(&[PLAIN, "1s"], &["3s 1", "3"]);
    exhaust(&mut state, Deck::Standard);
    play(&mut state, "place 3s b1");
    assert_eq!(refusal(&state, "symbol draw standard"), Refusal::Exhausted { deck: Deck::Standard });
    exhaust(&mut state, Deck::Edge);
    assert_eq!(legal(&state), ["symbol points"]);
}

#[test]
fn s20_with_an_empty_hand_points_end_the_turn() {
    let mut state = position(&[PLAIN, "1s"], &["3s", "3"]);
    play(&mut state, "place 3s b1");
    assert_eq!(state.turn, seat(1), "the symbol comes first");
    play(&mut state, "symbol points");
    assert_eq!(stage(&state), (2, Stage::Choosing));
    assert_eq!(sun().standings(&state).scores[seat(1)], 2);
}
