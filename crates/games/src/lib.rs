//! The games there are, and how to meet one by its id.
//!
//! Everything above the games is written once for any of them. Whoever knows only an id (from a command line, an
//! address, a record) brings a [`Visitor`], and [`visit`] calls it with the type of that game. To add a game, add its
//! line to `games!` and its crate to `Cargo.toml`.

use benben_bots::Taste;
use benben_core::{Game, Meta};
use benben_web::Face;

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Taste + Face>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        static METAS: &[&Meta] = &[$(&<$game as Game>::META),*];

        /// Calls the visitor with the game of this id, if there is one.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games! {
    benben_ankh::Ankh,
    benben_sun::Sun,
    benben_cheops::Cheops,
    benben_pyramids::Pyramids,
}

/// What is true of each game, in the order they are shown.
pub fn metas() -> &'static [&'static Meta] {
    METAS
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> + Clone {
    METAS.iter().map(|meta| meta.id)
}
