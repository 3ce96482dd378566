//! How long the table is kept if nobody comes.

use super::Around;
use maud::{Markup, html};
use std::time::Duration;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A sentence, if the table is ever removed.
pub(super) fn notice(around: &Around<'_>) -> Markup {
    html! {
        @if let Some(time) = around.removed_after {
            p class="soft" { (sentence(around, time)) }
        }
    }
}

/// In the largest unit that says it exactly.
fn sentence(around: &Around<'_>, time: Duration) -> String {
    let seconds = time.as_secs();
    let (key, count) = if seconds.is_multiple_of(DAY) {
        ("table-removed-days", seconds / DAY)
    } else if seconds.is_multiple_of(HOUR) {
        ("table-removed-hours", seconds / HOUR)
    } else {
        ("table-removed-minutes", seconds.div_ceil(MINUTE))
    };
    around.texts.with(key).and("count", count).say()
}
