//! A game as pages introduce it, and its title.

use crate::puzzles;
use benben_bots::Heuristics;
use benben_core::Game;
use benben_games::{FaceVisitor, visit_face};
use benben_web::pages::{GameShown, Taught};
use benben_web::{Face, Texts};

/// The game as pages introduce it; nothing if there is no such game.
pub(crate) fn shown(game: &str, texts: Texts) -> Option<GameShown> {
    visit_face(game, Introduce(texts))
}

/// The game's title; nothing if there is no such game.
pub(crate) fn title(game: &str, texts: Texts) -> String {
    visit_face(game, Title(texts)).unwrap_or_default()
}

/// The game and its lessons; nothing if there is no such game, or nothing to learn yet.
pub(crate) fn taught(game: &str, texts: Texts) -> Option<Taught> {
    visit_face(game, Teach(texts)).filter(|taught| taught.count() > 0)
}

struct Teach(Texts);

impl FaceVisitor for Teach {
    type Out = Taught;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Taught {
        let puzzles = puzzles::of(F::Game::META.id).map_or(0, |collection| collection.len());
        Taught { game: GameShown::of::<F>(self.0), lessons: F::lessons(), puzzles }
    }
}

struct Introduce(Texts);

impl FaceVisitor for Introduce {
    type Out = GameShown;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> GameShown {
        GameShown::of::<F>(self.0)
    }
}

struct Title(Texts);

impl FaceVisitor for Title {
    type Out = String;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> String {
        F::title(self.0.about::<F>())
    }
}
