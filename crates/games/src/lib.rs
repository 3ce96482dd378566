//! The games there are, and how to meet one by its id.
//!
//! Everything above the games is written once for any of them. Whoever knows only an id (from a command line, an
//! address, a record) brings a visitor, and is called with the types of that game. There are three layers, each a cargo
//! feature that needs the ones below:
//!
//! - rules, always: [`RulesVisitor`] and [`visit_rules`] meet a [`Game`];
//! - `bots`: [`BotVisitor`] and [`visit_bot`] meet its [`Heuristics`](benben_bots::Heuristics), a type that names the game;
//!   [`EncodingVisitor`] and [`visit_encoding`] meet the same type as an [`Encoding`](benben_bots::Encoding);
//! - `faces`: [`FaceVisitor`] and [`visit_face`] meet its [`Face`](benben_web::Face), another such type, and its bot.
//!
//! To add a game, add its line to `games!` and its crates to `Cargo.toml`.

#[cfg(feature = "faces")]
mod style;

#[cfg(feature = "faces")]
pub use style::assets;

use benben_core::{Game, Meta};

/// Something to be done with the rules of a game, whichever it is.
pub trait RulesVisitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Out;
}

/// Something to be done with the bot of a game, whichever it is.
#[cfg(feature = "bots")]
pub trait BotVisitor {
    /// What comes of it.
    type Out;

    /// Does it with this bot.
    fn visit<H: benben_bots::Heuristics>(self) -> Self::Out;
}

/// Something to be done with the encoding of a game, whichever it is.
#[cfg(feature = "bots")]
pub trait EncodingVisitor {
    /// What comes of it.
    type Out;

    /// Does it with this encoding.
    fn visit<E: benben_bots::Encoding>(self) -> Self::Out;
}

/// Something to be done with the face and the bot of a game, whichever it is.
#[cfg(feature = "faces")]
pub trait FaceVisitor {
    /// What comes of it.
    type Out;

    /// Does it with this face and the bot of the same game.
    fn visit<F: benben_web::Face, H: benben_bots::Heuristics<Game = F::Game>>(self) -> Self::Out;
}

macro_rules! games {
    ($(rules $game:ty, bot $bot:ty, face $face:ty;)*) => {
        static METAS: &[&Meta] = &[$(&<$game as Game>::META),*];

        /// The styles of all faces.
        #[cfg(feature = "faces")]
        static STYLES: &[&str] = &[$(<$face as benben_web::Face>::STYLE),*];

        /// Calls the visitor with the rules of the game of this id, if there is one.
        pub fn visit_rules<V: RulesVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Calls the visitor with the bot of the game of this id, if there is one.
        #[cfg(feature = "bots")]
        pub fn visit_bot<V: BotVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$bot>());
            })*
            None
        }

        /// Calls the visitor with the encoding of the game of this id, if there is one.
        #[cfg(feature = "bots")]
        pub fn visit_encoding<V: EncodingVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$bot>());
            })*
            None
        }

        /// Calls the visitor with the face and the bot of the game of this id, if there is one.
        #[cfg(feature = "faces")]
        pub fn visit_face<V: FaceVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::META.id {
                return Some(visitor.visit::<$face, $bot>());
            })*
            None
        }

        // The types of one line belong to one game.
        #[cfg(feature = "bots")]
        const _: () = {
            const fn plays<G, H: benben_bots::Heuristics<Game = G>>() {}
            $(plays::<$game, $bot>();)*
        };
    };
}

games! {
    rules benben_ankh::Ankh, bot benben_ankh_bot::AnkhBot, face benben_ankh_face::AnkhFace;
    rules benben_sun::Sun, bot benben_sun_bot::SunBot, face benben_sun_face::SunFace;
    rules benben_cheops::Cheops, bot benben_cheops_bot::CheopsBot, face benben_cheops_face::CheopsFace;
    rules benben_pyramids::Pyramids, bot benben_pyramids_bot::PyramidsBot, face benben_pyramids_face::PyramidsFace;
}

/// What is true of each game, in the order they are shown.
pub fn metas() -> &'static [&'static Meta] {
    METAS
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> + Clone {
    METAS.iter().map(|meta| meta.id)
}
