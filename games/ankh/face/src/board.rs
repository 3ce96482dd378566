//! The middle of the table: the scroll, the piles, and the rows of the others.

use super::{AnkhScene, cards, piles, row, scroll};
use benben_ankh::QUIET_TURNS;
use maud::{Markup, html};

/// Everything that lies on the table but the viewer's own row, which lies in front of them.
pub(super) fn board(scene: &AnkhScene<'_>) -> Markup {
    let others: Vec<_> = scene.seats_from_me().filter(|seat| scene.seat != Some(*seat)).collect();
    let rows = if scene.seat.is_some() && others.len() > 2 { "ankh-rows ankh-many" } else { "ankh-rows" };
    html! {
        div class="ankh-board" {
            (cards::sprite())
            div class="ankh-table" {
                div class="ankh-middle" {
                    (scroll::scroll(scene))
                    (piles::piles(scene))
                    (quiet(scene))
                }
                ul class=(rows) {
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
