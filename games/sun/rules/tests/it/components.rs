//! What is in the box, and wrong boxes (S1-S3).

use crate::position::sun;
use benben_core::{EditionError, Game};
use benben_sun::{Card, Shape, Sun};

const BENBEN: &str = Sun::META.edition;

/// What is wrong with the built-in edition after replacing the first `from` by `to`.
fn mistake(from: &str, to: &str) -> EditionError {
    assert!(BENBEN.contains(from), "the edition has `{from}`");
    Sun::read_edition(&BENBEN.replacen(from, to, 1)).expect_err("the edition is wrong now")
}

fn line_of(start: &str) -> usize {
    1 + BENBEN.lines().position(|line| line.starts_with(start)).expect("the edition has this line")
}

fn bearing(cards: &[Card]) -> usize {
    cards.iter().filter(|card| card.symbol().is_some()).count()
}

#[test]
fn s1_the_base_has_two_edges_and_eight_inner_cards_of_value_0() {
    let game = sun();
    let edition = game.edition();
    assert_eq!((edition.left_base().shape(), edition.right_base().shape()), (Shape::Left, Shape::Right));
    assert_eq!(edition.inner_base_cards().len(), 8);
    let mut all =
        edition.inner_base_cards().iter().copied().chain([edition.left_base(), edition.right_base()]);
    assert!(all.all(|card| card.value() == 0));
    assert!(bearing(edition.inner_base_cards()) > 0, "some base cards bear a symbol");

    let error = mistake("inner = [\"", "inner = [\"sun\", \"");
    assert_eq!((error.line, error.field.as_str()), (line_of("inner"), "base.inner"));
    assert_eq!(error.expected, "expected 8 inner base cards, found 9");
}

#[test]
fn s2_there_are_48_standard_cards_with_low_values_frequent_and_symbols_on_nearly_half() {
    let game = sun();
    let standard = game.edition().standard();
    assert_eq!(standard.len(), 48);
    assert!(standard.iter().all(|card| card.shape() == Shape::Standard));
    let count = |value| standard.iter().filter(|card| card.value() == value).count();
    let counts = [1, 2, 3, 4, 5].map(count);
    assert_eq!(counts, [14, 12, 8, 6, 8]);
    assert!((20..=28).contains(&bearing(standard)), "{}", bearing(standard));
}

#[test]
fn s2_a_missing_standard_card_is_noticed() {
    let error = mistake("{ value = 5, plain = ", "{ value = 5, plain = 2");
    assert_eq!((error.line, error.field.as_str()), (line_of("standard"), "standard"));
    assert!(error.expected.starts_with("expected 48 standard cards, found 6"), "{error}");
}

#[test]
fn s3_there_are_13_left_edges_13_right_edges_and_4_tops_with_symbols_on_some() {
    let game = sun();
    let edge = game.edition().edge();
    let count = |shape| edge.iter().filter(|card| card.shape() == shape).count();
    assert_eq!([Shape::Left, Shape::Right, Shape::Top].map(count), [13, 13, 4]);
    assert!((8..15).contains(&bearing(edge)), "fewer than half: {}", bearing(edge));

    let first_top = BENBEN.lines().nth(line_of("top")).unwrap();
    let error = mistake(first_top, "");
    assert_eq!(error.field, "left");
    assert!(error.expected.starts_with("expected 30 left, right and top cards together"), "{error}");
}

#[test]
fn s3_values_go_up_to_9_and_are_listed_once() {
    let error = mistake("{ value = 1,", "{ value = 10,");
    assert_eq!((error.line, error.field.as_str()), (line_of("standard") + 1, "standard[0].value"));
    assert_eq!(error.expected, "expected a value from 0 to 9, found 10");
    let error = mistake("{ value = 2,", "{ value = 1,");
    assert_eq!((error.line, error.field.as_str()), (line_of("standard") + 2, "standard[1].value"));
    assert_eq!(error.expected, "expected every value once, found 1 again");
}

#[test]
fn s3_an_unknown_symbol_names_the_known_ones() {
    let error = mistake("inner = [\"", "inner = [\"rain-");
    assert_eq!((error.line, error.field.as_str()), (line_of("inner"), "base.inner[0]"));
    assert!(error.expected.contains("`plain`, `sun`, `moon`, `eagle`, `jaguar`"), "{error}");
    let error = mistake("plain = ", "star = 1, plain = ");
    assert_eq!(error.line, line_of("standard") + 1);
    assert!(error.expected.contains("star"), "{error}");
}
