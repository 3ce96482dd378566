//! Games that nobody plays: positions to look at and to try something in.

use super::{Live, LiveGame, Mind};
use benben_bots::{Heuristics, bot_in_time};
use benben_games::{FaceVisitor, visit_face};
use benben_web::{Beginning, Face};

struct Begin<'a>(&'a Beginning);

impl FaceVisitor for Begin<'_> {
    type Out = Result<Box<dyn LiveGame>, String>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        Ok(Box::new(Live::<F>::new(self.0.table()?, Mind::of::<H>(bot_in_time::<H>))))
    }
}

/// A game as far as a lesson begins it; nothing if the game is unknown.
pub(crate) fn begun(game: &str, beginning: &Beginning) -> Option<Result<Box<dyn LiveGame>, String>> {
    visit_face(game, Begin(beginning))
}
