//! In front of the viewer: the own row, and four cards, each with what it would count.

use super::row::{self, points};
use super::{AnkhScene, cards, moves, picks, words};
use benben_ankh::{Card, HandView, row_worth};
use benben_core::Seat;
use benben_web::Thing;
use maud::{Markup, html};

/// Row and hand; nothing for the public.
pub(super) fn hand(scene: &AnkhScene<'_>) -> Markup {
    let Some(seat) = scene.seat else { return html! {} };
    let HandView::Cards(hand) = scene.view.hands[seat] else { return html! {} };
    html! {
        div class="ankh-front" {
            div class="ankh-altar" {
                (row::row(scene, seat))
                ul class="ankh-hand" {
                    @for (place, card) in hand.iter().enumerate() { li { (held(scene, seat, *card, place)) } }
                }
            }
        }
    }
}

fn held(scene: &AnkhScene<'_>, seat: Seat, card: Card, place: usize) -> Thing {
    Thing {
        pick: picks::card(card),
        label: label(scene, seat, card),
        class: if card.is_papyrus() { "ankh-papyrus ankh-held" } else { "ankh-mummy ankh-held" },
        moves: moves::in_hand(scene, seat, place),
        inside: html! { (cards::card(card)) (use_of(scene, seat, card)) },
    }
}

/// A mummy: what it counts now. A papyrus: what one's row would count under it.
fn use_of(scene: &AnkhScene<'_>, seat: Seat, card: Card) -> Markup {
    html! {
        span class="ankh-use" {
            @if card.is_papyrus() { span class="ankh-use-word" { (scene.texts.say("ankh-row")) } }
            (points("ankh-points", effect(scene, seat, card)))
        }
    }
}

fn effect(scene: &AnkhScene<'_>, seat: Seat, card: Card) -> i16 {
    if card.is_papyrus() {
        row_worth(&scene.view.rows[seat], card)
    } else {
        row_worth(&[card], scene.view.papyrus)
    }
}

fn label(scene: &AnkhScene<'_>, seat: Seat, card: Card) -> String {
    let key = if card.is_papyrus() { "ankh-held-papyrus" } else { "ankh-held-mummy" };
    let label = scene.texts.with(key).and("card", words::card_label(scene.texts, card));
    label.and("points", words::signed(effect(scene, seat, card))).say()
}
