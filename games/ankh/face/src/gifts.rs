//! The four gifts as silhouettes: scarab, sun, eye, Anubis. None is told by its colour alone.

use benben_ankh::Colour;
use maud::{Markup, html};

/// What a silhouette is drawn with: any colour SVG knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    /// The silhouette itself.
    pub(super) figure: &'static str,
    /// What is cut out of it: the colour behind it.
    pub(super) ground: &'static str,
}

/// The silhouette in a square of 100.
pub(super) fn silhouette(colour: Colour, ink: Ink) -> Markup {
    let figure = match colour {
        Colour::Green => scarab(ink),
        Colour::Yellow => sun(ink),
        Colour::Blue => eye(ink),
        Colour::Red => anubis(ink),
    };
    html! { g fill=(ink.figure) stroke-linecap="round" stroke-linejoin="round" { (figure) } }
}

/// The name of its drawing in the sprite: the silhouette on a medallion of its colour.
pub(super) fn medallion_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "ankh-green",
        Colour::Yellow => "ankh-yellow",
        Colour::Blue => "ankh-blue",
        Colour::Red => "ankh-red",
    }
}

/// The class that gives the colours of a gift.
pub(super) fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "ankh-is-green",
        Colour::Yellow => "ankh-is-yellow",
        Colour::Blue => "ankh-is-blue",
        Colour::Red => "ankh-is-red",
    }
}

/// The gift as a small picture.
pub(super) fn medallion(colour: Colour) -> Markup {
    html! {
        svg class={ "ankh-medallion " (class(colour)) } viewBox="0 0 100 100" aria-hidden="true" {
            use href={ "#" (medallion_id(colour)) } {}
        }
    }
}

fn scarab(ink: Ink) -> Markup {
    html! {
        path fill="none" stroke=(ink.figure) stroke-width="6"
            d="M32 52L19 44L15 31M68 52L81 44L85 31M28 64L13 66M72 64L87 66M32 76L20 83L18 93M68 76L80 83L82 93" {}
        path d="M34 38Q33 19 50 19Q67 19 66 38Z" {}
        path fill="none" stroke=(ink.figure) stroke-width="5" d="M42 22L36 11M58 22L64 11" {}
        ellipse cx="50" cy="63" rx="25" ry="30" {}
        path fill="none" stroke=(ink.ground) stroke-width="4" d="M27 51Q50 41 73 51M50 46V92" {}
    }
}

fn sun(ink: Ink) -> Markup {
    html! {
        path d="M50 5L58 20L72 12L72 28L88 28L80 42L95 50L80 58L88 72L72 72L72 88L58 80L50 95L42 80L28 88L28 72L12 72L20 58L5 50L20 42L12 28L28 28L28 12L42 20Z" {}
        circle fill="none" stroke=(ink.ground) stroke-width="5" cx="50" cy="50" r="21" {}
    }
}

fn eye(ink: Ink) -> Markup {
    html! {
        path fill="none" stroke=(ink.figure) stroke-width="8" d="M11 33Q44 10 89 27" {}
        path d="M6 52Q44 20 94 50Q44 80 6 52Z" {}
        path fill=(ink.ground) d="M19 52Q46 31 78 50Q46 69 19 52Z" {}
        circle cx="47" cy="50" r="11" {}
        path fill="none" stroke=(ink.figure) stroke-width="7" d="M40 66L35 90M55 66Q62 86 78 86Q90 85 87 76Q83 69 76 74" {}
    }
}

fn anubis(ink: Ink) -> Markup {
    html! {
        path d="M7 55L12 47L39 37L44 4Q54 14 57 30L69 7Q77 22 74 38Q88 54 89 94H51Q53 80 47 70L31 68L10 63Z" {}
        path fill=(ink.ground) d="M35 48Q42 40 51 45Q45 51 35 48Z" {}
        path fill="none" stroke=(ink.ground) stroke-width="4" d="M61 60Q71 54 79 55M63 72Q74 66 84 67M64 84Q75 79 87 80" {}
    }
}
