//! The pieces as drawings: six treasures, five portraits, a sealed law. Drawn once on the board, used by reference.

use super::portraits;
use benben_cheops::{Colour, Kind, Tile};
use benben_web::Texts;
use maud::{Markup, html};

/// The stall of the family tiles, where drawn ones come from.
pub(super) const STACKS: &str = "cheops-stacks";

/// The stall of the neighbours.
pub(super) const GUESTS: &str = "cheops-guests";

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

/// A tile in somebody's hand. It came from where such tiles are to be had.
pub(super) fn held_tile(tile: Tile, moves: &str) -> Markup {
    let from = if tile == Tile::Neighbour { GUESTS } else { STACKS };
    html! {
        svg class={ "cheops-piece cheops-" (tile) } viewBox="0 0 32 32" data-moves=(moves) data-from=(from) aria-hidden="true" {
            use href={ "#cheops-" (tile) } {}
        }
    }
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
                symbol id={ "cheops-" (tile) } viewBox="0 0 32 32" { (portraits::face(texts, tile)) }
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
            path class="cheops-sheen" d="M9.8 18q.6-5 4.4-6.2-2.4 4-1.8 12.5-3-2.3-2.6-6.3z" {}
            path class="cheops-thin" d="M12 6l-2-3M20 6l2-3M8.5 16.5q7.5-3 15 0M16 15.5V29" {}
        },
        Colour::Orange => html! {
            path fill-rule="evenodd" d="M16 2c-4.5 0-7 3-7 6.5 0 3 1.5 5.3 3.5 7.5H4.5v5.5H13V30h6v-8.5h8.5V16h-8c2-2.2 3.5-4.5 3.5-7.5C23 5 20.5 2 16 2zm0 4c1.8 0 3 1 3 3s-1.5 4.2-3 5.5c-1.5-1.3-3-3.5-3-5.5s1.2-3 3-3z" {}
            path class="cheops-sheen" d="M10.5 8.5q.3-3.8 3.6-4.7-2 2-1.7 5.5zM6 17.3h7v1.3H6z" {}
        },
        Colour::Green => html! {
            path class="cheops-bold" d="M3 8Q15 0 29 8" {}
            path d="M1.5 15.5Q14 4 30.5 15.5 16 25 1.5 15.5z" {}
            circle class="cheops-ink" cx="16" cy="15" r="3.6" {}
            circle class="cheops-sheen" cx="14.8" cy="13.8" r="1.2" {}
            path class="cheops-bold" d="M12 21l-1 8M18 21.5q2 6.5 8.5 6.5a2.6 2.6 0 1 0-2.5-3.5" {}
        },
        Colour::Pink => html! {
            path class="cheops-bold" d="M16 22v9" {}
            path d="M1.5 12Q9 12 16 25q-11.5 0-14.5-13zM30.5 12Q23 12 16 25q11.5 0 14.5-13z" {}
            path d="M7 5q7.5 4 9 20-11-5-9-20zM25 5q-7.5 4-9 20 11-5 9-20z" {}
            path d="M16 2q7.5 10 0 23-7.5-13 0-23z" {}
            path class="cheops-sheen" d="M15.5 6q-3.6 6-1.3 13 .2-7 1.3-13zM4 13.5q5 1 8 6.5-5.5-1.5-8-6.5z" {}
        },
        Colour::Red => html! {
            path class="cheops-thin" d="M12 8Q4 7 5.5 15M20 8q8-1 6.5 7" {}
            path d="M11 2.5h10v3l-2 2.5q7 3 7 11 0 6-5 10.5H11Q6 25 6 19q0-8 7-11l-2-2.5z" {}
            path class="cheops-sheen" d="M8 18.5q.3-5.5 4.7-8.5-2.3 6-.7 17-4.3-3-4-8.5z" {}
            path class="cheops-thin" d="M12.5 8h7M6.5 16h19M6.5 21.5h19M9 18.8h1M13 18.8h1M17 18.8h1M21 18.8h1" {}
        },
        Colour::Sky => html! {
            path d="M13 28Q5 17 9 9q3.5-7 11-7 6 .5 5.5 5-.5 3-3.5 3 4.5 9-5 18z" {}
            path class="cheops-sheen" d="M10 11q2.5-6.5 9-7.5-6 3.5-7.5 10-.6 4 .8 8-4-5-2.3-10.5z" {}
            path class="cheops-thin" d="M14 31q-.5-14 6-24M15.2 21l-4.5-4M15.8 17l-4-4M17.2 13l-3.5-4M15.2 24.5l5-3.5M16.2 19.5l5-3" {}
        },
    }
}
