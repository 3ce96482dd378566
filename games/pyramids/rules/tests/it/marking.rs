//! Marking (P10-P16).

use crate::position::{
    card, chamber, fields, is_legal, mark_entry, marking, play, play_without_luck, pyramids, pyramids_with,
    refusal, seat,
};
use benben_core::{Game, Seats, Viewer};
use benben_pyramids::{Event, Fields, Pyramids, Refusal, Shape, State};

/// Cards 1 and 2 of seat 1; card 1 is almost empty.
const OPEN: &str = "..E.. / ..... / .#... / ..... / ....T";
const OTHER: &str = "E.... / ..... / ..#.. / ..... / T....";

fn game() -> Pyramids {
    pyramids_with(&[OPEN, OTHER])
}

/// Seat 1 has cards 1 and 2, seat 2 cards 3 and 4.
fn position(shape: Shape, marked: &str) -> State {
    marking(&game(), shape, &[&[chamber(1, marked), chamber(2, "")], &[chamber(3, ""), chamber(4, "")]])
}

#[test]
fn p10_all_mark_at_the_same_time_each_on_one_card() {
    let (game, mut state) = (game(), position(Shape::I3, ""));
    assert_eq!(state.awaited, Seats::all(2));
    play(&game, &mut state, 2, &mark_entry(&game, 3));
    assert_eq!(state.awaited, Seats::only(seat(1)));
    play(&game, &mut state, 1, "mark 1 c1 c2 c3");
    assert_eq!(state.players[seat(1)].chambers[0].marked, fields("c1 c2 c3"));
    assert_eq!(state.players[seat(1)].chambers[1].marked, Fields::NONE);
}

#[test]
fn p10_one_marks_only_on_own_cards_in_play() {
    let (game, state) = (game(), position(Shape::I3, ""));
    assert_eq!(refusal(&game, &state, "mark 3 c1"), Refusal::NotInPlay { card: card(3) });
    assert_eq!(refusal(&game, &state, "mark 21 c1"), Refusal::NotInPlay { card: card(21) });
    assert!(is_legal(&game, &state, "mark 2 a1"));
}

#[test]
fn p10_marks_and_ticks_are_secret_until_all_have_finished() {
    let game = pyramids_with(&["..R.. / ..E.. / .#... / ..... / ....T"
        .replacen("..R.. / ..E..", "..E.. / ..R..", 1)
        .as_str()]);
    let mut state =
        marking(&game, Shape::I3, &[&[chamber(1, ""), chamber(2, "")], &[chamber(3, ""), chamber(4, "")]]);
    let others = [Viewer::Seat(seat(2)), Viewer::Public];
    let before = others.map(|viewer| game.view(&state, viewer));
    assert!(play_without_luck(&game, &mut state, 1, "mark 1 c1 c2 c3").is_empty());
    assert_eq!(others.map(|viewer| game.view(&state, viewer)), before);
    let own = game.view(&state, Viewer::Seat(seat(1))).players[seat(1)];
    assert_eq!(own.sealed.unwrap().marks[0], fields("c1 c2 c3"));
    assert_eq!((own.sealed.unwrap().sheet.red, own.sheet.red), (1, 0));
    assert_eq!(game.standings(&state).scores[seat(1)], 0);
    let events = play(&game, &mut state, 2, &mark_entry(&game, 3));
    assert_eq!(events[0], Event::Marked { seat: seat(1), card: card(1), fields: fields("c1 c2 c3") });
    assert!(matches!(events[1], Event::Ticked { sheet, .. } if sheet.red == 1));
    assert!(state.players[seat(1)].sealed.is_none());
    assert_eq!(game.standings(&state).scores[seat(1)], 1);
}

#[test]
fn p11_the_shape_may_be_turned_and_mirrored_but_not_changed() {
    let (game, state) = (game(), position(Shape::L4, ""));
    for turned in ["c1 c2 c3 d3", "c1 d1 e1 e2", "a1 b1 c1 c2", "c1 c2 d2 e2", "b1 c1 c2 c3"] {
        assert!(is_legal(&game, &state, &format!("mark 1 {turned}")), "{turned}");
    }
    let shape = Shape::L4;
    for bent in ["b2 c1 c2 d1", "c1 c2 d1 d2", "c1 c2 c3 c4", "c1 c2 c3", "c1 c2"] {
        let refused = Refusal::NotTheShape { shape, fields: fields(bent) };
        assert_eq!(refusal(&game, &state, &format!("mark 1 {bent}")), refused);
    }
}

