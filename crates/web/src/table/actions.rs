//! All legal actions as a plain list: for keyboards, screen readers and browsers without script, and what the script
//! reads the picks from.

use super::Around;
use crate::{Parts, Pick};
use maud::{Markup, html};

pub(super) fn list(around: &Around<'_>, parts: &Parts) -> Markup {
    if parts.offered.is_empty() {
        return html! {};
    }
    let summary = around.texts.with("table-actions").and("count", parts.offered.len()).say();
    html! {
        details class="actions" data-keep="actions" {
            summary { (summary) }
            form id="actions" method="post" action=(around.to("act")) data-send {
                input type="hidden" name="number" value=(around.number);
                ul {
                    @for offered in &parts.offered {
                        li {
                            button name="action" value=(offered.action) data-picks=(Pick::list(&offered.picks))
                                data-ask=[&offered.question] { (offered.text) }
                        }
                    }
                }
            }
        }
    }
}
