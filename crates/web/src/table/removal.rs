//! How long the table is kept if nobody comes.

use super::TablePage;
use maud::{Markup, html};
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A sentence, if the table is ever removed.
pub(super) fn notice(page: &TablePage<'_>) -> Markup {
    html! {
        @if let Some(time) = page.table.removed_after {
            p class="soft" { (sentence(page, time)) }
        }
    }
}

/// In the largest unit that says it exactly.
fn sentence(page: &TablePage<'_>, time: Duration) -> String {
    let seconds = time.as_secs();
    let (key, count) = if seconds.is_multiple_of(DAY) {
        ("table-removed-days", seconds / DAY)
    } else if seconds.is_multiple_of(HOUR) {
        ("table-removed-hours", seconds / HOUR)
    } else {
        ("table-removed-minutes", seconds.div_ceil(MINUTE))
    };
    page.texts.with(key).and("count", count).say()
}
