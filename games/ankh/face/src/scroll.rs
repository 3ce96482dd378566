//! The papyrus in the middle as a scroll: what the queen wishes for, and when she counts.

use super::forecast::Forecast;
use super::picks::{self, Place};
use super::{AnkhScene, gifts, moves, words};
use benben_ankh::{Action, Card, Face};
use benben_web::Thing;
use maud::{Markup, Render, html};

/// The papyrus on top.
pub(super) fn scroll(scene: &AnkhScene<'_>) -> Markup {
    let (texts, papyrus) = (scene.texts, scene.view.papyrus);
    Thing {
        pick: Place::Papyrus.pick(),
        label: texts.with("ankh-middle-label").and("card", words::card_label_within(texts, papyrus)).say(),
        class: "place ankh-scroll",
        moves: Some(moves::papyrus(papyrus)),
        inside: html! {
            span class="ankh-rollers" {}
            (wishes(scene, papyrus))
            @for action in scene.legal {
                @if let Action::Papyrus(card) = action { (preview(scene, action, *card)) }
            }
        },
    }
    .render()
}

/// The four wishes from top to bottom, and the number.
fn wishes(scene: &AnkhScene<'_>, papyrus: Card) -> Markup {
    let Face::Papyrus { number, wish } = papyrus.face() else { return html! {} };
    html! {
        span class="ankh-asks" {
            span class="ankh-number" { (number) }
            span class="ankh-asks-for" { (scene.texts.with("ankh-asks-for").and("count", number).say()) }
        }
        span class="ankh-wishes" {
            @for colour in wish.order() {
                span class={ "ankh-wish " (gifts::class(colour)) } {
                    span class="ankh-times" { (words::factor(wish.factor(colour))) }
                    (gifts::medallion(colour))
                    span class="ankh-gift" { (words::gift(scene.texts, colour)) }
                }
            }
        }
    }
}

/// What covering it with this card would do, while the card is chosen.
fn preview(scene: &AnkhScene<'_>, action: &Action, card: Card) -> Markup {
    let forecast = Forecast::of(scene, action);
    let key = match (forecast.ends, forecast.scored) {
        (true, _) => "ankh-would-end",
        (false, true) => "ankh-would-score",
        (false, false) => "ankh-would-hold",
    };
    html! {
        span class="ankh-preview" data-only=(picks::card(card)) {
            (wishes(scene, card))
            span class=(if forecast.scored { "ankh-would ankh-would-score" } else { "ankh-would" }) {
                (scene.texts.say(key))
            }
        }
    }
}
