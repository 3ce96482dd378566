//! The market, and the price boards with what each colour would be worth now.

use super::picks::Touch;
use super::{Sight, law, moves, names, pieces, worth};
use benben_cheops::{Colour, Kind, Law, Number, Place, Stage, boards_to_fill, market_price};
use benben_web::Thing;
use maud::{Markup, html};

/// What a sale pays, with the laws that change it or the end of the game.
pub(super) fn market(scene: &Sight<'_>) -> Markup {
    let layout = &scene.view.layout;
    let laws = Law::ALL.iter().filter(|law| matches!(layout.laws[**law], Place::Market | Place::Beside));
    html! {
        div class="cheops-stall cheops-market" {
            h2 { (scene.texts.say("cheops-market")) }
            p class="cheops-coin" tabindex="0" data-tip=(scene.texts.with("cheops-tip-market").and("price", market_price(layout)).say()) { (market_price(layout)) }
            p class="cheops-label" { (scene.texts.say("cheops-market-pays")) }
            @for law in laws { (law::badge(scene, *law)) }
        }
    }
}

/// The six boards, what ends the game, and the full text of the laws that lie on the table.
pub(super) fn boards(scene: &Sight<'_>) -> Markup {
    let texts = scene.texts;
    let layout = &scene.view.layout;
    let full = layout.boards.values().iter().filter(|board| board.is_full()).count();
    let lying: Vec<(Law, String)> =
        Law::ALL.iter().filter_map(|law| names::owner(scene, *law).map(|place| (*law, place))).collect();
    html! {
        section class="cheops-prices" {
            h2 { (texts.say("cheops-prices")) }
            ul class="cheops-boards" { @for &colour in Colour::ALL { (board(scene, colour)) } }
            p class="cheops-note" {
                (texts.say("cheops-worth-note")) " "
                strong {
                    (texts.with("cheops-full-boards").and("full", full).and("needed", boards_to_fill(layout)).say())
                }
            }
            @if !lying.is_empty() {
                ul class="cheops-laws" { @for (law, place) in &lying { (law::explained(scene, *law, place)) } }
            }
        }
    }
}

/// One board: its colour, its numbers, a place for a law, and what one treasure would be worth now.
fn board(scene: &Sight<'_>, colour: Colour) -> Markup {
    let texts = scene.texts;
    let layout = &scene.view.layout;
    let worth = worth::of_one(scene, colour).replace('x', "×");
    let class = if layout.boards[colour].is_full() { "cheops-board cheops-full" } else { "cheops-board" };
    let worth_label = texts
        .with("cheops-worth")
        .and("treasure", names::treasure(texts, colour))
        .and("worth", worth.as_str())
        .say();
    html! {
        li class=(class) {
            span class="cheops-sign" tabindex="0" role="note" data-tip=(tip(scene, colour, &worth_label)) {
                (pieces::treasure(colour))
                span class="visually-hidden" { (names::treasure(texts, colour)) }
            }
            ol class="cheops-numbers" { @for number in 0..layout.boards[colour].numbers.len() as u8 { li { (cell(scene, colour, number)) } } }
            span class="cheops-worth" {
                span aria-hidden="true" { (worth) }
                span class="visually-hidden" { (worth_label) }
            }
            (place_under(scene, colour))
        }
    }
}

/// What the colour is worth now, and what the number that would pay means.
fn tip(scene: &Sight<'_>, colour: Colour, worth: &str) -> String {
    let texts = scene.texts;
    match worth::number(scene.game, &scene.view.layout, colour) {
        Number::Plain(_) => worth.to_owned(),
        Number::Times(factor) => {
            format!("{worth}\n{}", texts.with("cheops-tip-times").and("factor", factor).say())
        }
        Number::Majority { most, others } => {
            let text = texts.with("cheops-tip-majority").and("most", most).and("others", others);
            format!("{worth}\n{}", text.say())
        }
    }
}

/// A number of a board: covered by a treasure, next to pay, or yet to come; with law 7 on it or not.
fn cell(scene: &Sight<'_>, colour: Colour, index: u8) -> Markup {
    let layout = &scene.view.layout;
    let board = &layout.boards[colour];
    let replaced = layout.laws[Law::NewNumber] == Place::On(colour, index);
    let number = if replaced { scene.game.edition().law_7() } else { board.numbers[usize::from(index)] };
    let covered = index < board.covered;
    let class = match index {
        _ if covered => "cheops-number cheops-covered",
        _ if index == board.covered => "cheops-number cheops-next",
        _ => "cheops-number",
    };
    let inside = inside(scene, colour, index, number);
    if replaced {
        return html! { (law::on_number(scene, &inside)) };
    }
    if layout.stage == (Stage::Law { law: Law::NewNumber }) && scene.is_my_turn() {
        let label = number_label(scene, colour, index, number);
        return html! { (Thing { pick: Touch::Number(colour, index).pick(), label, class, moves: None, inside }) };
    }
    html! {
        span class=(class) {
            (inside)
            @if covered { span class="visually-hidden" { (scene.texts.say("cheops-covered")) } }
        }
    }
}

/// What is seen of a number, with the treasure that covers it. The one that was sold last may have just come.
fn inside(scene: &Sight<'_>, colour: Colour, index: u8, number: Number) -> Markup {
    let covered = scene.view.layout.boards[colour].covered;
    let newest = (index + 1 == covered).then(|| moves::sold(colour, covered));
    let class = matches!(number, Number::Majority { .. }).then_some("cheops-pair");
    html! {
        span class=[class] { (names::printed(number)) }
        @if index < covered { (pieces::moving_treasure(colour, newest)) }
    }
}

fn number_label(scene: &Sight<'_>, colour: Colour, index: u8, number: Number) -> String {
    let text = scene.texts.with("cheops-number").and("colour", names::colour(scene.texts, colour));
    text.and("place", index + 1).and("number", names::printed(number)).say()
}

/// The place for law 4, 5 or 6: the law that lies there, or an invitation while one is to be placed.
fn place_under(scene: &Sight<'_>, colour: Colour) -> Markup {
    let layout = &scene.view.layout;
    if let Some(law) = layout.law_under(colour) {
        return html! { (law::badge(scene, law)) };
    }
    let waits = matches!(layout.stage, Stage::Law { law } if Law::UNDER.contains(&law));
    if !(waits && scene.is_my_turn()) {
        return html! {};
    }
    let label =
        scene.texts.with("cheops-place-under").and("colour", names::colour(scene.texts, colour)).say();
    let inside = html! { span aria-hidden="true" { "+" } };
    html! { (Thing { pick: Touch::Under(colour).pick(), label, class: "cheops-under", moves: None, inside }) }
}
