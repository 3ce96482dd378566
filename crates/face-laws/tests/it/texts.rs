//! Laws of texts.

use super::breaks;
use benben_face_laws::{Owner, lesson_keys, no_key_has_two_owners, sources};
use benben_sample_face::SealedFace;
use benben_web::{ByLanguage, Face, Locales};
use std::path::Path;

/// The same text in every language, but for Czech.
fn owner(name: &str, text: &'static str, czech: &'static str, code: &str) -> Owner {
    let sources = ByLanguage { english: text, czech, slovak: text, polish: text };
    // Texts live as long as the program.
    let locales = Box::leak(Box::new(Locales::new(sources)));
    Owner { name: name.to_owned(), locales, code: code.to_owned() }
}

fn check(text: &'static str, czech: &'static str, code: &str) {
    owner("game", text, czech, code).check();
}

const TEXT: &str = "game-hello = Hello\ngame-card = card { $value }\n";
const CODE: &str = "texts.say(\"game-hello\"); texts\n    .with(\"game-card\").and(\"value\", 1).say()";

#[test]
fn texts_that_fit_their_code_keep_the_laws() {
    check(TEXT, "game-hello = Ahoj\ngame-card = karta { $value }\n", CODE);
    let code = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../sample-face/src"));
    let code = code + &lesson_keys::<SealedFace<0>>();
    Owner { name: "sealed".to_owned(), locales: SealedFace::<0>::texts(), code }.check();
}

#[test]
fn a_text_that_is_missing_unused_or_strange_is_found() {
    breaks(|| check(TEXT, "game-hello = Ahoj\n", CODE), "game in Czech lacks [\"game-card\"]");
    breaks(|| check("game-hello = Hello\n", TEXT, "\"game-hello\""), "game in Czech has [\"game-card\"]");
    let czech = "game-hello = Ahoj\ngame-card = karta { $number }\n";
    breaks(|| check(TEXT, czech, CODE), "`game-card` wants [\"number\"]");
    breaks(|| check(TEXT, TEXT, "texts.say(\"game-hello\")"), "nobody says [\"game-card\"]");
    breaks(
        || check("game-hello = Hello\n", "game-hello = Ahoj\n", CODE),
        "`game-card` is said, and is in no file",
    );
    breaks(|| check("game-hello = { $\n", "game-hello = Ahoj\n", CODE), "game in English");
    let twice = "game-hello = Hello\ngame-hello = Hi\n";
    breaks(|| check(twice, twice, "\"game-hello\""), "`game-hello` is there twice");
}

#[test]
fn a_key_that_could_belong_to_two_is_found() {
    let game = |text| owner("game", text, text, CODE);
    let pages = |text| owner("pages", text, text, "");
    no_key_has_two_owners(&pages("hello = Hello\n"), &[game(TEXT)]);
    breaks(
        || no_key_has_two_owners(&pages("hello = Hello\n"), &[game("hello = Hello\n")]),
        "these keys do not begin with `game-`: [\"hello\"]",
    );
    breaks(|| no_key_has_two_owners(&pages(TEXT), &[game(TEXT)]), "these keys belong to the game game");
}
