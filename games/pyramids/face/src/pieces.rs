//! Drawings: the symbols of the chambers, the pen's strokes, shapes.

use super::names::Symbol;
use benben_pyramids::{Colour, Shape};
use maud::{Markup, PreEscaped, html};

/// Every drawing once, 40 by 40; the page uses them by their ids. Drawn in flat shapes; lines are in the colour of the text
/// around.
const SPRITE: &str = concat!(
    r#"<svg class="pyramids-sprite" width="0" height="0" aria-hidden="true">"#,
    // A door with an arrow that leads in.
    r##"<symbol id="pyramids-entry" viewBox="0 0 40 40"><path class="pyramids-door" d="M8 4h24v32H8z"/>"##,
    r##"<path d="M16.5 9h7v11h6.5L20 32 10 20h6.5z" fill="#fff"/></symbol>"##,
    // A golden coffin with a mask.
    r##"<symbol id="pyramids-tomb" viewBox="0 0 40 40"><path d="M14 3h12l6 8-4 26H12L8 11z" fill="#e2ab23" stroke="#6b4a06" stroke-width="2"/>"##,
    r##"<path d="M15 6h10l3 6-2 8H14l-2-8z" fill="#1f4e9b"/><path d="M16 8h8v7c0 3-2 5-4 5s-4-2-4-5z" fill="#f7d774"/>"##,
    r##"<path d="M13 24h14M13.5 28h13M14 32h12" stroke="#6b4a06" stroke-width="2"/></symbol>"##,
    r##"<symbol id="pyramids-cross" viewBox="0 0 40 40"><path d="M15 5h10v10h10v10H25v10H15V25H5V15h10z" fill="#c9281c" stroke="#6d0f08" stroke-width="1.5"/></symbol>"##,
    // Round cut.
    r##"<symbol id="pyramids-red" viewBox="0 0 40 40"><circle cx="20" cy="20" r="14.5" fill="#d8283f" stroke="#6e0a1a" stroke-width="2"/>"##,
    r##"<path d="M14 13h12l5 7-5 7H14l-5-7z" fill="#ff8d98"/><path d="M14 13l6-6 6 6 6 7-6 7-6 6-6-6-6-7z" fill="none" stroke="#6e0a1a"/></symbol>"##,
    // Square cut.
    r##"<symbol id="pyramids-emerald" viewBox="0 0 40 40"><path d="M12 6h16l6 6v16l-6 6H12l-6-6V12z" fill="#138a52" stroke="#05391f" stroke-width="2"/>"##,
    r##"<path d="M14 12h12l2 2v12l-2 2H14l-2-2V14z" fill="#7fe0ad"/><path d="M6 12l6 2M12 6l2 6M28 6l-2 6M34 12l-6 2M34 28l-6-2M28 34l-2-6M12 34l2-6M6 28l6-2" stroke="#05391f"/></symbol>"##,
    r##"<symbol id="pyramids-torch" viewBox="0 0 40 40"><path d="M16 22h8l-2 15h-4z" fill="#8a5a2b" stroke="#3d240c" stroke-width="1.5"/>"##,
    r##"<path d="M20 2c1 6 8 8 8 15 0 4-3 7-8 7s-8-3-8-7c0-4 3-5 3-9 2 1 3 2 3 4 2-3 2-6 2-10z" fill="#f0821e" stroke="#7a2f05" stroke-width="1.5"/>"##,
    r##"<path d="M20 12c1 3 4 4 4 7s-2 4-4 4-4-1-4-4c0-2 2-2 2-4 1 0 2-1 2-3z" fill="#ffd75e"/></symbol>"##,
    r##"<symbol id="pyramids-skull" viewBox="0 0 40 40"><path d="M20 4c8 0 14 6 14 13 0 5-2 8-5 10v7H11v-7c-3-2-5-5-5-10C6 10 12 4 20 4z" fill="#f6efdf" stroke="#2b2116" stroke-width="2"/>"##,
    r##"<circle cx="14" cy="18" r="4" fill="#2b2116"/><circle cx="26" cy="18" r="4" fill="#2b2116"/>"##,
    r##"<path d="M20 22l3 5h-6zM15.5 30v4M20 30v4M24.5 30v4" fill="#2b2116" stroke="#2b2116" stroke-width="1.5"/></symbol>"##,
    r##"<symbol id="pyramids-potion" viewBox="0 0 40 40"><path d="M16 5h8v10l8 14c2 4 0 7-4 7H12c-4 0-6-3-4-7l8-14z" fill="#f1f5fb" stroke="#24324d" stroke-width="2"/>"##,
    r##"<path d="M13 23h14l4 7c1 3 0 4-3 4H12c-3 0-4-1-3-4z" fill="#2f7fd1"/><circle cx="17" cy="28" r="2" fill="#bfe0ff"/><circle cx="23" cy="30" r="1.5" fill="#bfe0ff"/>"##,
    r##"<path d="M14 4h12" stroke="#24324d" stroke-width="3" stroke-linecap="round"/></symbol>"##,
    // Three strokes by hand, so that marks beside each other do not look printed.
    r##"<symbol id="pyramids-pen0" viewBox="0 0 40 40"><path d="M6 8c8 6 18 17 28 26M34 6c-9 8-19 18-28 27"/></symbol>"##,
    r##"<symbol id="pyramids-pen1" viewBox="0 0 40 40"><path d="M5 6c10 9 20 18 29 29M33 7c-8 10-18 17-27 28"/></symbol>"##,
    r##"<symbol id="pyramids-pen2" viewBox="0 0 40 40"><path d="M7 5c8 11 18 20 28 28M35 8c-11 7-20 17-30 25"/></symbol>"##,
    "</svg>",
);

