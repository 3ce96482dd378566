//! What happened, in sentences.

use super::{Stage, TablePage, notice};
use crate::{Parts, Sentence, seat_class, seat_sign};
use maud::{Markup, html};

pub(super) fn newest(page: &TablePage<'_>, parts: &Parts) -> Markup {
    let log = notice::among(page, &parts.log);
    html! {
        details class="log" data-keep="log" open {
            summary { (page.texts.say("table-log")) }
            @if log.is_empty() {
                p class="soft" { (page.texts.say("log-empty")) }
            }
            // Whoever has no mouse scrolls it by keyboard.
            ol reversed tabindex="0" aria-label=(page.texts.say("table-log")) {
                @for said in log.iter().rev() { li class=[said.seat.map(seat_class)] { (told(page, said)) } }
            }
            p class="whole" { a href=(page.to("log")) data-sheet data-fresh { (page.texts.say("log-whole")) } }
        }
    }
}

/// A sentence, with the sign of whoever it is about.
pub(crate) fn sentence(said: &Sentence) -> Markup {
    html! {
        @if let Some(seat) = said.seat { (seat_sign(seat)) " " }
        (said.text)
    }
}

/// Once the game is over, a sentence leads to its moment in the replay.
fn told(page: &TablePage<'_>, said: &Sentence) -> Markup {
    html! {
        @if page.table.stage == Stage::Over && !page.day_runs() { a href={ "/t/" (page.table.id) "/replay?step=" (said.step) } { (sentence(said)) } }
        @else { (sentence(said)) }
    }
}
