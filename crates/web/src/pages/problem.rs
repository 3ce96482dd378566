//! What went wrong, said in the viewer's language.

use super::shell::Shell;
use crate::Texts;
use crate::assets::Assets;
use maud::{Markup, html};

/// A page that says what is wrong.
pub fn problem(sentence: &str, texts: Texts, assets: &Assets) -> Markup {
    Shell::new("", texts, "/", assets).around(&html! {
        section class="panel problem" {
            h1 { (sentence) }
            p { a class="button" href="/" { (texts.say("foot-home")) } }
        }
    })
}
