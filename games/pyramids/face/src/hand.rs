//! What is before the viewer: two chambers and the score sheet.

use super::chamber::{Mine, chamber};
use super::marks::Marks;
use super::{card, sheet};
use benben_core::Seat;
use benben_pyramids::{DealtView, IN_PLAY, PlayerView, Pyramids, Step};
use benben_web::Scene;
use maud::{Markup, html};

pub(super) fn hand(scene: &Scene<'_, Pyramids>) -> Markup {
    let Some(seat) = scene.seat else { return html! {} };
    let player = &scene.view.players[seat];
    html! {
        @if scene.view.step == Step::Choosing { (dealt(scene, player)) } @else { (chambers(scene, player, seat)) }
    }
}

/// P5: four cards to choose from.
fn dealt(scene: &Scene<'_, Pyramids>, player: &PlayerView) -> Markup {
    let DealtView::Cards(cards) = &player.dealt else { return html! {} };
    html! {
        ul class="pyramids-dealt" {
            @for printed in cards.iter() {
                li {
                    (card::thing(scene, printed, Marks::NONE, match player.kept.contains(printed.number) {
                        true => "pyramids-card pyramids-kept",
                        false => "pyramids-card",
                    }))
                    (card::far(printed))
                }
            }
        }
    }
}

fn chambers(scene: &Scene<'_, Pyramids>, player: &PlayerView, seat: Seat) -> Markup {
    let fresh = player.sealed.map(|sealed| sealed.marks).unwrap_or_default();
    html! {
        div class="pyramids-mine" {
            div class="pyramids-chambers" data-swipe="chambers" {
                @for (mine, fresh) in player.chambers.iter().zip(fresh) {
                    (chamber(scene, &Mine { seat, chamber: mine, fresh }))
                }
                @if scene.view.step == Step::Taking {
                    @for _ in player.chambers.len()..IN_PLAY {
                        p class="pyramids-slot" { (scene.texts.say("pyramids-slot")) }
                    }
                } @else if player.chambers.is_empty() { p class="soft" { (scene.texts.say("pyramids-no-cards")) } }
            }
            (sheet::sheet(scene, seat))
        }
    }
}
