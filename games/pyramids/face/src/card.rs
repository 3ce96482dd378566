//! A pyramid card in small: in the offer, before other players, in the beginning.

use super::marks::Marks;
use super::names::{self, Symbol};
use super::{picks, pieces};
use benben_pyramids::{Card, Colour, Fields, Printed, Pyramids, SIDE};
use benben_web::{Scene, Thing};
use maud::{Markup, html};

/// A card as a thing to click.
pub(super) fn thing(scene: &Scene<'_, Pyramids>, card: &Printed, marks: Marks, class: &'static str) -> Thing {
    Thing {
        pick: picks::card(card.number),
        label: label(scene, card, marks.all),
        class,
        moves: Some(moves(card.number)),
        inside: html! { (head(card)) (plan(card, marks)) },
    }
}

/// The name of a card while it moves.
pub(super) fn moves(card: Card) -> String {
    format!("card-{card}")
}

/// The head of a card: its number, its colour as tint and as bands.
pub(super) fn head(card: &Printed) -> Markup {
    html! {
        span class={ "pyramids-head " (pieces::tint(card.colour)) } { span { (card.number) } i {} }
    }
}

/// A number on the colour of its card.
pub(super) fn chip(card: Card, colour: Colour) -> Markup {
    html! {
        span class={ "pyramids-chip " (pieces::tint(colour)) } data-moves=(moves(card)) { (card) }
    }
}

/// The chamber as one picture, ten units a field.
pub(super) fn plan(card: &Printed, marks: Marks) -> Markup {
    plan_with(card, marks, Fields::NONE)
}

/// The same, with some fields framed.
pub(super) fn plan_with(card: &Printed, marks: Marks, framed: Fields) -> Markup {
    let plan = &card.plan;
    let walls: String = plan.walls.each().map(|field| at(field, "h10v10h-10z")).collect();
    let strokes =
        |fields: Fields| fields.each().map(|field| at(field, "m2 2l6 6m0-6l-6 6")).collect::<String>();
    let newest: String = marks.new.each().map(|field| at(field, "h10v10h-10z")).collect();
    let frames: String = framed.each().map(|field| at(field, "m1 1h8v8h-8z")).collect();
    html! {
        svg class="pyramids-plan" viewBox="-.5 -.5 51 51" aria-hidden="true" {
            path class="pyramids-floor" d="M0 0h50v50h-50z" {}
            path class="pyramids-bricks" d=(walls) {}
            @if !marks.new.is_empty() { path class="pyramids-newest" d=(newest) {} }
            path class="pyramids-grid" d="M10 0v50m10-50v50m10-50v50m10-50v50M0 10h50m-50 10h50m-50 10h50m-50 10h50" {}
            @for field in (Fields::ALL - plan.walls).each() {
                @if let Some(symbol) = Symbol::at(plan, field) {
                    @let (x, y) = corner(field);
                    use href=(symbol.drawing()) x=(x + 1) y=(y + 1) width="8" height="8" {}
                }
            }
            @let old = marks.all - marks.new;
            @if !old.is_empty() { path class="pyramids-pen" d=(strokes(old)) {} }
            @if !marks.new.is_empty() {
                path class="pyramids-pen pyramids-new" data-stroke=(stroke(card.number, marks.new)) d=(strokes(marks.new)) {}
            }
            @if !framed.is_empty() { path class="pyramids-frames" d=(frames) {} }
        }
    }
}

/// What strokes are called: those that were not on the page before are drawn.
pub(super) fn stroke(card: Card, fields: Fields) -> String {
    format!("{card}-{fields}")
}

fn corner(field: Fields) -> (usize, usize) {
    (field.index() / SIDE * 10, field.index() % SIDE * 10)
}

fn at(field: Fields, path: &str) -> String {
    let (x, y) = corner(field);
    format!("M{x} {y}{path}")
}

/// Everything on the card in words.
fn label(scene: &Scene<'_, Pyramids>, card: &Printed, marked: Fields) -> String {
    let texts = scene.texts;
    let found = Symbol::FOUND.into_iter().filter_map(|symbol| {
        let count = (symbol.fields(&card.plan) - marked).len();
        (count > 0).then(|| format!("{count}× {}", symbol.name(texts)))
    });
    let found: Vec<String> = found.collect();
    texts
        .with("pyramids-card")
        .and("card", card.number.number())
        .and("colour", names::colour(texts, card.colour))
        .and("way", way(scene, card, marked))
        .and("found", found.join(", "))
        .say()
}

/// How far it is to the tomb, beside a card whose label says it too.
pub(super) fn far(card: &Printed) -> Markup {
    html! {
        span class="pyramids-far" aria-hidden="true" { (pieces::symbol(Symbol::Tomb)) (card.plan.way(Fields::NONE)) }
    }
}

/// How far it is to the tomb.
pub(super) fn way(scene: &Scene<'_, Pyramids>, card: &Printed, marked: Fields) -> String {
    scene.texts.with("pyramids-way").and("count", card.plan.way(marked)).say()
}
