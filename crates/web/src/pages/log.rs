//! Everything that happened at a table, from the first sentence on.

use super::shell::Shell;
use crate::Sentence;
use crate::assets::Assets;
use crate::seat_class;
use crate::table::{Stage, TablePage, among, sentence};
use maud::{Markup, html};

/// The page. Once the game is over, every sentence leads to its moment in the replay.
pub fn log(title: &str, page: &TablePage<'_>, log: &[Sentence], assets: &Assets) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/log");
    let over = page.table.stage == Stage::Over && !page.day_runs();
    let log = &among(page, log);
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="whole-log" {
            h1 { (title) " · " (texts.say("table-log")) }
            @if log.is_empty() { p class="soft" { (texts.say("log-empty")) } }
            ol {
                @for said in log {
                    li class=[said.seat.map(seat_class)] {
                        @if over { a href={ "/t/" (id) "/replay?step=" (said.step) } { (sentence(said)) } }
                        @else { (sentence(said)) }
                    }
                }
            }
            p { a class="button quiet" href=(page.here()) { (texts.say("log-table")) } }
        }
    })
}
