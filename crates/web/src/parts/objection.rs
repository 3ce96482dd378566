//! Why something is not possible, by rule and in the viewer's language.

use super::{Look, Position, scene};
use crate::{Face, Pick, Scene};
use benben_core::{Game, Seat};
use maud::Markup;

/// Why what these picks mean is not possible, with a link to the rule. None if they mean nothing, or if it is possible.
pub fn why_not<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>, picks: &[Pick]) -> Option<Markup> {
    let seat = look.seat?;
    scene::<F, _>(position, look, true, |scene| {
        let action = F::attempt(scene, picks);
        objection::<F>(position, scene, seat, action)
    })
}

/// Why this action is not possible, as [`why_not`] says it. An action that was just refused always has an explanation.
pub fn explain<F: Face>(position: &Position<'_, F::Game>, look: Look<'_>, action: &str) -> Option<Markup> {
    let seat = look.seat?;
    scene::<F, _>(position, look, false, |scene| objection::<F>(position, scene, seat, action.parse().ok()))
}

fn objection<F: Face>(
    position: &Position<'_, F::Game>,
    scene: &Scene<'_, F::Game>,
    seat: Seat,
    action: Option<<F::Game as Game>::Action>,
) -> Option<Markup> {
    // Whether a seat is awaited is no secret to itself, so the true state may be asked.
    if !position.game.turn(position.state).awaited().contains(seat) {
        return Some(crate::table::not_your_turn(scene.texts, F::Game::META.id, F::Game::META.turn_rule));
    }
    let refusal = position.game.check(position.state, seat, &action?).err()?;
    Some(crate::refused::<F>(scene, &refusal))
}
