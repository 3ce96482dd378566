//! What happened, in sentences.

use super::Around;
use maud::{Markup, html};

pub(super) fn newest(around: &Around<'_>) -> Markup {
    html! {
        details class="log" data-keep="log" open {
            summary { (around.texts.say("table-log")) }
            @if around.log.is_empty() {
                p class="soft" { (around.texts.say("log-empty")) }
            }
            // Whoever has no mouse scrolls it by keyboard.
            ol reversed tabindex="0" aria-label=(around.texts.say("table-log")) {
                @for sentence in around.log.iter().rev() { li { (sentence) } }
            }
        }
    }
}
