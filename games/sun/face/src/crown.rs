//! The last scene: level by level the pyramid stands, until its top catches fire.

use super::{stone, words};
use benben_sun::{Ended, Event, Place, Sun};
use benben_web::Scene;
use maud::{Markup, html};

/// If the step told that the pyramid is complete (S21).
pub(super) fn crown(after: &Scene<'_, Sun>, told: &[Event]) -> Option<Markup> {
    if !told.contains(&Event::Ended { how: Ended::Built }) {
        return None;
    }
    let (pyramid, texts) = (&after.view.pyramid, after.texts);
    let top = pyramid.very_top();
    let card = pyramid.card(top)?;
    Some(html! {
        div class="sun-crown" {
            h2 { (texts.say("sun-crown")) }
            div class="sun-monument" aria-hidden="true" {
                @for height in (0..=top.level()).rev() { (level(after, height)) }
            }
            p data-at=(top.level() + 1) { (after.name(after.view.turn)) ": " (words::card(texts, card)) }
        }
    })
}

/// A level as it was built.
fn level(scene: &Scene<'_, Sun>, height: u8) -> Markup {
    let pyramid = &scene.view.pyramid;
    let places = (0..pyramid.places_on(height)).filter_map(|position| Place::new(height, position));
    html! {
        div class=(if height == pyramid.very_top().level() { "sun-course sun-blazing" } else { "sun-course" }) data-at=(height) {
            @for card in places.filter_map(|place| pyramid.card(place)) {
                span class={ "sun-brick " (stone::outline(card.shape())) } { @if height > 0 { (card.value()) } }
            }
        }
    }
}
