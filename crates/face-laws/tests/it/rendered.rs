//! The list of all texts: nothing is left out of it, and every plural is in it.

use benben_face_laws::{Examples, Owner, Rendered, rendered};
use benben_sample_face::SealedFace;
use benben_web::{Face, Language, Texts};

fn list() -> Vec<Rendered> {
    let examples = Examples::of_games::<SealedFace>(4);
    rendered(SealedFace::<0>::texts(), &examples, |language| Texts::new(language).about::<SealedFace>())
}

#[test]
fn every_text_is_in_the_list() {
    let owner = Owner { name: "sealed".to_owned(), locales: SealedFace::<0>::texts(), code: String::new() };
    let list = list();
    assert_eq!(
        list.iter().map(|text| text.key.clone()).collect::<std::collections::BTreeSet<_>>(),
        owner.keys()
    );
    assert!(list.iter().all(|text| !text.lines.is_empty()));
}

#[test]
fn a_text_is_listed_as_it_was_said_and_then_in_all_its_plurals() {
    let list = list();
    let tokens = list.iter().find(|text| text.key == "sealed-tokens").expect("the text is listed");
    assert!(tokens.lines[0].note.is_empty(), "a game said it: {tokens:?}");
    for number in [0, 1, 2, 5, 22, 100] {
        let line = |language| {
            let text = Texts::new(language).about::<SealedFace>().with("sealed-tokens").and("count", number);
            let text = text.say();
            tokens.lines.iter().any(|line| line.said[language] == text)
        };
        assert!(Language::ALL.into_iter().all(line), "{number}: {tokens:?}");
    }
}
