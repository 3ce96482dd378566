//! The middle of the table: the pyramid on its plain, the stalls beside it, what can be reached, the price boards.

use super::{Sight, pieces, prices, pyramid, reach, scenery, stacks};
use maud::{Markup, html};

pub(super) fn board(scene: &Sight<'_>) -> Markup {
    html! {
        div class="cheops-face" {
            (pieces::sprite(scene.texts))
            div class="cheops-table" {
                div class="cheops-site" {
                    (scenery::plain())
                    (pyramid::pyramid(scene))
                    (prices::market(scene))
                    (stacks::stacks(scene))
                }
                (reach::reach(scene))
                (prices::boards(scene))
            }
        }
    }
}
