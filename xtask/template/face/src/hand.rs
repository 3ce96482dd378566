//! In front of the viewer: the cards in hand.

use super::{__Name__Scene, draw, pick};
use benben_web::Thing;
use benben___id__::HandView;
use maud::{Markup, html};

/// One's own cards; nothing for the public.
pub(super) fn hand(scene: &__Name__Scene<'_>) -> Markup {
    let Some(HandView::Cards(hand)) = scene.seat.map(|seat| scene.view.hands[seat]) else { return html! {} };
    html! {
        ul class="__id__-hand" {
            @for card in hand.iter() {
                li {
                    (Thing {
                        pick: pick(*card),
                        label: scene.texts.with("__id__-card").and("value", card.0).say(),
                        class: "__id__-held",
                        moves: None,
                        inside: draw(*card),
                    })
                }
            }
        }
    }
}
