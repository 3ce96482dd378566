//! The turn (C11-C19).

use crate::position::{Position, position, seat};
use benben_cheops::{Event, Refusal, Right, Stage, Tile};

#[test]
fn c11_the_turn_passes_clockwise() {
    let mut table = position(3);
    for number in [1, 2, 3, 1] {
        assert_eq!(table.awaited(), Some(seat(number)));
        let take = table.legal()[0].clone();
        table = table.play(&format!("{take}, store, draw 1"));
    }
}

#[test]
fn c11_a_turn_ends_by_itself_when_nothing_is_left_to_decide() {
    let table = position(2).play("take a1 mother, sell");
    assert_eq!(table.awaited(), Some(seat(1)));
    assert_eq!(table.legal(), ["draw 1", "draw 2", "draw 3", "end"]);
    let table = table.play("draw 1");
    assert_eq!(table.awaited(), Some(seat(2)));
    assert_eq!(table.events.last(), Some(&Event::TurnEnded { seat: seat(1) }));
}

#[test]
fn c11_a_turn_without_a_take_is_ended_by_its_player_rich_or_poor() {
    for money in [0, 20] {
        let table = position(2).hand(1, "").money(1, money);
        assert_eq!(table.awaited(), Some(seat(1)));
        let table = table.play("end");
        assert_eq!(table.awaited(), Some(seat(2)));
    }
}

#[test]
fn c12_a_neighbour_costs_20() {
    let table = position(2).money(1, 20).play("buy");
    assert_eq!((table.purse(1), table.state.layout.hands[seat(1)][Tile::Neighbour]), (0, 1));
    assert_eq!(table.state.layout.stock[Tile::Neighbour], 3);
    assert_eq!(position(2).money(1, 19).refused("buy"), Refusal::TooPoorToBuy { money: 19, price: 20 });
}

#[test]
fn c12_one_neighbour_a_turn_and_only_while_there_are_any() {
    let table = position(2).money(1, 60).play("buy");
    assert_eq!(table.refused("buy"), Refusal::AlreadyBought);
    let mut none_left = position(2).money(1, 60);
    none_left.state.layout.stock[Tile::Neighbour] = 0;
    assert_eq!(none_left.refused("buy"), Refusal::NoNeighbourLeft);
}

#[test]
fn c12_nothing_is_bought_after_taking() {
    let table = position(2).money(1, 60).play("take a1 mother, store");
    assert_eq!(table.refused("buy"), Refusal::TooLateToBuy);
    let by_law_11 = position(2).money(1, 60).law("11", "held by 1").play("law 11, take a1 mother, store");
    assert_eq!(by_law_11.refused("buy"), Refusal::TooLateToBuy);
}

#[test]
fn c12_a_bought_neighbour_may_be_kept() {
    let table =
        position(2).money(1, 20).play("buy, take a1 mother, store, draw 1, take a5 son, store, draw 1");
    assert_eq!(table.awaited(), Some(seat(1)));
    assert!(table.can("take a8 neighbour"));
}

#[test]
fn c12_law_10_may_earn_the_money() {
    let table = position(2).money(1, 10).store(1, "blue").law("10", "held by 1");
    assert!(!table.can("buy"));
    assert!(table.play("law 10 sell blue").can("buy"));
}

#[test]
fn c13_who_can_take_must() {
    let table = position(2);
    assert_eq!(table.refused("end"), Refusal::MustTake);
    assert_eq!(table.refused("draw 1"), Refusal::MustTake);
    let table = table.play("take a1 mother, store");
    assert!(table.can("end"));
}

#[test]
fn c13_who_cannot_take_may_end_the_turn() {
    assert!(position(2).hand(1, "").can("end"));
}

#[test]
fn c13_a_purchase_that_makes_it_possible_makes_it_a_duty() {
    let table = position(2).hand(1, "").money(1, 20);
    assert!(table.can("end"));
    assert_eq!(table.play("buy").refused("end"), Refusal::MustTake);
}

