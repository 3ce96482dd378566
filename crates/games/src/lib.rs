//! The games there are, and how to meet one by its id.
//!
//! Everything above the games is written once for any of them. Whoever knows only an id (from a command line, an
//! address, a record) brings a [`Visitor`], and [`visit`] calls it with the type of that game; whoever shows it, too,
//! brings a [`FaceVisitor`]. To add a game, add its line to `games!` and its crates to `Cargo.toml`.

use benben_bots::Taste;
use benben_core::{Game, Meta};
use benben_web::Face;
use benben_web::assets::Assets;
use std::sync::OnceLock;

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Taste>(self) -> Self::Out;
}

/// Something to be done with a game and its face.
pub trait FaceVisitor {
    /// What comes of it.
    type Out;

    /// Does it with this face.
    fn visit<F: Face>(self) -> Self::Out
    where
        F::Game: Taste;
}

macro_rules! games {
    ($($game:ty, $face:ty;)*) => {
        static METAS: &[&Meta] = &[$(&<$game as Game>::META),*];
        static STYLES: &[&str] = &[$(<$face as Face>::STYLE),*];

        /// Calls the visitor with the game of this id, if there is one.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Calls the visitor with the face of the game of this id, if there is one.
        pub fn visit_face<V: FaceVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$face>());
            })*
            None
        }
    };
}

games! {
    benben_ankh::Ankh, benben_ankh_face::AnkhFace;
    benben_sun::Sun, benben_sun_face::SunFace;
    benben_cheops::Cheops, benben_cheops_face::CheopsFace;
    benben_pyramids::Pyramids, benben_pyramids_face::PyramidsFace;
}

/// What is true of each game, in the order they are shown.
pub fn metas() -> &'static [&'static Meta] {
    METAS
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> + Clone {
    METAS.iter().map(|meta| meta.id)
}

/// Style, script and icons of pages that show any of the games.
pub fn assets() -> &'static Assets {
    static ASSETS: OnceLock<Assets> = OnceLock::new();
    ASSETS.get_or_init(|| Assets::new(STYLES))
}
