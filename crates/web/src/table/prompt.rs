//! The line that always says what is awaited, from whom, and what the viewer can do.

use super::{Around, Stage};
use crate::{Parts, Texts, rule_link};
use benben_core::Seats;
use maud::{Markup, html};

/// The line on top. Screen readers hear it whenever it changes.
pub(super) fn line(around: &Around<'_>, parts: Option<&Parts>) -> Markup {
    html! {
        div class="prompt" {
            p id="prompt" role="status" { (sentence(around, parts)) }
            // Here the script puts the button that does what was picked.
            div id="do" {}
            @if around.stage == Stage::Playing && around.can_undo && around.undo.is_none() {
                form method="post" action=(around.to("undo")) data-send {
                    button class="quiet" { (around.texts.say("table-undo")) }
                }
            }
            @if let Some(own) = around.pass_on(parts) {
                div class="curtain" {
                    p { (around.texts.with("curtain-pass").and("name", around.name(own.seat)).say()) }
                    a class="button" id="pass" href={ "/t/" (around.id) "?person=" (own.person.unwrap_or_default()) } {
                        (around.texts.with("curtain-open").and("name", around.name(own.seat)).say())
                    }
                }
            }
            (undo_asked(around))
        }
    }
}

fn sentence(around: &Around<'_>, parts: Option<&Parts>) -> String {
    let texts = around.texts;
    match (around.stage, parts) {
        (Stage::Gathering, _) | (Stage::Playing, None) => texts.say("prompt-gathering"),
        (Stage::Closed, _) => match around.reason {
            Some(_) => texts.say("prompt-closed-fault"),
            None => texts.say("prompt-closed"),
        },
        (Stage::Over, _) => texts.say("prompt-over"),
        (Stage::Playing, Some(parts)) => match &parts.prompt {
            Some(prompt) => prompt.clone(),
            None => awaited(around, parts.awaited),
        },
    }
}

fn awaited(around: &Around<'_>, seats: Seats) -> String {
    let texts = around.texts;
    let others: Vec<&str> =
        seats.into_iter().filter(|seat| Some(*seat) != around.you).map(|seat| around.name(seat)).collect();
    match others.as_slice() {
        [] => texts.say("prompt-moment"),
        names => texts.with("prompt-waiting").and("names", texts.list(names)).and("count", names.len()).say(),
    }
}

/// Somebody asks to take back: those who have not agreed can answer.
fn undo_asked(around: &Around<'_>) -> Markup {
    let Some(asked) = around.undo else { return html! {} };
    let name = around.name(asked.by);
    let may_answer = around.you.is_some_and(|seat| seat != asked.by && !asked.agreed.contains(seat));
    html! {
        div class="question" {
            p { (around.texts.with("undo-asked").and("name", name).say()) }
            @if may_answer {
                form method="post" action=(around.to("undo/answer")) data-send {
                    button name="agree" value="true" { (around.texts.say("undo-agree")) }
                    button class="quiet" name="agree" value="false" { (around.texts.say("undo-refuse")) }
                }
            }
        }
    }
}

/// Why nothing can be done now.
pub(crate) fn not_your_turn(texts: Texts, game: &str, rule: &str) -> Markup {
    html! { (texts.say("why-not-your-turn")) " " (rule_link(game, rule)) }
}
