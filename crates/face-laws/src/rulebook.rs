//! Invariant 20, for rules: they are the same rules in every language.

use benben_core::{Game, Rulebook};
use benben_web::{Face, Language};

/// Every language has the same rules under the same ids, each with as many notes, and all but English is translated.
pub fn the_rules_are_the_same_in_every_language<F: Face>() {
    let meta = &F::Game::META;
    let shape = |language| {
        let book = Rulebook::new(F::RULES[language]);
        let notes = |text: &str| text.split("\n\n").filter(|part| part.starts_with('*')).count();
        book.rules().iter().map(|rule| (rule.id.to_owned(), notes(rule.text))).collect::<Vec<_>>()
    };
    for language in Language::ALL {
        assert_eq!(shape(language), shape(Language::English), "{} in {language:?}", meta.id);
        let same = F::RULES[language] == meta.rules;
        assert_eq!(same, language == Language::English, "{} in {language:?} is not translated", meta.id);
    }
}