/// All drawings, hidden, to be used by id.
pub(super) fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// A symbol beside words that name it.
pub(super) fn symbol(symbol: Symbol) -> Markup {
    html! { svg class="pyramids-icon" viewBox="0 0 40 40" aria-hidden="true" { use href=(symbol.drawing()) {} } }
}

/// A symbol that stands for its name.
pub(super) fn named_symbol(symbol: Symbol, name: &str) -> Markup {
    html! {
        svg class="pyramids-icon" viewBox="0 0 40 40" role="img" aria-label=(name) { use href=(symbol.drawing()) {} }
    }
}

/// A tomb whose lid is lifted.
pub(super) fn opening() -> Markup {
    html! {
        svg class="pyramids-opening" viewBox="0 0 40 40" aria-hidden="true" {
            path d="M14 3h12l6 8-4 26H12L8 11z" fill="#4a3210" stroke="#6b4a06" stroke-width="2" {}
            path class="pyramids-glow" d="M20 9l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#ffe9a3" {}
            g class="pyramids-lid" { use href=(Symbol::Tomb.drawing()) {} }
        }
    }
}

/// The bands of the three colours, for all bonuses together.
pub(super) fn bands() -> Markup {
    html! {
        svg class="pyramids-icon" viewBox="0 0 40 40" aria-hidden="true" {
            @for (top, colour) in [4, 15, 26].into_iter().zip(Colour::ALL) {
                rect class={ "pyramids-band " (tint(colour)) } x="3" y=(top) width="34" height="9" rx="2" {}
            }
        }
    }
}

/// The pen's stroke for the field at this place.
pub(super) fn stroke(index: usize) -> &'static str {
    ["#pyramids-pen0", "#pyramids-pen1", "#pyramids-pen2"][index * 7 % 3]
}

/// A shape as it is printed on an expedition card.
pub(super) fn shape(shape: Shape) -> Markup {
    squares(shape.drawn())
}

/// A shape in any position, its squares by column and row from the corner.
pub(super) fn squares(fields: &[(u8, u8)]) -> Markup {
    let width = 1 + fields.iter().map(|(column, _)| *column).max().unwrap_or_default();
    let height = 1 + fields.iter().map(|(_, row)| *row).max().unwrap_or_default();
    // In the middle of a square of three by three, or four where one is so long.
    let side = width.max(height).max(3);
    let (left, top) = ((side - width) * 5, (side - height) * 5);
    let view = format!("-1 -1 {0} {0}", side * 10 + 2);
    html! {
        svg class="pyramids-shape" viewBox=(view) aria-hidden="true" {
            @for (column, row) in fields {
                rect x=(left + column * 10) y=(top + row * 10) width="10" height="10" {}
            }
        }
    }
}

/// The classes of a colour: its tint and its bands, one, two or three.
pub(super) fn tint(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "pyramids-purple",
        Colour::Orange => "pyramids-orange",
        Colour::Green => "pyramids-green",
    }
}
