//! Taking back: sealed marks are nobody else's business until all have finished.

use crate::position::seat;
use benben_core::{Seat, Seed, Setting, Table};
use benben_pyramids::Pyramids;

fn play_first_legal(table: &mut Table<Pyramids>, seat: Seat) {
    let action = table.legal(seat)[0];
    table.play(seat, action).expect("the action is legal");
}

#[test]
fn a_choice_can_be_taken_back_until_all_have_chosen() {
    let mut table = Table::<Pyramids>::open(Setting::standard(), 2, Seed::from_number(7));
    let before = *table.state();
    play_first_legal(&mut table, seat(1));
    assert!(table.undo_is_free(seat(1)), "nobody has seen which cards are kept");
    assert_eq!(table.undo(seat(1)), Ok(1));
    assert_eq!(*table.state(), before);
    play_first_legal(&mut table, seat(1));
    play_first_legal(&mut table, seat(2));
    assert!(!table.undo_is_free(seat(2)), "everything is revealed");
}

#[test]
fn sealed_marks_are_freely_taken_back_though_others_marked_since() {
    let mut table = Table::<Pyramids>::open(Setting::standard(), 3, Seed::from_number(7));
    (1..=3).for_each(|number| play_first_legal(&mut table, seat(number)));
    play_first_legal(&mut table, seat(1));
    play_first_legal(&mut table, seat(2));
    assert!(table.undo_is_free(seat(1)));
    assert_eq!(table.undo(seat(1)), Ok(4));
    assert!(table.turn().awaited().contains(seat(1)));
    assert!(table.state().players[seat(1)].sealed.is_none());
    assert!(table.state().players[seat(2)].sealed.is_some());
}
