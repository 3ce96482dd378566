//! The picture of the game on the home page: the great pyramid at dusk, a treasure in every stone.

use maud::{Markup, html};

/// Stones of the emblem's pyramid from the top: the colour of the treasure in each, or a family tile's.
const STONES: [&[&str]; 6] = [
    &["#e69f00"],
    &["#0072b2", "#cc79a7"],
    &["#009e73", "#d55e00", "#56b4e9"],
    &["#cc79a7", "#e69f00", "#0072b2", "#009e73"],
    &["#56b4e9", "#009e73", "#d55e00", "#cc79a7", "#e69f00"],
    &["#d55e00", "#0072b2", "", "#56b4e9", "", "#cc79a7"],
];

pub(super) fn emblem() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" rx="10" fill="#f0bf6c" {}
            path fill="#f7dca0" d="M10 0h300a10 10 0 0 1 10 10v64Q160 26 0 74V10A10 10 0 0 1 10 0z" {}
            circle cx="252" cy="54" r="25" fill="#fff6d8" {}
            circle cx="252" cy="54" r="35" fill="none" stroke="#fff6d8" stroke-width="2.5" stroke-dasharray="4 7" {}
            path fill="#dfab57" d="M-4 142 58 88l62 54zM232 142l52-42 40 32v10z" {}
            path fill="#c98f45" d="M58 88l62 54H72zM284 100l40 32v10h-28z" {}
            path fill="#bb7d38" d="M0 132q80-12 160 0t160-4v62a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" {}
            path fill="#a56a2d" d="M0 170q80-14 170 0t150-4v24a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" {}
            path fill="#6d4119" opacity=".4" d="M90 188h224l-74-18z" {}
            @for (row, stones) in STONES.iter().enumerate() {
                @for (column, colour) in stones.iter().enumerate() { (stone(row, column, colour)) }
            }
            // The far side lies in the shade; the capstone catches the sun.
            path fill="#6d4119" opacity=".16" d="M160 24h15v27h15v27h15v27h15v27h15v27h15v27h-90z" {}
            path fill="#f6cf5a" d="M160 4l17 20h-34z" {}
            path fill="#d99f22" d="M160 4l17 20h-17z" {}
            path fill="none" stroke="#5b3a16" stroke-width="1.2" stroke-linejoin="round" d="M160 4l17 20h-34z" {}
        }
    }
}

/// A stone with its treasure, or the tile that took its place.
fn stone(row: usize, column: usize, colour: &str) -> Markup {
    let (x, y) = (145 + 30 * column as i32 - 15 * row as i32, 24 + 27 * row as i32);
    html! {
        g transform={ "translate(" (x) " " (y) ")" } stroke="#21180e" stroke-linejoin="round" {
            rect width="30" height="27" rx="2" fill="#efdcb3" stroke="#a98448" {}
            @if colour.is_empty() { (tile(column)) } @else {
                g fill=(colour) stroke-width="1.8" transform="translate(4 2.5) scale(.69)" { (treasure(colour)) }
            }
        }
    }
}

/// A face from the family: a mother with a band, a father in his headcloth.
fn tile(column: usize) -> Markup {
    let (card, hair) = if column < 3 { ("#f0c3a8", "#2f2317") } else { ("#efd49a", "#e3b341") };
    html! {
        rect x="3" y="1.5" width="24" height="24" rx="4" fill=(card) stroke-width="1" {}
        path d="M15 4q8 0 8 9v11h-4v-6h-8v6H7V13q0-9 8-9z" fill=(hair) stroke-width=".8" {}
        path d="M10 11q5-3 10 0v3q0 6-5 7-5-1-5-7z" fill="#c98f5e" stroke-width=".8" {}
        path d="M8 9.5q7-3 14 0" fill="none" stroke="#e0a92e" stroke-width="1.6" {}
        path d="M12.5 13.5v.6M17.5 13.5v.6M13 17.5q2 1.3 4 0" fill="none" stroke-linecap="round" {}
    }
}

/// The silhouettes in the manner of the pieces, simpler.
fn treasure(colour: &str) -> Markup {
    let outline = match colour {
        "#0072b2" => {
            "M9 14 4 9M8 19H2M10 24l-5 5M23 14l5-5M24 19h6M22 24l5 5M16 9a8 10 0 0 1 0 20 8 10 0 0 1 0-20zM10 11a6 6 0 0 1 12 0z"
        }
        "#e69f00" => {
            "M16 2c-4.5 0-7 3-7 6.5 0 3 1.5 5.3 3.5 7.5H4.5v5.5H13V30h6v-8.5h8.5V16h-8c2-2.2 3.5-4.5 3.5-7.5C23 5 20.5 2 16 2z"
        }
        "#009e73" => "M1.5 15.5Q14 4 30.5 15.5 16 25 1.5 15.5zM12 14.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z",
        "#cc79a7" => {
            "M1.5 12Q9 12 16 25q-11.5 0-14.5-13zM30.5 12Q23 12 16 25q11.5 0 14.5-13zM16 2q7.5 10 0 23-7.5-13 0-23z"
        }
        "#d55e00" => "M11 2.5h10v3l-2 2.5q7 3 7 11 0 6-5 10.5H11Q6 25 6 19q0-8 7-11l-2-2.5zM6.5 16h19",
        _ => "M13 28Q5 17 9 9q3.5-7 11-7 6 .5 5.5 5-.5 3-3.5 3 4.5 9-5 18zM14 31q-.5-14 6-24",
    };
    html! { path d=(outline) {} }
}
