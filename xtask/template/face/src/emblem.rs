//! The picture of the game on the home page: a card that beats another.

use maud::{Markup, html};

/// 320 by 200, with its own ground, so that it fits light and dark pages.
pub(super) fn emblem() -> Markup {
    html! {
        svg viewBox="0 0 320 200" aria-hidden="true" {
            rect width="320" height="200" fill="#7a5a34" {}
            rect x="96" y="46" width="72" height="108" rx="10" fill="#e9dcc0" stroke="#43382a" stroke-width="3" {}
            rect x="150" y="36" width="72" height="108" rx="10" fill="#fbf5e8" stroke="#43382a" stroke-width="3" {}
            path d="M186 60l18 32h-36zM178 92h16v28h-16z" fill="#a8770f" {}
        }
    }
}
