//! Every registered game's face keeps the laws of faces (invariants 18 to 20).

use benben_bots::Heuristics;
use benben_face_laws::{Owner, no_key_has_two_owners, sources};
use benben_games::{FaceVisitor, ids, visit_face};
use benben_web::{Face, PAGES};
use std::path::Path;

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
    the_rules_are_the_same_in_every_language,
}

struct Speaker(&'static str);

impl FaceVisitor for Speaker {
    type Out = Owner;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Owner {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let code = sources(&games.join(self.0).join("face/src"));
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
