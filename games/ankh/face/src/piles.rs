//! Deck and discard pile.

use super::picks::Place;
use super::{AnkhScene, cards, gifts, moves, words};
use benben_ankh::{Card, Colour, Face};
use benben_web::Thing;
use maud::{Markup, html};

/// Deck and discard pile side by side, and what lies in the latter.
pub(super) fn piles(scene: &AnkhScene<'_>) -> Markup {
    html! {
        div class="ankh-piles" {
            (deck(scene))
            div data-spot="ankh-discards" { (discard(scene)) }
            (contents(scene))
        }
    }
}

fn deck(scene: &AnkhScene<'_>) -> Markup {
    let count = scene.view.deck;
    let name = scene.texts.say("ankh-deck");
    html! {
        (Thing {
            pick: Place::Deck.pick(),
            label: scene.texts.with("ankh-deck-label").and("count", count).say(),
            class: "place ankh-pile",
            moves: None,
            inside: html! {
                @if count > 0 { (cards::card_back()) } @else { span class="ankh-no-card" {} }
                (caption(&name, usize::from(count)))
            },
        })
    }
}

fn discard(scene: &AnkhScene<'_>) -> Markup {
    let (pile, texts) = (&scene.view.discard, scene.texts);
    let label = texts.with("ankh-discard-label").and("count", pile.len());
    let top = match pile.last() {
        Some(card) => words::card_label_within(texts, *card),
        None => texts.say("ankh-discard-empty"),
    };
    let name = texts.say("ankh-discard");
    html! {
        (Thing {
            pick: Place::Discard.pick(),
            label: label.and("top", top).say(),
            class: "place ankh-pile",
            moves: (!pile.is_empty()).then(|| moves::on_top(pile.len())),
            inside: html! {
                @match pile.last() {
                    Some(card) => (cards::card(*card)),
                    None => span class="ankh-no-card" {},
                }
                (caption(&name, pile.len()))
            },
        })
    }
}

fn caption(name: &str, count: usize) -> Markup {
    html! {
        b class="ankh-left" { (count) }
        span class="ankh-caption" { (name) }
    }
}

/// Which cards are out: those discarded and the papyri that are covered, all public.
fn contents(scene: &AnkhScene<'_>) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    let papyri = |pile: &[Card]| pile.iter().copied().filter(|card| card.is_papyrus()).collect::<Vec<_>>();
    html! {
        details class="ankh-contents" data-keep="ankh-contents" {
            summary { (texts.say("ankh-contents")) }
            div class="ankh-contents-sheet" {
                @if view.discard.is_empty() {
                    p { (texts.say("ankh-discard-empty")) }
                }
                ul class="ankh-tally" {
                    @for colour in Colour::ALL {
                        @let values = values(&view.discard, colour);
                        @if !values.is_empty() {
                            li {
                                (gifts::medallion(colour))
                                span { span class="ankh-tally-gift" { (words::gift(texts, colour)) ": " } (values) }
                            }
                        }
                    }
                }
                (papyri_list(scene, "ankh-contents-papyri", &papyri(&view.discard)))
                (papyri_list(scene, "ankh-contents-beneath", &papyri(&view.beneath)))
            }
        }
    }
}

/// The values of the discarded mummies of a colour, lowest first: `1 1 3 5`.
fn values(pile: &[Card], colour: Colour) -> String {
    let mut values: Vec<u8> = pile
        .iter()
        .filter_map(|card| match card.face() {
            Face::Mummy { colour: found, value } => (found == colour).then_some(value),
            Face::Papyrus { .. } => None,
        })
        .collect();
    values.sort_unstable();
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn papyri_list(scene: &AnkhScene<'_>, key: &str, papyri: &[Card]) -> Markup {
    if papyri.is_empty() {
        return html! {};
    }
    html! {
        p { (scene.texts.say(key)) }
        ul class="ankh-papyri" {
            @for papyrus in papyri {
                li { span role="img" aria-label=(words::card_label(scene.texts, *papyrus)) { (cards::card(*papyrus)) } }
            }
        }
    }
}
