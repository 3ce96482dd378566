//! The place: a plain before the great pyramid, with a market at the edge of the sand. Drawn behind the pieces, calm.

use maud::{Markup, PreEscaped};

/// 400 by 360; the pyramid of fields covers the middle. Colours come from the style, so that night falls with the theme.
const PLAIN: &str = concat!(
    r#"<svg class="cheops-plain" viewBox="0 0 400 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">"#,
    // The sun, or the moon.
    r#"<circle class="cheops-halo" cx="108" cy="134" r="44"/><circle class="cheops-sun" cx="108" cy="134" r="25"/>"#,
    // Pyramids far away: a light and a dark side each.
    r#"<path class="cheops-far" d="M-24 262 40 178l64 84z"/><path class="cheops-shade" d="M40 178l64 84H58z"/>"#,
    r#"<path class="cheops-far" d="M304 262l52-66 52 66z"/><path class="cheops-shade" d="M356 196l52 66h-36z"/>"#,
    // Dunes, and the ground.
    r#"<path class="cheops-dune" d="M0 258q60-22 130-4t140-6 130-2v114H0z"/>"#,
    r#"<path class="cheops-sand" d="M0 292q90-26 190-6t210-12v86H0z"/>"#,
    r#"<path class="cheops-ripple" d="M8 320q24-8 48 0M30 338q22-7 44 0M336 316q24-8 48 0M322 340q22-7 44 0"/>"#,
    // Two palms beside the way.
    r#"<path class="cheops-trunk" d="M16 296q6-30 2-56M388 300q-4-26 2-46"/>"#,
    r#"<path class="cheops-leaf" d="M18 240q-16-8-26 6 14-2 26-6 4-16-8-22 0 12 8 22 12-14 24-6-10 8-24 6 14 2 18 16-14-4-18-16zM390 254q-14-6-22 6 12-2 22-6 2-14-8-18 0 10 8 18 10-12 20-6-8 8-20 6 12 2 14 14-12-4-14-14z"/>"#,
    "</svg>",
);

pub(super) fn plain() -> Markup {
    PreEscaped(PLAIN.to_owned())
}
