//! What marked symbols do (P17-P23).

use crate::position::{
    card, chamber, fields, is_legal, mark_entry, mark_tomb, marking, nearly_done, play, play_without_luck,
    pyramids_with, refusal, seat,
};
use benben_core::Seats;
use benben_pyramids::{Chamber, Event, Fields, Pyramids, Refusal, Shape, Sheet, State};

/// Seat 1 has a card with this chamber and these marks, and card 2 without marks; seat 2 has marked.
fn position(plan: &str, shape: Shape, marked: &str) -> (Pyramids, State) {
    let game = pyramids_with(&[plan, "E.... / ..... / ..#.. / ..... / T...."]);
    let cards = [chamber(1, marked), chamber(2, "")];
    let mut state = marking(&game, shape, &[&cards, &[chamber(3, ""), chamber(4, "")]]);
    play_without_luck(&game, &mut state, 2, &mark_entry(&game, 3));
    (game, state)
}

/// The sheet after one marking on a fresh sheet that has so many skulls.
fn ticked(plan: &str, skulls: u8, action: &str) -> Sheet {
    let (game, mut state) = position(plan, Shape::I3, "");
    state.players[seat(1)].sheet.skulls = skulls;
    play(&game, &mut state, 1, action);
    state.players[seat(1)].sheet
}

#[test]
fn p17_a_symbol_takes_effect_as_soon_as_it_is_marked() {
    let sheet = ticked("ERG.. / ..... / ..... / ..... / ....T", 0, "mark 1 a1 b1 c1");
    assert_eq!((sheet.red, sheet.green), (1, 1));
}

#[test]
fn p17_of_one_marking_skulls_come_before_potions() {
    let sheet = ticked("EPS.. / ..... / ..... / ..... / ....T", 0, "mark 1 a1 b1 c1");
    assert_eq!(sheet.skulls, 0, "the potion erases the skull of the same marking");
    let sheet = ticked("EPS.. / ..... / ..... / ..... / ....T", 3, "mark 1 a1 b1 c1");
    assert_eq!(sheet.skulls, 2);
}

#[test]
fn p17_an_extra_field_is_a_marking_of_its_own() {
    let (game, mut state) = position("EP+S. / ..... / ..... / ..... / ....T", Shape::I3, "");
    play_without_luck(&game, &mut state, 1, "mark 1 a1 b1 c1");
    play(&game, &mut state, 1, "mark 1 d1");
    assert_eq!(state.players[seat(1)].sheet.skulls, 1, "the potion came before the skull");
}

#[test]
fn p18_a_cross_gives_exactly_one_more_field_on_either_card() {
    let (game, mut state) = position("E.+.. / ..... / ..... / ..... / ....T", Shape::I3, "");
    assert!(play_without_luck(&game, &mut state, 1, "mark 1 a1 b1 c1").is_empty());
    assert_eq!(state.awaited, Seats::only(seat(1)), "one more field is owed");
    assert!(is_legal(&game, &state, "mark 1 d1"));
    assert!(is_legal(&game, &state, "mark 2 a1"), "P13: the entry of the other card");
    assert_eq!(refusal(&game, &state, "mark 1 d1 d2 d3"), Refusal::OneField { fields: fields("d1 d2 d3") });
    assert_eq!(refusal(&game, &state, "mark 1 e1"), Refusal::Apart { fields: fields("e1") });
    assert_eq!(refusal(&game, &state, "mark 1 b1"), Refusal::MarkedBefore { fields: fields("b1") });
    let events = play(&game, &mut state, 1, "mark 2 a1");
    assert!(events.contains(&Event::Marked { seat: seat(1), card: card(1), fields: fields("a1 b1 c1") }));
    assert!(events.contains(&Event::Marked { seat: seat(1), card: card(2), fields: fields("a1") }));
}

#[test]
fn p18_a_cross_marked_for_a_cross_gives_another() {
    let (game, mut state) = position("E.++. / ..... / ..... / ..... / ....T", Shape::I3, "");
    play_without_luck(&game, &mut state, 1, "mark 1 a1 b1 c1");
    play_without_luck(&game, &mut state, 1, "mark 1 d1");
    assert!(state.awaited.contains(seat(1)));
    play(&game, &mut state, 1, "mark 1 e1");
    assert_eq!(state.players[seat(1)].chambers[0].marked, fields("a1 b1 c1 d1 e1"));
}

#[test]
fn p18_two_crosses_in_one_shape_give_two_fields() {
    let (game, mut state) = position("E++.. / ..... / ..... / ..... / ....T", Shape::I3, "");
    play_without_luck(&game, &mut state, 1, "mark 1 a1 b1 c1");
    assert_eq!(state.players[seat(1)].sealed.unwrap().extra, 2);
    play_without_luck(&game, &mut state, 1, "mark 1 d1");
    assert!(state.awaited.contains(seat(1)));
    play(&game, &mut state, 1, "mark 1 d2");
    assert_eq!(state.players[seat(1)].chambers[0].marked.len(), 5);
}

