//! Help for the first time. The script shows the first that was not dismissed.

use super::TablePage;
use crate::Parts;
use maud::{Markup, html};

pub(super) fn hints(page: &TablePage<'_>, parts: &Parts) -> Markup {
    if page.you().is_none() || !page.is_played() {
        return html! {};
    }
    html! {
        @for hint in &parts.hints {
            aside class="hint" data-hint=(hint.id) hidden {
                p { (hint.text) }
                button type="button" class="quiet" data-dismiss=(hint.id) { (page.texts.say("hint-dismiss")) }
            }
        }
    }
}