#[test]
fn c13_one_take_a_turn_with_a_tile_in_hand() {
    assert_eq!(
        position(2).hand(1, "son").refused("take a1 mother"),
        Refusal::NotInHand { tile: Tile::Mother }
    );
    let table = position(2).play("take a1 mother, store");
    assert_eq!(table.refused("take a3 son"), Refusal::AlreadyTaken);
    assert_eq!(table.state.layout.hands[seat(1)][Tile::Mother], 0);
    assert_eq!(table.state.layout.pyramid.at("a1".parse().unwrap()), benben_cheops::Spot::Tile(Tile::Mother));
}

#[test]
fn c13_what_law_11_used_up_is_no_duty_any_more() {
    let table = position(2).hand(1, "mother").law("11", "held by 1");
    assert!(!table.can("end"));
    let table = table.play("law 11, take a1 mother, store");
    // The hand is empty, and the turn goes on to drawing.
    assert!(table.can("draw 1") && table.can("end"));
}

#[test]
fn c13_what_law_11_opened_must_be_taken() {
    let stuck = position(2).leave_only("j1 red, k1 blue").hand(1, "father son").law("11", "held by 1");
    // Before law 11 only the father fits, on j1; its place opens the top to the son.
    assert!(stuck.can("take j1 father") && !stuck.can("take k1 son"));
    let table = stuck.play("law 11, take j1 father, store");
    assert!(table.can("take k1 son"));
    assert_eq!(table.refused("end"), Refusal::MustTake);
}

#[test]
fn c14_the_bottom_row_is_free() {
    assert!((1..=11).all(|column| position(2).can(&format!("take a{column} son"))));
    let taken = position(2).lay("a1 father");
    assert_eq!(taken.refused("take a1 son"), Refusal::Empty { field: "a1".parse().unwrap() });
}

#[test]
fn c14_any_other_field_needs_both_fields_below_taken() {
    let (b1, a2) = ("b1".parse().unwrap(), "a2".parse().unwrap());
    let one_below = position(2).lay("a1 father");
    assert_eq!(one_below.refused("take b1 son"), Refusal::Carrying { field: b1, below: a2 });
    assert!(position(2).lay("a1 father, a2 mother").can("take b1 son"));
}

#[test]
fn c15_the_same_member_never_lies_beside_itself_in_any_direction() {
    let refusal = |beside: &str, field: &str| Refusal::SameBeside {
        field: field.parse().unwrap(),
        tile: Tile::Son,
        beside: beside.parse().unwrap(),
    };
    let beside = position(2).lay("a3 son");
    assert_eq!(beside.refused("take a2 son"), refusal("a3", "a2"));
    assert_eq!(beside.refused("take a4 son"), refusal("a3", "a4"));
    assert!(beside.can("take a5 son") && beside.can("take a2 mother"));
    let below_left = position(2).lay("a1 son, a2 mother");
    assert_eq!(below_left.refused("take b1 son"), refusal("a1", "b1"));
    let below_right = position(2).lay("a1 mother, a2 son");
    assert_eq!(below_right.refused("take b1 son"), refusal("a2", "b1"));
    // Nothing can lie above a field that has not been taken, so the two directions up are those of the fields below.
}

#[test]
fn c15_neighbours_are_a_kind_of_their_own() {
    let table = position(2).hand(1, "neighbour son").lay("a3 neighbour");
    assert_eq!(table.refused_by("take a2 neighbour"), "C15");
    assert!(table.can("take a2 son") && table.can("take a5 neighbour"));
}

#[test]
fn c16_a_taken_treasure_is_sold_or_stored_before_anything_else() {
    let table = position(2).money(1, 50).law("12", "held by 1").play("take a1 mother");
    assert_eq!(table.legal(), ["sell", "store"]);
    for action in ["end", "draw 1", "buy", "take a3 son", "law 12"] {
        assert_eq!(table.refused_by(action), "C16");
    }
    assert_eq!(position(2).refused("sell"), Refusal::NothingTaken);
}

