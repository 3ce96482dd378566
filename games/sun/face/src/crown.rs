//! The last scene: level by level the pyramid stands, until its top catches fire.

use super::builders::Builders;
use super::{stone, words, worth};
use benben_sun::{Ended, Event, Place, Sun};
use benben_web::{Scene, seat_class, seat_sign};
use maud::{Markup, html};

/// If the step told that the pyramid is complete (S21).
pub(super) fn crown(before: &Scene<'_, Sun>, after: &Scene<'_, Sun>, told: &[Event]) -> Option<Markup> {
    if !told.contains(&Event::Ended { how: Ended::Built }) {
        return None;
    }
    let (pyramid, texts) = (&after.view.pyramid, after.texts);
    let top = pyramid.very_top();
    let card = pyramid.card(top)?;
    let (builders, seat) = (Builders::of(after), after.view.turn);
    let brought = worth::worth(after.game, &before.view.pyramid, card, top).total();
    Some(html! {
        div class="sun-crown" {
            h2 { (texts.say("sun-crown")) }
            div class="sun-monument" aria-hidden="true" {
                @for height in (0..=top.level()).rev() { (level(after, &builders, height)) }
            }
            p class=(seat_class(seat)) data-at=(top.level() + 1) {
                (seat_sign(seat)) " " (after.name(seat)) ": " (words::card(texts, card)) " " strong { "+" (brought) }
            }
        }
    })
}

/// A level as it was built, each stone with the colour of whoever placed it.
fn level(scene: &Scene<'_, Sun>, builders: &Builders, height: u8) -> Markup {
    let pyramid = &scene.view.pyramid;
    let places = (0..pyramid.places_on(height)).filter_map(|position| Place::new(height, position));
    html! {
        div class=(if height == pyramid.very_top().level() { "sun-course sun-blazing" } else { "sun-course" }) data-at=(height) {
            @for (place, card) in places.filter_map(|place| Some((place, pyramid.card(place)?))) {
                span class={ "sun-brick " (stone::outline(card.shape())) @if let Some(seat) = builders.at(place) { " sun-built " (seat_class(seat)) } } {
                    @if height > 0 { (card.value()) }
                }
            }
        }
    }
}
