//! The languages people can choose from.

use fluent_langneg::{
    NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages, parse_accepted_languages,
};
use std::ops::{Index, IndexMut};
use unic_langid::LanguageIdentifier;

/// A language the pages speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Czech.
    Czech,
    /// Slovak.
    Slovak,
    /// Polish.
    Polish,
}

impl Language {
    /// All, in the order they are offered.
    pub const ALL: [Language; 4] = [Language::English, Language::Czech, Language::Slovak, Language::Polish];

    /// The code for addresses and markup, such as `cs`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Czech => "cs",
            Language::Slovak => "sk",
            Language::Polish => "pl",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Czech => "Čeština",
            Language::Slovak => "Slovenčina",
            Language::Polish => "Polski",
        }
    }

    /// The language with this code.
    pub fn coded(code: &str) -> Option<Self> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The best for a browser that says what its user reads (`Accept-Language`).
    pub fn accepted(header: &str) -> Self {
        let wanted = parse_accepted_languages(header);
        let offered = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::code));
        let english: LanguageIdentifier = Language::English.id();
        let best = negotiate_languages(&wanted, &offered, Some(&english), NegotiationStrategy::Lookup);
        best.first().and_then(|id| Language::coded(id.language.as_str())).unwrap_or_default()
    }

    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are language identifiers")
    }
}

/// One thing for every language. A language that is forgotten does not compile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByLanguage<T> {
    /// In English.
    pub english: T,
    /// In Czech.
    pub czech: T,
    /// In Slovak.
    pub slovak: T,
    /// In Polish.
    pub polish: T,
}

impl<T> Index<Language> for ByLanguage<T> {
    type Output = T;

    fn index(&self, language: Language) -> &T {
        match language {
            Language::English => &self.english,
            Language::Czech => &self.czech,
            Language::Slovak => &self.slovak,
            Language::Polish => &self.polish,
        }
    }
}

impl<T> IndexMut<Language> for ByLanguage<T> {
    fn index_mut(&mut self, language: Language) -> &mut T {
        match language {
            Language::English => &mut self.english,
            Language::Czech => &mut self.czech,
            Language::Slovak => &mut self.slovak,
            Language::Polish => &mut self.polish,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_first_language_that_is_spoken_here() {
        assert_eq!(Language::accepted("sk-SK,sk;q=0.9,cs;q=0.8,en;q=0.7"), Language::Slovak);
        assert_eq!(Language::accepted("de,pl;q=0.5,en;q=0.3"), Language::Polish);
        assert_eq!(Language::accepted("de"), Language::English);
        assert_eq!(Language::accepted(""), Language::English);
        assert_eq!(Language::accepted("\u{0}!;;q=,"), Language::English);
    }
}
