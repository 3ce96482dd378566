//! What stays hidden (C9, C24): money in no field, event, refusal or legal action of another seat.

use crate::position::{position_with, seat};
use benben_cheops::Purse;
use benben_core::{Fast, Game, Viewer};

#[test]
fn c24_two_tables_that_differ_in_hidden_money_look_the_same() {
    let table = |money| position_with(3, "money=strict").money(2, money).hand(2, "");
    let seen = |money| {
        let table = table(money).play("take a1 mother, sell, draw 1");
        // Seat 2 cannot take; whether it could buy must not show, neither in who is awaited nor in what is told.
        let awaited = table.awaited();
        let table = table.play("end");
        let views =
            [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Public].map(|viewer| table.view(viewer));
        (awaited, views, table.events.clone(), table.legal())
    };
    assert_eq!(seen(0), seen(35));
}

#[test]
fn c24_a_law_9_that_cannot_be_paid_is_returned_like_any_other() {
    let seen = |money| {
        let table =
            position_with(2, "money=strict").money(1, money).lay("a1 law").turn_up("take a1 mother", "9");
        let awaited = table.awaited();
        let table = table.play("law 9 return");
        (awaited, table.view(Viewer::Seat(seat(2))), table.events)
    };
    assert_eq!(seen(0), seen(30));
}

#[test]
fn c24_a_strict_view_has_no_money_in_its_text_and_json() {
    let table = position_with(2, "money=strict").money(2, 7777).money(1, 40);
    let view = table.view(Viewer::Seat(seat(1)));
    assert!(!view.to_string().contains("7777"));
    assert!(!serde_json::to_string(&view).unwrap().contains("7777"));
    assert!(view.to_string().contains("money   ?"));
}

#[test]
fn c24_imagined_money_follows_from_what_lies_on_the_table() {
    let table =
        position_with(2, "money=strict").board("blue", "5 10 15 20 25", 3).store(1, "red red").money(1, 10);
    let view = table.view(Viewer::Seat(seat(1)));
    let imagined: Vec<u16> = (0..20)
        .map(|seed| table.game.imagine(&view, &mut Fast::new(seed)))
        .inspect(|state| assert_eq!(table.game.view(state, Viewer::Seat(seat(1))), view))
        .map(|state| state.money[seat(2)])
        .collect();
    // Three sales; seat 1 stored two, so seat 2 had the first two, and luck gave the third.
    assert!(imagined.iter().all(|money| [20, 30].contains(money)));
    assert!(imagined.contains(&20) && imagined.contains(&30));
}

#[test]
fn c24_the_memory_aid_is_exact() {
    let table = position_with(2, "money=aid").play("take a1 mother, sell, draw 1");
    let view = table.view(Viewer::Seat(seat(2)));
    assert_eq!(view.money[seat(1)], Purse::Counted(10));
    assert_eq!(table.game.imagine(&view, &mut Fast::new(1)), table.state);
}
