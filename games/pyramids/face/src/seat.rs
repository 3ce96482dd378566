//! What is public about one seat: chambers in small, and the sheet as numbers.

use super::marks::Marks;
use super::names::{self, Symbol};
use super::{card, pieces, sheet};
use benben_core::Seat;
use benben_pyramids::{Fields, Pyramids};
use benben_web::Scene;
use maud::{Markup, html};

pub(super) fn seat(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat];
    let mine = scene.seat == Some(seat);
    html! {
        div class="pyramids-seat" {
            // One's own cards lie large on the table, and so do everyone's for the public.
            @if !mine && scene.seat.is_some() {
                div class="pyramids-pair" {
                    @for chamber in player.chambers.iter() {
                        @let marks = Marks::on(scene, seat, chamber.card.number, chamber.marked, Fields::NONE);
                        (card::thing(scene, &chamber.card, marks, "pyramids-card"))
                    }
                }
            }
            @if !mine && scene.seat.is_some() { (counts(scene, seat)) (sheet::completed(player)) }
        }
    }
}

/// The sheet in one line.
fn counts(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
    let (texts, sheet) = (scene.texts, &scene.view.players[seat].sheet);
    let worst = sheet.worst_skull(&scene.view.skulls);
    let counts = [
        (Symbol::RedGem, sheet.red.to_string()),
        (Symbol::GreenGem, sheet.green.to_string()),
        (Symbol::Torch, sheet.torches.count().to_string()),
        (Symbol::Skull, if worst > 0 { names::signed(-worst) } else { "0".to_owned() }),
    ];
    let said = counts.each_ref().map(|(symbol, count)| format!("{}: {count}", symbol.name(texts)));
    html! {
        ul class="pyramids-counts" tabindex="0" data-tip=(said.join("\n")) {
            @for (symbol, count) in counts {
                li { (pieces::named_symbol(symbol, &symbol.name(texts))) " " (count) }
            }
        }
    }
}
