//! Three hints, each at the moment it matters.

use benben_sun::{Action, Stage, Sun};
use benben_web::{Hint, Scene};

pub(super) fn hints(scene: &Scene<'_, Sun>) -> Vec<Hint> {
    let texts = scene.texts;
    let hint = match scene.view.stage {
        _ if !scene.is_my_turn() => return Vec::new(),
        // Before anything can be placed there is nothing to choose.
        Stage::Choosing | Stage::Placing
            if scene.legal.iter().any(|action| matches!(action, Action::Place(..))) =>
        {
            Hint { id: "sun-height", text: texts.say("sun-hint-height") }
        }
        Stage::Choosing | Stage::Placing | Stage::SecondDraw | Stage::Discarding => {
            Hint { id: "sun-edges", text: texts.say("sun-hint-edges") }
        }
        Stage::Symbol { .. } => Hint { id: "sun-symbols", text: texts.say("sun-hint-symbols") },
    };
    vec![hint]
}
