//! The middle of the table: the queen with her scroll, the piles, and the rows of the others.

use super::{AnkhScene, cards, piles, queen, row, scroll};
use benben_ankh::QUIET_TURNS;
use maud::{Markup, html};

/// Everything that lies on the table but the viewer's own row, which lies in front of them.
pub(super) fn board(scene: &AnkhScene<'_>) -> Markup {
    let others: Vec<_> = scene.seats_from_me().filter(|seat| scene.seat != Some(*seat)).collect();
    let table = match others.len() {
        1 => "ankh-table ankh-of-1",
        2 => "ankh-table ankh-of-2",
        3 => "ankh-table ankh-of-3 ankh-many",
        4 => "ankh-table ankh-of-4 ankh-many",
        _ => "ankh-table ankh-of-5 ankh-many",
    };
    html! {
        div class="ankh-board" {
            (cards::sprite())
            div class=(table) {
                div class="ankh-middle" {
                    (queen::queen(scene))
                    (scroll::scroll(scene))
                    (piles::piles(scene))
                    (quiet(scene))
                }
                ul class="ankh-rows" {
                    @for seat in others { li { (row::row(scene, seat)) } }
                }
            }
        }
    }
}

/// A18 is far away in most games, so it is told only when half of it has passed.
fn quiet(scene: &AnkhScene<'_>) -> Markup {
    let most = QUIET_TURNS * scene.names.len() as u16;
    let left = most.saturating_sub(scene.view.quiet_turns);
    if left > most / 2 || scene.view.ended.is_some() {
        return html! {};
    }
    html! { p class="ankh-quiet" { (scene.texts.with("ankh-quiet").and("count", left).say()) } }
}
