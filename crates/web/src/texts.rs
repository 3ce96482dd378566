//! Texts in the viewer's language, from Fluent files in `locales/`. There is no text in code.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

macro_rules! locale {
    ($code:literal) => {
        [
            include_str!(concat!("../locales/", $code, "/pages.ftl")),
            include_str!(concat!("../locales/", $code, "/ankh.ftl")),
            include_str!(concat!("../locales/", $code, "/sun.ftl")),
            include_str!(concat!("../locales/", $code, "/cheops.ftl")),
            include_str!(concat!("../locales/", $code, "/pyramids.ftl")),
        ]
    };
}

static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];

fn sources(language: Language) -> [&'static str; 5] {
    match language {
        Language::English => locale!("en"),
        Language::Czech => locale!("cs"),
        Language::Slovak => locale!("sk"),
        Language::Polish => locale!("pl"),
    }
}

fn bundle(language: Language) -> &'static Bundle {
    BUNDLES[language as usize].get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Pages are in one direction; isolating marks would only get in the way of searching and copying.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource = FluentResource::try_new(source.to_owned()).expect("a test reads every text");
            bundle.add_resource(resource).expect("a test finds keys that are there twice");
        }
        bundle
    })
}

/// The texts in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts {
    language: Language,
}

impl Texts {
    /// The texts in this language.
    pub const fn new(language: Language) -> Self {
        Texts { language }
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
        let bundle = bundle(self.language);
        let pattern = bundle.get_message(key).and_then(|message| message.value());
        // A test finds every missing key; whoever adds one sees it on the page.
        let Some(pattern) = pattern else { return format!("⟨{key}⟩") };
        bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned()
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
    pub fn and(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
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
        assert_eq!(list(Language::Czech, &["Anna", "Ben"]), "Anna a Ben");
        assert_eq!(list(Language::Polish, &["Anna", "Ben", "Ela"]), "Anna, Ben i Ela");
    }
}
