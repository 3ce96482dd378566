//! What cards are called while they move, so that the same card before and after a move has the same name.

use super::AnkhScene;
use benben_ankh::{Card, HandView};
use benben_core::Seat;

/// The card at this place of the seat's row.
///
/// Equal cards cannot be told apart, so a seat's are counted through: first those in the row, then those in hand. Laying
/// one of them makes the first in hand the last in the row, and its number stays.
pub(super) fn in_row(scene: &AnkhScene<'_>, seat: Seat, place: usize) -> String {
    let row = &scene.view.rows[seat];
    numbered(seat, row[place], alike(&row[..place], row[place]))
}

/// The card at this place of the seat's open hand.
pub(super) fn in_hand(scene: &AnkhScene<'_>, seat: Seat, place: usize) -> Option<String> {
    let HandView::Cards(hand) = scene.view.hands[seat] else { return None };
    let card = hand[place];
    if card.is_papyrus() {
        return Some(papyrus(card));
    }
    Some(numbered(seat, card, alike(&scene.view.rows[seat], card) + alike(&hand[..place], card)))
}

/// A papyrus, wherever it is: there is each only once.
pub(super) fn papyrus(card: Card) -> String {
    format!("ankh-{}", card.to_string().replace(':', "-"))
}

/// The card on top of so many discarded ones: another one whenever cards came or went.
pub(super) fn on_top(count: usize) -> String {
    format!("ankh-discarded-{count}")
}

fn alike(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|other| **other == card).count()
}

fn numbered(seat: Seat, card: Card, number: usize) -> String {
    format!("ankh-{seat}-{card}-{number}")
}
