//! What was said at a table, and what can be said: a page of its own, which a script opens over the table.

use super::shell::Shell;
use crate::assets::Assets;
use crate::table::{Stage, TablePage};
use crate::talk::{self, Conversation, Group, Line, Phrase, Said, Words};
use benben_core::Seats;
use maud::{Markup, html};

/// The page.
pub fn talk(title: &str, page: &TablePage<'_>, talk: &Conversation, assets: &Assets) -> Markup {
    let texts = page.texts;
    let talks = page.you().is_some() && !matches!(page.table.stage, Stage::Closed { .. });
    let path = format!("/t/{}/talk", page.table.id);
    Shell::new(title, texts, &path, assets).around(&html! {
        article class="talk" data-talk=(page.table.id) {
            h1 { (title) " · " (texts.say("talk")) }
            (said(page, &talk.lines))
            @if talks && talk.words == Words::On { (writing(page)) }
            @if talks { (phrases(page)) }
            @else { p class="soft" { (texts.say("talk-watching")) } }
            @if talk.is_host && !matches!(page.table.stage, Stage::Closed { .. }) { (switch(page, talk.words)) }
            (mutes(page, talk.blocked))
            (names(page))
            p class="back" { a class="button quiet" href=(page.here()) { (texts.say("log-table")) } }
        }
    })
}

fn said(page: &TablePage<'_>, lines: &[Line]) -> Markup {
    let texts = page.texts;
    html! {
        @if lines.is_empty() { p class="soft none" { (texts.say("talk-none")) } }
        // Whoever has no mouse scrolls it by keyboard.
        p class="soft reported" role="status" hidden { (texts.say("report-sent")) }
        ol class="said-list" aria-live="polite" tabindex="0" aria-label=(texts.say("talk-said")) {
            @for line in lines {
                li {
                    (talk::line(line, texts)) time datetime=(line.at) { (line.at) }
                    @if matches!(line.said, Said::Words(_)) && !page.is_yours(line.seat) {
                        form class="report" method="post" action=(page.to("report")) data-send {
                            button class="quiet" name="line" value=(line.number) aria-label=(texts.with("report-line").and("name", line.name.as_str()).say()) {
                                (texts.say("report"))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where somebody writes.
fn writing(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    html! {
        form class="writing" method="post" action=(page.to("talk")) data-send data-closes {
            label { span { (texts.say("words-write")) } input name="words" maxlength="200" required autocomplete="off" enterkeyhint="send"; }
            button { (texts.say("words-send")) }
            p class="soft" { (texts.say("words-about")) }
        }
    }
}

/// What the host decides.
fn switch(page: &TablePage<'_>, words: Words) -> Markup {
    let texts = page.texts;
    html! {
        @if words != Words::Barred {
            form class="switch" method="post" action=(page.to("words")) data-send data-closes {
                @if words == Words::On {
                    button class="quiet" name="words" value="off" { (texts.say("words-off")) }
                } @else {
                    button class="quiet" name="words" value="on" { (texts.say("words-on")) }
                    p class="soft" { (texts.say("words-on-about")) }
                }
            }
        }
    }
}

/// A name that nobody should have to read.
fn names(page: &TablePage<'_>) -> Markup {
    let texts = page.texts;
    let others: Vec<_> = talk::people(page).filter(|seat| !page.is_yours(*seat)).collect();
    html! {
        @if !others.is_empty() {
            details class="report-names" {
                summary { (texts.say("report-name")) }
                form class="report" method="post" action=(page.to("report")) data-send {
                    @for seat in others {
                        button class="quiet" name="seat" value=(seat) { (texts.with("report-this-name").and("name", page.name(seat)).say()) }
                    }
                }
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
fn mutes(page: &TablePage<'_>, blocked: Seats) -> Markup {
    let others = talk::people(page).filter(|seat| !page.is_yours(*seat));
    let (unheard, others): (Vec<_>, Vec<_>) = others.partition(|seat| blocked.contains(*seat));
    html! {
        div class="mutes" {
            @for seat in unheard {
                p class="soft" { (page.texts.with("blocked-here").and("name", page.name(seat)).say()) " " a href="/friends#blocks" { (page.texts.say("blocks-end")) } }
            }
            @for seat in others {
                button type="button" class="quiet" data-mute=(seat) aria-pressed="false" hidden {
                    (page.texts.with("talk-mute").and("name", page.name(seat)).say())
                }
                @if page.you().is_some() {
                    form method="post" action=(page.to("avoid")) data-ask=(page.texts.with("block-sure").and("name", page.name(seat)).say()) {
                        input type="hidden" name="for" value=(seat);
                        button class="quiet danger" { (page.texts.with("block-person").and("name", page.name(seat)).say()) }
                    }
                }
            }
        }
    }
}
