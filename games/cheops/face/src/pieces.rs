//! The pieces as drawings: six treasures, five faces, a sealed law. Drawn once on the board, used by reference.

use super::names;
use benben_cheops::{Colour, Kind, Tile};
use benben_web::Texts;
use maud::{Markup, html};

/// A treasure: a silhouette in its colour.
pub(super) fn treasure(colour: Colour) -> Markup {
    drawing(colour.name(), None)
}

/// A treasure that may move.
pub(super) fn moving_treasure(colour: Colour, moves: Option<String>) -> Markup {
    drawing(colour.name(), moves)
}

/// A tile: a face on a card.
pub(super) fn tile(tile: Tile, moves: Option<String>) -> Markup {
    drawing(tile.name(), moves)
}

/// A law, face down.
pub(super) fn sealed_law(moves: Option<String>) -> Markup {
    drawing("sealed", moves)
}

fn drawing(name: &str, moves: Option<String>) -> Markup {
    html! {
        svg class={ "cheops-piece cheops-" (name) } viewBox="0 0 32 32" data-moves=[moves] aria-hidden="true" {
            use href={ "#cheops-" (name) } {}
        }
    }
}

/// All drawings, hidden, to be used by the others on the page.
pub(super) fn sprite(texts: Texts) -> Markup {
    html! {
        svg class="cheops-sprite" width="0" height="0" aria-hidden="true" {
            @for &colour in Colour::ALL {
                symbol id={ "cheops-" (colour) } viewBox="0 0 32 32" { (silhouette(colour)) }
            }
            @for &tile in Tile::ALL {
                symbol id={ "cheops-" (tile) } viewBox="0 0 32 32" { (face(texts, tile)) }
            }
            symbol id="cheops-sealed" viewBox="0 0 32 32" {
                path class="cheops-sheet" d="M7 6h18v20H7z" {}
                path class="cheops-roll" d="M5 4h22a2.5 2.5 0 0 1 0 5H5a2.5 2.5 0 0 1 0-5zM5 23h22a2.5 2.5 0 0 1 0 5H5a2.5 2.5 0 0 1 0-5z" {}
                circle class="cheops-seal" cx="16" cy="16" r="4.5" {}
            }
        }
    }
}

/// Filled with the current colour, outlined by the style.
fn silhouette(colour: Colour) -> Markup {
    match colour {
        Colour::Blue => html! {
            path class="cheops-thin" d="M9 14 4 10V6M8 19H2M10 24l-5 3v3M23 14l5-4V6M24 19h6M22 24l5 3v3" {}
            ellipse cx="16" cy="19" rx="8" ry="10" {}
            path d="M9.5 11.5a6.5 6 0 0 1 13 0z" {}
            path class="cheops-thin" d="M12 6l-2-3M20 6l2-3M8.5 16.5q7.5-3 15 0M16 15.5V29" {}
        },
        Colour::Orange => html! {
            path fill-rule="evenodd" d="M16 2c-4.5 0-7 3-7 6.5 0 3 1.5 5.3 3.5 7.5H4.5v5.5H13V30h6v-8.5h8.5V16h-8c2-2.2 3.5-4.5 3.5-7.5C23 5 20.5 2 16 2zm0 4c1.8 0 3 1 3 3s-1.5 4.2-3 5.5c-1.5-1.3-3-3.5-3-5.5s1.2-3 3-3z" {}
        },
        Colour::Green => html! {
            path class="cheops-bold" d="M3 8Q15 0 29 8" {}
            path d="M1.5 15.5Q14 4 30.5 15.5 16 25 1.5 15.5z" {}
            circle class="cheops-ink" cx="16" cy="15" r="3.6" {}
            path class="cheops-bold" d="M12 21l-1 8M18 21.5q2 6.5 8.5 6.5a2.6 2.6 0 1 0-2.5-3.5" {}
        },
        Colour::Pink => html! {
            path class="cheops-bold" d="M16 22v9" {}
            path d="M1.5 12Q9 12 16 25q-11.5 0-14.5-13zM30.5 12Q23 12 16 25q11.5 0 14.5-13z" {}
            path d="M7 5q7.5 4 9 20-11-5-9-20zM25 5q-7.5 4-9 20 11-5 9-20z" {}
            path d="M16 2q7.5 10 0 23-7.5-13 0-23z" {}
        },
        Colour::Red => html! {
            path class="cheops-thin" d="M12 8Q4 7 5.5 15M20 8q8-1 6.5 7" {}
            path d="M11 2.5h10v3l-2 2.5q7 3 7 11 0 6-5 10.5H11Q6 25 6 19q0-8 7-11l-2-2.5z" {}
            path class="cheops-thin" d="M12.5 8h7M6.5 16h19M6.5 21.5h19M9 18.8h1M13 18.8h1M17 18.8h1M21 18.8h1" {}
        },
        Colour::Sky => html! {
            path d="M13 28Q5 17 9 9q3.5-7 11-7 6 .5 5.5 5-.5 3-3.5 3 4.5 9-5 18z" {}
            path class="cheops-thin" d="M14 31q-.5-14 6-24M15.2 21l-4.5-4M15.8 17l-4-4M17.2 13l-3.5-4M15.2 24.5l5-3.5M16.2 19.5l5-3" {}
        },
    }
}

