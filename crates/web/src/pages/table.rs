//! The page of a table: the live part in its shell.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{TablePage, live};
use crate::{Parts, talk};
use maud::{Markup, html};

/// The page. `stream` is where its snapshots come from.
pub fn table(
    title: &str,
    page: &TablePage<'_>,
    parts: Option<&Parts>,
    stream: String,
    assets: &Assets,
) -> Markup {
    let path = page.here();
    let branched = page.table.branch.map(|_| format!("{title} · {}", page.texts.say("branch-tag")));
    let title = branched.as_deref().unwrap_or(title);
    let shell = Shell {
        table: Some(page.table.id),
        stream: Some(stream),
        looks: page.you().is_none(),
        description: invitation(page),
        talk: Some((page.to("talk"), talk::has_company(page))),
        ..Shell::new(title, page.texts, &path, assets)
    };
    shell.around(&html! {
        // What the deal was fixed by, for the browser to note: at the end it can see that it was not changed.
        h1 class="visually-hidden" data-commitment=(page.table.commitment) { (title) }
        (live(page, parts))
        // A script puts the way to talk where the tools are, so that no frame has to bring it.
        @if page.is_played() { p class="unscripted" { (talk::plain_way(page)) } }
    })
}

/// Who invites to what: what a messenger shows beside the link.
fn invitation(page: &TablePage<'_>) -> Option<String> {
    let (game, host) = (page.game.as_ref()?, page.table.host?);
    let invites = page.texts.with("room-invites").and("name", page.name(host)).say();
    Some(format!("{invites}: {}. {}", game.title, game.tagline))
}
