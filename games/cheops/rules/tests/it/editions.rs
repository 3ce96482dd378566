//! Editions that are wrong, and what is said about them.

use benben_cheops::{Cheops, Fields, Number};
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
    assert_eq!(message("\"c4\"", "\"c6\""), "line 8, eyes[1]: expected six different fields, found c6 twice");
    assert_eq!(message("\"c4\", ", ""), "line 8, eyes: expected 6 entries, found 5");
    assert_eq!(
        message("law_7 = \"20\"", "law_7 = \"2x\""),
        "line 11, law_7: expected a number such as 15, x5 or 20/15, none above 99, found \"2x\""
    );
    assert_eq!(
        message("5 10 15 20 25", "5 10 15 20"),
        "line 18, boards.I[0]: expected 5 numbers from top to bottom, found 4"
    );
    assert!(message("5 10 15 20 25", "5 10 15 20 -5").contains("found \"-5\""));
    assert_eq!(message("  \"5 10 15 20 25\",\n", ""), "line 17, boards.I: expected 6 entries, found 5");
    assert!(message("law_7", "law_8").starts_with("line 11, law_8: unknown field `law_8`"));
    assert!(message("\nII = [", "\nIV = [").contains("IV"));
}
