//! Actions as buttons say them.

use super::{Sight, decision, names, worth};
use benben_cheops::{Action, LAW_9_PRICE, Law, NEIGHBOUR_PRICE, Spot, Stage, market_price};

/// A verb and what is needed to tell the action from the others, with what it brings.
pub(super) fn action(scene: &Sight<'_>, action: Action) -> String {
    let texts = scene.texts;
    let layout = &scene.view.layout;
    match action {
        Action::Buy => texts.with("cheops-do-buy").and("price", NEIGHBOUR_PRICE).say(),
        Action::Take { field, tile } => {
            let what = match layout.pyramid.at(field) {
                Spot::Treasure(colour) => names::the_treasure(texts, colour),
                Spot::Law | Spot::Tile(_) => texts.say("cheops-the-sealed"),
            };
            let text = texts.with("cheops-do-take").and("what", what).and("field", field.to_string());
            text.and("tile", names::the_tile(texts, tile)).say()
        }
        Action::Sell => texts.with("cheops-sell").and("price", market_price(layout)).say(),
        Action::Store => match (layout.stage, scene.seat) {
            (Stage::Treasure { colour }, Some(seat)) => {
                let worth = decision::signed(worth::of_one_more(scene, seat, colour));
                texts.with("cheops-do-store").and("worth", worth).say()
            }
            _ => texts.say("cheops-store"),
        },
        Action::PutUnder { law, colour } => {
            let text = texts.with("cheops-do-put-under").and("law", names::law(texts, law));
            text.and("board", names::board(texts, colour)).say()
        }
        Action::PutOn { colour, number } => {
            let printed = layout.boards[colour].numbers[usize::from(number)];
            let text = texts.with("cheops-do-put-on").and("board", names::board(texts, colour));
            text.and("place", number + 1).and("number", names::printed(printed)).say()
        }
        Action::Remove { law: Some(law) } => {
            texts.with("cheops-do-remove").and("law", names::law(texts, law)).say()
        }
        Action::Remove { law: None } => texts.say("cheops-remove-none"),
        Action::Pay => texts.with("cheops-pay").and("price", LAW_9_PRICE).say(),
        Action::Return => texts.say("cheops-return"),
        Action::SellStored { colour } => {
            let text = texts.with("cheops-do-sell-stored").and("price", market_price(layout));
            text.and("treasure", names::the_treasure(texts, colour)).say()
        }
        Action::TakeMore => texts.with("cheops-do-use").and("law", names::law(texts, Law::TakeMore)).say(),
        Action::Swap => texts.with("cheops-do-use").and("law", names::law(texts, Law::Swap)).say(),
        Action::SwapFirst { field } | Action::SwapWith { field } => {
            let first = matches!(action, Action::SwapFirst { .. });
            let treasure = layout.pyramid.treasure_at(field);
            let what = treasure.map_or_else(String::new, |colour| names::the_treasure(texts, colour));
            let text = texts.with(if first { "cheops-do-swap" } else { "cheops-do-swap-with" });
            text.and("what", what).and("field", field.to_string()).say()
        }
        Action::SwapStored { colour } => {
            texts.with("cheops-do-swap-stored").and("what", names::the_treasure(texts, colour)).say()
        }
        Action::Draw { stack } => {
            let top = layout.stacks[usize::from(stack)].top;
            let tile = top.map_or_else(String::new, |tile| names::the_tile(texts, tile));
            texts.with("cheops-do-draw").and("tile", tile).and("stack", stack + 1).say()
        }
        Action::End => texts.say("cheops-end"),
        Action::Count { colour: Some(colour) } => {
            texts.with("cheops-do-count").and("treasure", names::treasure(texts, colour)).say()
        }
        Action::Count { colour: None } => texts.say("cheops-count-none"),
    }
}

/// Laws 11 and 12 are used up by one click on a card that one may only want to read, and a turn that ends too early is
/// gone with all that could still have been done in it.
pub(super) fn question(scene: &Sight<'_>, action: Action) -> Option<String> {
    let texts = scene.texts;
    let law = match action {
        Action::TakeMore => Law::TakeMore,
        Action::Swap => Law::Swap,
        Action::End => {
            let more = scene.legal.iter().any(|other| {
                matches!(other, Action::Take { .. } | Action::Draw { .. } | Action::TakeMore | Action::Swap)
            });
            return more.then(|| texts.say("cheops-ask-end"));
        }
        _ => return None,
    };
    Some(texts.with("cheops-ask-use").and("law", names::law(texts, law)).say())
}
