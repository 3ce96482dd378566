//! Links: clasps between stones that bear the same symbol side by side.

use super::{picks, signs};
use benben_sun::{Action, Card, Place, Pyramid, Stage, Sun, Symbol};
use benben_web::Scene;
use maud::{Markup, html};
use std::fmt::Write;

/// A stone is drawn 20 by 20 here; the picture is stretched over the pyramid.
const SIDE: i32 = 20;

/// How far a clasp reaches into each of the two stones.
const REACH: i32 = 3;

/// All links that are built, those of the symbol that must be used, and those the chosen card would make.
pub(super) fn links(scene: &Scene<'_, Sun>) -> Markup {
    let pyramid = &scene.view.pyramid;
    let side = SIDE * i32::from(pyramid.base());
    let frame = format!("0 0 {side} {side}");
    html! {
        svg class="sun-links" viewBox=(frame) preserveAspectRatio="none" aria-hidden="true" {
            @if let Some(clasps) = due(scene) { path class="sun-clasp-due" d=(clasps) {} }
            @for symbol in Symbol::ALL {
                @let clasps = built(scene.game, pyramid, symbol);
                @if !clasps.is_empty() {
                    path class="sun-clasp" d=(clasps) {}
                    path class={ "sun-clasp-core " (signs::colour(symbol)) } d=(clasps) {}
                }
            }
        }
        @for (card, clasps) in promised(scene) {
            svg class="sun-links" viewBox=(frame) preserveAspectRatio="none" aria-hidden="true"
                data-when=(picks::card(card)) {
                path class="sun-clasp-promised" d=(clasps) {}
            }
        }
    }
}

/// Each pair once: every stone with those before it.
fn built(game: &Sun, pyramid: &Pyramid, symbol: Symbol) -> String {
    let mut path = String::new();
    for place in pyramid.filled() {
        if pyramid.card(place).and_then(Card::symbol) == Some(symbol) {
            let before = game.linked(pyramid, place, symbol).into_iter().filter(|other| *other < place);
            before.for_each(|other| clasp(&mut path, pyramid, place, other));
        }
    }
    path
}

/// The links of the symbol that must be used now.
fn due(scene: &Scene<'_, Sun>) -> Option<String> {
    let Stage::Symbol { place } = scene.view.stage else { return None };
    let pyramid = &scene.view.pyramid;
    let symbol = pyramid.card(place)?.symbol()?;
    let mut path = String::new();
    let others = scene.game.linked(pyramid, place, symbol);
    others.into_iter().for_each(|other| clasp(&mut path, pyramid, place, other));
    Some(path)
}

/// For each card in hand, the links it would make wherever it can be laid.
fn promised(scene: &Scene<'_, Sun>) -> Vec<(Card, String)> {
    let pyramid = &scene.view.pyramid;
    let mut all: Vec<(Card, String)> = Vec::new();
    for action in scene.legal {
        let Action::Place(card, place) = *action else { continue };
        let Some(symbol) = card.symbol() else { continue };
        for other in scene.game.linked(pyramid, place, symbol) {
            if all.last().is_none_or(|(last, _)| *last != card) {
                all.push((card, String::new()));
            }
            let (_, path) = all.last_mut().expect("one was just pushed");
            clasp(path, pyramid, place, other);
        }
    }
    all
}

/// A short line across the side that two adjacent places share.
fn clasp(path: &mut String, pyramid: &Pyramid, place: Place, other: Place) {
    let ((x, y), (other_x, other_y)) = (centre(pyramid, place), centre(pyramid, other));
    let (x, y) = ((x + other_x) / 2, (y + other_y) / 2);
    let written = if place.level() == other.level() {
        write!(path, "M{} {y}h{}", x - REACH, 2 * REACH)
    } else {
        write!(path, "M{x} {}v{}", y - REACH, 2 * REACH)
    };
    written.expect("a string can always be written to");
}

fn centre(pyramid: &Pyramid, place: Place) -> (i32, i32) {
    let (level, position) = (i32::from(place.level()), i32::from(place.position()));
    let from_top = i32::from(pyramid.base()) - 1 - level;
    (SIDE * position + SIDE / 2 * (level + 1), SIDE * from_top + SIDE / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_core::{Game, Options, Setting};
    use benben_sun::Shape;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    #[test]
    fn equal_symbols_side_by_side_and_below_are_clasped_once() {
        let bearing = |symbol| Card::new(Shape::Standard, 0, symbol);
        let (sun, plain) = (bearing(Some(Symbol::Sun)), bearing(None));
        let mut pyramid = Pyramid::new(&[sun, sun, plain, plain, plain, plain, plain, plain]);
        let all = Setting::<Sun>::standard().game().clone();
        assert_eq!(built(&all, &pyramid, Symbol::Sun), "M17 150h6");
        pyramid.lay(bearing(Some(Symbol::Sun)), place("b1"));
        assert_eq!(built(&all, &pyramid, Symbol::Sun), "M17 150h6M35 137v6");
        assert_eq!(built(&all, &pyramid, Symbol::Moon), "");
        let options = Options::parse(Sun::META.options, "neighbours=levels").expect("it is an option");
        let levels = Setting::<Sun>::with_options(options).game().clone();
        assert_eq!(built(&levels, &pyramid, Symbol::Sun), "M35 137v6");
    }
}
