//! Selling and storing (C20-C24, C44).

use crate::position::{position, position_with, seat};
use benben_cheops::{Event, Purse, Refusal, Stage};
use benben_core::Viewer;

#[test]
fn c20_selling_pays_ten() {
    let table = position(2).play("take a1 mother, sell");
    assert_eq!(table.purse(1), 10);
    assert_eq!(position(2).play("take a1 mother, store").purse(1), 0);
}

#[test]
fn c20_laws_1_and_2_change_the_price() {
    assert_eq!(position(2).law("1", "market").play("take a1 mother, sell").purse(1), 5);
    assert_eq!(position(2).law("2", "market").play("take a1 mother, sell").purse(1), 15);
}

#[test]
fn c21_a_sold_treasure_covers_the_topmost_number_of_its_colour() {
    let table = position(2).play("take a1 mother, sell");
    assert_eq!((table.covered("blue"), table.covered("orange")), (1, 0));
    let again = table.play("end, take a7 mother, sell");
    assert_eq!(again.covered("blue"), 2);
}

#[test]
fn c22_the_lowest_number_is_never_covered() {
    let last = position(2).board("blue", "5 10 15 20 25", 3).play("take a1 mother, sell");
    assert_eq!(last.covered("blue"), 4);
    let full = last.play("end, take a7 mother");
    // Only storing is left, so it is stored without asking (C44).
    assert_eq!((full.covered("blue"), full.stored(2, "blue")), (4, 1));
}

#[test]
fn c22_law_10_cannot_sell_onto_a_full_board() {
    let table = position(2).board("blue", "5 10 15 20 25", 4).store(1, "blue").law("10", "held by 1");
    assert_eq!(
        table.refused("law 10 sell blue"),
        Refusal::BoardFull { colour: crate::position::colour("blue") }
    );
}

#[test]
fn c23_a_stored_treasure_lies_before_its_owner() {
    let table = position(2).play("take a1 mother, store, end, take a7 son, store");
    assert_eq!((table.stored(1, "blue"), table.stored(2, "blue")), (1, 1));
    assert_eq!(table.covered("blue"), 0);
}

#[test]
fn c24_strict_hides_the_money_of_others() {
    let table = position_with(3, "money=strict").money(1, 30).money(2, 40);
    let purses = |viewer| table.view(viewer).money.as_slice().to_vec();
    assert_eq!(purses(Viewer::Seat(seat(1))), [Purse::Seen(30), Purse::Hidden, Purse::Hidden]);
    assert_eq!(purses(Viewer::Public), [Purse::Hidden; 3]);
    assert_eq!(purses(Viewer::Open), [Purse::Seen(30), Purse::Seen(40), Purse::Seen(0)]);
}

#[test]
fn c24_the_memory_aid_counts_for_everybody() {
    let table = position_with(2, "money=aid").money(1, 30).money(2, 40);
    let purses = |viewer| table.view(viewer).money.as_slice().to_vec();
    assert_eq!(purses(Viewer::Seat(seat(1))), [Purse::Seen(30), Purse::Counted(40)]);
    assert_eq!(purses(Viewer::Public), [Purse::Counted(30), Purse::Counted(40)]);
}

#[test]
fn c24_open_money_is_seen_by_all() {
    let table = position_with(2, "money=open").money(1, 30).money(2, 40);
    assert_eq!(table.view(Viewer::Public).money.as_slice(), [Purse::Seen(30), Purse::Seen(40)]);
}

#[test]
fn c44_where_only_selling_is_left_it_happens_without_asking() {
    let table = position(2).law("4", "under blue").play("take a1 mother");
    assert_eq!((table.purse(1), table.covered("blue"), table.stored(1, "blue")), (10, 1, 0));
    assert_eq!(table.state.layout.stage, Stage::Choose);
}

#[test]
fn c44_where_only_storing_is_left_it_happens_without_asking() {
    let by_law_5 = position(2).law("5", "under blue").play("take a1 mother");
    assert_eq!((by_law_5.purse(1), by_law_5.stored(1, "blue")), (0, 1));
    let by_full_board = position(2).board("blue", "5 10 15 20 25", 4).play("take a1 mother");
    assert_eq!((by_full_board.purse(1), by_full_board.stored(1, "blue")), (0, 1));
}

#[test]
fn c44_where_neither_is_left_the_treasure_is_discarded() {
    let table = position(2).law("4", "under blue").board("blue", "5 10 15 20 25", 4).play("take a1 mother");
    let blue = crate::position::colour("blue");
    assert_eq!((table.purse(1), table.stored(1, "blue"), table.state.layout.discarded[blue]), (0, 0, 1));
    assert!(table.events.contains(&Event::Discarded { seat: seat(1), colour: blue }));
}

#[test]
fn c44_where_both_are_possible_the_player_is_asked() {
    assert_eq!(position(2).law("6", "under blue").play("take a1 mother").legal(), ["sell", "store"]);
}
