//! The frame around a face: everything on the page of a table that changes while it is played.

mod actions;
mod advice;
mod again;
mod exercise;
mod finish;
mod gathering;
mod hints;
mod log;
mod menu;
mod notice;
mod pace;
mod page;
mod plot;
mod projection;
mod prompt;
mod removal;
mod seats;
pub(crate) mod settings;
mod spectacle;
mod tools;

pub use advice::{Advice, Advised, advice};
pub(crate) use advice::{decimal, share};
pub use exercise::{Exercise, exercise, shown_how};
pub use finish::{by_place, verdict};
pub(crate) use log::{moment, sentence};
pub(crate) use notice::among;
pub use notice::{Happening, Notice};
pub use pace::{Pace, left as time_left};
pub use page::{Own, TablePage};
pub use projection::{
    BranchPoint, ClosedBy, Holder, NextSeat, Place, Presence, Projection, Rematch, Replacing, SeatRating,
    Stage, UndoAsked, You,
};
pub(crate) use prompt::not_your_turn;
pub(crate) use seats::date;
pub(crate) use seats::rating_shown;

use crate::{Parts, talk};
use maud::{Markup, html};

/// What is swapped whenever the table changes.
pub fn live(page: &TablePage<'_>, parts: Option<&Parts>) -> Markup {
    html! {
        div id="live" class={ "live " (page.table.meta.id) } data-stage=(page.table.stage.name()) data-number=(page.number())
            data-told=[parts.map(|parts| parts.told)] data-you=[page.you()] data-mine[page.is_my_turn()] data-pass=[page.pass_on().map(|_| "")]
            data-talks[gathers(page) && talk::has_company(page)] {
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

/// While people come and go, a page learns by it whether there is somebody to talk to. What is played need not say so.
fn gathers(page: &TablePage<'_>) -> bool {
    matches!(page.table.stage, Stage::Gathering { .. })
}

/// A number as it is printed: with a true minus.
pub(crate) fn number(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Whoever looks sees at once that this is no real game.
fn branch(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    html! {
        @if let Some(branch) = page.table.branch {
            p class="branch" {
                strong { (texts.say("branch-tag")) } " "
                (texts.say("branch-about")) " "
                a href={ "/t/" (branch.of) "/replay" } { (texts.say("branch-origin")) }
            }
        }
    }
}

fn marked(page: &TablePage<'_>, drawn: &Markup) -> Markup {
    page.advice.as_ref().map_or_else(|| drawn.clone(), |asked| advice::marked(drawn, asked))
}

fn played(page: &TablePage<'_>, parts: &Parts) -> Markup {
    html! {
        div class="middle" {
            (branch(page))
            (spectacle::layer(page.texts, parts))
            @match &parts.finished {
                Some(finished) => (finish::results(page, parts, finished)),
                None => (spectacle::see_again(page.texts, parts)),
            }
            section class="board" aria-label=(page.texts.say("table-board")) { (marked(page, &parts.board)) }
            @if page.you().is_some() {
                section class="hand" aria-label=(page.texts.say("table-hand")) { (marked(page, &parts.hand)) }
            }
            (actions::list(page, parts))
        }
        div class="aside" {
            @if let Some(asked) = &page.advice { (advice(page, asked)) }
            (seats::seats(page, parts))
            (seats::audience(page))
            (log::newest(page, parts))
            // Help comes and goes with every turn: what happened stays where it is.
            (hints::hints(page, parts))
            (menu::menu(page))
        }
    }
}
