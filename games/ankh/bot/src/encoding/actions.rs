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

/// Every index once, for each pattern of repeated cards: as many as count, then zeros. Bit i of the pattern: card i equals the
/// one before it.
const ALL: [(usize, [u16; MOST]); 1 << HAND] = {
    let (mut all, mut repeats) = ([(0, [0; MOST]); 1 << HAND], 0);
    while repeats < 1 << HAND {
        let (mut count, mut list, mut index) = (0, [0; MOST], 0);
        while index < MOST {
            // What a card or a set of cards repeats: itself without the card before it.
            let repeated = if index < SACRIFICES {
                repeats >> index & 1
            } else {
                let places = index - SACRIFICES + 1;
                places & repeats & !(places << 1)
            };
            if repeated == 0 {
                list[count] = index as u16;
                count += 1;
            }
            index += 1;
        }
        all[repeats] = (count, list);
        repeats += 1;
    }
    all
};

/// Each card, and each way to sacrifice.
const MOST: usize = HAND + (1 << HAND) - 1;

/// The indices of all that is legal with this hand, in the order in which the rules list it: each card, then each set of cards,
/// and of those that look the same only the first.
#[inline]
pub(super) fn indices(hand: &Held, count: usize, indices: &mut Vec<u16>) {
    let repeats = hand
        .windows(2)
        .enumerate()
        .fold(0, |repeats, (place, pair)| repeats | usize::from(pair[0] == pair[1]) << (place + 1));
    let (expected, list) = &ALL[repeats];
    assert_eq!(*expected, count, "with four cards in hand all of this is legal (A5)");
    indices.extend_from_slice(&list[..count]);
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
