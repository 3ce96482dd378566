//! The frame around a face: everything on the page of a table that changes while it is played.

mod actions;
mod around;
mod finish;
mod gathering;
mod hints;
mod log;
mod menu;
mod plot;
mod prompt;
mod removal;
mod seats;

pub use around::{Around, Kind, Own, Sitter, Stage, UndoAsked};
pub(crate) use prompt::not_your_turn;

use crate::Parts;
use maud::{Markup, html};

/// What is swapped whenever the table changes.
pub fn live(around: &Around<'_>, parts: Option<&Parts>) -> Markup {
    let mine = parts.and_then(|parts| Some(parts.awaited.contains(around.you?))).unwrap_or_default();
    html! {
        div id="live" class={ "live " (around.game) } data-stage=(around.stage.name()) data-number=(around.number)
            data-mine[mine && around.stage == Stage::Playing] data-pass=[around.pass_on(parts).map(|_| "")] {
            (prompt::line(around, parts))
            // Behind the curtain there is nothing to peek at.
            @if around.pass_on(parts).is_none() {
                @match parts {
                    Some(parts) => (played(around, parts)),
                    None => (gathering::gathering(around)),
                }
            }
        }
    }
}

/// A number as it is printed: with a true minus.
fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

fn played(around: &Around<'_>, parts: &Parts) -> Markup {
    html! {
        div class="middle" {
            @if let Some(finished) = &parts.finished { (finish::results(around, finished)) }
            section class="board" aria-label=(around.texts.say("table-board")) { (parts.board) }
            @if around.you.is_some() {
                section class="hand" aria-label=(around.texts.say("table-hand")) { (parts.hand) }
            }
            (actions::list(around, parts))
        }
        div class="aside" {
            (hints::hints(around, parts))
            (seats::seats(around, parts))
            (log::newest(around))
            (menu::menu(around))
        }
    }
}
