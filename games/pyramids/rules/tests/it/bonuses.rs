//! Colour bonuses (P28-P30).

use crate::position::{
    card, cards, give, lay_out, mark_entry, mark_tomb, marking, nearly_done, play, pyramids, seat,
};
use benben_core::Game;
use benben_pyramids::{Chamber, Colour, Event, Fields, Pyramids, Shape, State, Step};

/// The `index`-th card of a colour.
fn of(game: &Pyramids, colour: Colour, index: usize) -> u8 {
    game.edition().of_colour(colour).each().nth(index).expect("there are 16 of a colour").number()
}

/// Each seat can complete one card; beside it lies another that nobody will complete.
fn position(game: &Pyramids, numbers: &[u8]) -> State {
    let spare: Vec<u8> =
        (1..=48).filter(|number| !numbers.contains(number)).filter(|n| !(21..=24).contains(n)).collect();
    let hands: Vec<[Chamber; 2]> = numbers
        .iter()
        .zip(&spare)
        .map(|(number, spare)| [nearly_done(game, *number), nearly_done(game, *spare)])
        .collect();
    let hands: Vec<&[Chamber]> = hands.iter().map(|hand| &hand[..]).collect();
    marking(game, Shape::O4, &hands)
}

/// Everyone completes the first card, and takes blind until the step is over.
fn complete_all(game: &Pyramids, state: &mut State, numbers: &[u8]) -> Vec<(usize, Colour, u8)> {
    let mut events = Vec::new();
    for (index, number) in numbers.iter().enumerate() {
        events.extend(play(game, state, index + 1, &mark_tomb(game, *number)));
    }
    while state.step == Step::Taking {
        let taker = state.awaited.first().expect("somebody takes");
        events.extend(play(game, state, usize::from(taker.number()), "take deck"));
    }
    let bonus = |event| match event {
        Event::Bonus { seat, colour, points } => Some((usize::from(seat.number()), colour, points)),
        _ => None,
    };
    events.into_iter().filter_map(bonus).collect()
}

/// The player's second card is this one, its tomb already marked: it is set aside in this step too.
fn complete_also(game: &Pyramids, state: &mut State, number: usize, other: u8) {
    let marked = Fields::ALL - game.edition().plan(card(other)).walls;
    let chambers = &mut state.players[seat(number)].chambers;
    chambers[1] = Chamber { card: card(other), marked };
    lay_out(state);
}

#[test]
fn p28_the_second_fourth_and_sixth_card_of_a_colour_earn_a_bonus() {
    let game = pyramids();
    let number = of(&game, Colour::Orange, 2);
    for before in 0..8 {
        let numbers = [number, of(&game, Colour::Green, 0)];
        let mut state = position(&game, &numbers);
        give(&game, &mut state, 1, Colour::Orange, before);
        let earned = complete_all(&game, &mut state, &numbers);
        let expected: &[_] = if [1, 3, 5].contains(&before) { &[(1, Colour::Orange, 10)] } else { &[] };
        assert_eq!(earned, expected, "after {before} cards");
    }
}