#[test]
fn p12_walls_are_never_marked() {
    let (game, state) = (game(), position(Shape::I3, "b1 b2 c1"));
    assert_eq!(refusal(&game, &state, "mark 1 b3"), Refusal::Wall { fields: fields("b3") });
    assert_eq!(refusal(&game, &state, "mark 1 a3 b3 c3"), Refusal::Wall { fields: fields("b3") });
    assert!(is_legal(&game, &state, "mark 1 a2"));
}

#[test]
fn p12_no_field_is_marked_twice() {
    let (game, state) = (game(), position(Shape::I3, "c1 c2"));
    assert_eq!(refusal(&game, &state, "mark 1 c2"), Refusal::MarkedBefore { fields: fields("c2") });
    assert_eq!(refusal(&game, &state, "mark 1 c2 c3 c4"), Refusal::MarkedBefore { fields: fields("c2") });
    assert!(is_legal(&game, &state, "mark 1 c3 c4 c5"));
}

#[test]
fn p13_the_first_marking_includes_the_entry() {
    let (game, state) = (game(), position(Shape::I3, ""));
    let refused = Refusal::WithoutEntry { entry: fields("c1") };
    assert_eq!(refusal(&game, &state, "mark 1 c2 c3 c4"), refused);
    assert_eq!(refusal(&game, &state, "mark 1 c2"), refused);
    assert!(is_legal(&game, &state, "mark 1 c1 c2 c3"));
    assert!(is_legal(&game, &state, "mark 1 a1 b1 c1"));
}

#[test]
fn p14_later_markings_share_a_side_with_the_marks() {
    let (game, state) = (game(), position(Shape::I2, "c1 c2"));
    assert!(is_legal(&game, &state, "mark 1 c3 c4"));
    assert!(is_legal(&game, &state, "mark 1 d1 e1"));
    for apart in ["a4 a5", "d3 e3", "a1 a2"] {
        assert_eq!(
            refusal(&game, &state, &format!("mark 1 {apart}")),
            Refusal::Apart { fields: fields(apart) }
        );
    }
}

#[test]
fn p15_a_single_field_is_the_entry_or_beside_the_marks() {
    let (game, state) = (game(), position(Shape::O4, "c1 c2"));
    assert!(is_legal(&game, &state, "mark 1 c3"));
    assert!(is_legal(&game, &state, "mark 1 b1"));
    assert!(is_legal(&game, &state, "mark 2 a1"), "the entry of the other card");
    assert_eq!(refusal(&game, &state, "mark 1 d3"), Refusal::Apart { fields: fields("d3") });
    assert_eq!(refusal(&game, &state, "mark 2 a2"), Refusal::WithoutEntry { entry: fields("a1") });
}

#[test]
fn p15_a_single_field_may_be_the_tomb() {
    let (game, mut state) = (game(), position(Shape::O4, "c1 c2 c3 c4 c5 d5"));
    play(&game, &mut state, 2, &mark_entry(&game, 3));
    play(&game, &mut state, 1, "mark 1 e5");
    assert!(state.players[seat(1)].completed.contains(card(1)));
}

#[test]
fn p15_one_may_mark_one_field_though_the_shape_would_fit() {
    let (game, state) = (game(), position(Shape::I2, "c1"));
    assert!(is_legal(&game, &state, "mark 1 c2 c3"));
    assert!(is_legal(&game, &state, "mark 1 c2"));
}

#[test]
fn p16_example_an_l_mirrored_and_turned_begins_with_the_entry() {
    let (game, mut state) = (game(), position(Shape::L4, ""));
    play(&game, &mut state, 1, "mark 1 a1 a2 b1 c1");
    play(&game, &mut state, 2, &mark_entry(&game, 3));
    assert_eq!(state.players[seat(1)].chambers[0].marked, fields("a1 a2 b1 c1"));
}

#[test]
fn p10_nobody_can_pass() {
    let game = pyramids();
    let state = position(Shape::O4, "");
    let mut actions = Vec::new();
    game.legal(&state, seat(1), &mut actions);
    assert!(!actions.is_empty());
    assert!("pass".parse::<benben_pyramids::Action>().is_err());
}
