//! What is public about a seat: where its points come from, and how many cards of which deck it holds.

use super::{stone, words};
use benben_core::Seat;
use benben_sun::{Card, HandView, Sun};
use benben_web::Scene;
use maud::{Markup, html};

pub(super) fn seat(scene: &Scene<'_, Sun>, seat: Seat) -> Markup {
    html! {
        div class="sun-seat" {
            (sources(scene, seat))
            @match &scene.view.hands[seat] {
                HandView::Hidden { standard, edge } => (backs(scene, *standard, *edge)),
                HandView::Cards(hand) if scene.seat != Some(seat) => (open_hand(scene, hand)),
                HandView::Cards(hand) => (counted(scene, hand)),
            }
        }
    }
}

/// Points by standard cards, edges, the top and symbols.
fn sources(scene: &Scene<'_, Sun>, seat: Seat) -> Markup {
    let points = scene.view.points[seat];
    let sources = [
        ("sun-standard", "sun-account-standard", points.standard),
        ("sun-left", "sun-account-edge", points.edge),
        ("sun-top", "sun-account-top", points.top),
        ("sun-linked", "sun-account-symbols", points.symbols),
    ];
    let said = sources.map(|(_, what, points)| format!("{}: {points}", scene.texts.say(what)));
    html! {
        ul class="sun-sources" tabindex="0" data-tip=(said.join("\n")) {
            @for (outline, what, points) in sources {
                @let what = scene.texts.say(what);
                li {
                    span class={ "sun-mini " (outline) } aria-hidden="true" {}
                    span class="visually-hidden" { (what) ": " }
                    (points)
                }
            }
        }
    }
}

fn counted(scene: &Scene<'_, Sun>, hand: &[Card]) -> Markup {
    let edge = hand.iter().filter(|card| card.deck() == benben_sun::Deck::Edge).count();
    backs(scene, (hand.len() - edge) as u8, edge as u8)
}

/// A hand from behind: one sees which deck each card is from.
fn backs(scene: &Scene<'_, Sun>, standard: u8, edge: u8) -> Markup {
    let said = scene.texts.with("sun-holds").and("standard", standard).and("edge", edge).say();
    html! {
        p class="sun-backs" tabindex="0" data-tip=(said) {
            span class="visually-hidden" { (said) }
            @for _ in 0..standard { span class="sun-mini-back sun-standard" aria-hidden="true" {} }
            @for _ in 0..edge { span class="sun-mini-back sun-left" aria-hidden="true" {} }
        }
    }
}

/// After the end hands lie open.
fn open_hand(scene: &Scene<'_, Sun>, hand: &[Card]) -> Markup {
    if hand.is_empty() {
        return html! {};
    }
    html! {
        ul class="sun-open-hand" tabindex="0" data-tip=(words::cards(scene.texts, hand)) {
            @for card in hand {
                li class="sun-small" {
                    span aria-hidden="true" { (stone::stone(*card)) }
                    span class="visually-hidden" { (words::card(scene.texts, *card)) }
                }
            }
        }
    }
}
