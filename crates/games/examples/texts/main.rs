//! Writes every text of the pages and of every game as people read it: `cargo xtask texts`, or
//! `cargo run -p benben-games --example texts -- FOLDER`. Random games are played and overheard in all languages, so that the
//! things filled in are real ones; then every number and variant a text chooses by is tried.

mod written;

use benben_bots::Heuristics;
use benben_core::Game;
use benben_face_laws::{Examples, Rendered, rendered};
use benben_games::{FaceVisitor, ids, visit_face};
use benben_web::{ByLanguage, Face, Language, PAGES, Texts};
use std::path::PathBuf;

/// As many games are played of each.
const GAMES: u64 = 24;

/// All texts of the pages or of a game.
struct Chapter {
    title: &'static str,
    texts: Vec<Rendered>,
    /// What the log says during a game.
    log: ByLanguage<Vec<String>>,
}

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).expect("the folder to write into"));
    std::fs::create_dir_all(&folder)?;
    let mut chapters = vec![pages()];
    chapters.extend(ids().filter_map(|id| visit_face(id, Played)));
    for language in Language::ALL {
        let path = |ending| folder.join(format!("{}.{ending}", language.code()));
        std::fs::write(path("md"), written::plain(&chapters, language))?;
        std::fs::write(path("html"), written::page(&chapters, language))?;
    }
    Ok(())
}

/// What the pages say of every game, and all else with values that could be.
fn pages() -> Chapter {
    let mut examples = Examples::default();
    for id in ids() {
        visit_face(id, Introduced(&mut examples));
    }
    let texts = rendered(&PAGES, &examples, Texts::new);
    Chapter { title: "pages", texts, log: ByLanguage::default() }
}

struct Introduced<'a>(&'a mut Examples);

impl FaceVisitor for Introduced<'_> {
    type Out = ();

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) {
        let meta = &F::Game::META;
        self.0.hear(|texts| {
            let title = F::title(texts.about::<F>());
            texts.with("rules-title").and("game", title).say();
            texts.with("home-players").and("min", meta.min_seats).and("max", meta.max_seats).say();
            texts.with("home-minutes").and("min", F::MINUTES.0).and("max", F::MINUTES.1).say();
        });
    }
}

struct Played;

impl FaceVisitor for Played {
    type Out = Chapter;

    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> Chapter {
        let examples = Examples::of_games::<F>(GAMES);
        let texts = rendered(F::texts(), &examples, |language| Texts::new(language).about::<F>());
        Chapter { title: F::Game::META.id, texts, log: examples.log }
    }
}
