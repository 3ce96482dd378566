//! What is hidden: other hands, and the order of the deck.

use crate::components::{CARDS, Card, HAND, PAPYRI};
use crate::edition::Edition;
use crate::state::{Ended, Hand, Row, State};
use benben_core::{Chance, PerSeat, Pile, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A hand as someone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandView {
    /// One's own, or an open one.
    Cards(Hand),
    /// Somebody else's: only how many.
    Hidden(u8),
}

impl Default for HandView {
    fn default() -> Self {
        HandView::Hidden(0)
    }
}

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// The papyrus on top.
    pub papyrus: Card,
    /// The papyri beneath it.
    pub beneath: Pile<Card, PAPYRI>,
    /// How many cards can be drawn.
    pub deck: u8,
    /// The discard pile.
    pub discard: Pile<Card, CARDS>,
    /// Hands as the viewer sees them.
    pub hands: PerSeat<HandView>,
    /// Mummies laid out.
    pub rows: PerSeat<Row>,
    /// Points so far.
    pub scores: PerSeat<i16>,
    /// Turns since the last scoring.
    pub quiet_turns: u16,
    /// How the game ended, once it did.
    pub ended: Option<Ended>,
}

/// Everything public, and the hands the viewer may see.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        turn: state.turn,
        papyrus: state.papyrus,
        beneath: state.beneath,
        deck: state.deck.len() as u8,
        discard: state.discard,
        hands: PerSeat::from_fn(state.hands.len(), |seat| {
            let hand = state.hands[seat];
            if viewer.sees(seat) { HandView::Cards(hand) } else { HandView::Hidden(hand.len() as u8) }
        }),
        rows: state.rows,
        scores: state.scores,
        quiet_turns: state.quiet_turns,
        ended: state.ended,
    }
}

/// A state that agrees with the view: the cards the viewer cannot see, dealt at random to hidden hands and deck.
pub(crate) fn imagine(edition: &Edition, view: &View, chance: &mut impl Chance) -> State {
    let mut unseen = unseen(edition, view);
    let hands = PerSeat::from_fn(view.hands.len(), |seat| match view.hands[seat] {
        HandView::Cards(hand) => hand,
        HandView::Hidden(count) => {
            let mut hand: Hand = (0..usize::from(count).min(HAND)).map(|_| unseen.draw(chance)).collect();
            hand.sort_unstable();
            hand
        }
    });
    State {
        turn: view.turn,
        papyrus: view.papyrus,
        beneath: view.beneath,
        deck: unseen,
        discard: view.discard,
        hands,
        rows: view.rows,
        scores: view.scores,
        quiet_turns: view.quiet_turns,
        ended: view.ended,
    }
}

/// The edition's cards without those the viewer sees.
fn unseen(edition: &Edition, view: &View) -> Pile<Card, CARDS> {
    let mut seen = [0u8; 256];
    let mut see = |cards: &[Card]| cards.iter().for_each(|card| seen[card.byte() as usize] += 1);
    see(&[view.papyrus]);
    see(&view.beneath);
    see(&view.discard);
    view.rows.as_slice().iter().for_each(|row| see(row));
    for hand in view.hands.as_slice() {
        if let HandView::Cards(cards) = hand {
            see(cards);
        }
    }
    let mut unseen = Pile::new();
    for card in edition.deck().iter() {
        let count = &mut seen[card.byte() as usize];
        match count.checked_sub(1) {
            Some(left) => *count = left,
            None => unseen.push(*card),
        }
    }
    unseen
}
