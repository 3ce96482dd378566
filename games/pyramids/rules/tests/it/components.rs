//! What is in the box, and wrong boxes (P1-P4).

use crate::position::{card, fields, odd_edition, pyramids, pyramids_with};
use benben_core::Game;
use benben_pyramids::{Card, Colour, EXPEDITIONS, Fields, GEM_BOXES, Pyramids, ROUNDS, SKULL_BOXES, Shape};
use std::collections::HashSet;

#[test]
fn p1_there_are_48_cards_16_of_each_colour() {
    let game = pyramids();
    assert_eq!(Card::all().count(), 48);
    assert!(Card::all().all(|card| game.edition().card(card).number == card));
    for colour in Colour::ALL {
        assert_eq!(game.edition().of_colour(colour).len(), 16);
    }
}

#[test]
fn p1_numbers_and_colours_are_mixed() {
    let game = pyramids();
    let colour = |number| game.edition().card(card(number)).colour;
    assert_eq!((colour(15), colour(33)), (Colour::Purple, Colour::Purple));
    for first in (1..=48).step_by(3) {
        let three: HashSet<String> = (first..first + 3).map(|number| colour(number).to_string()).collect();
        assert_eq!(three.len(), 3, "cards {first} to {}", first + 2);
    }
}

#[test]
fn p2_every_chamber_has_an_entry_a_tomb_and_a_way() {
    let game = pyramids();
    for card in Card::all() {
        let plan = game.edition().plan(card);
        assert!(plan.entry.len() == 1 && Fields::TOP.contains(plan.entry));
        assert!(plan.tomb.len() == 1 && Fields::BOTTOM.contains(plan.tomb));
        assert!(plan.entry.flooded(Fields::ALL - plan.walls).contains(plan.tomb));
    }
}

#[test]
fn p2_the_shortest_way_to_the_tomb_is_counted_from_the_marks() {
    let game = pyramids_with(&["E..../####./...../.####/....T"]);
    let plan = game.edition().plan(card(1));
    assert_eq!(plan.way(Fields::NONE), 17);
    assert_eq!(plan.way(fields("a1")), 16);
    assert_eq!(plan.way(fields("a1 b1 c1 d1 e1 e2")), 11);
    assert_eq!(plan.way(Fields::ALL - plan.walls - plan.tomb), 1);
    assert_eq!(plan.way(Fields::ALL - plan.walls), 0);
}

#[test]
fn p2_all_chambers_differ_and_only_some_have_torches_or_potions() {
    let game = pyramids();
    let plans: HashSet<String> = Card::all().map(|card| game.edition().plan(card).rows().join("/")).collect();
    assert_eq!(plans.len(), 48);
    let torches = Card::all().filter(|card| !game.edition().plan(*card).torches.is_empty()).count();
    let potions = Card::all().filter(|card| !game.edition().plan(*card).potions.is_empty()).count();
    assert_eq!((torches, potions), (16, 10));
}

#[test]
fn p3_eight_expedition_cards_show_six_shapes_of_two_to_four_fields() {
    let game = pyramids();
    let shapes = game.edition().expeditions();
    use Shape::{I2, I3, L4, O4, T4, V3};
    assert_eq!(*shapes, [I2, I3, I3, V3, V3, L4, O4, T4]);
    assert_eq!(shapes.iter().collect::<HashSet<_>>().len(), 6);
    assert!(shapes.iter().all(|shape| (2..=4).contains(&shape.size())));
    assert_eq!(EXPEDITIONS, 8);
}

#[test]
fn p4_the_score_sheet_has_its_boxes_and_skulls_get_worse() {
    assert_eq!((GEM_BOXES, ROUNDS, SKULL_BOXES), (10, 4, 10));
    assert_eq!(benben_pyramids::BONUS, [10, 6, 3]);
    assert_eq!(*pyramids().edition().skulls(), [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]);
}

