//! A stone: a card as it lies in the pyramid, in a hand or on a pile.

use super::signs::sign;
use benben_sun::{Card, Place, Pyramid, Shape};
use maud::{Markup, html};

/// Class of a shape: edges are slanted, a top is pointed.
pub(super) const fn outline(shape: Shape) -> &'static str {
    match shape {
        Shape::Standard => "sun-standard",
        Shape::Left => "sun-left",
        Shape::Right => "sun-right",
        Shape::Top => "sun-top",
    }
}

/// Value large, symbol in the corner.
pub(super) fn stone(card: Card) -> Markup {
    html! {
        span class={ "sun-stone " (outline(card.shape())) } {
            @if let Some(symbol) = card.symbol() { (sign(symbol)) }
            b { (card.value()) }
        }
    }
}

/// A card of the base: all are worth nothing, so there is only the symbol.
pub(super) fn base_stone(card: Card) -> Markup {
    html! {
        span class={ "sun-stone sun-base " (outline(card.shape())) } {
            @if let Some(symbol) = card.symbol() { (sign(symbol)) }
        }
    }
}

/// The shape that completes the pyramid at a place.
pub(super) fn completing(pyramid: &Pyramid, place: Place) -> Shape {
    [Shape::Top, Shape::Left, Shape::Right]
        .into_iter()
        .find(|shape| pyramid.room(*shape).contains(place))
        .unwrap_or(Shape::Standard)
}
