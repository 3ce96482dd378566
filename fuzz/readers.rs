//! What is fuzzed: every reader of text, for every game there is. None may panic, and what is read is written as it was read.
//! The everyday tests replay the corpora through the same functions (crates/games/tests/it/corpora.rs).

#![allow(dead_code, reason = "each target uses one of them")]

use benben_core::{EditionFile, Game, Options, Record, Setting};
use benben_games::{RulesVisitor, ids, visit_rules};

/// A record: whatever can be read is replayed by its game, and written so that it reads the same.
pub(super) fn record(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record));
    struct Verify<'a>(&'a Record);
    impl RulesVisitor for Verify<'_> {
        type Out = bool;
        fn visit<G: Game>(self) -> bool {
            self.0.verify::<G>().is_ok()
        }
    }
    let _ = visit_rules(&record.game, Verify(&record));
}

/// An action, in the notation of every game.
pub(super) fn action(text: &str) {
    struct Read<'a>(&'a str);
    impl RulesVisitor for Read<'_> {
        type Out = ();
        fn visit<G: Game>(self) {
            let Ok(action) = self.0.parse::<G::Action>() else { return };
            assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action));
        }
    }
    ids().for_each(|id| visit_rules(id, Read(text)).expect("the game is listed"));
}

/// An edition of every game.
pub(super) fn edition(text: &str) {
    struct Read<'a>(&'a str);
    impl RulesVisitor for Read<'_> {
        type Out = bool;
        fn visit<G: Game>(self) -> bool {
            let standard = Options::standard(G::META.options);
            EditionFile::new(self.0).and_then(|file| Setting::<G>::new(file, standard)).is_ok()
        }
    }
    ids().for_each(|id| {
        let _ = visit_rules(id, Read(text));
    });
}

/// Options of every game.
pub(super) fn options(text: &str) {
    for meta in benben_games::metas() {
        if let Ok(options) = Options::parse(meta.options, text) {
            assert!(Options::parse(meta.options, &options.to_string()).is_ok());
        }
    }
}
