//! The picture of the game: a pyramid of stones before the rising sun.

use super::signs;
use benben_sun::Symbol;
use maud::{Markup, html};

/// Stones in the base row.
const BASE: i32 = 7;
const WIDTH: i32 = 34;
const HEIGHT: i32 = 20;
const LEFT: i32 = 160 - BASE * WIDTH / 2;
const GROUND: i32 = 176;

/// Rays of the sun.
const RAYS: i32 = 18;

/// Sandstone in four shades, laid so that no two neighbours are alike.
const SHADES: [&str; 4] = ["#e9cf9a", "#dfc088", "#efdbb0", "#d6b379"];

/// Level, position and symbol of the stones that bear one.
const BEARING: [(i32, i32, Symbol); 8] = [
    (0, 1, Symbol::Jaguar),
    (0, 5, Symbol::Moon),
    (1, 2, Symbol::Sun),
    (1, 3, Symbol::Sun),
    (2, 3, Symbol::Eagle),
    (3, 2, Symbol::Moon),
    (2, 1, Symbol::Jaguar),
    (4, 1, Symbol::Eagle),
];

pub(super) fn emblem() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" rx="10" fill="#f3c983" {}
            path d="M0 120h320v70a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="#eeb769" {}
            (sun())
            path d="M0 166q70-22 150-8t170-6v38a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="#cf8f4a" {}
            path d="M40 176h250l24 8H16z" fill="#7a4a22" opacity=".45" {}
            @for level in 0..BASE { @for position in 0..BASE - level { (stone(level, position)) } }
            @for (level, position, symbol) in BEARING { (sign(level, position, symbol)) }
        }
    }
}

fn sun() -> Markup {
    html! {
        circle cx="160" cy="68" r="60" fill="#f8dc9b" {}
        @for ray in 0..RAYS {
            polygon points="151,30 169,30 160,2" fill="#f0a52e" transform={ "rotate(" (ray * 360 / RAYS) " 160 68)" } {}
        }
        circle cx="160" cy="68" r="41" fill="#f0a52e" {}
        circle cx="160" cy="68" r="33" fill="#d9731a" {}
    }
}

fn corner(level: i32, position: i32) -> (i32, i32) {
    (LEFT + position * WIDTH + level * WIDTH / 2, GROUND - (level + 1) * HEIGHT)
}

/// Slanted at both ends of a level, pointed at the very top, and darker at the right, away from the light.
fn stone(level: i32, position: i32) -> Markup {
    let (x, y) = corner(level, position);
    let (right, bottom, half) = (x + WIDTH, y + HEIGHT, x + WIDTH / 2);
    let last = BASE - level - 1;
    let (points, fill) = match position {
        0 if level == BASE - 1 => (format!("{half},{y} {right},{bottom} {x},{bottom}"), "#f7c948"),
        0 => (format!("{half},{y} {right},{y} {right},{bottom} {x},{bottom}"), "#c98f52"),
        _ if position == last => (format!("{x},{y} {half},{y} {right},{bottom} {x},{bottom}"), "#a9713c"),
        _ => {
            let shade = SHADES[((level * 3 + position * 5) % 4) as usize];
            (format!("{x},{y} {right},{y} {right},{bottom} {x},{bottom}"), shade)
        }
    };
    html! { polygon points=(points) fill=(fill) stroke="#5b3a1c" stroke-width="1.4" stroke-linejoin="round" {} }
}

fn sign(level: i32, position: i32, symbol: Symbol) -> Markup {
    let (x, y) = corner(level, position);
    let fill = match symbol {
        Symbol::Sun => "#a34a06",
        Symbol::Moon => "#1f4e9b",
        Symbol::Eagle => "#8b1e3f",
        Symbol::Jaguar => "#14613a",
    };
    html! {
        svg x=(x + WIDTH / 2 - 7) y=(y + 3) width="14" height="14" viewBox="0 0 24 24" {
            path fill=(fill) fill-rule="evenodd" d=(signs::outline(symbol)) {}
        }
    }
}
