//! A seat in little space: how far to the goal, and how many cards in hand.

use super::{AnkhScene, cards, words};
use benben_ankh::HandView;
use benben_core::{Seat, Viewer};
use maud::{Markup, html};

/// What is public about a seat; its whole hand where all hands lie open.
pub(super) fn seat(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
    let (view, texts) = (scene.view, scene.texts);
    html! {
        div class="ankh-seat" {
            (way_to_the_goal(scene, seat))
            @match &view.hands[seat] {
                HandView::Hidden(count) => span class="ankh-in-hand" {
                    (texts.with("ankh-in-hand").and("count", *count).say())
                },
                HandView::Cards(hand) if view.viewer == Viewer::Open => ul class="ankh-open-hand" {
                    @for card in hand.iter() {
                        li { span role="img" aria-label=(words::card_label(texts, *card)) { (cards::card(*card)) } }
                    }
                },
                HandView::Cards(hand) => span class="ankh-in-hand" {
                    (texts.with("ankh-in-hand").and("count", hand.len()).say())
                },
            }
        }
    }
}

/// A bar that is full at the goal.
fn way_to_the_goal(scene: &AnkhScene<'_>, seat: Seat) -> Markup {
    let (score, goal) = (scene.view.scores[seat], scene.game.goal());
    let label = scene.texts.with("ankh-way").and("score", words::plain(score)).and("goal", goal).say();
    html! {
        svg class="ankh-way" viewBox={ "0 0 " (goal) " 4" } preserveAspectRatio="none" role="img" aria-label=(label) {
            rect class="ankh-way-all" width=(goal) height="4" {}
            rect class="ankh-way-done" width=(score.clamp(0, goal)) height="4" {}
        }
    }
}
