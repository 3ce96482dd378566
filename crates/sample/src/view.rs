//! What one viewer may know, and what it can make of it.

use super::components::Cards;
use super::{Card, Holding, Phase, Sealed, State, flaw};
use benben_core::{Chance, PerSeat, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub round: u8,
    pub phase: Phase,
    pub deck: usize,
    pub discard: Cards,
    pub chambers: [Card; 3],
    pub holdings: PerSeat<Seen>,
    /// Only a flawed game shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_sum: Option<i32>,
    /// Only a flawed game has it, for the open view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<benben_core::Seat>,
}

/// What is seen of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    /// To others: as if it had put none this round.
    pub tokens: u8,
    pub spent: u8,
    pub won: Cards,
    /// Hand, tokens put and whether it has sealed: for the seat itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Own {
    pub hand: [Card; 2],
    pub put: [u8; 3],
    pub sealed: bool,
}

impl<const WRITING: u8> Sealed<WRITING> {
    pub(super) fn look(&self, state: &State, viewer: Viewer) -> View {
        let open_hides = self.flaw == flaw::OPEN_HIDES && viewer == Viewer::Open;
        let holdings = PerSeat::from_fn(state.holdings.len(), |seat| {
            let Holding { hand, tokens, put, sealed, spent, won } = state.holdings[seat];
            if viewer.sees(seat) && !open_hides {
                return Seen { tokens, spent, won, own: Some(Own { hand, put, sealed }) };
            }
            let hidden = if self.flaw == flaw::SHOWS_TOKENS { 0 } else { put.iter().sum() };
            Seen { tokens: tokens + hidden, spent, won, own: None }
        });
        let hand_sum = state.holdings.as_slice().iter().map(Holding::hand_points).sum();
        View {
            viewer,
            round: state.round,
            phase: state.phase,
            deck: state.deck.len(),
            discard: state.discard,
            chambers: state.chambers,
            holdings,
            hand_sum: (self.flaw == flaw::SHOWS_HANDS).then_some(hand_sum),
            first: state.first.filter(|_| viewer == Viewer::Open),
        }
    }

    /// What is not seen is anywhere: all unseen cards are shuffled, others' hands are dealt from them, the rest is
    /// the deck. Who does not show it has not put anything yet.
    pub(super) fn guess(&self, view: &View, chance: &mut impl Chance) -> State {
        let mut unseen = self.all_cards();
        let mut see = |card: &Card| {
            if let Some(place) = unseen.iter().position(|other| other == card) {
                unseen.remove(place);
            }
        };
        view.discard.iter().chain(&view.chambers).for_each(&mut see);
        for seen in view.holdings.as_slice() {
            seen.won.iter().for_each(&mut see);
            seen.own.iter().flat_map(|own| own.hand).for_each(|card| see(&card));
        }
        let holdings = view.holdings.map(|seen| {
            let Own { hand, put, sealed } = seen.own.unwrap_or_else(|| Own {
                hand: std::array::from_fn(|_| unseen.draw(chance)),
                ..Own::default()
            });
            let put = if self.flaw == flaw::IMAGINES_WRONG { [0; 3] } else { put };
            Holding { hand, tokens: seen.tokens, put, sealed, spent: seen.spent, won: seen.won }
        });
        State {
            round: view.round,
            phase: view.phase,
            deck: unseen,
            discard: view.discard,
            chambers: view.chambers,
            holdings,
            first: view.first,
            forgotten: 0,
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.chambers;
        writeln!(f, "round {}  chambers a:{a} b:{b} c:{c}  deck {}", self.round, self.deck)?;
        for (seat, seen) in self.holdings.iter() {
            write!(f, "seat {seat}  {} tokens, {} cards won", seen.tokens, seen.won.len())?;
            if let Some(Own { hand: [one, two], put, .. }) = seen.own {
                write!(f, ", holds {one} {two}, has put {put:?}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
