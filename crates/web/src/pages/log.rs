//! Everything that happened at a table, from the first sentence on.

use super::shell::Shell;
use crate::Sentence;
use crate::assets::Assets;
use crate::seat_class;
use crate::table::{TablePage, among, moment, sentence};
use maud::{Markup, html};

/// The page. Every sentence leads to its moment: at the table while it is played, in the replay once the game is over.
pub fn log(title: &str, page: &TablePage<'_>, log: &[Sentence], assets: &Assets) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    let path = format!("/t/{id}/log");
    let here = page.here();
    let log = &among(page, log);
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="whole-log" {
            h1 { (title) " · " (texts.say("table-log")) }
            @if log.is_empty() { p class="soft" { (texts.say("log-empty")) } }
            ol {
                @for said in log {
                    li class=[said.seat.map(seat_class)] {
                        @if let Some(to) = moment(page, said, &here) { a href=(to) { (sentence(said)) } }
                        @else { (sentence(said)) }
                    }
                }
            }
            p { a class="button quiet" href=(here) { (texts.say("log-table")) } }
        }
    })
}
