//! Pictures for the rules: what is in a chamber, a shape in all its positions, and where marks can go.

use super::marks::Marks;
use super::names::Symbol;
use super::{card, pieces};
use benben_core::Setting;
use benben_pyramids::{Card, Fields, Pyramids, SIDE, Shape};
use benben_web::Texts;
use maud::{Markup, html};

pub(super) fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
    vec![("symbols", symbols(texts)), ("positions", positions()), ("connected", connected())]
}

/// Everything that can be on a square, with its name.
fn symbols(texts: Texts) -> Markup {
    let all = [Symbol::Entry, Symbol::Tomb].into_iter().chain(Symbol::FOUND);
    html! {
        ul class="pyramids-figure" {
            @for symbol in all { li { (pieces::symbol(symbol)) span { (symbol.name(texts)) } } }
        }
    }
}

/// The L shape, rotated and flipped in every way.
fn positions() -> Markup {
    html! {
        div class="pyramids-figure" { @for squares in turned(Shape::L4) { (pieces::squares(&squares)) } }
    }
}

/// The squares of a shape by column and row, once for every position it can be in.
fn turned(shape: Shape) -> Vec<Vec<(u8, u8)>> {
    let mut all = Vec::new();
    shape.lay(Fields::ALL, Fields::ALL, |fields| {
        let place = |field: Fields| ((field.index() / SIDE) as u8, (field.index() % SIDE) as u8);
        let squares: Vec<(u8, u8)> = fields.each().map(place).collect();
        // Only in the corner: elsewhere it is the same position again.
        if squares.iter().any(|(column, _)| *column == 0) && squares.iter().any(|(_, row)| *row == 0) {
            all.push(squares);
        }
    });
    all
}

/// A chamber with a first mark, and framed every square beside it.
fn connected() -> Markup {
    let setting = Setting::<Pyramids>::standard();
    let printed = setting.game().edition().card(Card::new(1).expect("cards are numbered from 1"));
    let mut first = None;
    let free = printed.plan.free(Fields::NONE);
    Shape::V3.lay(free, printed.plan.entry, |fields| first = first.or(Some(fields)));
    let marked = first.unwrap_or(printed.plan.entry);
    html! { div class="pyramids-figure" { (card::plan_with(printed, Marks::old(marked), printed.plan.edge(marked))) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_a_shape_is_drawn_once() {
        let counts = Shape::ALL.map(|shape| turned(shape).len());
        assert_eq!(counts, [2, 2, 4, 2, 8, 1, 4, 4]);
    }
}
