//! The three stacks of family tiles, and the neighbours for sale.

use super::picks::Touch;
use super::{Sight, names, pieces};
use benben_cheops::{NEIGHBOUR_PRICE, Stack, Tile};
use benben_web::Thing;
use maud::{Markup, html};

pub(super) fn stacks(scene: &Sight<'_>) -> Markup {
    html! {
        div class="cheops-stall cheops-stacks" data-spot=(pieces::STACKS) {
            h2 { (scene.texts.say("cheops-stacks")) }
            p class="cheops-label" { (scene.texts.say("cheops-stacks-label")) }
            @for (index, stack) in scene.view.layout.stacks.iter().enumerate() {
                (thing(scene, index as u8, *stack))
            }
        }
        div class="cheops-stall cheops-guests" data-spot=(pieces::GUESTS) {
            h2 { (scene.texts.say("cheops-guests")) }
            (neighbours(scene))
            p class="cheops-label" { (scene.texts.say("cheops-guests-label")) }
        }
    }
}

fn thing(scene: &Sight<'_>, index: u8, stack: Stack) -> Thing {
    let number = index + 1;
    let label = match stack.top {
        Some(top) => {
            let text = scene.texts.with("cheops-stack").and("stack", number).and("count", stack.size);
            text.and("tile", names::tile(scene.texts, top)).say()
        }
        None => scene.texts.with("cheops-stack-empty").and("stack", number).say(),
    };
    Thing {
        pick: Touch::Stack(index).pick(),
        label,
        class: "cheops-stack",
        moves: None,
        inside: html! {
            @if let Some(top) = stack.top { (pieces::tile(top, None)) } @else { span class="cheops-no-tile" {} }
            small data-mark=(stack.size) {}
        },
    }
}

fn neighbours(scene: &Sight<'_>) -> Thing {
    let left = scene.view.layout.stock[Tile::Neighbour];
    let text = scene.texts.with("cheops-neighbours").and("count", left).and("price", NEIGHBOUR_PRICE);
    Thing {
        pick: Touch::Buy.pick(),
        label: text.say(),
        class: "cheops-stack cheops-buy",
        moves: None,
        inside: html! {
            @if left > 0 { (pieces::tile(Tile::Neighbour, None)) } @else { span class="cheops-no-tile" {} }
            small data-mark=(left) {}
            span class="cheops-price" data-mark=(NEIGHBOUR_PRICE) {}
        },
    }
}
