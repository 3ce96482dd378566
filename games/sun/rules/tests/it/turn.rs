//! Setup and turns (S4-S11).

use crate::position::{
    PLAIN, card, cards, exhaust, hand, is_legal, legal, pile, place, play, play_scripted, position,
    position_up_to, pyramid, refusal, seat, stage, sun, sun_of_edition, sun_on,
};
use benben_core::{Fast, Game, Seats, Turn};
use benben_sun::{Deck, Event, Places, Refusal, Shape, Stage, Sun};
use std::collections::BTreeSet;

#[test]
fn s4_the_base_row_has_8_9_or_10_cards_between_its_edges() {
    for (base, length) in [("short", 8), ("standard", 9), ("long", 10)] {
        let game = sun_on(base);
        let pyramid = game.setup(2, &mut Fast::new(3)).pyramid;
        assert_eq!((pyramid.base(), pyramid.filled().len()), (length, usize::from(length)));
        let row: Vec<_> = pyramid.filled().into_iter().filter_map(|place| pyramid.card(place)).collect();
        assert_eq!(row[0], game.edition().left_base());
        assert_eq!(row[row.len() - 1], game.edition().right_base());
        assert!(row.iter().all(|card| card.value() == 0));
    }
}

#[test]
fn s4_the_inner_cards_are_random_and_none_comes_twice() {
    let game = sun_of_edition(Sun::META.earlier_editions[0]);
    let kinds: BTreeSet<_> = game.edition().inner_base_cards().iter().collect();
    assert_eq!(kinds.len(), 5, "here the cards differ");
    let rows: Vec<Vec<_>> = (0..20)
        .map(|seed| {
            let pyramid = game.setup(2, &mut Fast::new(seed)).pyramid;
            pyramid.filled().into_iter().skip(1).take(7).filter_map(|place| pyramid.card(place)).collect()
        })
        .collect();
    assert!(rows.iter().any(|row| *row != rows[0]));
    for row in &rows {
        let count = |cards: &[_], card| cards.iter().filter(|other| **other == card).count();
        assert!(row.iter().all(|card| count(row, *card) <= count(game.edition().inner_base_cards(), *card)));
    }
}

#[test]
fn s5_one_edge_card_is_out_and_never_drawn() {
    for seed in 0..20 {
        let state = sun().setup(2, &mut Fast::new(seed));
        assert_eq!(state.marker.deck(), Deck::Edge);
        assert_eq!((state.edge.deck.len(), state.standard.deck.len()), (29, 48 - 8));
        let mut edges = state.edge.deck.to_vec();
        edges.push(state.marker);
        edges.sort_unstable();
        let mut all = sun().edition().edge().to_vec();
        all.sort_unstable();
        assert_eq!(edges, all);
    }
}

#[test]
fn s6_everyone_draws_four_standard_cards_and_anyone_may_start() {
    for seats in 2..=5 {
        let states: Vec<_> = (0..40).map(|seed| sun().setup(seats, &mut Fast::new(seed))).collect();
        let starters: Seats = states.iter().map(|state| state.turn).collect();
        assert_eq!(starters, Seats::all(seats));
        for hand in states.iter().flat_map(|state| state.hands.as_slice()) {
            assert_eq!(hand.len(), 4);
            assert!(hand.iter().all(|card| card.shape() == Shape::Standard) && hand.is_sorted());
        }
    }
}

#[test]
fn s7_turns_go_clockwise_and_round_again() {
    let mut state = position(&[PLAIN], &["1 2", "3", "4"]);
    for (action, next) in [("draw edge", 1), ("draw edge", 2), ("place 3 a1", 3), ("place 4 b1", 1)] {
        play(&mut state, action);
        assert_eq!(sun().turn(&state), Turn::Awaits(Seats::only(seat(next))), "after {action}");
    }
}

