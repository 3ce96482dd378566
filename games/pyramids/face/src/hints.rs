//! Three hints for the first game.

use benben_pyramids::{Pyramids, Step};
use benben_web::{Hint, Scene};

pub(super) fn hints(scene: &Scene<'_, Pyramids>) -> Vec<Hint> {
    if scene.legal.is_empty() {
        return Vec::new();
    }
    let (id, key) = match scene.view.step {
        Step::Choosing => ("pyramids-choose", "pyramids-hint-choose"),
        Step::Marking => ("pyramids-mark", "pyramids-hint-mark"),
        Step::Taking => ("pyramids-take", "pyramids-hint-take"),
        Step::Over => return Vec::new(),
    };
    vec![Hint { id, text: scene.texts.say(key) }]
}
