//! The line that always says what is awaited, from whom, and what the viewer can do.

use super::{Stage, TablePage};
use crate::{Parts, Texts, rule_link};
use maud::{Markup, html};

/// The line on top. Screen readers hear it whenever it changes.
pub(super) fn line(page: &TablePage<'_>, parts: Option<&Parts>) -> Markup {
    html! {
        div class="prompt" {
            p id="prompt" role="status" { (sentence(page, parts)) }
            // Here the script puts the button that does what was picked.
            div id="do" {}
            @if page.is_played() && page.table.you.is_some_and(|you| you.can_undo) && page.table.undo.is_none() {
                form method="post" action=(page.to("undo")) data-send {
                    button class="quiet" { (page.texts.say("table-undo")) }
                }
            }
            @if let Some(own) = page.pass_on() {
                div class="curtain" {
                    p { (page.texts.with("curtain-pass").and("name", page.name(own.seat)).say()) }
                    a class="button" id="pass" href={ "/t/" (page.table.id) "?person=" (own.person.unwrap_or_default()) } {
                        (page.texts.with("curtain-open").and("name", page.name(own.seat)).say())
                    }
                }
            }
            (undo_asked(page))
        }
    }
}

fn sentence(page: &TablePage<'_>, parts: Option<&Parts>) -> String {
    let texts = page.texts;
    match (page.table.stage, parts) {
        (Stage::Gathering { .. }, _) | (Stage::Playing, None) => texts.say("prompt-gathering"),
        (Stage::Closed { reason: Some(_) }, _) => texts.say("prompt-closed-fault"),
        (Stage::Closed { reason: None }, _) => texts.say("prompt-closed"),
        (Stage::Over, _) => texts.say("prompt-over"),
        (Stage::Playing, Some(parts)) => match &parts.prompt {
            Some(prompt) => prompt.clone(),
            None => awaited(page),
        },
    }
}

fn awaited(page: &TablePage<'_>) -> String {
    let texts = page.texts;
    let others = page.table.awaited.into_iter().filter(|seat| Some(*seat) != page.you());
    let others: Vec<&str> = others.map(|seat| page.name(seat)).collect();
    match others.as_slice() {
        [] => texts.say("prompt-moment"),
        names => texts.with("prompt-waiting").and("names", texts.list(names)).and("count", names.len()).say(),
    }
}

/// Somebody asks to take back: those who have not agreed can answer.
fn undo_asked(page: &TablePage<'_>) -> Markup {
    let Some(asked) = page.table.undo else { return html! {} };
    let name = page.name(asked.by);
    let may_answer = page.you().is_some_and(|seat| seat != asked.by && !asked.agreed.contains(seat));
    html! {
        div class="question" {
            p { (page.texts.with("undo-asked").and("name", name).say()) }
            @if may_answer {
                form method="post" action=(page.to("undo/answer")) data-send {
                    button name="agree" value="true" { (page.texts.say("undo-agree")) }
                    button class="quiet" name="agree" value="false" { (page.texts.say("undo-refuse")) }
                }
            }
        }
    }
}

/// Why nothing can be done now.
pub(crate) fn not_your_turn(texts: Texts, game: &str, rule: &str) -> Markup {
    html! { (texts.say("why-not-your-turn")) " " (rule_link(game, rule)) }
}
