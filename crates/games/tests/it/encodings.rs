//! Every game as programs that learn see it: the laws of encodings, and the page that describes them.

use benben_bots::encoding::laws::{Examined, examine};
use benben_bots::encoding::{Encoding, describe};
use benben_core::{Game, Options, Setting};
use benben_games::{EncodingVisitor, ids, visit_encoding};
use std::path::PathBuf;

/// Random games with every option at every number of seats.
struct Laws;

impl EncodingVisitor for Laws {
    type Out = ();
    fn visit<E: Encoding>(self) {
        let meta = <E::Game as Game>::META;
        let mut all = Examined::default();
        for (seed, options) in (0u64..).zip(Options::all(meta.options)) {
            let setting = Setting::<E::Game>::with_options(options);
            for seats in meta.min_seats..=meta.max_seats {
                for game in 0..2 {
                    match examine::<E>(&setting, seats, 2 * seed + game) {
                        Ok(examined) => all += examined,
                        Err(breach) => {
                            panic!("{} with {}, {seats} seats: {breach}", meta.id, setting.options())
                        }
                    }
                }
            }
        }
        assert!(all.observations > 200 && all.told_apart > 100 && all.actions > 100, "{}: {all:?}", meta.id);
        assert!(all.twins > 50, "{}: there was nothing to hide: {all:?}", meta.id);
    }
}

#[test]
fn encodings_keep_their_laws() {
    std::thread::scope(|threads| {
        for id in ids() {
            threads.spawn(move || visit_encoding(id, Laws).expect("every game has an encoding"));
        }
    });
}

struct Describe;

impl EncodingVisitor for Describe {
    type Out = String;
    fn visit<E: Encoding>(self) -> String {
        describe::<E>()
    }
}

#[test]
fn the_pages_about_encodings_are_true() {
    for id in ids() {
        let path =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id).join("bot/ENCODING.md");
        let page = visit_encoding(id, Describe).expect("every game has an encoding");
        if std::env::var_os("BENBEN_BLESS").is_some() {
            std::fs::write(&path, &page).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            written == page,
            "{id}: BENBEN_BLESS=1 cargo test -p benben-games encodings writes ENCODING.md"
        );
    }
}
