//! The games, as far as a visitor knows them.

/// One of the games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) id: &'static str,
}

/// All games, as they lie on the first page.
pub(crate) const GAMES: [Game; 4] =
    [Game { id: "ankh" }, Game { id: "sun" }, Game { id: "cheops" }, Game { id: "pyramids" }];

/// What is spoken.
pub(crate) const LANGUAGES: [&str; 4] = ["en", "cs", "sk", "pl"];
