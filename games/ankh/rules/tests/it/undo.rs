//! Taking back at an Ankh table: possible, recorded, never free, because every turn draws a card.

use benben_ankh::Ankh;
use benben_core::{CannotUndo, Record, Refused, Seat, Seed, Setting, Table};

fn table() -> Table<Ankh> {
    Table::open(Setting::standard(), 2, Seed::from_number(7))
}

fn play_first_legal(table: &mut Table<Ankh>) -> Seat {
    let seat = table.turn().awaited().first().expect("the game has just begun");
    let action = table.legal(seat)[0];
    table.play(seat, action).expect("the action is legal");
    seat
}

#[test]
fn a_step_taken_back_leaves_the_state_as_it_was_and_stays_in_the_record() {
    let mut table = table();
    let before = *table.state();
    let seat = play_first_legal(&mut table);
    assert!(!table.undo_is_free(seat), "a card was drawn");
    assert_eq!(table.undo(seat), Ok(1));
    assert_eq!(*table.state(), before);
    play_first_legal(&mut table);
    let text = table.record(&[], None).to_text();
    let steps: Vec<_> = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
    assert!(steps[1].ends_with("undo 1 same luck"), "{steps:?}");
    let replayed =
        Record::parse(&text).and_then(|record| record.verify::<Ankh>()).expect("the record is sound");
    assert_eq!(replayed.state(), table.state());
    assert_eq!(replayed.next_number(seat), 4);
}

#[test]
fn nothing_can_be_taken_back_after_others_played_on() {
    let mut table = table();
    let first = play_first_legal(&mut table);
    play_first_legal(&mut table);
    assert_eq!(table.undo(first), Err(CannotUndo::PlayedOn(1)));
    let other = first.left(2);
    assert_eq!(table.undo(other), Ok(2));
    assert_eq!(table.undo(other), Err(CannotUndo::NothingPlayed(other)));
    assert_eq!(table.undo(first), Ok(1));
}

#[test]
fn a_repeated_request_is_harmless_also_after_taking_back() {
    let mut table = table();
    let seat = table.turn().awaited().first().expect("the game has just begun");
    let action = table.legal(seat)[0];
    table.play_numbered(seat, 1, action).expect("the action is legal");
    table.undo(seat).expect("it was the last step");
    assert_eq!(table.play_numbered(seat, 1, action), Err(Refused::AlreadyPlayed));
    assert_eq!(table.play_numbered(seat, 2, action), Err(Refused::WrongNumber { expected: 3 }));
    assert!(table.play_numbered(seat, 3, action).is_ok());
}
