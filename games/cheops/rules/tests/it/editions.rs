//! Editions that are odd, editions that are wrong, and what is said about them.

use crate::position::{colour, position};
use benben_cheops::{Cheops, Fields, Number, Refusal};
use benben_core::Game;

const BENBEN: &str = Cheops::META.edition;

fn message(good: &str, bad: &str) -> String {
    assert!(BENBEN.contains(good), "{good}");
    Cheops::read_edition(&BENBEN.replacen(good, bad, 1)).expect_err(bad).to_string()
}

#[test]
fn the_built_in_edition_is_read() {
    let edition = Cheops::read_edition(BENBEN).unwrap();
    assert_eq!(edition.law_7(), Number::Plain(20));
    assert_eq!((edition.eyes() & Fields::ALL).len(), 6);
}

#[test]
fn a_wrong_edition_names_line_field_and_what_is_expected() {
    assert_eq!(
        message("\"c4\"", "\"c40\""),
        "line 8, eyes[0]: expected a field such as d3: row a to k from the bottom, column from the left, found \"c40\""
    );
    assert_eq!(
        message("\"c4\"", "\"c6\""),
        "line 8, eyes[1]: expected six different fields (C9), found c6 twice"
    );
    assert_eq!(message("\"c4\", ", ""), "line 8, eyes: expected 6 entries (C9), found 5");
    assert_eq!(
        message("law_7 = \"20\"", "law_7 = \"2x\""),
        "line 11, law_7: expected a number such as 15, x5 or 20/15, none above 99, found \"2x\""
    );
    for (numbers, found) in [("5", 1), ("1 2 3 4 5 6 7 8 9 10 11 12", 12)] {
        assert_eq!(
            message("5 10 15 20 25", numbers),
            format!(
                "line 18, boards.I[0]: expected 2 to 11 numbers from top to bottom (C22: ten treasures can cover all but the lowest), found {found}"
            )
        );
    }
    assert!(message("5 10 15 20 25", "5 10 15 20 -5").contains("found \"-5\""));
    assert_eq!(message("  \"5 10 15 20 25\",\n", ""), "line 17, boards.I: expected 6 entries (C3), found 5");
    assert!(message("law_7", "law_8").starts_with("line 11, law_8: unknown field `law_8`"));
    assert!(message("\nII = [", "\nIV = [").contains("IV"));
}

#[test]
fn c3_boards_of_other_lengths_are_read() {
    let text =
        BENBEN.replacen("5 10 15 20 25", "30 0", 1).replacen("15 10 10 15 10", "1 2 3 4 5 6 7 8 9 10 11", 1);
    let edition = Cheops::read_edition(&text).unwrap();
    assert_eq!(*edition.boards(0)[0], [Number::Plain(30), Number::Plain(0)]);
    assert_eq!((edition.boards(0)[1].len(), edition.boards(0)[2].len()), (5, 11));
}

#[test]
fn c22_a_board_of_two_numbers_is_full_after_one_sale() {
    let table = position(2).board("blue", "30 0", 0).play("take a1 mother, sell");
    assert!(table.state.layout.boards[colour("blue")].is_full());
    let longer = position(2).board("blue", "30 20 0", 0).play("take a1 mother, sell");
    assert!(!longer.state.layout.boards[colour("blue")].is_full());
}

#[test]
fn c37_law_7_needs_a_number_that_the_board_has() {
    let table = position(2).board("blue", "30 0", 0).lay("a1 law").turn_up("take a1 mother", "7");
    assert!(table.can("law 7 on blue 2"));
    assert_eq!(
        table.refused("law 7 on blue 3"),
        Refusal::NoSuchNumber { colour: colour("blue"), number: 3, count: 2 }
    );
    assert_eq!(table.refused_by("law 7 on blue 3"), "C37");
}