#[test]
fn s7_a_turn_is_either_drawing_or_playing() {
    let mut drawing = position(&[PLAIN], &["1 2", "3"]);
    assert!(is_legal(&drawing, "draw edge") && is_legal(&drawing, "place 1 a1"));
    play(&mut drawing, "draw edge");
    assert_eq!(refusal(&drawing, "place 1 a1"), Refusal::SecondDrawIsDue);
    let mut playing = position(&[PLAIN], &["1 2", "3"]);
    play(&mut playing, "place 1 a1");
    assert_eq!(refusal(&playing, "draw edge"), Refusal::NoDrawAfterPlacing);
}

#[test]
fn s8_the_first_card_is_seen_before_the_second_deck_is_chosen() {
    let mut state = position(&[PLAIN], &["1 2", "3"]);
    state.edge.deck = pile("L3 T5");
    state.standard.deck = pile("4s 5");
    let events = play_scripted(&mut state, "draw edge", &[1]);
    assert_eq!((hand(&state, 1).as_str(), stage(&state)), ("1 2 T5", (1, Stage::SecondDraw)));
    assert_eq!(events, [Event::Drew { seat: seat(1), deck: Deck::Edge }], "the card itself is not told");
    assert_eq!(legal(&state), ["draw standard", "draw edge"]);
    play_scripted(&mut state, "draw standard", &[0]);
    assert_eq!((hand(&state, 1).as_str(), stage(&state)), ("1 2 4s T5", (2, Stage::Choosing)));
}

#[test]
fn s8_both_cards_may_come_from_the_same_deck_and_both_are_drawn() {
    let mut state = position(&[PLAIN], &["1", "3"]);
    play(&mut state, "draw standard");
    assert_eq!(refusal(&state, "stop"), Refusal::SecondDrawIsDue);
    play(&mut state, "draw standard");
    assert_eq!((state.hands[seat(1)].len(), state.turn), (3, seat(2)));
}

#[test]
fn s9_who_holds_more_than_five_discards_each_card_to_its_pile() {
    let mut state = position(&[PLAIN], &["1 1 2 3s 4", "3"]);
    state.edge.deck = pile("L3 R2");
    play_scripted(&mut state, "draw edge", &[0]);
    play_scripted(&mut state, "draw edge", &[0]);
    assert_eq!(stage(&state), (1, Stage::Discarding));
    assert_eq!(
        legal(&state),
        ["discard 1", "discard 2", "discard 3s", "discard 4", "discard L3", "discard R2"],
        "equal cards are one choice"
    );
    assert_eq!(refusal(&state, "stop"), Refusal::DiscardIsDue { held: 7, limit: 5 });
    assert_eq!(refusal(&state, "discard 5"), Refusal::NotInHandToDiscard { card: card("5") });
    let events = play(&mut state, "discard L3");
    assert_eq!(events, [Event::Discarded { seat: seat(1), card: card("L3") }]);
    assert_eq!(stage(&state), (1, Stage::Discarding));
    play(&mut state, "discard 1");
    assert_eq!((hand(&state, 1).as_str(), stage(&state)), ("1 2 3s 4 R2", (2, Stage::Choosing)));
    assert_eq!((&*state.standard.discards, &*state.edge.discards), (&*cards("1"), &*cards("L3")));
}

#[test]
fn s9_who_holds_five_or_less_discards_nothing() {
    let mut state = position(&[PLAIN], &["1 2 3", "3"]);
    assert_eq!(refusal(&state, "discard 1"), Refusal::NothingToDiscard { held: 3, limit: 5 });
    play(&mut state, "draw edge");
    play(&mut state, "draw edge");
    assert_eq!((state.hands[seat(1)].len(), stage(&state)), (5, (2, Stage::Choosing)));
}

