//! What can be played.

pub(crate) mod edition;
pub(crate) mod list;
pub(crate) mod rules;

use crate::problem::{Missing, Problem};
use benben_core::Meta;

/// The game with this id.
fn meta(id: &str) -> Result<&'static Meta, Problem> {
    let found = benben_games::metas().iter().find(|meta| meta.id == id);
    found.copied().ok_or(Problem::NotFound(Missing::Game))
}
