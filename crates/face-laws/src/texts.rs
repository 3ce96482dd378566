//! Invariant 20: no text is missing or unused, in any language.

use benben_web::{Language, Locales};
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The keys of a Fluent file, each with the things it wants filled in.
type Keys = BTreeMap<String, BTreeSet<String>>;

/// Texts, and the code that says them.
#[derive(Debug)]
pub struct Owner {
    /// What complaints call it.
    pub name: String,
    /// The texts.
    pub locales: &'static Locales,
    /// Rust source.
    pub code: String,
}

impl Owner {
    /// All of the laws below.
    pub fn check(&self) {
        self.every_text_is_fluent();
        self.every_language_has_the_same_keys_with_the_same_things_to_fill_in();
        self.no_key_is_unused();
        self.no_key_is_missing();
    }

    /// The keys there are.
    pub fn keys(&self) -> BTreeSet<String> {
        self.in_language(Language::English).into_keys().collect()
    }

    fn every_text_is_fluent(&self) {
        for language in Language::ALL {
            let read = FluentResource::try_new(self.locales.source(language).to_owned());
            let errors = read.err().map(|(_, errors)| errors);
            assert!(errors.is_none(), "{} in {language:?}: {errors:?}", self.name);
        }
    }

    fn every_language_has_the_same_keys_with_the_same_things_to_fill_in(&self) {
        let english = self.in_language(Language::English);
        for language in Language::ALL {
            let (place, theirs) = (format!("{} in {language:?}", self.name), self.in_language(language));
            let missing: Vec<_> = english.keys().filter(|key| !theirs.contains_key(*key)).collect();
            let strange: Vec<_> = theirs.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{place} lacks {missing:?}");
            assert!(strange.is_empty(), "{place} has {strange:?}, English does not");
            for (key, filled) in &theirs {
                let unknown: Vec<_> =
                    filled.difference(&english[key]).filter(|name| *name != "count").collect();
                assert!(unknown.is_empty(), "{place}: `{key}` wants {unknown:?}");
            }
        }
    }

    fn no_key_is_unused(&self) {
        let literals: BTreeSet<&str> = self.code.split('"').collect();
        let unused: Vec<String> =
            self.keys().into_iter().filter(|key| !literals.contains(key.as_str())).collect();
        assert!(unused.is_empty(), "{}: nobody says {unused:?}", self.name);
    }

    fn no_key_is_missing(&self) {
        let (known, code) = (self.keys(), self.code.replace(['\n', ' '], ""));
        for call in [".say(\"", ".with(\""] {
            for piece in code.split(call).skip(1) {
                let key = piece.split('"').next().unwrap_or_default();
                assert!(known.contains(key), "{}: `{key}` is said, and is in no file", self.name);
            }
        }
    }

    fn in_language(&self, language: Language) -> Keys {
        keys(self.locales.source(language), &format!("{} in {language:?}", self.name))
    }
}

/// A key belongs to the pages or to one game: those of a game begin with its id and a dash, and nobody else's do.
pub fn no_key_has_two_owners(pages: &Owner, games: &[Owner]) {
    for game in games {
        let mark = format!("{}-", game.name);
        let foreign: Vec<_> = game.keys().into_iter().filter(|key| !key.starts_with(&mark)).collect();
        assert!(foreign.is_empty(), "{}: these keys do not begin with `{mark}`: {foreign:?}", game.name);
        let taken: Vec<_> = pages.keys().into_iter().filter(|key| key.starts_with(&mark)).collect();
        assert!(taken.is_empty(), "{}: these keys belong to the game {}: {taken:?}", pages.name, game.name);
    }
}

fn keys(source: &str, place: &str) -> Keys {
    let mut keys = Keys::new();
    let mut current = String::new();
    for line in source.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((key, _)) = line.split_once('=').filter(|_| begins) {
            current = key.trim().to_owned();
            let twice = keys.insert(current.clone(), BTreeSet::new()).is_some();
            assert!(!twice, "{place}: `{current}` is there twice");
        }
        for piece in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
            let name: String = piece.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            keys.get_mut(&current).expect("whatever is filled in belongs to a key").insert(name);
        }
    }
    keys
}

/// All Rust source in a folder and those inside it.
pub fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = String::new();
    for entry in entries {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            found += &sources(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found += &fs::read_to_string(&path).expect("source is text");
        }
    }
    found
}
