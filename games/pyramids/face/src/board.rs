//! The middle of the table: the shape that holds, the offer, the race; for the public also everyone's chambers.

use super::marks::Marks;
use super::{card, picks, pieces, race, sheet, track};
use benben_core::Seat;
use benben_pyramids::{Pyramids, Step};
use benben_web::{Pick, Scene, Thing, seat_class, seat_sign};
use maud::{Markup, html};

pub(super) fn board(scene: &Scene<'_, Pyramids>) -> Markup {
    html! {
        (pieces::sprite())
        (track::track(scene))
        @if scene.seat.is_none() {
            div class="pyramids-tables" {
                @for seat in scene.seats_from_me() { (table(scene, seat)) }
            }
        }
        div class={ "pyramids-market" @if scene.view.step == Step::Taking { " pyramids-taking" } } {
            @if scene.view.step != Step::Choosing { (offer(scene)) }
            (race::race(scene))
        }
    }
}

/// P25: the cards one can take, and the deck.
fn offer(scene: &Scene<'_, Pyramids>) -> Markup {
    let (texts, view) = (scene.texts, scene.view);
    let deck = Thing {
        pick: Pick::new(picks::DECK),
        label: texts.with("pyramids-deck").and("count", view.deck).say(),
        class: "pyramids-deck",
        moves: None,
        inside: html! { span aria-hidden="true" { (view.deck) } },
    };
    html! {
        section class="pyramids-offer" {
            h2 { (texts.say("pyramids-offer")) }
            ul {
                @for printed in view.offer.iter() {
                    li {
                        (card::thing(scene, printed, Marks::NONE, "pyramids-card"))
                        (card::far(printed))
                    }
                }
                li { (deck) }
            }
        }
    }
}

/// What lies before one player, for those who have no place at the table.
fn table(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat];
    // Only where everything lies open is anything known of them.
    let sealed = player.sealed.map(|sealed| sealed.marks).unwrap_or_default();
    html! {
        section class="pyramids-table" {
            h2 class=(seat_class(seat)) { (seat_sign(seat)) " " (scene.name(seat)) }
            div class="pyramids-pair" {
                @for (chamber, sealed) in player.chambers.iter().zip(sealed) {
                    @let marks = Marks::on(scene, seat, chamber.card.number, chamber.marked, sealed);
                    (card::thing(scene, &chamber.card, marks, "pyramids-card"))
                }
            }
            (sheet::sheet(scene, seat))
        }
    }
}
