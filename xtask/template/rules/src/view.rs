//! What is hidden: others' hands and the cards nobody was dealt.

use crate::components::{CARDS, Card, HAND};
use crate::edition::Edition;
use crate::state::{Hand, State};
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
    /// The cards in the middle.
    pub pile: Pile<Card, CARDS>,
    /// Hands as the viewer sees them.
    pub hands: PerSeat<HandView>,
    /// The cards nobody was dealt, for those who see everything.
    pub deck: Option<Pile<Card, CARDS>>,
    /// Points so far.
    pub scores: PerSeat<i16>,
}

/// Everything public, and the hands the viewer may see.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        turn: state.turn,
        pile: state.pile,
        hands: PerSeat::from_fn(state.hands.len(), |seat| {
            let hand = state.hands[seat];
            if viewer.sees(seat) { HandView::Cards(hand) } else { HandView::Hidden(hand.len() as u8) }
        }),
        deck: (viewer == Viewer::Open).then_some(state.deck),
        scores: state.scores,
    }
}

/// A state that agrees with the view: the cards the viewer cannot see, dealt at random to hidden hands.
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
    State { turn: view.turn, pile: view.pile, deck: view.deck.unwrap_or(unseen), hands, scores: view.scores }
}

/// The edition's cards without those the viewer sees.
fn unseen(edition: &Edition, view: &View) -> Pile<Card, CARDS> {
    let mut seen = [0u8; 256];
    let mut see = |cards: &[Card]| cards.iter().for_each(|card| seen[usize::from(card.0)] += 1);
    see(&view.pile);
    for hand in view.hands.as_slice() {
        if let HandView::Cards(cards) = hand {
            see(cards);
        }
    }
    let mut unseen = Pile::new();
    for card in edition.deck().iter() {
        let count = &mut seen[usize::from(card.0)];
        match count.checked_sub(1) {
            Some(left) => *count = left,
            None => unseen.push(*card),
        }
    }
    unseen
}
