//! The viewer's hand, and what can be done besides placing and drawing.

use super::worth::worth;
use super::{moves, picks, signs, stone, words};
use benben_core::Seat;
use benben_sun::{Action, Card, Deck, HandView, Stage, Sun};
use benben_web::{Scene, Thing};
use maud::{Markup, html};

pub(super) fn hand(scene: &Scene<'_, Sun>) -> Markup {
    let Some(seat) = scene.seat else { return html! {} };
    html! {
        div class="sun-hand" {
            (cards(scene, seat))
            div class="sun-moves" {
                @match scene.view.stage {
                    _ if !scene.is_my_turn() => {}
                    Stage::Symbol { place } => @if let Some(card) = scene.view.pyramid.card(place) {
                        (symbol(scene, card, worth(scene.game, &scene.view.pyramid, card, place).links))
                    },
                    Stage::Placing => (stop(scene)),
                    Stage::Choosing | Stage::SecondDraw | Stage::Discarding => {}
                }
            }
        }
    }
}

fn cards(scene: &Scene<'_, Sun>, seat: Seat) -> Markup {
    let HandView::Cards(hand) = &scene.view.hands[seat] else { return html! {} };
    if hand.is_empty() {
        return html! { p class="sun-none" { (scene.texts.say("sun-hand-empty")) } };
    }
    html! {
        ul class="sun-cards" {
            @for (index, card) in hand.iter().enumerate() {
                li { (held(scene, *card, hand[..index].iter().filter(|other| *other == card).count())) }
            }
        }
    }
}

fn held(scene: &Scene<'_, Sun>, card: Card, number: usize) -> Thing {
    let texts = scene.texts;
    let best = best(scene, card);
    let name = words::card(texts, card);
    Thing {
        pick: picks::card(card),
        label: match best {
            Some(points) => texts.with("sun-held-best").and("card", name).and("points", points).say(),
            None => name,
        },
        class: "sun-card",
        moves: moves::in_hand(scene, card, number),
        inside: html! {
            (stone::stone(card))
            // Also where there is nothing to say, so that the hand keeps its height.
            span class="sun-best" {
                @if let Some(points) = best { (texts.with("sun-best").and("points", points).say()) }
            }
        },
    }
}

/// The most this card can bring now, its symbol's points included.
fn best(scene: &Scene<'_, Sun>, card: Card) -> Option<u8> {
    let brings = |action: &Action| match *action {
        Action::Place(other, place) if other == card => {
            Some(worth(scene.game, &scene.view.pyramid, card, place).total())
        }
        _ => None,
    };
    scene.legal.iter().filter_map(brings).max()
}

/// S20: points or a card, all in one place. The decks can be clicked as well.
fn symbol(scene: &Scene<'_, Sun>, card: Card, links: u8) -> Markup {
    let texts = scene.texts;
    let take = texts.with("sun-do-symbol-points").and("points", links).say();
    html! {
        @if let Some(symbol) = card.symbol() { span class="sun-reason" { (signs::sign(symbol)) "×" (links) } }
        (Thing { pick: picks::points(), label: take.clone(), class: "sun-move", moves: None, inside: html! { (take) } })
        @for action in scene.legal {
            @if let Action::SymbolDraw(deck) = *action { (symbol_draw(scene, deck)) }
        }
    }
}

fn symbol_draw(scene: &Scene<'_, Sun>, deck: Deck) -> Thing {
    let (label, back) = match deck {
        Deck::Standard => ("sun-do-draw-standard", "sun-mini-back sun-standard"),
        Deck::Edge => ("sun-do-draw-edge", "sun-mini-back sun-left"),
    };
    Thing {
        pick: picks::deck(deck),
        label: scene.texts.say(label),
        class: "sun-move",
        moves: None,
        inside: html! { span class=(back) {} "+1" },
    }
}

fn stop(scene: &Scene<'_, Sun>) -> Thing {
    let text = scene.texts.say("sun-do-stop");
    Thing {
        pick: picks::stop(),
        label: text.clone(),
        class: "sun-move",
        moves: None,
        inside: html! { (text) },
    }
}
