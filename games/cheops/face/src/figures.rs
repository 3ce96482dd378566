//! Pictures for the rules: the pieces, which spaces touch, what can be taken, and a price board.

use super::{names, pieces};
use benben_cheops::{Colour, Field, Fields, Kind, Number, Pyramid, Spot, Tile};
use benben_web::Texts;
use maud::{Markup, html};

pub(super) fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
    vec![
        ("touching", touching()),
        ("treasures", treasures(texts)),
        ("tiles", tiles(texts)),
        ("taking", taking()),
        ("price-board", price_board()),
    ]
}

fn treasures(texts: Texts) -> Markup {
    html! {
        ul class="cheops-figure" {
            @for &colour in Colour::ALL { li { (pieces::treasure(colour)) span { (names::treasure(texts, colour)) } } }
        }
    }
}

fn tiles(texts: Texts) -> Markup {
    html! {
        ul class="cheops-figure" {
            @for &tile in Tile::ALL { li { (pieces::tile(tile, None)) span { (names::tile(texts, tile)) } } }
        }
    }
}

fn field(row: u8, column: u8) -> Field {
    Field::new(row, column).expect("the pyramid has this space")
}

/// d3 and the six spaces it touches, by name.
fn touching() -> Markup {
    let middle = field(3, 2);
    let around = Fields::only(middle).touching();
    rows(2..=4, 1..=5, |field| {
        let class = if field == middle {
            "cheops-spot cheops-next"
        } else if around.contains(field) {
            "cheops-spot cheops-near"
        } else {
            "cheops-spot"
        };
        html! { span class=(class) { (field) } }
    })
}

/// A corner of a pyramid in which a father and a mother were placed; what can be taken now is framed.
fn taking() -> Markup {
    let pyramid = begun();
    rows(0..=2, 0..=3, |field| {
        let drawing = match pyramid.at(field) {
            Spot::Treasure(colour) => pieces::treasure(colour),
            Spot::Law => pieces::sealed_law(None),
            Spot::Tile(tile) => pieces::tile(tile, None),
        };
        let class = if pyramid.free().contains(field) { "cheops-spot cheops-next" } else { "cheops-spot" };
        html! { span class=(class) { (drawing) } }
    })
}

/// The lower left corner, from the bottom: father, mother, blue, green; pink, a law, gold; terracotta, light blue.
fn begun() -> Pyramid {
    Pyramid::from_fn(|at| match (at.row(), at.column()) {
        (0, 0) => Spot::Tile(Tile::Father),
        (0, 1) => Spot::Tile(Tile::Mother),
        (0, 2) => Spot::Treasure(Colour::Blue),
        (0, _) => Spot::Treasure(Colour::Green),
        (1, 0) => Spot::Treasure(Colour::Pink),
        (1, 1) => Spot::Law,
        (1, _) => Spot::Treasure(Colour::Orange),
        (2, 0) => Spot::Treasure(Colour::Red),
        _ => Spot::Treasure(Colour::Sky),
    })
}

/// Rows from the top down, each half a space to the right of the one below, as far as the columns go.
fn rows(
    rows: std::ops::RangeInclusive<u8>,
    columns: std::ops::RangeInclusive<u8>,
    spot: impl Fn(Field) -> Markup,
) -> Markup {
    let lowest = *rows.start();
    html! {
        div class="cheops-figure-rows" {
            @for row in rows.rev() {
                div { @for column in *columns.start()..=*columns.end() - (row - lowest) { (spot(field(row, column))) } }
            }
        }
    }
}

/// The green board after two sales: the third number is the topmost uncovered one.
fn price_board() -> Markup {
    let numbers = [
        Number::Plain(10),
        Number::Plain(25),
        Number::Times(4),
        Number::Plain(15),
        Number::Majority { most: 30, others: 10 },
    ];
    let covered = 2;
    html! {
        div class="cheops-board cheops-figure-board" {
            (pieces::treasure(Colour::Green))
            ol class="cheops-numbers" { @for (index, number) in numbers.into_iter().enumerate() {
                @let class = match index {
                    _ if index < covered => "cheops-number cheops-covered",
                    _ if index == covered => "cheops-number cheops-next",
                    _ => "cheops-number",
                };
                li { span class=(class) {
                    span { (names::printed(number)) }
                    @if index < covered { (pieces::treasure(Colour::Green)) }
                } }
            } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_taken_is_in_the_bottom_row_or_on_two_tiles() {
        let free = begun().free();
        let framed = |row, column| free.contains(field(row, column));
        assert!(framed(0, 2) && framed(0, 3) && framed(1, 0));
        assert!(!framed(1, 1) && !framed(1, 2) && !framed(2, 0) && !framed(0, 0));
    }
}
