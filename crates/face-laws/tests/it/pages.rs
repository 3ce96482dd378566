//! No text of the pages is missing or unused, in any language (invariant 20).

use benben_face_laws::{Owner, sources};
use benben_web::PAGES;
use std::path::Path;

#[test]
fn no_text_of_the_pages_is_missing_or_unused_in_any_language() {
    // The server says some of them, and the terminal others.
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["web/src", "server/src", "terminal/src", "benben/src/commands"];
    let code = folders.map(|folder| sources(&crates.join(folder))).concat();
    Owner { name: "pages".to_owned(), locales: &PAGES, code }.check();
}
