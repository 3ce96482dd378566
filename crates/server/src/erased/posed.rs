//! The position of a puzzle, without the game's types.

use super::{Live, LiveGame, Mind};
use benben_bots::{Heuristics, Puzzle, bot_in_time, position};
use benben_core::RecordError;
use benben_games::{FaceVisitor, visit_face};
use benben_web::Face;

struct Pose<'a>(&'a Puzzle);

impl FaceVisitor for Pose<'_> {
    type Out = Result<Box<dyn LiveGame>, RecordError>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Self::Out {
        let (table, _) = position::<H>(self.0)?;
        Ok(Box::new(Live::<F>::new(table, Mind::of::<H>(bot_in_time::<H>))))
    }
}

/// The game up to the decision that a puzzle asks for; nothing if the game is unknown.
pub(crate) fn posed(puzzle: &Puzzle) -> Option<Result<Box<dyn LiveGame>, RecordError>> {
    visit_face(&puzzle.record.game, Pose(puzzle))
}
