//! Invariant 20, for words: texts and rules say what the glossary demands, and never what it forbids.
//!
//! A glossary is a Markdown page. Two of its tables are read here, by the headings above them:
//!
//! - `## Demanded`: columns `English | cs | sk | pl`. A text whose English says the first has to say the other in its
//!   language. Several patterns, separated by commas, are all in use.
//! - `## Forbidden`: columns `language | never | say`. No text in this language may say it.
//!
//! A pattern is a few words, and a word that ends in `*` may go on: `odhazovac* hromád*`.

use crate::messages;
use benben_core::Rulebook;
use benben_web::{ByLanguage, Language, Locales};

/// What one glossary demands and forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary {
    demanded: Vec<ByLanguage<Vec<Pattern>>>,
    forbidden: Vec<(Language, Pattern, String)>,
}

/// Words one after the other, each with whether it may go on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pattern(Vec<(String, bool)>);

/// Something people read, in every language.
#[derive(Clone, Debug)]
pub struct Saying {
    /// Where it is: the key of a text, the id of a rule.
    pub place: String,
    /// The words.
    pub words: ByLanguage<String>,
}

impl Glossary {
    /// Reads the two tables of a glossary's page.
    pub fn read(page: &str) -> Self {
        let demanded = table(page, "## Demanded").map(|row| {
            let patterns = |column: usize| {
                let cell = row.get(column).unwrap_or_else(|| panic!("a row lacks a language: {row:?}"));
                cell.split(',').map(Pattern::new).collect()
            };
            ByLanguage { english: patterns(0), czech: patterns(1), slovak: patterns(2), polish: patterns(3) }
        });
        let forbidden = table(page, "## Forbidden").map(|row| match &row[..] {
            [language, never, say] => {
                let language = Language::coded(language);
                let language = language.unwrap_or_else(|| panic!("which language is this? {row:?}"));
                (language, Pattern::new(never), say.clone())
            }
            _ => panic!("this row is not `language | never | say`: {row:?}"),
        });
        Glossary { demanded: demanded.collect(), forbidden: forbidden.collect() }
    }

    /// How much it demands, and how much it forbids.
    pub fn len(&self) -> (usize, usize) {
        (self.demanded.len(), self.forbidden.len())
    }

    /// What is wrong with what people read.
    pub fn complaints(&self, sayings: &[Saying]) -> Vec<String> {
        let mut complaints = Vec::new();
        for saying in sayings {
            let words = Language::ALL.map(|language| (language, words(&saying.words[language])));
            for (language, words) in &words {
                for (forbidding, never, say) in &self.forbidden {
                    if forbidding == language && never.is_in(words) {
                        let place = &saying.place;
                        complaints.push(format!("{place} in {language:?} says `{never}`; say {say}"));
                    }
                }
            }
            let said = |language: Language| {
                &words[Language::ALL.iter().position(|one| *one == language).unwrap_or(0)].1
            };
            for demanded in &self.demanded {
                if !demanded.english.iter().any(|pattern| pattern.is_in(said(Language::English))) {
                    continue;
                }
                for language in Language::ALL {
                    if !demanded[language].iter().any(|pattern| pattern.is_in(said(language))) {
                        let wanted: Vec<String> =
                            demanded[language].iter().map(ToString::to_string).collect();
                        let place = &saying.place;
                        complaints
                            .push(format!("{place} in {language:?} does not say {}", wanted.join(" or ")));
                    }
                }
            }
        }
        complaints
    }
}

impl Saying {
    /// The texts of an owner, each with all its variants. What is filled in is left out.
    pub fn texts(name: &str, locales: &Locales) -> Vec<Saying> {
        let english = messages(locales.source(Language::English));
        let others = Language::ALL.map(|language| (language, messages(locales.source(language))));
        let saying = |key: &str| {
            let mut words = ByLanguage::default();
            for (language, texts) in &others {
                let text = texts.iter().find(|text| text.key == key);
                words[*language] = text.map(|text| text.words.clone()).unwrap_or_default();
            }
            Saying { place: format!("{name}: `{key}`"), words }
        };
        english.iter().map(|text| saying(&text.key)).collect()
    }

    /// Rulebooks, rule by rule, and chapter by chapter what has no number.
    pub fn rules(name: &str, rules: ByLanguage<&str>) -> Vec<Saying> {
        let parts = Language::ALL.map(|language| (language, parts(rules[language])));
        let places = parts[0].1.iter().map(|(place, _)| place.clone());
        let saying = |place: String| {
            let mut words = ByLanguage::default();
            for (language, parts) in &parts {
                let part = parts.iter().find(|(other, _)| *other == place);
                words[*language] = part.map(|(_, text)| text.clone()).unwrap_or_default();
            }
            Saying { place: format!("{name}: {place}"), words }
        };
        places.map(saying).collect()
    }
}

fn parts(rules: &str) -> Vec<(String, String)> {
    let book = Rulebook::new(rules);
    let chapters = book.chapters().iter().enumerate().map(|(number, chapter)| {
        (format!("chapter {number}"), format!("{}\n{}", chapter.title, chapter.prose.join("\n")))
    });
    let rules = book.rules().iter().map(|rule| {
        let captions: Vec<&str> = rule.figures.iter().map(|figure| figure.caption).collect();
        (rule.id.to_owned(), format!("{}\n{}", rule.text, captions.join("\n")))
    });
    chapters.chain(rules).collect()
}

/// The rows of the table below a heading, without its head.
fn table<'a>(page: &'a str, heading: &str) -> impl Iterator<Item = Vec<String>> + use<'a> {
    let section = page.split_once(heading).map_or("", |(_, rest)| rest);
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
}

/// In small letters, without marks and punctuation; a line break separates as a full stop does not.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('’', "'");
    let is_part = |c: char| c.is_alphanumeric() || c == '\'' || c == '-';
    text.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).map(ToOwned::to_owned).collect()
}

impl Pattern {
    fn new(text: &str) -> Self {
        let word = |word: &str| {
            let word = word.to_lowercase().replace('’', "'");
            word.strip_suffix('*').map_or_else(|| (word.clone(), false), |stem| (stem.to_owned(), true))
        };
        let words: Vec<_> = text.split_whitespace().map(word).collect();
        assert!(!words.is_empty(), "a pattern in a glossary has no word");
        Pattern(words)
    }

    fn is_in(&self, words: &[String]) -> bool {
        let fits = |(stem, goes_on): &(String, bool), word: &String| {
            if *goes_on { word.starts_with(stem.as_str()) } else { word == stem }
        };
        words.windows(self.0.len()).any(|some| self.0.iter().zip(some).all(|(one, word)| fits(one, word)))
    }
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words: Vec<String> = self
            .0
            .iter()
            .map(|(stem, goes_on)| format!("{stem}{}", if *goes_on { "…" } else { "" }))
            .collect();
        f.write_str(&words.join(" "))
    }
}
