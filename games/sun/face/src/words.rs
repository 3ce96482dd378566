//! What cards, symbols and places are called.

use benben_sun::{Card, Place, Pyramid, Shape, Symbol};
use benben_web::Texts;

/// The symbol's name.
pub(super) fn symbol(texts: Texts, symbol: Symbol) -> String {
    texts.say(match symbol {
        Symbol::Sun => "sun-symbol-sun",
        Symbol::Moon => "sun-symbol-moon",
        Symbol::Eagle => "sun-symbol-eagle",
        Symbol::Jaguar => "sun-symbol-jaguar",
    })
}

/// A card as it is: "left edge 2 (eagle)".
pub(super) fn card(texts: Texts, card: Card) -> String {
    let key = match card.shape() {
        Shape::Standard => "sun-card-standard",
        Shape::Left => "sun-card-left",
        Shape::Right => "sun-card-right",
        Shape::Top => "sun-card-top",
    };
    bearing(texts, texts.with(key).and("value", card.value()).say(), card)
}

/// What cards there are, a line each: "3× standard 5 (jaguar)".
pub(super) fn cards(texts: Texts, cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    let alike = cards.chunk_by(|one, other| one == other);
    let lines: Vec<String> =
        alike.map(|alike| format!("{}× {}", alike.len(), card(texts, alike[0]))).collect();
    lines.join("\n")
}

/// A card to which something is done, which other languages than English say with other endings.
pub(super) fn card_as_object(texts: Texts, card: Card) -> String {
    let key = match card.shape() {
        Shape::Standard => "sun-card-standard-accusative",
        Shape::Left => "sun-card-left-accusative",
        Shape::Right => "sun-card-right-accusative",
        Shape::Top => "sun-card-top-accusative",
    };
    bearing(texts, texts.with(key).and("value", card.value()).say(), card)
}

/// A card of the base row, of which only the symbol matters.
pub(super) fn base_card(texts: Texts, card: Card) -> String {
    bearing(texts, texts.say("sun-card-base"), card)
}

fn bearing(texts: Texts, name: String, card: Card) -> String {
    match card.symbol() {
        Some(born) => {
            texts.with("sun-card-bearing").and("card", name).and("symbol", symbol(texts, born)).say()
        }
        None => name,
    }
}

/// A place by level and position, both as one sees them on the page: positions count from 1.
pub(super) fn place(texts: Texts, pyramid: &Pyramid, place: Place) -> String {
    if place == pyramid.very_top() {
        return texts.say("sun-very-top");
    }
    texts.with("sun-place").and("level", place.level()).and("position", place.position() + 1).say()
}
