//! Pictures for the rules: where a card can go, and which cards are adjacent.

use super::{stone, words};
use benben_sun::{Card, Place, Pyramid, Shape, Symbol};
use benben_web::Texts;
use maud::{Markup, html};

pub(super) fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
    vec![("cards", cards(texts)), ("spaces", spaces()), ("adjacent", adjacent())]
}

/// One card of each kind, with its name.
fn cards(texts: Texts) -> Markup {
    let cards = [
        Card::new(Shape::Standard, 4, Some(Symbol::Moon)),
        Card::new(Shape::Left, 3, None),
        Card::new(Shape::Right, 2, Some(Symbol::Eagle)),
        Card::new(Shape::Top, 5, Some(Symbol::Jaguar)),
    ];
    html! {
        ul class="sun-figure sun-kinds" {
            @for card in cards { li { span class="sun-place" { (stone::stone(card)) } span { (words::card(texts, card)) } } }
        }
    }
}

/// Some cards lie on the base; the spaces where the next one can go are framed.
fn spaces() -> Markup {
    let pyramid = begun();
    levels(&pyramid, 3, |place| pyramid.open().contains(place))
}

/// A card on level 2 and the four cards it touches, all with the same symbol.
fn adjacent() -> Markup {
    let (pyramid, _, touching) = surrounded();
    levels(&pyramid, 2, |place| touching.contains(&place))
}

fn place(level: u8, position: u8) -> Place {
    Place::new(level, position).expect("the smallest pyramid has this place")
}

fn ground() -> Pyramid {
    let inner = Card::new(Shape::Standard, 0, Some(Symbol::Sun));
    let mut row = [inner; 8];
    row[0] = Card::new(Shape::Left, 0, Some(Symbol::Sun));
    row[7] = Card::new(Shape::Right, 0, Some(Symbol::Sun));
    Pyramid::new(&row)
}

fn begun() -> Pyramid {
    let mut pyramid = ground();
    pyramid.lay(Card::new(Shape::Left, 2, None), place(1, 0));
    for (position, value) in [(1, 1), (2, 3), (4, 1), (5, 2)] {
        pyramid.lay(Card::new(Shape::Standard, value, None), place(1, position));
    }
    pyramid.lay(Card::new(Shape::Standard, 4, None), place(2, 1));
    pyramid
}

/// The pyramid, the card in its middle, and what is adjacent to it (S19).
fn surrounded() -> (Pyramid, Place, [Place; 4]) {
    let (middle, touching) = (place(2, 2), [place(2, 1), place(2, 3), place(1, 2), place(1, 3)]);
    let mut pyramid = ground();
    for (position, value) in [(1, 1), (2, 2), (3, 1), (4, 3)] {
        let symbol = touching.contains(&place(1, position)).then_some(Symbol::Moon);
        pyramid.lay(Card::new(Shape::Standard, value, symbol), place(1, position));
    }
    for position in 1..=3 {
        pyramid.lay(Card::new(Shape::Standard, 2 + position, Some(Symbol::Moon)), place(2, position));
    }
    (pyramid, middle, touching)
}

/// The lowest levels of a pyramid, some places framed.
fn levels(pyramid: &Pyramid, highest: u8, framed: impl Fn(Place) -> bool) -> Markup {
    html! {
        div class="sun-figure" {
            @for level in (0..=highest).rev() {
                div class="sun-level" {
                    @for position in 0..pyramid.places_on(level) {
                        @let place = place(level, position);
                        span class={ "sun-place" @if framed(place) { " sun-due" } } { (inside(pyramid, place)) }
                    }
                }
            }
        }
    }
}

fn inside(pyramid: &Pyramid, place: Place) -> Markup {
    match pyramid.card(place) {
        Some(card) if place.level() == 0 => stone::base_stone(card),
        Some(card) => stone::stone(card),
        None => html! { span class={ "sun-ghost " (stone::outline(stone::completing(pyramid, place))) } {} },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::Setting;
    use benben_sun::Sun;

    #[test]
    fn the_framed_cards_are_all_that_the_rules_count_as_adjacent() {
        let (pyramid, middle, touching) = surrounded();
        let card = pyramid.card(middle).expect("there is a card in the middle");
        let worth = Setting::<Sun>::standard().game().symbol_worth(&pyramid, card, middle);
        assert_eq!(usize::from(worth), touching.len());
        let moons = pyramid.laid().filter(|(_, card)| card.symbol() == Some(Symbol::Moon)).count();
        assert_eq!(moons, touching.len() + 1);
    }

    #[test]
    fn the_open_spaces_are_on_the_levels_that_are_drawn() {
        let open: Vec<String> = begun().open().into_iter().map(|place| place.to_string()).collect();
        assert!(open.len() > 2, "{open:?}");
        assert!(begun().open().into_iter().all(|place| place.level() <= 3), "{open:?}");
    }
}
