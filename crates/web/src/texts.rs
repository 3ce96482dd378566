//! Texts in the viewer's language, from Fluent files: those of the pages are in `locales/`, those of a game beside its
//! face. There is no text in code.

mod ear;
pub(crate) mod typography;

pub use ear::{Ear, Heard};

use crate::{ByLanguage, Face, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// All files of one language, one after the other.
macro_rules! pages_in {
    ($language:literal) => {
        concat!(
            include_str!(concat!("../locales/", $language, "/pages.ftl")),
            include_str!(concat!("../locales/", $language, "/accounts.ftl")),
            include_str!(concat!("../locales/", $language, "/ratings.ftl")),
            include_str!(concat!("../locales/", $language, "/profiles.ftl")),
            include_str!(concat!("../locales/", $language, "/people.ftl")),
            include_str!(concat!("../locales/", $language, "/notices.ftl")),
            include_str!(concat!("../locales/", $language, "/tournaments.ftl")),
            include_str!(concat!("../locales/", $language, "/order.ftl")),
        )
    };
}

/// The texts of the pages, whichever game is played.
pub static PAGES: Locales = Locales::new(ByLanguage {
    english: pages_in!("en"),
    czech: pages_in!("cs"),
    slovak: pages_in!("sk"),
    polish: pages_in!("pl"),
});

/// All texts of one owner, the pages or a game, in every language.
pub struct Locales {
    sources: ByLanguage<&'static str>,
    /// Made of the sources when a language is spoken for the first time.
    bundles: ByLanguage<OnceLock<Bundle>>,
}

impl Locales {
    /// From Fluent files.
    pub const fn new(sources: ByLanguage<&'static str>) -> Self {
        let bundles = ByLanguage {
            english: OnceLock::new(),
            czech: OnceLock::new(),
            slovak: OnceLock::new(),
            polish: OnceLock::new(),
        };
        Locales { sources, bundles }
    }

    /// The Fluent file.
    pub fn source(&self, language: Language) -> &'static str {
        self.sources[language]
    }

    fn bundle(&self, language: Language) -> &Bundle {
        self.bundles[language].get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
            // Pages are in one direction; isolating marks would only get in the way of searching and copying.
            bundle.set_use_isolating(false);
            let source = self.source(language).to_owned();
            let resource = FluentResource::try_new(source).expect("a test reads every text");
            bundle.add_resource(resource).expect("a test finds keys that are there twice");
            bundle
        })
    }
}

impl fmt::Debug for Locales {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locales").finish_non_exhaustive()
    }
}

/// The texts in one language: those of the pages, and those of a game where one is spoken about.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    language: Language,
    game: Option<&'static Locales>,
    ear: Option<&'static Ear>,
}

impl Texts {
    /// The texts of the pages in this language.
    pub const fn new(language: Language) -> Self {
        Texts { language, game: None, ear: None }
    }

    /// The same language, with the texts of a game as well.
    #[must_use]
    pub fn about<F: Face>(self) -> Self {
        Texts { game: Some(F::texts()), ..self }
    }

    /// The same texts, and the ear hears every one of them: for lists of all that is said.
    #[must_use]
    pub fn heard_by(self, ear: &'static Ear) -> Self {
        Texts { ear: Some(ear), ..self }
    }

    /// Which language they are in.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text with this key.
    pub fn say(self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text with this key, to be filled in: `texts.with("home-players").and("count", 4).say()`.
    pub fn with(self, key: &str) -> Say<'_> {
        Say { texts: self, key, arguments: FluentArgs::new() }
    }

    /// Several names or things as a sentence lists them: `Anna, Ben and Ela`.
    pub fn list(self, things: &[impl AsRef<str>]) -> String {
        match things {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [others @ .., last] => {
                let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
                self.with("list-and").and("others", others.join(", ")).and("last", last.as_ref()).say()
            }
        }
    }

    fn format(self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let text = self.find(key, arguments);
        if let Some(ear) = self.ear {
            ear.hear(key, arguments, &text);
        }
        text
    }

    fn find(self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        // No key has two owners: those of a game begin with its id.
        for owner in self.game.into_iter().chain([&PAGES]) {
            let bundle = owner.bundle(self.language);
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                let text = bundle.format_pattern(pattern, arguments, &mut Vec::new());
                return typography::bound(self.language, text).into_owned();
            }
        }
        // A test finds every missing key; whoever adds one sees it on the page.
        format!("⟨{key}⟩")
    }
}

/// A text that is being filled in.
#[derive(Debug)]
pub struct Say<'a> {
    texts: Texts,
    key: &'a str,
    arguments: FluentArgs<'a>,
}

impl<'a> Say<'a> {
    /// Fills in one thing: a name, a number, another text.
    #[must_use]
    pub fn and(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.arguments.set(name, value);
        self
    }

    /// The text.
    pub fn say(self) -> String {
        self.texts.format(self.key, Some(&self.arguments))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_as_each_language_lists_them() {
        let list = |language, names: &[&str]| Texts::new(language).list(names);
        assert_eq!(list(Language::English, &[]), "");
        assert_eq!(list(Language::English, &["Anna"]), "Anna");
        assert_eq!(list(Language::English, &["Anna", "Ben", "Ela"]), "Anna, Ben and Ela");
        assert_eq!(list(Language::Czech, &["Anna", "Ben"]), "Anna a\u{a0}Ben");
        assert_eq!(list(Language::Polish, &["Anna", "Ben", "Ela"]), "Anna, Ben i\u{a0}Ela");
    }
}
