//! Laws 10 to 12 (C40-C43).

use crate::position::{colour, position, seat};
use benben_cheops::{Ended, Event, Refusal, Spot, Stage};

#[test]
fn c40_a_law_is_used_once_and_leaves_the_game() {
    let table = position(2).law("10", "held by 1").store(1, "blue blue").play("law 10 sell blue");
    assert_eq!(table.law_place("10"), "gone");
    assert_eq!(table.refused("law 10 sell blue"), Refusal::LawNotHeld { law: "10".parse().unwrap() });
}

#[test]
fn c40_before_and_after_the_take_and_several_in_one_turn() {
    let table =
        position(2).law("10", "held by 1").law("11", "held by 1").law("12", "held by 1").store(1, "blue");
    assert!(table.can("law 10 sell blue") && table.can("law 11") && table.can("law 12"));
    let table = table.play(
        "law 12, swap a1, with a2, take a1 mother, store, law 10 sell blue, law 11, take a3 son, store",
    );
    assert_eq!((table.purse(1), table.stored(1, "orange"), table.stored(1, "green")), (10, 1, 1));
    assert!(table.can("draw 1"));
}

#[test]
fn c40_a_law_just_taken_can_be_used_at_once() {
    let table = position(2).lay("a1 law").store(1, "blue").turn_up("take a1 mother", "10");
    assert_eq!(table.play("law 10 sell blue").purse(1), 10);
}

#[test]
fn c40_not_in_the_turn_of_another() {
    let table = position(2).law("10", "held by 2").store(2, "blue").store(1, "blue");
    assert_eq!(table.refused("law 10 sell blue"), Refusal::LawNotHeld { law: "10".parse().unwrap() });
}

#[test]
fn c40_not_while_a_treasure_waits_and_not_after_the_first_draw() {
    let held = || position(2).law("10", "held by 1").law("11", "held by 1").store(1, "blue");
    assert_eq!(held().play("take a1 mother").refused_by("law 10 sell blue"), "C16");
    let drawing = held().play("take a1 mother, store, law 11, take a3 son, store, draw 1");
    assert_eq!(drawing.refused("law 10 sell blue"), Refusal::Drawing);
    assert_eq!(drawing.refused_by("take a5 father"), "C40");
}

#[test]
fn c40_a_turn_waits_for_a_law_that_can_be_used() {
    let mut table = position(2).law("10", "held by 1").store(1, "blue");
    table.state.layout.stacks = Default::default();
    let table = table.play("take a1 mother, store");
    assert_eq!(table.legal(), ["law 10 sell blue", "end"]);
}

#[test]
fn c41_law_10_sells_from_the_store() {
    let table = position(2).law("10", "held by 1").store(1, "blue red").play("law 10 sell blue");
    assert_eq!((table.purse(1), table.stored(1, "blue"), table.covered("blue")), (10, 0, 1));
    assert!(table.can("take a1 mother"));
}

#[test]
fn c41_only_what_is_there_and_can_be_sold() {
    let table = position(2).law("10", "held by 1").store(1, "blue red green").law("5", "under red");
    let table = table.board("green", "5 10 15 20 25", 4);
    let law = "10".parse().unwrap();
    assert_eq!(table.refused("law 10 sell pink"), Refusal::NotInStore { colour: colour("pink"), law });
    assert_eq!(table.refused_by("law 10 sell pink"), "C41");
    assert!(!table.can("law 10 sell red") && !table.can("law 10 sell green"));
    assert!(table.can("law 10 sell blue"));
}

#[test]
fn c41_it_can_end_the_game() {
    let table = position(2)
        .law("10", "held by 1")
        .store(1, "blue")
        .board("red", "5 10 15 20 25", 4)
        .board("blue", "5 10 15 20 25", 3)
        .play("law 10 sell blue");
    assert_eq!(table.state.layout.ended, Some(Ended::Boards));
}

#[test]
fn c42_law_11_takes_one_more_treasure_with_a_family_tile() {
    let table =
        position(2).hand(1, "mother son neighbour").law("11", "held by 1").lay("a5 law").play("law 11");
    assert_eq!(table.state.layout.stage, Stage::TakeMore);
    assert_eq!(table.refused("take a5 son"), Refusal::LawNotTreasure { field: "a5".parse().unwrap() });
    assert_eq!(table.refused_by("take a1 neighbour"), "C42");
    assert_eq!(table.refused("end"), Refusal::TakeMoreWaits);
    let table = table.play("take a1 mother, sell");
    // The turn's own take is still to come, and the tile counts for drawing.
    assert_eq!(table.refused("end"), Refusal::MustTake);
    let table = table.play("take a3 son, store, draw 1, draw 1");
    assert_eq!(table.awaited(), Some(seat(2)));
}

