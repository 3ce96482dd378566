//! What is always at hand while one plays: what happened, the rules, the settings.

use super::TablePage;
use maud::{Markup, PreEscaped, html};

const MISSED: &str = r#"<path d="M4 4v6h6M4.500 10A8 8 0 1 1 4 14"/>"#;
const LOG: &str = r#"<path d="M5 6h14M5 12h14M5 18h9"/>"#;
const RULES: &str =
    r#"<path d="M12 6C10 4.500 7 4 3 4v14c4 0 7 .5 9 2 2-1.500 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14"/>"#;
const SETTINGS: &str =
    r#"<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>"#;

pub(super) fn tools(page: &TablePage<'_>) -> Markup {
    let (texts, id) = (page.texts, page.table.id);
    html! {
        div class="tools" {
            (link(&page.to("log"), &texts.say("table-log"), LOG))
            (link(&format!("/rules/{}", page.table.meta.id), &texts.say("menu-rules"), RULES))
            button type="button" class="tool" data-missed={ "/t/" (id) "/missed" } data-nothing=(texts.say("missed-nothing")) hidden aria-label=(texts.say("tool-missed")) data-tip=(texts.say("tool-missed")) { (icon(MISSED)) }
            button type="button" class="tool" data-open="settings" hidden aria-label=(texts.say("settings")) data-tip=(texts.say("settings")) { (icon(SETTINGS)) }
        }
    }
}

fn link(to: &str, label: &str, drawing: &'static str) -> Markup {
    html! { a class="tool" href=(to) data-sheet data-fresh aria-label=(label) data-tip=(label) { (icon(drawing)) } }
}

fn icon(drawing: &'static str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { (PreEscaped(drawing)) } }
}
