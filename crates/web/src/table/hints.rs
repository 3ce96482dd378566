//! Help for the first time. The script shows the first that was not dismissed.

use super::Around;
use crate::Parts;
use maud::{Markup, html};

pub(super) fn hints(around: &Around<'_>, parts: &Parts) -> Markup {
    if around.you.is_none() {
        return html! {};
    }
    html! {
        @for hint in &parts.hints {
            aside class="hint" data-hint=(hint.id) hidden {
                p { (hint.text) }
                button type="button" class="quiet" data-dismiss=(hint.id) { (around.texts.say("hint-dismiss")) }
            }
        }
    }
}
