//! All legal actions as a plain list: for keyboards, screen readers and browsers without script, and what the script
//! reads the picks from.

use super::TablePage;
use crate::{Lay, Parts, Pick};
use maud::{Markup, html};

pub(super) fn list(page: &TablePage<'_>, parts: &Parts) -> Markup {
    if parts.offered.is_empty() {
        return html! {};
    }
    let summary = page.texts.with("table-actions").and("count", parts.offered.len()).say();
    html! {
        details class="actions" data-keep="actions" {
            summary { (summary) }
            form id="actions" method="post" action=(page.to("act")) data-send {
                input type="hidden" name="number" value=(page.number());
                ul {
                    @for offered in &parts.offered {
                        li {
                            button name="action" value=(offered.action) data-picks=(Pick::list(&offered.picks))
                                data-ask=[&offered.question] data-lay=[offered.lay.as_ref().map(written)] { (offered.text) }
                        }
                    }
                }
            }
        }
    }
}

/// Where it is held, how often it is turned, and whether it is mirrored.
fn written(lay: &Lay) -> String {
    format!("{} {} {}", lay.at, lay.turn, u8::from(lay.mirrored))
}
