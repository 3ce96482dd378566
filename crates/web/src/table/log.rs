//! What happened, in sentences.

use super::TablePage;
use crate::Parts;
use maud::{Markup, html};

pub(super) fn newest(page: &TablePage<'_>, parts: &Parts) -> Markup {
    html! {
        details class="log" data-keep="log" open {
            summary { (page.texts.say("table-log")) }
            @if parts.log.is_empty() {
                p class="soft" { (page.texts.say("log-empty")) }
            }
            // Whoever has no mouse scrolls it by keyboard.
            ol reversed tabindex="0" aria-label=(page.texts.say("table-log")) {
                @for sentence in parts.log.iter().rev() { li { (sentence) } }
            }
        }
    }
}
