//! What an edition must have, on both sides of the edge.

use benben_core::Game;
use benben___id__::__Name__;

fn check(cards: &[u8]) -> Result<(), String> {
    let edition = format!("name = \"mine\"\ncards = {cards:?}\n");
    __Name__::read_edition(&edition).map(drop).map_err(|error| error.to_string())
}

#[test]
fn __r__1_there_are_enough_cards_for_every_hand() {
    assert_eq!(check(&[3; 28]), Ok(()));
    assert!(check(&[3; 27]).unwrap_err().contains("expected 28 to 60 cards, found 27"));
}

#[test]
fn __r__1_a_card_has_a_value_from_1_to_9() {
    let mut cards = [9; 28];
    assert_eq!(check(&cards), Ok(()));
    cards[4] = 10;
    assert!(check(&cards).unwrap_err().contains("cards[4]"));
}