#[test]
fn p18_a_card_whose_tomb_is_marked_still_takes_extra_fields_in_this_step() {
    let (game, mut state) = position("E.... / ..... / ..... / ...R. / ..+T.", Shape::I3, "a1 a2 a3 a4 a5");
    play_without_luck(&game, &mut state, 1, "mark 1 b5 c5 d5");
    assert!(is_legal(&game, &state, "mark 1 d4"), "the gem above the tomb");
    let events = play(&game, &mut state, 1, "mark 1 d4");
    assert_eq!(state.players[seat(1)].sheet.red, 1);
    assert!(events.contains(&Event::Completed { seat: seat(1), card: card(1) }));
}

/// Seat 1 has nothing but one card, on which only a cross and the tomb are left.
fn last_fields(free: &str) -> (Pyramids, State) {
    let game = pyramids_with(&["E.... / ..... / ..... / ....+ / ....T"]);
    let full = Chamber { card: card(1), marked: Fields::ALL - fields(free) };
    let mut state = marking(&game, Shape::I2, &[&[full], &[nearly_done(&game, 3), nearly_done(&game, 4)]]);
    play_without_luck(&game, &mut state, 2, &mark_tomb(&game, 3));
    (game, state)
}

#[test]
fn p18_an_extra_field_lapses_if_none_is_left() {
    let (game, mut state) = last_fields("e4 e5");
    let events = play(&game, &mut state, 1, "mark 1 e4 e5");
    assert!(events.contains(&Event::Completed { seat: seat(1), card: card(1) }), "the step went on");
}

#[test]
fn p18_an_extra_field_does_not_lapse_while_one_is_left() {
    let (game, mut state) = last_fields("d5 e4 e5");
    play_without_luck(&game, &mut state, 1, "mark 1 e4 e5");
    assert!(state.awaited.contains(seat(1)));
    play(&game, &mut state, 1, "mark 1 d5");
}

#[test]
fn p19_gems_tick_the_next_box_up_to_ten() {
    let plan = "ERG.. / ..... / ..... / ..... / ....T";
    for (before, after) in [(0, 1), (9, 10), (10, 10)] {
        let (game, mut state) = position(plan, Shape::I3, "");
        (state.players[seat(1)].sheet.red, state.players[seat(1)].sheet.green) = (before, 4);
        play(&game, &mut state, 1, "mark 1 a1 b1 c1");
        let sheet = state.players[seat(1)].sheet;
        assert_eq!((sheet.red, sheet.green), (after, 5));
    }
    let two = ticked("ERR.. / ..... / ..... / ..... / ....T", 0, "mark 1 a1 b1 c1");
    assert_eq!((two.red, two.green), (2, 0));
}

#[test]
fn p20_a_torch_ticks_the_box_of_the_round_once() {
    for round in 1..=4 {
        let (game, mut state) = position("ELL.. / ..... / ..... / ..... / ....T", Shape::I3, "");
        state.round = round;
        play(&game, &mut state, 1, "mark 1 a1 b1 c1");
        let torches = state.players[seat(1)].sheet.torches;
        assert_eq!(torches.count(), 1, "two torches in one round count once");
        assert!(torches.has(round));
    }
}

#[test]
fn p20_a_torch_in_a_round_already_ticked_does_nothing() {
    let (game, mut state) = position("EL... / ..... / ..... / ..... / ....T", Shape::I3, "");
    state.round = 2;
    state.players[seat(1)].sheet.torches = [false, true, false, false].into();
    play(&game, &mut state, 1, "mark 1 a1 b1 c1");
    assert_eq!(state.players[seat(1)].sheet.torches, [false, true, false, false].into());
}

#[test]
fn p21_skulls_tick_the_next_box_up_to_ten() {
    let plan = "ESS.. / ..... / ..... / ..... / ....T";
    for (before, after) in [(0, 2), (8, 10), (9, 10), (10, 10)] {
        assert_eq!(ticked(plan, before, "mark 1 a1 b1 c1").skulls, after);
    }
}

#[test]
fn p22_a_potion_erases_the_two_worst_skulls_or_as_many_as_there_are() {
    let plan = "EP... / ..... / ..... / ..... / ....T";
    for (before, after) in [(0, 0), (1, 0), (2, 0), (3, 1), (10, 8)] {
        assert_eq!(ticked(plan, before, "mark 1 a1 b1 c1").skulls, after);
    }
    assert_eq!(ticked("EPP.. / ..... / ..... / ..... / ....T", 7, "mark 1 a1 b1 c1").skulls, 3);
}

#[test]
fn p23_a_card_is_complete_when_its_tomb_is_marked_and_not_before() {
    let plan = "E.... / ..... / ..... / ..... / ...T.";
    let (game, mut state) = position(plan, Shape::I3, "a1 a2 a3 a4 a5");
    let other = state;
    play(&game, &mut state, 1, "mark 1 b5 c5 d5");
    assert!(state.players[seat(1)].completed.contains(card(1)));
    let mut state = other;
    play(&game, &mut state, 1, "mark 1 b5");
    assert!(state.players[seat(1)].completed.is_empty());
}
