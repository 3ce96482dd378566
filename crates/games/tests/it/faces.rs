//! Every registered game's face keeps the laws of faces (invariants 18 to 20 and 27).

use benben_bots::Heuristics;
use benben_face_laws::{Glossary, Owner, Saying, lesson_keys, no_key_has_two_owners, sources};
use benben_games::{FaceVisitor, ids, visit_face};
use benben_web::{Face, PAGES};
use std::fs;
use std::path::{Path, PathBuf};

/// One test a law, over all games; the output of a failed test ends with the game that broke it.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {$(
        #[test]
        fn $law() {
            struct Law;
            impl FaceVisitor for Law {
                type Out = ();
                fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) {
                    benben_face_laws::$law::<F>();
                }
            }
            for id in ids() {
                println!("{id}");
                visit_face(id, Law).expect("the game is listed");
            }
        }
    )*};
}

laws! {
    every_legal_action_is_reachable_by_exactly_one_set_of_picks,
    everything_renders_in_every_language,
    whatever_is_picked_gets_an_answer,
    whatever_has_a_tip_can_have_the_focus,
    the_rules_are_the_same_in_every_language,
    every_picture_of_the_rules_is_drawn_and_used,
    every_lesson_can_be_taken,
    every_lesson_has_its_words,
    lessons_cover_the_rules_they_name,
    every_rule_is_taught_or_left_out,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn glossary(path: &str) -> Glossary {
    let path = root().join(path);
    let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Glossary::read(&page)
}

/// All that a game says, in texts and rules.
struct Said(&'static str);

impl FaceVisitor for Said {
    type Out = Vec<Saying>;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Vec<Saying> {
        let texts = Saying::texts(self.0, F::texts());
        texts.into_iter().chain(Saying::rules(self.0, F::RULES)).collect()
    }
}

#[test]
fn everything_is_said_as_the_glossaries_have_it() {
    let common = glossary("crates/web/locales/glossary.md");
    let mut complaints = common.complaints(&Saying::texts("pages", &PAGES));
    for id in ids() {
        let said = visit_face(id, Said(id)).expect("the game is listed");
        complaints.extend(common.complaints(&said));
        complaints.extend(glossary(&format!("games/{id}/face/glossary.md")).complaints(&said));
    }
    assert!(complaints.is_empty(), "{}:\n{}", complaints.len(), complaints.join("\n"));
    let (demanded, forbidden) = common.len();
    assert!(demanded > 0 && forbidden > 0, "the common glossary was not read");
}

struct Speaker(&'static str);

impl FaceVisitor for Speaker {
    type Out = Owner;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Owner {
        let code = sources(&root().join("games").join(self.0).join("face/src")) + &lesson_keys::<F>();
        Owner { name: self.0.to_owned(), locales: F::texts(), code }
    }
}

fn speakers() -> Vec<Owner> {
    ids().map(|id| visit_face(id, Speaker(id)).expect("the game is listed")).collect()
}

#[test]
fn no_text_of_a_game_is_missing_or_unused_in_any_language() {
    speakers().iter().for_each(Owner::check);
}

#[test]
fn a_text_belongs_to_the_pages_or_to_one_game() {
    let pages = Owner { name: "pages".to_owned(), locales: &PAGES, code: String::new() };
    no_key_has_two_owners(&pages, &speakers());
}
