//! The middle of the table: the pyramid, the market and the stacks in its corners, the price boards.

use super::{Sight, pieces, prices, pyramid, stacks};
use maud::{Markup, html};

pub(super) fn board(scene: &Sight<'_>) -> Markup {
    html! {
        div class="cheops-face" {
            (pieces::sprite(scene.texts))
            div class="cheops-table" {
                div class="cheops-site" {
                    (pyramid::pyramid(scene))
                    (prices::market(scene))
                    (stacks::stacks(scene))
                }
                (prices::boards(scene))
            }
        }
    }
}
