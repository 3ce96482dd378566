//! The big screen: the public things of a table, large, for a room. Phones are the private hands.

use super::shell::Shell;
use crate::Parts;
use crate::assets::Assets;
use crate::table::{TablePage, live};
use maud::{Markup, html};

/// The page for a television.
pub fn screen(
    title: &str,
    page: &TablePage<'_>,
    parts: Option<&Parts>,
    stream: String,
    assets: &Assets,
) -> Markup {
    let path = format!("/t/{}/screen", page.table.id);
    let shell = Shell {
        table: Some(page.table.id),
        stream: Some(stream),
        looks: true,
        ..Shell::new(title, page.texts, &path, assets)
    };
    shell.around(&html! {
        div class="screen" {
            header {
                h1 { (title) }
                // Before the deal the code lies larger, beside the table.
                img class="qr" src={ "/t/" (page.table.id) "/qr.svg" } width="220" height="220" alt=(page.texts.say("invite-qr"));
            }
            (live(page, parts))
        }
    })
}