/// A face in simple line on a card, with its initial.
fn face(texts: Texts, tile: Tile) -> Markup {
    html! {
        rect class="cheops-card" x="1" y="1" width="30" height="30" rx="4" {}
        (features(tile))
        path class="cheops-line" d="M12.6 15.5v.8M19.4 15.5v.8" {}
        (corner(&names::letter(texts, tile)))
    }
}

/// The initial, or two letters where one would not tell a son from a neighbour.
fn corner(letter: &str) -> Markup {
    let width: u8 = if letter.chars().count() > 1 { 13 } else { 9 };
    html! {
        rect class="cheops-corner" x="1" y="1" width=(width) height="10" rx="4" {}
        text x="1" dx={ (f32::from(width) / 2.0) } y="8.8" text-anchor="middle" font-size="8" font-weight="700" fill="#21180e" stroke="none" { (letter) }
    }
}

fn features(tile: Tile) -> Markup {
    match tile {
        // A striped headcloth and a beard.
        Tile::Father => html! {
            path class="cheops-cloth" d="M16 4.5Q25.5 5 25.5 15l2 11h-6l-2-5h-7l-2 5h-6l2-11Q6.5 5 16 4.5z" {}
            path class="cheops-skin" d="M10 11q6-3 12 0v5q0 7-6 8-6-1-6-8z" {}
            path class="cheops-hair" d="M14.3 22.5h3.4l-.7 7h-2z" {}
            path class="cheops-line" d="M8 13l-1.5 9M24 13l1.5 9M13.5 19.8q2.5 1.2 5 0" {}
        },
        // Long hair under a band.
        Tile::Mother => html! {
            path class="cheops-hair" d="M16 4.5q9 0 9 10v13h-5.5v-8h-7v8H7v-13q0-10 9-10z" {}
            path class="cheops-skin" d="M10.5 12q5.5-3.5 11 0v4q0 7-5.5 8-5.5-1-5.5-8z" {}
            path class="cheops-band" d="M7.6 10.8q8.4-3.6 16.8 0" {}
            path class="cheops-line" d="M13.5 20q2.5 2.2 5 0" {}
        },
        // A shaven head with a side lock.
        Tile::Son => html! {
            path class="cheops-skin" d="M9 14q0-8.5 7-8.5t7 8.5v2q0 8-7 9-7-1-7-9z" {}
            path class="cheops-hair" d="M22 7.5q5 2 4.5 9l-.5 8q-.2 3-3 3t-2.5-2.5q1.5.5 2-1l.5-8q0-4-3-6.5z" {}
            path class="cheops-line" d="M13 20q3 2.8 6 0" {}
        },
        // Two plaits and a flower.
        Tile::Daughter => html! {
            path class="cheops-hair" d="M16 5q8 0 8.5 8l1.5 4-1.5 3 1.5 3-1.5 4h-2.5l-1.5-4 1-6-1-5h-9l-1 5 1 6-1.5 4H7.5L6 23l1.5-3L6 17l1.5-4Q8 5 16 5z" {}
            path class="cheops-skin" d="M10.5 12.5q5.5-4 11 0V16q0 7-5.5 8-5.5-1-5.5-8z" {}
            path class="cheops-flower" d="M22 5.5a2 2 0 1 1 2.5 2 2 2 0 1 1-2 2 2 2 0 1 1-2-2 2 2 0 1 1 1.5-2z" {}
            path class="cheops-line" d="M13.5 19.8q2.5 2.4 5 0" {}
        },
        // A straw hat and a moustache.
        Tile::Neighbour => html! {
            path class="cheops-skin" d="M9.5 13h13v4q0 8-6.5 9-6.5-1-6.5-9z" {}
            path class="cheops-straw" d="M10.5 12.5Q10.5 5 16 5t5.5 7.5q5 .3 7.5 2-6-.5-13-.5t-13 .5q2.5-1.7 7.5-2z" {}
            path class="cheops-hair" d="M16 19q-2-1.5-4.5.8 2.5 2 4.5.7 2 1.3 4.5-.7-2.5-2.3-4.5-.8z" {}
        },
    }
}
