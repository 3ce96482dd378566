//! What the viewer can do now, in one sentence, and what next after a first pick.

use super::words;
use benben_sun::{Action, HAND_LIMIT, Stage, Sun};
use benben_web::{Next, Scene};

pub(super) fn prompt(scene: &Scene<'_, Sun>) -> String {
    let texts = scene.texts;
    let held = scene.seat.map_or(0, |seat| scene.view.hands[seat].count());
    match scene.view.stage {
        Stage::Choosing if scene.legal.iter().any(|action| matches!(action, Action::Place(..))) => {
            texts.say("sun-prompt-choosing")
        }
        Stage::Choosing => texts.say("sun-prompt-drawing"),
        Stage::SecondDraw => texts.say("sun-prompt-second"),
        Stage::Discarding => {
            texts.with("sun-prompt-discarding").and("held", held).and("limit", HAND_LIMIT).say()
        }
        Stage::Symbol { place } => {
            let pyramid = &scene.view.pyramid;
            let symbol = pyramid.card(place).and_then(benben_sun::Card::symbol);
            let count = symbol.map_or(0, |symbol| scene.game.linked(pyramid, place, symbol).len());
            let name = symbol.map_or(String::new(), |symbol| words::symbol(texts, symbol));
            texts.with("sun-prompt-symbol").and("symbol", name).and("count", count).say()
        }
        Stage::Placing => texts.say("sun-prompt-placing"),
    }
}

/// After a card: where it can go; after a place or a pile: which card. Without cards one can only draw.
pub(super) fn next(scene: &Scene<'_, Sun>) -> Vec<Next> {
    if scene.seat.is_none_or(|seat| scene.view.hands[seat].count() == 0) {
        return Vec::new();
    }
    let text = match scene.view.stage {
        Stage::Discarding => scene.texts.say("sun-next-discard"),
        _ => scene.texts.say("sun-next-place"),
    };
    vec![
        Next::new(".sun-card", text),
        Next::new(".sun-place", scene.texts.say("sun-next-card")),
        Next::new(".sun-pile", scene.texts.say("sun-next-discarded")),
    ]
}
