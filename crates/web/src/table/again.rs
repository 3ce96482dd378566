//! Once more: with the same people, in other seats or against other bots; and who has come already.

use super::{Holder, Rematch, TablePage};
use crate::{seat_class, seat_sign};
use benben_core::Seat;
use maud::{Markup, html};

/// Somebody wants to play again: who sits where, who is there, and the way to the table. Said first, where nobody
/// overlooks it.
pub(super) fn waits(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    let Some(next) = &page.table.rematch else { return html! {} };
    html! {
        section class="waits" {
            div {
                strong { (texts.say(if next.begun { "again-begun" } else if page.yours.is_empty() { "again-gathers" } else { "again-waits" })) }
                (seats(page, next))
            }
            div class="next" {
                @if page.yours.is_empty() {
                    a class="button" href={ "/t/" (next.id) } { (texts.say("again-watch")) }
                } @else {
                    form method="post" action=(page.to("rematch")) { button { (texts.say("finish-to-rematch")) } }
                    @if !next.begun && page.yours.len() == 1 {
                        form method="post" action={ "/t/" (next.id) "/leave" } { button class="quiet" { (texts.say("again-decline")) } }
                    }
                }
            }
        }
    }
}

/// The seats of the next game, and who is there.
fn seats(page: &TablePage<'_>, next: &Rematch<'_>) -> Markup {
    let texts = page.texts;
    html! {
        ol class="next-seats" {
            @for (index, seat) in next.seats.iter().enumerate() {
                li class=(seat_class(Seat::new(index))) {
                    (seat_sign(Seat::new(index))) " "
                    @if seat.name.is_empty() { (texts.say("room-chair")) } @else { (seat.name) }
                    @if !next.begun { " " span class="tag" { (texts.say(if seat.ready { "room-is-ready" } else { "room-away" })) } }
                }
            }
        }
    }
}

/// Play again: one tap for the same people, each one seat further; or with other seats and bots of another level.
pub(super) fn form(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    if page.yours.is_empty() || page.table.rematch.is_some() {
        return html! {};
    }
    let bots = page.table.seats.iter().any(|place| matches!(place.holder, Holder::Bot { .. }));
    html! {
        form class="again" method="post" action=(page.to("rematch")) {
            button { (texts.say("finish-rematch")) }
            details {
                summary { (texts.say("again-otherwise")) }
                fieldset class="choice" {
                    legend { (texts.say("again-seats")) }
                    (choice("rotate", &texts.say("again-rotate"), true))
                    (choice("same", &texts.say("again-same"), false))
                    (choice("draw", &texts.say("again-draw"), false))
                }
                @if bots {
                    label {
                        span { (texts.say("setup-level")) }
                        select name="level" {
                            option value="" selected { (texts.say("again-level-same")) }
                            @for level in &page.levels { option value=(level.key) { (level.name) } }
                        }
                    }
                }
                p { a href={ "/play/" (page.table.meta.id) } { (texts.say("again-others")) } }
            }
        }
    }
}

fn choice(value: &str, text: &str, checked: bool) -> Markup {
    html! { label { input type="radio" name="seats" value=(value) checked[checked]; span { (text) } } }
}
