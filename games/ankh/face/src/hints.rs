//! Help for the first game: three hints, each when it matters.

use super::AnkhScene;
use benben_ankh::{HandView, missing, row_worth};
use benben_web::Hint;

/// What somebody new needs to know now, the most needed first.
pub(super) fn hints(scene: &AnkhScene<'_>) -> Vec<Hint> {
    let view = scene.view;
    let Some(HandView::Cards(hand)) = scene.seat.map(|seat| view.hands[seat]) else { return Vec::new() };
    if !scene.is_my_turn() {
        return Vec::new();
    }
    let hint = |id, key| Hint { id, text: scene.texts.say(key) };
    let is_close = view.rows.as_slice().iter().any(|row| missing(row, view.papyrus) == 1);
    let is_stuck = hand.iter().all(|card| !card.is_papyrus() && row_worth(&[*card], view.papyrus) <= 0);
    let mut hints = Vec::new();
    if is_close {
        hints.push(hint("ankh-scoring", "ankh-hint-scoring"));
    }
    if is_stuck {
        hints.push(hint("ankh-sacrifice", "ankh-hint-sacrifice"));
    }
    hints.push(hint("ankh-papyrus", "ankh-hint-papyrus"));
    hints
}
