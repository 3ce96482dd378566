//! Help for somebody who plays Cheops for the first time.

use super::Sight;
use benben_cheops::{Action, Right, Stage};
use benben_web::Hint;

pub(super) fn hints(scene: &Sight<'_>) -> Vec<Hint> {
    if !scene.is_my_turn() {
        return Vec::new();
    }
    let mut hints = Vec::new();
    let layout = &scene.view.layout;
    if scene.legal.contains(&Action::Buy) {
        hints.push(Hint { id: "cheops-neighbour", text: scene.texts.say("cheops-hint-neighbour") });
    }
    match layout.stage {
        Stage::Choose if layout.turn.right == Right::First => {
            hints.push(Hint { id: "cheops-take", text: scene.texts.say("cheops-hint-take") });
        }
        Stage::Treasure { .. } => {
            hints.push(Hint { id: "cheops-sell", text: scene.texts.say("cheops-hint-sell") });
        }
        _ => {}
    }
    hints
}
