//! What a table is opened with: the rules, their edition and their options.

use crate::{EditionError, EditionFile, Game, Options};

/// What a table is opened with: the rules, their edition and options.
#[derive(Clone, Debug)]
pub struct Setting<G> {
    game: G,
    edition: EditionFile,
    options: Options,
}

impl<G: Game> Setting<G> {
    /// The rules for this edition and these options.
    pub fn new(edition: EditionFile, options: Options) -> Result<Self, EditionError> {
        edition.check_game(G::META.id)?;
        let game = G::new(G::read_edition(edition.text())?, &options);
        Ok(Setting { game, edition, options })
    }

    /// The built-in edition and the standard options.
    pub fn standard() -> Self {
        Self::with_options(Options::standard(G::META.options))
    }

    /// The built-in edition and these options.
    pub fn with_options(options: Options) -> Self {
        Self::new(EditionFile::built_in(&G::META), options).expect("the built-in edition is tested")
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The edition.
    pub fn edition(&self) -> &EditionFile {
        &self.edition
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Is this the edition that comes with the game?
    pub fn is_built_in(&self) -> bool {
        EditionFile::built_in(&G::META).fingerprint() == self.edition.fingerprint()
    }
}
