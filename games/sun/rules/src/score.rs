//! What a card is worth, and who wins (S16, S17, S22).

use crate::components::{Card, Shape};
use crate::state::{Ended, State};
use benben_core::{Outcome, PerSeat, RuleId, ScoreLine, Standings};

/// S16: the smaller of value and level. S17: an edge card doubles it, a top triples it.
#[inline]
pub fn card_points(card: Card, level: u8) -> u8 {
    card.value().min(level) * factor(card.shape())
}

/// S17: standard cards never multiply, wherever they lie.
#[inline]
const fn factor(shape: Shape) -> u8 {
    match shape {
        Shape::Standard => 1,
        Shape::Left | Shape::Right => 2,
        Shape::Top => 3,
    }
}

/// S22: most points wins; among equals more cards in hand; then shared.
pub(crate) fn standings(state: &State) -> Standings {
    Standings::by_score(state.points.map(|points| i32::from(points.total())))
        .part_equals("S22", &state.hands.map(|hand| hand.len() as i32))
}

/// The finished game, with what everyone's points came from.
pub(crate) fn outcome(state: &State) -> Outcome {
    let ended_by = match state.ended {
        Some(Ended::Quiet) => "S23",
        Some(Ended::Built) | None => "S21",
    };
    let account = PerSeat::from_fn(state.points.len(), |seat| {
        let points = state.points[seat];
        vec![
            line("S16", "standard", points.standard),
            line("S17", "edge", points.edge),
            line("S17", "top", points.top),
            line("S20", "symbols", points.symbols),
        ]
    });
    Outcome { standings: standings(state), ended_by, account }
}

/// Points that were gathered one by one.
fn line(rule: RuleId, what: &'static str, points: u8) -> ScoreLine {
    let points = i32::from(points);
    ScoreLine { rule, what, mark: None, count: points, each: 1, points }
}