#[test]
fn c42_it_keeps_to_the_rules_of_taking() {
    let table = position(2).law("11", "held by 1").lay("a3 son").play("law 11");
    assert_eq!(table.refused_by("take a2 son"), "C15");
    assert_eq!(table.refused_by("take b1 son"), "C14");
}

#[test]
fn c42_not_without_a_treasure_in_reach() {
    let table = position(2).law("11", "held by 1").hand(1, "neighbour");
    assert_eq!(table.refused("law 11"), Refusal::NoTreasureToTake);
    assert!(position(2).law("11", "held by 1").hand(1, "son").can("law 11"));
}

#[test]
fn c43_two_treasures_in_the_pyramid_are_swapped() {
    let table = position(2).law("12", "held by 1").play("law 12, swap a1, with k1");
    let at = |field: &str| table.state.layout.pyramid.at(field.parse().unwrap());
    assert_eq!((at("a1"), at("k1")), (Spot::Treasure(colour("red")), Spot::Treasure(colour("blue"))));
    assert_eq!(table.law_place("12"), "gone");
    assert!(table.can("take a1 mother"));
}

#[test]
fn c43_a_treasure_is_swapped_with_a_stored_one() {
    let table = position(2).law("12", "held by 1").store(1, "red").play("law 12, swap a1, with red");
    let a1 = "a1".parse().unwrap();
    assert_eq!(table.state.layout.pyramid.at(a1), Spot::Treasure(colour("red")));
    assert_eq!((table.stored(1, "red"), table.stored(1, "blue")), (0, 1));
    let told =
        Event::SwappedStored { seat: seat(1), field: a1, given: colour("red"), gained: colour("blue") };
    assert!(table.events.contains(&told));
}

#[test]
fn c43_only_treasures_of_different_colours() {
    let table = position(2).law("12", "held by 1").store(1, "blue").lay("a3 son").play("law 12");
    assert_eq!(table.refused("swap c4"), Refusal::NoTreasure { field: "c4".parse().unwrap() });
    assert_eq!(table.refused("swap a3"), Refusal::NoTreasure { field: "a3".parse().unwrap() });
    assert_eq!(table.refused("with a1"), Refusal::SwapWaits);
    let table = table.play("swap a1");
    assert_eq!(table.refused("with a7"), Refusal::SameColour { colour: colour("blue") });
    assert_eq!(table.refused("with blue"), Refusal::SameColour { colour: colour("blue") });
    assert_eq!(table.refused_by("with red"), "C43");
    assert_eq!(table.refused_by("with c4"), "C43");
    assert!(table.can("with a2"));
}

#[test]
fn c43_what_law_4_forbids_to_store_stays_out_of_the_store() {
    let table =
        position(2).law("12", "held by 1").law("4", "under blue").store(1, "red").play("law 12, swap a1");
    assert_eq!(table.refused("with red"), Refusal::StoringForbidden { colour: colour("blue") });
    let other =
        position(2).law("12", "held by 1").law("4", "under red").store(1, "red").play("law 12, swap a1");
    assert!(other.can("with red"));
}

#[test]
fn c43_without_two_treasures_to_swap_law_12_waits() {
    let only_blue = || position(2).leave_only("k1 blue").law("12", "held by 1");
    assert_eq!(only_blue().refused("law 12"), Refusal::NothingToSwap);
    assert!(only_blue().store(1, "red").can("law 12"));
    assert!(!only_blue().store(1, "blue").can("law 12"));
    assert!(!only_blue().store(2, "red").can("law 12"));
    assert!(!only_blue().store(1, "red").law("4", "under blue").can("law 12"));
    assert_eq!(position(2).refused("swap a1"), Refusal::NotSwapping);
}

#[test]
fn c43_with_two_colours_left_every_treasure_can_be_swapped() {
    let two = position(2).leave_only("k1 blue, j1 red").law("12", "held by 1").play("law 12");
    assert_eq!(two.legal(), ["swap j1", "swap k1"]);
}
