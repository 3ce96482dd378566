//! Actions by the places of cards in the sorted hand.

use super::hand::Held;
use benben_ankh::{Action, Card, HAND, Offering};

/// Sacrifices come after the cards that are played.
const SACRIFICES: usize = HAND;

/// The index of an action with cards of this hand.
#[inline]
pub(super) fn index(hand: &Held, action: &Action) -> Option<usize> {
    match action {
        Action::Mummy(card) | Action::Papyrus(card) => hand.iter().position(|held| held == card),
        Action::Sacrifice(offering) => {
            // Both are sorted, so one pass finds the first of equal cards.
            let (mut asked, mut places) = (offering.cards(), 0usize);
            let mut next = asked.next();
            for (place, held) in hand.iter().enumerate() {
                if next == Some(*held) {
                    places |= 1 << place;
                    next = asked.next();
                }
            }
            (places > 0 && next.is_none()).then(|| SACRIFICES + places - 1)
        }
    }
}

/// The action of an index with this hand.
pub(super) fn action(hand: &Held, index: usize) -> Option<Action> {
    if index < SACRIFICES {
        let card = *hand.get(index)?;
        return Some(if card.is_papyrus() { Action::Papyrus(card) } else { Action::Mummy(card) });
    }
    let places = index - SACRIFICES + 1;
    if places >= 1 << hand.len() {
        return None;
    }
    let given = |place: usize| places >> place & 1 != 0;
    let cards: Vec<Card> =
        hand.iter().enumerate().filter(|(place, _)| given(*place)).map(|(_, card)| *card).collect();
    Offering::new(&cards).map(Action::Sacrifice)
}