#[test]
fn c16_a_taken_law_is_carried_out_before_anything_else() {
    let table = position(2).lay("a1 law").turn_up("take a1 mother", "6");
    for action in ["end", "draw 1", "sell", "take a3 son"] {
        assert_eq!(table.refused_by(action), "C30");
    }
}

#[test]
fn c17_a_neighbour_tile_gives_a_second_take_with_a_family_tile() {
    let table = position(2).hand(1, "neighbour neighbour son").play("take a1 neighbour, store");
    assert_eq!(table.state.layout.turn.right, Right::Second);
    assert_eq!(table.refused("take a8 neighbour"), Refusal::FamilyOnly);
    let table = table.play("take a3 son, store");
    assert_eq!(table.refused("take a5 son"), Refusal::AlreadyTaken);
}

#[test]
fn c17_the_second_take_is_no_duty() {
    let table = position(2).hand(1, "neighbour son").play("take a1 neighbour, store");
    assert!(table.can("end"));
}

#[test]
fn c17_a_family_tile_gives_no_second_take() {
    let table = position(2).hand(1, "son mother").play("take a1 son, store");
    assert_eq!(table.refused("take a3 mother"), Refusal::AlreadyTaken);
}

#[test]
fn c17_the_second_take_may_be_a_law() {
    let table = position(2).hand(1, "neighbour son").lay("a3 law").play("take a1 neighbour, store");
    let table = table.turn_up("take a3 son", "1");
    assert_eq!(table.law_place("1"), "market");
}

#[test]
fn c17_a_neighbour_in_place_of_a_law_gives_no_second_take() {
    let table = position(2).hand(1, "neighbour son").lay("a1 law").turn_up("take a1 neighbour", "3");
    assert_eq!(table.state.layout.turn.right, Right::Nothing);
    assert_eq!(table.refused("take a3 son"), Refusal::AlreadyTaken);
    assert!(table.can("draw 1") && table.can("end"));
}

#[test]
fn c17_a_law_that_waits_after_a_neighbour_gives_none_either() {
    let table = position(2).hand(1, "neighbour son").lay("a1 law").turn_up("take a1 neighbour", "6");
    let table = table.play("law 6 under blue");
    assert_eq!(table.refused("take a3 son"), Refusal::AlreadyTaken);
}

#[test]
fn c18_one_tile_for_a_turn_in_which_one_was_placed() {
    let table = position(2).play("take a1 mother, store");
    let top = table.state.layout.stacks[1].top.unwrap();
    let size = table.state.layout.stacks[1].size;
    let table = table.play("draw 2");
    assert!(table.state.layout.hands[seat(1)][top] >= 1);
    assert_eq!(table.state.layout.stacks[1].size, size - 1);
    assert_eq!(table.awaited(), Some(seat(2)));
}

#[test]
fn c18_a_neighbour_placed_allows_a_draw_too() {
    let table = position(2).hand(1, "neighbour son").play("take a1 neighbour, store");
    assert_eq!(table.play("draw 1").awaited(), Some(seat(2)));
    let for_a_law = position(2).hand(1, "neighbour son").lay("a1 law").turn_up("take a1 neighbour", "3");
    assert_eq!(for_a_law.play("draw 1").awaited(), Some(seat(2)));
}

#[test]
fn c18_a_neighbour_and_a_family_tile_allow_one_draw_together() {
    let table = position(2).hand(1, "neighbour son").play("take a1 neighbour, store, take a3 son, store");
    assert_eq!(table.play("draw 1").awaited(), Some(seat(2)));
}

#[test]
fn c18_no_draw_without_a_placed_tile() {
    let table = position(2).hand(1, "").money(1, 20);
    assert_eq!(table.refused("draw 1"), Refusal::NothingPlaced);
    let by_law_12 = position(2).hand(1, "").law("12", "held by 1").play("law 12, swap a1, with a2");
    assert_eq!(by_law_12.refused("draw 1"), Refusal::NothingPlaced);
}

#[test]
fn c18_one_more_tile_for_law_11() {
    let two =
        position(2).law("11", "held by 1").play("take a1 mother, store, law 11, take a3 son, store, draw 1");
    assert_eq!((two.awaited(), two.state.layout.stage), (Some(seat(1)), Stage::Draw));
    assert_eq!(two.play("draw 1").awaited(), Some(seat(2)));
}

