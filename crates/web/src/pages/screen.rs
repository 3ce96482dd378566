//! The big screen: the public things of a table, large, for a room. Phones are the private hands.

use super::shell::Shell;
use crate::Parts;
use crate::assets::Assets;
use crate::table::{Around, live};
use maud::{Markup, html};

/// The page for a television.
pub fn screen(
    title: &str,
    around: &Around<'_>,
    parts: Option<&Parts>,
    stream: String,
    assets: &Assets,
) -> Markup {
    let path = format!("/t/{}/screen", around.id);
    let shell = Shell {
        table: Some(around.id),
        stream: Some(stream),
        looks: true,
        ..Shell::new(title, around.texts, &path, assets)
    };
    shell.around(&html! {
        div class="screen" {
            h1 { (title) }
            (live(around, parts))
        }
    })
}
