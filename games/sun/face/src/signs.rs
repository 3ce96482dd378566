//! The four symbols, each by its outline and not by colour alone.

use benben_sun::Symbol;
use maud::{Markup, html};

/// Its outline in a square of 24.
pub(super) const fn outline(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => {
            "M12 .6l2.1 4.2 3.9-2.5.2 4.7 4.7.3-2.6 3.8 4 1.5-4 2 2.6 3.8-4.7.3-.2 4.6-3.9-2.4L12 23.4l-2.1-4.5L6 \
             21.3l-.2-4.6-4.7-.3 2.6-3.8-4-2 4-1.5L1.1 5.3l4.7-.3L6 2.3l3.9 2.5zM12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 \
             0-9.2z"
        }
        Symbol::Moon => "M15.8 1.4A11 11 0 1 0 22.8 16 8.8 8.8 0 0 1 15.8 1.4z",
        Symbol::Eagle => {
            "M12 2.2a2.6 2.6 0 0 1 2.5 1.9l2.9 1.5-2.8.9c2.6-.3 5.6-1.5 9-3.9-.2 3.2-1 5.6-2.3 7.4l1.2.2c-1 2-2.5 3.4-4.5 \
             4.2l.9.9c-1.4 1.1-2.8 1.5-4.2 1.3l2.3 5.1-5-2.2-5 2.2 2.3-5.1c-1.4.2-2.8-.2-4.2-1.3l.9-.9c-2-.8-3.5-2.2-4.5-4.2l\
             1.2-.2C1.4 8.2.6 5.8.4 2.6c3.4 2.4 6.4 3.6 9 3.9L9.3 4.6A2.7 2.7 0 0 1 12 2.2z"
        }
        Symbol::Jaguar => {
            "M2.6 1.8l5.6 2.5a12 12 0 0 1 7.6 0l5.6-2.5-.4 6.6c1 2.9.6 5.9-1.1 8.5-1.9 2.9-4.7 5.1-7.9 \
             5.1s-6-2.2-7.9-5.1C2.4 14.3 2 11.3 3 8.4zM6 9.2c.3 1.9 1.5 2.9 3.6 2.9-.5-1.7-1.7-2.7-3.6-2.9zm12 0c-1.9.2-3.1 \
             1.2-3.6 2.9 2.1 0 3.3-1 3.6-2.9zm-8 6.2l2 2 2-2zm1.2 3.4h1.6l1.8 1.2h-5.2z"
        }
    }
}

const fn id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Sun => "sun-sun",
        Symbol::Moon => "sun-moon",
        Symbol::Eagle => "sun-eagle",
        Symbol::Jaguar => "sun-jaguar",
    }
}

/// The outlines, once a page; [`sign`] shows them.
pub(super) fn sprite() -> Markup {
    html! {
        svg class="sun-sprite" width="0" height="0" aria-hidden="true" {
            @for symbol in Symbol::ALL {
                symbol id=(id(symbol)) viewBox="0 0 24 24" { path fill-rule="evenodd" d=(outline(symbol)) {} }
            }
        }
    }
}

/// A symbol in its colour, which is also a class for whatever belongs to it.
pub(super) fn sign(symbol: Symbol) -> Markup {
    html! {
        svg class={ "sun-sign " (id(symbol)) } aria-hidden="true" { use href={ "#" (id(symbol)) } {} }
    }
}

/// The class that gives something the symbol's colour.
pub(super) const fn colour(symbol: Symbol) -> &'static str {
    id(symbol)
}
