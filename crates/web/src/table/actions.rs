//! All legal actions as a plain list: for keyboards, screen readers and browsers without script, and what the script
//! reads the picks from.

use super::TablePage;
use crate::{Lay, Offered, Parts, Pick, Texts};
use maud::{Markup, html};

pub(super) fn list(page: &TablePage<'_>, parts: &Parts) -> Markup {
    // The stream brings what came of it.
    sent(page.texts, &parts.offered, &page.to("act"), page.number(), "")
}

/// The list, sent to this address. `send` says what the script does with the answer.
pub(super) fn sent(texts: Texts, offered: &[Offered], to: &str, number: u64, send: &str) -> Markup {
    if offered.is_empty() {
        return html! {};
    }
    let summary = texts.with("table-actions").and("count", offered.len()).say();
    html! {
        details class="actions" data-keep="actions" {
            summary { (summary) }
            form id="actions" method="post" action=(to) data-send=(send) {
                input type="hidden" name="number" value=(number);
                ul {
                    @for offered in offered {
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
