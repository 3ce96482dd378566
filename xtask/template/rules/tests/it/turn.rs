//! A turn and what it scores.

use benben_core::{Game, Refusal as _, Seat, Seed, Setting, Standings, Table, Turn};
use benben___id__::{Action, Card, Event, Refusal, State, __Name__, scores};

fn table() -> Table<__Name__> {
    Table::open(Setting::standard(), 2, Seed::from_number(1))
}

/// Whoever is awaited lays the first card in hand.
fn lay_first(table: &mut Table<__Name__>) -> Event {
    let seat = table.turn().awaited().into_iter().next().unwrap();
    let action = table.legal(seat)[0];
    table.play(seat, action).unwrap().events[0]
}

#[test]
fn __r__1_a_card_in_hand_is_laid_and_another_is_refused() {
    let table = table();
    let State { turn, hands, .. } = *table.state();
    let held = hands[turn][0];
    assert_eq!(table.game().check(table.state(), turn, &Action(held)), Ok(()));
    let missing = (1..=9).map(Card).find(|card| !hands[turn].contains(card)).unwrap();
    let refusal = table.game().check(table.state(), turn, &Action(missing)).unwrap_err();
    assert_eq!(refusal, Refusal::NotInHand { card: missing });
    assert_eq!(refusal.rule(), "__R__1");
}

#[test]
fn __r__1_turns_go_round() {
    let mut table = table();
    let first = table.state().turn;
    lay_first(&mut table);
    assert_eq!(table.state().turn, Seat::new(1 - first.index()));
    lay_first(&mut table);
    assert_eq!(table.state().turn, first);
}

#[test]
fn __r__2_only_a_higher_card_scores() {
    assert!(scores(Card(5), Some(Card(4))));
    assert!(!scores(Card(4), Some(Card(4))));
    assert!(!scores(Card(3), Some(Card(4))));
    assert!(!scores(Card(9), None));
}

#[test]
fn __r__2_the_game_ends_with_the_last_card_and_the_most_points_win() {
    let mut table = table();
    let mut points = [0; 2];
    for left in (1..=14).rev() {
        assert_ne!(table.turn(), Turn::Over, "{left} cards are left");
        let Event::Laid { seat, scored, .. } = lay_first(&mut table) else { panic!("a card was laid") };
        points[seat.index()] += i32::from(scored);
    }
    assert_eq!(table.turn(), Turn::Over);
    let outcome = table.game().outcome(table.state());
    let scores = benben_core::PerSeat::from_fn(2, |seat| points[seat.index()]);
    assert_eq!(outcome.standings, Standings::by_score(scores));
}
