//! Who built which stone: everyone was told, so everyone can see it.

use benben_core::Seat;
use benben_sun::{Event, Place, Sun};
use benben_web::{Scene, seat_class, seat_sign};
use maud::{Markup, html};

/// Whoever placed the cards of the pyramid.
pub(super) struct Builders(Vec<(Place, Seat)>);

impl Builders {
    pub(super) fn of(scene: &Scene<'_, Sun>) -> Self {
        let events = scene.told.iter().flat_map(|told| &told.events);
        let placed = events.filter_map(|event| match *event {
            Event::Placed { seat, place, .. } => Some((place, seat)),
            _ => None,
        });
        Builders(placed.collect())
    }

    /// Whoever placed the card that lies here.
    pub(super) fn at(&self, place: Place) -> Option<Seat> {
        self.0.iter().find(|(built, _)| *built == place).map(|(_, seat)| *seat)
    }
}

/// Their sign on a disc of their colour.
pub(super) fn mark(seat: Seat) -> Markup {
    html! { span class={ "sun-by " (seat_class(seat)) } { (seat_sign(seat)) } }
}
