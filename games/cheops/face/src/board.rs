//! The middle of the table: the pyramid on its plain, the stalls beside it, what can be reached, the price boards.

use super::{Sight, pieces, prices, pyramid, reach, scenery, stacks};
use benben_cheops::Stage;
use maud::{Markup, html};

pub(super) fn board(scene: &Sight<'_>) -> Markup {
    let swaps = matches!(scene.view.layout.stage, Stage::Swap | Stage::SwapWith { .. }) && scene.is_my_turn();
    html! {
        div class="cheops-face" {
            (pieces::sprite(scene.texts))
            div class=(if swaps { "cheops-table cheops-swaps" } else { "cheops-table" }) {
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
