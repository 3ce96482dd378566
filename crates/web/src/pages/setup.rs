//! The sheet on a page of its own: for links, and for browsers that cannot open it on the first page.

use super::sheet::{Sheet, form};
use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// The page on which a table is prepared.
pub fn setup(sheet: &Sheet, texts: Texts, assets: &Assets) -> Markup {
    let game = &sheet.game;
    let path = format!("/play/{}?with={}", game.meta.id, sheet.chosen.with.name());
    Shell::new(&game.title, texts, &path, assets).around(&html! {
        div class="prepare" {
            div class="emblem" aria-hidden="true" { (game.emblem) }
            div class="panel" {
                h1 { (game.title) }
                p { (game.tagline) " " a href={ "/rules/" (game.meta.id) } { (texts.say("menu-rules")) } }
                (form(sheet, texts))
            }
        }
    })
}
