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

fn told(page: &TablePage<'_>, said: &Sentence) -> Markup {
    html! {
        @if let Some(to) = moment(page, said, "") { a href=(to) { (sentence(said)) } }
        @else { (sentence(said)) }
    }
}

/// Where a sentence leads: once the game is over, to its moment in the replay. While it is played nobody may see what a replay
/// shows, so the table at this address shows once more what the viewer has seen from there on. The number of such a link counts
/// the steps that told something: how many told nothing would say who has decided in secret.
pub(crate) fn moment(page: &TablePage<'_>, said: &Sentence, table: &str) -> Option<String> {
    match page.table.stage {
        Stage::Over if !page.day_runs() => Some(format!("/t/{}/replay?step={}", page.table.id, said.step)),
        // What no step told has no moment of its own, and from a sofa nobody chooses.
        Stage::Playing if said.told > 0 && !page.afar => Some(format!("{table}#from-{}", said.told)),
        _ => None,
    }
}
