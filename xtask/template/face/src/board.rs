//! The middle of the table: the pile.

use super::{__Name__Scene, PILE, draw};
use benben_web::{Pick, Thing};
use maud::{Markup, html};

/// The card on top, or that there is none.
pub(super) fn board(scene: &__Name__Scene<'_>) -> Markup {
    html! {
        div class="__id__-pile" {
            @if let Some(card) = scene.view.pile.last() {
                (Thing {
                    pick: Pick::new(PILE),
                    label: scene.texts.with("__id__-top").and("value", card.0).say(),
                    class: "__id__-top",
                    moves: None,
                    inside: draw(*card),
                })
            } @else {
                p class="__id__-empty" { (scene.texts.say("__id__-empty")) }
            }
        }
    }
}
