//! Laws that are carried out at once (C30-C39).

use crate::position::{Position, colour, position, seat};
use benben_cheops::{Ended, Refusal};

/// Seat 1 has taken this law from a1.
fn taken(law: &str) -> Position {
    position(2).lay("a1 law").turn_up("take a1 mother", law)
}

#[test]
fn c30_a_taken_law_is_turned_up_and_only_10_to_12_are_kept() {
    for law in ["10", "11", "12"] {
        assert_eq!(taken(law).law_place(law), "held by 1");
    }
    for law in ["1", "2", "3", "8"] {
        assert_ne!(taken(law).law_place(law), "held by 1");
    }
    // These wait to be carried out.
    for law in ["4", "5", "6", "7", "9"] {
        assert_eq!(taken(law).refused("end"), Refusal::LawWaits { law: law.parse().unwrap() });
    }
}

#[test]
fn c30_only_the_law_just_taken_is_carried_out() {
    assert_eq!(position(2).refused("law 4 under blue"), Refusal::LawNotTaken { law: "4".parse().unwrap() });
    assert_eq!(taken("4").refused("law 5 under blue"), Refusal::LawWaits { law: "4".parse().unwrap() });
    assert_eq!(taken("4").refused("law 9 pay"), Refusal::LawWaits { law: "4".parse().unwrap() });
}

#[test]
fn c31_law_1_lowers_the_market_price_to_5() {
    let table = taken("1");
    assert_eq!(table.law_place("1"), "market");
    assert_eq!(table.play("end, take a3 mother, sell").purse(2), 5);
}

#[test]
fn c32_law_2_raises_the_market_price_to_15() {
    let table = taken("2");
    assert_eq!(table.law_place("2"), "market");
    assert_eq!(table.play("end, take a3 mother, sell").purse(2), 15);
}

#[test]
fn c32_the_later_replaces_the_earlier() {
    for (earlier, later, price) in [("1", "2", 15), ("2", "1", 5)] {
        let table = position(2).law(earlier, "market").lay("a1 law").turn_up("take a1 mother", later);
        assert_eq!(
            (table.law_place(earlier), table.law_place(later)),
            ("gone".to_owned(), "market".to_owned())
        );
        assert_eq!(table.play("end, take a3 mother, sell").purse(2), price);
    }
}

#[test]
fn c32_when_law_8_removes_it_the_price_is_10_again() {
    let table = position(2).law("2", "market").lay("a1 law").turn_up("take a1 mother", "8");
    assert_eq!(table.play("law 8 remove 2, end, take a3 mother, sell").purse(2), 10);
}

#[test]
fn c33_law_3_asks_for_three_full_boards() {
    let table = taken("3");
    assert_eq!(table.law_place("3"), "beside");
    assert_eq!(benben_cheops::boards_to_fill(&table.state.layout), 3);
    assert_eq!(benben_cheops::boards_to_fill(&position(2).state.layout), 2);
    let three = table
        .board("red", "5 10 15 20 25", 4)
        .board("sky", "5 10 15 20 25", 4)
        .board("green", "5 10 15 20 25", 3)
        .play("end, take a3 mother, sell");
    assert_eq!(three.state.layout.ended, Some(Ended::Boards));
}

#[test]
fn c33_removing_it_with_two_boards_full_ends_the_game_at_once() {
    let table = position(2)
        .law("3", "beside")
        .board("red", "5 10 15 20 25", 4)
        .board("sky", "5 10 15 20 25", 4)
        .lay("a1 law")
        .turn_up("take a1 mother", "8");
    assert!(!table.is_over());
    let ended = table.play("law 8 remove 3");
    assert_eq!(ended.state.layout.ended, Some(Ended::Boards));
    assert!(ended.is_over());
}

#[test]
fn c34_law_4_forbids_to_store_a_colour() {
    let table = taken("4").play("law 4 under green, end, take a3 mother");
    assert_eq!((table.purse(2), table.stored(2, "green")), (10, 0));
}

