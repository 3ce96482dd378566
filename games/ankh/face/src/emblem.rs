//! The picture of the game on the home page: night over the desert, mummies bringing gifts, the sign of life as the moon.

use super::gifts::{self, Ink};
use benben_ankh::Colour;
use maud::{Markup, html};

/// 320 by 200, with its own ground, so that it fits light and dark pages.
pub(super) fn emblem() -> Markup {
    html! {
        svg class="ankh-emblem" viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" fill="#1c2a4f" {}
            path d="M0 96Q90 60 180 88T320 78V200H0Z" fill="#2f3c66" {}
            (stars())
            circle cx="160" cy="76" r="62" fill="#e9c46a" opacity=".16" {}
            circle cx="160" cy="76" r="46" fill="#e9c46a" opacity=".25" {}
            path fill="#f2cf73" fill-rule="evenodd"
                d="M160 18C180 18 189 36 183 52Q179 63 171 71L203 66V88L170 83L176 138H144L150 83L117 88V66L149 71Q141 63 137 52C131 36 140 18 160 18ZM160 31C149 31 145 41 149 50Q153 59 160 65Q167 59 171 50C175 41 171 31 160 31Z" {}
            path d="M0 150L58 92L112 150Z" fill="#c48a3a" {}
            path d="M58 92L112 150H74Z" fill="#94622a" {}
            path d="M216 150L272 84L332 150Z" fill="#d39a46" {}
            path d="M272 84L332 150H288Z" fill="#a06c2e" {}
            path d="M0 142Q80 128 160 142T320 138V200H0Z" fill="#e0b66c" {}
            path d="M0 168Q90 150 170 168T320 164V200H0Z" fill="#cc9a4f" {}
            (mummy(18, Colour::Green, Ink { figure: "#fdf3dc", ground: "#1e7a4c" }))
            (mummy(94, Colour::Yellow, Ink { figure: "#3a2503", ground: "#e2a512" }))
            (mummy(170, Colour::Blue, Ink { figure: "#fdf3dc", ground: "#2360b0" }))
            (mummy(246, Colour::Red, Ink { figure: "#fdf3dc", ground: "#b23320" }))
        }
    }
}

fn stars() -> Markup {
    let stars = [
        (20, 22),
        (52, 48),
        (88, 18),
        (118, 40),
        (212, 26),
        (240, 54),
        (268, 20),
        (300, 46),
        (34, 74),
        (290, 72),
    ];
    html! {
        g fill="#f7e6b5" {
            @for (x, y) in stars { circle cx=(x) cy=(y) r="1.6" {} }
        }
    }
}

/// A mummy from the chest up with a gift in its arms.
fn mummy(x: i32, gift: Colour, ink: Ink) -> Markup {
    html! {
        g transform={ "translate(" (x) " 104)" } {
            path d="M28 0Q46 0 46 20Q46 30 41 34Q56 40 58 62V100H-2V62Q0 40 15 34Q10 30 10 20Q10 0 28 0Z" fill="#f3e6c6" {}
            path d="M11 10L44 26M44 8L12 24M4 52L30 38M52 52L26 36M0 72L16 64M56 72L42 66M0 88L12 84M57 88L46 84"
                fill="none" stroke="#cdb37f" stroke-width="3" {}
            path d="M13 17Q28 11 43 17L42 25Q28 20 14 25Z" fill="#2b2116" {}
            circle cx="21" cy="20" r="2.6" fill=(ink.ground) {}
            circle cx="35" cy="20" r="2.6" fill=(ink.ground) {}
            circle cx="28" cy="66" r="25" fill=(ink.ground) {}
            g transform="translate(11.5 49.5) scale(.33)" { (gifts::silhouette(gift, ink)) }
        }
    }
}
