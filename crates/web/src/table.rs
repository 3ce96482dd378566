//! The frame around a face: everything on the page of a table that changes while it is played.

mod actions;
mod finish;
mod gathering;
mod hints;
mod log;
mod menu;
mod page;
mod plot;
mod projection;
mod prompt;
mod removal;
mod seats;

pub use page::{Own, TablePage};
pub use projection::{Holder, Place, Presence, Projection, Stage, UndoAsked, You};
pub(crate) use prompt::not_your_turn;

use crate::Parts;
use maud::{Markup, html};

/// What is swapped whenever the table changes.
pub fn live(page: &TablePage<'_>, parts: Option<&Parts>) -> Markup {
    html! {
        div id="live" class={ "live " (page.table.meta.id) } data-stage=(page.table.stage.name()) data-number=(page.number())
            data-mine[page.is_my_turn()] data-pass=[page.pass_on().map(|_| "")] {
            (prompt::line(page, parts))
            // Behind the curtain there is nothing to peek at.
            @if page.pass_on().is_none() {
                @match parts {
                    Some(parts) => (played(page, parts)),
                    None => (gathering::gathering(page)),
                }
            }
        }
    }
}

/// A number as it is printed: with a true minus.
fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn played(page: &TablePage<'_>, parts: &Parts) -> Markup {
    html! {
        div class="middle" {
            @if let Some(finished) = &parts.finished { (finish::results(page, finished)) }
            section class="board" aria-label=(page.texts.say("table-board")) { (parts.board) }
            @if page.you().is_some() {
                section class="hand" aria-label=(page.texts.say("table-hand")) { (parts.hand) }
            }
            (actions::list(page, parts))
        }
        div class="aside" {
            (hints::hints(page, parts))
            (seats::seats(page, parts))
            (log::newest(page, parts))
            (menu::menu(page))
        }
    }
}
