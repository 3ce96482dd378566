//! What one seldom does: give the seat to a bot, resign, show the table elsewhere.

use super::{Holder, TablePage, removal};
use benben_core::Seat;
use maud::{Markup, html};

pub(super) fn menu(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    let seat = page.you().filter(|_| page.is_played());
    html! {
        details class="menu" data-keep="menu" {
            summary { (texts.say("menu")) }
            ul {
                @if let Some(seat) = seat { (own(page, seat)) }
                li { a href={ "/rules/" (page.table.meta.id) } target="_blank" { (texts.say("menu-rules")) } }
                li { a href={ "/t/" (page.table.id) "/screen" } target="_blank" { (texts.say("menu-screen")) } }
                li { button type="button" class="quiet" data-notify hidden { (texts.say("menu-notify")) } }
                li { button type="button" class="quiet" data-sound hidden aria-pressed="false" { (texts.say("menu-sound")) } }
                li { button type="button" class="quiet" data-share hidden { (texts.say("menu-share")) } }
            }
            (removal::notice(page))
        }
    }
}

fn own(page: &TablePage<'_>, seat: Seat) -> Markup {
    let texts = page.texts;
    let Holder::Person { stand_in, .. } = page.table.seats[seat.index()].holder else { return html! {} };
    html! {
        li {
            @if stand_in.is_some() {
                form method="post" action=(page.to("come-back")) data-send {
                    button class="quiet" { (texts.say("menu-come-back")) }
                }
            } @else {
                form method="post" action=(page.to("stand-in")) data-send {
                    input type="hidden" name="for" value=(seat);
                    button class="quiet" { (texts.say("menu-away")) }
                }
            }
        }
        li {
            form method="post" action=(page.to("resign")) data-send data-ask=(texts.say("menu-resign-sure")) {
                button class="quiet danger" { (texts.say("menu-resign")) }
            }
        }
    }
}