/// The built-in edition with one thing changed, and what is said about it, without the number of the line.
fn complaint(from: &str, to: &str) -> String {
    let text = Pyramids::META.edition;
    assert!(text.contains(from), "the edition has `{from}`");
    let wrong = text.replacen(from, to, 1);
    let mistake = Pyramids::read_edition(&wrong).expect_err("the edition is wrong");
    let first_changed = 1 + text.lines().zip(wrong.lines()).position(|(old, new)| old != new).unwrap_or(0);
    assert!(
        mistake.line.abs_diff(first_changed) <= 6 || mistake.field == "chambers",
        "line {} is named, line {first_changed} was changed",
        mistake.line
    );
    format!("{}: {}", mistake.field, mistake.expected)
}

/// The text of a card's chamber in the edition.
fn plan(number: u8) -> String {
    let text = Pyramids::META.edition;
    let (_, from_number) =
        text.split_once(&format!("number = {number}\n")).expect("the edition has this card");
    let plan = &from_number[from_number.find("plan").expect("every card has a plan")..];
    plan.split("]\n").next().expect("a text has a first part").to_owned()
}

#[test]
fn p1_wrong_numbers_and_colours_are_named() {
    let why = "(P1: the order of taking needs every number once)";
    assert_eq!(
        complaint("number = 2\n", "number = 3\n"),
        format!("chambers[1].number: expected 2 {why}, found 3")
    );
    assert_eq!(
        complaint("number = 48\n", "number = 49\n"),
        format!("chambers[47].number: expected 48 {why}, found 49")
    );
    assert!(complaint("colour = \"purple\"", "colour = \"violet\"").contains("unknown value `violet`"));
    let text = Pyramids::META.edition;
    let without_last = &text[text.find("[[chambers]]\nnumber = 48\n").unwrap()..];
    assert_eq!(complaint(without_last, ""), "chambers: expected 48 cards (P1), found 47");
}

#[test]
fn p2_wrong_chambers_are_named() {
    let first = plan(1);
    let change = |from: &str, to: &str| complaint(&first, &first.replacen(from, to, 1));
    let rows: Vec<&str> = first.lines().skip(1).collect();
    assert_eq!(change("E", "."), "chambers[0].plan: expected exactly one entrance E, in the top row (P13)");
    assert_eq!(change("T", "."), "chambers[0].plan: expected exactly one tomb T, in the bottom row (P23)");
    assert_eq!(change("T", "E"), "chambers[0].plan: expected exactly one entrance E, in the top row (P13)");
    assert_eq!(
        change(rows[1], "    \"?....\","),
        "chambers[0].plan[1]: expected one of . # E T + R G L S P, found `?`"
    );
    assert_eq!(
        change(rows[1], "    \"....\","),
        "chambers[0].plan[1]: expected 5 rows of 5 letters, found `....`"
    );
    assert_eq!(change(rows[1], ""), "chambers[0].plan: expected 5 rows of 5 letters (P1)");
    assert_eq!(
        change(rows[1], "    \"#####\","),
        "chambers[0].plan: expected a way without walls from the entrance E to the tomb T (P14)"
    );
}

#[test]
fn p3_wrong_expeditions_are_named() {
    let list = "[\"I2\", \"I3\", \"I3\", \"V3\", \"V3\", \"L4\", \"O4\", \"T4\"]";
    assert_eq!(complaint(list, "[\"I2\"]"), "expeditions: expected 8 shapes (P3), found 1");
    assert!(complaint("\"T4\"]", "\"Q4\"]").contains("unknown value `Q4`"));
}

#[test]
fn p4_wrong_skulls_are_named() {
    let list = "[1, 2, 3, 4, 6, 8, 10, 12, 15, 18]";
    assert_eq!(
        complaint("3, 4, 6,", "3, 2, 6,"),
        "skulls[3]: expected at least 3 as in the box before (P22), found 2"
    );
    assert_eq!(complaint(list, "[1, 6]"), "skulls: expected 10 values (P4), found 2");
}

#[test]
fn p1_p2_p3_p4_odd_boxes_are_read() {
    let edition = Pyramids::read_edition(&odd_edition()).unwrap();
    assert_eq!(*edition.skulls(), [0, 0, 5, 5, 5, 7, 7, 20, 20, 99]);
    assert_eq!(edition.of_colour(Colour::Green).len(), 0);
    assert_eq!(edition.plan(card(1)), edition.plan(card(2)));
    let shapes = edition.expeditions();
    assert_eq!(shapes.iter().filter(|shape| **shape == Shape::I2).count(), 5);
}
