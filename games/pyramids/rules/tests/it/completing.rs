//! Completing cards and taking new ones (P24-P27).

use crate::position::{
    card, cards, fields, is_legal, lay_out, mark_entry, mark_tomb, marking, nearly_done, play, play_with,
    play_without_luck, pyramids, pyramids_with, refusal, seat,
};
use benben_core::{Game, Scripted, Seats, Turn, Viewer};
use benben_pyramids::{Cards, Chamber, Event, Fields, Pyramids, Refusal, Shape, State, Step};

/// Seat 1 can complete cards 11 and 12, seat 2 cards 9 and 14.
fn position() -> (Pyramids, State) {
    let game = pyramids();
    let [one, two] = [[11, 12], [9, 14]].map(|numbers| numbers.map(|number| nearly_done(&game, number)));
    let state = marking(&game, Shape::O4, &[&one, &two]);
    (game, state)
}

#[test]
fn p24_completed_cards_are_set_aside_out_of_play() {
    let (game, mut state) = position();
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    let events = play_without_luck(&game, &mut state, 2, &mark_tomb(&game, 14));
    assert!(events.contains(&Event::Completed { seat: seat(1), card: card(11) }));
    assert_eq!(state.players[seat(1)].completed, cards(&[11]));
    assert_eq!(state.players[seat(1)].chambers.len(), 1);
    let public = game.view(&state, Viewer::Public);
    let colour = game.edition().card(card(11)).colour;
    assert_eq!(public.players[seat(1)].completed[colour], cards(&[11]));
}

#[test]
fn p25_a_new_card_comes_from_the_offer_or_blind_from_the_deck() {
    let (game, mut state) = position();
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    play(&game, &mut state, 2, &mark_tomb(&game, 14));
    assert_eq!((state.step, state.awaited), (Step::Taking, Seats::only(seat(1))));
    assert!(is_legal(&game, &state, "take 21") && is_legal(&game, &state, "take deck"));
    assert_eq!(refusal(&game, &state, "take 25"), Refusal::NotOffered { card: card(25) });
    let mut blind = state;
    play(&game, &mut state, 1, "take 23");
    assert!(state.players[seat(1)].chambers.iter().any(|chamber| chamber.card == card(23)));
    assert!(!state.offer.contains(card(23)));
    // Luck names the lowest card of the deck; the offer is full.
    let events = play_with(&game, &mut blind, 1, "take deck", &mut Scripted::new([0]));
    assert_eq!(events, [Event::Took { seat: seat(1), card: card(1), blind: true }]);
    assert!(blind.players[seat(1)].chambers.iter().any(|chamber| chamber.card == card(1)));
}

#[test]
fn p25_nobody_takes_after_the_last_expedition_card() {
    let (game, mut state) = position();
    state.round = 4;
    while state.revealed.len() < 7 {
        let shape = state.unseen.remove(0);
        state.revealed.push(shape);
    }
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    play_without_luck(&game, &mut state, 2, &mark_tomb(&game, 14));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(state.players[seat(1)].completed, cards(&[11]));
    assert_eq!(state.players[seat(1)].chambers.len(), 1);
}

#[test]
fn p26_players_take_in_ascending_order_of_completed_numbers() {
    let (game, mut state) = position();
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    play(&game, &mut state, 2, &mark_tomb(&game, 9));
    assert_eq!(state.awaited, Seats::only(seat(2)), "9 comes before 11");
    play(&game, &mut state, 2, "take 21");
    assert_eq!(state.awaited, Seats::only(seat(1)));
    play(&game, &mut state, 1, "take 22");
    assert_eq!(state.step, Step::Marking);
}

#[test]
fn p26_who_completed_two_counts_with_the_lower_and_takes_both_first() {
    // A cross above the tomb of card 1, so that both tombs can be marked in one step.
    let game = pyramids_with(&["E.... / ..... / ..... / ....+ / ....T"]);
    let almost = Chamber { card: card(1), marked: Fields::ALL - fields("e4 e5") };
    let mut state = marking(
        &game,
        Shape::I2,
        &[&[almost, nearly_done(&game, 40)], &[nearly_done(&game, 9), nearly_done(&game, 14)]],
    );
    play(&game, &mut state, 1, "mark 1 e4 e5");
    play(&game, &mut state, 1, &mark_tomb(&game, 40));
    play(&game, &mut state, 2, &mark_tomb(&game, 9));
    assert_eq!(state.players[seat(1)].completed, cards(&[1, 40]));
    assert_eq!(state.awaited, Seats::only(seat(1)));
    play(&game, &mut state, 1, "take 21");
    assert_eq!(state.awaited, Seats::only(seat(1)), "both cards before the next player");
    assert_eq!(state.offer, cards(&[22, 23, 24]), "P27: filled only when all due are taken");
    play(&game, &mut state, 1, "take 22");
    assert_eq!(state.awaited, Seats::only(seat(2)));
    assert_eq!(state.offer.len(), 4);
    play(&game, &mut state, 2, "take 23");
    assert_eq!(state.step, Step::Marking);
}

#[test]
fn p27_the_offer_is_filled_as_far_as_the_deck_goes() {
    let (game, mut state) = position();
    state.deck = cards(&[30]);
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    play(&game, &mut state, 2, &mark_tomb(&game, 14));
    let events = play(&game, &mut state, 1, "take 21");
    assert!(events.contains(&Event::Offered { card: card(30) }));
    assert_eq!(state.offer, cards(&[22, 23, 24, 30]));
    assert_eq!(game.check(&state, seat(2), &"take deck".parse().unwrap()), Err(Refusal::DeckEmpty));
    play(&game, &mut state, 2, "take 30");
    assert_eq!(state.offer, cards(&[22, 23, 24]), "there is no refill");
    assert_eq!(state.step, Step::Marking, "play goes on");
}

#[test]
fn p27_players_take_what_there_is_and_are_skipped_with_none() {
    let (game, mut state) = position();
    (state.deck, state.offer) = (Cards::NONE, cards(&[21]));
    let fourteen = state.players[seat(2)].chambers[1];
    state.players[seat(1)].chambers.remove(1);
    state.players[seat(2)].chambers = [fourteen].into_iter().collect();
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    play(&game, &mut state, 2, &mark_tomb(&game, 14));
    play(&game, &mut state, 1, "take 21");
    assert_eq!(state.step, Step::Marking, "nothing is left for seat 2");
    assert_eq!(state.awaited, Seats::only(seat(1)), "who has no card is skipped");
    play(&game, &mut state, 1, &mark_entry(&game, 21));
    assert_eq!(state.awaited, Seats::only(seat(1)));
}

#[test]
fn p27_the_game_ends_if_nobody_has_a_card() {
    let (game, mut state) = position();
    state.players[seat(1)].chambers.remove(1);
    state.players[seat(2)].chambers.remove(1);
    lay_out(&mut state);
    (state.deck, state.offer) = (Cards::NONE, Cards::NONE);
    play(&game, &mut state, 1, &mark_tomb(&game, 11));
    let events = play_without_luck(&game, &mut state, 2, &mark_tomb(&game, 9));
    assert_eq!(events.last(), Some(&Event::Ended { rule: "P27" }));
    assert_eq!(game.turn(&state), Turn::Over);
    assert_eq!(game.outcome(&state).ended_by, "P27");
}