#[test]
fn c34_what_was_stored_before_stays_and_pays() {
    let table = taken("4").store(1, "green").play("law 4 under green");
    assert_eq!((table.stored(1, "green"), table.scores()), (1, vec![5, 0]));
}

#[test]
fn c34_only_under_a_board_without_a_law() {
    let table = position(2).law("6", "under blue").lay("a1 law").turn_up("take a1 mother", "4");
    let refusal =
        Refusal::PlaceTaken { law: "4".parse().unwrap(), colour: colour("blue"), by: "6".parse().unwrap() };
    assert_eq!((table.refused("law 4 under blue"), table.refused_by("law 4 under blue")), (refusal, "C34"));
    assert_eq!(table.legal().len(), 5);
    assert_eq!(table.play("law 4 under red").law_place("4"), "under red");
}

#[test]
fn c35_law_5_forbids_to_sell_a_colour() {
    let table = taken("5").play("law 5 under green, end, take a3 mother");
    assert_eq!((table.purse(2), table.stored(2, "green")), (0, 1));
    let held = position(2).law("5", "under blue").law("10", "held by 1").store(1, "blue");
    assert_eq!(held.refused("law 10 sell blue"), Refusal::SellingForbidden { colour: colour("blue") });
    assert_eq!(held.refused_by("law 10 sell blue"), "C35");
}

#[test]
fn c35_only_under_a_board_without_a_law() {
    let table = position(2).law("4", "under blue").lay("a1 law").turn_up("take a1 mother", "5");
    assert_eq!(table.refused_by("law 5 under blue"), "C35");
}

#[test]
fn c36_law_6_only_blocks_the_place() {
    let table = taken("6").play("law 6 under green, end, take a3 mother");
    assert_eq!(table.legal(), ["sell", "store"]);
    let blocked = position(2).law("4", "under blue").lay("a1 law").turn_up("take a1 mother", "6");
    assert_eq!(blocked.refused_by("law 6 under blue"), "C36");
}

#[test]
fn c37_law_7_replaces_an_uncovered_number() {
    let table = taken("7").store(1, "blue").play("law 7 on blue 1");
    assert_eq!(table.law_place("7"), "on blue 1");
    assert_eq!(table.scores(), [20, 0]);
}

#[test]
fn c37_not_a_covered_one_but_the_lowest_too() {
    let table = position(2).board("blue", "5 10 15 20 25", 2).lay("a1 law").turn_up("take a1 mother", "7");
    assert_eq!(
        table.refused("law 7 on blue 2"),
        Refusal::NumberCovered { colour: colour("blue"), number: 2 }
    );
    assert!(table.can("law 7 on blue 3") && table.can("law 7 on blue 5"));
    assert_eq!(table.legal().len(), 5 * 5 + 3);
}

#[test]
fn c37_it_is_covered_like_any_other_number() {
    let table = position(2).law("7", "on blue 1").store(2, "blue");
    assert_eq!(table.scores(), [0, 20]);
    let sold = table.play("take a1 mother, sell");
    assert_eq!(sold.scores(), [10, 10]);
}

#[test]
fn c38_law_8_removes_a_law_from_the_board_or_an_opponent() {
    let table = position(3)
        .law("1", "market")
        .law("3", "beside")
        .law("4", "under red")
        .law("7", "on blue 1")
        .law("10", "held by 2")
        .law("11", "held by 1")
        .law("12", "gone")
        .lay("a1 law")
        .turn_up("take a1 mother", "8");
    let choices: Vec<String> =
        ["1", "3", "4", "7", "10", "none"].iter().map(|law| format!("law 8 remove {law}")).collect();
    assert_eq!(table.legal(), choices);
    for law in ["2", "8", "11", "12"] {
        let refusal = Refusal::NotRemovable { law: law.parse().unwrap() };
        assert_eq!(table.refused(&format!("law 8 remove {law}")), refusal);
    }
    let table = table.play("law 8 remove 10");
    assert_eq!((table.law_place("10"), table.law_place("8")), ("gone".to_owned(), "gone".to_owned()));
}

