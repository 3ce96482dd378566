//! The two decks with their discard piles, beside the tip of the pyramid.

use super::{moves, picks, stone, words};
use benben_sun::{Card, Deck, Sun};
use benben_web::{Scene, Thing};
use maud::{Markup, html};

/// A deck, its discard pile, and for the edge deck the card that is out.
pub(super) fn stock(scene: &Scene<'_, Sun>, deck: Deck) -> Markup {
    let texts = scene.texts;
    let (class, caption) = match deck {
        Deck::Standard => ("sun-stock sun-stock-standard", texts.say("sun-stock-standard")),
        Deck::Edge => ("sun-stock sun-stock-edge", texts.say("sun-stock-edge")),
    };
    html! {
        div class=(class) {
            p class="sun-caption" { (caption) }
            div class="sun-piles" {
                (drawing(scene, deck))
                (discarded(scene, deck))
            }
            @if deck == Deck::Edge { (marker(scene)) }
        }
    }
}

fn discards<'a>(scene: &'a Scene<'_, Sun>, deck: Deck) -> &'a [Card] {
    match deck {
        Deck::Standard => &scene.view.standard.discards,
        Deck::Edge => &scene.view.edge.discards,
    }
}

fn drawing(scene: &Scene<'_, Sun>, deck: Deck) -> Thing {
    let (left, label, back) = match deck {
        Deck::Standard => (scene.view.standard.deck, "sun-deck-standard", "sun-back sun-standard"),
        Deck::Edge => (scene.view.edge.deck, "sun-deck-edge", "sun-back sun-left"),
    };
    Thing {
        pick: picks::deck(deck),
        label: scene.texts.with(label).and("count", left).say(),
        class: "sun-pile",
        moves: None,
        inside: html! { span class=(if left == 0 { "sun-hollow" } else { back }) { b { (left) } } },
    }
}

fn discarded(scene: &Scene<'_, Sun>, deck: Deck) -> Thing {
    let cards = discards(scene, deck);
    let label = match (deck, cards.last()) {
        (Deck::Standard, None) => scene.texts.say("sun-pile-standard-empty"),
        (Deck::Edge, None) => scene.texts.say("sun-pile-edge-empty"),
        (Deck::Standard, Some(top)) => pile_label(scene, "sun-pile-standard", cards.len(), *top),
        (Deck::Edge, Some(top)) => pile_label(scene, "sun-pile-edge", cards.len(), *top),
    };
    Thing {
        pick: picks::pile(deck),
        label,
        class: "sun-pile",
        moves: cards.last().and_then(|card| moves::on_pile(scene, *card)),
        inside: html! {
            @match cards.last() {
                Some(card) => { (stone::stone(*card)) span class="sun-count" { (cards.len()) } }
                None => span class="sun-hollow" {},
            }
        },
    }
}

fn pile_label(scene: &Scene<'_, Sun>, key: &str, count: usize, top: Card) -> String {
    scene.texts.with(key).and("count", count).and("card", words::card(scene.texts, top)).say()
}

/// S5: the open card under the edge deck; everybody may count with it.
fn marker(scene: &Scene<'_, Sun>) -> Markup {
    let texts = scene.texts;
    let card = scene.view.marker;
    html! {
        p class="sun-marker" tabindex="0" data-tip=(texts.with("sun-marker-said").and("card", words::card(texts, card)).say()) {
            span class="sun-small" aria-hidden="true" { (stone::stone(card)) }
            span aria-hidden="true" { (texts.say("sun-marker")) }
            span class="visually-hidden" { (texts.with("sun-marker-said").and("card", words::card(texts, card)).say()) }
        }
    }
}

/// Everything that was discarded, for those who count.
pub(super) fn discard_list(scene: &Scene<'_, Sun>) -> Markup {
    let texts = scene.texts;
    let count: usize = Deck::ALL.into_iter().map(|deck| discards(scene, deck).len()).sum();
    html! {
        details class="sun-discards" data-keep="sun-discards" {
            summary { (texts.with("sun-discards").and("count", count).say()) }
            @for cards in Deck::ALL.map(|deck| discards(scene, deck)).into_iter().filter(|cards| !cards.is_empty()) {
                ul tabindex="0" data-tip=(words::cards(texts, cards)) {
                    @for card in sorted(cards) {
                        li class="sun-small" {
                            span aria-hidden="true" { (stone::stone(card)) }
                            span class="visually-hidden" { (words::card(texts, card)) }
                        }
                    }
                }
            }
        }
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