#[test]
fn c18_law_11_alone_allows_two() {
    let table = position(2).hand(1, "mother").law("11", "held by 1").play("law 11, take a1 mother, store");
    let table = table.play("draw 1");
    assert_eq!(table.awaited(), Some(seat(1)));
    assert_eq!(table.play("draw 1").awaited(), Some(seat(2)));
}

#[test]
fn c18_a_kept_neighbour_is_not_one_of_the_four() {
    let hand = "neighbour father mother son daughter";
    let keeps = position(2).hand(1, hand).play("take a1 mother, store");
    assert!(keeps.can("draw 1"));
    // Who places the neighbour instead still has all four.
    let places = position(2).hand(1, hand).play("take a1 neighbour, store");
    assert_eq!(places.refused("draw 1"), Refusal::HandFull);
}

#[test]
fn c18_never_more_than_four_family_tiles() {
    let mut table = position(2).play("take a1 mother, store");
    table.state.layout.hands[seat(1)][Tile::Mother] = 1;
    assert_eq!(table.refused("draw 1"), Refusal::HandFull);
}

#[test]
fn c18_an_empty_stack_gives_nothing() {
    let mut table = position(2).play("take a1 mother, store");
    table.state.layout.stacks[0] = benben_cheops::Stack::default();
    assert_eq!(table.refused("draw 1"), Refusal::StackEmpty { stack: 1 });
    assert!(table.can("draw 2"));
    table.state.layout.stacks[1].size = 1;
    let table = table.play("draw 2");
    assert_eq!(table.state.layout.stacks[1], benben_cheops::Stack::default());
}

#[test]
fn c18_with_all_stacks_empty_the_turn_ends_by_itself() {
    let mut table = position(2);
    table.state.layout.stacks = Default::default();
    assert_eq!(table.play("take a1 mother, store").awaited(), Some(seat(2)));
}

#[test]
fn c18_drawing_is_not_a_duty() {
    let table = position(2).play("take a1 mother, store, end");
    assert_eq!(table.awaited(), Some(seat(2)));
    assert_eq!(table.state.layout.hands[seat(1)].values().iter().sum::<u8>(), 3);
}

/// Only the top is left, on a father and a mother: neither of them fits.
fn no_parent_fits(hand: &str) -> Position {
    position(2).leave_only("k1 blue").hand(1, hand)
}

#[test]
fn c19_possible_counts_tiles_in_hand_and_not_what_could_be_bought() {
    assert!(no_parent_fits("father mother").money(1, 40).can("end"));
    assert_eq!(no_parent_fits("father son").refused("end"), Refusal::MustTake);
    assert_eq!(no_parent_fits("father neighbour").refused("end"), Refusal::MustTake);
}

#[test]
fn c19_whether_one_can_take_is_asked_when_the_turn_begins() {
    let able = position(2).play("take a1 mother, store, draw 1");
    assert_eq!(able.refused("end"), Refusal::MustTake);
    let unable = position(3).leave_only("j1 red, k1 blue").hand(3, "son").hand(2, "mother").hand(1, "father");
    let unable = unable.play("take j1 father, store, end");
    assert_eq!((unable.awaited(), unable.can("end")), (Some(seat(2)), true));
}

#[test]
fn c19_tiles_drawn_at_the_end_make_nothing_a_duty() {
    // Law 11 uses up the only tile; the first of the two tiles drawn for it would fit in many places.
    let table =
        position(2).hand(1, "mother").law("11", "held by 1").play("law 11, take a1 mother, store, draw 1");
    let drawn = Tile::FAMILY.into_iter().find(|tile| table.state.layout.hands[seat(1)][*tile] > 0).unwrap();
    assert!(!table.state.layout.pyramid.takable(drawn).is_empty());
    assert!(table.can("end") && table.can("draw 1"));
    assert_eq!(table.refused(&format!("take a5 {drawn}")), Refusal::Drawing);
}
