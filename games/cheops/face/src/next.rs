//! What the prompt says once something is picked.

use super::picks::Touch;
use super::{Sight, names};
use benben_cheops::{Action, Kind, Law, Tile};
use benben_web::Next;

pub(super) fn next(scene: &Sight<'_>) -> Vec<Next> {
    let texts = scene.texts;
    let can = |what: fn(&Action) -> bool| scene.legal.iter().any(what);
    let mut next = Vec::new();
    if can(|action| matches!(action, Action::Take { .. })) {
        next.push(Next::new(".cheops-field", texts.say("cheops-next-tile")));
        let fits = |tile: &&Tile| {
            scene
                .legal
                .iter()
                .any(|action| matches!(action, Action::Take { tile: with, .. } if with == *tile))
        };
        next.extend(Tile::ALL.iter().filter(fits).map(|tile| {
            let text = texts.with("cheops-next-field").and("tile", names::the_tile(texts, *tile)).say();
            Next::new(Touch::Tile(*tile).pick().to_string(), text)
        }));
    }
    if can(|action| matches!(action, Action::SellStored { .. })) {
        let law = Touch::Law(Law::SellStored).pick().to_string();
        next.push(Next::new(law, texts.say("cheops-next-stored")));
        next.push(Next::new(".cheops-stored", texts.say("cheops-next-law-10")));
    }
    next
}
