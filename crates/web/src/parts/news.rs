//! What happened, in the viewer's language: the sentences of the log, and the climax of a game as a scene.

use super::{History, Look, Position, Told, scene};
use crate::{Face, Scene};
use benben_core::{Game, Seat, Turn};
use maud::Markup;

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Which of the steps that told something said it, from 1.
    pub told: usize,
    /// After how many steps of the record.
    pub step: usize,
    /// Whose doing or fortune it was.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
}

/// A climax, as the face shows it.
#[derive(Clone, Debug)]
pub struct Spectacle {
    /// What is seen.
    pub scene: Markup,
    /// Is it the last of the game, so that it stays until it is sent away?
    pub last: bool,
}

/// The log speaks of everyone alike: nobody in it is addressed.
pub(super) fn sentences<F: Face>(
    scene: &Scene<'_, F::Game>,
    told: &[Told<<F::Game as Game>::Event>],
) -> Vec<Sentence> {
    let Scene { game, view, awaited, told: before, names, texts, .. } = *scene;
    let public = Scene { game, view, seat: None, awaited, legal: &[], told: before, names, texts };
    let sentence = |told: &Told<_>, event: &<F::Game as Game>::Event| {
        let (told, step, seat) = (told.number, told.step, F::about(event));
        Some(Sentence { told, step, seat, text: F::event(&public, event)? })
    };
    told.iter().flat_map(|told| told.events.iter().filter_map(move |event| sentence(told, event))).collect()
}

/// What ended the game, if it has ended. Little is told after that.
pub(super) fn ending<F: Face>(scene: &Scene<'_, F::Game>, history: &History<F::Game>) -> Option<String> {
    let mut newest = history.newest().iter().rev().flat_map(|told| told.events.iter().rev());
    newest.find(|event| F::ends(event)).and_then(|event| F::event(scene, event))
}

/// The whole log, from the first sentence on.
pub fn log<F: Face>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    history: &History<F::Game>,
) -> Vec<Sentence> {
    scene::<F, _>(position, look, false, |scene| sentences::<F>(scene, history.told()))
}

/// What the log says about each event, in the words of whoever reads it; none where it says nothing.
pub fn told<F: Face>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    history: &History<F::Game>,
) -> Vec<Option<String>> {
    scene::<F, _>(position, Look { seat: None, ..look }, false, |scene| {
        let events = history.told().iter().flat_map(|told| &told.events);
        events.map(|event| F::event(scene, event)).collect()
    })
}

/// The climax that the newest step told, if it was one.
pub(super) fn spectacle<F: Face>(
    position: &Position<'_, F::Game>,
    look: Look<'_>,
    history: &History<F::Game>,
) -> Option<Spectacle> {
    let (newest, earlier) = history.told().split_last()?;
    let before = Position { game: position.game, state: history.before()?, told: earlier };
    let last = position.game.turn(position.state) == Turn::Over;
    let drawn = scene::<F, _>(&before, look, false, |before| {
        scene::<F, _>(position, look, false, |after| F::spectacle(before, after, &newest.events))
    });
    drawn.map(|drawn| Spectacle { scene: drawn, last })
}
