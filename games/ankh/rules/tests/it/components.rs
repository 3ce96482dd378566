//! What is in the box, and wrong boxes (A1-A3).

use crate::position::{ankh, odd_edition};
use benben_ankh::{Ankh, Card, Colour, Face};
use benben_core::Game;
use std::collections::HashSet;

#[test]
fn a1_there_are_72_mummies_and_18_papyri() {
    let game = ankh();
    assert_eq!(game.edition().cards().len(), 90);
    assert!(game.edition().mummies().iter().all(|card| !card.is_papyrus()));
    assert!(game.edition().papyri().iter().all(|card| card.is_papyrus()));
    assert_eq!((game.edition().mummies().len(), game.edition().papyri().len()), (72, 18));
}

#[test]
fn a2_in_our_edition_each_colour_has_18_mummies_with_low_values_more_frequent() {
    for colour in Colour::ALL {
        let count = |value| {
            let mummy = Card::mummy(colour, value);
            ankh().edition().mummies().iter().filter(|card| **card == mummy).count()
        };
        assert_eq!([1, 2, 3, 4, 5].map(count), [4, 4, 4, 3, 3]);
    }
}

#[test]
fn a3_the_wishes_are_spread_evenly() {
    let game = ankh();
    let mut seen = HashSet::new();
    let mut ranks = [[0; 4]; 4];
    let mut numbers = [0; 7];
    for card in game.edition().papyri() {
        assert!(seen.insert(*card), "{card} comes twice");
        let Face::Papyrus { number, wish } = card.face() else { unreachable!("papyri are papyri") };
        numbers[usize::from(number)] += 1;
        wish.order().iter().enumerate().for_each(|(rank, colour)| ranks[*colour as usize][rank] += 1);
    }
    assert_eq!(numbers, [0, 0, 0, 6, 6, 6, 0]);
    assert!(ranks.iter().flatten().all(|count| (4..=5).contains(count)), "{ranks:?}");
}

/// The built-in edition with one thing changed, and what is said about it.
fn complaint(from: &str, to: &str) -> String {
    let text = Ankh::META.edition;
    assert!(text.contains(from), "the edition has `{from}`");
    Ankh::read_edition(&text.replacen(from, to, 1)).expect_err("the edition is wrong").to_string()
}

#[test]
fn a2_a_wrong_mummy_is_named_with_line_and_field() {
    let line = 1 + Ankh::META.edition.lines().position(|line| line.starts_with("green")).unwrap();
    assert_eq!(
        complaint("green = [1,", "green = [6,"),
        format!("line {line}, mummies.green[0]: expected a value from 1 to 5 (A2), found 6")
    );
    assert_eq!(
        complaint("green = [1,", "green = ["),
        format!("line {line}, mummies: expected 72 mummies of all colours (A1), found 71")
    );
    assert_eq!(
        complaint("green = [1,", "green = [\"1\","),
        format!("line {line}, mummies.green[0]: wrong kind of value: string \"1\", expected a whole number")
    );
    assert!(complaint("green =", "violet =").contains("violet"));
}

#[test]
fn a3_a_wrong_papyrus_is_named_with_line_and_field() {
    let line = 1 + Ankh::META.edition.lines().position(|line| line.contains("\"3:bgyr\"")).unwrap();
    let start = format!("line {line}, papyri[0]: expected the number of mummies (A3: 1 to 9)");
    assert!(complaint("3:bgyr", "0:bgyr").starts_with(&start));
    assert!(complaint("3:bgyr", "3:bgyy").starts_with(&start));
    assert!(complaint("3:bgyr", "g4").starts_with(&start));
    assert!(complaint("3:bgyr", "10:bgyr").starts_with(&start));
    assert!(complaint("\"3:bgyr\", ", "").ends_with("papyri: expected 18 papyri (A1), found 17"));
}

#[test]
fn a2_a3_colours_may_be_uneven_papyri_alike_and_numbers_from_1_to_9() {
    let edition = Ankh::read_edition(&odd_edition()).unwrap();
    let green = edition
        .mummies()
        .iter()
        .filter(|card| matches!(card.face(), Face::Mummy { colour: Colour::Green, .. }));
    assert_eq!(green.count(), 34);
    let count = |text: &str| edition.papyri().iter().filter(|card| card.to_string() == text).count();
    assert_eq!((count("1:bgyr"), count("9:gyrb")), (2, 1));
}
