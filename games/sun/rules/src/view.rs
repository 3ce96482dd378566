//! What is hidden: other hands, and the order of the decks.

use crate::components::{Card, Deck, EDGE_CARDS, HAND_LIMIT, STANDARD_CARDS};
use crate::drawing::take_card;
use crate::edition::Edition;
use crate::pyramid::Pyramid;
use crate::state::{Ended, Hand, Points, Stage, State, Stock};
use benben_core::{Chance, PerSeat, Pile, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A hand as someone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandView {
    /// One's own, or an open one.
    Cards(Hand),
    /// Somebody else's: only how many of each deck, since all see which deck is drawn from (S8) and what is played.
    Hidden {
        /// Standard cards.
        standard: u8,
        /// Edge cards.
        edge: u8,
    },
}

impl HandView {
    /// How many cards.
    pub fn count(&self) -> usize {
        match self {
            HandView::Cards(hand) => hand.len(),
            HandView::Hidden { standard, edge } => usize::from(standard + edge),
        }
    }
}

impl Default for HandView {
    fn default() -> Self {
        HandView::Hidden { standard: 0, edge: 0 }
    }
}

/// A deck as everyone sees it, with its discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StockView<const N: usize> {
    /// How many cards can be drawn.
    pub deck: u8,
    /// Discarded cards, in the order they came.
    pub discards: Pile<Card, N>,
}

impl<const N: usize> StockView<N> {
    fn of(stock: &Stock<N>) -> Self {
        StockView { deck: stock.deck.len() as u8, discards: stock.discards }
    }
}

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// What this player is doing.
    pub stage: Stage,
    /// What is built.
    pub pyramid: Pyramid,
    /// Standard cards not in play.
    pub standard: StockView<STANDARD_CARDS>,
    /// Edge cards not in play.
    pub edge: StockView<EDGE_CARDS>,
    /// S5: the open edge card that marks the edge deck and is out of the game.
    pub marker: Card,
    /// Hands as the viewer sees them.
    pub hands: PerSeat<HandView>,
    /// Points so far.
    pub points: PerSeat<Points>,
    /// Turns since a card was placed, all seats together (S23).
    pub quiet_turns: u8,
    /// How the game ended, once it did.
    pub ended: Option<Ended>,
}

/// Everything public, and the hands the viewer may see.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        turn: state.turn,
        stage: state.stage,
        pyramid: state.pyramid,
        standard: StockView::of(&state.standard),
        edge: StockView::of(&state.edge),
        marker: state.marker,
        hands: PerSeat::from_fn(state.hands.len(), |seat| {
            let hand = &state.hands[seat];
            if viewer.sees(seat) { HandView::Cards(*hand) } else { hidden(hand) }
        }),
        points: state.points,
        quiet_turns: state.quiet_turns,
        ended: state.ended,
    }
}

fn hidden(hand: &Hand) -> HandView {
    let edge = hand.iter().filter(|card| card.deck() == Deck::Edge).count();
    HandView::Hidden { standard: (hand.len() - edge) as u8, edge: edge as u8 }
}

/// A state that agrees with the view: the cards the viewer cannot see, dealt at random to hidden hands and decks.
pub(crate) fn imagine(edition: &Edition, view: &View, chance: &mut impl Chance) -> State {
    let seen = Seen::by(view);
    let mut standard = seen.unseen(edition.standard_deck());
    let mut edge = seen.unseen(edition.edge_deck());
    let hands = PerSeat::from_fn(view.hands.len(), |seat| match view.hands[seat] {
        HandView::Cards(hand) => hand,
        HandView::Hidden { standard: standards, edge: edges } => {
            let mut hand = Hand::new();
            // A made-up view could claim more cards than there are.
            for _ in 0..usize::from(standards).min(HAND_LIMIT + 2).min(standard.len()) {
                take_card(&mut hand, standard.draw(chance));
            }
            for _ in 0..usize::from(edges).min(HAND_LIMIT + 2 - hand.len()).min(edge.len()) {
                take_card(&mut hand, edge.draw(chance));
            }
            hand
        }
    });
    State {
        turn: view.turn,
        stage: view.stage,
        pyramid: view.pyramid,
        standard: Stock { deck: standard, discards: view.standard.discards },
        edge: Stock { deck: edge, discards: view.edge.discards },
        marker: view.marker,
        hands,
        points: view.points,
        quiet_turns: view.quiet_turns,
        ended: view.ended,
    }
}

/// How many of each card a viewer sees.
struct Seen([u8; 256]);

impl Seen {
    fn by(view: &View) -> Self {
        let mut seen = Seen([0; 256]);
        seen.add(view.marker);
        view.pyramid.laid().for_each(|(_, card)| seen.add(card));
        view.standard.discards.iter().for_each(|card| seen.add(*card));
        view.edge.discards.iter().for_each(|card| seen.add(*card));
        for hand in view.hands.as_slice() {
            if let HandView::Cards(cards) = hand {
                cards.iter().for_each(|card| seen.add(*card));
            }
        }
        seen
    }

    fn add(&mut self, card: Card) {
        self.0[card.byte() as usize] += 1;
    }

    /// These cards without the seen ones.
    fn unseen<const N: usize>(&self, cards: Pile<Card, N>) -> Pile<Card, N> {
        let mut seen = self.0;
        let mut unseen = Pile::new();
        for card in cards.iter() {
            let count = &mut seen[card.byte() as usize];
            match count.checked_sub(1) {
                Some(left) => *count = left,
                None => unseen.push(*card),
            }
        }
        unseen
    }
}
