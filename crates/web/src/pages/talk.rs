//! What was said at a table, and what can be said: a page of its own, which a script opens over the table.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{Stage, TablePage};
use crate::talk::{self, Group, Line, Phrase};
use maud::{Markup, html};

/// The page.
pub fn talk(title: &str, page: &TablePage<'_>, lines: &[Line], assets: &Assets) -> Markup {
    let texts = page.texts;
    let path = format!("/t/{}/talk", page.table.id);
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="talk" data-talk=(page.table.id) {
            h1 { (title) " · " (texts.say("talk")) }
            (said(page, lines))
            @if page.you().is_some() && !matches!(page.table.stage, Stage::Closed { .. }) { (phrases(page)) }
            @else { p class="soft" { (texts.say("talk-watching")) } }
            (mutes(page))
            p class="back" { a class="button quiet" href=(page.here()) { (texts.say("log-table")) } }
        }
    })
}

fn said(page: &TablePage<'_>, lines: &[Line]) -> Markup {
    let texts = page.texts;
    html! {
        @if lines.is_empty() { p class="soft none" { (texts.say("talk-none")) } }
        // Whoever has no mouse scrolls it by keyboard.
        ol class="said-list" aria-live="polite" tabindex="0" aria-label=(texts.say("talk-said")) {
            @for line in lines {
                li { (talk::line(line, texts)) time datetime=(line.at) { (line.at) } }
            }
        }
    }
}

/// Everything that can be said, what fits the moment first.
fn phrases(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    html! {
        form class="phrases" method="post" action=(page.to("talk")) data-send data-closes {
            p class="soft" { (texts.say("talk-about")) }
            @for group in in_order(page.table.stage) {
                fieldset {
                    legend { (group.title(texts)) }
                    div {
                        @for phrase in Phrase::all().filter(|phrase| phrase.group() == group) {
                            button class="quiet" name="phrase" value=(phrase.name()) { (phrase.text(texts)) }
                        }
                    }
                }
            }
        }
    }
}

fn in_order(stage: Stage<'_>) -> [Group; 4] {
    use Group::{After, Greetings, Playing, Reactions};
    match stage {
        Stage::Gathering { .. } => [Greetings, Playing, Reactions, After],
        Stage::Playing => [Reactions, Playing, Greetings, After],
        Stage::Over | Stage::Closed { .. } => [After, Reactions, Playing, Greetings],
    }
}

/// Whom this browser needn't hear; it keeps that for itself.
fn mutes(page: &TablePage<'_>) -> Markup {
    let others = talk::people(page).filter(|seat| !page.is_yours(*seat));
    html! {
        div class="mutes" {
            @for seat in others {
                button type="button" class="quiet" data-mute=(seat) aria-pressed="false" hidden {
                    (page.texts.with("talk-mute").and("name", page.name(seat)).say())
                }
            }
        }
    }
}