#[test]
fn p28_bonuses_go_10_6_3_and_then_nothing() {
    let game = pyramids();
    let numbers = [of(&game, Colour::Orange, 2), of(&game, Colour::Green, 0)];
    for (taken, points) in [(0, Some(10)), (1, Some(6)), (2, Some(3)), (3, None)] {
        let mut state = position(&game, &numbers);
        give(&game, &mut state, 1, Colour::Orange, 1);
        (0..taken).for_each(|_| state.bonuses[Colour::Orange].push(seat(2)));
        let earned = complete_all(&game, &mut state, &numbers);
        assert_eq!(earned, points.map(|points| (1, Colour::Orange, points)).into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn p28_going_from_one_card_to_three_earns_one_bonus() {
    let game = pyramids();
    let (one, two) = (of(&game, Colour::Orange, 2), of(&game, Colour::Orange, 4));
    let mut state = position(&game, &[one, of(&game, Colour::Green, 0)]);
    complete_also(&game, &mut state, 1, two);
    give(&game, &mut state, 1, Colour::Orange, 1);
    let numbers = [one, of(&game, Colour::Green, 0)];
    assert_eq!(complete_all(&game, &mut state, &numbers), [(1, Colour::Orange, 10)]);
    assert_eq!(state.players[seat(1)].completed.and(game.edition().of_colour(Colour::Orange)).len(), 3);
}

#[test]
fn p28_one_player_may_earn_several() {
    let game = pyramids();
    let numbers = [of(&game, Colour::Orange, 2), of(&game, Colour::Green, 0)];
    let mut state = position(&game, &numbers);
    give(&game, &mut state, 1, Colour::Orange, 3);
    state.bonuses[Colour::Orange].push(seat(1));
    assert_eq!(complete_all(&game, &mut state, &numbers), [(1, Colour::Orange, 6)]);
    assert_eq!(*state.bonuses[Colour::Orange], [seat(1), seat(1)]);
}

#[test]
fn p29_example_bonuses_of_two_colours_do_not_compete() {
    let game = pyramids();
    let numbers = [of(&game, Colour::Green, 2), of(&game, Colour::Purple, 2)];
    let mut state = position(&game, &numbers);
    give(&game, &mut state, 1, Colour::Green, 1);
    give(&game, &mut state, 2, Colour::Purple, 1);
    let mut earned = complete_all(&game, &mut state, &numbers);
    earned.sort_by_key(|(seat, ..)| *seat);
    assert_eq!(earned, [(1, Colour::Green, 10), (2, Colour::Purple, 10)]);
}

#[test]
fn p29_the_lower_number_takes_first() {
    let game = pyramids();
    let (low, high) = (of(&game, Colour::Green, 2), of(&game, Colour::Green, 9));
    for (numbers, first) in [([low, high], 1), ([high, low], 2)] {
        let mut state = position(&game, &numbers);
        give(&game, &mut state, 1, Colour::Green, 1);
        give(&game, &mut state, 2, Colour::Green, 1);
        let earned = complete_all(&game, &mut state, &numbers);
        assert_eq!(earned, [(first, Colour::Green, 10), (3 - first, Colour::Green, 6)]);
    }
}

#[test]
fn p29_the_number_that_counts_is_that_of_the_colour() {
    let game = pyramids();
    let (high, low) = (of(&game, Colour::Green, 9), of(&game, Colour::Green, 5));
    let purple = of(&game, Colour::Purple, 0);
    assert!(purple < low, "seat 1 takes cards first, for its purple one");
    let numbers = [high, low];
    let mut state = position(&game, &numbers);
    complete_also(&game, &mut state, 1, purple);
    give(&game, &mut state, 1, Colour::Green, 1);
    give(&game, &mut state, 2, Colour::Green, 1);
    assert_eq!(complete_all(&game, &mut state, &numbers), [(2, Colour::Green, 10), (1, Colour::Green, 6)]);
}

#[test]
fn p29_of_two_cards_of_the_colour_the_lower_counts() {
    let game = pyramids();
    let [low, middle, high] = [1, 5, 9].map(|index| of(&game, Colour::Green, index));
    let numbers = [middle, high];
    let mut state = position(&game, &numbers);
    complete_also(&game, &mut state, 2, low);
    give(&game, &mut state, 1, Colour::Green, 1);
    assert_eq!(complete_all(&game, &mut state, &numbers), [(2, Colour::Green, 10), (1, Colour::Green, 6)]);
}

#[test]
fn p30_example_number_15_takes_6_and_number_33_takes_3() {
    let game = pyramids();
    let mut state = marking(
        &game,
        Shape::O4,
        &[
            &[nearly_done(&game, 33), nearly_done(&game, 2)],
            &[nearly_done(&game, 15), nearly_done(&game, 3)],
            &[nearly_done(&game, 5), nearly_done(&game, 6)],
        ],
    );
    give(&game, &mut state, 1, Colour::Purple, 1);
    give(&game, &mut state, 2, Colour::Purple, 3);
    state.bonuses[Colour::Purple].push(seat(3));
    play(&game, &mut state, 1, &mark_tomb(&game, 33));
    play(&game, &mut state, 2, &mark_tomb(&game, 15));
    // Seat 3 marks something that completes nothing: its other card starts anew.
    state.players[seat(3)].chambers[1].marked = Fields::NONE;
    play(&game, &mut state, 3, &mark_entry(&game, 6));
    assert_eq!(state.awaited.first(), Some(seat(2)), "P26: 15 before 33");
    play(&game, &mut state, 2, "take 21");
    let events = play(&game, &mut state, 1, "take 22");
    let bonuses: Vec<_> = events.iter().filter(|event| matches!(event, Event::Bonus { .. })).collect();
    let bonus = |number, points| Event::Bonus { seat: seat(number), colour: Colour::Purple, points };
    assert_eq!(bonuses, [&bonus(2, 6), &bonus(1, 3)]);
    assert_eq!(*state.bonuses[Colour::Purple], [seat(3), seat(2), seat(1)]);
    assert_eq!(game.standings(&state).scores[seat(2)], 40 + 6);
    assert_eq!(state.players[seat(1)].completed.and(cards(&[33])), cards(&[33]));
}
