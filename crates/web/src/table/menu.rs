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
                @if let Some(tournament) = page.table.tournament {
                    li { a href={ "/tournaments/" (tournament) } { (texts.say("cup-to")) } }
                }
                li { a href={ "/rules/" (page.table.meta.id) } data-sheet { (texts.say("menu-rules")) } }
                li { a href={ "/t/" (page.table.id) "/screen" } target="_blank" { (texts.say("menu-screen")) } }
                li { button type="button" class="quiet" data-open="settings" hidden { (texts.say("settings")) } }
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
            // Whoever is away comes back by the button above the board.
            @if stand_in.is_none() && !page.day_runs() && !page.table.rated {
                form method="post" action=(page.to("stand-in")) data-send {
                    input type="hidden" name="for" value=(seat);
                    button class="quiet" { (texts.say("menu-away")) }
                }
            }
        }
        li {
            form method="post" action=(page.to("resign")) data-send data-ask=(texts.say(if ends_by_resigning(page, seat) { "menu-resign-ends" } else { "menu-resign-sure" })) {
                button class="quiet danger" { (texts.say("menu-resign")) }
            }
        }
    }
}

/// Does the game end if this seat gives up? It does when no person is left, or only one seat.
fn ends_by_resigning(page: &TablePage<'_>, seat: Seat) -> bool {
    let others = page.table.seats.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let left =
        others.map(|(_, place)| place.holder).filter(|holder| !matches!(holder, Holder::Resigned { .. }));
    let people = left.clone().filter(|holder| matches!(holder, Holder::Person { .. })).count();
    left.count() == 1 || people == 0
}
