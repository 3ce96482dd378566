//! Cards as pictures, and the sprite that holds what they have in common.

use super::gifts::{self, Ink};
use super::words;
use benben_ankh::{Card, Colour, Face, Wish};
use maud::{Markup, html};

/// The style sheet gives each gift its two colours.
const INK: Ink = Ink { figure: "var(--ankh-figure)", ground: "var(--ankh-colour)" };

/// What cards are drawn from, once a page; everything else refers to it.
pub(super) fn sprite() -> Markup {
    html! {
        svg class="ankh-sprite" width="0" height="0" aria-hidden="true" {
            @for colour in Colour::ALL {
                symbol id=(gifts::medallion_id(colour)) viewBox="0 0 100 100" {
                    circle class="ankh-disc" cx="50" cy="50" r="48" {}
                    g transform="translate(14 14) scale(.72)" { (gifts::silhouette(colour, INK)) }
                }
                symbol id=(mummy_id(colour)) viewBox="0 0 100 140" {
                    (wrappings())
                    path class="ankh-disc" d="M8 126V82Q8 50 50 50Q92 50 92 82V126Q92 132 86 132H14Q8 132 8 126Z" {}
                    g transform="translate(19 53) scale(.62)" { (gifts::silhouette(colour, INK)) }
                }
            }
            symbol id="ankh-sheet" viewBox="0 0 100 140" { (sheet()) }
            symbol id="ankh-back" viewBox="0 0 100 140" { (back()) }
            symbol id="ankh-cross" viewBox="0 0 100 140" { (ankh()) }
        }
    }
}

/// A card, face up.
pub(super) fn card(card: Card) -> Markup {
    match card.face() {
        Face::Mummy { colour, value } => mummy(colour, value),
        Face::Papyrus { number, wish } => papyrus(number, wish),
    }
}

/// A card, face down.
pub(super) fn card_back() -> Markup {
    html! { svg class="ankh-card" viewBox="0 0 100 140" aria-hidden="true" { use href="#ankh-back" {} } }
}

/// The sign of life, where a row will be scored.
pub(super) fn cross() -> Markup {
    html! { svg class="ankh-goal-mark" viewBox="0 0 100 140" aria-hidden="true" { use href="#ankh-cross" {} } }
}

fn mummy_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "ankh-mummy-green",
        Colour::Yellow => "ankh-mummy-yellow",
        Colour::Blue => "ankh-mummy-blue",
        Colour::Red => "ankh-mummy-red",
    }
}

/// A mummy: its gift large, its value as a number and as pips.
fn mummy(colour: Colour, value: u8) -> Markup {
    let first = 50 - 7 * (i32::from(value) - 1);
    html! {
        svg class={ "ankh-card " (gifts::class(colour)) } viewBox="0 0 100 140" aria-hidden="true" {
            use href={ "#" (mummy_id(colour)) } {}
            text class="ankh-value" x="26" y="44" { (value) }
            @for pip in 0..i32::from(value) {
                circle class="ankh-pip" cx=(first + 14 * pip) cy="123" r="4.5" {}
            }
        }
    }
}

/// A papyrus as a card: its number, and the gifts from first to fourth wish.
fn papyrus(number: u8, wish: Wish) -> Markup {
    html! {
        svg class="ankh-card" viewBox="0 0 100 140" aria-hidden="true" {
            use href="#ankh-sheet" {}
            text class="ankh-asked" x="20" y="55" { (number) }
            @for (place, colour) in wish.order().into_iter().enumerate() {
                text class="ankh-factor" x="66" y=(39 + 26 * place) { (words::factor(wish.factor(colour))) }
                svg class=(gifts::class(colour)) x="68" y=(20 + 26 * place) width="25" height="25" {
                    use href={ "#" (gifts::medallion_id(colour)) } {}
                }
            }
        }
    }
}

/// Linen bands around a head, with two eyes looking out.
fn wrappings() -> Markup {
    html! {
        rect class="ankh-linen" x="1" y="1" width="98" height="138" rx="10" {}
        path class="ankh-band" d="M2 46L40 2M14 54L66 2M2 22L22 2M44 54L98 18M70 58L98 42M54 4L98 32" {}
        path class="ankh-dark" d="M49 26Q70 15 94 22L95 37Q71 30 51 40Z" {}
        circle class="ankh-look" cx="64" cy="29" r="5" {}
        circle class="ankh-look" cx="83" cy="27" r="5" {}
    }
}

/// A sheet of papyrus: a seal for the number with a small mummy under it, and a rule before the wishes, so that no digits meet.
fn sheet() -> Markup {
    html! {
        rect class="ankh-paper" x="6" y="8" width="88" height="124" rx="3" {}
        path class="ankh-fibre" d="M6 30H94M6 52H94M6 74H94M6 96H94M6 116H94M30 10V130M58 10V130M80 10V130" {}
        rect class="ankh-roller" x="1" y="2" width="98" height="13" rx="6.5" {}
        rect class="ankh-roller" x="1" y="125" width="98" height="13" rx="6.5" {}
        path class="ankh-rule" d="M37 20V120" {}
        circle class="ankh-dark" cx="20" cy="46" r="14" {}
        path class="ankh-dark" d="M20 66Q28 66 28 76Q28 81 26 83L31 94L26 117H14L9 94L14 83Q12 81 12 76Q12 66 20 66Z" {}
        path class="ankh-thread" d="M13 74L27 81M27 71L14 79M10 93L30 100M30 92L12 103M13 111L27 107" {}
    }
}

/// The back of all cards: the sign of life on lapis.
fn back() -> Markup {
    html! {
        rect class="ankh-night" x="1" y="1" width="98" height="138" rx="10" {}
        rect class="ankh-gilt" x="8" y="8" width="84" height="124" rx="6" {}
        g class="ankh-gold" { (ankh()) }
    }
}

/// The sign itself.
fn ankh() -> Markup {
    html! {
        path fill="currentColor" fill-rule="evenodd"
            d="M50 24C66 24 73 38 68 51Q65 60 58 66L84 62V80L58 76L62 118H38L42 76L16 80V62L42 66Q35 60 32 51C27 38 34 24 50 24ZM50 34C41 34 38 43 41 50Q44 57 50 62Q56 57 59 50C62 43 59 34 50 34Z" {}
    }
}
