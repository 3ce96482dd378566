//! What the viewer can do now.

use super::{Sight, names};
use benben_cheops::{Action, LAW_9_PRICE, Law, Right, Stage, market_price};

pub(super) fn prompt(scene: &Sight<'_>) -> String {
    let texts = scene.texts;
    let layout = &scene.view.layout;
    match layout.stage {
        Stage::Choose => choose(scene),
        Stage::Treasure { colour } => {
            let text = texts.with("cheops-prompt-treasure").and("price", market_price(layout));
            text.and("treasure", names::the_treasure(texts, colour)).say()
        }
        Stage::Law { law: law @ (Law::OnlySell | Law::OnlyStore | Law::Block) } => {
            texts.with("cheops-prompt-under").and("law", names::law(texts, law)).say()
        }
        Stage::Law { law: Law::NewNumber } => texts.say("cheops-prompt-number"),
        Stage::Law { law: Law::Repeal } => texts.say("cheops-prompt-remove"),
        Stage::Law { .. } => texts.with("cheops-prompt-pay").and("price", LAW_9_PRICE).say(),
        Stage::TakeMore => texts.say("cheops-prompt-take-more"),
        Stage::Swap => texts.say("cheops-prompt-swap"),
        Stage::SwapWith { field } => {
            texts.with("cheops-prompt-swap-with").and("field", field.to_string()).say()
        }
        Stage::Draw => texts.say("cheops-prompt-draw-more"),
        Stage::Count => texts.say("cheops-prompt-count"),
        Stage::Over => texts.say("cheops-prompt-over"),
    }
}

/// The course of a turn: buying, taking, drawing.
fn choose(scene: &Sight<'_>) -> String {
    let texts = scene.texts;
    let can = |what: fn(&Action) -> bool| scene.legal.iter().any(what);
    let can_buy = can(|action| *action == Action::Buy);
    if can(|action| matches!(action, Action::Take { .. })) {
        return texts.say(match scene.view.layout.turn.right {
            Right::Second => "cheops-prompt-second",
            _ if can_buy => "cheops-prompt-take-or-buy",
            _ => "cheops-prompt-take",
        });
    }
    if can(|action| matches!(action, Action::Draw { .. })) {
        return texts.say("cheops-prompt-draw");
    }
    texts.say(match (can_buy, scene.view.layout.turn.took) {
        (true, _) => "cheops-prompt-stuck-or-buy",
        (false, false) => "cheops-prompt-stuck",
        (false, true) => "cheops-prompt-end",
    })
}
