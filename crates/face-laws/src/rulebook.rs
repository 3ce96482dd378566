//! Invariant 20, for rules: they are the same rules in every language, with the same pictures.

use benben_core::{Figure, Game, Rulebook};
use benben_web::{Face, Language, Texts};

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

/// Every picture that the rules name is drawn, every picture is named, and each has a caption in every language. They are
/// at the same rules in all languages.
pub fn every_picture_of_the_rules_is_drawn_and_used<F: Face>() {
    let english = Rulebook::new(F::RULES[Language::English]);
    for language in Language::ALL {
        let place = format!("{} in {language:?}", F::Game::META.id);
        let book = Rulebook::new(F::RULES[language]);
        for rule in book.rules() {
            assert!(
                !rule.text.contains("](figure:"),
                "{place}: a picture comes before the end of {}",
                rule.id
            );
        }
        for ((rule, ours), (_, theirs)) in pictures(&book).zip(pictures(&english)) {
            let same = ours.caption == theirs.caption;
            assert_eq!(
                same,
                language == Language::English,
                "{place}: {} at {rule} is not translated",
                ours.name
            );
        }
        let shown = |book| pictures(book).map(|(rule, figure)| (rule.to_owned(), figure.name.to_owned()));
        assert!(shown(&book).eq(shown(&english)), "{place} does not show the pictures of the English rules");
        let mut drawn: Vec<_> =
            F::figures(Texts::new(language).about::<F>()).into_iter().map(|(name, _)| name).collect();
        let mut named: Vec<_> = pictures(&book).map(|(_, figure)| figure.name).collect();
        drawn.sort_unstable();
        named.sort_unstable();
        assert_eq!(drawn, named, "{place}: what is drawn is not what the rules name");
    }
}

fn pictures<'a, 'b>(book: &'b Rulebook<'a>) -> impl Iterator<Item = (&'a str, &'b Figure<'a>)> {
    book.rules().iter().flat_map(|rule| rule.figures.iter().map(|figure| (rule.id, figure)))
}
