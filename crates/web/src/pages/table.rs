//! The page of a table: the live part in its shell.

use super::shell::Shell;
use crate::Parts;
use crate::assets::Assets;
use crate::table::{Around, live};
use maud::{Markup, html};

/// The page. `stream` is where its snapshots come from.
pub fn table(
    title: &str,
    around: &Around<'_>,
    parts: Option<&Parts>,
    stream: String,
    assets: &Assets,
) -> Markup {
    let path = around.here();
    let shell = Shell {
        table: Some(around.id),
        stream: Some(stream),
        looks: around.you.is_none(),
        ..Shell::new(title, around.texts, &path, assets)
    };
    shell.around(&html! {
        h1 class="visually-hidden" { (title) }
        (live(around, parts))
    })
}
