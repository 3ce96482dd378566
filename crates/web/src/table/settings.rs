//! What people choose for themselves: kept in their browser by the script, so there is nothing to send.

use crate::Texts;
use maud::{Markup, html};

/// The dialog. Whatever has `data-open="settings"` opens it.
pub(crate) fn dialog(texts: Texts) -> Markup {
    html! {
        dialog id="settings" aria-labelledby="settings-title" {
            button type="button" class="quiet close" data-close aria-label=(texts.say("close")) { "×" }
            h2 id="settings-title" { (texts.say("settings")) }
            (fields(texts))
        }
    }
}

/// What can be set, for any page that has room for it.
pub(crate) fn fields(texts: Texts) -> Markup {
    html! {
        div class="settings" {
            (choice(&texts.say("settings-theme"), "theme", &[
                ("auto", texts.say("settings-theme-auto")),
                ("light", texts.say("settings-theme-light")),
                ("dark", texts.say("settings-theme-dark")),
            ]))
            (choice(&texts.say("settings-speed"), "speed", &[
                ("slow", texts.say("settings-speed-slow")),
                ("normal", texts.say("settings-speed-normal")),
                ("fast", texts.say("settings-speed-fast")),
                ("once", texts.say("settings-speed-once")),
            ]))
            (switch("confirm", &texts.say("settings-confirm")))
            (switch("sound", &texts.say("settings-sound")))
            (switch("notify", &texts.say("settings-notify")))
            (push(texts))
            p { a href="/me/notices" { (texts.say("notices-title")) } }
        }
    }
}

/// Messages to this device while no page is open. The script shows it where the browser can do that.
pub(crate) fn push(texts: Texts) -> Markup {
    html! {
        div class="push" data-push hidden
            data-is-on=(texts.say("push-is-on")) data-is-off=(texts.say("push-is-off"))
            data-denied=(texts.say("push-denied")) data-failed=(texts.say("push-failed"))
            data-server-off=(texts.say("push-server-off"))
            data-on=(texts.say("push-on")) data-off=(texts.say("push-off")) {
            p class="soft" role="status" {}
            button type="button" class="quiet" { (texts.say("push-on")) }
        }
    }
}

fn choice(legend: &str, name: &str, values: &[(&str, String)]) -> Markup {
    html! {
        fieldset class="choice" {
            legend { (legend) }
            @for (value, text) in values {
                label { input type="radio" name=(name) value=(value) data-setting=(name); span { (text) } }
            }
        }
    }
}

fn switch(name: &str, text: &str) -> Markup {
    html! { label class="switch" { input type="checkbox" data-setting=(name); span { (text) } } }
}
