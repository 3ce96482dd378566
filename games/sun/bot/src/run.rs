//! A whole hand played at once, as far as it goes: the best card first, and each on what the ones before opened.

use crate::features::now;
use benben_sun::{Card, Hand, Place, Pyramid, Sun};

/// A hand played at once.
pub(crate) struct Run {
    /// What it scores, symbols included.
    pub(crate) points: f32,
    /// Does it reach the very top, which ends the game (S21)?
    pub(crate) finishes: bool,
    /// Its first card, and where it goes.
    pub(crate) first: Option<(Card, Place)>,
}

/// Plays the hand.
pub(crate) fn run(game: &Sun, pyramid: &Pyramid, hand: &[Card]) -> Run {
    let mut pyramid = *pyramid;
    let mut left: Hand = hand.iter().copied().collect();
    let mut run = Run { points: 0.0, finishes: false, first: None };
    while !left.is_empty() {
        let (mut most, mut chosen) = (0.0, None);
        for (index, card) in left.iter().enumerate() {
            for place in pyramid.open().and(pyramid.room(card.shape())) {
                let gain = now(game, &pyramid, *card, place);
                if gain > most {
                    (most, chosen) = (gain, Some((index, place)));
                }
            }
        }
        let Some((index, place)) = chosen else { break };
        let card = left[index];
        left.remove(index);
        run.finishes |= place == pyramid.very_top();
        pyramid.lay(card, place);
        run.points += most;
        run.first = run.first.or(Some((card, place)));
    }
    run
}
