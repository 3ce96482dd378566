//! What was just taken and waits for the viewer's decision, with what each choice would bring.

use super::picks::Touch;
use super::{Sight, law, moves, names, pieces, worth};
use benben_cheops::{Colour, Kind, LAW_9_PRICE, Law, Stage, market_price};
use benben_core::Seat;
use benben_web::Thing;
use maud::{Markup, html};

pub(super) fn decision(scene: &Sight<'_>, seat: Seat) -> Markup {
    match scene.view.layout.stage {
        Stage::Treasure { colour } => treasure(scene, seat, colour),
        Stage::Law { law } => taken_law(scene, law),
        Stage::Count => count(scene, seat),
        _ => html! {},
    }
}

/// A button that says what it does and what that brings.
fn choice(touch: Touch, verb: String, brings: &str) -> Thing {
    let inside = html! { b { (verb) } @if !brings.is_empty() { " " span { (brings) } } };
    let label = if brings.is_empty() { verb } else { format!("{verb}. {brings}") };
    Thing { pick: touch.pick(), label, class: "cheops-choice", moves: None, inside }
}

fn treasure(scene: &Sight<'_>, seat: Seat, colour: Colour) -> Markup {
    let texts = scene.texts;
    let layout = &scene.view.layout;
    let then = names::printed(worth::number_after_sale(scene.game, layout, colour));
    let sell = texts.with("cheops-sell").and("price", market_price(layout)).say();
    let sold = texts.with("cheops-sell-brings").and("number", then).say();
    let store = texts.say("cheops-store");
    let kept =
        texts.with("cheops-store-brings").and("worth", signed(worth::of_one_more(scene, seat, colour)));
    html! {
        div class="cheops-decision" {
            (waiting(scene, colour))
            (choice(Touch::Sell, sell, &sold))
            (choice(Touch::Store, store, &kept.say()))
        }
    }
}

/// The treasure just taken. It lies here once for each way it comes and goes, so that the eye can follow it.
pub(super) fn waiting(scene: &Sight<'_>, colour: Colour) -> Markup {
    html! {
        span class="cheops-waiting" {
            @for moves in moves::waiting(scene, colour) { (pieces::moving_treasure(colour, Some(moves))) }
        }
    }
}

fn taken_law(scene: &Sight<'_>, law: Law) -> Markup {
    let texts = scene.texts;
    html! {
        div class="cheops-decision" {
            (law::card(scene, law))
            @match law {
                Law::Treasure => {
                    (choice(Touch::Pay, texts.with("cheops-pay").and("price", LAW_9_PRICE).say(), ""))
                    (choice(Touch::Return, texts.say("cheops-return"), ""))
                }
                Law::Repeal => (choice(Touch::RemoveNone, texts.say("cheops-remove-none"), "")),
                _ => {}
            }
        }
    }
}

/// C39: what law 9 would bring as each colour.
fn count(scene: &Sight<'_>, seat: Seat) -> Markup {
    let texts = scene.texts;
    html! {
        div class="cheops-decision cheops-count" {
            @for &colour in Colour::ALL {
                @let brings = signed(worth::of_one_more(scene, seat, colour));
                (Thing {
                    pick: Touch::Count(Some(colour)).pick(),
                    label: format!("{}: {brings}", names::treasure(texts, colour)),
                    class: "cheops-choice",
                    moves: None,
                    inside: html! { (pieces::treasure(colour)) " " b { (brings) } },
                })
            }
            (choice(Touch::Count(None), texts.say("cheops-count-none"), ""))
        }
    }
}

/// A gain or a loss with its sign.
pub(super) fn signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", -points),
    }
}
