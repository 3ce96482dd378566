//! Legal actions as programs are told them.

use super::Wording;
use benben_core::{Game, Written};
use benben_web::{Face, Pick, Scene};
use serde::{Serialize, Serializer};

/// What the seat may do in this scene: a list, written straight into the snapshot.
pub(super) struct Actions<'a, F: Face> {
    pub(super) scene: &'a Scene<'a, F::Game>,
    pub(super) wording: Wording,
}

impl<F: Face> Serialize for Actions<'_, F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Actions { scene, wording } = *self;
        let worded = matches!(wording, Wording::Texts(_));
        serializer.collect_seq(scene.legal.iter().map(|action| Told::<F> {
            action: Written(action),
            picks: worded.then(|| F::picks(scene, action).iter().map(Pick::to_string).collect()),
            text: worded.then(|| F::action(scene, action)),
        }))
    }
}

/// One of them.
#[derive(Serialize)]
#[serde(bound = "")]
struct Told<'a, F: Face> {
    /// As it is sent back. Its own form in JSON is another one.
    action: Written<&'a <F::Game as Game>::Action>,
    #[serde(skip_serializing_if = "Option::is_none")]
    picks: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}
