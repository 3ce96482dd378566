//! No text is missing, unused or in the code, in any language.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "cs", "sk", "pl"];
const FILES: [&str; 5] = ["pages", "ankh", "sun", "cheops", "pyramids"];

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every key of a Fluent file with the things it wants filled in.
fn keys(language: &str, file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = crate_folder().join(format!("locales/{language}/{file}.ftl"));
    let text = fs::read_to_string(&path).unwrap();
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((key, _)) = line.split_once('=').filter(|_| begins) {
            current = key.trim().to_owned();
            let twice = keys.insert(current.clone(), BTreeSet::new()).is_some();
            assert!(!twice, "{}: `{current}` is there twice", path.display());
        }
        for piece in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
            let name: String = piece.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            keys.get_mut(&current).unwrap().insert(name);
        }
    }
    keys
}

fn sources(folder: &Path, found: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// Everything between quotes in the source of pages and server.
fn literals() -> BTreeSet<String> {
    let mut source = String::new();
    sources(&crate_folder().join("src"), &mut source);
    sources(&crate_folder().join("../server/src"), &mut source);
    source.split('"').map(str::to_owned).collect()
}

#[test]
fn every_language_has_the_same_keys_with_the_same_things_to_fill_in() {
    for file in FILES {
        let english = keys("en", file);
        for language in LANGUAGES {
            let theirs = keys(language, file);
            let missing: Vec<_> = english.keys().filter(|key| !theirs.contains_key(*key)).collect();
            let strange: Vec<_> = theirs.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{language}/{file}.ftl lacks {missing:?}");
            assert!(strange.is_empty(), "{language}/{file}.ftl has {strange:?}, English does not");
            for (key, filled) in &theirs {
                let unknown: Vec<_> =
                    filled.difference(&english[key]).filter(|name| *name != "count").collect();
                assert!(unknown.is_empty(), "{language}/{file}.ftl: `{key}` wants {unknown:?}");
            }
        }
    }
}

#[test]
fn no_key_is_unused() {
    let literals = literals();
    for file in FILES {
        let unused: Vec<String> =
            keys("en", file).into_keys().filter(|key| !literals.contains(key)).collect();
        assert!(unused.is_empty(), "{file}.ftl: nobody says {unused:?}");
    }
}

#[test]
fn no_key_is_missing() {
    let mut source = String::new();
    sources(&crate_folder().join("src"), &mut source);
    sources(&crate_folder().join("../server/src"), &mut source);
    let known: BTreeSet<String> = FILES.into_iter().flat_map(|file| keys("en", file).into_keys()).collect();
    let flat = source.replace(['\n', ' '], "");
    for call in [".say(\"", ".with(\""] {
        for piece in flat.split(call).skip(1) {
            let key = piece.split('"').next().unwrap();
            assert!(known.contains(key), "`{key}` is said, and is in no file");
        }
    }
}

#[test]
fn every_text_is_fluent() {
    for language in LANGUAGES {
        for file in FILES {
            let path = crate_folder().join(format!("locales/{language}/{file}.ftl"));
            let read = fluent_bundle::FluentResource::try_new(fs::read_to_string(&path).unwrap());
            assert!(read.is_ok(), "{}: {:?}", path.display(), read.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn the_rules_say_the_same_rules_in_every_language() {
    use benben_core::{Game, Rulebook};
    use benben_web::Language;
    use benben_web::pages::rulebook;
    let metas = [
        &benben_ankh::Ankh::META,
        &benben_sun::Sun::META,
        &benben_cheops::Cheops::META,
        &benben_pyramids::Pyramids::META,
    ];
    for meta in metas {
        let shape = |language| {
            let book = Rulebook::new(rulebook(meta, language));
            let notes = |text: &str| text.split("\n\n").filter(|part| part.starts_with('*')).count();
            book.rules().iter().map(|rule| (rule.id.to_owned(), notes(rule.text))).collect::<Vec<_>>()
        };
        for language in Language::ALL {
            assert_eq!(shape(language), shape(Language::English), "{} in {language:?}", meta.id);
            let same = rulebook(meta, language) == meta.rules;
            assert_eq!(same, language == Language::English, "{} in {language:?} is not translated", meta.id);
        }
    }
}
