//! The sheet on a page of its own: for links, and for browsers that cannot open it on the first page.

use super::home::facts;
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
            header class="panel" {
                div class="emblem" aria-hidden="true" { (game.emblem) }
                h1 { (game.title) }
                p { (game.tagline) }
                (facts(game, texts))
                a class="button quiet" href={ "/rules/" (game.meta.id) } { (texts.say("home-learn")) }
            }
            div class="panel" { (form(sheet, texts)) }
        }
    })
}
