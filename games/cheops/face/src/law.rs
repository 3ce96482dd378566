//! Laws that lie open: a badge where there is little room, a card with the full text elsewhere.

use super::picks::Touch;
use super::{Sight, names};
use benben_cheops::Law;
use benben_web::Thing;
use maud::{Markup, html};

/// What a law is called and says, for those who cannot see it.
fn label(scene: &Sight<'_>, law: Law) -> String {
    let text = names::law_text(scene.game, scene.texts, law);
    let name = names::law(scene.texts, law);
    scene.texts.with("cheops-law-label").and("name", name).and("text", text).say()
}

/// A law as its number alone, where it lies.
pub(super) fn badge(scene: &Sight<'_>, law: Law) -> Thing {
    Thing {
        pick: Touch::Law(law).pick(),
        label: label(scene, law),
        class: "cheops-law cheops-law-badge",
        moves: Some(format!("cheops-law-{law}")),
        inside: html! { b { (law.number()) } },
    }
}

/// Law 7 on a number of a board: the number that counts there now, or the treasure that covers it.
pub(super) fn on_number(scene: &Sight<'_>, inside: &Markup) -> Thing {
    let law = Law::NewNumber;
    Thing {
        class: "cheops-number cheops-law cheops-law-number",
        inside: html! { (inside) b data-mark=(law.number()) {} },
        ..badge(scene, law)
    }
}

/// A law with its full text.
pub(super) fn card(scene: &Sight<'_>, law: Law) -> Thing {
    Thing {
        pick: Touch::Law(law).pick(),
        label: label(scene, law),
        class: "cheops-law cheops-law-card",
        moves: Some(format!("cheops-law-{law}")),
        inside: html! { b data-mark=(law.number()) {} span { (names::law_text(scene.game, scene.texts, law)) } },
    }
}

/// A law's text in the list below the boards, where its badge has no room for it.
pub(super) fn explained(scene: &Sight<'_>, law: Law, place: &str) -> Markup {
    html! {
        li {
            b { (law.number()) } " "
            strong { (place) } " "
            span { (names::law_text(scene.game, scene.texts, law)) }
        }
    }
}
