//! What one seldom does: give the seat to a bot, resign, show the table elsewhere.

use super::{Around, Stage, removal};
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn menu(around: &Around<'_>) -> Markup {
    let texts = around.texts;
    let seat = around.you.filter(|_| around.stage == Stage::Playing);
    html! {
        details class="menu" data-keep="menu" {
            summary { (texts.say("menu")) }
            ul {
                @if let Some(seat) = seat { (own(around, seat)) }
                li { a href={ "/rules/" (around.game) } target="_blank" { (texts.say("menu-rules")) } }
                li { a href={ "/t/" (around.id) "/screen" } target="_blank" { (texts.say("menu-screen")) } }
                li { button type="button" class="quiet" data-notify hidden { (texts.say("menu-notify")) } }
                li { button type="button" class="quiet" data-sound hidden aria-pressed="false" { (texts.say("menu-sound")) } }
                li { button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) } }
            }
            (removal::notice(around))
        }
    }
}

fn own(around: &Around<'_>, seat: Seat) -> Markup {
    let texts = around.texts;
    let away = around.seats[seat.index()].away;
    html! {
        li {
            @if away {
                form method="post" action=(around.to("come-back")) data-send {
                    button class="quiet" { (texts.say("menu-come-back")) }
                }
            } @else {
                form method="post" action=(around.to("stand-in")) data-send {
                    input type="hidden" name="for" value=(seat);
                    button class="quiet" { (texts.say("menu-away")) }
                }
            }
        }
        li {
            form method="post" action=(around.to("resign")) data-send data-ask=(texts.say("menu-resign-sure")) {
                button class="quiet danger" { (texts.say("menu-resign")) }
            }
        }
    }
}