#[test]
fn s10_example_an_empty_deck_is_made_of_its_discard_pile() {
    let mut state = position(&[PLAIN], &["1 2 3 4", "3"]);
    state.standard.deck = pile("");
    state.standard.discards = pile("5 1s 2m");
    state.edge.deck = pile("L3");
    state.edge.discards = pile("R1");
    play_scripted(&mut state, "draw edge", &[0]);
    assert_eq!(state.standard.discards.len(), 3, "nothing is shuffled before a card is needed");
    let events = play_scripted(&mut state, "draw standard", &[1]);
    assert_eq!(events[0], Event::Reshuffled { deck: Deck::Standard, cards: 3 });
    assert_eq!((hand(&state, 1).as_str(), stage(&state)), ("1 1s 2 3 4 L3", (1, Stage::Discarding)));
    assert_eq!((state.standard.deck.len(), state.standard.discards.len()), (2, 0));
    assert_eq!(state.edge.discards.len(), 1, "the other deck has its own pile");
    play(&mut state, "discard 1");
    assert_eq!(stage(&state), (2, Stage::Choosing));
}

#[test]
fn s10_from_an_exhausted_deck_nothing_is_drawn_and_the_other_must_be_used() {
    let mut state = position(&[PLAIN], &["1 2", "3"]);
    exhaust(&mut state, Deck::Standard);
    assert_eq!(refusal(&state, "draw standard"), Refusal::Exhausted { deck: Deck::Standard });
    play(&mut state, "draw edge");
    assert_eq!(legal(&state), ["draw edge"]);
    state.standard.discards = pile("1");
    assert!(is_legal(&state, "draw standard"), "a discard pile is enough");
}

#[test]
fn s10_the_decks_are_never_both_exhausted() {
    let game = sun_on("long");
    let cards = game.edition().standard().len() + game.edition().edge().len() - 1;
    let state = game.setup(5, &mut Fast::new(1));
    let unfinished: usize =
        (1..10).map(|level| usize::from(state.pyramid.places_on(level))).sum::<usize>() - 1;
    let most_in_hands = 4 * 5 + 6;
    assert_eq!((cards, unfinished, most_in_hands), (77, 44, 26));
    assert!(cards > unfinished + most_in_hands);
}

#[test]
fn s11_cards_are_placed_one_after_the_other_until_the_player_stops() {
    let mut state = position(&[PLAIN], &["1 2 3", "3"]);
    assert_eq!(refusal(&state, "stop"), Refusal::NothingDone);
    play(&mut state, "place 1 a1");
    assert_eq!(stage(&state), (1, Stage::Placing));
    play(&mut state, "place 2 b1");
    assert_eq!(state.hands[seat(1)].len(), 1, "nothing is drawn");
    let events = play(&mut state, "stop");
    assert_eq!(events, [Event::TurnEnded { seat: seat(1) }]);
    assert_eq!(stage(&state), (2, Stage::Choosing));
}

#[test]
fn s11_one_plays_from_ones_own_hand() {
    let state = position(&[PLAIN], &["1 2", "3"]);
    assert_eq!(refusal(&state, "place 3 a1"), Refusal::NotInHand { card: card("3") });
}

#[test]
fn s11_the_turn_is_over_with_the_last_card() {
    let mut state = position(&[PLAIN], &["1", "3"]);
    play(&mut state, "place 1 a1");
    assert_eq!(stage(&state), (2, Stage::Choosing));
}

#[test]
fn s11_equal_cards_are_one_choice() {
    let mut state = position_up_to(7, &["2 2 L1 T3", "3"]);
    assert_eq!(legal(&state), ["draw standard", "draw edge", "place 2 a8", "place T3 a8"]);
    state.pyramid = pyramid(&[PLAIN, "1 1 1"]);
    assert_eq!(
        state.pyramid.open(),
        Places::from_iter(["d1", "e1", "f1", "g1", "h1", "a2", "b2"].map(place))
    );
    let places = ["d1", "e1", "f1", "g1", "h1", "a2", "b2"].map(|place| format!("place 2 {place}"));
    let mut expected = vec!["draw standard".to_owned(), "draw edge".to_owned()];
    expected.extend(places);
    expected.push("place L1 a2".to_owned());
    assert_eq!(legal(&state), expected);
}
