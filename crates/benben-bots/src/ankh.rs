//! A beginner's taste in Ankh: how far one is ahead on the table, and what stays in hand.

use crate::Taste;
use benben_ankh::{Action, Ankh, Card, Face, HAND, HandView, View, row_worth};
use benben_core::Seat;

/// A lead that is not scored yet may vanish with the next papyrus.
const UNSCORED: f64 = 0.5;
/// A card in hand is worth this part of what it would count now.
const IN_HAND: f64 = 0.3;
/// What a card drawn blindly is worth in hand.
const BLIND: f64 = 0.6;
/// A papyrus can turn the table.
const PAPYRUS_IN_HAND: f64 = 1.0;
/// Reaching the goal as the leader beats everything.
const WIN: f64 = 1000.0;

impl Taste for Ankh {
    fn worth(&self, view: &View, seat: Seat, action: &Action) -> f64 {
        let HandView::Cards(mut hand) = view.hands[seat] else { return 0.0 };
        let (mut rows, mut papyrus) = (view.rows, view.papyrus);
        let mut give = |card: Card| {
            if let Some(index) = hand.iter().position(|held| *held == card) {
                hand.remove(index);
            }
        };
        match action {
            Action::Mummy(card) => {
                give(*card);
                rows[seat].push(*card);
            }
            Action::Papyrus(card) => {
                give(*card);
                papyrus = *card;
            }
            Action::Sacrifice(offering) => offering.cards().for_each(give),
        }
        let Face::Papyrus { number, .. } = papyrus.face() else { return 0.0 };
        let scored = rows.as_slice().iter().any(|row| row.len() >= usize::from(number));
        let worths = rows.map(|row| f64::from(row_worth(row, papyrus)));
        let others = (worths.as_slice().iter().sum::<f64>() - worths[seat]) / (worths.len() - 1) as f64;
        let lead = worths[seat] - others;
        let kept: f64 = hand.iter().map(|card| in_hand(*card, papyrus)).sum();
        let fresh = (HAND - hand.len()) as f64 * BLIND;
        let mut worth = kept + fresh + if scored { lead } else { UNSCORED * lead };
        if scored {
            let total = |other: Seat| f64::from(view.scores[other]) + worths[other];
            let best_other =
                view.scores.seats().filter(|other| *other != seat).map(total).fold(f64::MIN, f64::max);
            if total(seat).max(best_other) >= f64::from(self.goal()) {
                worth += if total(seat) > best_other { WIN } else { -WIN };
            }
        }
        worth
    }
}

/// What a card still in hand promises under this papyrus.
fn in_hand(card: Card, papyrus: Card) -> f64 {
    match card.face() {
        Face::Papyrus { .. } => PAPYRUS_IN_HAND,
        Face::Mummy { .. } => IN_HAND * f64::from(row_worth(&[card], papyrus)).max(0.0),
    }
}
