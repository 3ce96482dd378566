//! What is seen: chambers, one's own hand, what is public about a seat.

use crate::{flaw, picks};
use benben_core::Seat;
use benben_sample::{Chamber, Sealed};
use benben_web::{Pick, Scene, Thing};
use maud::{Markup, html};

pub(crate) fn board(scene: &Scene<'_, Sealed>) -> Markup {
    let chamber = |at: Chamber| {
        let card = scene.view.chambers[at as usize];
        let label = scene.texts.with("sealed-chamber").and("chamber", at.to_string()).and("card", card.0);
        thing(picks::chamber(at), label.say(), &card.to_string())
    };
    html! { div class="chambers" { @for at in Chamber::ALL { (chamber(at)) } } }
}

pub(crate) fn hand(scene: &Scene<'_, Sealed>, flaw: u8) -> Markup {
    let own = scene.seat.and_then(|seat| scene.view.holdings[seat].own);
    let Some(own) = own else { return html! {} };
    html! {
        @for card in own.hand {
            (thing(picks::card(card), scene.texts.with("sealed-card").and("value", card.0).say(), &card.to_string()))
        }
        @if flaw != flaw::HIDES_A_PICK { (thing(Pick::new("seal"), scene.texts.say("sealed-seal"), "●")) }
        (thing(Pick::new("keep"), scene.texts.say("sealed-keep"), "○"))
    }
}

pub(crate) fn seat(scene: &Scene<'_, Sealed>, seat: Seat, flaw: u8) -> Markup {
    let tokens = scene.texts.with("sealed-tokens").and("count", scene.view.holdings[seat].tokens).say();
    let focus = (flaw != flaw::KEEPS_A_TIP_FROM_KEYS).then_some("0");
    html! { p tabindex=[focus] data-tip=(tokens) { (tokens) } }
}

fn thing(pick: Pick, label: String, inside: &str) -> Thing {
    Thing { pick, label, class: "", moves: None, inside: html! { (inside) } }
}