#[test]
fn c38_the_player_may_remove_nothing() {
    let table = position(2).law("1", "market").lay("a1 law").turn_up("take a1 mother", "8");
    let table = table.play("law 8 remove none");
    assert_eq!((table.law_place("1"), table.law_place("8")), ("market".to_owned(), "gone".to_owned()));
}

#[test]
fn c38_with_nothing_to_remove_it_goes_back_to_the_box() {
    let table = taken("8");
    assert_eq!(table.law_place("8"), "gone");
    assert!(table.can("draw 1"));
}

#[test]
fn c38_where_law_7_lay_the_printed_number_counts_and_a_treasure_stays() {
    let table = position(2).law("7", "on blue 1").board("blue", "5 10 15 20 25", 1).store(2, "blue");
    let table = table.lay("a1 law").turn_up("take a1 mother", "8").play("law 8 remove 7");
    assert_eq!((table.covered("blue"), table.scores()), (1, vec![0, 10]));
    let uncovered = position(2).law("7", "on blue 1").store(2, "blue");
    let uncovered = uncovered.lay("a1 law").turn_up("take a1 mother", "8").play("law 8 remove 7");
    assert_eq!(uncovered.scores(), [0, 5]);
}

#[test]
fn c38_a_paid_law_9_is_lost_without_refund() {
    let table = position(2).law("9", "held by 2").money(2, 10).lay("a1 law").turn_up("take a1 mother", "8");
    let table = table.play("law 8 remove 9");
    assert_eq!((table.law_place("9"), table.purse(2)), ("gone".to_owned(), 10));
}

#[test]
fn c39_law_9_costs_25() {
    let rich = position(2).money(1, 25).lay("a1 law").turn_up("take a1 mother", "9");
    assert_eq!(rich.legal(), ["law 9 pay", "law 9 return"]);
    let paid = rich.play("law 9 pay");
    assert_eq!((paid.purse(1), paid.law_place("9")), (0, "held by 1".to_owned()));
    let poor = position(2).money(1, 24).lay("a1 law").turn_up("take a1 mother", "9");
    assert_eq!(poor.refused("law 9 pay"), Refusal::TooPoorToPay { money: 24, price: 25 });
    assert_eq!(poor.legal(), ["law 9 return"]);
    assert_eq!(poor.play("law 9 return").law_place("9"), "gone");
}

/// Seat 2 owns law 9, and seat 1's sale ends the game.
fn about_to_end() -> Position {
    position(2)
        .law("9", "held by 2")
        .board("red", "5 10 15 20 25", 4)
        .board("blue", "5 10 15 20 25", 3)
        .board("green", "x5 10 15 20 25", 0)
        .board("pink", "20/15 10 15 20 25", 0)
}

#[test]
fn c39_after_the_end_its_owner_says_what_it_counts_as() {
    let table = about_to_end();
    assert_eq!(table.refused("count blue"), Refusal::NotEnded);
    let table = table.play("take a1 mother, sell");
    assert_eq!((table.awaited(), table.state.layout.ended), (Some(seat(2)), Some(Ended::Boards)));
    assert_eq!(table.legal().len(), 7);
    assert_eq!(table.refused("end"), Refusal::CountWaits);
    let table = table.play("count blue");
    assert!(table.is_over());
    assert_eq!(table.scores(), [10, 25]);
}

#[test]
fn c39_it_counts_for_multiples_and_majorities_also_under_law_4() {
    let multiple = about_to_end().store(1, "green").law("4", "under green");
    let multiple = multiple.play("take a1 mother, sell, count green");
    assert_eq!(multiple.scores(), [10 + 10, 10]);
    let majority = about_to_end().store(1, "pink").store(2, "pink");
    assert_eq!(majority.scores(), [15, 15]);
    let majority = majority.play("take a1 mother, sell, count pink");
    assert_eq!(majority.scores(), [10 + 15, 2 * 20]);
}

#[test]
fn c39_it_need_not_be_counted() {
    let table = about_to_end().play("take a1 mother, sell, count none");
    assert!(table.is_over());
    assert_eq!((table.law_place("9"), table.scores()), ("gone".to_owned(), vec![10, 0]));
}
