//! What glossaries demand and forbid.

use benben_face_laws::{Glossary, Saying};
use benben_web::{ByLanguage, Locales};

const PAGE: &str = "# Words\n\n| English | cs |\n|---|---|\n| card | karta |\n\n## Demanded\n\n\
    | English | cs | sk | pl |\n|---|---|---|---|\n| discard pile* | odhazovac* hromád* | odhadzovac* balíč* | stos* kart odrzuconych |\n\n\
    ## Forbidden\n\n| language | never | say |\n|---|---|---|\n| en | field* | square |\n| cs | pyramidov* h* | hry o pyramidách |\n";

fn glossary() -> Glossary {
    Glossary::read(PAGE)
}

fn complaints(english: &str, czech: &str) -> Vec<String> {
    let words = ByLanguage {
        english: english.to_owned(),
        czech: czech.to_owned(),
        slovak: "odhadzovací balíček".to_owned(),
        polish: "stos kart odrzuconych".to_owned(),
    };
    glossary().complaints(&[Saying { place: "here".to_owned(), words }])
}

#[test]
fn a_glossary_is_read_by_its_headings() {
    assert_eq!(glossary().len(), (1, 2));
    assert_eq!(Glossary::read("# Words\n").len(), (0, 0));
}

#[test]
fn a_text_that_says_what_is_forbidden_is_found() {
    assert_eq!(complaints("A square", "Hry o pyramidách"), [""; 0]);
    assert_eq!(complaints("Two *Fields*.", ""), ["here in English says `field…`; say square"]);
    assert_eq!(
        complaints("", "Pyramidové\nhry"),
        ["here in Czech says `pyramidov… h…`; say hry o pyramidách"]
    );
    assert_eq!(complaints("In Springfield", ""), [""; 0], "a word is not its end");
}

#[test]
fn a_text_that_does_not_say_what_is_demanded_is_found() {
    assert_eq!(complaints("the discard pile", "odhazovací hromádka"), [""; 0]);
    let missing = complaints("the discard piles", "odložené karty");
    assert_eq!(missing, ["here in Czech does not say odhazovac… hromád…"]);
}

#[test]
fn texts_and_rules_are_read_with_all_their_variants() {
    let english = "pile = { $count ->\n    [one] one discard pile\n   *[other] piles\n}\n";
    let other = "pile = karty\n";
    let sources = ByLanguage { english, czech: other, slovak: other, polish: other };
    let texts = Saying::texts("game", Box::leak(Box::new(Locales::new(sources))));
    assert_eq!(glossary().complaints(&texts).len(), 3, "in three languages");
    let english = "# Game\n\nFields.\n\n## Turn\n\n**A1** Play.\n\n![A field.](figure:row)\n";
    let rules = ByLanguage { english, czech: "", slovak: "", polish: "" };
    let complaints = glossary().complaints(&Saying::rules("game", rules));
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    assert!(complaints[0].starts_with("game: chapter 0") && complaints[1].starts_with("game: A1"));
}
