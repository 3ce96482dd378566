//! Golden games: played once, checked in, and replayed bit for bit ever since. `BENBEN_BLESS=1 cargo test -p benben-sun-bot`
//! plays them anew after a deliberate change of the rules (which also raises `rules_version`).

use benben_core::{EditionFile, Game, Record, Setting, Turn};
use benben_sun::Sun;
use std::fs;
use std::path::PathBuf;

/// How many there are.
const GOLDEN: usize = 8;
/// And with the edition before.
const EARLIER: usize = 7;

#[test]
fn golden_games_replay_bit_for_bit() {
    check("records", GOLDEN, Setting::<Sun>::standard().edition().fingerprint());
}

#[test]
fn golden_games_of_the_edition_before_replay_bit_for_bit() {
    let earlier = EditionFile::new(Sun::META.earlier_editions[0]).unwrap();
    check("records/earlier-edition", EARLIER, earlier.fingerprint());
}

fn check(folder: &str, games: usize, edition: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files: Vec<_> = files.filter(|file| file.is_file()).collect();
    assert_eq!(files.len(), games);
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(&file).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let table = record.verify::<Sun>().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(table.turn(), Turn::Over, "{name}");
        assert_eq!(record.to_text(), text, "{name}");
        assert_eq!((record.edition_fingerprint.as_str(), record.edition_text), (edition, None), "{name}");
    }
}
